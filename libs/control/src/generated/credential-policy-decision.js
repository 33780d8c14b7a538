// Generated from libs/control/schemas/credential-policy-decision.schema.json by tools/generate (npm run generate). Do not edit.
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
		"decision",
		"dependencies",
		"evaluator",
		"fail_mode",
		"policy_ref",
		"semantics"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"decision": { "const": "allow-observation-only-evaluation" },
		"dependencies": {
			"type": "object",
			"additionalProperties": false,
			"required": ["duty_separation"],
			"properties": { "duty_separation": { "$ref": "#/$defs/control.common.dutyPins" } }
		},
		"evaluator": {
			"description": "Which program decides. It is named, not digested: a gate record holds the digest of the code that judged.",
			"const": {
				"program_id": "control-evaluator.credential-policy",
				"program_version": "v1"
			}
		},
		"fail_mode": { "const": "closed" },
		"policy_ref": { "$ref": "#/$defs/control.common.credentialPolicyRef" },
		"semantics": { "const": {
			"authority_effect": "none",
			"claim_provenance": "unqualified-input-claim",
			"input_contract": "control-policy-set+public-core-stage-run+duty-evaluation+credential-boundary-claim.v1",
			"output_kind": "credential_policy_evaluation",
			"output_schema_version": 1,
			"qualification_effect": "none",
			"reference_semantics": "identity-only",
			"verdicts": ["inconclusive", "violated"]
		} }
	}
};
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
				if ("control-decision.duty-separation" !== data.content_id) {
					validate23.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-decision.duty-separation" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.control-decision+json" !== data.media_type) {
						validate23.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.control-decision+json" })];
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
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("control-policy.duty-separation" !== data.content_id) {
					validate25.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-policy.duty-separation" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.control-policy+json" !== data.media_type) {
						validate25.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.control-policy+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate25.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.decision_ref === void 0 && (missing0 = "decision_ref") || data.policy_ref === void 0 && (missing0 = "policy_ref")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "decision_ref" || key0 === "policy_ref")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.decision_ref !== void 0) {
						const _errs2 = errors;
						if (!validate23(data.decision_ref, {
							instancePath: instancePath + "/decision_ref",
							parentData: data,
							parentDataProperty: "decision_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.policy_ref !== void 0) {
							const _errs3 = errors;
							if (!validate25(data.policy_ref, {
								instancePath: instancePath + "/policy_ref",
								parentData: data,
								parentDataProperty: "policy_ref",
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
			validate22.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
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
				if ("control-policy.credential-policy" !== data.content_id) {
					validate28.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-policy.credential-policy" })];
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
const func0 = require_equal().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.decision === void 0 && (missing0 = "decision") || data.dependencies === void 0 && (missing0 = "dependencies") || data.evaluator === void 0 && (missing0 = "evaluator") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.semantics === void 0 && (missing0 = "semantics")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "decision" || key0 === "dependencies" || key0 === "evaluator" || key0 === "fail_mode" || key0 === "policy_ref" || key0 === "semantics")) {
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
							if (data.dependencies !== void 0) {
								let data2 = data.dependencies;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.duty_separation === void 0 && (missing1 = "duty_separation")) {
											validate21.errors = [issue(instancePath + "/dependencies", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs6 = errors;
											for (const key1 in data2) if (!(key1 === "duty_separation")) {
												validate21.errors = [issue(instancePath + "/dependencies", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs6 === errors) {
												if (data2.duty_separation !== void 0) {
													if (!validate22(data2.duty_separation, {
														instancePath: instancePath + "/dependencies/duty_separation",
														parentData: data2,
														parentDataProperty: "duty_separation",
														rootData
													})) {
														vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
														errors = vErrors.length;
													}
												}
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/dependencies", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.evaluator !== void 0) {
									const _errs8 = errors;
									if (!func0(data.evaluator, schema32.properties.evaluator.const)) {
										validate21.errors = [issue(instancePath + "/evaluator", "const", { allowedValue: schema32.properties.evaluator.const })];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.fail_mode !== void 0) {
										const _errs9 = errors;
										if ("closed" !== data.fail_mode) {
											validate21.errors = [issue(instancePath + "/fail_mode", "const", { allowedValue: "closed" })];
											return false;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.policy_ref !== void 0) {
											const _errs10 = errors;
											if (!validate28(data.policy_ref, {
												instancePath: instancePath + "/policy_ref",
												parentData: data,
												parentDataProperty: "policy_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.semantics !== void 0) {
												const _errs11 = errors;
												if (!func0(data.semantics, schema32.properties.semantics.const)) {
													validate21.errors = [issue(instancePath + "/semantics", "const", { allowedValue: schema32.properties.semantics.const })];
													return false;
												}
												var valid0 = _errs11 === errors;
											} else var valid0 = true;
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
						if (2 !== data.schema_version) {
							validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							const _errs3 = errors;
							if ("credential_policy_decision" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "credential_policy_decision" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("control-decision.credential-policy" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "control-decision.credential-policy" })];
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