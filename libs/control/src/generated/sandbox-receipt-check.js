// Generated from libs/control/schemas/sandbox-receipt-check.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"accepted_set_sha256",
		"activation_state",
		"authority_effect",
		"check_verdict",
		"enforcement_verdict",
		"evaluation_sha256",
		"expectation_sha256",
		"origin_check",
		"qualification_effect",
		"reason_ids",
		"receipt_sha256"
	],
	"properties": {
		"accepted_set_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"activation_state": { "const": "inactive" },
		"authority_effect": { "const": "none" },
		"check_verdict": { "enum": ["refused", "valid"] },
		"enforcement_verdict": { "enum": [
			"failed",
			"none",
			"satisfied",
			"violated"
		] },
		"evaluation_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"expectation_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"origin_check": { "const": "not-performed" },
		"qualification_effect": { "const": "none" },
		"reason_ids": { "$ref": "#/$defs/control.common.reasonIds" },
		"receipt_sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 64) {
			validate22.errors = [issue(instancePath, "maxItems", { limit: 64 })];
			return false;
		} else if (data.length < 1) {
			validate22.errors = [issue(instancePath, "minItems", { limit: 1 })];
			return false;
		} else {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data0 = data[i0];
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate22.errors = [issue(instancePath + "/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/" + i0, "type", { type: "string" })];
					return false;
				}
			}
		}
	} else {
		validate22.errors = [issue(instancePath, "type", { type: "array" })];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.accepted_set_sha256 === void 0 && (missing0 = "accepted_set_sha256") || data.activation_state === void 0 && (missing0 = "activation_state") || data.authority_effect === void 0 && (missing0 = "authority_effect") || data.check_verdict === void 0 && (missing0 = "check_verdict") || data.enforcement_verdict === void 0 && (missing0 = "enforcement_verdict") || data.evaluation_sha256 === void 0 && (missing0 = "evaluation_sha256") || data.expectation_sha256 === void 0 && (missing0 = "expectation_sha256") || data.origin_check === void 0 && (missing0 = "origin_check") || data.qualification_effect === void 0 && (missing0 = "qualification_effect") || data.reason_ids === void 0 && (missing0 = "reason_ids") || data.receipt_sha256 === void 0 && (missing0 = "receipt_sha256")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.accepted_set_sha256 !== void 0) {
						let data0 = data.accepted_set_sha256;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern5.test(data0)) {
									validate21.errors = [issue(instancePath + "/accepted_set_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/accepted_set_sha256", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.activation_state !== void 0) {
							const _errs5 = errors;
							if ("inactive" !== data.activation_state) {
								validate21.errors = [issue(instancePath + "/activation_state", "const", { allowedValue: "inactive" })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.authority_effect !== void 0) {
								const _errs6 = errors;
								if ("none" !== data.authority_effect) {
									validate21.errors = [issue(instancePath + "/authority_effect", "const", { allowedValue: "none" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.check_verdict !== void 0) {
									let data3 = data.check_verdict;
									const _errs7 = errors;
									if (!(data3 === "refused" || data3 === "valid")) {
										validate21.errors = [issue(instancePath + "/check_verdict", "enum", { allowedValues: schema33.properties.check_verdict.enum })];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.enforcement_verdict !== void 0) {
										let data4 = data.enforcement_verdict;
										const _errs8 = errors;
										if (!(data4 === "failed" || data4 === "none" || data4 === "satisfied" || data4 === "violated")) {
											validate21.errors = [issue(instancePath + "/enforcement_verdict", "enum", { allowedValues: schema33.properties.enforcement_verdict.enum })];
											return false;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.evaluation_sha256 !== void 0) {
											let data5 = data.evaluation_sha256;
											const _errs9 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern5.test(data5)) {
														validate21.errors = [issue(instancePath + "/evaluation_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
														return false;
													}
												} else {
													validate21.errors = [issue(instancePath + "/evaluation_sha256", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.expectation_sha256 !== void 0) {
												let data6 = data.expectation_sha256;
												const _errs12 = errors;
												if (errors === errors) {
													if (typeof data6 === "string") {
														if (!pattern5.test(data6)) {
															validate21.errors = [issue(instancePath + "/expectation_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
															return false;
														}
													} else {
														validate21.errors = [issue(instancePath + "/expectation_sha256", "type", { type: "string" })];
														return false;
													}
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.origin_check !== void 0) {
													const _errs15 = errors;
													if ("not-performed" !== data.origin_check) {
														validate21.errors = [issue(instancePath + "/origin_check", "const", { allowedValue: "not-performed" })];
														return false;
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.qualification_effect !== void 0) {
														const _errs16 = errors;
														if ("none" !== data.qualification_effect) {
															validate21.errors = [issue(instancePath + "/qualification_effect", "const", { allowedValue: "none" })];
															return false;
														}
														var valid0 = _errs16 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.reason_ids !== void 0) {
															const _errs17 = errors;
															if (!validate22(data.reason_ids, {
																instancePath: instancePath + "/reason_ids",
																parentData: data,
																parentDataProperty: "reason_ids",
																rootData
															})) {
																vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs17 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.receipt_sha256 !== void 0) {
																let data10 = data.receipt_sha256;
																const _errs18 = errors;
																if (errors === errors) {
																	if (typeof data10 === "string") {
																		if (!pattern5.test(data10)) {
																			validate21.errors = [issue(instancePath + "/receipt_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																			return false;
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/receipt_sha256", "type", { type: "string" })];
																		return false;
																	}
																}
																var valid0 = _errs18 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate21.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate21.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "body")) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if (1 !== data.schema_version) {
							validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							const _errs3 = errors;
							if ("sandbox_receipt_check" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandbox_receipt_check" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								let data2 = data.id;
								const _errs4 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate20.errors = [issue(instancePath + "/id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.body !== void 0) {
									const _errs7 = errors;
									if (!validate21(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate20.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
export { validate };