// Generated from libs/shadow/schemas/shadow-command-record.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const schema32 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"authority",
		"claim_ref",
		"deploy_authority",
		"evaluation_mode",
		"execution",
		"outcome",
		"qualification",
		"reason_id",
		"receipt_ref",
		"required_outcome",
		"shadow"
	],
	"properties": {
		"authority": { "const": "none" },
		"claim_ref": { "$ref": "#/$defs/shadow.common.commandClaimRef" },
		"deploy_authority": { "const": "none" },
		"evaluation_mode": { "const": "observation-only" },
		"execution": { "oneOf": [{ "$ref": "#/$defs/shadow.shadow-command-record.absentExecution" }, { "$ref": "#/$defs/shadow.shadow-command-record.presentExecution" }] },
		"outcome": { "enum": [
			"inconclusive",
			"no-change",
			"reproduced"
		] },
		"qualification": {
			"type": "object",
			"additionalProperties": false,
			"required": ["reason_id", "state"],
			"properties": {
				"reason_id": { "const": "shadow.unqualified" },
				"state": { "const": "unavailable" }
			}
		},
		"reason_id": { "enum": [
			"candidate.refused",
			"check.ended-otherwise",
			"check.failed-at-revision",
			"check.not-exited",
			"check.passed-at-revision",
			"sandbox.failed",
			"sandbox.limit-reached",
			"tools.missing"
		] },
		"receipt_ref": { "oneOf": [{ "$ref": "#/$defs/shadow.shadow-command-record.absentReceipt" }, { "$ref": "#/$defs/shadow.shadow-command-record.presentReceipt" }] },
		"required_outcome": { "enum": ["no-change", "reproduced"] },
		"shadow": { "const": true }
	}
};
const schema35 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_id", "state"],
	"properties": {
		"reason_id": { "enum": ["check.not-exited", "check.not-run"] },
		"state": { "const": "absent" }
	}
};
const schema39 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_id", "state"],
	"properties": {
		"reason_id": { "enum": ["candidate.refused", "tools.missing"] },
		"state": { "const": "absent" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("shadow-command-claim" !== data.content_id) {
					validate22.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "shadow-command-claim" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.shadow-command-claim+json" !== data.media_type) {
						validate22.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.shadow-command-claim+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate22.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
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
	"description": "How the command ended, held against how it ends when nothing is wrong and how it ended when the failure was seen.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"exit_status",
		"matches",
		"stdout_sha256"
	],
	"properties": {
		"exit_status": {
			"type": "integer",
			"minimum": 0,
			"maximum": 255
		},
		"matches": { "enum": [
			"expected",
			"neither",
			"observed"
		] },
		"stdout_sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
};
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.exit_status === void 0 && (missing0 = "exit_status") || data.matches === void 0 && (missing0 = "matches") || data.stdout_sha256 === void 0 && (missing0 = "stdout_sha256")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "exit_status" || key0 === "matches" || key0 === "stdout_sha256")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.exit_status !== void 0) {
				let data0 = data.exit_status;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate25.errors = [issue(instancePath + "/exit_status", "type", { type: "integer" })];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 > 255 || isNaN(data0)) {
						validate25.errors = [issue(instancePath + "/exit_status", "maximum", {
							comparison: "<=",
							limit: 255
						})];
						return false;
					} else if (data0 < 0 || isNaN(data0)) {
						validate25.errors = [issue(instancePath + "/exit_status", "minimum", {
							comparison: ">=",
							limit: 0
						})];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.matches !== void 0) {
					let data1 = data.matches;
					if (!(data1 === "expected" || data1 === "neither" || data1 === "observed")) {
						validate25.errors = [issue(instancePath + "/matches", "enum", { allowedValues: schema37.properties.matches.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.stdout_sha256 !== void 0) {
						let data2 = data.stdout_sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate25.errors = [issue(instancePath + "/stdout_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/stdout_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate25.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate25.errors = vErrors;
	return true;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "value")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if ("present" !== data.state) {
							validate24.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.value !== void 0) {
							const _errs3 = errors;
							if (!validate25(data.value, {
								instancePath: instancePath + "/value",
								parentData: data,
								parentDataProperty: "value",
								rootData
							})) {
								vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate24.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema41 = {
	"description": "A receipt of a sandboxed run by digest, and its verdict.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"content_id",
		"media_type",
		"sha256",
		"verdict"
	],
	"properties": {
		"content_id": { "const": "sandbox-run-receipt" },
		"media_type": { "const": "application/vnd.ystack.sandbox-run-receipt+json" },
		"sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"verdict": { "enum": [
			"failed",
			"satisfied",
			"violated"
		] }
	}
};
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate29.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256" || key0 === "verdict")) {
				validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("sandbox-run-receipt" !== data.content_id) {
					validate29.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "sandbox-run-receipt" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.sandbox-run-receipt+json" !== data.media_type) {
						validate29.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.sandbox-run-receipt+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate29.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate29.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.verdict !== void 0) {
							let data3 = data.verdict;
							if (!(data3 === "failed" || data3 === "satisfied" || data3 === "violated")) {
								validate29.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema41.properties.verdict.enum })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate29.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate29.errors = vErrors;
	return true;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "value")) {
					validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if ("present" !== data.state) {
							validate28.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.value !== void 0) {
							const _errs3 = errors;
							if (!validate29(data.value, {
								instancePath: instancePath + "/value",
								parentData: data,
								parentDataProperty: "value",
								rootData
							})) {
								vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate28.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate28.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.authority === void 0 && (missing0 = "authority") || data.claim_ref === void 0 && (missing0 = "claim_ref") || data.deploy_authority === void 0 && (missing0 = "deploy_authority") || data.evaluation_mode === void 0 && (missing0 = "evaluation_mode") || data.execution === void 0 && (missing0 = "execution") || data.outcome === void 0 && (missing0 = "outcome") || data.qualification === void 0 && (missing0 = "qualification") || data.reason_id === void 0 && (missing0 = "reason_id") || data.receipt_ref === void 0 && (missing0 = "receipt_ref") || data.required_outcome === void 0 && (missing0 = "required_outcome") || data.shadow === void 0 && (missing0 = "shadow")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.authority !== void 0) {
						const _errs2 = errors;
						if ("none" !== data.authority) {
							validate21.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.claim_ref !== void 0) {
							const _errs3 = errors;
							if (!validate22(data.claim_ref, {
								instancePath: instancePath + "/claim_ref",
								parentData: data,
								parentDataProperty: "claim_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.deploy_authority !== void 0) {
								const _errs4 = errors;
								if ("none" !== data.deploy_authority) {
									validate21.errors = [issue(instancePath + "/deploy_authority", "const", { allowedValue: "none" })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.evaluation_mode !== void 0) {
									const _errs5 = errors;
									if ("observation-only" !== data.evaluation_mode) {
										validate21.errors = [issue(instancePath + "/evaluation_mode", "const", { allowedValue: "observation-only" })];
										return false;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.execution !== void 0) {
										let data4 = data.execution;
										const _errs6 = errors;
										const _errs7 = errors;
										let valid1 = false;
										let passing0 = null;
										const _errs8 = errors;
										if (errors === errors) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												let missing1;
												if (data4.reason_id === void 0 && (missing1 = "reason_id") || data4.state === void 0 && (missing1 = "state")) {
													const err0 = issue(instancePath + "/execution", "required", { missingProperty: missing1 });
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												} else {
													const _errs11 = errors;
													for (const key1 in data4) if (!(key1 === "reason_id" || key1 === "state")) {
														const err1 = issue(instancePath + "/execution", "additionalProperties", { additionalProperty: key1 });
														if (vErrors === null) vErrors = [err1];
														else vErrors.push(err1);
														errors++;
														break;
													}
													if (_errs11 === errors) {
														if (data4.reason_id !== void 0) {
															let data5 = data4.reason_id;
															const _errs12 = errors;
															if (!(data5 === "check.not-exited" || data5 === "check.not-run")) {
																const err2 = issue(instancePath + "/execution/reason_id", "enum", { allowedValues: schema35.properties.reason_id.enum });
																if (vErrors === null) vErrors = [err2];
																else vErrors.push(err2);
																errors++;
															}
															var valid3 = _errs12 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data4.state !== void 0) {
																const _errs13 = errors;
																if ("absent" !== data4.state) {
																	const err3 = issue(instancePath + "/execution/state", "const", { allowedValue: "absent" });
																	if (vErrors === null) vErrors = [err3];
																	else vErrors.push(err3);
																	errors++;
																}
																var valid3 = _errs13 === errors;
															} else var valid3 = true;
														}
													}
												}
											} else {
												const err4 = issue(instancePath + "/execution", "type", { type: "object" });
												if (vErrors === null) vErrors = [err4];
												else vErrors.push(err4);
												errors++;
											}
										}
										var _valid0 = _errs8 === errors;
										if (_valid0) {
											valid1 = true;
											passing0 = 0;
										}
										const _errs14 = errors;
										if (!validate24(data4, {
											instancePath: instancePath + "/execution",
											parentData: data,
											parentDataProperty: "execution",
											rootData
										})) {
											vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
											errors = vErrors.length;
										}
										var _valid0 = _errs14 === errors;
										if (_valid0 && valid1) {
											valid1 = false;
											passing0 = [passing0, 1];
										} else if (_valid0) {
											valid1 = true;
											passing0 = 1;
										}
										if (!valid1) {
											const err5 = issue(instancePath + "/execution", "oneOf", { passingSchemas: passing0 });
											if (vErrors === null) vErrors = [err5];
											else vErrors.push(err5);
											errors++;
											validate21.errors = vErrors;
											return false;
										} else {
											errors = _errs7;
											if (vErrors !== null) {
												if (_errs7) vErrors.length = _errs7;
												else vErrors = null;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.outcome !== void 0) {
											let data7 = data.outcome;
											const _errs15 = errors;
											if (!(data7 === "inconclusive" || data7 === "no-change" || data7 === "reproduced")) {
												validate21.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema32.properties.outcome.enum })];
												return false;
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.qualification !== void 0) {
												let data8 = data.qualification;
												const _errs16 = errors;
												if (errors === _errs16) {
													if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
														let missing2;
														if (data8.reason_id === void 0 && (missing2 = "reason_id") || data8.state === void 0 && (missing2 = "state")) {
															validate21.errors = [issue(instancePath + "/qualification", "required", { missingProperty: missing2 })];
															return false;
														} else {
															const _errs18 = errors;
															for (const key2 in data8) if (!(key2 === "reason_id" || key2 === "state")) {
																validate21.errors = [issue(instancePath + "/qualification", "additionalProperties", { additionalProperty: key2 })];
																return false;
															}
															if (_errs18 === errors) {
																if (data8.reason_id !== void 0) {
																	const _errs19 = errors;
																	if ("shadow.unqualified" !== data8.reason_id) {
																		validate21.errors = [issue(instancePath + "/qualification/reason_id", "const", { allowedValue: "shadow.unqualified" })];
																		return false;
																	}
																	var valid4 = _errs19 === errors;
																} else var valid4 = true;
																if (valid4) {
																	if (data8.state !== void 0) {
																		const _errs20 = errors;
																		if ("unavailable" !== data8.state) {
																			validate21.errors = [issue(instancePath + "/qualification/state", "const", { allowedValue: "unavailable" })];
																			return false;
																		}
																		var valid4 = _errs20 === errors;
																	} else var valid4 = true;
																}
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/qualification", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.reason_id !== void 0) {
													let data11 = data.reason_id;
													const _errs21 = errors;
													if (!(data11 === "candidate.refused" || data11 === "check.ended-otherwise" || data11 === "check.failed-at-revision" || data11 === "check.not-exited" || data11 === "check.passed-at-revision" || data11 === "sandbox.failed" || data11 === "sandbox.limit-reached" || data11 === "tools.missing")) {
														validate21.errors = [issue(instancePath + "/reason_id", "enum", { allowedValues: schema32.properties.reason_id.enum })];
														return false;
													}
													var valid0 = _errs21 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.receipt_ref !== void 0) {
														let data12 = data.receipt_ref;
														const _errs22 = errors;
														const _errs23 = errors;
														let valid5 = false;
														let passing1 = null;
														const _errs24 = errors;
														if (errors === errors) {
															if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																let missing3;
																if (data12.reason_id === void 0 && (missing3 = "reason_id") || data12.state === void 0 && (missing3 = "state")) {
																	const err6 = issue(instancePath + "/receipt_ref", "required", { missingProperty: missing3 });
																	if (vErrors === null) vErrors = [err6];
																	else vErrors.push(err6);
																	errors++;
																} else {
																	const _errs27 = errors;
																	for (const key3 in data12) if (!(key3 === "reason_id" || key3 === "state")) {
																		const err7 = issue(instancePath + "/receipt_ref", "additionalProperties", { additionalProperty: key3 });
																		if (vErrors === null) vErrors = [err7];
																		else vErrors.push(err7);
																		errors++;
																		break;
																	}
																	if (_errs27 === errors) {
																		if (data12.reason_id !== void 0) {
																			let data13 = data12.reason_id;
																			const _errs28 = errors;
																			if (!(data13 === "candidate.refused" || data13 === "tools.missing")) {
																				const err8 = issue(instancePath + "/receipt_ref/reason_id", "enum", { allowedValues: schema39.properties.reason_id.enum });
																				if (vErrors === null) vErrors = [err8];
																				else vErrors.push(err8);
																				errors++;
																			}
																			var valid7 = _errs28 === errors;
																		} else var valid7 = true;
																		if (valid7) {
																			if (data12.state !== void 0) {
																				const _errs29 = errors;
																				if ("absent" !== data12.state) {
																					const err9 = issue(instancePath + "/receipt_ref/state", "const", { allowedValue: "absent" });
																					if (vErrors === null) vErrors = [err9];
																					else vErrors.push(err9);
																					errors++;
																				}
																				var valid7 = _errs29 === errors;
																			} else var valid7 = true;
																		}
																	}
																}
															} else {
																const err10 = issue(instancePath + "/receipt_ref", "type", { type: "object" });
																if (vErrors === null) vErrors = [err10];
																else vErrors.push(err10);
																errors++;
															}
														}
														var _valid1 = _errs24 === errors;
														if (_valid1) {
															valid5 = true;
															passing1 = 0;
														}
														const _errs30 = errors;
														if (!validate28(data12, {
															instancePath: instancePath + "/receipt_ref",
															parentData: data,
															parentDataProperty: "receipt_ref",
															rootData
														})) {
															vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
															errors = vErrors.length;
														}
														var _valid1 = _errs30 === errors;
														if (_valid1 && valid5) {
															valid5 = false;
															passing1 = [passing1, 1];
														} else if (_valid1) {
															valid5 = true;
															passing1 = 1;
														}
														if (!valid5) {
															const err11 = issue(instancePath + "/receipt_ref", "oneOf", { passingSchemas: passing1 });
															if (vErrors === null) vErrors = [err11];
															else vErrors.push(err11);
															errors++;
															validate21.errors = vErrors;
															return false;
														} else {
															errors = _errs23;
															if (vErrors !== null) {
																if (_errs23) vErrors.length = _errs23;
																else vErrors = null;
															}
														}
														var valid0 = _errs22 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.required_outcome !== void 0) {
															let data15 = data.required_outcome;
															const _errs31 = errors;
															if (!(data15 === "no-change" || data15 === "reproduced")) {
																validate21.errors = [issue(instancePath + "/required_outcome", "enum", { allowedValues: schema32.properties.required_outcome.enum })];
																return false;
															}
															var valid0 = _errs31 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.shadow !== void 0) {
																const _errs32 = errors;
																if (true !== data.shadow) {
																	validate21.errors = [issue(instancePath + "/shadow", "const", { allowedValue: true })];
																	return false;
																}
																var valid0 = _errs32 === errors;
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
const pattern7 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.body === void 0 && (missing0 = "body") || data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_version === void 0 && (missing0 = "schema_version")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "body" || key0 === "id" || key0 === "kind" || key0 === "schema_version")) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.body !== void 0) {
						const _errs2 = errors;
						if (!validate21(data.body, {
							instancePath: instancePath + "/body",
							parentData: data,
							parentDataProperty: "body",
							rootData
						})) {
							vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.id !== void 0) {
							let data1 = data.id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern7.test(data1)) {
										validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate20.errors = [issue(instancePath + "/id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs6 = errors;
								if ("shadow_command_record" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "shadow_command_record" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.schema_version !== void 0) {
									const _errs7 = errors;
									if (1 !== data.schema_version) {
										validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
										return false;
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