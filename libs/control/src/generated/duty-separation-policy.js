// Generated from libs/control/schemas/duty-separation-policy.schema.json by tools/generate (npm run generate). Do not edit.
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
		"dormant_roles",
		"evaluation_mode",
		"fail_mode",
		"identity_dimensions",
		"operation_ceilings",
		"policy_version",
		"protected_roles",
		"reporter_relation",
		"requester_roles"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"core_contract": { "$ref": "#/$defs/control.common.hashedCoreContract" },
		"dormant_roles": { "const": [
			"ci",
			"execution",
			"identity",
			"publisher"
		] },
		"evaluation_mode": { "const": "observation-only" },
		"fail_mode": { "const": "closed" },
		"identity_dimensions": { "const": [
			"adapter_instance_id",
			"execution_boundary_id",
			"principal_id"
		] },
		"operation_ceilings": { "const": [
			{
				"capabilities": ["core.forge.materialize-candidate.v2"],
				"execution_kind": "deterministic",
				"permissions": [
					"core.perm.candidate-repository.write.v2",
					"core.perm.evidence.write.v1",
					"core.perm.scratch.write.v1",
					"core.perm.target.read.v1"
				],
				"role": "forge"
			},
			{
				"capabilities": ["core.harness.produce.v1"],
				"execution_kind": "deterministic",
				"permissions": [
					"core.perm.evidence.write.v1",
					"core.perm.scratch.write.v1",
					"core.perm.target.read.v1"
				],
				"role": "producer"
			},
			{
				"capabilities": ["core.harness.produce.v1"],
				"execution_kind": "model",
				"permissions": [
					"core.perm.evidence.write.v1",
					"core.perm.model.invoke.v1",
					"core.perm.scratch.write.v1",
					"core.perm.target.read.v1"
				],
				"role": "producer"
			},
			{
				"capabilities": ["core.review.change.v1"],
				"execution_kind": "deterministic",
				"permissions": ["core.perm.evidence.write.v1", "core.perm.target.read.v1"],
				"role": "reviewer"
			},
			{
				"capabilities": ["core.review.change.v1"],
				"execution_kind": "model",
				"permissions": [
					"core.perm.evidence.write.v1",
					"core.perm.model.invoke.v1",
					"core.perm.target.read.v1"
				],
				"role": "reviewer"
			},
			{
				"capabilities": ["core.verify.run.v1"],
				"execution_kind": "deterministic",
				"permissions": [
					"core.perm.candidate.execute.v1",
					"core.perm.evidence.write.v1",
					"core.perm.target.read.v1"
				],
				"role": "verifier"
			}
		] },
		"policy_version": { "const": "v1" },
		"protected_roles": { "const": [
			"forge",
			"producer",
			"publisher",
			"reviewer",
			"verifier"
		] },
		"reporter_relation": { "const": "performer-else-selected" },
		"requester_roles": { "const": [
			"manager",
			"operator",
			"orchestrator"
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.core_contract === void 0 && (missing0 = "core_contract") || data.dormant_roles === void 0 && (missing0 = "dormant_roles") || data.evaluation_mode === void 0 && (missing0 = "evaluation_mode") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.identity_dimensions === void 0 && (missing0 = "identity_dimensions") || data.operation_ceilings === void 0 && (missing0 = "operation_ceilings") || data.policy_version === void 0 && (missing0 = "policy_version") || data.protected_roles === void 0 && (missing0 = "protected_roles") || data.reporter_relation === void 0 && (missing0 = "reporter_relation") || data.requester_roles === void 0 && (missing0 = "requester_roles")) {
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
							if (data.dormant_roles !== void 0) {
								const _errs4 = errors;
								if (!func0(data.dormant_roles, schema32.properties.dormant_roles.const)) {
									validate21.errors = [issue(instancePath + "/dormant_roles", "const", { allowedValue: schema32.properties.dormant_roles.const })];
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
									if (data.fail_mode !== void 0) {
										const _errs6 = errors;
										if ("closed" !== data.fail_mode) {
											validate21.errors = [issue(instancePath + "/fail_mode", "const", { allowedValue: "closed" })];
											return false;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.identity_dimensions !== void 0) {
											const _errs7 = errors;
											if (!func0(data.identity_dimensions, schema32.properties.identity_dimensions.const)) {
												validate21.errors = [issue(instancePath + "/identity_dimensions", "const", { allowedValue: schema32.properties.identity_dimensions.const })];
												return false;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.operation_ceilings !== void 0) {
												const _errs8 = errors;
												if (!func0(data.operation_ceilings, schema32.properties.operation_ceilings.const)) {
													validate21.errors = [issue(instancePath + "/operation_ceilings", "const", { allowedValue: schema32.properties.operation_ceilings.const })];
													return false;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.policy_version !== void 0) {
													const _errs9 = errors;
													if ("v1" !== data.policy_version) {
														validate21.errors = [issue(instancePath + "/policy_version", "const", { allowedValue: "v1" })];
														return false;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.protected_roles !== void 0) {
														const _errs10 = errors;
														if (!func0(data.protected_roles, schema32.properties.protected_roles.const)) {
															validate21.errors = [issue(instancePath + "/protected_roles", "const", { allowedValue: schema32.properties.protected_roles.const })];
															return false;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.reporter_relation !== void 0) {
															const _errs11 = errors;
															if ("performer-else-selected" !== data.reporter_relation) {
																validate21.errors = [issue(instancePath + "/reporter_relation", "const", { allowedValue: "performer-else-selected" })];
																return false;
															}
															var valid0 = _errs11 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.requester_roles !== void 0) {
																const _errs12 = errors;
																if (!func0(data.requester_roles, schema32.properties.requester_roles.const)) {
																	validate21.errors = [issue(instancePath + "/requester_roles", "const", { allowedValue: schema32.properties.requester_roles.const })];
																	return false;
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
							if ("duty_separation_policy" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "duty_separation_policy" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("control-policy.duty-separation" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "control-policy.duty-separation" })];
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