// Generated from libs/control/schemas/kill-switch-decision.schema.json by tools/generate (npm run generate). Do not edit.
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
		"duty_decision_ref",
		"evaluator",
		"fail_mode",
		"policy_ref",
		"semantics"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"decision": { "const": "allow-observation-only-evaluation" },
		"duty_decision_ref": { "$ref": "#/$defs/control.common.dutyDecisionRef" },
		"evaluator": {
			"description": "Which program decides. It is named, not digested: a gate record holds the digest of the code that judged.",
			"const": {
				"program_id": "control-evaluator.kill-switch",
				"program_version": "v1"
			}
		},
		"fail_mode": { "const": "closed" },
		"policy_ref": { "$ref": "#/$defs/control.common.killSwitchPolicyRef" },
		"semantics": { "const": {
			"authority_effect": "none",
			"input_contract": "control-policy-set+kill-state+attempt+duty-evaluation.v1",
			"output_kind": "kill_switch_evaluation",
			"output_schema_version": 1,
			"reference_semantics": "identity-only",
			"verdicts": [
				"inconclusive",
				"satisfied",
				"violated"
			]
		} }
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
				if ("control-decision.duty-separation" !== data.content_id) {
					validate22.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-decision.duty-separation" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.control-decision+json" !== data.media_type) {
						validate22.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.control-decision+json" })];
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("control-policy.kill-switch" !== data.content_id) {
					validate24.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-policy.kill-switch" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.control-policy+json" !== data.media_type) {
						validate24.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.control-policy+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate24.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
const func0 = require_equal().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.decision === void 0 && (missing0 = "decision") || data.duty_decision_ref === void 0 && (missing0 = "duty_decision_ref") || data.evaluator === void 0 && (missing0 = "evaluator") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.semantics === void 0 && (missing0 = "semantics")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "decision" || key0 === "duty_decision_ref" || key0 === "evaluator" || key0 === "fail_mode" || key0 === "policy_ref" || key0 === "semantics")) {
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
							if (data.duty_decision_ref !== void 0) {
								const _errs4 = errors;
								if (!validate22(data.duty_decision_ref, {
									instancePath: instancePath + "/duty_decision_ref",
									parentData: data,
									parentDataProperty: "duty_decision_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.evaluator !== void 0) {
									const _errs5 = errors;
									if (!func0(data.evaluator, schema32.properties.evaluator.const)) {
										validate21.errors = [issue(instancePath + "/evaluator", "const", { allowedValue: schema32.properties.evaluator.const })];
										return false;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.fail_mode !== void 0) {
										const _errs6 = errors;
										if ("closed" !== data.fail_mode) {
											validate21.errors = [issue(instancePath + "/fail_mode", "const", { allowedValue: "closed" })];
											return false;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.policy_ref !== void 0) {
											const _errs7 = errors;
											if (!validate24(data.policy_ref, {
												instancePath: instancePath + "/policy_ref",
												parentData: data,
												parentDataProperty: "policy_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.semantics !== void 0) {
												const _errs8 = errors;
												if (!func0(data.semantics, schema32.properties.semantics.const)) {
													validate21.errors = [issue(instancePath + "/semantics", "const", { allowedValue: schema32.properties.semantics.const })];
													return false;
												}
												var valid0 = _errs8 === errors;
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
							if ("kill_switch_decision" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "kill_switch_decision" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("control-decision.kill-switch" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "control-decision.kill-switch" })];
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