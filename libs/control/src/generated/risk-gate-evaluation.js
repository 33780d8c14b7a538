// Generated from libs/control/schemas/risk-gate-evaluation.schema.json by tools/generate (npm run generate). Do not edit.
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
		"activation_state",
		"authority_effect",
		"classification",
		"core_contract",
		"decision_claim_ref",
		"decision_ref",
		"duty_evaluation_ref",
		"evaluation_mode",
		"policy_ref",
		"policy_set",
		"reason_ids",
		"reference_semantics",
		"stage",
		"verdict"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"authority_effect": { "const": "none" },
		"classification": {
			"type": "object",
			"additionalProperties": false,
			"required": ["declared_tier", "minimum_tier"],
			"properties": {
				"declared_tier": { "$ref": "#/$defs/contract.common.id" },
				"minimum_tier": { "enum": [
					"bootstrap",
					"high",
					"routine",
					"unknown"
				] }
			}
		},
		"core_contract": { "$ref": "#/$defs/control.common.namedCoreContract" },
		"decision_claim_ref": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "$ref": "#/$defs/contract.common.contentId" },
				"media_type": { "const": "application/vnd.ystack.risk-gate-decision-claim+json" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"decision_ref": { "$ref": "#/$defs/control.common.riskDecisionRef" },
		"duty_evaluation_ref": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "$ref": "#/$defs/contract.common.contentId" },
				"media_type": { "const": "application/vnd.ystack.duty-separation-evaluation+json" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"evaluation_mode": { "const": "observation-only" },
		"policy_ref": { "$ref": "#/$defs/control.common.riskPolicyRef" },
		"policy_set": { "$ref": "#/$defs/control.common.policySetIdentity" },
		"reason_ids": { "$ref": "#/$defs/control.common.reasonIds" },
		"reference_semantics": { "const": "identity-only" },
		"stage": { "$ref": "#/$defs/control.common.stageRefs" },
		"verdict": { "enum": ["inconclusive", "violated"] }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern8 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern7 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^g-[0-9a-f]{64}$", "u");
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
							if (!pattern7.test(data2)) {
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
			if (data.generation_id === void 0 && (missing0 = "generation_id") || data.package_ref === void 0 && (missing0 = "package_ref") || data.semantic_identity === void 0 && (missing0 = "semantic_identity")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "generation_id" || key0 === "package_ref" || key0 === "semantic_identity")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.generation_id !== void 0) {
						let data0 = data.generation_id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern6.test(data0)) {
									validate22.errors = [issue(instancePath + "/generation_id", "pattern", { pattern: "^g-[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/generation_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_ref !== void 0) {
							const _errs4 = errors;
							if (!validate23(data.package_ref, {
								instancePath: instancePath + "/package_ref",
								parentData: data,
								parentDataProperty: "package_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.semantic_identity !== void 0) {
								const _errs5 = errors;
								if ("core.contracts.v2" !== data.semantic_identity) {
									validate22.errors = [issue(instancePath + "/semantic_identity", "const", { allowedValue: "core.contracts.v2" })];
									return false;
								}
								var valid0 = _errs5 === errors;
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
				if ("control-decision.risk-gates" !== data.content_id) {
					validate26.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-decision.risk-gates" })];
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
							if (!pattern7.test(data2)) {
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
				if ("control-policy.risk-gates" !== data.content_id) {
					validate28.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "control-policy.risk-gates" })];
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
							if (!pattern7.test(data2)) {
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
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "sha256")) {
				validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate30.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate30.errors = [issue(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate30.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate30.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 64) {
			validate32.errors = [issue(instancePath, "maxItems", { limit: 64 })];
			return false;
		} else if (data.length < 1) {
			validate32.errors = [issue(instancePath, "minItems", { limit: 1 })];
			return false;
		} else {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data0 = data[i0];
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate32.errors = [issue(instancePath + "/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate32.errors = [issue(instancePath + "/" + i0, "type", { type: "string" })];
					return false;
				}
			}
		}
	} else {
		validate32.errors = [issue(instancePath, "type", { type: "array" })];
		return false;
	}
	validate32.errors = vErrors;
	return true;
}
const schema54 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate36.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate36.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema54.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate36.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate36.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern7.test(data3)) {
									validate36.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate36.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate36.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate36.errors = vErrors;
	return true;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate36(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_request" !== data.kind) {
					validate35.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
					return false;
				}
			}
		} else {
			validate35.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate35.errors = vErrors;
	return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate36(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("resolved_profile" !== data.kind) {
					validate39.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
					return false;
				}
			}
		} else {
			validate39.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate36(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_result" !== data.kind) {
					validate42.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
					return false;
				}
			}
		} else {
			validate42.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request_ref === void 0 && (missing0 = "request_ref") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.result_ref === void 0 && (missing0 = "result_ref")) {
				validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "request_ref" || key0 === "resolved_profile_ref" || key0 === "result_ref")) {
					validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.request_ref !== void 0) {
						const _errs2 = errors;
						if (!validate35(data.request_ref, {
							instancePath: instancePath + "/request_ref",
							parentData: data,
							parentDataProperty: "request_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.resolved_profile_ref !== void 0) {
							const _errs3 = errors;
							if (!validate39(data.resolved_profile_ref, {
								instancePath: instancePath + "/resolved_profile_ref",
								parentData: data,
								parentDataProperty: "resolved_profile_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.result_ref !== void 0) {
								const _errs4 = errors;
								if (!validate42(data.result_ref, {
									instancePath: instancePath + "/result_ref",
									parentData: data,
									parentDataProperty: "result_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate34.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate34.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.authority_effect === void 0 && (missing0 = "authority_effect") || data.classification === void 0 && (missing0 = "classification") || data.core_contract === void 0 && (missing0 = "core_contract") || data.decision_claim_ref === void 0 && (missing0 = "decision_claim_ref") || data.decision_ref === void 0 && (missing0 = "decision_ref") || data.duty_evaluation_ref === void 0 && (missing0 = "duty_evaluation_ref") || data.evaluation_mode === void 0 && (missing0 = "evaluation_mode") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.policy_set === void 0 && (missing0 = "policy_set") || data.reason_ids === void 0 && (missing0 = "reason_ids") || data.reference_semantics === void 0 && (missing0 = "reference_semantics") || data.stage === void 0 && (missing0 = "stage") || data.verdict === void 0 && (missing0 = "verdict")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
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
						if (data.authority_effect !== void 0) {
							const _errs3 = errors;
							if ("none" !== data.authority_effect) {
								validate21.errors = [issue(instancePath + "/authority_effect", "const", { allowedValue: "none" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.classification !== void 0) {
								let data2 = data.classification;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.declared_tier === void 0 && (missing1 = "declared_tier") || data2.minimum_tier === void 0 && (missing1 = "minimum_tier")) {
											validate21.errors = [issue(instancePath + "/classification", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs6 = errors;
											for (const key1 in data2) if (!(key1 === "declared_tier" || key1 === "minimum_tier")) {
												validate21.errors = [issue(instancePath + "/classification", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs6 === errors) {
												if (data2.declared_tier !== void 0) {
													let data3 = data2.declared_tier;
													const _errs7 = errors;
													if (errors === errors) {
														if (typeof data3 === "string") {
															if (!pattern4.test(data3)) {
																validate21.errors = [issue(instancePath + "/classification/declared_tier", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																return false;
															}
														} else {
															validate21.errors = [issue(instancePath + "/classification/declared_tier", "type", { type: "string" })];
															return false;
														}
													}
													var valid1 = _errs7 === errors;
												} else var valid1 = true;
												if (valid1) {
													if (data2.minimum_tier !== void 0) {
														let data4 = data2.minimum_tier;
														const _errs10 = errors;
														if (!(data4 === "bootstrap" || data4 === "high" || data4 === "routine" || data4 === "unknown")) {
															validate21.errors = [issue(instancePath + "/classification/minimum_tier", "enum", { allowedValues: schema33.properties.classification.properties.minimum_tier.enum })];
															return false;
														}
														var valid1 = _errs10 === errors;
													} else var valid1 = true;
												}
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/classification", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.core_contract !== void 0) {
									const _errs11 = errors;
									if (!validate22(data.core_contract, {
										instancePath: instancePath + "/core_contract",
										parentData: data,
										parentDataProperty: "core_contract",
										rootData
									})) {
										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.decision_claim_ref !== void 0) {
										let data6 = data.decision_claim_ref;
										const _errs12 = errors;
										if (errors === _errs12) {
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
												let missing2;
												if (data6.content_id === void 0 && (missing2 = "content_id") || data6.media_type === void 0 && (missing2 = "media_type") || data6.sha256 === void 0 && (missing2 = "sha256")) {
													validate21.errors = [issue(instancePath + "/decision_claim_ref", "required", { missingProperty: missing2 })];
													return false;
												} else {
													const _errs14 = errors;
													for (const key2 in data6) if (!(key2 === "content_id" || key2 === "media_type" || key2 === "sha256")) {
														validate21.errors = [issue(instancePath + "/decision_claim_ref", "additionalProperties", { additionalProperty: key2 })];
														return false;
													}
													if (_errs14 === errors) {
														if (data6.content_id !== void 0) {
															let data7 = data6.content_id;
															const _errs15 = errors;
															if (errors === errors) {
																if (typeof data7 === "string") {
																	if (!pattern8.test(data7)) {
																		validate21.errors = [issue(instancePath + "/decision_claim_ref/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
																		return false;
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/decision_claim_ref/content_id", "type", { type: "string" })];
																	return false;
																}
															}
															var valid3 = _errs15 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data6.media_type !== void 0) {
																const _errs18 = errors;
																if ("application/vnd.ystack.risk-gate-decision-claim+json" !== data6.media_type) {
																	validate21.errors = [issue(instancePath + "/decision_claim_ref/media_type", "const", { allowedValue: "application/vnd.ystack.risk-gate-decision-claim+json" })];
																	return false;
																}
																var valid3 = _errs18 === errors;
															} else var valid3 = true;
															if (valid3) {
																if (data6.sha256 !== void 0) {
																	let data9 = data6.sha256;
																	const _errs19 = errors;
																	if (errors === errors) {
																		if (typeof data9 === "string") {
																			if (!pattern7.test(data9)) {
																				validate21.errors = [issue(instancePath + "/decision_claim_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																				return false;
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/decision_claim_ref/sha256", "type", { type: "string" })];
																			return false;
																		}
																	}
																	var valid3 = _errs19 === errors;
																} else var valid3 = true;
															}
														}
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/decision_claim_ref", "type", { type: "object" })];
												return false;
											}
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.decision_ref !== void 0) {
											const _errs22 = errors;
											if (!validate26(data.decision_ref, {
												instancePath: instancePath + "/decision_ref",
												parentData: data,
												parentDataProperty: "decision_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs22 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.duty_evaluation_ref !== void 0) {
												let data11 = data.duty_evaluation_ref;
												const _errs23 = errors;
												if (errors === _errs23) {
													if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
														let missing3;
														if (data11.content_id === void 0 && (missing3 = "content_id") || data11.media_type === void 0 && (missing3 = "media_type") || data11.sha256 === void 0 && (missing3 = "sha256")) {
															validate21.errors = [issue(instancePath + "/duty_evaluation_ref", "required", { missingProperty: missing3 })];
															return false;
														} else {
															const _errs25 = errors;
															for (const key3 in data11) if (!(key3 === "content_id" || key3 === "media_type" || key3 === "sha256")) {
																validate21.errors = [issue(instancePath + "/duty_evaluation_ref", "additionalProperties", { additionalProperty: key3 })];
																return false;
															}
															if (_errs25 === errors) {
																if (data11.content_id !== void 0) {
																	let data12 = data11.content_id;
																	const _errs26 = errors;
																	if (errors === errors) {
																		if (typeof data12 === "string") {
																			if (!pattern8.test(data12)) {
																				validate21.errors = [issue(instancePath + "/duty_evaluation_ref/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
																				return false;
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/duty_evaluation_ref/content_id", "type", { type: "string" })];
																			return false;
																		}
																	}
																	var valid6 = _errs26 === errors;
																} else var valid6 = true;
																if (valid6) {
																	if (data11.media_type !== void 0) {
																		const _errs29 = errors;
																		if ("application/vnd.ystack.duty-separation-evaluation+json" !== data11.media_type) {
																			validate21.errors = [issue(instancePath + "/duty_evaluation_ref/media_type", "const", { allowedValue: "application/vnd.ystack.duty-separation-evaluation+json" })];
																			return false;
																		}
																		var valid6 = _errs29 === errors;
																	} else var valid6 = true;
																	if (valid6) {
																		if (data11.sha256 !== void 0) {
																			let data14 = data11.sha256;
																			const _errs30 = errors;
																			if (errors === errors) {
																				if (typeof data14 === "string") {
																					if (!pattern7.test(data14)) {
																						validate21.errors = [issue(instancePath + "/duty_evaluation_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																						return false;
																					}
																				} else {
																					validate21.errors = [issue(instancePath + "/duty_evaluation_ref/sha256", "type", { type: "string" })];
																					return false;
																				}
																			}
																			var valid6 = _errs30 === errors;
																		} else var valid6 = true;
																	}
																}
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/duty_evaluation_ref", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs23 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.evaluation_mode !== void 0) {
													const _errs33 = errors;
													if ("observation-only" !== data.evaluation_mode) {
														validate21.errors = [issue(instancePath + "/evaluation_mode", "const", { allowedValue: "observation-only" })];
														return false;
													}
													var valid0 = _errs33 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.policy_ref !== void 0) {
														const _errs34 = errors;
														if (!validate28(data.policy_ref, {
															instancePath: instancePath + "/policy_ref",
															parentData: data,
															parentDataProperty: "policy_ref",
															rootData
														})) {
															vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs34 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.policy_set !== void 0) {
															const _errs35 = errors;
															if (!validate30(data.policy_set, {
																instancePath: instancePath + "/policy_set",
																parentData: data,
																parentDataProperty: "policy_set",
																rootData
															})) {
																vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs35 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.reason_ids !== void 0) {
																const _errs36 = errors;
																if (!validate32(data.reason_ids, {
																	instancePath: instancePath + "/reason_ids",
																	parentData: data,
																	parentDataProperty: "reason_ids",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs36 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.reference_semantics !== void 0) {
																	const _errs37 = errors;
																	if ("identity-only" !== data.reference_semantics) {
																		validate21.errors = [issue(instancePath + "/reference_semantics", "const", { allowedValue: "identity-only" })];
																		return false;
																	}
																	var valid0 = _errs37 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.stage !== void 0) {
																		const _errs38 = errors;
																		if (!validate34(data.stage, {
																			instancePath: instancePath + "/stage",
																			parentData: data,
																			parentDataProperty: "stage",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs38 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.verdict !== void 0) {
																			let data21 = data.verdict;
																			const _errs39 = errors;
																			if (!(data21 === "inconclusive" || data21 === "violated")) {
																				validate21.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema33.properties.verdict.enum })];
																				return false;
																			}
																			var valid0 = _errs39 === errors;
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
							if ("risk_gate_evaluation" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "risk_gate_evaluation" })];
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