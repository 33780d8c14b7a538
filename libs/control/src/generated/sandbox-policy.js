// Generated from libs/control/schemas/sandbox-policy.schema.json by tools/generate (npm run generate). Do not edit.
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
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
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
		"resources": {
			"type": "array",
			"minItems": 4,
			"maxItems": 4,
			"items": { "$ref": "#/$defs/control.sandbox-policy.sandboxPolicyResource" }
		},
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
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"access",
		"id",
		"kind",
		"path"
	],
	"properties": {
		"access": { "enum": [
			"read-only",
			"read-write",
			"write-only"
		] },
		"id": { "$ref": "#/$defs/contract.common.id" },
		"kind": { "const": "directory" },
		"path": {
			"type": "string",
			"maxLength": 256,
			"pattern": "^/sandbox/[a-z]+$"
		}
	}
};
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^/sandbox/[a-z]+$", "u");
const func7 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.access === void 0 && (missing0 = "access") || data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.path === void 0 && (missing0 = "path")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "access" || key0 === "id" || key0 === "kind" || key0 === "path")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.access !== void 0) {
				let data0 = data.access;
				if (!(data0 === "read-only" || data0 === "read-write" || data0 === "write-only")) {
					validate22.errors = [issue(instancePath + "/access", "enum", { allowedValues: schema33.properties.access.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.id !== void 0) {
					let data1 = data.id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate22.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.kind !== void 0) {
						if ("directory" !== data.kind) {
							validate22.errors = [issue(instancePath + "/kind", "const", { allowedValue: "directory" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.path !== void 0) {
							let data3 = data.path;
							if (typeof data3 === "string") {
								if (func7(data3) > 256) {
									validate22.errors = [issue(instancePath + "/path", "maxLength", { limit: 256 })];
									return false;
								} else if (!pattern5.test(data3)) {
									validate22.errors = [issue(instancePath + "/path", "pattern", { pattern: "^/sandbox/[a-z]+$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/path", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.environment === void 0 && (missing0 = "environment") || data.evaluation_mode === void 0 && (missing0 = "evaluation_mode") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.filesystem === void 0 && (missing0 = "filesystem") || data.isolation === void 0 && (missing0 = "isolation") || data.limits === void 0 && (missing0 = "limits") || data.network === void 0 && (missing0 = "network") || data.policy_version === void 0 && (missing0 = "policy_version") || data.reference_semantics === void 0 && (missing0 = "reference_semantics") || data.required_role === void 0 && (missing0 = "required_role") || data.resources === void 0 && (missing0 = "resources") || data.sensitive_material === void 0 && (missing0 = "sensitive_material") || data.tools === void 0 && (missing0 = "tools")) {
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
						if (data.environment !== void 0) {
							const _errs3 = errors;
							if (!func0(data.environment, schema32.properties.environment.const)) {
								validate21.errors = [issue(instancePath + "/environment", "const", { allowedValue: schema32.properties.environment.const })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.evaluation_mode !== void 0) {
								const _errs4 = errors;
								if ("observation-only" !== data.evaluation_mode) {
									validate21.errors = [issue(instancePath + "/evaluation_mode", "const", { allowedValue: "observation-only" })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.fail_mode !== void 0) {
									const _errs5 = errors;
									if ("closed" !== data.fail_mode) {
										validate21.errors = [issue(instancePath + "/fail_mode", "const", { allowedValue: "closed" })];
										return false;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.filesystem !== void 0) {
										const _errs6 = errors;
										if (!func0(data.filesystem, schema32.properties.filesystem.const)) {
											validate21.errors = [issue(instancePath + "/filesystem", "const", { allowedValue: schema32.properties.filesystem.const })];
											return false;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.isolation !== void 0) {
											const _errs7 = errors;
											if (!func0(data.isolation, schema32.properties.isolation.const)) {
												validate21.errors = [issue(instancePath + "/isolation", "const", { allowedValue: schema32.properties.isolation.const })];
												return false;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.limits !== void 0) {
												const _errs8 = errors;
												if (!func0(data.limits, schema32.properties.limits.const)) {
													validate21.errors = [issue(instancePath + "/limits", "const", { allowedValue: schema32.properties.limits.const })];
													return false;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.network !== void 0) {
													const _errs9 = errors;
													if (!func0(data.network, schema32.properties.network.const)) {
														validate21.errors = [issue(instancePath + "/network", "const", { allowedValue: schema32.properties.network.const })];
														return false;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.policy_version !== void 0) {
														const _errs10 = errors;
														if ("v1" !== data.policy_version) {
															validate21.errors = [issue(instancePath + "/policy_version", "const", { allowedValue: "v1" })];
															return false;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.reference_semantics !== void 0) {
															const _errs11 = errors;
															if ("identity-only" !== data.reference_semantics) {
																validate21.errors = [issue(instancePath + "/reference_semantics", "const", { allowedValue: "identity-only" })];
																return false;
															}
															var valid0 = _errs11 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.required_role !== void 0) {
																const _errs12 = errors;
																if ("verifier" !== data.required_role) {
																	validate21.errors = [issue(instancePath + "/required_role", "const", { allowedValue: "verifier" })];
																	return false;
																}
																var valid0 = _errs12 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.resources !== void 0) {
																	let data11 = data.resources;
																	const _errs13 = errors;
																	if (errors === _errs13) {
																		if (Array.isArray(data11)) {
																			if (data11.length > 4) {
																				validate21.errors = [issue(instancePath + "/resources", "maxItems", { limit: 4 })];
																				return false;
																			} else if (data11.length < 4) {
																				validate21.errors = [issue(instancePath + "/resources", "minItems", { limit: 4 })];
																				return false;
																			} else {
																				const len0 = data11.length;
																				for (let i0 = 0; i0 < len0; i0++) {
																					const _errs15 = errors;
																					if (!validate22(data11[i0], {
																						instancePath: instancePath + "/resources/" + i0,
																						parentData: data11,
																						parentDataProperty: i0,
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																						errors = vErrors.length;
																					}
																					if (!(_errs15 === errors)) break;
																				}
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/resources", "type", { type: "array" })];
																			return false;
																		}
																	}
																	var valid0 = _errs13 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.sensitive_material !== void 0) {
																		const _errs16 = errors;
																		if (!func0(data.sensitive_material, schema32.properties.sensitive_material.const)) {
																			validate21.errors = [issue(instancePath + "/sensitive_material", "const", { allowedValue: schema32.properties.sensitive_material.const })];
																			return false;
																		}
																		var valid0 = _errs16 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.tools !== void 0) {
																			let data14 = data.tools;
																			const _errs17 = errors;
																			const vSchema0 = schema32.properties.tools.enum;
																			if (!(func0(data14, vSchema0[0]) || func0(data14, vSchema0[1]))) {
																				validate21.errors = [issue(instancePath + "/tools", "enum", { allowedValues: schema32.properties.tools.enum })];
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
							if ("sandbox_policy" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandbox_policy" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("control-policy.sandbox" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "control-policy.sandbox" })];
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