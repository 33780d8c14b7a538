// Generated from libs/control/schemas/evidence-integrity-presentation.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema36 = {
	"description": "What sort of proof a piece of evidence is.",
	"enum": [
		"architecture",
		"behavioral",
		"deterministic",
		"independent-review"
	]
};
const schema37 = {
	"description": "What a piece of evidence says.",
	"enum": [
		"failed",
		"inconclusive",
		"passed"
	]
};
const pattern6 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern7 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
const func1 = require_ucs2length().default;
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
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate23.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func1(data1) > 127) {
							validate23.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern7.test(data1)) {
							validate23.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate23.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern8.test(data2)) {
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
			if (data.evidence_id === void 0 && (missing0 = "evidence_id") || data.kind === void 0 && (missing0 = "kind") || data.verdict === void 0 && (missing0 = "verdict") || data.proof_ref === void 0 && (missing0 = "proof_ref")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "evidence_id" || key0 === "kind" || key0 === "verdict" || key0 === "proof_ref")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.evidence_id !== void 0) {
						let data0 = data.evidence_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate22.errors = [issue(instancePath + "/evidence_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/evidence_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							let data1 = data.kind;
							const _errs5 = errors;
							if (!(data1 === "architecture" || data1 === "behavioral" || data1 === "deterministic" || data1 === "independent-review")) {
								validate22.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema36.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.verdict !== void 0) {
								let data2 = data.verdict;
								const _errs7 = errors;
								if (!(data2 === "failed" || data2 === "inconclusive" || data2 === "passed")) {
									validate22.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema37.enum })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.proof_ref !== void 0) {
									const _errs9 = errors;
									if (!validate23(data.proof_ref, {
										instancePath: instancePath + "/proof_ref",
										parentData: data,
										parentDataProperty: "proof_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
			validate22.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const schema45 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate28.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate28.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema45.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate28.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate28.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern8.test(data3)) {
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
		}
	} else {
		validate28.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate28.errors = vErrors;
	return true;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate28(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_result" !== data.kind) {
					validate27.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
					return false;
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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.stage_result_ref === void 0 && (missing0 = "stage_result_ref") || data.evidence_id === void 0 && (missing0 = "evidence_id")) {
				validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "stage_result_ref" || key0 === "evidence_id")) {
					validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.stage_result_ref !== void 0) {
						const _errs2 = errors;
						if (!validate27(data.stage_result_ref, {
							instancePath: instancePath + "/stage_result_ref",
							parentData: data,
							parentDataProperty: "stage_result_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.evidence_id !== void 0) {
							let data1 = data.evidence_id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate26.errors = [issue(instancePath + "/evidence_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate26.errors = [issue(instancePath + "/evidence_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
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
const schema53 = {
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
const schema56 = {
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
const schema63 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
							validate39.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate39.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate39.errors = vErrors;
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
								validate39.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate39.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate39.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate39.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate39.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate39.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate39.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate39.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema63.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate39.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
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
const pattern17 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "root") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate41.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate41.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("root" !== data.kind) {
								validate41.errors = [issue(instancePath + "/kind", "const", { allowedValue: "root" })];
								return false;
							}
						}
					}
				} else {
					validate41.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "path") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind") || data.value === void 0 && (missing1 = "value")) {
						validate41.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind" || key1 === "value")) {
							validate41.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("path" !== data.kind) {
								validate41.errors = [issue(instancePath + "/kind", "const", { allowedValue: "path" })];
								return false;
							}
							var valid4 = true;
						} else var valid4 = true;
						if (valid4) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern17.test(data2)) {
										validate41.errors = [issue(instancePath + "/value", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate41.errors = [issue(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid4 = true;
							} else var valid4 = true;
						}
					}
				} else {
					validate41.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate41.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate41.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate41.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate41.errors = vErrors;
	return true;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
							validate38.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate38.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
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
		validate38.errors = vErrors;
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
								validate38.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate38.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
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
			validate38.errors = vErrors;
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
							validate38.errors = [issue(instancePath + "/object_type", "const", { allowedValue: "tree" })];
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
				validate38.errors = vErrors;
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
								validate38.errors = [issue(instancePath + "/mode", "const", { allowedValue: "040000" })];
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
					validate38.errors = vErrors;
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
									validate38.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema56.allOf[4].then.properties.mode.enum })];
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
						validate38.errors = vErrors;
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
				validate38.errors = [issue(instancePath, "required", { missingProperty: missing8 })];
				return false;
			} else {
				const _errs41 = errors;
				for (const key0 in data) if (!(key0 === "revision" || key0 === "location" || key0 === "object_type" || key0 === "object_id" || key0 === "mode")) {
					validate38.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs41 === errors) {
					if (data.revision !== void 0) {
						const _errs42 = errors;
						if (!validate39(data.revision, {
							instancePath: instancePath + "/revision",
							parentData: data,
							parentDataProperty: "revision",
							rootData
						})) {
							vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
							errors = vErrors.length;
						}
						var valid21 = _errs42 === errors;
					} else var valid21 = true;
					if (valid21) {
						if (data.location !== void 0) {
							const _errs43 = errors;
							if (!validate41(data.location, {
								instancePath: instancePath + "/location",
								parentData: data,
								parentDataProperty: "location",
								rootData
							})) {
								vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
								errors = vErrors.length;
							}
							var valid21 = _errs43 === errors;
						} else var valid21 = true;
						if (valid21) {
							if (data.object_type !== void 0) {
								let data15 = data.object_type;
								const _errs44 = errors;
								if (!(data15 === "blob" || data15 === "tree")) {
									validate38.errors = [issue(instancePath + "/object_type", "enum", { allowedValues: schema56.properties.object_type.enum })];
									return false;
								}
								var valid21 = _errs44 === errors;
							} else var valid21 = true;
							if (valid21) {
								if (data.object_id !== void 0) {
									const _errs45 = errors;
									if (typeof data.object_id !== "string") {
										validate38.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
										return false;
									}
									var valid21 = _errs45 === errors;
								} else var valid21 = true;
								if (valid21) {
									if (data.mode !== void 0) {
										let data17 = data.mode;
										const _errs47 = errors;
										if (!(data17 === "040000" || data17 === "100644" || data17 === "100755")) {
											validate38.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema56.properties.mode.enum })];
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
			validate38.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate38.errors = vErrors;
	return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate37.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate37.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("git-object" !== data.type) {
											validate37.errors = [issue(instancePath + "/type", "const", { allowedValue: "git-object" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate38(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate37.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "content") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate37.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate37.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("content" !== data.type) {
											validate37.errors = [issue(instancePath + "/type", "const", { allowedValue: "content" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate23(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate37.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate37.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate37.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate37.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate37.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("artifact" !== data.type) {
											validate36.errors = [issue(instancePath + "/type", "const", { allowedValue: "artifact" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate37(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate36.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "document") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate36.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("document" !== data.type) {
											validate36.errors = [issue(instancePath + "/type", "const", { allowedValue: "document" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate28(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
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
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate36.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
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
			if (data.purpose === void 0 && (missing0 = "purpose") || data.decision_record_ref === void 0 && (missing0 = "decision_record_ref") || data.subject_ref === void 0 && (missing0 = "subject_ref") || data.scope_sha256 === void 0 && (missing0 = "scope_sha256")) {
				validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "purpose" || key0 === "decision_record_ref" || key0 === "subject_ref" || key0 === "scope_sha256")) {
					validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.purpose !== void 0) {
						let data0 = data.purpose;
						const _errs2 = errors;
						if (!(data0 === "allowed-delta" || data0 === "authority" || data0 === "config-contract" || data0 === "finish-condition" || data0 === "gate-decision" || data0 === "gate-requirement" || data0 === "grant" || data0 === "output-contract" || data0 === "policy" || data0 === "qualification" || data0 === "repository-context" || data0 === "review-policy" || data0 === "selection" || data0 === "verification-instructions" || data0 === "verification-plan")) {
							validate34.errors = [issue(instancePath + "/purpose", "enum", { allowedValues: schema53.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.decision_record_ref !== void 0) {
							const _errs4 = errors;
							if (!validate23(data.decision_record_ref, {
								instancePath: instancePath + "/decision_record_ref",
								parentData: data,
								parentDataProperty: "decision_record_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.subject_ref !== void 0) {
								const _errs5 = errors;
								if (!validate36(data.subject_ref, {
									instancePath: instancePath + "/subject_ref",
									parentData: data,
									parentDataProperty: "subject_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
												validate34.errors = [issue(instancePath + "/scope_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate34.errors = [issue(instancePath + "/scope_sha256", "type", { type: "string" })];
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
			validate34.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate34.errors = vErrors;
	return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate34(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("qualification" !== data.purpose) {
					validate33.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "qualification" })];
					return false;
				}
			}
		} else {
			validate33.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate33.errors = vErrors;
	return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate32.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate32.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate32.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate32.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate33(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate32.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate32.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate32.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate32.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate32.errors = vErrors;
	return errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate28(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_request" !== data.kind) {
					validate51.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
					return false;
				}
			}
		} else {
			validate51.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate51.errors = vErrors;
	return errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate28(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("resolved_profile" !== data.kind) {
					validate54.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
					return false;
				}
			}
		} else {
			validate54.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate54.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.evidence === void 0 && (missing0 = "evidence") || data.prior_evidence_refs === void 0 && (missing0 = "prior_evidence_refs") || data.qualification_ref === void 0 && (missing0 = "qualification_ref") || data.request_ref === void 0 && (missing0 = "request_ref") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.result_ref === void 0 && (missing0 = "result_ref")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "evidence" || key0 === "prior_evidence_refs" || key0 === "qualification_ref" || key0 === "request_ref" || key0 === "resolved_profile_ref" || key0 === "result_ref")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.evidence !== void 0) {
						let data0 = data.evidence;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 256) {
									validate21.errors = [issue(instancePath + "/evidence", "maxItems", { limit: 256 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate22(data0[i0], {
											instancePath: instancePath + "/evidence/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate21.errors = [issue(instancePath + "/evidence", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.prior_evidence_refs !== void 0) {
							let data2 = data.prior_evidence_refs;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data2)) {
									if (data2.length > 256) {
										validate21.errors = [issue(instancePath + "/prior_evidence_refs", "maxItems", { limit: 256 })];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs7 = errors;
											if (!validate26(data2[i1], {
												instancePath: instancePath + "/prior_evidence_refs/" + i1,
												parentData: data2,
												parentDataProperty: i1,
												rootData
											})) {
												vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/prior_evidence_refs", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.qualification_ref !== void 0) {
								const _errs8 = errors;
								if (!validate32(data.qualification_ref, {
									instancePath: instancePath + "/qualification_ref",
									parentData: data,
									parentDataProperty: "qualification_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.request_ref !== void 0) {
									const _errs9 = errors;
									if (!validate51(data.request_ref, {
										instancePath: instancePath + "/request_ref",
										parentData: data,
										parentDataProperty: "request_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.resolved_profile_ref !== void 0) {
										const _errs10 = errors;
										if (!validate54(data.resolved_profile_ref, {
											instancePath: instancePath + "/resolved_profile_ref",
											parentData: data,
											parentDataProperty: "resolved_profile_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.result_ref !== void 0) {
											const _errs11 = errors;
											if (!validate27(data.result_ref, {
												instancePath: instancePath + "/result_ref",
												parentData: data,
												parentDataProperty: "result_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
												errors = vErrors.length;
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
							if ("evidence_integrity_presentation" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "evidence_integrity_presentation" })];
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