// Generated from libs/control/schemas/risk-gates-policy.schema.json by tools/generate (npm run generate). Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.default = function equal(a, b) {
		if (a === b) return true;
		if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
		if (Array.isArray(a) !== Array.isArray(b)) return false;
		const keys = Object.keys(a);
		return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
	};
}));
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
		"activation_state",
		"core_contract",
		"decision_claim_semantics",
		"decision_provenance",
		"duty_separation",
		"evaluation_mode",
		"fail_mode",
		"forced_high_reason_ids",
		"policy_version",
		"tier_rules"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"core_contract": { "$ref": "#/$defs/control.common.hashedCoreContract" },
		"decision_claim_semantics": { "const": "immutable-input-claim-only" },
		"decision_provenance": { "const": "unqualified-input-claim" },
		"duty_separation": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"decision_ref",
				"evaluation_kind",
				"policy_ref",
				"required_verdict"
			],
			"properties": {
				"decision_ref": { "$ref": "#/$defs/control.common.dutyDecisionRef" },
				"evaluation_kind": { "const": "duty_separation_evaluation" },
				"policy_ref": { "$ref": "#/$defs/control.common.dutyPolicyRef" },
				"required_verdict": { "const": "satisfied" }
			}
		},
		"evaluation_mode": { "const": "observation-only" },
		"fail_mode": { "const": "closed" },
		"forced_high_reason_ids": { "const": [
			"risk.broad-architecture",
			"risk.constitution",
			"risk.deployment",
			"risk.identity-auth",
			"risk.migration",
			"risk.production-infrastructure",
			"risk.security-control",
			"risk.workflow"
		] },
		"policy_version": { "const": "v1" },
		"tier_rules": { "const": [
			{
				"classification": "bootstrap",
				"decision_kind": "operator-bootstrap-approval",
				"decision_role": "operator",
				"declared_tier": "bootstrap"
			},
			{
				"classification": "high",
				"decision_kind": "operator-plan-approval",
				"decision_role": "operator",
				"declared_tier": "high"
			},
			{
				"classification": "routine",
				"decision_kind": "operator-plan-approval",
				"decision_role": "operator",
				"declared_tier": "high"
			},
			{
				"classification": "routine",
				"decision_kind": "independent-plan-check",
				"decision_role": "reviewer",
				"declared_tier": "routine"
			}
		] }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const func0 = require_equal().default;
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("core-contract-package.v2" !== data.content_id) {
					validate23.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "core-contract-package.v2" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.core-contract+json" !== data.media_type) {
						validate23.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.core-contract+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate23.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate23.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate23.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.generation_id_sha256 === void 0 && (missing0 = "generation_id_sha256") || data.package_ref === void 0 && (missing0 = "package_ref") || data.semantic_identity === void 0 && (missing0 = "semantic_identity")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "generation_id_sha256" || key0 === "package_ref" || key0 === "semantic_identity")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.generation_id_sha256 !== void 0) {
						let data0 = data.generation_id_sha256;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate22.errors = [issue(instancePath + "/generation_id_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/generation_id_sha256", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_ref !== void 0) {
							const _errs5 = errors;
							if (!validate23(data.package_ref, {
								instancePath: instancePath + "/package_ref",
								parentData: data,
								parentDataProperty: "package_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.semantic_identity !== void 0) {
								const _errs6 = errors;
								if ("core.contracts.v2" !== data.semantic_identity) {
									validate22.errors = [issue(instancePath + "/semantic_identity", "const", { allowedValue: "core.contracts.v2" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate22.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("control-decision.duty-separation" !== data.content_id) {
					validate26.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-decision.duty-separation" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.control-decision+json" !== data.media_type) {
						validate26.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.control-decision+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate26.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate26.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate26.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate26.errors = vErrors;
	return true;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("control-policy.duty-separation" !== data.content_id) {
					validate28.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-policy.duty-separation" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.control-policy+json" !== data.media_type) {
						validate28.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.control-policy+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate28.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate28.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate28.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate28.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.core_contract === void 0 && (missing0 = "core_contract") || data.decision_claim_semantics === void 0 && (missing0 = "decision_claim_semantics") || data.decision_provenance === void 0 && (missing0 = "decision_provenance") || data.duty_separation === void 0 && (missing0 = "duty_separation") || data.evaluation_mode === void 0 && (missing0 = "evaluation_mode") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.forced_high_reason_ids === void 0 && (missing0 = "forced_high_reason_ids") || data.policy_version === void 0 && (missing0 = "policy_version") || data.tier_rules === void 0 && (missing0 = "tier_rules")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
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
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate22(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.decision_claim_semantics !== void 0) {
								const _errs4 = errors;
								if ("immutable-input-claim-only" !== data.decision_claim_semantics) {
									validate21.errors = [issue(instancePath + "/decision_claim_semantics", "const", { allowedValue: "immutable-input-claim-only" })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.decision_provenance !== void 0) {
									const _errs5 = errors;
									if ("unqualified-input-claim" !== data.decision_provenance) {
										validate21.errors = [issue(instancePath + "/decision_provenance", "const", { allowedValue: "unqualified-input-claim" })];
										return false;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.duty_separation !== void 0) {
										let data4 = data.duty_separation;
										const _errs6 = errors;
										if (errors === _errs6) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												let missing1;
												if (data4.decision_ref === void 0 && (missing1 = "decision_ref") || data4.evaluation_kind === void 0 && (missing1 = "evaluation_kind") || data4.policy_ref === void 0 && (missing1 = "policy_ref") || data4.required_verdict === void 0 && (missing1 = "required_verdict")) {
													validate21.errors = [issue(instancePath + "/duty_separation", "required", { missingProperty: missing1 })];
													return false;
												} else {
													const _errs8 = errors;
													for (const key1 in data4) if (!(key1 === "decision_ref" || key1 === "evaluation_kind" || key1 === "policy_ref" || key1 === "required_verdict")) {
														validate21.errors = [issue(instancePath + "/duty_separation", "additionalProperties", { additionalProperty: key1 })];
														return false;
													}
													if (_errs8 === errors) {
														if (data4.decision_ref !== void 0) {
															const _errs9 = errors;
															if (!validate26(data4.decision_ref, {
																instancePath: instancePath + "/duty_separation/decision_ref",
																parentData: data4,
																parentDataProperty: "decision_ref",
																rootData
															})) {
																vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
																errors = vErrors.length;
															}
															var valid1 = _errs9 === errors;
														} else var valid1 = true;
														if (valid1) {
															if (data4.evaluation_kind !== void 0) {
																const _errs10 = errors;
																if ("duty_separation_evaluation" !== data4.evaluation_kind) {
																	validate21.errors = [issue(instancePath + "/duty_separation/evaluation_kind", "const", { allowedValue: "duty_separation_evaluation" })];
																	return false;
																}
																var valid1 = _errs10 === errors;
															} else var valid1 = true;
															if (valid1) {
																if (data4.policy_ref !== void 0) {
																	const _errs11 = errors;
																	if (!validate28(data4.policy_ref, {
																		instancePath: instancePath + "/duty_separation/policy_ref",
																		parentData: data4,
																		parentDataProperty: "policy_ref",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																		errors = vErrors.length;
																	}
																	var valid1 = _errs11 === errors;
																} else var valid1 = true;
																if (valid1) {
																	if (data4.required_verdict !== void 0) {
																		const _errs12 = errors;
																		if ("satisfied" !== data4.required_verdict) {
																			validate21.errors = [issue(instancePath + "/duty_separation/required_verdict", "const", { allowedValue: "satisfied" })];
																			return false;
																		}
																		var valid1 = _errs12 === errors;
																	} else var valid1 = true;
																}
															}
														}
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/duty_separation", "type", { type: "object" })];
												return false;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.evaluation_mode !== void 0) {
											const _errs13 = errors;
											if ("observation-only" !== data.evaluation_mode) {
												validate21.errors = [issue(instancePath + "/evaluation_mode", "const", { allowedValue: "observation-only" })];
												return false;
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.fail_mode !== void 0) {
												const _errs14 = errors;
												if ("closed" !== data.fail_mode) {
													validate21.errors = [issue(instancePath + "/fail_mode", "const", { allowedValue: "closed" })];
													return false;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.forced_high_reason_ids !== void 0) {
													const _errs15 = errors;
													if (!func0(data.forced_high_reason_ids, schema32.properties.forced_high_reason_ids.const)) {
														validate21.errors = [issue(instancePath + "/forced_high_reason_ids", "const", { allowedValue: schema32.properties.forced_high_reason_ids.const })];
														return false;
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.policy_version !== void 0) {
														const _errs16 = errors;
														if ("v1" !== data.policy_version) {
															validate21.errors = [issue(instancePath + "/policy_version", "const", { allowedValue: "v1" })];
															return false;
														}
														var valid0 = _errs16 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.tier_rules !== void 0) {
															const _errs17 = errors;
															if (!func0(data.tier_rules, schema32.properties.tier_rules.const)) {
																validate21.errors = [issue(instancePath + "/tier_rules", "const", { allowedValue: schema32.properties.tier_rules.const })];
																return false;
															}
															var valid0 = _errs17 === errors;
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
							if ("risk_gates_policy" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "risk_gates_policy" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("control-policy.risk-gates" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "control-policy.risk-gates" })];
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