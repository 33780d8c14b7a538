// Generated from libs/control/schemas/shadow-environment-registry.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema33 = {
	"description": "One environment and the repository it is for, by its root commit.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"description",
		"environment_id",
		"evidence_scope",
		"proof_state",
		"source_root_commit",
		"target_repository_id"
	],
	"properties": {
		"description": {
			"type": "string",
			"minLength": 1
		},
		"environment_id": { "$ref": "#/$defs/contract.common.id" },
		"evidence_scope": { "enum": [
			"external-target",
			"fixtures-only",
			"self-host"
		] },
		"proof_state": {
			"description": "For people; no judge reads it.",
			"enum": ["native-qualified", "unproven"]
		},
		"source_root_commit": { "$ref": "#/$defs/contract.common.sha1Id" },
		"target_repository_id": { "$ref": "#/$defs/contract.common.id" }
	}
};
const func1 = require_ucs2length().default;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^[0-9a-f]{40}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.description === void 0 && (missing0 = "description") || data.environment_id === void 0 && (missing0 = "environment_id") || data.evidence_scope === void 0 && (missing0 = "evidence_scope") || data.proof_state === void 0 && (missing0 = "proof_state") || data.source_root_commit === void 0 && (missing0 = "source_root_commit") || data.target_repository_id === void 0 && (missing0 = "target_repository_id")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "description" || key0 === "environment_id" || key0 === "evidence_scope" || key0 === "proof_state" || key0 === "source_root_commit" || key0 === "target_repository_id")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.description !== void 0) {
				let data0 = data.description;
				if (typeof data0 === "string") {
					if (func1(data0) < 1) {
						validate22.errors = [issue(instancePath + "/description", "minLength", { limit: 1 })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/description", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.environment_id !== void 0) {
					let data1 = data.environment_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate22.errors = [issue(instancePath + "/environment_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/environment_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.evidence_scope !== void 0) {
						let data2 = data.evidence_scope;
						if (!(data2 === "external-target" || data2 === "fixtures-only" || data2 === "self-host")) {
							validate22.errors = [issue(instancePath + "/evidence_scope", "enum", { allowedValues: schema33.properties.evidence_scope.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.proof_state !== void 0) {
							let data3 = data.proof_state;
							if (!(data3 === "native-qualified" || data3 === "unproven")) {
								validate22.errors = [issue(instancePath + "/proof_state", "enum", { allowedValues: schema33.properties.proof_state.enum })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.source_root_commit !== void 0) {
								let data4 = data.source_root_commit;
								if (typeof data4 === "string") {
									if (!pattern5.test(data4)) {
										validate22.errors = [issue(instancePath + "/source_root_commit", "pattern", { pattern: "^[0-9a-f]{40}$" })];
										return false;
									}
								} else {
									validate22.errors = [issue(instancePath + "/source_root_commit", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.target_repository_id !== void 0) {
									let data5 = data.target_repository_id;
									if (typeof data5 === "string") {
										if (!pattern4.test(data5)) {
											validate22.errors = [issue(instancePath + "/target_repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate22.errors = [issue(instancePath + "/target_repository_id", "type", { type: "string" })];
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
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.environments === void 0 && (missing0 = "environments") || data.registry_version === void 0 && (missing0 = "registry_version")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "environments" || key0 === "registry_version")) {
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
						if (data.environments !== void 0) {
							let data1 = data.environments;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 256) {
										validate21.errors = [issue(instancePath + "/environments", "maxItems", { limit: 256 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate22(data1[i0], {
												instancePath: instancePath + "/environments/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/environments", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.registry_version !== void 0) {
								const _errs6 = errors;
								if ("v1" !== data.registry_version) {
									validate21.errors = [issue(instancePath + "/registry_version", "const", { allowedValue: "v1" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
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
							if ("shadow_environment_registry" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "shadow_environment_registry" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("shadow.environments.v1" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "shadow.environments.v1" })];
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