// Generated from libs/contract/schemas/profile.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema35 = {
	"description": "Which adapter plays a role, as whom, with what pinned and what allowed.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"binding_id",
		"role",
		"manifest_ref",
		"execution_kind",
		"adapter_instance_id",
		"principal_id",
		"execution_boundary_id",
		"package_ref",
		"skill_refs",
		"requested_tools",
		"requested_capabilities",
		"requested_permissions"
	],
	"properties": {
		"binding_id": { "$ref": "#/$defs/contract.common.id" },
		"role": { "$ref": "#/$defs/contract.common.adapterRole" },
		"manifest_ref": { "$ref": "#/$defs/contract.common.adapterManifestRef" },
		"execution_kind": { "$ref": "#/$defs/contract.common.executionKind" },
		"adapter_instance_id": { "$ref": "#/$defs/contract.common.id" },
		"principal_id": { "$ref": "#/$defs/contract.common.id" },
		"execution_boundary_id": { "$ref": "#/$defs/contract.common.id" },
		"package_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"skill_refs": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.gitObject" }
		},
		"requested_tools": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.tool" }
		},
		"requested_capabilities": {
			"type": "array",
			"maxItems": 1,
			"items": { "$ref": "#/$defs/contract.common.capabilityId" }
		},
		"requested_permissions": {
			"type": "array",
			"maxItems": 5,
			"items": { "$ref": "#/$defs/contract.common.permissionId" }
		},
		"authority_ref": { "$ref": "#/$defs/contract.common.authorityScopeRef" },
		"config_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"prompt_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"model_request": { "$ref": "#/$defs/contract.common.modelRequest" }
	},
	"allOf": [{
		"if": {
			"properties": { "execution_kind": { "const": "model" } },
			"required": ["execution_kind"]
		},
		"then": {
			"properties": {
				"role": { "enum": ["producer", "reviewer"] },
				"prompt_ref": true,
				"model_request": true
			},
			"required": ["prompt_ref", "model_request"]
		}
	}, {
		"if": {
			"properties": { "execution_kind": { "const": "deterministic" } },
			"required": ["execution_kind"]
		},
		"then": { "properties": {
			"skill_refs": {
				"type": "array",
				"maxItems": 0
			},
			"prompt_ref": false,
			"model_request": false
		} }
	}]
};
const schema37 = {
	"description": "A role that an adapter can play.",
	"enum": [
		"ci",
		"execution",
		"forge",
		"identity",
		"producer",
		"publisher",
		"reviewer",
		"verifier"
	]
};
const schema43 = {
	"description": "Whether a program or a model does the work.",
	"enum": ["deterministic", "model"]
};
const schema62 = {
	"description": "A capability of the core vocabulary.",
	"enum": [
		"core.forge.materialize-candidate.v2",
		"core.harness.produce.v1",
		"core.review.change.v1",
		"core.verify.run.v1"
	]
};
const schema63 = {
	"description": "A permission of the core vocabulary.",
	"enum": [
		"core.perm.candidate-repository.write.v2",
		"core.perm.candidate.execute.v1",
		"core.perm.evidence.write.v1",
		"core.perm.model.invoke.v1",
		"core.perm.scratch.write.v1",
		"core.perm.target.read.v1"
	]
};
const func1 = Object.prototype.hasOwnProperty;
const schema40 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
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
				if (2 !== data.schema_version) {
					validate24.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate24.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema40.enum })];
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
								if (!pattern8.test(data3)) {
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
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate24(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("adapter_manifest" !== data.kind) {
					validate23.errors = [issue(instancePath + "/kind", "const", { allowedValue: "adapter_manifest" })];
					return false;
				}
			}
		} else {
			validate23.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const schema47 = {
	"description": "A blob or tree, where it lies in a commit, and its mode.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"revision",
		"location",
		"object_type",
		"object_id",
		"mode"
	],
	"properties": {
		"revision": { "$ref": "#/$defs/contract.common.gitRevision" },
		"location": { "$ref": "#/$defs/contract.common.gitLocation" },
		"object_type": { "enum": ["blob", "tree"] },
		"object_id": { "type": "string" },
		"mode": { "enum": [
			"040000",
			"100644",
			"100755"
		] }
	},
	"allOf": [
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha1" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha1Id" } } }
		},
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha256" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha256Id" } } }
		},
		{
			"if": {
				"properties": { "location": {
					"type": "object",
					"properties": { "kind": { "const": "root" } },
					"required": ["kind"]
				} },
				"required": ["location"]
			},
			"then": { "properties": { "object_type": { "const": "tree" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "tree" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "const": "040000" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "blob" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "enum": ["100644", "100755"] } } }
		}
	]
};
const pattern12 = new RegExp("^[0-9a-f]{40}$", "u");
const schema54 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.hash_algorithm === void 0 && "hash_algorithm") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.hash_algorithm !== void 0) {
			if ("sha1" !== data.hash_algorithm) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.commit_id !== void 0) {
				let data1 = data.commit_id;
				if (errors === errors) {
					if (typeof data1 === "string") {
						if (!pattern12.test(data1)) {
							validate28.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate28.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate28.errors = vErrors;
		return false;
	}
	if (_errs1 === errors) {
		const _errs10 = errors;
		let valid5 = true;
		const _errs11 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.hash_algorithm === void 0 && "hash_algorithm") {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else if (data.hash_algorithm !== void 0) {
				if ("sha256" !== data.hash_algorithm) {
					const err4 = {};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		var _valid1 = _errs11 === errors;
		errors = _errs10;
		if (vErrors !== null) {
			if (_errs10) vErrors.length = _errs10;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs13 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.commit_id !== void 0) {
					let data3 = data.commit_id;
					if (errors === errors) {
						if (typeof data3 === "string") {
							if (!pattern8.test(data3)) {
								validate28.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate28.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate28.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate28.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate28.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate28.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid9 = _errs18 === errors;
					} else var valid9 = true;
					if (valid9) {
						if (data.hash_algorithm !== void 0) {
							let data5 = data.hash_algorithm;
							const _errs21 = errors;
							if (!(data5 === "sha1" || data5 === "sha256")) {
								validate28.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema54.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate28.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate28.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const pattern17 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "root") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("root" !== data.kind) {
								validate30.errors = [issue(instancePath + "/kind", "const", { allowedValue: "root" })];
								return false;
							}
						}
					}
				} else {
					validate30.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "path") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind") || data.value === void 0 && (missing1 = "value")) {
						validate30.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind" || key1 === "value")) {
							validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("path" !== data.kind) {
								validate30.errors = [issue(instancePath + "/kind", "const", { allowedValue: "path" })];
								return false;
							}
							var valid4 = true;
						} else var valid4 = true;
						if (valid4) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern17.test(data2)) {
										validate30.errors = [issue(instancePath + "/value", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate30.errors = [issue(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid4 = true;
							} else var valid4 = true;
						}
					}
				} else {
					validate30.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate30.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate30.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0 && "revision") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.revision !== void 0) {
			let data0 = data.revision;
			if (errors === errors) {
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.hash_algorithm === void 0 && "hash_algorithm") {
						const err1 = {};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					} else if (data0.hash_algorithm !== void 0) {
						if ("sha1" !== data0.hash_algorithm) {
							const err2 = {};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
					}
				} else {
					const err3 = {};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs7 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.object_id !== void 0) {
				let data2 = data.object_id;
				if (errors === errors) {
					if (typeof data2 === "string") {
						if (!pattern12.test(data2)) {
							validate27.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate27.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs7 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err4 = issue(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
		validate27.errors = vErrors;
		return false;
	}
	var valid0 = _errs1 === errors;
	if (valid0) {
		const _errs11 = errors;
		const _errs12 = errors;
		let valid6 = true;
		const _errs13 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.revision === void 0 && "revision") {
				const err5 = {};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else if (data.revision !== void 0) {
				let data3 = data.revision;
				if (errors === errors) {
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.hash_algorithm === void 0 && "hash_algorithm") {
							const err6 = {};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						} else if (data3.hash_algorithm !== void 0) {
							if ("sha256" !== data3.hash_algorithm) {
								const err7 = {};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
					} else {
						const err8 = {};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			}
		}
		var _valid1 = _errs13 === errors;
		errors = _errs12;
		if (vErrors !== null) {
			if (_errs12) vErrors.length = _errs12;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs17 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.object_id !== void 0) {
					let data5 = data.object_id;
					if (errors === errors) {
						if (typeof data5 === "string") {
							if (!pattern8.test(data5)) {
								validate27.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate27.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs17 === errors;
			valid6 = _valid1;
		}
		if (!valid6) {
			const err9 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
			validate27.errors = vErrors;
			return false;
		}
		var valid0 = _errs11 === errors;
		if (valid0) {
			const _errs21 = errors;
			const _errs22 = errors;
			let valid11 = true;
			const _errs23 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.location === void 0 && "location") {
					const err10 = {};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				} else if (data.location !== void 0) {
					let data6 = data.location;
					if (errors === errors) {
						if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
							if (data6.kind === void 0 && "kind") {
								const err11 = {};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							} else if (data6.kind !== void 0) {
								if ("root" !== data6.kind) {
									const err12 = {};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
							}
						} else {
							const err13 = {};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				}
			}
			var _valid2 = _errs23 === errors;
			errors = _errs22;
			if (vErrors !== null) {
				if (_errs22) vErrors.length = _errs22;
				else vErrors = null;
			}
			if (_valid2) {
				const _errs27 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							validate27.errors = [issue(instancePath + "/object_type", "const", { allowedValue: "tree" })];
							return false;
						}
					}
				}
				var _valid2 = _errs27 === errors;
				valid11 = _valid2;
			}
			if (!valid11) {
				const err14 = issue(instancePath, "if", { failingKeyword: "then" });
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
				validate27.errors = vErrors;
				return false;
			}
			var valid0 = _errs21 === errors;
			if (valid0) {
				const _errs29 = errors;
				const _errs30 = errors;
				let valid15 = true;
				const _errs31 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type === void 0 && "object_type") {
						const err15 = {};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					} else if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							const err16 = {};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
				}
				var _valid3 = _errs31 === errors;
				errors = _errs30;
				if (vErrors !== null) {
					if (_errs30) vErrors.length = _errs30;
					else vErrors = null;
				}
				if (_valid3) {
					const _errs33 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.mode !== void 0) {
							if ("040000" !== data.mode) {
								validate27.errors = [issue(instancePath + "/mode", "const", { allowedValue: "040000" })];
								return false;
							}
						}
					}
					var _valid3 = _errs33 === errors;
					valid15 = _valid3;
				}
				if (!valid15) {
					const err17 = issue(instancePath, "if", { failingKeyword: "then" });
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
					validate27.errors = vErrors;
					return false;
				}
				var valid0 = _errs29 === errors;
				if (valid0) {
					const _errs35 = errors;
					const _errs36 = errors;
					let valid18 = true;
					const _errs37 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.object_type === void 0 && "object_type") {
							const err18 = {};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						} else if (data.object_type !== void 0) {
							if ("blob" !== data.object_type) {
								const err19 = {};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
					}
					var _valid4 = _errs37 === errors;
					errors = _errs36;
					if (vErrors !== null) {
						if (_errs36) vErrors.length = _errs36;
						else vErrors = null;
					}
					if (_valid4) {
						const _errs39 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.mode !== void 0) {
								let data12 = data.mode;
								if (!(data12 === "100644" || data12 === "100755")) {
									validate27.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema47.allOf[4].then.properties.mode.enum })];
									return false;
								}
							}
						}
						var _valid4 = _errs39 === errors;
						valid18 = _valid4;
					}
					if (!valid18) {
						const err20 = issue(instancePath, "if", { failingKeyword: "then" });
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
						validate27.errors = vErrors;
						return false;
					}
					var valid0 = _errs35 === errors;
				}
			}
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing8;
			if (data.revision === void 0 && (missing8 = "revision") || data.location === void 0 && (missing8 = "location") || data.object_type === void 0 && (missing8 = "object_type") || data.object_id === void 0 && (missing8 = "object_id") || data.mode === void 0 && (missing8 = "mode")) {
				validate27.errors = [issue(instancePath, "required", { missingProperty: missing8 })];
				return false;
			} else {
				const _errs41 = errors;
				for (const key0 in data) if (!(key0 === "revision" || key0 === "location" || key0 === "object_type" || key0 === "object_id" || key0 === "mode")) {
					validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs41 === errors) {
					if (data.revision !== void 0) {
						const _errs42 = errors;
						if (!validate28(data.revision, {
							instancePath: instancePath + "/revision",
							parentData: data,
							parentDataProperty: "revision",
							rootData
						})) {
							vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
							errors = vErrors.length;
						}
						var valid21 = _errs42 === errors;
					} else var valid21 = true;
					if (valid21) {
						if (data.location !== void 0) {
							const _errs43 = errors;
							if (!validate30(data.location, {
								instancePath: instancePath + "/location",
								parentData: data,
								parentDataProperty: "location",
								rootData
							})) {
								vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
								errors = vErrors.length;
							}
							var valid21 = _errs43 === errors;
						} else var valid21 = true;
						if (valid21) {
							if (data.object_type !== void 0) {
								let data15 = data.object_type;
								const _errs44 = errors;
								if (!(data15 === "blob" || data15 === "tree")) {
									validate27.errors = [issue(instancePath + "/object_type", "enum", { allowedValues: schema47.properties.object_type.enum })];
									return false;
								}
								var valid21 = _errs44 === errors;
							} else var valid21 = true;
							if (valid21) {
								if (data.object_id !== void 0) {
									const _errs45 = errors;
									if (typeof data.object_id !== "string") {
										validate27.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
										return false;
									}
									var valid21 = _errs45 === errors;
								} else var valid21 = true;
								if (valid21) {
									if (data.mode !== void 0) {
										let data17 = data.mode;
										const _errs47 = errors;
										if (!(data17 === "040000" || data17 === "100644" || data17 === "100755")) {
											validate27.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema47.properties.mode.enum })];
											return false;
										}
										var valid21 = _errs47 === errors;
									} else var valid21 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate27.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.state;
			if (typeof tag0 == "string") {
				if (tag0 === "absent") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.state === void 0 && (missing0 = "state")) {
								validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate36.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate36.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate36.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate36.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate27(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate36.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate36.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate36.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate36.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.tool_id === void 0 && (missing0 = "tool_id") || data.tool_version === void 0 && (missing0 = "tool_version") || data.package_ref === void 0 && (missing0 = "package_ref") || data.config_ref === void 0 && (missing0 = "config_ref")) {
				validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "tool_id" || key0 === "tool_version" || key0 === "package_ref" || key0 === "config_ref")) {
					validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.tool_id !== void 0) {
						let data0 = data.tool_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate34.errors = [issue(instancePath + "/tool_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate34.errors = [issue(instancePath + "/tool_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.tool_version !== void 0) {
							let data1 = data.tool_version;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate34.errors = [issue(instancePath + "/tool_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate34.errors = [issue(instancePath + "/tool_version", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.package_ref !== void 0) {
								const _errs8 = errors;
								if (!validate27(data.package_ref, {
									instancePath: instancePath + "/package_ref",
									parentData: data,
									parentDataProperty: "package_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.config_ref !== void 0) {
									const _errs9 = errors;
									if (!validate36(data.config_ref, {
										instancePath: instancePath + "/config_ref",
										parentData: data,
										parentDataProperty: "config_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
							}
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
const schema66 = {
	"description": "What a scope ref is for.",
	"enum": [
		"allowed-delta",
		"authority",
		"config-contract",
		"finish-condition",
		"gate-decision",
		"gate-requirement",
		"grant",
		"output-contract",
		"policy",
		"qualification",
		"repository-context",
		"review-policy",
		"selection",
		"verification-instructions",
		"verification-plan"
	]
};
const pattern20 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern21 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func2 = require_ucs2length().default;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate42.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate42.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern20.test(data0)) {
						validate42.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate42.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func2(data1) > 127) {
							validate42.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern21.test(data1)) {
							validate42.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate42.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern8.test(data2)) {
								validate42.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate42.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate42.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate42.errors = vErrors;
	return true;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "git-object") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
								validate45.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate45.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("git-object" !== data.type) {
											validate45.errors = [issue(instancePath + "/type", "const", { allowedValue: "git-object" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate27(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate45.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "content") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate45.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate45.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("content" !== data.type) {
											validate45.errors = [issue(instancePath + "/type", "const", { allowedValue: "content" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate42(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate45.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate45.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate45.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate45.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "artifact") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
								validate44.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate44.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("artifact" !== data.type) {
											validate44.errors = [issue(instancePath + "/type", "const", { allowedValue: "artifact" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate45(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate44.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "document") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate44.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate44.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("document" !== data.type) {
											validate44.errors = [issue(instancePath + "/type", "const", { allowedValue: "document" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate24(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate44.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate44.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate44.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate44.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate44.errors = vErrors;
	return errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.purpose === void 0 && (missing0 = "purpose") || data.decision_record_ref === void 0 && (missing0 = "decision_record_ref") || data.subject_ref === void 0 && (missing0 = "subject_ref") || data.scope_sha256 === void 0 && (missing0 = "scope_sha256")) {
				validate41.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "purpose" || key0 === "decision_record_ref" || key0 === "subject_ref" || key0 === "scope_sha256")) {
					validate41.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.purpose !== void 0) {
						let data0 = data.purpose;
						const _errs2 = errors;
						if (!(data0 === "allowed-delta" || data0 === "authority" || data0 === "config-contract" || data0 === "finish-condition" || data0 === "gate-decision" || data0 === "gate-requirement" || data0 === "grant" || data0 === "output-contract" || data0 === "policy" || data0 === "qualification" || data0 === "repository-context" || data0 === "review-policy" || data0 === "selection" || data0 === "verification-instructions" || data0 === "verification-plan")) {
							validate41.errors = [issue(instancePath + "/purpose", "enum", { allowedValues: schema66.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.decision_record_ref !== void 0) {
							const _errs4 = errors;
							if (!validate42(data.decision_record_ref, {
								instancePath: instancePath + "/decision_record_ref",
								parentData: data,
								parentDataProperty: "decision_record_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.subject_ref !== void 0) {
								const _errs5 = errors;
								if (!validate44(data.subject_ref, {
									instancePath: instancePath + "/subject_ref",
									parentData: data,
									parentDataProperty: "subject_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.scope_sha256 !== void 0) {
									let data3 = data.scope_sha256;
									const _errs6 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern8.test(data3)) {
												validate41.errors = [issue(instancePath + "/scope_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate41.errors = [issue(instancePath + "/scope_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate41.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate41.errors = vErrors;
	return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate41(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("authority" !== data.purpose) {
					validate40.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "authority" })];
					return false;
				}
			}
		} else {
			validate40.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate40.errors = vErrors;
	return errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.provider_id === void 0 && (missing0 = "provider_id") || data.model_id === void 0 && (missing0 = "model_id") || data.effort_id === void 0 && (missing0 = "effort_id")) {
			validate55.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "provider_id" || key0 === "model_id" || key0 === "effort_id")) {
				validate55.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.provider_id !== void 0) {
				let data0 = data.provider_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate55.errors = [issue(instancePath + "/provider_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate55.errors = [issue(instancePath + "/provider_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.model_id !== void 0) {
					let data1 = data.model_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate55.errors = [issue(instancePath + "/model_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate55.errors = [issue(instancePath + "/model_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.effort_id !== void 0) {
						let data2 = data.effort_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate55.errors = [issue(instancePath + "/effort_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate55.errors = [issue(instancePath + "/effort_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate55.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate55.errors = vErrors;
	return true;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.execution_kind === void 0 && "execution_kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.execution_kind !== void 0) {
			if ("model" !== data.execution_kind) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.prompt_ref === void 0 && (missing1 = "prompt_ref") || data.model_request === void 0 && (missing1 = "model_request")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
				return false;
			} else if (data.role !== void 0) {
				let data1 = data.role;
				if (!(data1 === "producer" || data1 === "reviewer")) {
					validate22.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema35.allOf[0].then.properties.role.enum })];
					return false;
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate22.errors = vErrors;
		return false;
	}
	if (_errs1 === errors) {
		const _errs8 = errors;
		let valid4 = true;
		const _errs9 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.execution_kind === void 0 && "execution_kind") {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else if (data.execution_kind !== void 0) {
				if ("deterministic" !== data.execution_kind) {
					const err4 = {};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		var _valid1 = _errs9 === errors;
		errors = _errs8;
		if (vErrors !== null) {
			if (_errs8) vErrors.length = _errs8;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs11 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.skill_refs !== void 0) {
					let data3 = data.skill_refs;
					const _errs12 = errors;
					if (errors === _errs12) {
						if (Array.isArray(data3)) {
							if (data3.length > 0) {
								validate22.errors = [issue(instancePath + "/skill_refs", "maxItems", { limit: 0 })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/skill_refs", "type", { type: "array" })];
							return false;
						}
					}
					var valid6 = _errs12 === errors;
				} else var valid6 = true;
				if (valid6) {
					if (data.prompt_ref !== void 0) {
						var valid6 = false;
						validate22.errors = [issue(instancePath + "/prompt_ref", "false schema", {})];
						return false;
					} else var valid6 = true;
					if (valid6) {
						if (data.model_request !== void 0) {
							var valid6 = false;
							validate22.errors = [issue(instancePath + "/model_request", "false schema", {})];
							return false;
						} else var valid6 = true;
					}
				}
			}
			var _valid1 = _errs11 === errors;
			valid4 = _valid1;
		}
		if (!valid4) {
			const err5 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate22.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing3;
			if (data.binding_id === void 0 && (missing3 = "binding_id") || data.role === void 0 && (missing3 = "role") || data.manifest_ref === void 0 && (missing3 = "manifest_ref") || data.execution_kind === void 0 && (missing3 = "execution_kind") || data.adapter_instance_id === void 0 && (missing3 = "adapter_instance_id") || data.principal_id === void 0 && (missing3 = "principal_id") || data.execution_boundary_id === void 0 && (missing3 = "execution_boundary_id") || data.package_ref === void 0 && (missing3 = "package_ref") || data.skill_refs === void 0 && (missing3 = "skill_refs") || data.requested_tools === void 0 && (missing3 = "requested_tools") || data.requested_capabilities === void 0 && (missing3 = "requested_capabilities") || data.requested_permissions === void 0 && (missing3 = "requested_permissions")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing3 })];
				return false;
			} else {
				const _errs14 = errors;
				for (const key0 in data) if (!func1.call(schema35.properties, key0)) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs14 === errors) {
					if (data.binding_id !== void 0) {
						let data6 = data.binding_id;
						const _errs15 = errors;
						if (errors === errors) {
							if (typeof data6 === "string") {
								if (!pattern4.test(data6)) {
									validate22.errors = [issue(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/binding_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid7 = _errs15 === errors;
					} else var valid7 = true;
					if (valid7) {
						if (data.role !== void 0) {
							let data7 = data.role;
							const _errs18 = errors;
							if (!(data7 === "ci" || data7 === "execution" || data7 === "forge" || data7 === "identity" || data7 === "producer" || data7 === "publisher" || data7 === "reviewer" || data7 === "verifier")) {
								validate22.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema37.enum })];
								return false;
							}
							var valid7 = _errs18 === errors;
						} else var valid7 = true;
						if (valid7) {
							if (data.manifest_ref !== void 0) {
								const _errs20 = errors;
								if (!validate23(data.manifest_ref, {
									instancePath: instancePath + "/manifest_ref",
									parentData: data,
									parentDataProperty: "manifest_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
									errors = vErrors.length;
								}
								var valid7 = _errs20 === errors;
							} else var valid7 = true;
							if (valid7) {
								if (data.execution_kind !== void 0) {
									let data9 = data.execution_kind;
									const _errs21 = errors;
									if (!(data9 === "deterministic" || data9 === "model")) {
										validate22.errors = [issue(instancePath + "/execution_kind", "enum", { allowedValues: schema43.enum })];
										return false;
									}
									var valid7 = _errs21 === errors;
								} else var valid7 = true;
								if (valid7) {
									if (data.adapter_instance_id !== void 0) {
										let data10 = data.adapter_instance_id;
										const _errs23 = errors;
										if (errors === errors) {
											if (typeof data10 === "string") {
												if (!pattern4.test(data10)) {
													validate22.errors = [issue(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
													return false;
												}
											} else {
												validate22.errors = [issue(instancePath + "/adapter_instance_id", "type", { type: "string" })];
												return false;
											}
										}
										var valid7 = _errs23 === errors;
									} else var valid7 = true;
									if (valid7) {
										if (data.principal_id !== void 0) {
											let data11 = data.principal_id;
											const _errs26 = errors;
											if (errors === errors) {
												if (typeof data11 === "string") {
													if (!pattern4.test(data11)) {
														validate22.errors = [issue(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate22.errors = [issue(instancePath + "/principal_id", "type", { type: "string" })];
													return false;
												}
											}
											var valid7 = _errs26 === errors;
										} else var valid7 = true;
										if (valid7) {
											if (data.execution_boundary_id !== void 0) {
												let data12 = data.execution_boundary_id;
												const _errs29 = errors;
												if (errors === errors) {
													if (typeof data12 === "string") {
														if (!pattern4.test(data12)) {
															validate22.errors = [issue(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
															return false;
														}
													} else {
														validate22.errors = [issue(instancePath + "/execution_boundary_id", "type", { type: "string" })];
														return false;
													}
												}
												var valid7 = _errs29 === errors;
											} else var valid7 = true;
											if (valid7) {
												if (data.package_ref !== void 0) {
													const _errs32 = errors;
													if (!validate27(data.package_ref, {
														instancePath: instancePath + "/package_ref",
														parentData: data,
														parentDataProperty: "package_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
														errors = vErrors.length;
													}
													var valid7 = _errs32 === errors;
												} else var valid7 = true;
												if (valid7) {
													if (data.skill_refs !== void 0) {
														let data14 = data.skill_refs;
														const _errs33 = errors;
														if (errors === _errs33) {
															if (Array.isArray(data14)) {
																if (data14.length > 32) {
																	validate22.errors = [issue(instancePath + "/skill_refs", "maxItems", { limit: 32 })];
																	return false;
																} else {
																	const len0 = data14.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		const _errs35 = errors;
																		if (!validate27(data14[i0], {
																			instancePath: instancePath + "/skill_refs/" + i0,
																			parentData: data14,
																			parentDataProperty: i0,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs35 === errors)) break;
																	}
																}
															} else {
																validate22.errors = [issue(instancePath + "/skill_refs", "type", { type: "array" })];
																return false;
															}
														}
														var valid7 = _errs33 === errors;
													} else var valid7 = true;
													if (valid7) {
														if (data.requested_tools !== void 0) {
															let data16 = data.requested_tools;
															const _errs36 = errors;
															if (errors === _errs36) {
																if (Array.isArray(data16)) {
																	if (data16.length > 32) {
																		validate22.errors = [issue(instancePath + "/requested_tools", "maxItems", { limit: 32 })];
																		return false;
																	} else {
																		const len1 = data16.length;
																		for (let i1 = 0; i1 < len1; i1++) {
																			const _errs38 = errors;
																			if (!validate34(data16[i1], {
																				instancePath: instancePath + "/requested_tools/" + i1,
																				parentData: data16,
																				parentDataProperty: i1,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs38 === errors)) break;
																		}
																	}
																} else {
																	validate22.errors = [issue(instancePath + "/requested_tools", "type", { type: "array" })];
																	return false;
																}
															}
															var valid7 = _errs36 === errors;
														} else var valid7 = true;
														if (valid7) {
															if (data.requested_capabilities !== void 0) {
																let data18 = data.requested_capabilities;
																const _errs39 = errors;
																if (errors === _errs39) {
																	if (Array.isArray(data18)) {
																		if (data18.length > 1) {
																			validate22.errors = [issue(instancePath + "/requested_capabilities", "maxItems", { limit: 1 })];
																			return false;
																		} else {
																			const len2 = data18.length;
																			for (let i2 = 0; i2 < len2; i2++) {
																				let data19 = data18[i2];
																				const _errs41 = errors;
																				if (!(data19 === "core.forge.materialize-candidate.v2" || data19 === "core.harness.produce.v1" || data19 === "core.review.change.v1" || data19 === "core.verify.run.v1")) {
																					validate22.errors = [issue(instancePath + "/requested_capabilities/" + i2, "enum", { allowedValues: schema62.enum })];
																					return false;
																				}
																				if (!(_errs41 === errors)) break;
																			}
																		}
																	} else {
																		validate22.errors = [issue(instancePath + "/requested_capabilities", "type", { type: "array" })];
																		return false;
																	}
																}
																var valid7 = _errs39 === errors;
															} else var valid7 = true;
															if (valid7) {
																if (data.requested_permissions !== void 0) {
																	let data20 = data.requested_permissions;
																	const _errs43 = errors;
																	if (errors === _errs43) {
																		if (Array.isArray(data20)) {
																			if (data20.length > 5) {
																				validate22.errors = [issue(instancePath + "/requested_permissions", "maxItems", { limit: 5 })];
																				return false;
																			} else {
																				const len3 = data20.length;
																				for (let i3 = 0; i3 < len3; i3++) {
																					let data21 = data20[i3];
																					const _errs45 = errors;
																					if (!(data21 === "core.perm.candidate-repository.write.v2" || data21 === "core.perm.candidate.execute.v1" || data21 === "core.perm.evidence.write.v1" || data21 === "core.perm.model.invoke.v1" || data21 === "core.perm.scratch.write.v1" || data21 === "core.perm.target.read.v1")) {
																						validate22.errors = [issue(instancePath + "/requested_permissions/" + i3, "enum", { allowedValues: schema63.enum })];
																						return false;
																					}
																					if (!(_errs45 === errors)) break;
																				}
																			}
																		} else {
																			validate22.errors = [issue(instancePath + "/requested_permissions", "type", { type: "array" })];
																			return false;
																		}
																	}
																	var valid7 = _errs43 === errors;
																} else var valid7 = true;
																if (valid7) {
																	if (data.authority_ref !== void 0) {
																		const _errs47 = errors;
																		if (!validate40(data.authority_ref, {
																			instancePath: instancePath + "/authority_ref",
																			parentData: data,
																			parentDataProperty: "authority_ref",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
																			errors = vErrors.length;
																		}
																		var valid7 = _errs47 === errors;
																	} else var valid7 = true;
																	if (valid7) {
																		if (data.config_ref !== void 0) {
																			const _errs48 = errors;
																			if (!validate27(data.config_ref, {
																				instancePath: instancePath + "/config_ref",
																				parentData: data,
																				parentDataProperty: "config_ref",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
																				errors = vErrors.length;
																			}
																			var valid7 = _errs48 === errors;
																		} else var valid7 = true;
																		if (valid7) {
																			if (data.prompt_ref !== void 0) {
																				const _errs49 = errors;
																				if (!validate27(data.prompt_ref, {
																					instancePath: instancePath + "/prompt_ref",
																					parentData: data,
																					parentDataProperty: "prompt_ref",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
																					errors = vErrors.length;
																				}
																				var valid7 = _errs49 === errors;
																			} else var valid7 = true;
																			if (valid7) {
																				if (data.model_request !== void 0) {
																					const _errs50 = errors;
																					if (!validate55(data.model_request, {
																						instancePath: instancePath + "/model_request",
																						parentData: data,
																						parentDataProperty: "model_request",
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
																						errors = vErrors.length;
																					}
																					var valid7 = _errs50 === errors;
																				} else var valid7 = true;
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
			if (data.profile_version === void 0 && (missing0 = "profile_version") || data.bindings === void 0 && (missing0 = "bindings")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "profile_version" || key0 === "bindings")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.profile_version !== void 0) {
						let data0 = data.profile_version;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate21.errors = [issue(instancePath + "/profile_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/profile_version", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.bindings !== void 0) {
							let data1 = data.bindings;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data1)) {
									if (data1.length > 8) {
										validate21.errors = [issue(instancePath + "/bindings", "maxItems", { limit: 8 })];
										return false;
									} else if (data1.length < 4) {
										validate21.errors = [issue(instancePath + "/bindings", "minItems", { limit: 4 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs7 = errors;
											if (!validate22(data1[i0], {
												instancePath: instancePath + "/bindings/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/bindings", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
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
							if ("profile" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "profile" })];
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