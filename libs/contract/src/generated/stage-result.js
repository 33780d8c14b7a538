// Generated from libs/contract/schemas/stage-result.schema.json by tools/generate (npm run generate). Do not edit.
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
		"request_ref",
		"resolved_profile_ref",
		"attempt_id",
		"attempt_number",
		"reported_by",
		"status",
		"outputs",
		"diagnostics",
		"evidence",
		"recorded_at"
	],
	"properties": {
		"request_ref": { "$ref": "#/$defs/contract.common.stageRequestRef" },
		"resolved_profile_ref": { "$ref": "#/$defs/contract.common.resolvedProfileRef" },
		"attempt_id": { "$ref": "#/$defs/contract.common.id" },
		"attempt_number": {
			"type": "integer",
			"minimum": 1
		},
		"reported_by": { "$ref": "#/$defs/contract.common.actor" },
		"status": { "enum": [
			"blocked",
			"cancelled",
			"completed",
			"failed",
			"skipped",
			"stale"
		] },
		"outputs": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/contract.stage-result.stageOutput" }
		},
		"diagnostics": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/contract.common.contentRef" }
		},
		"evidence": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/contract.stage-result.evidence" }
		},
		"recorded_at": { "$ref": "#/$defs/contract.common.time" },
		"outcome": { "$ref": "#/$defs/contract.stage-result.outcome" },
		"reason": { "$ref": "#/$defs/contract.stage-result.reason" },
		"stale_observations": {
			"type": "array",
			"minItems": 1,
			"maxItems": 256,
			"items": { "$ref": "#/$defs/contract.stage-result.staleObservation" }
		},
		"delta_ref": { "$ref": "#/$defs/contract.common.patchRef" },
		"execution": { "$ref": "#/$defs/contract.stage-result.execution" },
		"started_at": { "$ref": "#/$defs/contract.common.time" },
		"finished_at": { "$ref": "#/$defs/contract.common.time" }
	}
};
const schema75 = {
	"type": "object",
	"discriminator": { "propertyName": "family" },
	"oneOf": [{
		"type": "object",
		"additionalProperties": false,
		"required": ["family", "value"],
		"properties": {
			"family": { "const": "change" },
			"value": { "enum": [
				"changed",
				"inconclusive",
				"no-change"
			] }
		}
	}, {
		"type": "object",
		"additionalProperties": false,
		"required": ["family", "value"],
		"properties": {
			"family": { "const": "check" },
			"value": { "enum": [
				"failed",
				"inconclusive",
				"passed"
			] }
		}
	}]
};
const func1 = Object.prototype.hasOwnProperty;
const schema36 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate23.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate23.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema36.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate23.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate23.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
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
	if (!validate23(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_request" !== data.kind) {
					validate22.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
					return false;
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
	let errors = 0;
	if (!validate23(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("resolved_profile" !== data.kind) {
					validate26.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
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
const schema42 = {
	"description": "A role that somebody can act in: the adapter roles and four more.",
	"enum": [
		"ci",
		"execution",
		"forge",
		"identity",
		"manager",
		"observer",
		"operator",
		"orchestrator",
		"producer",
		"publisher",
		"reviewer",
		"verifier"
	]
};
const schema50 = {
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
const pattern13 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern14 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func2 = require_ucs2length().default;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern13.test(data0)) {
						validate32.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate32.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func2(data1) > 127) {
							validate32.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern14.test(data1)) {
							validate32.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate32.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate32.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate32.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate32.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate32.errors = vErrors;
	return true;
}
const schema57 = {
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
const pattern16 = new RegExp("^[0-9a-f]{40}$", "u");
const schema64 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
							validate37.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate37.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate37.errors = vErrors;
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
								validate37.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate37.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate37.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate37.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate37.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate37.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate37.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate37.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema64.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate37.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate37.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate37.errors = vErrors;
	return errors === 0;
}
const pattern21 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "root") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate39.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate39.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("root" !== data.kind) {
								validate39.errors = [issue(instancePath + "/kind", "const", { allowedValue: "root" })];
								return false;
							}
						}
					}
				} else {
					validate39.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "path") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind") || data.value === void 0 && (missing1 = "value")) {
						validate39.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind" || key1 === "value")) {
							validate39.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("path" !== data.kind) {
								validate39.errors = [issue(instancePath + "/kind", "const", { allowedValue: "path" })];
								return false;
							}
							var valid4 = true;
						} else var valid4 = true;
						if (valid4) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern21.test(data2)) {
										validate39.errors = [issue(instancePath + "/value", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate39.errors = [issue(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid4 = true;
							} else var valid4 = true;
						}
					}
				} else {
					validate39.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate39.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate39.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate39.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate39.errors = vErrors;
	return true;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern16.test(data2)) {
							validate36.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate36.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
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
		validate36.errors = vErrors;
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
							if (!pattern6.test(data5)) {
								validate36.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate36.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
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
			validate36.errors = vErrors;
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
							validate36.errors = [issue(instancePath + "/object_type", "const", { allowedValue: "tree" })];
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
				validate36.errors = vErrors;
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
								validate36.errors = [issue(instancePath + "/mode", "const", { allowedValue: "040000" })];
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
					validate36.errors = vErrors;
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
									validate36.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema57.allOf[4].then.properties.mode.enum })];
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
						validate36.errors = vErrors;
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
				validate36.errors = [issue(instancePath, "required", { missingProperty: missing8 })];
				return false;
			} else {
				const _errs41 = errors;
				for (const key0 in data) if (!(key0 === "revision" || key0 === "location" || key0 === "object_type" || key0 === "object_id" || key0 === "mode")) {
					validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs41 === errors) {
					if (data.revision !== void 0) {
						const _errs42 = errors;
						if (!validate37(data.revision, {
							instancePath: instancePath + "/revision",
							parentData: data,
							parentDataProperty: "revision",
							rootData
						})) {
							vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
							errors = vErrors.length;
						}
						var valid21 = _errs42 === errors;
					} else var valid21 = true;
					if (valid21) {
						if (data.location !== void 0) {
							const _errs43 = errors;
							if (!validate39(data.location, {
								instancePath: instancePath + "/location",
								parentData: data,
								parentDataProperty: "location",
								rootData
							})) {
								vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
								errors = vErrors.length;
							}
							var valid21 = _errs43 === errors;
						} else var valid21 = true;
						if (valid21) {
							if (data.object_type !== void 0) {
								let data15 = data.object_type;
								const _errs44 = errors;
								if (!(data15 === "blob" || data15 === "tree")) {
									validate36.errors = [issue(instancePath + "/object_type", "enum", { allowedValues: schema57.properties.object_type.enum })];
									return false;
								}
								var valid21 = _errs44 === errors;
							} else var valid21 = true;
							if (valid21) {
								if (data.object_id !== void 0) {
									const _errs45 = errors;
									if (typeof data.object_id !== "string") {
										validate36.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
										return false;
									}
									var valid21 = _errs45 === errors;
								} else var valid21 = true;
								if (valid21) {
									if (data.mode !== void 0) {
										let data17 = data.mode;
										const _errs47 = errors;
										if (!(data17 === "040000" || data17 === "100644" || data17 === "100755")) {
											validate36.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema57.properties.mode.enum })];
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
			validate36.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate35.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("git-object" !== data.type) {
											validate35.errors = [issue(instancePath + "/type", "const", { allowedValue: "git-object" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate36(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate35.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "content") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate35.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("content" !== data.type) {
											validate35.errors = [issue(instancePath + "/type", "const", { allowedValue: "content" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate32(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate35.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate35.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate35.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate35.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate35.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("artifact" !== data.type) {
											validate34.errors = [issue(instancePath + "/type", "const", { allowedValue: "artifact" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate35(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate34.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "document") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate34.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("document" !== data.type) {
											validate34.errors = [issue(instancePath + "/type", "const", { allowedValue: "document" })];
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
							validate34.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate34.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate34.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate34.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate34.errors = vErrors;
	return errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.purpose === void 0 && (missing0 = "purpose") || data.decision_record_ref === void 0 && (missing0 = "decision_record_ref") || data.subject_ref === void 0 && (missing0 = "subject_ref") || data.scope_sha256 === void 0 && (missing0 = "scope_sha256")) {
				validate31.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "purpose" || key0 === "decision_record_ref" || key0 === "subject_ref" || key0 === "scope_sha256")) {
					validate31.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.purpose !== void 0) {
						let data0 = data.purpose;
						const _errs2 = errors;
						if (!(data0 === "allowed-delta" || data0 === "authority" || data0 === "config-contract" || data0 === "finish-condition" || data0 === "gate-decision" || data0 === "gate-requirement" || data0 === "grant" || data0 === "output-contract" || data0 === "policy" || data0 === "qualification" || data0 === "repository-context" || data0 === "review-policy" || data0 === "selection" || data0 === "verification-instructions" || data0 === "verification-plan")) {
							validate31.errors = [issue(instancePath + "/purpose", "enum", { allowedValues: schema50.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.decision_record_ref !== void 0) {
							const _errs4 = errors;
							if (!validate32(data.decision_record_ref, {
								instancePath: instancePath + "/decision_record_ref",
								parentData: data,
								parentDataProperty: "decision_record_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.subject_ref !== void 0) {
								const _errs5 = errors;
								if (!validate34(data.subject_ref, {
									instancePath: instancePath + "/subject_ref",
									parentData: data,
									parentDataProperty: "subject_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
											if (!pattern6.test(data3)) {
												validate31.errors = [issue(instancePath + "/scope_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate31.errors = [issue(instancePath + "/scope_sha256", "type", { type: "string" })];
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
			validate31.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate31.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate31(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("authority" !== data.purpose) {
					validate30.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "authority" })];
					return false;
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
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.role === void 0 && (missing0 = "role") || data.implementation_id === void 0 && (missing0 = "implementation_id") || data.implementation_version === void 0 && (missing0 = "implementation_version") || data.adapter_instance_id === void 0 && (missing0 = "adapter_instance_id") || data.principal_id === void 0 && (missing0 = "principal_id") || data.execution_boundary_id === void 0 && (missing0 = "execution_boundary_id")) {
				validate29.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "role" || key0 === "implementation_id" || key0 === "implementation_version" || key0 === "adapter_instance_id" || key0 === "principal_id" || key0 === "execution_boundary_id" || key0 === "authority_ref")) {
					validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.role !== void 0) {
						let data0 = data.role;
						const _errs2 = errors;
						if (!(data0 === "ci" || data0 === "execution" || data0 === "forge" || data0 === "identity" || data0 === "manager" || data0 === "observer" || data0 === "operator" || data0 === "orchestrator" || data0 === "producer" || data0 === "publisher" || data0 === "reviewer" || data0 === "verifier")) {
							validate29.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema42.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.implementation_id !== void 0) {
							let data1 = data.implementation_id;
							const _errs4 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate29.errors = [issue(instancePath + "/implementation_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate29.errors = [issue(instancePath + "/implementation_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.implementation_version !== void 0) {
								let data2 = data.implementation_version;
								const _errs7 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate29.errors = [issue(instancePath + "/implementation_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate29.errors = [issue(instancePath + "/implementation_version", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.adapter_instance_id !== void 0) {
									let data3 = data.adapter_instance_id;
									const _errs10 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern4.test(data3)) {
												validate29.errors = [issue(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate29.errors = [issue(instancePath + "/adapter_instance_id", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.principal_id !== void 0) {
										let data4 = data.principal_id;
										const _errs13 = errors;
										if (errors === errors) {
											if (typeof data4 === "string") {
												if (!pattern4.test(data4)) {
													validate29.errors = [issue(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
													return false;
												}
											} else {
												validate29.errors = [issue(instancePath + "/principal_id", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.execution_boundary_id !== void 0) {
											let data5 = data.execution_boundary_id;
											const _errs16 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern4.test(data5)) {
														validate29.errors = [issue(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate29.errors = [issue(instancePath + "/execution_boundary_id", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs16 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.authority_ref !== void 0) {
												const _errs19 = errors;
												if (!validate30(data.authority_ref, {
													instancePath: instancePath + "/authority_ref",
													parentData: data,
													parentDataProperty: "authority_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs19 === errors;
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
			validate29.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.output_id === void 0 && (missing0 = "output_id") || data.ref === void 0 && (missing0 = "ref")) {
				validate49.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "output_id" || key0 === "ref")) {
					validate49.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.output_id !== void 0) {
						let data0 = data.output_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate49.errors = [issue(instancePath + "/output_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate49.errors = [issue(instancePath + "/output_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.ref !== void 0) {
							const _errs5 = errors;
							if (!validate32(data.ref, {
								instancePath: instancePath + "/ref",
								parentData: data,
								parentDataProperty: "ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate49.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const schema72 = {
	"description": "What sort of proof a piece of evidence is.",
	"enum": [
		"architecture",
		"behavioral",
		"deterministic",
		"independent-review"
	]
};
const schema73 = {
	"description": "What a piece of evidence says.",
	"enum": [
		"failed",
		"inconclusive",
		"passed"
	]
};
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.evidence_id === void 0 && (missing0 = "evidence_id") || data.kind === void 0 && (missing0 = "kind") || data.verdict === void 0 && (missing0 = "verdict") || data.proof_ref === void 0 && (missing0 = "proof_ref")) {
				validate53.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "evidence_id" || key0 === "kind" || key0 === "verdict" || key0 === "proof_ref")) {
					validate53.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.evidence_id !== void 0) {
						let data0 = data.evidence_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate53.errors = [issue(instancePath + "/evidence_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate53.errors = [issue(instancePath + "/evidence_id", "type", { type: "string" })];
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
								validate53.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema72.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.verdict !== void 0) {
								let data2 = data.verdict;
								const _errs7 = errors;
								if (!(data2 === "failed" || data2 === "inconclusive" || data2 === "passed")) {
									validate53.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema73.enum })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.proof_ref !== void 0) {
									const _errs9 = errors;
									if (!validate32(data.proof_ref, {
										instancePath: instancePath + "/proof_ref",
										parentData: data,
										parentDataProperty: "proof_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
			validate53.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate53.errors = vErrors;
	return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.reason_id === void 0 && (missing0 = "reason_id")) {
			validate56.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "reason_id" || key0 === "summary")) {
				validate56.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.reason_id !== void 0) {
				let data0 = data.reason_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate56.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate56.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.summary !== void 0) {
					let data1 = data.summary;
					if (typeof data1 === "string") {
						if (func2(data1) > 1024) {
							validate56.errors = [issue(instancePath + "/summary", "maxLength", { limit: 1024 })];
							return false;
						} else if (func2(data1) < 1) {
							validate56.errors = [issue(instancePath + "/summary", "minLength", { limit: 1 })];
							return false;
						}
					} else {
						validate56.errors = [issue(instancePath + "/summary", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate56.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate56.errors = vErrors;
	return true;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate59.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate59.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate59.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate59.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate59.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate59.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate59.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate37(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate59.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate59.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate59.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate59.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate59.errors = vErrors;
	return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate62.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate62.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate62.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate62.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate62.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate62.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate62.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate35(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate62.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate62.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate62.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate62.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate62.errors = vErrors;
	return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate65.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate65.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate65.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate65.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate65.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate65.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate65.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate26(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate65.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate65.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate65.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate65.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate65.errors = vErrors;
	return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate31(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("qualification" !== data.purpose) {
					validate69.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "qualification" })];
					return false;
				}
			}
		} else {
			validate69.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate69.errors = vErrors;
	return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate68.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate68.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate68.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate68.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate68.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate68.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate68.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate69(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate68.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate68.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate68.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate68.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate68.errors = vErrors;
	return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.environment_id === void 0 && (missing0 = "environment_id") || data.fingerprint_sha256 === void 0 && (missing0 = "fingerprint_sha256")) {
			validate74.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "environment_id" || key0 === "fingerprint_sha256")) {
				validate74.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.environment_id !== void 0) {
				let data0 = data.environment_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate74.errors = [issue(instancePath + "/environment_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate74.errors = [issue(instancePath + "/environment_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.fingerprint_sha256 !== void 0) {
					let data1 = data.fingerprint_sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
							validate74.errors = [issue(instancePath + "/fingerprint_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate74.errors = [issue(instancePath + "/fingerprint_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate74.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate74.errors = vErrors;
	return true;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate73.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate73.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate73.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate73.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate73.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate73.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate73.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate74(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate73.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate73.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate73.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate73.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate73.errors = vErrors;
	return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate77.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate77.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate77.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate77.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate77.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate77.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate77.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate34(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate77.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate77.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate77.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate77.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate77.errors = vErrors;
	return errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate31(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("gate-decision" !== data.purpose) {
					validate81.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "gate-decision" })];
					return false;
				}
			}
		} else {
			validate81.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate81.errors = vErrors;
	return errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate80.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate80.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate80.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate80.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate80.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate80.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate80.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate81(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate80.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate80.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate80.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate80.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate80.errors = vErrors;
	return errors === 0;
}
const schema98 = {
	"type": "object",
	"discriminator": { "propertyName": "kind" },
	"oneOf": [
		{
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": { "kind": { "enum": [
				"base",
				"environment",
				"qualification",
				"resolved-profile",
				"source",
				"target"
			] } }
		},
		{
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "input_id"],
			"properties": {
				"kind": { "const": "input" },
				"input_id": { "$ref": "#/$defs/contract.common.id" }
			}
		},
		{
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "scope_sha256"],
			"properties": {
				"kind": { "const": "gate-decision" },
				"scope_sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		}
	]
};
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "base") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate85.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate85.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							let data0 = data.kind;
							if (!(data0 === "base" || data0 === "environment" || data0 === "qualification" || data0 === "resolved-profile" || data0 === "source" || data0 === "target")) {
								validate85.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema98.oneOf[0].properties.kind.enum })];
								return false;
							}
						}
					}
				} else {
					validate85.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "environment") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind")) {
						validate85.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind")) {
							validate85.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							let data1 = data.kind;
							if (!(data1 === "base" || data1 === "environment" || data1 === "qualification" || data1 === "resolved-profile" || data1 === "source" || data1 === "target")) {
								validate85.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema98.oneOf[0].properties.kind.enum })];
								return false;
							}
						}
					}
				} else {
					validate85.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "qualification") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing2;
					if (data.kind === void 0 && (missing2 = "kind")) {
						validate85.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
						return false;
					} else {
						for (const key2 in data) if (!(key2 === "kind")) {
							validate85.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key2 })];
							return false;
						}
						if (data.kind !== void 0) {
							let data2 = data.kind;
							if (!(data2 === "base" || data2 === "environment" || data2 === "qualification" || data2 === "resolved-profile" || data2 === "source" || data2 === "target")) {
								validate85.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema98.oneOf[0].properties.kind.enum })];
								return false;
							}
						}
					}
				} else {
					validate85.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "resolved-profile") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing3;
					if (data.kind === void 0 && (missing3 = "kind")) {
						validate85.errors = [issue(instancePath, "required", { missingProperty: missing3 })];
						return false;
					} else {
						for (const key3 in data) if (!(key3 === "kind")) {
							validate85.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key3 })];
							return false;
						}
						if (data.kind !== void 0) {
							let data3 = data.kind;
							if (!(data3 === "base" || data3 === "environment" || data3 === "qualification" || data3 === "resolved-profile" || data3 === "source" || data3 === "target")) {
								validate85.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema98.oneOf[0].properties.kind.enum })];
								return false;
							}
						}
					}
				} else {
					validate85.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "source") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing4;
					if (data.kind === void 0 && (missing4 = "kind")) {
						validate85.errors = [issue(instancePath, "required", { missingProperty: missing4 })];
						return false;
					} else {
						for (const key4 in data) if (!(key4 === "kind")) {
							validate85.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key4 })];
							return false;
						}
						if (data.kind !== void 0) {
							let data4 = data.kind;
							if (!(data4 === "base" || data4 === "environment" || data4 === "qualification" || data4 === "resolved-profile" || data4 === "source" || data4 === "target")) {
								validate85.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema98.oneOf[0].properties.kind.enum })];
								return false;
							}
						}
					}
				} else {
					validate85.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "target") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing5;
					if (data.kind === void 0 && (missing5 = "kind")) {
						validate85.errors = [issue(instancePath, "required", { missingProperty: missing5 })];
						return false;
					} else {
						for (const key5 in data) if (!(key5 === "kind")) {
							validate85.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key5 })];
							return false;
						}
						if (data.kind !== void 0) {
							let data5 = data.kind;
							if (!(data5 === "base" || data5 === "environment" || data5 === "qualification" || data5 === "resolved-profile" || data5 === "source" || data5 === "target")) {
								validate85.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema98.oneOf[0].properties.kind.enum })];
								return false;
							}
						}
					}
				} else {
					validate85.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "input") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing6;
					if (data.kind === void 0 && (missing6 = "kind") || data.input_id === void 0 && (missing6 = "input_id")) {
						validate85.errors = [issue(instancePath, "required", { missingProperty: missing6 })];
						return false;
					} else {
						for (const key6 in data) if (!(key6 === "kind" || key6 === "input_id")) {
							validate85.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key6 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("input" !== data.kind) {
								validate85.errors = [issue(instancePath + "/kind", "const", { allowedValue: "input" })];
								return false;
							}
							var valid14 = true;
						} else var valid14 = true;
						if (valid14) {
							if (data.input_id !== void 0) {
								let data7 = data.input_id;
								if (typeof data7 === "string") {
									if (!pattern4.test(data7)) {
										validate85.errors = [issue(instancePath + "/input_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate85.errors = [issue(instancePath + "/input_id", "type", { type: "string" })];
									return false;
								}
								var valid14 = true;
							} else var valid14 = true;
						}
					}
				} else {
					validate85.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "gate-decision") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing7;
					if (data.kind === void 0 && (missing7 = "kind") || data.scope_sha256 === void 0 && (missing7 = "scope_sha256")) {
						validate85.errors = [issue(instancePath, "required", { missingProperty: missing7 })];
						return false;
					} else {
						for (const key7 in data) if (!(key7 === "kind" || key7 === "scope_sha256")) {
							validate85.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key7 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("gate-decision" !== data.kind) {
								validate85.errors = [issue(instancePath + "/kind", "const", { allowedValue: "gate-decision" })];
								return false;
							}
							var valid17 = true;
						} else var valid17 = true;
						if (valid17) {
							if (data.scope_sha256 !== void 0) {
								let data9 = data.scope_sha256;
								if (typeof data9 === "string") {
									if (!pattern6.test(data9)) {
										validate85.errors = [issue(instancePath + "/scope_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate85.errors = [issue(instancePath + "/scope_sha256", "type", { type: "string" })];
									return false;
								}
								var valid17 = true;
							} else var valid17 = true;
						}
					}
				} else {
					validate85.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate85.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate85.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate85.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate85.errors = vErrors;
	return true;
}
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate87.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate87.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate87.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate87.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate87.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate87.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate87.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											let data2 = data.value;
											const _errs11 = errors;
											const _errs12 = errors;
											let valid6 = false;
											const _errs13 = errors;
											if (!validate37(data2, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
												errors = vErrors.length;
											}
											var _valid0 = _errs13 === errors;
											valid6 = valid6 || _valid0;
											if (!valid6) {
												const _errs14 = errors;
												if (!validate35(data2, {
													instancePath: instancePath + "/value",
													parentData: data,
													parentDataProperty: "value",
													rootData
												})) {
													vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
													errors = vErrors.length;
												}
												var _valid0 = _errs14 === errors;
												valid6 = valid6 || _valid0;
												if (!valid6) {
													const _errs15 = errors;
													if (!validate23(data2, {
														instancePath: instancePath + "/value",
														parentData: data,
														parentDataProperty: "value",
														rootData
													})) {
														vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
														errors = vErrors.length;
													}
													var _valid0 = _errs15 === errors;
													valid6 = valid6 || _valid0;
													if (!valid6) {
														const _errs16 = errors;
														if (!validate31(data2, {
															instancePath: instancePath + "/value",
															parentData: data,
															parentDataProperty: "value",
															rootData
														})) {
															vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
															errors = vErrors.length;
														}
														var _valid0 = _errs16 === errors;
														valid6 = valid6 || _valid0;
														if (!valid6) {
															const _errs17 = errors;
															if (!validate74(data2, {
																instancePath: instancePath + "/value",
																parentData: data,
																parentDataProperty: "value",
																rootData
															})) {
																vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
																errors = vErrors.length;
															}
															var _valid0 = _errs17 === errors;
															valid6 = valid6 || _valid0;
															if (!valid6) {
																const _errs18 = errors;
																if (!validate34(data2, {
																	instancePath: instancePath + "/value",
																	parentData: data,
																	parentDataProperty: "value",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
																	errors = vErrors.length;
																}
																var _valid0 = _errs18 === errors;
																valid6 = valid6 || _valid0;
															}
														}
													}
												}
											}
											if (!valid6) {
												const err0 = issue(instancePath + "/value", "anyOf", {});
												if (vErrors === null) vErrors = [err0];
												else vErrors.push(err0);
												errors++;
												validate87.errors = vErrors;
												return false;
											} else {
												errors = _errs12;
												if (vErrors !== null) {
													if (_errs12) vErrors.length = _errs12;
													else vErrors = null;
												}
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate87.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate87.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate87.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate87.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate87.errors = vErrors;
	return errors === 0;
}
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.selector === void 0 && "selector") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.selector !== void 0) {
			let data0 = data.selector;
			if (errors === errors) {
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.kind === void 0 && "kind") {
						const err1 = {};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					} else if (data0.kind !== void 0) {
						let data1 = data0.kind;
						if (!(data1 === "target" || data1 === "base")) {
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
			if (data.observed !== void 0) {
				if (!validate59(data.observed, {
					instancePath: instancePath + "/observed",
					parentData: data,
					parentDataProperty: "observed",
					rootData
				})) {
					vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
					errors = vErrors.length;
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
		validate58.errors = vErrors;
		return false;
	}
	var valid0 = _errs1 === errors;
	if (valid0) {
		const _errs9 = errors;
		const _errs10 = errors;
		let valid5 = true;
		const _errs11 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.selector === void 0 && "selector") {
				const err5 = {};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else if (data.selector !== void 0) {
				let data3 = data.selector;
				if (errors === errors) {
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.kind === void 0 && "kind") {
							const err6 = {};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						} else if (data3.kind !== void 0) {
							if (!(data3.kind === "source")) {
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
		var _valid1 = _errs11 === errors;
		errors = _errs10;
		if (vErrors !== null) {
			if (_errs10) vErrors.length = _errs10;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs15 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.observed !== void 0) {
					if (!validate62(data.observed, {
						instancePath: instancePath + "/observed",
						parentData: data,
						parentDataProperty: "observed",
						rootData
					})) {
						vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
						errors = vErrors.length;
					}
				}
			}
			var _valid1 = _errs15 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err9 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
			validate58.errors = vErrors;
			return false;
		}
		var valid0 = _errs9 === errors;
		if (valid0) {
			const _errs17 = errors;
			const _errs18 = errors;
			let valid9 = true;
			const _errs19 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.selector === void 0 && "selector") {
					const err10 = {};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				} else if (data.selector !== void 0) {
					let data6 = data.selector;
					if (errors === errors) {
						if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
							if (data6.kind === void 0 && "kind") {
								const err11 = {};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							} else if (data6.kind !== void 0) {
								if (!(data6.kind === "resolved-profile")) {
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
			var _valid2 = _errs19 === errors;
			errors = _errs18;
			if (vErrors !== null) {
				if (_errs18) vErrors.length = _errs18;
				else vErrors = null;
			}
			if (_valid2) {
				const _errs23 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.observed !== void 0) {
						if (!validate65(data.observed, {
							instancePath: instancePath + "/observed",
							parentData: data,
							parentDataProperty: "observed",
							rootData
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
					}
				}
				var _valid2 = _errs23 === errors;
				valid9 = _valid2;
			}
			if (!valid9) {
				const err14 = issue(instancePath, "if", { failingKeyword: "then" });
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
				validate58.errors = vErrors;
				return false;
			}
			var valid0 = _errs17 === errors;
			if (valid0) {
				const _errs25 = errors;
				const _errs26 = errors;
				let valid13 = true;
				const _errs27 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.selector === void 0 && "selector") {
						const err15 = {};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					} else if (data.selector !== void 0) {
						let data9 = data.selector;
						if (errors === errors) {
							if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
								if (data9.kind === void 0 && "kind") {
									const err16 = {};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								} else if (data9.kind !== void 0) {
									if (!(data9.kind === "qualification")) {
										const err17 = {};
										if (vErrors === null) vErrors = [err17];
										else vErrors.push(err17);
										errors++;
									}
								}
							} else {
								const err18 = {};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
					}
				}
				var _valid3 = _errs27 === errors;
				errors = _errs26;
				if (vErrors !== null) {
					if (_errs26) vErrors.length = _errs26;
					else vErrors = null;
				}
				if (_valid3) {
					const _errs31 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.observed !== void 0) {
							if (!validate68(data.observed, {
								instancePath: instancePath + "/observed",
								parentData: data,
								parentDataProperty: "observed",
								rootData
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
					}
					var _valid3 = _errs31 === errors;
					valid13 = _valid3;
				}
				if (!valid13) {
					const err19 = issue(instancePath, "if", { failingKeyword: "then" });
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
					validate58.errors = vErrors;
					return false;
				}
				var valid0 = _errs25 === errors;
				if (valid0) {
					const _errs33 = errors;
					const _errs34 = errors;
					let valid17 = true;
					const _errs35 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.selector === void 0 && "selector") {
							const err20 = {};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						} else if (data.selector !== void 0) {
							let data12 = data.selector;
							if (errors === errors) {
								if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
									if (data12.kind === void 0 && "kind") {
										const err21 = {};
										if (vErrors === null) vErrors = [err21];
										else vErrors.push(err21);
										errors++;
									} else if (data12.kind !== void 0) {
										if (!(data12.kind === "environment")) {
											const err22 = {};
											if (vErrors === null) vErrors = [err22];
											else vErrors.push(err22);
											errors++;
										}
									}
								} else {
									const err23 = {};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
						}
					}
					var _valid4 = _errs35 === errors;
					errors = _errs34;
					if (vErrors !== null) {
						if (_errs34) vErrors.length = _errs34;
						else vErrors = null;
					}
					if (_valid4) {
						const _errs39 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.observed !== void 0) {
								if (!validate73(data.observed, {
									instancePath: instancePath + "/observed",
									parentData: data,
									parentDataProperty: "observed",
									rootData
								})) {
									vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
									errors = vErrors.length;
								}
							}
						}
						var _valid4 = _errs39 === errors;
						valid17 = _valid4;
					}
					if (!valid17) {
						const err24 = issue(instancePath, "if", { failingKeyword: "then" });
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
						validate58.errors = vErrors;
						return false;
					}
					var valid0 = _errs33 === errors;
					if (valid0) {
						const _errs41 = errors;
						const _errs42 = errors;
						let valid21 = true;
						const _errs43 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.selector === void 0 && "selector") {
								const err25 = {};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							} else if (data.selector !== void 0) {
								let data15 = data.selector;
								if (errors === errors) {
									if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
										if (data15.kind === void 0 && "kind") {
											const err26 = {};
											if (vErrors === null) vErrors = [err26];
											else vErrors.push(err26);
											errors++;
										} else if (data15.kind !== void 0) {
											if (!(data15.kind === "input")) {
												const err27 = {};
												if (vErrors === null) vErrors = [err27];
												else vErrors.push(err27);
												errors++;
											}
										}
									} else {
										const err28 = {};
										if (vErrors === null) vErrors = [err28];
										else vErrors.push(err28);
										errors++;
									}
								}
							}
						}
						var _valid5 = _errs43 === errors;
						errors = _errs42;
						if (vErrors !== null) {
							if (_errs42) vErrors.length = _errs42;
							else vErrors = null;
						}
						if (_valid5) {
							const _errs47 = errors;
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.observed !== void 0) {
									if (!validate77(data.observed, {
										instancePath: instancePath + "/observed",
										parentData: data,
										parentDataProperty: "observed",
										rootData
									})) {
										vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
										errors = vErrors.length;
									}
								}
							}
							var _valid5 = _errs47 === errors;
							valid21 = _valid5;
						}
						if (!valid21) {
							const err29 = issue(instancePath, "if", { failingKeyword: "then" });
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
							validate58.errors = vErrors;
							return false;
						}
						var valid0 = _errs41 === errors;
						if (valid0) {
							const _errs49 = errors;
							const _errs50 = errors;
							let valid25 = true;
							const _errs51 = errors;
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.selector === void 0 && "selector") {
									const err30 = {};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								} else if (data.selector !== void 0) {
									let data18 = data.selector;
									if (errors === errors) {
										if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
											if (data18.kind === void 0 && "kind") {
												const err31 = {};
												if (vErrors === null) vErrors = [err31];
												else vErrors.push(err31);
												errors++;
											} else if (data18.kind !== void 0) {
												if (!(data18.kind === "gate-decision")) {
													const err32 = {};
													if (vErrors === null) vErrors = [err32];
													else vErrors.push(err32);
													errors++;
												}
											}
										} else {
											const err33 = {};
											if (vErrors === null) vErrors = [err33];
											else vErrors.push(err33);
											errors++;
										}
									}
								}
							}
							var _valid6 = _errs51 === errors;
							errors = _errs50;
							if (vErrors !== null) {
								if (_errs50) vErrors.length = _errs50;
								else vErrors = null;
							}
							if (_valid6) {
								const _errs55 = errors;
								if (data && typeof data == "object" && !Array.isArray(data)) {
									if (data.observed !== void 0) {
										if (!validate80(data.observed, {
											instancePath: instancePath + "/observed",
											parentData: data,
											parentDataProperty: "observed",
											rootData
										})) {
											vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
											errors = vErrors.length;
										}
									}
								}
								var _valid6 = _errs55 === errors;
								valid25 = _valid6;
							}
							if (!valid25) {
								const err34 = issue(instancePath, "if", { failingKeyword: "then" });
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
								validate58.errors = vErrors;
								return false;
							}
							var valid0 = _errs49 === errors;
						}
					}
				}
			}
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing14;
			if (data.selector === void 0 && (missing14 = "selector") || data.observed === void 0 && (missing14 = "observed")) {
				validate58.errors = [issue(instancePath, "required", { missingProperty: missing14 })];
				return false;
			} else {
				const _errs57 = errors;
				for (const key0 in data) if (!(key0 === "selector" || key0 === "observed")) {
					validate58.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs57 === errors) {
					if (data.selector !== void 0) {
						const _errs58 = errors;
						if (!validate85(data.selector, {
							instancePath: instancePath + "/selector",
							parentData: data,
							parentDataProperty: "selector",
							rootData
						})) {
							vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
							errors = vErrors.length;
						}
						var valid29 = _errs58 === errors;
					} else var valid29 = true;
					if (valid29) {
						if (data.observed !== void 0) {
							const _errs59 = errors;
							if (!validate87(data.observed, {
								instancePath: instancePath + "/observed",
								parentData: data,
								parentDataProperty: "observed",
								rootData
							})) {
								vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
								errors = vErrors.length;
							}
							var valid29 = _errs59 === errors;
						} else var valid29 = true;
					}
				}
			}
		} else {
			validate58.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate58.errors = vErrors;
	return errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate32(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.media_type !== void 0) {
				if ("text/x-diff" !== data.media_type) {
					validate96.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "text/x-diff" })];
					return false;
				}
			}
		} else {
			validate96.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate96.errors = vErrors;
	return errors === 0;
}
const schema105 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"binding_id",
		"role",
		"adapter_implementation",
		"manifest_ref",
		"package_ref",
		"config_ref",
		"execution_kind",
		"adapter_instance_id",
		"principal_id",
		"execution_boundary_id"
	],
	"properties": {
		"binding_id": { "$ref": "#/$defs/contract.common.id" },
		"role": { "$ref": "#/$defs/contract.common.adapterRole" },
		"adapter_implementation": { "$ref": "#/$defs/contract.common.adapterImplementation" },
		"manifest_ref": { "$ref": "#/$defs/contract.common.adapterManifestRef" },
		"package_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"config_ref": { "$ref": "#/$defs/contract.common.presentGitObject" },
		"execution_kind": { "$ref": "#/$defs/contract.common.executionKind" },
		"adapter_instance_id": { "$ref": "#/$defs/contract.common.id" },
		"principal_id": { "$ref": "#/$defs/contract.common.id" },
		"execution_boundary_id": { "$ref": "#/$defs/contract.common.id" },
		"authority_ref": { "$ref": "#/$defs/contract.common.authorityScopeRef" }
	}
};
const schema107 = {
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
const schema114 = {
	"description": "Whether a program or a model does the work.",
	"enum": ["deterministic", "model"]
};
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.version === void 0 && (missing0 = "version")) {
			validate102.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "version")) {
				validate102.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate102.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate102.errors = [issue(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.version !== void 0) {
					let data1 = data.version;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate102.errors = [issue(instancePath + "/version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate102.errors = [issue(instancePath + "/version", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate102.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate102.errors = vErrors;
	return true;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate23(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("adapter_manifest" !== data.kind) {
					validate104.errors = [issue(instancePath + "/kind", "const", { allowedValue: "adapter_manifest" })];
					return false;
				}
			}
		} else {
			validate104.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate104.errors = vErrors;
	return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate108.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate108.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate108.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate108.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate108.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate108.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate108.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate36(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate108.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate108.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate108.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate108.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate108.errors = vErrors;
	return errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.binding_id === void 0 && (missing0 = "binding_id") || data.role === void 0 && (missing0 = "role") || data.adapter_implementation === void 0 && (missing0 = "adapter_implementation") || data.manifest_ref === void 0 && (missing0 = "manifest_ref") || data.package_ref === void 0 && (missing0 = "package_ref") || data.config_ref === void 0 && (missing0 = "config_ref") || data.execution_kind === void 0 && (missing0 = "execution_kind") || data.adapter_instance_id === void 0 && (missing0 = "adapter_instance_id") || data.principal_id === void 0 && (missing0 = "principal_id") || data.execution_boundary_id === void 0 && (missing0 = "execution_boundary_id")) {
				validate101.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema105.properties, key0)) {
					validate101.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.binding_id !== void 0) {
						let data0 = data.binding_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate101.errors = [issue(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate101.errors = [issue(instancePath + "/binding_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.role !== void 0) {
							let data1 = data.role;
							const _errs5 = errors;
							if (!(data1 === "ci" || data1 === "execution" || data1 === "forge" || data1 === "identity" || data1 === "producer" || data1 === "publisher" || data1 === "reviewer" || data1 === "verifier")) {
								validate101.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema107.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.adapter_implementation !== void 0) {
								const _errs7 = errors;
								if (!validate102(data.adapter_implementation, {
									instancePath: instancePath + "/adapter_implementation",
									parentData: data,
									parentDataProperty: "adapter_implementation",
									rootData
								})) {
									vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.manifest_ref !== void 0) {
									const _errs8 = errors;
									if (!validate104(data.manifest_ref, {
										instancePath: instancePath + "/manifest_ref",
										parentData: data,
										parentDataProperty: "manifest_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.package_ref !== void 0) {
										const _errs9 = errors;
										if (!validate36(data.package_ref, {
											instancePath: instancePath + "/package_ref",
											parentData: data,
											parentDataProperty: "package_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.config_ref !== void 0) {
											const _errs10 = errors;
											if (!validate108(data.config_ref, {
												instancePath: instancePath + "/config_ref",
												parentData: data,
												parentDataProperty: "config_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.execution_kind !== void 0) {
												let data6 = data.execution_kind;
												const _errs11 = errors;
												if (!(data6 === "deterministic" || data6 === "model")) {
													validate101.errors = [issue(instancePath + "/execution_kind", "enum", { allowedValues: schema114.enum })];
													return false;
												}
												var valid0 = _errs11 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.adapter_instance_id !== void 0) {
													let data7 = data.adapter_instance_id;
													const _errs13 = errors;
													if (errors === errors) {
														if (typeof data7 === "string") {
															if (!pattern4.test(data7)) {
																validate101.errors = [issue(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																return false;
															}
														} else {
															validate101.errors = [issue(instancePath + "/adapter_instance_id", "type", { type: "string" })];
															return false;
														}
													}
													var valid0 = _errs13 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.principal_id !== void 0) {
														let data8 = data.principal_id;
														const _errs16 = errors;
														if (errors === errors) {
															if (typeof data8 === "string") {
																if (!pattern4.test(data8)) {
																	validate101.errors = [issue(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																	return false;
																}
															} else {
																validate101.errors = [issue(instancePath + "/principal_id", "type", { type: "string" })];
																return false;
															}
														}
														var valid0 = _errs16 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.execution_boundary_id !== void 0) {
															let data9 = data.execution_boundary_id;
															const _errs19 = errors;
															if (errors === errors) {
																if (typeof data9 === "string") {
																	if (!pattern4.test(data9)) {
																		validate101.errors = [issue(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																		return false;
																	}
																} else {
																	validate101.errors = [issue(instancePath + "/execution_boundary_id", "type", { type: "string" })];
																	return false;
																}
															}
															var valid0 = _errs19 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.authority_ref !== void 0) {
																const _errs22 = errors;
																if (!validate30(data.authority_ref, {
																	instancePath: instancePath + "/authority_ref",
																	parentData: data,
																	parentDataProperty: "authority_ref",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs22 === errors;
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
			validate101.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate101.errors = vErrors;
	return errors === 0;
}
const schema119 = {
	"description": "A capability of the core vocabulary.",
	"enum": [
		"core.forge.materialize-candidate.v2",
		"core.harness.produce.v1",
		"core.review.change.v1",
		"core.verify.run.v1"
	]
};
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.kind;
			if (typeof tag0 == "string") {
				if (tag0 === "registered") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id")) {
								validate114.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "kind" || key0 === "id")) {
									validate114.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.kind !== void 0) {
										const _errs5 = errors;
										if ("registered" !== data.kind) {
											validate114.errors = [issue(instancePath + "/kind", "const", { allowedValue: "registered" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.id !== void 0) {
											let data1 = data.id;
											const _errs6 = errors;
											if (!(data1 === "core.forge.materialize-candidate.v2" || data1 === "core.harness.produce.v1" || data1 === "core.review.change.v1" || data1 === "core.verify.run.v1")) {
												validate114.errors = [issue(instancePath + "/id", "enum", { allowedValues: schema119.enum })];
												return false;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate114.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "unclassified") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.kind === void 0 && (missing1 = "kind") || data.id === void 0 && (missing1 = "id")) {
								validate114.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs10 = errors;
								for (const key1 in data) if (!(key1 === "kind" || key1 === "id")) {
									validate114.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs10 === errors) {
									if (data.kind !== void 0) {
										const _errs11 = errors;
										if ("unclassified" !== data.kind) {
											validate114.errors = [issue(instancePath + "/kind", "const", { allowedValue: "unclassified" })];
											return false;
										}
										var valid5 = _errs11 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.id !== void 0) {
											let data3 = data.id;
											const _errs12 = errors;
											const _errs13 = errors;
											if (errors === _errs13) {
												if (typeof data3 === "string") {
													if (!pattern4.test(data3)) {
														validate114.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate114.errors = [issue(instancePath + "/id", "type", { type: "string" })];
													return false;
												}
											}
											if (_errs13 === errors) {
												const _errs15 = errors;
												const _errs16 = errors;
												if (!(data3 === "core.forge.materialize-candidate.v2" || data3 === "core.harness.produce.v1" || data3 === "core.review.change.v1" || data3 === "core.verify.run.v1")) {
													const err0 = {};
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												}
												if (_errs16 === errors) {
													validate114.errors = [issue(instancePath + "/id", "not", {})];
													return false;
												} else {
													errors = _errs15;
													if (vErrors !== null) {
														if (_errs15) vErrors.length = _errs15;
														else vErrors = null;
													}
												}
											}
											var valid5 = _errs12 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate114.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate114.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate114.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate114.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate114.errors = vErrors;
	return errors === 0;
}
const schema129 = {
	"type": "object",
	"discriminator": { "propertyName": "state" },
	"oneOf": [{
		"type": "object",
		"additionalProperties": false,
		"required": [
			"state",
			"value",
			"source_ref"
		],
		"properties": {
			"state": { "enum": ["recorded", "computed"] },
			"value": {
				"type": "array",
				"maxItems": 32,
				"items": { "$ref": "#/$defs/contract.common.tool" }
			},
			"source_ref": { "$ref": "#/$defs/contract.common.contentRef" }
		}
	}, { "$ref": "#/$defs/contract.stage-result.unavailable" }]
};
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.tool_id === void 0 && (missing0 = "tool_id") || data.tool_version === void 0 && (missing0 = "tool_version") || data.package_ref === void 0 && (missing0 = "package_ref") || data.config_ref === void 0 && (missing0 = "config_ref")) {
				validate120.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "tool_id" || key0 === "tool_version" || key0 === "package_ref" || key0 === "config_ref")) {
					validate120.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.tool_id !== void 0) {
						let data0 = data.tool_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate120.errors = [issue(instancePath + "/tool_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate120.errors = [issue(instancePath + "/tool_id", "type", { type: "string" })];
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
										validate120.errors = [issue(instancePath + "/tool_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate120.errors = [issue(instancePath + "/tool_version", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.package_ref !== void 0) {
								const _errs8 = errors;
								if (!validate36(data.package_ref, {
									instancePath: instancePath + "/package_ref",
									parentData: data,
									parentDataProperty: "package_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.config_ref !== void 0) {
									const _errs9 = errors;
									if (!validate108(data.config_ref, {
										instancePath: instancePath + "/config_ref",
										parentData: data,
										parentDataProperty: "config_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
			validate120.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate120.errors = vErrors;
	return errors === 0;
}
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.state === void 0 && (missing0 = "state") || data.reason_id === void 0 && (missing0 = "reason_id")) {
			validate119.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "state" || key0 === "reason_id")) {
				validate119.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.state !== void 0) {
				if ("unavailable" !== data.state) {
					validate119.errors = [issue(instancePath + "/state", "const", { allowedValue: "unavailable" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason_id !== void 0) {
					let data1 = data.reason_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate119.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate119.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate119.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate119.errors = vErrors;
	return true;
}
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.state;
			if (typeof tag0 == "string") {
				if (tag0 === "recorded") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value") || data.source_ref === void 0 && (missing0 = "source_ref")) {
								validate118.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "state" || key0 === "value" || key0 === "source_ref")) {
									validate118.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.state !== void 0) {
										let data0 = data.state;
										const _errs5 = errors;
										if (!(data0 === "recorded" || data0 === "computed")) {
											validate118.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema129.oneOf[0].properties.state.enum })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											let data1 = data.value;
											const _errs6 = errors;
											if (errors === _errs6) {
												if (Array.isArray(data1)) {
													if (data1.length > 32) {
														validate118.errors = [issue(instancePath + "/value", "maxItems", { limit: 32 })];
														return false;
													} else {
														const len0 = data1.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs8 = errors;
															if (!validate120(data1[i0], {
																instancePath: instancePath + "/value/" + i0,
																parentData: data1,
																parentDataProperty: i0,
																rootData
															})) {
																vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
																errors = vErrors.length;
															}
															if (!(_errs8 === errors)) break;
														}
													}
												} else {
													validate118.errors = [issue(instancePath + "/value", "type", { type: "array" })];
													return false;
												}
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
										if (valid2) {
											if (data.source_ref !== void 0) {
												const _errs9 = errors;
												if (!validate32(data.source_ref, {
													instancePath: instancePath + "/source_ref",
													parentData: data,
													parentDataProperty: "source_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid2 = _errs9 === errors;
											} else var valid2 = true;
										}
									}
								}
							}
						} else {
							validate118.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "computed") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value") || data.source_ref === void 0 && (missing1 = "source_ref")) {
								validate118.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs12 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value" || key1 === "source_ref")) {
									validate118.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs12 === errors) {
									if (data.state !== void 0) {
										let data4 = data.state;
										const _errs13 = errors;
										if (!(data4 === "recorded" || data4 === "computed")) {
											validate118.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema129.oneOf[0].properties.state.enum })];
											return false;
										}
										var valid5 = _errs13 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											let data5 = data.value;
											const _errs14 = errors;
											if (errors === _errs14) {
												if (Array.isArray(data5)) {
													if (data5.length > 32) {
														validate118.errors = [issue(instancePath + "/value", "maxItems", { limit: 32 })];
														return false;
													} else {
														const len1 = data5.length;
														for (let i1 = 0; i1 < len1; i1++) {
															const _errs16 = errors;
															if (!validate120(data5[i1], {
																instancePath: instancePath + "/value/" + i1,
																parentData: data5,
																parentDataProperty: i1,
																rootData
															})) {
																vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
																errors = vErrors.length;
															}
															if (!(_errs16 === errors)) break;
														}
													}
												} else {
													validate118.errors = [issue(instancePath + "/value", "type", { type: "array" })];
													return false;
												}
											}
											var valid5 = _errs14 === errors;
										} else var valid5 = true;
										if (valid5) {
											if (data.source_ref !== void 0) {
												const _errs17 = errors;
												if (!validate32(data.source_ref, {
													instancePath: instancePath + "/source_ref",
													parentData: data,
													parentDataProperty: "source_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid5 = _errs17 === errors;
											} else var valid5 = true;
										}
									}
								}
							}
						} else {
							validate118.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "unavailable") {
					if (!validate119(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
						errors = vErrors.length;
					}
				} else {
					validate118.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate118.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate118.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate118.errors = vErrors;
	return errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind") || data.provider === void 0 && (missing0 = "provider") || data.model === void 0 && (missing0 = "model") || data.snapshot === void 0 && (missing0 = "snapshot") || data.effort === void 0 && (missing0 = "effort") || data.prompt === void 0 && (missing0 = "prompt") || data.skills === void 0 && (missing0 = "skills") || data.tools === void 0 && (missing0 = "tools")) {
				validate117.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "kind" || key0 === "provider" || key0 === "model" || key0 === "snapshot" || key0 === "effort" || key0 === "prompt" || key0 === "skills" || key0 === "tools")) {
					validate117.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.kind !== void 0) {
						const _errs2 = errors;
						if ("deterministic" !== data.kind) {
							validate117.errors = [issue(instancePath + "/kind", "const", { allowedValue: "deterministic" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.provider !== void 0) {
							let data1 = data.provider;
							const _errs3 = errors;
							if (errors === errors) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									let missing1;
									if (data1.state === void 0 && (missing1 = "state")) {
										validate117.errors = [issue(instancePath + "/provider", "required", { missingProperty: missing1 })];
										return false;
									} else {
										const _errs6 = errors;
										for (const key1 in data1) if (!(key1 === "state")) {
											validate117.errors = [issue(instancePath + "/provider", "additionalProperties", { additionalProperty: key1 })];
											return false;
										}
										if (_errs6 === errors) {
											if (data1.state !== void 0) {
												if ("not-applicable" !== data1.state) {
													validate117.errors = [issue(instancePath + "/provider/state", "const", { allowedValue: "not-applicable" })];
													return false;
												}
											}
										}
									}
								} else {
									validate117.errors = [issue(instancePath + "/provider", "type", { type: "object" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.model !== void 0) {
								let data3 = data.model;
								const _errs8 = errors;
								if (errors === errors) {
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										let missing2;
										if (data3.state === void 0 && (missing2 = "state")) {
											validate117.errors = [issue(instancePath + "/model", "required", { missingProperty: missing2 })];
											return false;
										} else {
											const _errs11 = errors;
											for (const key2 in data3) if (!(key2 === "state")) {
												validate117.errors = [issue(instancePath + "/model", "additionalProperties", { additionalProperty: key2 })];
												return false;
											}
											if (_errs11 === errors) {
												if (data3.state !== void 0) {
													if ("not-applicable" !== data3.state) {
														validate117.errors = [issue(instancePath + "/model/state", "const", { allowedValue: "not-applicable" })];
														return false;
													}
												}
											}
										}
									} else {
										validate117.errors = [issue(instancePath + "/model", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.snapshot !== void 0) {
									let data5 = data.snapshot;
									const _errs13 = errors;
									if (errors === errors) {
										if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
											let missing3;
											if (data5.state === void 0 && (missing3 = "state")) {
												validate117.errors = [issue(instancePath + "/snapshot", "required", { missingProperty: missing3 })];
												return false;
											} else {
												const _errs16 = errors;
												for (const key3 in data5) if (!(key3 === "state")) {
													validate117.errors = [issue(instancePath + "/snapshot", "additionalProperties", { additionalProperty: key3 })];
													return false;
												}
												if (_errs16 === errors) {
													if (data5.state !== void 0) {
														if ("not-applicable" !== data5.state) {
															validate117.errors = [issue(instancePath + "/snapshot/state", "const", { allowedValue: "not-applicable" })];
															return false;
														}
													}
												}
											}
										} else {
											validate117.errors = [issue(instancePath + "/snapshot", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.effort !== void 0) {
										let data7 = data.effort;
										const _errs18 = errors;
										if (errors === errors) {
											if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
												let missing4;
												if (data7.state === void 0 && (missing4 = "state")) {
													validate117.errors = [issue(instancePath + "/effort", "required", { missingProperty: missing4 })];
													return false;
												} else {
													const _errs21 = errors;
													for (const key4 in data7) if (!(key4 === "state")) {
														validate117.errors = [issue(instancePath + "/effort", "additionalProperties", { additionalProperty: key4 })];
														return false;
													}
													if (_errs21 === errors) {
														if (data7.state !== void 0) {
															if ("not-applicable" !== data7.state) {
																validate117.errors = [issue(instancePath + "/effort/state", "const", { allowedValue: "not-applicable" })];
																return false;
															}
														}
													}
												}
											} else {
												validate117.errors = [issue(instancePath + "/effort", "type", { type: "object" })];
												return false;
											}
										}
										var valid0 = _errs18 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.prompt !== void 0) {
											let data9 = data.prompt;
											const _errs23 = errors;
											if (errors === errors) {
												if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
													let missing5;
													if (data9.state === void 0 && (missing5 = "state")) {
														validate117.errors = [issue(instancePath + "/prompt", "required", { missingProperty: missing5 })];
														return false;
													} else {
														const _errs26 = errors;
														for (const key5 in data9) if (!(key5 === "state")) {
															validate117.errors = [issue(instancePath + "/prompt", "additionalProperties", { additionalProperty: key5 })];
															return false;
														}
														if (_errs26 === errors) {
															if (data9.state !== void 0) {
																if ("not-applicable" !== data9.state) {
																	validate117.errors = [issue(instancePath + "/prompt/state", "const", { allowedValue: "not-applicable" })];
																	return false;
																}
															}
														}
													}
												} else {
													validate117.errors = [issue(instancePath + "/prompt", "type", { type: "object" })];
													return false;
												}
											}
											var valid0 = _errs23 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.skills !== void 0) {
												let data11 = data.skills;
												const _errs28 = errors;
												if (errors === errors) {
													if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
														let missing6;
														if (data11.state === void 0 && (missing6 = "state")) {
															validate117.errors = [issue(instancePath + "/skills", "required", { missingProperty: missing6 })];
															return false;
														} else {
															const _errs31 = errors;
															for (const key6 in data11) if (!(key6 === "state")) {
																validate117.errors = [issue(instancePath + "/skills", "additionalProperties", { additionalProperty: key6 })];
																return false;
															}
															if (_errs31 === errors) {
																if (data11.state !== void 0) {
																	if ("not-applicable" !== data11.state) {
																		validate117.errors = [issue(instancePath + "/skills/state", "const", { allowedValue: "not-applicable" })];
																		return false;
																	}
																}
															}
														}
													} else {
														validate117.errors = [issue(instancePath + "/skills", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs28 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.tools !== void 0) {
													const _errs33 = errors;
													if (!validate118(data.tools, {
														instancePath: instancePath + "/tools",
														parentData: data,
														parentDataProperty: "tools",
														rootData
													})) {
														vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs33 === errors;
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
		} else {
			validate117.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate117.errors = vErrors;
	return errors === 0;
}
const schema136 = {
	"type": "object",
	"discriminator": { "propertyName": "state" },
	"oneOf": [{
		"type": "object",
		"additionalProperties": false,
		"required": [
			"state",
			"value",
			"source_ref"
		],
		"properties": {
			"state": { "enum": ["recorded", "computed"] },
			"value": { "$ref": "#/$defs/contract.common.id" },
			"source_ref": { "$ref": "#/$defs/contract.common.contentRef" }
		}
	}, { "$ref": "#/$defs/contract.stage-result.unavailable" }]
};
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.state;
			if (typeof tag0 == "string") {
				if (tag0 === "recorded") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value") || data.source_ref === void 0 && (missing0 = "source_ref")) {
								validate130.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "state" || key0 === "value" || key0 === "source_ref")) {
									validate130.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.state !== void 0) {
										let data0 = data.state;
										const _errs5 = errors;
										if (!(data0 === "recorded" || data0 === "computed")) {
											validate130.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema136.oneOf[0].properties.state.enum })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											let data1 = data.value;
											const _errs6 = errors;
											if (errors === errors) {
												if (typeof data1 === "string") {
													if (!pattern4.test(data1)) {
														validate130.errors = [issue(instancePath + "/value", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate130.errors = [issue(instancePath + "/value", "type", { type: "string" })];
													return false;
												}
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
										if (valid2) {
											if (data.source_ref !== void 0) {
												const _errs9 = errors;
												if (!validate32(data.source_ref, {
													instancePath: instancePath + "/source_ref",
													parentData: data,
													parentDataProperty: "source_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid2 = _errs9 === errors;
											} else var valid2 = true;
										}
									}
								}
							}
						} else {
							validate130.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "computed") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value") || data.source_ref === void 0 && (missing1 = "source_ref")) {
								validate130.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs12 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value" || key1 === "source_ref")) {
									validate130.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs12 === errors) {
									if (data.state !== void 0) {
										let data3 = data.state;
										const _errs13 = errors;
										if (!(data3 === "recorded" || data3 === "computed")) {
											validate130.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema136.oneOf[0].properties.state.enum })];
											return false;
										}
										var valid5 = _errs13 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											let data4 = data.value;
											const _errs14 = errors;
											if (errors === errors) {
												if (typeof data4 === "string") {
													if (!pattern4.test(data4)) {
														validate130.errors = [issue(instancePath + "/value", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate130.errors = [issue(instancePath + "/value", "type", { type: "string" })];
													return false;
												}
											}
											var valid5 = _errs14 === errors;
										} else var valid5 = true;
										if (valid5) {
											if (data.source_ref !== void 0) {
												const _errs17 = errors;
												if (!validate32(data.source_ref, {
													instancePath: instancePath + "/source_ref",
													parentData: data,
													parentDataProperty: "source_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid5 = _errs17 === errors;
											} else var valid5 = true;
										}
									}
								}
							}
						} else {
							validate130.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "unavailable") {
					if (!validate119(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
						errors = vErrors.length;
					}
				} else {
					validate130.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate130.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate130.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate130.errors = vErrors;
	return errors === 0;
}
const schema139 = {
	"type": "object",
	"discriminator": { "propertyName": "state" },
	"oneOf": [{
		"type": "object",
		"additionalProperties": false,
		"required": [
			"state",
			"value",
			"source_ref"
		],
		"properties": {
			"state": { "enum": ["recorded", "computed"] },
			"value": { "$ref": "#/$defs/contract.common.gitObject" },
			"source_ref": { "$ref": "#/$defs/contract.common.contentRef" }
		}
	}, { "$ref": "#/$defs/contract.stage-result.unavailable" }]
};
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.state;
			if (typeof tag0 == "string") {
				if (tag0 === "recorded") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value") || data.source_ref === void 0 && (missing0 = "source_ref")) {
								validate138.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "state" || key0 === "value" || key0 === "source_ref")) {
									validate138.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.state !== void 0) {
										let data0 = data.state;
										const _errs5 = errors;
										if (!(data0 === "recorded" || data0 === "computed")) {
											validate138.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema139.oneOf[0].properties.state.enum })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate36(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
										if (valid2) {
											if (data.source_ref !== void 0) {
												const _errs7 = errors;
												if (!validate32(data.source_ref, {
													instancePath: instancePath + "/source_ref",
													parentData: data,
													parentDataProperty: "source_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid2 = _errs7 === errors;
											} else var valid2 = true;
										}
									}
								}
							}
						} else {
							validate138.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "computed") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value") || data.source_ref === void 0 && (missing1 = "source_ref")) {
								validate138.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs10 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value" || key1 === "source_ref")) {
									validate138.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs10 === errors) {
									if (data.state !== void 0) {
										let data3 = data.state;
										const _errs11 = errors;
										if (!(data3 === "recorded" || data3 === "computed")) {
											validate138.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema139.oneOf[0].properties.state.enum })];
											return false;
										}
										var valid4 = _errs11 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs12 = errors;
											if (!validate36(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs12 === errors;
										} else var valid4 = true;
										if (valid4) {
											if (data.source_ref !== void 0) {
												const _errs13 = errors;
												if (!validate32(data.source_ref, {
													instancePath: instancePath + "/source_ref",
													parentData: data,
													parentDataProperty: "source_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid4 = _errs13 === errors;
											} else var valid4 = true;
										}
									}
								}
							}
						} else {
							validate138.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "unavailable") {
					if (!validate119(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
						errors = vErrors.length;
					}
				} else {
					validate138.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate138.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate138.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate138.errors = vErrors;
	return errors === 0;
}
const schema140 = {
	"type": "object",
	"discriminator": { "propertyName": "state" },
	"oneOf": [{
		"type": "object",
		"additionalProperties": false,
		"required": [
			"state",
			"value",
			"source_ref"
		],
		"properties": {
			"state": { "enum": ["recorded", "computed"] },
			"value": {
				"type": "array",
				"maxItems": 32,
				"items": { "$ref": "#/$defs/contract.common.gitObject" }
			},
			"source_ref": { "$ref": "#/$defs/contract.common.contentRef" }
		}
	}, { "$ref": "#/$defs/contract.stage-result.unavailable" }]
};
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.state;
			if (typeof tag0 == "string") {
				if (tag0 === "recorded") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value") || data.source_ref === void 0 && (missing0 = "source_ref")) {
								validate145.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "state" || key0 === "value" || key0 === "source_ref")) {
									validate145.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.state !== void 0) {
										let data0 = data.state;
										const _errs5 = errors;
										if (!(data0 === "recorded" || data0 === "computed")) {
											validate145.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema140.oneOf[0].properties.state.enum })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											let data1 = data.value;
											const _errs6 = errors;
											if (errors === _errs6) {
												if (Array.isArray(data1)) {
													if (data1.length > 32) {
														validate145.errors = [issue(instancePath + "/value", "maxItems", { limit: 32 })];
														return false;
													} else {
														const len0 = data1.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs8 = errors;
															if (!validate36(data1[i0], {
																instancePath: instancePath + "/value/" + i0,
																parentData: data1,
																parentDataProperty: i0,
																rootData
															})) {
																vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
																errors = vErrors.length;
															}
															if (!(_errs8 === errors)) break;
														}
													}
												} else {
													validate145.errors = [issue(instancePath + "/value", "type", { type: "array" })];
													return false;
												}
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
										if (valid2) {
											if (data.source_ref !== void 0) {
												const _errs9 = errors;
												if (!validate32(data.source_ref, {
													instancePath: instancePath + "/source_ref",
													parentData: data,
													parentDataProperty: "source_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid2 = _errs9 === errors;
											} else var valid2 = true;
										}
									}
								}
							}
						} else {
							validate145.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "computed") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value") || data.source_ref === void 0 && (missing1 = "source_ref")) {
								validate145.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs12 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value" || key1 === "source_ref")) {
									validate145.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs12 === errors) {
									if (data.state !== void 0) {
										let data4 = data.state;
										const _errs13 = errors;
										if (!(data4 === "recorded" || data4 === "computed")) {
											validate145.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema140.oneOf[0].properties.state.enum })];
											return false;
										}
										var valid5 = _errs13 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											let data5 = data.value;
											const _errs14 = errors;
											if (errors === _errs14) {
												if (Array.isArray(data5)) {
													if (data5.length > 32) {
														validate145.errors = [issue(instancePath + "/value", "maxItems", { limit: 32 })];
														return false;
													} else {
														const len1 = data5.length;
														for (let i1 = 0; i1 < len1; i1++) {
															const _errs16 = errors;
															if (!validate36(data5[i1], {
																instancePath: instancePath + "/value/" + i1,
																parentData: data5,
																parentDataProperty: i1,
																rootData
															})) {
																vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
																errors = vErrors.length;
															}
															if (!(_errs16 === errors)) break;
														}
													}
												} else {
													validate145.errors = [issue(instancePath + "/value", "type", { type: "array" })];
													return false;
												}
											}
											var valid5 = _errs14 === errors;
										} else var valid5 = true;
										if (valid5) {
											if (data.source_ref !== void 0) {
												const _errs17 = errors;
												if (!validate32(data.source_ref, {
													instancePath: instancePath + "/source_ref",
													parentData: data,
													parentDataProperty: "source_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
													errors = vErrors.length;
												}
												var valid5 = _errs17 === errors;
											} else var valid5 = true;
										}
									}
								}
							}
						} else {
							validate145.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "unavailable") {
					if (!validate119(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
						errors = vErrors.length;
					}
				} else {
					validate145.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate145.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate145.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate145.errors = vErrors;
	return errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind") || data.provider === void 0 && (missing0 = "provider") || data.model === void 0 && (missing0 = "model") || data.snapshot === void 0 && (missing0 = "snapshot") || data.effort === void 0 && (missing0 = "effort") || data.prompt === void 0 && (missing0 = "prompt") || data.skills === void 0 && (missing0 = "skills") || data.tools === void 0 && (missing0 = "tools")) {
				validate129.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "kind" || key0 === "provider" || key0 === "model" || key0 === "snapshot" || key0 === "effort" || key0 === "prompt" || key0 === "skills" || key0 === "tools")) {
					validate129.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.kind !== void 0) {
						const _errs2 = errors;
						if ("model" !== data.kind) {
							validate129.errors = [issue(instancePath + "/kind", "const", { allowedValue: "model" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.provider !== void 0) {
							const _errs3 = errors;
							if (!validate130(data.provider, {
								instancePath: instancePath + "/provider",
								parentData: data,
								parentDataProperty: "provider",
								rootData
							})) {
								vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.model !== void 0) {
								const _errs4 = errors;
								if (!validate130(data.model, {
									instancePath: instancePath + "/model",
									parentData: data,
									parentDataProperty: "model",
									rootData
								})) {
									vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.snapshot !== void 0) {
									const _errs5 = errors;
									if (!validate130(data.snapshot, {
										instancePath: instancePath + "/snapshot",
										parentData: data,
										parentDataProperty: "snapshot",
										rootData
									})) {
										vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.effort !== void 0) {
										const _errs6 = errors;
										if (!validate130(data.effort, {
											instancePath: instancePath + "/effort",
											parentData: data,
											parentDataProperty: "effort",
											rootData
										})) {
											vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.prompt !== void 0) {
											const _errs7 = errors;
											if (!validate138(data.prompt, {
												instancePath: instancePath + "/prompt",
												parentData: data,
												parentDataProperty: "prompt",
												rootData
											})) {
												vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.skills !== void 0) {
												const _errs8 = errors;
												if (!validate145(data.skills, {
													instancePath: instancePath + "/skills",
													parentData: data,
													parentDataProperty: "skills",
													rootData
												})) {
													vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.tools !== void 0) {
													const _errs9 = errors;
													if (!validate118(data.tools, {
														instancePath: instancePath + "/tools",
														parentData: data,
														parentDataProperty: "tools",
														rootData
													})) {
														vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
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
		} else {
			validate129.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate129.errors = vErrors;
	return errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.kind;
			if (typeof tag0 == "string") {
				if (tag0 === "deterministic") {
					if (!validate117(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "model") {
					if (!validate129(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
						errors = vErrors.length;
					}
				} else {
					validate116.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate116.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate116.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate116.errors = vErrors;
	return errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.performer === void 0 && (missing0 = "performer") || data.actual_binding === void 0 && (missing0 = "actual_binding") || data.environment === void 0 && (missing0 = "environment") || data.used_capability === void 0 && (missing0 = "used_capability") || data.metadata === void 0 && (missing0 = "metadata")) {
				validate99.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "performer" || key0 === "actual_binding" || key0 === "environment" || key0 === "used_capability" || key0 === "metadata")) {
					validate99.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.performer !== void 0) {
						const _errs2 = errors;
						if (!validate29(data.performer, {
							instancePath: instancePath + "/performer",
							parentData: data,
							parentDataProperty: "performer",
							rootData
						})) {
							vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.actual_binding !== void 0) {
							const _errs3 = errors;
							if (!validate101(data.actual_binding, {
								instancePath: instancePath + "/actual_binding",
								parentData: data,
								parentDataProperty: "actual_binding",
								rootData
							})) {
								vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.environment !== void 0) {
								const _errs4 = errors;
								if (!validate74(data.environment, {
									instancePath: instancePath + "/environment",
									parentData: data,
									parentDataProperty: "environment",
									rootData
								})) {
									vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.used_capability !== void 0) {
									const _errs5 = errors;
									if (!validate114(data.used_capability, {
										instancePath: instancePath + "/used_capability",
										parentData: data,
										parentDataProperty: "used_capability",
										rootData
									})) {
										vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.metadata !== void 0) {
										const _errs6 = errors;
										if (!validate116(data.metadata, {
											instancePath: instancePath + "/metadata",
											parentData: data,
											parentDataProperty: "metadata",
											rootData
										})) {
											vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate99.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate99.errors = vErrors;
	return errors === 0;
}
const pattern25 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request_ref === void 0 && (missing0 = "request_ref") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.reported_by === void 0 && (missing0 = "reported_by") || data.status === void 0 && (missing0 = "status") || data.outputs === void 0 && (missing0 = "outputs") || data.diagnostics === void 0 && (missing0 = "diagnostics") || data.evidence === void 0 && (missing0 = "evidence") || data.recorded_at === void 0 && (missing0 = "recorded_at")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.request_ref !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.request_ref, {
							instancePath: instancePath + "/request_ref",
							parentData: data,
							parentDataProperty: "request_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.resolved_profile_ref !== void 0) {
							const _errs3 = errors;
							if (!validate26(data.resolved_profile_ref, {
								instancePath: instancePath + "/resolved_profile_ref",
								parentData: data,
								parentDataProperty: "resolved_profile_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.attempt_id !== void 0) {
								let data2 = data.attempt_id;
								const _errs4 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate21.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.attempt_number !== void 0) {
									let data3 = data.attempt_number;
									const _errs7 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate21.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
										return false;
									}
									if (errors === _errs7) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 1 || isNaN(data3)) {
												validate21.errors = [issue(instancePath + "/attempt_number", "minimum", {
													comparison: ">=",
													limit: 1
												})];
												return false;
											}
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.reported_by !== void 0) {
										const _errs9 = errors;
										if (!validate29(data.reported_by, {
											instancePath: instancePath + "/reported_by",
											parentData: data,
											parentDataProperty: "reported_by",
											rootData
										})) {
											vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.status !== void 0) {
											let data5 = data.status;
											const _errs10 = errors;
											if (!(data5 === "blocked" || data5 === "cancelled" || data5 === "completed" || data5 === "failed" || data5 === "skipped" || data5 === "stale")) {
												validate21.errors = [issue(instancePath + "/status", "enum", { allowedValues: schema33.properties.status.enum })];
												return false;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.outputs !== void 0) {
												let data6 = data.outputs;
												const _errs11 = errors;
												if (errors === _errs11) {
													if (Array.isArray(data6)) {
														if (data6.length > 256) {
															validate21.errors = [issue(instancePath + "/outputs", "maxItems", { limit: 256 })];
															return false;
														} else {
															const len0 = data6.length;
															for (let i0 = 0; i0 < len0; i0++) {
																const _errs13 = errors;
																if (!validate49(data6[i0], {
																	instancePath: instancePath + "/outputs/" + i0,
																	parentData: data6,
																	parentDataProperty: i0,
																	rootData
																})) {
																	vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
																	errors = vErrors.length;
																}
																if (!(_errs13 === errors)) break;
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/outputs", "type", { type: "array" })];
														return false;
													}
												}
												var valid0 = _errs11 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.diagnostics !== void 0) {
													let data8 = data.diagnostics;
													const _errs14 = errors;
													if (errors === _errs14) {
														if (Array.isArray(data8)) {
															if (data8.length > 256) {
																validate21.errors = [issue(instancePath + "/diagnostics", "maxItems", { limit: 256 })];
																return false;
															} else {
																const len1 = data8.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	const _errs16 = errors;
																	if (!validate32(data8[i1], {
																		instancePath: instancePath + "/diagnostics/" + i1,
																		parentData: data8,
																		parentDataProperty: i1,
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs16 === errors)) break;
																}
															}
														} else {
															validate21.errors = [issue(instancePath + "/diagnostics", "type", { type: "array" })];
															return false;
														}
													}
													var valid0 = _errs14 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.evidence !== void 0) {
														let data10 = data.evidence;
														const _errs17 = errors;
														if (errors === _errs17) {
															if (Array.isArray(data10)) {
																if (data10.length > 256) {
																	validate21.errors = [issue(instancePath + "/evidence", "maxItems", { limit: 256 })];
																	return false;
																} else {
																	const len2 = data10.length;
																	for (let i2 = 0; i2 < len2; i2++) {
																		const _errs19 = errors;
																		if (!validate53(data10[i2], {
																			instancePath: instancePath + "/evidence/" + i2,
																			parentData: data10,
																			parentDataProperty: i2,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs19 === errors)) break;
																	}
																}
															} else {
																validate21.errors = [issue(instancePath + "/evidence", "type", { type: "array" })];
																return false;
															}
														}
														var valid0 = _errs17 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.recorded_at !== void 0) {
															let data12 = data.recorded_at;
															const _errs20 = errors;
															if (errors === errors) {
																if (typeof data12 === "string") {
																	if (!pattern25.test(data12)) {
																		validate21.errors = [issue(instancePath + "/recorded_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																		return false;
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/recorded_at", "type", { type: "string" })];
																	return false;
																}
															}
															var valid0 = _errs20 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.outcome !== void 0) {
																let data13 = data.outcome;
																const _errs23 = errors;
																if (errors === errors) {
																	if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																		const tag0 = data13.family;
																		if (typeof tag0 == "string") {
																			if (tag0 === "change") {
																				if (errors === errors) {
																					if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																						let missing1;
																						if (data13.family === void 0 && (missing1 = "family") || data13.value === void 0 && (missing1 = "value")) {
																							validate21.errors = [issue(instancePath + "/outcome", "required", { missingProperty: missing1 })];
																							return false;
																						} else {
																							const _errs29 = errors;
																							for (const key1 in data13) if (!(key1 === "family" || key1 === "value")) {
																								validate21.errors = [issue(instancePath + "/outcome", "additionalProperties", { additionalProperty: key1 })];
																								return false;
																							}
																							if (_errs29 === errors) {
																								if (data13.family !== void 0) {
																									const _errs30 = errors;
																									if ("change" !== data13.family) {
																										validate21.errors = [issue(instancePath + "/outcome/family", "const", { allowedValue: "change" })];
																										return false;
																									}
																									var valid9 = _errs30 === errors;
																								} else var valid9 = true;
																								if (valid9) {
																									if (data13.value !== void 0) {
																										let data15 = data13.value;
																										const _errs31 = errors;
																										if (!(data15 === "changed" || data15 === "inconclusive" || data15 === "no-change")) {
																											validate21.errors = [issue(instancePath + "/outcome/value", "enum", { allowedValues: schema75.oneOf[0].properties.value.enum })];
																											return false;
																										}
																										var valid9 = _errs31 === errors;
																									} else var valid9 = true;
																								}
																							}
																						}
																					} else {
																						validate21.errors = [issue(instancePath + "/outcome", "type", { type: "object" })];
																						return false;
																					}
																				}
																			} else if (tag0 === "check") {
																				if (errors === errors) {
																					if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																						let missing2;
																						if (data13.family === void 0 && (missing2 = "family") || data13.value === void 0 && (missing2 = "value")) {
																							validate21.errors = [issue(instancePath + "/outcome", "required", { missingProperty: missing2 })];
																							return false;
																						} else {
																							const _errs34 = errors;
																							for (const key2 in data13) if (!(key2 === "family" || key2 === "value")) {
																								validate21.errors = [issue(instancePath + "/outcome", "additionalProperties", { additionalProperty: key2 })];
																								return false;
																							}
																							if (_errs34 === errors) {
																								if (data13.family !== void 0) {
																									const _errs35 = errors;
																									if ("check" !== data13.family) {
																										validate21.errors = [issue(instancePath + "/outcome/family", "const", { allowedValue: "check" })];
																										return false;
																									}
																									var valid11 = _errs35 === errors;
																								} else var valid11 = true;
																								if (valid11) {
																									if (data13.value !== void 0) {
																										let data17 = data13.value;
																										const _errs36 = errors;
																										if (!(data17 === "failed" || data17 === "inconclusive" || data17 === "passed")) {
																											validate21.errors = [issue(instancePath + "/outcome/value", "enum", { allowedValues: schema75.oneOf[1].properties.value.enum })];
																											return false;
																										}
																										var valid11 = _errs36 === errors;
																									} else var valid11 = true;
																								}
																							}
																						}
																					} else {
																						validate21.errors = [issue(instancePath + "/outcome", "type", { type: "object" })];
																						return false;
																					}
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/outcome", "discriminator", {
																					error: "mapping",
																					tag: "family",
																					tagValue: tag0
																				})];
																				return false;
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/outcome", "discriminator", {
																				error: "tag",
																				tag: "family",
																				tagValue: tag0
																			})];
																			return false;
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/outcome", "type", { type: "object" })];
																		return false;
																	}
																}
																var valid0 = _errs23 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.reason !== void 0) {
																	const _errs37 = errors;
																	if (!validate56(data.reason, {
																		instancePath: instancePath + "/reason",
																		parentData: data,
																		parentDataProperty: "reason",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs37 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.stale_observations !== void 0) {
																		let data19 = data.stale_observations;
																		const _errs38 = errors;
																		if (errors === _errs38) {
																			if (Array.isArray(data19)) {
																				if (data19.length > 256) {
																					validate21.errors = [issue(instancePath + "/stale_observations", "maxItems", { limit: 256 })];
																					return false;
																				} else if (data19.length < 1) {
																					validate21.errors = [issue(instancePath + "/stale_observations", "minItems", { limit: 1 })];
																					return false;
																				} else {
																					const len3 = data19.length;
																					for (let i3 = 0; i3 < len3; i3++) {
																						const _errs40 = errors;
																						if (!validate58(data19[i3], {
																							instancePath: instancePath + "/stale_observations/" + i3,
																							parentData: data19,
																							parentDataProperty: i3,
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
																							errors = vErrors.length;
																						}
																						if (!(_errs40 === errors)) break;
																					}
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/stale_observations", "type", { type: "array" })];
																				return false;
																			}
																		}
																		var valid0 = _errs38 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.delta_ref !== void 0) {
																			const _errs41 = errors;
																			if (!validate96(data.delta_ref, {
																				instancePath: instancePath + "/delta_ref",
																				parentData: data,
																				parentDataProperty: "delta_ref",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs41 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.execution !== void 0) {
																				const _errs42 = errors;
																				if (!validate99(data.execution, {
																					instancePath: instancePath + "/execution",
																					parentData: data,
																					parentDataProperty: "execution",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs42 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.started_at !== void 0) {
																					let data23 = data.started_at;
																					const _errs43 = errors;
																					if (errors === errors) {
																						if (typeof data23 === "string") {
																							if (!pattern25.test(data23)) {
																								validate21.errors = [issue(instancePath + "/started_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																								return false;
																							}
																						} else {
																							validate21.errors = [issue(instancePath + "/started_at", "type", { type: "string" })];
																							return false;
																						}
																					}
																					var valid0 = _errs43 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.finished_at !== void 0) {
																						let data24 = data.finished_at;
																						const _errs46 = errors;
																						if (errors === errors) {
																							if (typeof data24 === "string") {
																								if (!pattern25.test(data24)) {
																									validate21.errors = [issue(instancePath + "/finished_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																									return false;
																								}
																							} else {
																								validate21.errors = [issue(instancePath + "/finished_at", "type", { type: "string" })];
																								return false;
																							}
																						}
																						var valid0 = _errs46 === errors;
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
							if ("stage_result" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
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