// Generated from libs/control/schemas/sandbox-policy.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema32 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"activation_state",
		"environment",
		"evaluation_mode",
		"fail_mode",
		"filesystem",
		"isolation",
		"limits",
		"network",
		"policy_version",
		"reference_semantics",
		"required_role",
		"resources",
		"sensitive_material",
		"tools"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"environment": { "const": {
			"mode": "clear-then-allowlist",
			"variables": [
				{
					"name": "LANG",
					"value": "C"
				},
				{
					"name": "LC_ALL",
					"value": "C"
				},
				{
					"name": "PATH",
					"value": "/sandbox/tools"
				},
				{
					"name": "TMPDIR",
					"value": "/sandbox/scratch"
				}
			]
		} },
		"evaluation_mode": { "const": "observation-only" },
		"fail_mode": { "const": "closed" },
		"filesystem": { "const": {
			"read_roots": [{
				"access": "read-only",
				"path": "/sandbox/candidate",
				"purpose": "candidate"
			}, {
				"access": "read-only",
				"path": "/sandbox/tools",
				"purpose": "toolchain"
			}],
			"write_roots": [{
				"access": "write-only",
				"path": "/sandbox/evidence",
				"purpose": "evidence"
			}, {
				"access": "read-write",
				"path": "/sandbox/scratch",
				"purpose": "scratch"
			}]
		} },
		"isolation": { "const": {
			"candidate_only": true,
			"disposable": true,
			"host_access": false
		} },
		"limits": { "const": {
			"cpu_time_ms": 3e4,
			"memory_bytes": 536870912,
			"output_bytes": 10485760,
			"process_count": 32,
			"wall_time_ms": 6e4
		} },
		"network": { "const": {
			"endpoints": [],
			"mode": "deny"
		} },
		"policy_version": { "const": "v1" },
		"reference_semantics": { "const": "identity-only" },
		"required_role": { "const": "verifier" },
		"resources": { "const": [
			{
				"access": "read-only",
				"id": "resource.candidate",
				"kind": "directory",
				"path": "/sandbox/candidate"
			},
			{
				"access": "write-only",
				"id": "resource.evidence",
				"kind": "directory",
				"path": "/sandbox/evidence"
			},
			{
				"access": "read-write",
				"id": "resource.scratch",
				"kind": "directory",
				"path": "/sandbox/scratch"
			},
			{
				"access": "read-only",
				"id": "resource.toolchain",
				"kind": "directory",
				"path": "/sandbox/tools"
			}
		] },
		"sensitive_material": { "const": {
			"credential_refs": [],
			"exposure": "none",
			"secret_refs": []
		} },
		"tools": {
			"description": "The one tool, by digest or, bound, by what was accepted for its slot.",
			"enum": [[{
				"argv": [
					"verify",
					"--candidate",
					"/sandbox/candidate",
					"--evidence",
					"/sandbox/evidence"
				],
				"executable": "/sandbox/tools/verifier",
				"network": false,
				"resource_ids": [
					"resource.candidate",
					"resource.evidence",
					"resource.scratch"
				],
				"tool_id": "tool.verifier",
				"sha256": "1111111111111111111111111111111111111111111111111111111111111111"
			}], [{
				"argv": [
					"verify",
					"--candidate",
					"/sandbox/candidate",
					"--evidence",
					"/sandbox/evidence"
				],
				"executable": "/sandbox/tools/verifier",
				"network": false,
				"resource_ids": [
					"resource.candidate",
					"resource.evidence",
					"resource.scratch"
				],
				"tool_id": "tool.verifier",
				"identity_binding": {
					"accepted_set_id": "sandbox.accepted-identities.v1",
					"environment_source": "claim.id",
					"slot": "verifier"
				}
			}]]
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const func0 = require_equal().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body")) {
			validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "body")) {
				validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("sandbox_policy" !== data.kind) {
						validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandbox_policy" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						if ("control-policy.sandbox" !== data.id) {
							validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "control-policy.sandbox" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.body !== void 0) {
							let data3 = data.body;
							if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
								let missing1;
								if (data3.activation_state === void 0 && (missing1 = "activation_state") || data3.environment === void 0 && (missing1 = "environment") || data3.evaluation_mode === void 0 && (missing1 = "evaluation_mode") || data3.fail_mode === void 0 && (missing1 = "fail_mode") || data3.filesystem === void 0 && (missing1 = "filesystem") || data3.isolation === void 0 && (missing1 = "isolation") || data3.limits === void 0 && (missing1 = "limits") || data3.network === void 0 && (missing1 = "network") || data3.policy_version === void 0 && (missing1 = "policy_version") || data3.reference_semantics === void 0 && (missing1 = "reference_semantics") || data3.required_role === void 0 && (missing1 = "required_role") || data3.resources === void 0 && (missing1 = "resources") || data3.sensitive_material === void 0 && (missing1 = "sensitive_material") || data3.tools === void 0 && (missing1 = "tools")) {
									validate20.errors = [issue(instancePath + "/body", "required", { missingProperty: missing1 })];
									return false;
								} else {
									for (const key1 in data3) if (!func1.call(schema32.properties, key1)) {
										validate20.errors = [issue(instancePath + "/body", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									if (data3.activation_state !== void 0) {
										if ("inactive" !== data3.activation_state) {
											validate20.errors = [issue(instancePath + "/body/activation_state", "const", { allowedValue: "inactive" })];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data3.environment !== void 0) {
											if (!func0(data3.environment, schema32.properties.environment.const)) {
												validate20.errors = [issue(instancePath + "/body/environment", "const", { allowedValue: schema32.properties.environment.const })];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data3.evaluation_mode !== void 0) {
												if ("observation-only" !== data3.evaluation_mode) {
													validate20.errors = [issue(instancePath + "/body/evaluation_mode", "const", { allowedValue: "observation-only" })];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
											if (valid2) {
												if (data3.fail_mode !== void 0) {
													if ("closed" !== data3.fail_mode) {
														validate20.errors = [issue(instancePath + "/body/fail_mode", "const", { allowedValue: "closed" })];
														return false;
													}
													var valid2 = true;
												} else var valid2 = true;
												if (valid2) {
													if (data3.filesystem !== void 0) {
														if (!func0(data3.filesystem, schema32.properties.filesystem.const)) {
															validate20.errors = [issue(instancePath + "/body/filesystem", "const", { allowedValue: schema32.properties.filesystem.const })];
															return false;
														}
														var valid2 = true;
													} else var valid2 = true;
													if (valid2) {
														if (data3.isolation !== void 0) {
															if (!func0(data3.isolation, schema32.properties.isolation.const)) {
																validate20.errors = [issue(instancePath + "/body/isolation", "const", { allowedValue: schema32.properties.isolation.const })];
																return false;
															}
															var valid2 = true;
														} else var valid2 = true;
														if (valid2) {
															if (data3.limits !== void 0) {
																if (!func0(data3.limits, schema32.properties.limits.const)) {
																	validate20.errors = [issue(instancePath + "/body/limits", "const", { allowedValue: schema32.properties.limits.const })];
																	return false;
																}
																var valid2 = true;
															} else var valid2 = true;
															if (valid2) {
																if (data3.network !== void 0) {
																	if (!func0(data3.network, schema32.properties.network.const)) {
																		validate20.errors = [issue(instancePath + "/body/network", "const", { allowedValue: schema32.properties.network.const })];
																		return false;
																	}
																	var valid2 = true;
																} else var valid2 = true;
																if (valid2) {
																	if (data3.policy_version !== void 0) {
																		if ("v1" !== data3.policy_version) {
																			validate20.errors = [issue(instancePath + "/body/policy_version", "const", { allowedValue: "v1" })];
																			return false;
																		}
																		var valid2 = true;
																	} else var valid2 = true;
																	if (valid2) {
																		if (data3.reference_semantics !== void 0) {
																			if ("identity-only" !== data3.reference_semantics) {
																				validate20.errors = [issue(instancePath + "/body/reference_semantics", "const", { allowedValue: "identity-only" })];
																				return false;
																			}
																			var valid2 = true;
																		} else var valid2 = true;
																		if (valid2) {
																			if (data3.required_role !== void 0) {
																				if ("verifier" !== data3.required_role) {
																					validate20.errors = [issue(instancePath + "/body/required_role", "const", { allowedValue: "verifier" })];
																					return false;
																				}
																				var valid2 = true;
																			} else var valid2 = true;
																			if (valid2) {
																				if (data3.resources !== void 0) {
																					if (!func0(data3.resources, schema32.properties.resources.const)) {
																						validate20.errors = [issue(instancePath + "/body/resources", "const", { allowedValue: schema32.properties.resources.const })];
																						return false;
																					}
																					var valid2 = true;
																				} else var valid2 = true;
																				if (valid2) {
																					if (data3.sensitive_material !== void 0) {
																						if (!func0(data3.sensitive_material, schema32.properties.sensitive_material.const)) {
																							validate20.errors = [issue(instancePath + "/body/sensitive_material", "const", { allowedValue: schema32.properties.sensitive_material.const })];
																							return false;
																						}
																						var valid2 = true;
																					} else var valid2 = true;
																					if (valid2) {
																						if (data3.tools !== void 0) {
																							let data17 = data3.tools;
																							const vSchema0 = schema32.properties.tools.enum;
																							if (!(func0(data17, vSchema0[0]) || func0(data17, vSchema0[1]))) {
																								validate20.errors = [issue(instancePath + "/body/tools", "enum", { allowedValues: schema32.properties.tools.enum })];
																								return false;
																							}
																							var valid2 = true;
																						} else var valid2 = true;
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
								validate20.errors = [issue(instancePath + "/body", "type", { type: "object" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate20.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}
export { validate };