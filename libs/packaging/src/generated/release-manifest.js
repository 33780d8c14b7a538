// Generated from libs/packaging/schemas/release-manifest.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema32 = {
	"description": "What the release id covers.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"activation",
		"authority",
		"core_contract",
		"files",
		"gate_documents",
		"gates",
		"installer",
		"package_version",
		"profiles",
		"qualification",
		"source"
	],
	"properties": {
		"activation": { "const": "none" },
		"authority": { "const": "none" },
		"core_contract": {
			"description": "The core that the release's documents are written in.",
			"type": "object",
			"additionalProperties": false,
			"required": ["generation_id", "schema_major"],
			"properties": {
				"generation_id": {
					"type": "string",
					"pattern": "^g-[0-9a-f]{64}$"
				},
				"schema_major": { "const": 2 }
			}
		},
		"files": {
			"description": "Sorted by path.",
			"type": "array",
			"minItems": 1,
			"maxItems": 65536,
			"items": { "$ref": "#/$defs/packaging.release-manifest.releaseFile" }
		},
		"gate_documents": {
			"description": "Sorted by path.",
			"type": "array",
			"minItems": 1,
			"maxItems": 65536,
			"items": { "$ref": "#/$defs/packaging.release-manifest.gateDocument" }
		},
		"gates": {
			"description": "By profile, sorted by its id; the gates of one profile in the order of the chain.",
			"type": "array",
			"minItems": 1,
			"maxItems": 2048,
			"items": { "$ref": "#/$defs/packaging.release-manifest.gateVerdict" }
		},
		"installer": {
			"description": "The program that installs from the release directory alone.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"object_id",
				"path",
				"sha256"
			],
			"properties": {
				"object_id": { "$ref": "#/$defs/packaging.release-manifest.objectId" },
				"path": { "const": "releases/install.mjs" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"package_version": { "const": "v2" },
		"profiles": {
			"description": "Sorted by profile id.",
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/packaging.release-manifest.releaseProfile" }
		},
		"qualification": {
			"description": "Nothing here qualifies a release for use.",
			"type": "object",
			"additionalProperties": false,
			"required": ["state"],
			"properties": { "state": { "const": "unavailable" } }
		},
		"source": { "$ref": "#/$defs/contract.common.gitRevision" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^g-[0-9a-f]{64}$", "u");
const pattern5 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
const schema33 = {
	"description": "One blob of the release commit.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"mode",
		"object_id",
		"path",
		"sha256",
		"size_bytes"
	],
	"properties": {
		"mode": { "enum": ["100644", "100755"] },
		"object_id": { "$ref": "#/$defs/packaging.release-manifest.objectId" },
		"path": { "$ref": "#/$defs/packaging.release-manifest.filePath" },
		"sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"size_bytes": { "$ref": "#/$defs/packaging.release-manifest.sizeBytes" }
	}
};
const func2 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.mode === void 0 && (missing0 = "mode") || data.object_id === void 0 && (missing0 = "object_id") || data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "mode" || key0 === "object_id" || key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.mode !== void 0) {
				let data0 = data.mode;
				if (!(data0 === "100644" || data0 === "100755")) {
					validate22.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema33.properties.mode.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.object_id !== void 0) {
					let data1 = data.object_id;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate22.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (func2(data2) > 512) {
								validate22.errors = [issue(instancePath + "/path", "maxLength", { limit: 512 })];
								return false;
							} else if (func2(data2) < 1) {
								validate22.errors = [issue(instancePath + "/path", "minLength", { limit: 1 })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/path", "type", { type: "string" })];
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
						if (valid0) {
							if (data.size_bytes !== void 0) {
								let data4 = data.size_bytes;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate22.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 > 67108864 || isNaN(data4)) {
										validate22.errors = [issue(instancePath + "/size_bytes", "maximum", {
											comparison: "<=",
											limit: 67108864
										})];
										return false;
									} else if (data4 < 0 || isNaN(data4)) {
										validate22.errors = [issue(instancePath + "/size_bytes", "minimum", {
											comparison: ">=",
											limit: 0
										})];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
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
const pattern7 = new RegExp("^gates/[a-z0-9][a-z0-9-]{0,30}/[a-z0-9][a-z0-9-]{0,62}/[A-Za-z0-9][A-Za-z0-9._-]{0,127}$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (!pattern7.test(data0)) {
						validate24.errors = [issue(instancePath + "/path", "pattern", { pattern: "^gates/[a-z0-9][a-z0-9-]{0,30}/[a-z0-9][a-z0-9-]{0,62}/[A-Za-z0-9][A-Za-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/path", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
							validate24.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.size_bytes !== void 0) {
						let data2 = data.size_bytes;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate24.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 > 67108864 || isNaN(data2)) {
								validate24.errors = [issue(instancePath + "/size_bytes", "maximum", {
									comparison: "<=",
									limit: 67108864
								})];
								return false;
							} else if (data2 < 0 || isNaN(data2)) {
								validate24.errors = [issue(instancePath + "/size_bytes", "minimum", {
									comparison: ">=",
									limit: 0
								})];
								return false;
							}
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
const pattern9 = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const pattern10 = new RegExp("^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.gate === void 0 && (missing0 = "gate") || data.profile_id === void 0 && (missing0 = "profile_id") || data.record_sha256 === void 0 && (missing0 = "record_sha256") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "gate" || key0 === "profile_id" || key0 === "record_sha256" || key0 === "verdict")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.gate !== void 0) {
				let data0 = data.gate;
				if (typeof data0 === "string") {
					if (!pattern9.test(data0)) {
						validate26.errors = [issue(instancePath + "/gate", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,62}$" })];
						return false;
					}
				} else {
					validate26.errors = [issue(instancePath + "/gate", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.profile_id !== void 0) {
					let data1 = data.profile_id;
					if (typeof data1 === "string") {
						if (!pattern10.test(data1)) {
							validate26.errors = [issue(instancePath + "/profile_id", "pattern", { pattern: "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
							return false;
						}
					} else {
						validate26.errors = [issue(instancePath + "/profile_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.record_sha256 !== void 0) {
						let data2 = data.record_sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate26.errors = [issue(instancePath + "/record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate26.errors = [issue(instancePath + "/record_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.verdict !== void 0) {
							if ("passed" !== data.verdict) {
								validate26.errors = [issue(instancePath + "/verdict", "const", { allowedValue: "passed" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
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
		if (data.files === void 0 && (missing0 = "files") || data.gate_documents === void 0 && (missing0 = "gate_documents") || data.profile_id === void 0 && (missing0 = "profile_id")) {
			validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "files" || key0 === "gate_documents" || key0 === "profile_id")) {
				validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.files !== void 0) {
				let data0 = data.files;
				if (Array.isArray(data0)) {
					if (data0.length > 65536) {
						validate28.errors = [issue(instancePath + "/files", "maxItems", { limit: 65536 })];
						return false;
					} else if (data0.length < 1) {
						validate28.errors = [issue(instancePath + "/files", "minItems", { limit: 1 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (func2(data1) > 512) {
									validate28.errors = [issue(instancePath + "/files/" + i0, "maxLength", { limit: 512 })];
									return false;
								} else if (func2(data1) < 1) {
									validate28.errors = [issue(instancePath + "/files/" + i0, "minLength", { limit: 1 })];
									return false;
								}
							} else {
								validate28.errors = [issue(instancePath + "/files/" + i0, "type", { type: "string" })];
								return false;
							}
						}
					}
				} else {
					validate28.errors = [issue(instancePath + "/files", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.gate_documents !== void 0) {
					let data2 = data.gate_documents;
					if (Array.isArray(data2)) {
						if (data2.length > 65536) {
							validate28.errors = [issue(instancePath + "/gate_documents", "maxItems", { limit: 65536 })];
							return false;
						} else if (data2.length < 1) {
							validate28.errors = [issue(instancePath + "/gate_documents", "minItems", { limit: 1 })];
							return false;
						} else {
							const len1 = data2.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data3 = data2[i1];
								if (typeof data3 === "string") {
									if (!pattern7.test(data3)) {
										validate28.errors = [issue(instancePath + "/gate_documents/" + i1, "pattern", { pattern: "^gates/[a-z0-9][a-z0-9-]{0,30}/[a-z0-9][a-z0-9-]{0,62}/[A-Za-z0-9][A-Za-z0-9._-]{0,127}$" })];
										return false;
									}
								} else {
									validate28.errors = [issue(instancePath + "/gate_documents/" + i1, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate28.errors = [issue(instancePath + "/gate_documents", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.profile_id !== void 0) {
						let data4 = data.profile_id;
						if (typeof data4 === "string") {
							if (!pattern10.test(data4)) {
								validate28.errors = [issue(instancePath + "/profile_id", "pattern", { pattern: "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
								return false;
							}
						} else {
							validate28.errors = [issue(instancePath + "/profile_id", "type", { type: "string" })];
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
const schema56 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern16 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern18 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern16.test(data1)) {
							validate30.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate30.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate30.errors = vErrors;
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
							if (!pattern6.test(data3)) {
								validate30.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate30.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate30.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate30.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern18.test(data4)) {
									validate30.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate30.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate30.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema56.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate30.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate30.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation === void 0 && (missing0 = "activation") || data.authority === void 0 && (missing0 = "authority") || data.core_contract === void 0 && (missing0 = "core_contract") || data.files === void 0 && (missing0 = "files") || data.gate_documents === void 0 && (missing0 = "gate_documents") || data.gates === void 0 && (missing0 = "gates") || data.installer === void 0 && (missing0 = "installer") || data.package_version === void 0 && (missing0 = "package_version") || data.profiles === void 0 && (missing0 = "profiles") || data.qualification === void 0 && (missing0 = "qualification") || data.source === void 0 && (missing0 = "source")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.activation !== void 0) {
						const _errs2 = errors;
						if ("none" !== data.activation) {
							validate21.errors = [issue(instancePath + "/activation", "const", { allowedValue: "none" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.authority !== void 0) {
							const _errs3 = errors;
							if ("none" !== data.authority) {
								validate21.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.core_contract !== void 0) {
								let data2 = data.core_contract;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.generation_id === void 0 && (missing1 = "generation_id") || data2.schema_major === void 0 && (missing1 = "schema_major")) {
											validate21.errors = [issue(instancePath + "/core_contract", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs6 = errors;
											for (const key1 in data2) if (!(key1 === "generation_id" || key1 === "schema_major")) {
												validate21.errors = [issue(instancePath + "/core_contract", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs6 === errors) {
												if (data2.generation_id !== void 0) {
													let data3 = data2.generation_id;
													const _errs7 = errors;
													if (errors === _errs7) {
														if (typeof data3 === "string") {
															if (!pattern4.test(data3)) {
																validate21.errors = [issue(instancePath + "/core_contract/generation_id", "pattern", { pattern: "^g-[0-9a-f]{64}$" })];
																return false;
															}
														} else {
															validate21.errors = [issue(instancePath + "/core_contract/generation_id", "type", { type: "string" })];
															return false;
														}
													}
													var valid1 = _errs7 === errors;
												} else var valid1 = true;
												if (valid1) {
													if (data2.schema_major !== void 0) {
														const _errs9 = errors;
														if (2 !== data2.schema_major) {
															validate21.errors = [issue(instancePath + "/core_contract/schema_major", "const", { allowedValue: 2 })];
															return false;
														}
														var valid1 = _errs9 === errors;
													} else var valid1 = true;
												}
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/core_contract", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.files !== void 0) {
									let data5 = data.files;
									const _errs10 = errors;
									if (errors === _errs10) {
										if (Array.isArray(data5)) {
											if (data5.length > 65536) {
												validate21.errors = [issue(instancePath + "/files", "maxItems", { limit: 65536 })];
												return false;
											} else if (data5.length < 1) {
												validate21.errors = [issue(instancePath + "/files", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data5.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs12 = errors;
													if (!validate22(data5[i0], {
														instancePath: instancePath + "/files/" + i0,
														parentData: data5,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
														errors = vErrors.length;
													}
													if (!(_errs12 === errors)) break;
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/files", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.gate_documents !== void 0) {
										let data7 = data.gate_documents;
										const _errs13 = errors;
										if (errors === _errs13) {
											if (Array.isArray(data7)) {
												if (data7.length > 65536) {
													validate21.errors = [issue(instancePath + "/gate_documents", "maxItems", { limit: 65536 })];
													return false;
												} else if (data7.length < 1) {
													validate21.errors = [issue(instancePath + "/gate_documents", "minItems", { limit: 1 })];
													return false;
												} else {
													const len1 = data7.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs15 = errors;
														if (!validate24(data7[i1], {
															instancePath: instancePath + "/gate_documents/" + i1,
															parentData: data7,
															parentDataProperty: i1,
															rootData
														})) {
															vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
															errors = vErrors.length;
														}
														if (!(_errs15 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/gate_documents", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.gates !== void 0) {
											let data9 = data.gates;
											const _errs16 = errors;
											if (errors === _errs16) {
												if (Array.isArray(data9)) {
													if (data9.length > 2048) {
														validate21.errors = [issue(instancePath + "/gates", "maxItems", { limit: 2048 })];
														return false;
													} else if (data9.length < 1) {
														validate21.errors = [issue(instancePath + "/gates", "minItems", { limit: 1 })];
														return false;
													} else {
														const len2 = data9.length;
														for (let i2 = 0; i2 < len2; i2++) {
															const _errs18 = errors;
															if (!validate26(data9[i2], {
																instancePath: instancePath + "/gates/" + i2,
																parentData: data9,
																parentDataProperty: i2,
																rootData
															})) {
																vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
																errors = vErrors.length;
															}
															if (!(_errs18 === errors)) break;
														}
													}
												} else {
													validate21.errors = [issue(instancePath + "/gates", "type", { type: "array" })];
													return false;
												}
											}
											var valid0 = _errs16 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.installer !== void 0) {
												let data11 = data.installer;
												const _errs19 = errors;
												if (errors === _errs19) {
													if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
														let missing2;
														if (data11.object_id === void 0 && (missing2 = "object_id") || data11.path === void 0 && (missing2 = "path") || data11.sha256 === void 0 && (missing2 = "sha256")) {
															validate21.errors = [issue(instancePath + "/installer", "required", { missingProperty: missing2 })];
															return false;
														} else {
															const _errs21 = errors;
															for (const key2 in data11) if (!(key2 === "object_id" || key2 === "path" || key2 === "sha256")) {
																validate21.errors = [issue(instancePath + "/installer", "additionalProperties", { additionalProperty: key2 })];
																return false;
															}
															if (_errs21 === errors) {
																if (data11.object_id !== void 0) {
																	let data12 = data11.object_id;
																	const _errs22 = errors;
																	if (errors === errors) {
																		if (typeof data12 === "string") {
																			if (!pattern5.test(data12)) {
																				validate21.errors = [issue(instancePath + "/installer/object_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
																				return false;
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/installer/object_id", "type", { type: "string" })];
																			return false;
																		}
																	}
																	var valid5 = _errs22 === errors;
																} else var valid5 = true;
																if (valid5) {
																	if (data11.path !== void 0) {
																		const _errs25 = errors;
																		if ("releases/install.mjs" !== data11.path) {
																			validate21.errors = [issue(instancePath + "/installer/path", "const", { allowedValue: "releases/install.mjs" })];
																			return false;
																		}
																		var valid5 = _errs25 === errors;
																	} else var valid5 = true;
																	if (valid5) {
																		if (data11.sha256 !== void 0) {
																			let data14 = data11.sha256;
																			const _errs26 = errors;
																			if (errors === errors) {
																				if (typeof data14 === "string") {
																					if (!pattern6.test(data14)) {
																						validate21.errors = [issue(instancePath + "/installer/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																						return false;
																					}
																				} else {
																					validate21.errors = [issue(instancePath + "/installer/sha256", "type", { type: "string" })];
																					return false;
																				}
																			}
																			var valid5 = _errs26 === errors;
																		} else var valid5 = true;
																	}
																}
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/installer", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs19 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.package_version !== void 0) {
													const _errs29 = errors;
													if ("v2" !== data.package_version) {
														validate21.errors = [issue(instancePath + "/package_version", "const", { allowedValue: "v2" })];
														return false;
													}
													var valid0 = _errs29 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.profiles !== void 0) {
														let data16 = data.profiles;
														const _errs30 = errors;
														if (errors === _errs30) {
															if (Array.isArray(data16)) {
																if (data16.length > 64) {
																	validate21.errors = [issue(instancePath + "/profiles", "maxItems", { limit: 64 })];
																	return false;
																} else if (data16.length < 1) {
																	validate21.errors = [issue(instancePath + "/profiles", "minItems", { limit: 1 })];
																	return false;
																} else {
																	const len3 = data16.length;
																	for (let i3 = 0; i3 < len3; i3++) {
																		const _errs32 = errors;
																		if (!validate28(data16[i3], {
																			instancePath: instancePath + "/profiles/" + i3,
																			parentData: data16,
																			parentDataProperty: i3,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs32 === errors)) break;
																	}
																}
															} else {
																validate21.errors = [issue(instancePath + "/profiles", "type", { type: "array" })];
																return false;
															}
														}
														var valid0 = _errs30 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.qualification !== void 0) {
															let data18 = data.qualification;
															const _errs33 = errors;
															if (errors === _errs33) {
																if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
																	let missing3;
																	if (data18.state === void 0 && (missing3 = "state")) {
																		validate21.errors = [issue(instancePath + "/qualification", "required", { missingProperty: missing3 })];
																		return false;
																	} else {
																		const _errs35 = errors;
																		for (const key3 in data18) if (!(key3 === "state")) {
																			validate21.errors = [issue(instancePath + "/qualification", "additionalProperties", { additionalProperty: key3 })];
																			return false;
																		}
																		if (_errs35 === errors) {
																			if (data18.state !== void 0) {
																				if ("unavailable" !== data18.state) {
																					validate21.errors = [issue(instancePath + "/qualification/state", "const", { allowedValue: "unavailable" })];
																					return false;
																				}
																			}
																		}
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/qualification", "type", { type: "object" })];
																	return false;
																}
															}
															var valid0 = _errs33 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.source !== void 0) {
																const _errs37 = errors;
																if (!validate30(data.source, {
																	instancePath: instancePath + "/source",
																	parentData: data,
																	parentDataProperty: "source",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs37 === errors;
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
const pattern19 = new RegExp("^release\\.[0-9a-f]{64}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.body === void 0 && (missing0 = "body") || data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_version === void 0 && (missing0 = "schema_version")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "body" || key0 === "id" || key0 === "kind" || key0 === "schema_version")) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.body !== void 0) {
						const _errs2 = errors;
						if (!validate21(data.body, {
							instancePath: instancePath + "/body",
							parentData: data,
							parentDataProperty: "body",
							rootData
						})) {
							vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.id !== void 0) {
							let data1 = data.id;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (!pattern19.test(data1)) {
										validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate20.errors = [issue(instancePath + "/id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs5 = errors;
								if ("release_manifest" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "release_manifest" })];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.schema_version !== void 0) {
									const _errs6 = errors;
									if (2 !== data.schema_version) {
										validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
										return false;
									}
									var valid0 = _errs6 === errors;
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