// Generated from libs/loop/schemas/review-fix-attempt-ledger.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^[1-9][0-9]{0,19}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.change_request_id === void 0 && (missing0 = "change_request_id") || data.repository_id === void 0 && (missing0 = "repository_id")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "change_request_id" || key0 === "repository_id")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.change_request_id !== void 0) {
				let data0 = data.change_request_id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate22.errors = [issue(instancePath + "/change_request_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/change_request_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.repository_id !== void 0) {
					let data1 = data.repository_id;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate22.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate22.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
const schema37 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"attempt_id",
		"attempt_number",
		"head_commit_id",
		"outcome",
		"recorded_at"
	],
	"properties": {
		"attempt_id": { "$ref": "#/$defs/contract.common.id" },
		"attempt_number": {
			"type": "integer",
			"minimum": 1,
			"maximum": 8
		},
		"head_commit_id": {
			"type": "string",
			"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
		},
		"outcome": { "enum": [
			"abandoned",
			"applied",
			"failed"
		] },
		"recorded_at": { "$ref": "#/$defs/contract.common.time" }
	}
};
const pattern8 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern9 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.head_commit_id === void 0 && (missing0 = "head_commit_id") || data.outcome === void 0 && (missing0 = "outcome") || data.recorded_at === void 0 && (missing0 = "recorded_at")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "attempt_number" || key0 === "head_commit_id" || key0 === "outcome" || key0 === "recorded_at")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.attempt_id !== void 0) {
				let data0 = data.attempt_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate24.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.attempt_number !== void 0) {
					let data1 = data.attempt_number;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate24.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 8 || isNaN(data1)) {
							validate24.errors = [issue(instancePath + "/attempt_number", "maximum", {
								comparison: "<=",
								limit: 8
							})];
							return false;
						} else if (data1 < 1 || isNaN(data1)) {
							validate24.errors = [issue(instancePath + "/attempt_number", "minimum", {
								comparison: ">=",
								limit: 1
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.head_commit_id !== void 0) {
						let data2 = data.head_commit_id;
						if (typeof data2 === "string") {
							if (!pattern8.test(data2)) {
								validate24.errors = [issue(instancePath + "/head_commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/head_commit_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.outcome !== void 0) {
							let data3 = data.outcome;
							if (!(data3 === "abandoned" || data3 === "applied" || data3 === "failed")) {
								validate24.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema37.properties.outcome.enum })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.recorded_at !== void 0) {
								let data4 = data.recorded_at;
								if (typeof data4 === "string") {
									if (!pattern9.test(data4)) {
										validate24.errors = [issue(instancePath + "/recorded_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
										return false;
									}
								} else {
									validate24.errors = [issue(instancePath + "/recorded_at", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate24.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.change_ref === void 0 && (missing0 = "change_ref") || data.entries === void 0 && (missing0 = "entries") || data.ledger_contract === void 0 && (missing0 = "ledger_contract") || data.recorded_at === void 0 && (missing0 = "recorded_at")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "change_ref" || key0 === "entries" || key0 === "ledger_contract" || key0 === "recorded_at")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.activation_state !== void 0) {
						const _errs2 = errors;
						if ("inactive" !== data.activation_state) {
							validate21.errors = [issue(instancePath + "/activation_state", "const", { allowedValue: "inactive" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.change_ref !== void 0) {
							const _errs3 = errors;
							if (!validate22(data.change_ref, {
								instancePath: instancePath + "/change_ref",
								parentData: data,
								parentDataProperty: "change_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.entries !== void 0) {
								let data2 = data.entries;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (Array.isArray(data2)) {
										if (data2.length > 64) {
											validate21.errors = [issue(instancePath + "/entries", "maxItems", { limit: 64 })];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs6 = errors;
												if (!validate24(data2[i0], {
													instancePath: instancePath + "/entries/" + i0,
													parentData: data2,
													parentDataProperty: i0,
													rootData
												})) {
													vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
													errors = vErrors.length;
												}
												if (!(_errs6 === errors)) break;
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/entries", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.ledger_contract !== void 0) {
									let data4 = data.ledger_contract;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											let missing1;
											if (data4.declared_entry_count === void 0 && (missing1 = "declared_entry_count") || data4.maximum_entry_count === void 0 && (missing1 = "maximum_entry_count") || data4.schema_identity === void 0 && (missing1 = "schema_identity")) {
												validate21.errors = [issue(instancePath + "/ledger_contract", "required", { missingProperty: missing1 })];
												return false;
											} else {
												const _errs9 = errors;
												for (const key1 in data4) if (!(key1 === "declared_entry_count" || key1 === "maximum_entry_count" || key1 === "schema_identity")) {
													validate21.errors = [issue(instancePath + "/ledger_contract", "additionalProperties", { additionalProperty: key1 })];
													return false;
												}
												if (_errs9 === errors) {
													if (data4.declared_entry_count !== void 0) {
														let data5 = data4.declared_entry_count;
														const _errs10 = errors;
														if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
															validate21.errors = [issue(instancePath + "/ledger_contract/declared_entry_count", "type", { type: "integer" })];
															return false;
														}
														if (errors === _errs10) {
															if (typeof data5 == "number" && isFinite(data5)) {
																if (data5 > 64 || isNaN(data5)) {
																	validate21.errors = [issue(instancePath + "/ledger_contract/declared_entry_count", "maximum", {
																		comparison: "<=",
																		limit: 64
																	})];
																	return false;
																} else if (data5 < 0 || isNaN(data5)) {
																	validate21.errors = [issue(instancePath + "/ledger_contract/declared_entry_count", "minimum", {
																		comparison: ">=",
																		limit: 0
																	})];
																	return false;
																}
															}
														}
														var valid2 = _errs10 === errors;
													} else var valid2 = true;
													if (valid2) {
														if (data4.maximum_entry_count !== void 0) {
															const _errs12 = errors;
															if (64 !== data4.maximum_entry_count) {
																validate21.errors = [issue(instancePath + "/ledger_contract/maximum_entry_count", "const", { allowedValue: 64 })];
																return false;
															}
															var valid2 = _errs12 === errors;
														} else var valid2 = true;
														if (valid2) {
															if (data4.schema_identity !== void 0) {
																const _errs13 = errors;
																if ("loop.review-fix-attempt-ledger.v1" !== data4.schema_identity) {
																	validate21.errors = [issue(instancePath + "/ledger_contract/schema_identity", "const", { allowedValue: "loop.review-fix-attempt-ledger.v1" })];
																	return false;
																}
																var valid2 = _errs13 === errors;
															} else var valid2 = true;
														}
													}
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/ledger_contract", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.recorded_at !== void 0) {
										let data8 = data.recorded_at;
										const _errs14 = errors;
										if (errors === errors) {
											if (typeof data8 === "string") {
												if (!pattern9.test(data8)) {
													validate21.errors = [issue(instancePath + "/recorded_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
													return false;
												}
											} else {
												validate21.errors = [issue(instancePath + "/recorded_at", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
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
							if ("review_fix_attempt_ledger" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "review_fix_attempt_ledger" })];
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