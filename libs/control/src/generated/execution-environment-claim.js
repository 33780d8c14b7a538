// Generated from libs/control/schemas/execution-environment-claim.schema.json by tools/generate (npm run generate). Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
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
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"declaration_status",
		"duty_evaluation_ref",
		"policy_set_ref",
		"stage_result_ref",
		"execution_identity",
		"effects",
		"environment",
		"filesystem",
		"isolation",
		"limits",
		"network",
		"resources",
		"sensitive_material",
		"tools"
	],
	"properties": {
		"declaration_status": { "enum": ["complete", "incomplete"] },
		"duty_evaluation_ref": { "$ref": "#/$defs/control.common.dutyEvaluationRef" },
		"policy_set_ref": { "$ref": "#/$defs/control.common.policySetRef" },
		"stage_result_ref": { "$ref": "#/$defs/contract.common.stageResultRef" },
		"execution_identity": { "$ref": "#/$defs/control.execution-environment-claim.executionIdentity" },
		"effects": { "$ref": "#/$defs/control.execution-environment-claim.claimedEffects" },
		"environment": { "$ref": "#/$defs/control.execution-environment-claim.claimedVariables" },
		"filesystem": { "$ref": "#/$defs/control.execution-environment-claim.sandboxFilesystem" },
		"isolation": { "$ref": "#/$defs/control.execution-environment-claim.claimedIsolation" },
		"limits": { "$ref": "#/$defs/control.execution-environment-claim.sandboxLimits" },
		"network": { "$ref": "#/$defs/control.execution-environment-claim.claimedNetwork" },
		"resources": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/control.execution-environment-claim.sandboxResource" }
		},
		"sensitive_material": { "$ref": "#/$defs/control.execution-environment-claim.claimedMaterial" },
		"tools": {
			"type": "array",
			"maxItems": 16,
			"items": { "$ref": "#/$defs/control.execution-environment-claim.claimedTool" }
		}
	}
};
const schema50 = {
	"description": "Whether anything outside was written.",
	"type": "object",
	"additionalProperties": false,
	"required": ["external_writes", "target_writes"],
	"properties": {
		"external_writes": { "enum": [
			true,
			false,
			"unknown"
		] },
		"target_writes": { "enum": [
			true,
			false,
			"unknown"
		] }
	}
};
const schema58 = {
	"description": "What stands between process and host.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"candidate_only",
		"disposable",
		"host_access"
	],
	"properties": {
		"candidate_only": { "enum": [
			true,
			false,
			"unknown"
		] },
		"disposable": { "enum": [
			true,
			false,
			"unknown"
		] },
		"host_access": { "enum": [
			true,
			false,
			"unknown"
		] }
	}
};
const schema60 = {
	"description": "What the process may reach.",
	"type": "object",
	"additionalProperties": false,
	"required": ["endpoints", "mode"],
	"properties": {
		"endpoints": {
			"type": "array",
			"maxItems": 32,
			"items": { "type": "string" }
		},
		"mode": { "enum": [
			"allow",
			"deny",
			"unknown"
		] }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate22.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("duty_separation_evaluation" !== data.kind) {
						validate22.errors = [issue(instancePath + "/kind", "const", { allowedValue: "duty_separation_evaluation" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
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
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
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
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate24.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("control_policy_set" !== data.kind) {
						validate24.errors = [issue(instancePath + "/kind", "const", { allowedValue: "control_policy_set" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate24.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
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
		}
	} else {
		validate24.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
const schema42 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate27.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate27.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema42.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate27.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate27.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate27.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate27.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate27.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate27.errors = vErrors;
	return true;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate27(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_result" !== data.kind) {
					validate26.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
					return false;
				}
			}
		} else {
			validate26.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.adapter_instance_id === void 0 && (missing0 = "adapter_instance_id") || data.execution_boundary_id === void 0 && (missing0 = "execution_boundary_id") || data.principal_id === void 0 && (missing0 = "principal_id") || data.role === void 0 && (missing0 = "role")) {
			validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "adapter_instance_id" || key0 === "execution_boundary_id" || key0 === "principal_id" || key0 === "role")) {
				validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.adapter_instance_id !== void 0) {
				let data0 = data.adapter_instance_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate30.errors = [issue(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate30.errors = [issue(instancePath + "/adapter_instance_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.execution_boundary_id !== void 0) {
					let data1 = data.execution_boundary_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate30.errors = [issue(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate30.errors = [issue(instancePath + "/execution_boundary_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.principal_id !== void 0) {
						let data2 = data.principal_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate30.errors = [issue(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate30.errors = [issue(instancePath + "/principal_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.role !== void 0) {
							let data3 = data.role;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate30.errors = [issue(instancePath + "/role", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate30.errors = [issue(instancePath + "/role", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
const schema51 = {
	"description": "The environment variables of the process.",
	"type": "object",
	"additionalProperties": false,
	"required": ["mode", "variables"],
	"properties": {
		"mode": { "enum": [
			"clear-then-allowlist",
			"inherit",
			"unknown"
		] },
		"variables": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/control.execution-environment-claim.sandboxVariable" }
		}
	}
};
const pattern15 = new RegExp("^[A-Z][A-Z0-9_]{0,63}$", "u");
const pattern16 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f]*$", "u");
const func2 = require_ucs2length().default;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.mode === void 0 && (missing0 = "mode") || data.variables === void 0 && (missing0 = "variables")) {
			validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "mode" || key0 === "variables")) {
				validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.mode !== void 0) {
				let data0 = data.mode;
				if (!(data0 === "clear-then-allowlist" || data0 === "inherit" || data0 === "unknown")) {
					validate32.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema51.properties.mode.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.variables !== void 0) {
					let data1 = data.variables;
					if (Array.isArray(data1)) {
						if (data1.length > 64) {
							validate32.errors = [issue(instancePath + "/variables", "maxItems", { limit: 64 })];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.name === void 0 && (missing1 = "name") || data2.value === void 0 && (missing1 = "value")) {
										validate32.errors = [issue(instancePath + "/variables/" + i0, "required", { missingProperty: missing1 })];
										return false;
									} else {
										for (const key1 in data2) if (!(key1 === "name" || key1 === "value")) {
											validate32.errors = [issue(instancePath + "/variables/" + i0, "additionalProperties", { additionalProperty: key1 })];
											return false;
										}
										if (data2.name !== void 0) {
											let data3 = data2.name;
											if (typeof data3 === "string") {
												if (!pattern15.test(data3)) {
													validate32.errors = [issue(instancePath + "/variables/" + i0 + "/name", "pattern", { pattern: "^[A-Z][A-Z0-9_]{0,63}$" })];
													return false;
												}
											} else {
												validate32.errors = [issue(instancePath + "/variables/" + i0 + "/name", "type", { type: "string" })];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data2.value !== void 0) {
												let data4 = data2.value;
												if (typeof data4 === "string") {
													if (func2(data4) > 256) {
														validate32.errors = [issue(instancePath + "/variables/" + i0 + "/value", "maxLength", { limit: 256 })];
														return false;
													} else if (!pattern16.test(data4)) {
														validate32.errors = [issue(instancePath + "/variables/" + i0 + "/value", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" })];
														return false;
													}
												} else {
													validate32.errors = [issue(instancePath + "/variables/" + i0 + "/value", "type", { type: "string" })];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
										}
									}
								} else {
									validate32.errors = [issue(instancePath + "/variables/" + i0, "type", { type: "object" })];
									return false;
								}
							}
						}
					} else {
						validate32.errors = [issue(instancePath + "/variables", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate32.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate32.errors = vErrors;
	return true;
}
const schema55 = {
	"description": "What may be done below a path.",
	"enum": [
		"read-only",
		"read-write",
		"write-only"
	]
};
const pattern17 = new RegExp("^(?!.*(?://|/\\.{1,2}/))/sandbox/[a-z0-9][a-z0-9._/-]*$", "u");
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.access === void 0 && (missing0 = "access") || data.path === void 0 && (missing0 = "path") || data.purpose === void 0 && (missing0 = "purpose")) {
			validate35.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "access" || key0 === "path" || key0 === "purpose")) {
				validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.access !== void 0) {
				let data0 = data.access;
				if (!(data0 === "read-only" || data0 === "read-write" || data0 === "write-only")) {
					validate35.errors = [issue(instancePath + "/access", "enum", { allowedValues: schema55.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.path !== void 0) {
					let data1 = data.path;
					if (typeof data1 === "string") {
						if (func2(data1) > 256) {
							validate35.errors = [issue(instancePath + "/path", "maxLength", { limit: 256 })];
							return false;
						} else if (!pattern17.test(data1)) {
							validate35.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!.*(?://|/\\.{1,2}/))/sandbox/[a-z0-9][a-z0-9._/-]*$" })];
							return false;
						}
					} else {
						validate35.errors = [issue(instancePath + "/path", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.purpose !== void 0) {
						let data2 = data.purpose;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate35.errors = [issue(instancePath + "/purpose", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate35.errors = [issue(instancePath + "/purpose", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate35.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate35.errors = vErrors;
	return true;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.read_roots === void 0 && (missing0 = "read_roots") || data.write_roots === void 0 && (missing0 = "write_roots")) {
				validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "read_roots" || key0 === "write_roots")) {
					validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.read_roots !== void 0) {
						let data0 = data.read_roots;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 16) {
									validate34.errors = [issue(instancePath + "/read_roots", "maxItems", { limit: 16 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate35(data0[i0], {
											instancePath: instancePath + "/read_roots/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate34.errors = [issue(instancePath + "/read_roots", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.write_roots !== void 0) {
							let data2 = data.write_roots;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data2)) {
									if (data2.length > 16) {
										validate34.errors = [issue(instancePath + "/write_roots", "maxItems", { limit: 16 })];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs7 = errors;
											if (!validate35(data2[i1], {
												instancePath: instancePath + "/write_roots/" + i1,
												parentData: data2,
												parentDataProperty: i1,
												rootData
											})) {
												vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate34.errors = [issue(instancePath + "/write_roots", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
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
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.access === void 0 && (missing0 = "access") || data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.path === void 0 && (missing0 = "path")) {
			validate39.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "access" || key0 === "id" || key0 === "kind" || key0 === "path")) {
				validate39.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.access !== void 0) {
				let data0 = data.access;
				if (!(data0 === "read-only" || data0 === "read-write" || data0 === "write-only")) {
					validate39.errors = [issue(instancePath + "/access", "enum", { allowedValues: schema55.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.id !== void 0) {
					let data1 = data.id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate39.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate39.errors = [issue(instancePath + "/id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.kind !== void 0) {
						if ("directory" !== data.kind) {
							validate39.errors = [issue(instancePath + "/kind", "const", { allowedValue: "directory" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.path !== void 0) {
							let data3 = data.path;
							if (typeof data3 === "string") {
								if (func2(data3) > 256) {
									validate39.errors = [issue(instancePath + "/path", "maxLength", { limit: 256 })];
									return false;
								} else if (!pattern17.test(data3)) {
									validate39.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!.*(?://|/\\.{1,2}/))/sandbox/[a-z0-9][a-z0-9._/-]*$" })];
									return false;
								}
							} else {
								validate39.errors = [issue(instancePath + "/path", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate39.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate39.errors = vErrors;
	return true;
}
const schema65 = {
	"description": "Credentials and secrets within reach.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"credential_refs",
		"exposure",
		"secret_refs"
	],
	"properties": {
		"credential_refs": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"exposure": { "enum": [
			"none",
			"present",
			"unknown"
		] },
		"secret_refs": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.id" }
		}
	}
};
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.credential_refs === void 0 && (missing0 = "credential_refs") || data.exposure === void 0 && (missing0 = "exposure") || data.secret_refs === void 0 && (missing0 = "secret_refs")) {
			validate41.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "credential_refs" || key0 === "exposure" || key0 === "secret_refs")) {
				validate41.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.credential_refs !== void 0) {
				let data0 = data.credential_refs;
				if (Array.isArray(data0)) {
					if (data0.length > 32) {
						validate41.errors = [issue(instancePath + "/credential_refs", "maxItems", { limit: 32 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (!pattern4.test(data1)) {
									validate41.errors = [issue(instancePath + "/credential_refs/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate41.errors = [issue(instancePath + "/credential_refs/" + i0, "type", { type: "string" })];
								return false;
							}
						}
					}
				} else {
					validate41.errors = [issue(instancePath + "/credential_refs", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.exposure !== void 0) {
					let data2 = data.exposure;
					if (!(data2 === "none" || data2 === "present" || data2 === "unknown")) {
						validate41.errors = [issue(instancePath + "/exposure", "enum", { allowedValues: schema65.properties.exposure.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.secret_refs !== void 0) {
						let data3 = data.secret_refs;
						if (Array.isArray(data3)) {
							if (data3.length > 32) {
								validate41.errors = [issue(instancePath + "/secret_refs", "maxItems", { limit: 32 })];
								return false;
							} else {
								const len1 = data3.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data4 = data3[i1];
									if (typeof data4 === "string") {
										if (!pattern4.test(data4)) {
											validate41.errors = [issue(instancePath + "/secret_refs/" + i1, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate41.errors = [issue(instancePath + "/secret_refs/" + i1, "type", { type: "string" })];
										return false;
									}
								}
							}
						} else {
							validate41.errors = [issue(instancePath + "/secret_refs", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate41.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate41.errors = vErrors;
	return true;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.argv === void 0 && (missing0 = "argv") || data.executable === void 0 && (missing0 = "executable") || data.network === void 0 && (missing0 = "network") || data.resource_ids === void 0 && (missing0 = "resource_ids") || data.sha256 === void 0 && (missing0 = "sha256") || data.tool_id === void 0 && (missing0 = "tool_id")) {
			validate43.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "argv" || key0 === "executable" || key0 === "network" || key0 === "resource_ids" || key0 === "sha256" || key0 === "tool_id")) {
				validate43.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.argv !== void 0) {
				let data0 = data.argv;
				if (Array.isArray(data0)) {
					if (data0.length > 32) {
						validate43.errors = [issue(instancePath + "/argv", "maxItems", { limit: 32 })];
						return false;
					} else if (data0.length < 1) {
						validate43.errors = [issue(instancePath + "/argv", "minItems", { limit: 1 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
							validate43.errors = [issue(instancePath + "/argv/" + i0, "type", { type: "string" })];
							return false;
						}
					}
				} else {
					validate43.errors = [issue(instancePath + "/argv", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.executable !== void 0) {
					let data2 = data.executable;
					if (typeof data2 === "string") {
						if (func2(data2) > 256) {
							validate43.errors = [issue(instancePath + "/executable", "maxLength", { limit: 256 })];
							return false;
						} else if (!pattern17.test(data2)) {
							validate43.errors = [issue(instancePath + "/executable", "pattern", { pattern: "^(?!.*(?://|/\\.{1,2}/))/sandbox/[a-z0-9][a-z0-9._/-]*$" })];
							return false;
						}
					} else {
						validate43.errors = [issue(instancePath + "/executable", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.network !== void 0) {
						if (typeof data.network !== "boolean") {
							validate43.errors = [issue(instancePath + "/network", "type", { type: "boolean" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.resource_ids !== void 0) {
							let data4 = data.resource_ids;
							if (Array.isArray(data4)) {
								if (data4.length > 16) {
									validate43.errors = [issue(instancePath + "/resource_ids", "maxItems", { limit: 16 })];
									return false;
								} else {
									const len1 = data4.length;
									for (let i1 = 0; i1 < len1; i1++) {
										let data5 = data4[i1];
										if (typeof data5 === "string") {
											if (!pattern4.test(data5)) {
												validate43.errors = [issue(instancePath + "/resource_ids/" + i1, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate43.errors = [issue(instancePath + "/resource_ids/" + i1, "type", { type: "string" })];
											return false;
										}
									}
								}
							} else {
								validate43.errors = [issue(instancePath + "/resource_ids", "type", { type: "array" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.sha256 !== void 0) {
								let data6 = data.sha256;
								if (typeof data6 === "string") {
									if (!pattern6.test(data6)) {
										validate43.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate43.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.tool_id !== void 0) {
									let data7 = data.tool_id;
									if (typeof data7 === "string") {
										if (!pattern4.test(data7)) {
											validate43.errors = [issue(instancePath + "/tool_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate43.errors = [issue(instancePath + "/tool_id", "type", { type: "string" })];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate43.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate43.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.declaration_status === void 0 && (missing0 = "declaration_status") || data.duty_evaluation_ref === void 0 && (missing0 = "duty_evaluation_ref") || data.policy_set_ref === void 0 && (missing0 = "policy_set_ref") || data.stage_result_ref === void 0 && (missing0 = "stage_result_ref") || data.execution_identity === void 0 && (missing0 = "execution_identity") || data.effects === void 0 && (missing0 = "effects") || data.environment === void 0 && (missing0 = "environment") || data.filesystem === void 0 && (missing0 = "filesystem") || data.isolation === void 0 && (missing0 = "isolation") || data.limits === void 0 && (missing0 = "limits") || data.network === void 0 && (missing0 = "network") || data.resources === void 0 && (missing0 = "resources") || data.sensitive_material === void 0 && (missing0 = "sensitive_material") || data.tools === void 0 && (missing0 = "tools")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.declaration_status !== void 0) {
						let data0 = data.declaration_status;
						const _errs2 = errors;
						if (!(data0 === "complete" || data0 === "incomplete")) {
							validate21.errors = [issue(instancePath + "/declaration_status", "enum", { allowedValues: schema33.properties.declaration_status.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.duty_evaluation_ref !== void 0) {
							const _errs3 = errors;
							if (!validate22(data.duty_evaluation_ref, {
								instancePath: instancePath + "/duty_evaluation_ref",
								parentData: data,
								parentDataProperty: "duty_evaluation_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.policy_set_ref !== void 0) {
								const _errs4 = errors;
								if (!validate24(data.policy_set_ref, {
									instancePath: instancePath + "/policy_set_ref",
									parentData: data,
									parentDataProperty: "policy_set_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.stage_result_ref !== void 0) {
									const _errs5 = errors;
									if (!validate26(data.stage_result_ref, {
										instancePath: instancePath + "/stage_result_ref",
										parentData: data,
										parentDataProperty: "stage_result_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.execution_identity !== void 0) {
										const _errs6 = errors;
										if (!validate30(data.execution_identity, {
											instancePath: instancePath + "/execution_identity",
											parentData: data,
											parentDataProperty: "execution_identity",
											rootData
										})) {
											vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.effects !== void 0) {
											let data5 = data.effects;
											const _errs7 = errors;
											if (errors === errors) {
												if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
													let missing1;
													if (data5.external_writes === void 0 && (missing1 = "external_writes") || data5.target_writes === void 0 && (missing1 = "target_writes")) {
														validate21.errors = [issue(instancePath + "/effects", "required", { missingProperty: missing1 })];
														return false;
													} else {
														const _errs10 = errors;
														for (const key1 in data5) if (!(key1 === "external_writes" || key1 === "target_writes")) {
															validate21.errors = [issue(instancePath + "/effects", "additionalProperties", { additionalProperty: key1 })];
															return false;
														}
														if (_errs10 === errors) {
															if (data5.external_writes !== void 0) {
																let data6 = data5.external_writes;
																const _errs11 = errors;
																if (!(data6 === true || data6 === false || data6 === "unknown")) {
																	validate21.errors = [issue(instancePath + "/effects/external_writes", "enum", { allowedValues: schema50.properties.external_writes.enum })];
																	return false;
																}
																var valid2 = _errs11 === errors;
															} else var valid2 = true;
															if (valid2) {
																if (data5.target_writes !== void 0) {
																	let data7 = data5.target_writes;
																	const _errs12 = errors;
																	if (!(data7 === true || data7 === false || data7 === "unknown")) {
																		validate21.errors = [issue(instancePath + "/effects/target_writes", "enum", { allowedValues: schema50.properties.target_writes.enum })];
																		return false;
																	}
																	var valid2 = _errs12 === errors;
																} else var valid2 = true;
															}
														}
													}
												} else {
													validate21.errors = [issue(instancePath + "/effects", "type", { type: "object" })];
													return false;
												}
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.environment !== void 0) {
												const _errs13 = errors;
												if (!validate32(data.environment, {
													instancePath: instancePath + "/environment",
													parentData: data,
													parentDataProperty: "environment",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.filesystem !== void 0) {
													const _errs14 = errors;
													if (!validate34(data.filesystem, {
														instancePath: instancePath + "/filesystem",
														parentData: data,
														parentDataProperty: "filesystem",
														rootData
													})) {
														vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs14 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.isolation !== void 0) {
														let data10 = data.isolation;
														const _errs15 = errors;
														if (errors === errors) {
															if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
																let missing2;
																if (data10.candidate_only === void 0 && (missing2 = "candidate_only") || data10.disposable === void 0 && (missing2 = "disposable") || data10.host_access === void 0 && (missing2 = "host_access")) {
																	validate21.errors = [issue(instancePath + "/isolation", "required", { missingProperty: missing2 })];
																	return false;
																} else {
																	const _errs18 = errors;
																	for (const key2 in data10) if (!(key2 === "candidate_only" || key2 === "disposable" || key2 === "host_access")) {
																		validate21.errors = [issue(instancePath + "/isolation", "additionalProperties", { additionalProperty: key2 })];
																		return false;
																	}
																	if (_errs18 === errors) {
																		if (data10.candidate_only !== void 0) {
																			let data11 = data10.candidate_only;
																			const _errs19 = errors;
																			if (!(data11 === true || data11 === false || data11 === "unknown")) {
																				validate21.errors = [issue(instancePath + "/isolation/candidate_only", "enum", { allowedValues: schema58.properties.candidate_only.enum })];
																				return false;
																			}
																			var valid4 = _errs19 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data10.disposable !== void 0) {
																				let data12 = data10.disposable;
																				const _errs20 = errors;
																				if (!(data12 === true || data12 === false || data12 === "unknown")) {
																					validate21.errors = [issue(instancePath + "/isolation/disposable", "enum", { allowedValues: schema58.properties.disposable.enum })];
																					return false;
																				}
																				var valid4 = _errs20 === errors;
																			} else var valid4 = true;
																			if (valid4) {
																				if (data10.host_access !== void 0) {
																					let data13 = data10.host_access;
																					const _errs21 = errors;
																					if (!(data13 === true || data13 === false || data13 === "unknown")) {
																						validate21.errors = [issue(instancePath + "/isolation/host_access", "enum", { allowedValues: schema58.properties.host_access.enum })];
																						return false;
																					}
																					var valid4 = _errs21 === errors;
																				} else var valid4 = true;
																			}
																		}
																	}
																}
															} else {
																validate21.errors = [issue(instancePath + "/isolation", "type", { type: "object" })];
																return false;
															}
														}
														var valid0 = _errs15 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.limits !== void 0) {
															let data14 = data.limits;
															const _errs22 = errors;
															if (errors === errors) {
																if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
																	let missing3;
																	if (data14.cpu_time_ms === void 0 && (missing3 = "cpu_time_ms") || data14.memory_bytes === void 0 && (missing3 = "memory_bytes") || data14.output_bytes === void 0 && (missing3 = "output_bytes") || data14.process_count === void 0 && (missing3 = "process_count") || data14.wall_time_ms === void 0 && (missing3 = "wall_time_ms")) {
																		validate21.errors = [issue(instancePath + "/limits", "required", { missingProperty: missing3 })];
																		return false;
																	} else {
																		const _errs25 = errors;
																		for (const key3 in data14) if (!(key3 === "cpu_time_ms" || key3 === "memory_bytes" || key3 === "output_bytes" || key3 === "process_count" || key3 === "wall_time_ms")) {
																			validate21.errors = [issue(instancePath + "/limits", "additionalProperties", { additionalProperty: key3 })];
																			return false;
																		}
																		if (_errs25 === errors) {
																			if (data14.cpu_time_ms !== void 0) {
																				let data15 = data14.cpu_time_ms;
																				const _errs26 = errors;
																				if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																					validate21.errors = [issue(instancePath + "/limits/cpu_time_ms", "type", { type: "integer" })];
																					return false;
																				}
																				if (errors === _errs26) {
																					if (typeof data15 == "number" && isFinite(data15)) {
																						if (data15 < 0 || isNaN(data15)) {
																							validate21.errors = [issue(instancePath + "/limits/cpu_time_ms", "minimum", {
																								comparison: ">=",
																								limit: 0
																							})];
																							return false;
																						}
																					}
																				}
																				var valid6 = _errs26 === errors;
																			} else var valid6 = true;
																			if (valid6) {
																				if (data14.memory_bytes !== void 0) {
																					let data16 = data14.memory_bytes;
																					const _errs28 = errors;
																					if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
																						validate21.errors = [issue(instancePath + "/limits/memory_bytes", "type", { type: "integer" })];
																						return false;
																					}
																					if (errors === _errs28) {
																						if (typeof data16 == "number" && isFinite(data16)) {
																							if (data16 < 0 || isNaN(data16)) {
																								validate21.errors = [issue(instancePath + "/limits/memory_bytes", "minimum", {
																									comparison: ">=",
																									limit: 0
																								})];
																								return false;
																							}
																						}
																					}
																					var valid6 = _errs28 === errors;
																				} else var valid6 = true;
																				if (valid6) {
																					if (data14.output_bytes !== void 0) {
																						let data17 = data14.output_bytes;
																						const _errs30 = errors;
																						if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
																							validate21.errors = [issue(instancePath + "/limits/output_bytes", "type", { type: "integer" })];
																							return false;
																						}
																						if (errors === _errs30) {
																							if (typeof data17 == "number" && isFinite(data17)) {
																								if (data17 < 0 || isNaN(data17)) {
																									validate21.errors = [issue(instancePath + "/limits/output_bytes", "minimum", {
																										comparison: ">=",
																										limit: 0
																									})];
																									return false;
																								}
																							}
																						}
																						var valid6 = _errs30 === errors;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data14.process_count !== void 0) {
																							let data18 = data14.process_count;
																							const _errs32 = errors;
																							if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
																								validate21.errors = [issue(instancePath + "/limits/process_count", "type", { type: "integer" })];
																								return false;
																							}
																							if (errors === _errs32) {
																								if (typeof data18 == "number" && isFinite(data18)) {
																									if (data18 < 0 || isNaN(data18)) {
																										validate21.errors = [issue(instancePath + "/limits/process_count", "minimum", {
																											comparison: ">=",
																											limit: 0
																										})];
																										return false;
																									}
																								}
																							}
																							var valid6 = _errs32 === errors;
																						} else var valid6 = true;
																						if (valid6) {
																							if (data14.wall_time_ms !== void 0) {
																								let data19 = data14.wall_time_ms;
																								const _errs34 = errors;
																								if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
																									validate21.errors = [issue(instancePath + "/limits/wall_time_ms", "type", { type: "integer" })];
																									return false;
																								}
																								if (errors === _errs34) {
																									if (typeof data19 == "number" && isFinite(data19)) {
																										if (data19 < 0 || isNaN(data19)) {
																											validate21.errors = [issue(instancePath + "/limits/wall_time_ms", "minimum", {
																												comparison: ">=",
																												limit: 0
																											})];
																											return false;
																										}
																									}
																								}
																								var valid6 = _errs34 === errors;
																							} else var valid6 = true;
																						}
																					}
																				}
																			}
																		}
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/limits", "type", { type: "object" })];
																	return false;
																}
															}
															var valid0 = _errs22 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.network !== void 0) {
																let data20 = data.network;
																const _errs36 = errors;
																if (errors === errors) {
																	if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
																		let missing4;
																		if (data20.endpoints === void 0 && (missing4 = "endpoints") || data20.mode === void 0 && (missing4 = "mode")) {
																			validate21.errors = [issue(instancePath + "/network", "required", { missingProperty: missing4 })];
																			return false;
																		} else {
																			const _errs39 = errors;
																			for (const key4 in data20) if (!(key4 === "endpoints" || key4 === "mode")) {
																				validate21.errors = [issue(instancePath + "/network", "additionalProperties", { additionalProperty: key4 })];
																				return false;
																			}
																			if (_errs39 === errors) {
																				if (data20.endpoints !== void 0) {
																					let data21 = data20.endpoints;
																					const _errs40 = errors;
																					if (errors === _errs40) {
																						if (Array.isArray(data21)) {
																							if (data21.length > 32) {
																								validate21.errors = [issue(instancePath + "/network/endpoints", "maxItems", { limit: 32 })];
																								return false;
																							} else {
																								const len0 = data21.length;
																								for (let i0 = 0; i0 < len0; i0++) {
																									const _errs42 = errors;
																									if (typeof data21[i0] !== "string") {
																										validate21.errors = [issue(instancePath + "/network/endpoints/" + i0, "type", { type: "string" })];
																										return false;
																									}
																									if (!(_errs42 === errors)) break;
																								}
																							}
																						} else {
																							validate21.errors = [issue(instancePath + "/network/endpoints", "type", { type: "array" })];
																							return false;
																						}
																					}
																					var valid8 = _errs40 === errors;
																				} else var valid8 = true;
																				if (valid8) {
																					if (data20.mode !== void 0) {
																						let data23 = data20.mode;
																						const _errs44 = errors;
																						if (!(data23 === "allow" || data23 === "deny" || data23 === "unknown")) {
																							validate21.errors = [issue(instancePath + "/network/mode", "enum", { allowedValues: schema60.properties.mode.enum })];
																							return false;
																						}
																						var valid8 = _errs44 === errors;
																					} else var valid8 = true;
																				}
																			}
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/network", "type", { type: "object" })];
																		return false;
																	}
																}
																var valid0 = _errs36 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.resources !== void 0) {
																	let data24 = data.resources;
																	const _errs45 = errors;
																	if (errors === _errs45) {
																		if (Array.isArray(data24)) {
																			if (data24.length > 32) {
																				validate21.errors = [issue(instancePath + "/resources", "maxItems", { limit: 32 })];
																				return false;
																			} else {
																				const len1 = data24.length;
																				for (let i1 = 0; i1 < len1; i1++) {
																					const _errs47 = errors;
																					if (!validate39(data24[i1], {
																						instancePath: instancePath + "/resources/" + i1,
																						parentData: data24,
																						parentDataProperty: i1,
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
																						errors = vErrors.length;
																					}
																					if (!(_errs47 === errors)) break;
																				}
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/resources", "type", { type: "array" })];
																			return false;
																		}
																	}
																	var valid0 = _errs45 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.sensitive_material !== void 0) {
																		const _errs48 = errors;
																		if (!validate41(data.sensitive_material, {
																			instancePath: instancePath + "/sensitive_material",
																			parentData: data,
																			parentDataProperty: "sensitive_material",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs48 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.tools !== void 0) {
																			let data27 = data.tools;
																			const _errs49 = errors;
																			if (errors === _errs49) {
																				if (Array.isArray(data27)) {
																					if (data27.length > 16) {
																						validate21.errors = [issue(instancePath + "/tools", "maxItems", { limit: 16 })];
																						return false;
																					} else {
																						const len2 = data27.length;
																						for (let i2 = 0; i2 < len2; i2++) {
																							const _errs51 = errors;
																							if (!validate43(data27[i2], {
																								instancePath: instancePath + "/tools/" + i2,
																								parentData: data27,
																								parentDataProperty: i2,
																								rootData
																							})) {
																								vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
																								errors = vErrors.length;
																							}
																							if (!(_errs51 === errors)) break;
																						}
																					}
																				} else {
																					validate21.errors = [issue(instancePath + "/tools", "type", { type: "array" })];
																					return false;
																				}
																			}
																			var valid0 = _errs49 === errors;
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
							if ("execution_environment_claim" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "execution_environment_claim" })];
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