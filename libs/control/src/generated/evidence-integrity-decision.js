// Generated from libs/control/schemas/evidence-integrity-decision.schema.json by tools/generate (npm run generate). Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const equal = require_fast_deep_equal();
	equal.code = "require(\"ajv/dist/runtime/equal\").default";
	exports.default = equal;
}));
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const schema36 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"authority_effect",
		"candidate_execution",
		"credential_access",
		"input_contract",
		"network_access",
		"output_kind",
		"output_schema_version",
		"qualification_effect",
		"reference_semantics",
		"storage_effect",
		"verdicts"
	],
	"properties": {
		"authority_effect": { "const": "none" },
		"candidate_execution": { "const": "none" },
		"credential_access": { "const": "none" },
		"input_contract": { "const": "control-policy-set+public-core-stage-run+evidence-integrity-presentation.v1" },
		"network_access": { "const": "none" },
		"output_kind": { "const": "evidence_integrity_evaluation" },
		"output_schema_version": { "const": 1 },
		"qualification_effect": { "const": "none" },
		"reference_semantics": { "const": "identity-only" },
		"storage_effect": { "const": "none" },
		"verdicts": { "const": ["satisfied", "violated"] }
	}
};
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
				if ("control-policy.evidence-integrity" !== data.content_id) {
					validate22.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-policy.evidence-integrity" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.control-policy+json" !== data.media_type) {
						validate22.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.control-policy+json" })];
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
const func1 = Object.prototype.hasOwnProperty;
const func0 = require_equal().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.decision === void 0 && (missing0 = "decision") || data.evaluator === void 0 && (missing0 = "evaluator") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.semantics === void 0 && (missing0 = "semantics")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "decision" || key0 === "evaluator" || key0 === "fail_mode" || key0 === "policy_ref" || key0 === "semantics")) {
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
						if (data.decision !== void 0) {
							const _errs3 = errors;
							if ("allow-observation-only-evaluation" !== data.decision) {
								validate21.errors = [issue(instancePath + "/decision", "const", { allowedValue: "allow-observation-only-evaluation" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.evaluator !== void 0) {
								let data2 = data.evaluator;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.program_id === void 0 && (missing1 = "program_id") || data2.program_version === void 0 && (missing1 = "program_version")) {
											validate21.errors = [issue(instancePath + "/evaluator", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs7 = errors;
											for (const key1 in data2) if (!(key1 === "program_id" || key1 === "program_version")) {
												validate21.errors = [issue(instancePath + "/evaluator", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs7 === errors) {
												if (data2.program_id !== void 0) {
													const _errs8 = errors;
													if ("control-evaluator.evidence-integrity" !== data2.program_id) {
														validate21.errors = [issue(instancePath + "/evaluator/program_id", "const", { allowedValue: "control-evaluator.evidence-integrity" })];
														return false;
													}
													var valid2 = _errs8 === errors;
												} else var valid2 = true;
												if (valid2) {
													if (data2.program_version !== void 0) {
														const _errs9 = errors;
														if ("v1" !== data2.program_version) {
															validate21.errors = [issue(instancePath + "/evaluator/program_version", "const", { allowedValue: "v1" })];
															return false;
														}
														var valid2 = _errs9 === errors;
													} else var valid2 = true;
												}
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/evaluator", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.fail_mode !== void 0) {
									const _errs10 = errors;
									if ("closed" !== data.fail_mode) {
										validate21.errors = [issue(instancePath + "/fail_mode", "const", { allowedValue: "closed" })];
										return false;
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.policy_ref !== void 0) {
										const _errs11 = errors;
										if (!validate22(data.policy_ref, {
											instancePath: instancePath + "/policy_ref",
											parentData: data,
											parentDataProperty: "policy_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.semantics !== void 0) {
											let data7 = data.semantics;
											const _errs12 = errors;
											if (errors === errors) {
												if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
													let missing2;
													if (data7.authority_effect === void 0 && (missing2 = "authority_effect") || data7.candidate_execution === void 0 && (missing2 = "candidate_execution") || data7.credential_access === void 0 && (missing2 = "credential_access") || data7.input_contract === void 0 && (missing2 = "input_contract") || data7.network_access === void 0 && (missing2 = "network_access") || data7.output_kind === void 0 && (missing2 = "output_kind") || data7.output_schema_version === void 0 && (missing2 = "output_schema_version") || data7.qualification_effect === void 0 && (missing2 = "qualification_effect") || data7.reference_semantics === void 0 && (missing2 = "reference_semantics") || data7.storage_effect === void 0 && (missing2 = "storage_effect") || data7.verdicts === void 0 && (missing2 = "verdicts")) {
														validate21.errors = [issue(instancePath + "/semantics", "required", { missingProperty: missing2 })];
														return false;
													} else {
														const _errs15 = errors;
														for (const key2 in data7) if (!func1.call(schema36.properties, key2)) {
															validate21.errors = [issue(instancePath + "/semantics", "additionalProperties", { additionalProperty: key2 })];
															return false;
														}
														if (_errs15 === errors) {
															if (data7.authority_effect !== void 0) {
																const _errs16 = errors;
																if ("none" !== data7.authority_effect) {
																	validate21.errors = [issue(instancePath + "/semantics/authority_effect", "const", { allowedValue: "none" })];
																	return false;
																}
																var valid4 = _errs16 === errors;
															} else var valid4 = true;
															if (valid4) {
																if (data7.candidate_execution !== void 0) {
																	const _errs17 = errors;
																	if ("none" !== data7.candidate_execution) {
																		validate21.errors = [issue(instancePath + "/semantics/candidate_execution", "const", { allowedValue: "none" })];
																		return false;
																	}
																	var valid4 = _errs17 === errors;
																} else var valid4 = true;
																if (valid4) {
																	if (data7.credential_access !== void 0) {
																		const _errs18 = errors;
																		if ("none" !== data7.credential_access) {
																			validate21.errors = [issue(instancePath + "/semantics/credential_access", "const", { allowedValue: "none" })];
																			return false;
																		}
																		var valid4 = _errs18 === errors;
																	} else var valid4 = true;
																	if (valid4) {
																		if (data7.input_contract !== void 0) {
																			const _errs19 = errors;
																			if ("control-policy-set+public-core-stage-run+evidence-integrity-presentation.v1" !== data7.input_contract) {
																				validate21.errors = [issue(instancePath + "/semantics/input_contract", "const", { allowedValue: "control-policy-set+public-core-stage-run+evidence-integrity-presentation.v1" })];
																				return false;
																			}
																			var valid4 = _errs19 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data7.network_access !== void 0) {
																				const _errs20 = errors;
																				if ("none" !== data7.network_access) {
																					validate21.errors = [issue(instancePath + "/semantics/network_access", "const", { allowedValue: "none" })];
																					return false;
																				}
																				var valid4 = _errs20 === errors;
																			} else var valid4 = true;
																			if (valid4) {
																				if (data7.output_kind !== void 0) {
																					const _errs21 = errors;
																					if ("evidence_integrity_evaluation" !== data7.output_kind) {
																						validate21.errors = [issue(instancePath + "/semantics/output_kind", "const", { allowedValue: "evidence_integrity_evaluation" })];
																						return false;
																					}
																					var valid4 = _errs21 === errors;
																				} else var valid4 = true;
																				if (valid4) {
																					if (data7.output_schema_version !== void 0) {
																						const _errs22 = errors;
																						if (1 !== data7.output_schema_version) {
																							validate21.errors = [issue(instancePath + "/semantics/output_schema_version", "const", { allowedValue: 1 })];
																							return false;
																						}
																						var valid4 = _errs22 === errors;
																					} else var valid4 = true;
																					if (valid4) {
																						if (data7.qualification_effect !== void 0) {
																							const _errs23 = errors;
																							if ("none" !== data7.qualification_effect) {
																								validate21.errors = [issue(instancePath + "/semantics/qualification_effect", "const", { allowedValue: "none" })];
																								return false;
																							}
																							var valid4 = _errs23 === errors;
																						} else var valid4 = true;
																						if (valid4) {
																							if (data7.reference_semantics !== void 0) {
																								const _errs24 = errors;
																								if ("identity-only" !== data7.reference_semantics) {
																									validate21.errors = [issue(instancePath + "/semantics/reference_semantics", "const", { allowedValue: "identity-only" })];
																									return false;
																								}
																								var valid4 = _errs24 === errors;
																							} else var valid4 = true;
																							if (valid4) {
																								if (data7.storage_effect !== void 0) {
																									const _errs25 = errors;
																									if ("none" !== data7.storage_effect) {
																										validate21.errors = [issue(instancePath + "/semantics/storage_effect", "const", { allowedValue: "none" })];
																										return false;
																									}
																									var valid4 = _errs25 === errors;
																								} else var valid4 = true;
																								if (valid4) {
																									if (data7.verdicts !== void 0) {
																										const _errs26 = errors;
																										if (!func0(data7.verdicts, schema36.properties.verdicts.const)) {
																											validate21.errors = [issue(instancePath + "/semantics/verdicts", "const", { allowedValue: schema36.properties.verdicts.const })];
																											return false;
																										}
																										var valid4 = _errs26 === errors;
																									} else var valid4 = true;
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
													validate21.errors = [issue(instancePath + "/semantics", "type", { type: "object" })];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
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
						if (2 !== data.schema_version) {
							validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							const _errs3 = errors;
							if ("evidence_integrity_decision" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "evidence_integrity_decision" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("control-decision.evidence-integrity" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "control-decision.evidence-integrity" })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.body !== void 0) {
									const _errs5 = errors;
									if (!validate21(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
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