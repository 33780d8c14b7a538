// Generated from libs/loop/schemas/loop-review-observation.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema31 = {
	"$id": "urn:ystack:schema:loop:loop-review-observation",
	"description": "What an adapter observed of a review: its findings, and whether it is about the change that was meant.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"adapter",
		"authority",
		"effects",
		"kind",
		"observation",
		"qualification",
		"reason_id",
		"review_mode",
		"schema_version",
		"stale_bindings",
		"state",
		"trust_context"
	],
	"properties": {
		"adapter": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"status",
				"version"
			],
			"properties": {
				"id": { "const": "adapter.codex-native-reviewer.v1" },
				"status": { "const": "inactive" },
				"version": { "const": "v1" }
			}
		},
		"authority": { "const": "none" },
		"effects": {
			"type": "array",
			"maxItems": 0,
			"items": {}
		},
		"kind": { "const": "adapter_observation" },
		"observation": { "$ref": "#/$defs/loop.loop-review-observation.reviewSnapshot" },
		"qualification": {
			"type": "object",
			"additionalProperties": false,
			"required": ["reason_id", "state"],
			"properties": {
				"reason_id": { "const": "adapter.unqualified" },
				"state": { "const": "unavailable" }
			}
		},
		"reason_id": { "$ref": "#/$defs/contract.common.id" },
		"review_mode": { "const": "read-only" },
		"schema_version": { "const": 1 },
		"stale_bindings": {
			"type": "array",
			"maxItems": 16,
			"items": { "type": "string" }
		},
		"state": { "enum": [
			"clean",
			"dismissed",
			"failed",
			"findings",
			"inconclusive",
			"stale",
			"timeout"
		] },
		"trust_context": { "$ref": "#/$defs/loop.loop-review-observation.reviewTrustContext" }
	},
	"$defs": {
		"contract.common.gitRevision": {
			"description": "A commit of a named repository.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"repository_id",
				"hash_algorithm",
				"commit_id"
			],
			"properties": {
				"repository_id": { "$ref": "#/$defs/contract.common.id" },
				"hash_algorithm": { "$ref": "#/$defs/contract.common.hashAlgorithm" },
				"commit_id": { "type": "string" }
			},
			"allOf": [{
				"if": {
					"properties": { "hash_algorithm": { "const": "sha1" } },
					"required": ["hash_algorithm"]
				},
				"then": { "properties": { "commit_id": { "$ref": "#/$defs/contract.common.sha1Id" } } }
			}, {
				"if": {
					"properties": { "hash_algorithm": { "const": "sha256" } },
					"required": ["hash_algorithm"]
				},
				"then": { "properties": { "commit_id": { "$ref": "#/$defs/contract.common.sha256Id" } } }
			}]
		},
		"contract.common.hashAlgorithm": {
			"description": "How a repository names its objects.",
			"enum": ["sha1", "sha256"]
		},
		"contract.common.id": {
			"description": "A name: 1 to 128 of lower-case letters, digits and `._:-`, beginning with a letter or digit.",
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9._:-]{0,127}$"
		},
		"contract.common.mediaType": {
			"description": "A media type in lower case, without parameters.",
			"type": "string",
			"maxLength": 127,
			"pattern": "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$"
		},
		"contract.common.path": {
			"description": "A repository path: no backslash, no control character, no empty, `.` or `..` segment.",
			"type": "string",
			"pattern": "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$"
		},
		"contract.common.sha1Id": {
			"description": "The id of an object in a SHA-1 repository.",
			"type": "string",
			"pattern": "^[0-9a-f]{40}$"
		},
		"contract.common.sha256": {
			"description": "A SHA-256 digest in lower-case hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"contract.common.sha256Id": {
			"description": "The id of an object in a SHA-256 repository.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"contract.common.time": {
			"description": "A second in UTC, `YYYY-MM-DDTHH:MM:SSZ`, of a real Gregorian date.",
			"type": "string",
			"pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"
		},
		"loop.common.findingId": {
			"description": "A finding by the reviewer's own id.",
			"type": "string",
			"pattern": "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$"
		},
		"loop.common.providerId": {
			"description": "A provider's own id, as decimal text, so that one above 2^53 survives.",
			"type": "string",
			"pattern": "^[1-9][0-9]{0,19}$"
		},
		"loop.loop-review-observation.inlineFinding": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"body",
				"commit_id",
				"finding_id",
				"line",
				"path",
				"provider_metadata",
				"provider_severity",
				"side"
			],
			"properties": {
				"body": {
					"type": "string",
					"minLength": 1,
					"maxLength": 8192
				},
				"commit_id": {
					"type": "string",
					"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
				},
				"finding_id": { "$ref": "#/$defs/loop.common.findingId" },
				"line": {
					"type": "integer",
					"minimum": 1,
					"maximum": 2147483647
				},
				"path": { "$ref": "#/$defs/contract.common.path" },
				"provider_metadata": {
					"type": "object",
					"additionalProperties": true
				},
				"provider_severity": {
					"type": "string",
					"minLength": 1,
					"maxLength": 8192
				},
				"side": { "enum": ["LEFT", "RIGHT"] }
			}
		},
		"loop.loop-review-observation.reviewContentRef": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "$ref": "#/$defs/contract.common.id" },
				"media_type": { "$ref": "#/$defs/contract.common.mediaType" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"loop.loop-review-observation.reviewSnapshot": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"base",
				"change_request_id",
				"complete",
				"dismissed_at",
				"github_app_id",
				"head",
				"hidden_execution",
				"inline_findings",
				"observed_at",
				"provider_metadata",
				"reported_inline_count",
				"reported_top_level_count",
				"repository_id",
				"review_id",
				"started_at",
				"status",
				"terminal_at",
				"top_level_findings",
				"updated_at"
			],
			"properties": {
				"base": { "$ref": "#/$defs/contract.common.gitRevision" },
				"change_request_id": { "$ref": "#/$defs/loop.common.providerId" },
				"complete": { "type": "boolean" },
				"dismissed_at": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/contract.common.time" }] },
				"github_app_id": { "$ref": "#/$defs/loop.common.providerId" },
				"head": { "$ref": "#/$defs/contract.common.gitRevision" },
				"hidden_execution": {
					"type": "object",
					"additionalProperties": true
				},
				"inline_findings": {
					"type": "array",
					"maxItems": 256,
					"items": { "$ref": "#/$defs/loop.loop-review-observation.inlineFinding" }
				},
				"observed_at": { "$ref": "#/$defs/contract.common.time" },
				"provider_metadata": {
					"type": "object",
					"additionalProperties": true
				},
				"reported_inline_count": {
					"type": "integer",
					"minimum": 0,
					"maximum": 2147483647
				},
				"reported_top_level_count": {
					"type": "integer",
					"minimum": 0,
					"maximum": 2147483647
				},
				"repository_id": { "$ref": "#/$defs/loop.common.providerId" },
				"review_id": { "$ref": "#/$defs/loop.common.providerId" },
				"started_at": { "$ref": "#/$defs/contract.common.time" },
				"status": { "enum": [
					"COMPLETED",
					"DISMISSED",
					"FAILED",
					"IN_PROGRESS",
					"TIMED_OUT",
					"UNKNOWN"
				] },
				"terminal_at": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/contract.common.time" }] },
				"top_level_findings": {
					"type": "array",
					"maxItems": 256,
					"items": { "$ref": "#/$defs/loop.loop-review-observation.topLevelFinding" }
				},
				"updated_at": { "$ref": "#/$defs/contract.common.time" }
			}
		},
		"loop.loop-review-observation.reviewTrustContext": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"execution_boundary_id",
				"expected_base",
				"expected_change_request_id",
				"expected_github_app_id",
				"expected_head",
				"expected_repository_id",
				"expected_review_id",
				"instruction_ref",
				"invocation_kind",
				"observation_time",
				"review_policy_ref"
			],
			"properties": {
				"execution_boundary_id": { "$ref": "#/$defs/contract.common.id" },
				"expected_base": { "$ref": "#/$defs/contract.common.gitRevision" },
				"expected_change_request_id": { "$ref": "#/$defs/loop.common.providerId" },
				"expected_github_app_id": { "$ref": "#/$defs/loop.common.providerId" },
				"expected_head": { "$ref": "#/$defs/contract.common.gitRevision" },
				"expected_repository_id": { "$ref": "#/$defs/loop.common.providerId" },
				"expected_review_id": { "$ref": "#/$defs/loop.common.providerId" },
				"instruction_ref": { "$ref": "#/$defs/loop.loop-review-observation.reviewContentRef" },
				"invocation_kind": { "const": "native-review" },
				"observation_time": { "$ref": "#/$defs/contract.common.time" },
				"review_policy_ref": { "$ref": "#/$defs/loop.loop-review-observation.reviewContentRef" }
			}
		},
		"loop.loop-review-observation.topLevelFinding": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"body",
				"finding_id",
				"provider_metadata",
				"provider_severity"
			],
			"properties": {
				"body": { "description": "Whatever the provider said; nothing goes by it." },
				"finding_id": { "$ref": "#/$defs/loop.common.findingId" },
				"provider_metadata": {
					"type": "object",
					"additionalProperties": true
				},
				"provider_severity": {
					"type": "string",
					"minLength": 1,
					"maxLength": 8192
				}
			}
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const schema32 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"base",
		"change_request_id",
		"complete",
		"dismissed_at",
		"github_app_id",
		"head",
		"hidden_execution",
		"inline_findings",
		"observed_at",
		"provider_metadata",
		"reported_inline_count",
		"reported_top_level_count",
		"repository_id",
		"review_id",
		"started_at",
		"status",
		"terminal_at",
		"top_level_findings",
		"updated_at"
	],
	"properties": {
		"base": { "$ref": "#/$defs/contract.common.gitRevision" },
		"change_request_id": { "$ref": "#/$defs/loop.common.providerId" },
		"complete": { "type": "boolean" },
		"dismissed_at": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/contract.common.time" }] },
		"github_app_id": { "$ref": "#/$defs/loop.common.providerId" },
		"head": { "$ref": "#/$defs/contract.common.gitRevision" },
		"hidden_execution": {
			"type": "object",
			"additionalProperties": true
		},
		"inline_findings": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/loop.loop-review-observation.inlineFinding" }
		},
		"observed_at": { "$ref": "#/$defs/contract.common.time" },
		"provider_metadata": {
			"type": "object",
			"additionalProperties": true
		},
		"reported_inline_count": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"reported_top_level_count": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"repository_id": { "$ref": "#/$defs/loop.common.providerId" },
		"review_id": { "$ref": "#/$defs/loop.common.providerId" },
		"started_at": { "$ref": "#/$defs/contract.common.time" },
		"status": { "enum": [
			"COMPLETED",
			"DISMISSED",
			"FAILED",
			"IN_PROGRESS",
			"TIMED_OUT",
			"UNKNOWN"
		] },
		"terminal_at": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/contract.common.time" }] },
		"top_level_findings": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/loop.loop-review-observation.topLevelFinding" }
		},
		"updated_at": { "$ref": "#/$defs/contract.common.time" }
	}
};
const schema37 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern4 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern4.test(data1)) {
							validate22.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate22.errors = vErrors;
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
							if (!pattern5.test(data3)) {
								validate22.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate22.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern6.test(data4)) {
									validate22.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate22.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema37.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate22.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
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
const schema41 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"body",
		"commit_id",
		"finding_id",
		"line",
		"path",
		"provider_metadata",
		"provider_severity",
		"side"
	],
	"properties": {
		"body": {
			"type": "string",
			"minLength": 1,
			"maxLength": 8192
		},
		"commit_id": {
			"type": "string",
			"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
		},
		"finding_id": { "$ref": "#/$defs/loop.common.findingId" },
		"line": {
			"type": "integer",
			"minimum": 1,
			"maximum": 2147483647
		},
		"path": { "$ref": "#/$defs/contract.common.path" },
		"provider_metadata": {
			"type": "object",
			"additionalProperties": true
		},
		"provider_severity": {
			"type": "string",
			"minLength": 1,
			"maxLength": 8192
		},
		"side": { "enum": ["LEFT", "RIGHT"] }
	}
};
const func3 = require_ucs2length().default;
const pattern10 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern11 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$", "u");
const pattern12 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.body === void 0 && (missing0 = "body") || data.commit_id === void 0 && (missing0 = "commit_id") || data.finding_id === void 0 && (missing0 = "finding_id") || data.line === void 0 && (missing0 = "line") || data.path === void 0 && (missing0 = "path") || data.provider_metadata === void 0 && (missing0 = "provider_metadata") || data.provider_severity === void 0 && (missing0 = "provider_severity") || data.side === void 0 && (missing0 = "side")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "body" || key0 === "commit_id" || key0 === "finding_id" || key0 === "line" || key0 === "path" || key0 === "provider_metadata" || key0 === "provider_severity" || key0 === "side")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.body !== void 0) {
				let data0 = data.body;
				if (typeof data0 === "string") {
					if (func3(data0) > 8192) {
						validate25.errors = [issue(instancePath + "/body", "maxLength", { limit: 8192 })];
						return false;
					} else if (func3(data0) < 1) {
						validate25.errors = [issue(instancePath + "/body", "minLength", { limit: 1 })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/body", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.commit_id !== void 0) {
					let data1 = data.commit_id;
					if (typeof data1 === "string") {
						if (!pattern10.test(data1)) {
							validate25.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
							return false;
						}
					} else {
						validate25.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.finding_id !== void 0) {
						let data2 = data.finding_id;
						if (typeof data2 === "string") {
							if (!pattern11.test(data2)) {
								validate25.errors = [issue(instancePath + "/finding_id", "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/finding_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.line !== void 0) {
							let data3 = data.line;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate25.errors = [issue(instancePath + "/line", "type", { type: "integer" })];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 > 2147483647 || isNaN(data3)) {
									validate25.errors = [issue(instancePath + "/line", "maximum", {
										comparison: "<=",
										limit: 2147483647
									})];
									return false;
								} else if (data3 < 1 || isNaN(data3)) {
									validate25.errors = [issue(instancePath + "/line", "minimum", {
										comparison: ">=",
										limit: 1
									})];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.path !== void 0) {
								let data4 = data.path;
								if (typeof data4 === "string") {
									if (!pattern12.test(data4)) {
										validate25.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate25.errors = [issue(instancePath + "/path", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.provider_metadata !== void 0) {
									let data5 = data.provider_metadata;
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {} else {
										validate25.errors = [issue(instancePath + "/provider_metadata", "type", { type: "object" })];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.provider_severity !== void 0) {
										let data6 = data.provider_severity;
										if (typeof data6 === "string") {
											if (func3(data6) > 8192) {
												validate25.errors = [issue(instancePath + "/provider_severity", "maxLength", { limit: 8192 })];
												return false;
											} else if (func3(data6) < 1) {
												validate25.errors = [issue(instancePath + "/provider_severity", "minLength", { limit: 1 })];
												return false;
											}
										} else {
											validate25.errors = [issue(instancePath + "/provider_severity", "type", { type: "string" })];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.side !== void 0) {
											let data7 = data.side;
											if (!(data7 === "LEFT" || data7 === "RIGHT")) {
												validate25.errors = [issue(instancePath + "/side", "enum", { allowedValues: schema41.properties.side.enum })];
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
			}
		}
	} else {
		validate25.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate25.errors = vErrors;
	return true;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.body === void 0 && (missing0 = "body") || data.finding_id === void 0 && (missing0 = "finding_id") || data.provider_metadata === void 0 && (missing0 = "provider_metadata") || data.provider_severity === void 0 && (missing0 = "provider_severity")) {
			validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "body" || key0 === "finding_id" || key0 === "provider_metadata" || key0 === "provider_severity")) {
				validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.finding_id !== void 0) {
				let data0 = data.finding_id;
				if (typeof data0 === "string") {
					if (!pattern11.test(data0)) {
						validate27.errors = [issue(instancePath + "/finding_id", "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate27.errors = [issue(instancePath + "/finding_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.provider_metadata !== void 0) {
					let data1 = data.provider_metadata;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {} else {
						validate27.errors = [issue(instancePath + "/provider_metadata", "type", { type: "object" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.provider_severity !== void 0) {
						let data2 = data.provider_severity;
						if (typeof data2 === "string") {
							if (func3(data2) > 8192) {
								validate27.errors = [issue(instancePath + "/provider_severity", "maxLength", { limit: 8192 })];
								return false;
							} else if (func3(data2) < 1) {
								validate27.errors = [issue(instancePath + "/provider_severity", "minLength", { limit: 1 })];
								return false;
							}
						} else {
							validate27.errors = [issue(instancePath + "/provider_severity", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
const pattern7 = new RegExp("^[1-9][0-9]{0,19}$", "u");
const pattern8 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.base === void 0 && (missing0 = "base") || data.change_request_id === void 0 && (missing0 = "change_request_id") || data.complete === void 0 && (missing0 = "complete") || data.dismissed_at === void 0 && (missing0 = "dismissed_at") || data.github_app_id === void 0 && (missing0 = "github_app_id") || data.head === void 0 && (missing0 = "head") || data.hidden_execution === void 0 && (missing0 = "hidden_execution") || data.inline_findings === void 0 && (missing0 = "inline_findings") || data.observed_at === void 0 && (missing0 = "observed_at") || data.provider_metadata === void 0 && (missing0 = "provider_metadata") || data.reported_inline_count === void 0 && (missing0 = "reported_inline_count") || data.reported_top_level_count === void 0 && (missing0 = "reported_top_level_count") || data.repository_id === void 0 && (missing0 = "repository_id") || data.review_id === void 0 && (missing0 = "review_id") || data.started_at === void 0 && (missing0 = "started_at") || data.status === void 0 && (missing0 = "status") || data.terminal_at === void 0 && (missing0 = "terminal_at") || data.top_level_findings === void 0 && (missing0 = "top_level_findings") || data.updated_at === void 0 && (missing0 = "updated_at")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.base !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.base, {
							instancePath: instancePath + "/base",
							parentData: data,
							parentDataProperty: "base",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.change_request_id !== void 0) {
							let data1 = data.change_request_id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern7.test(data1)) {
										validate21.errors = [issue(instancePath + "/change_request_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/change_request_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.complete !== void 0) {
								const _errs6 = errors;
								if (typeof data.complete !== "boolean") {
									validate21.errors = [issue(instancePath + "/complete", "type", { type: "boolean" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.dismissed_at !== void 0) {
									let data3 = data.dismissed_at;
									const _errs8 = errors;
									const _errs9 = errors;
									let valid2 = false;
									const _errs10 = errors;
									if (data3 !== null) {
										const err0 = issue(instancePath + "/dismissed_at", "type", { type: "null" });
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
									}
									var _valid0 = _errs10 === errors;
									valid2 = valid2 || _valid0;
									if (!valid2) {
										const _errs12 = errors;
										if (errors === errors) {
											if (typeof data3 === "string") {
												if (!pattern8.test(data3)) {
													const err1 = issue(instancePath + "/dismissed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" });
													if (vErrors === null) vErrors = [err1];
													else vErrors.push(err1);
													errors++;
												}
											} else {
												const err2 = issue(instancePath + "/dismissed_at", "type", { type: "string" });
												if (vErrors === null) vErrors = [err2];
												else vErrors.push(err2);
												errors++;
											}
										}
										var _valid0 = _errs12 === errors;
										valid2 = valid2 || _valid0;
									}
									if (!valid2) {
										const err3 = issue(instancePath + "/dismissed_at", "anyOf", {});
										if (vErrors === null) vErrors = [err3];
										else vErrors.push(err3);
										errors++;
										validate21.errors = vErrors;
										return false;
									} else {
										errors = _errs9;
										if (vErrors !== null) {
											if (_errs9) vErrors.length = _errs9;
											else vErrors = null;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.github_app_id !== void 0) {
										let data4 = data.github_app_id;
										const _errs15 = errors;
										if (errors === errors) {
											if (typeof data4 === "string") {
												if (!pattern7.test(data4)) {
													validate21.errors = [issue(instancePath + "/github_app_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
													return false;
												}
											} else {
												validate21.errors = [issue(instancePath + "/github_app_id", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs15 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.head !== void 0) {
											const _errs18 = errors;
											if (!validate22(data.head, {
												instancePath: instancePath + "/head",
												parentData: data,
												parentDataProperty: "head",
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs18 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.hidden_execution !== void 0) {
												let data6 = data.hidden_execution;
												const _errs19 = errors;
												if (errors === _errs19) {
													if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
														validate21.errors = [issue(instancePath + "/hidden_execution", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs19 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.inline_findings !== void 0) {
													let data7 = data.inline_findings;
													const _errs22 = errors;
													if (errors === _errs22) {
														if (Array.isArray(data7)) {
															if (data7.length > 256) {
																validate21.errors = [issue(instancePath + "/inline_findings", "maxItems", { limit: 256 })];
																return false;
															} else {
																const len0 = data7.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	const _errs24 = errors;
																	if (!validate25(data7[i0], {
																		instancePath: instancePath + "/inline_findings/" + i0,
																		parentData: data7,
																		parentDataProperty: i0,
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs24 === errors)) break;
																}
															}
														} else {
															validate21.errors = [issue(instancePath + "/inline_findings", "type", { type: "array" })];
															return false;
														}
													}
													var valid0 = _errs22 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.observed_at !== void 0) {
														let data9 = data.observed_at;
														const _errs25 = errors;
														if (errors === errors) {
															if (typeof data9 === "string") {
																if (!pattern8.test(data9)) {
																	validate21.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																	return false;
																}
															} else {
																validate21.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
																return false;
															}
														}
														var valid0 = _errs25 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.provider_metadata !== void 0) {
															let data10 = data.provider_metadata;
															const _errs28 = errors;
															if (errors === _errs28) {
																if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {} else {
																	validate21.errors = [issue(instancePath + "/provider_metadata", "type", { type: "object" })];
																	return false;
																}
															}
															var valid0 = _errs28 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.reported_inline_count !== void 0) {
																let data11 = data.reported_inline_count;
																const _errs31 = errors;
																if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																	validate21.errors = [issue(instancePath + "/reported_inline_count", "type", { type: "integer" })];
																	return false;
																}
																if (errors === _errs31) {
																	if (typeof data11 == "number" && isFinite(data11)) {
																		if (data11 > 2147483647 || isNaN(data11)) {
																			validate21.errors = [issue(instancePath + "/reported_inline_count", "maximum", {
																				comparison: "<=",
																				limit: 2147483647
																			})];
																			return false;
																		} else if (data11 < 0 || isNaN(data11)) {
																			validate21.errors = [issue(instancePath + "/reported_inline_count", "minimum", {
																				comparison: ">=",
																				limit: 0
																			})];
																			return false;
																		}
																	}
																}
																var valid0 = _errs31 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.reported_top_level_count !== void 0) {
																	let data12 = data.reported_top_level_count;
																	const _errs33 = errors;
																	if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																		validate21.errors = [issue(instancePath + "/reported_top_level_count", "type", { type: "integer" })];
																		return false;
																	}
																	if (errors === _errs33) {
																		if (typeof data12 == "number" && isFinite(data12)) {
																			if (data12 > 2147483647 || isNaN(data12)) {
																				validate21.errors = [issue(instancePath + "/reported_top_level_count", "maximum", {
																					comparison: "<=",
																					limit: 2147483647
																				})];
																				return false;
																			} else if (data12 < 0 || isNaN(data12)) {
																				validate21.errors = [issue(instancePath + "/reported_top_level_count", "minimum", {
																					comparison: ">=",
																					limit: 0
																				})];
																				return false;
																			}
																		}
																	}
																	var valid0 = _errs33 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.repository_id !== void 0) {
																		let data13 = data.repository_id;
																		const _errs35 = errors;
																		if (errors === errors) {
																			if (typeof data13 === "string") {
																				if (!pattern7.test(data13)) {
																					validate21.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
																					return false;
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
																				return false;
																			}
																		}
																		var valid0 = _errs35 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.review_id !== void 0) {
																			let data14 = data.review_id;
																			const _errs38 = errors;
																			if (errors === errors) {
																				if (typeof data14 === "string") {
																					if (!pattern7.test(data14)) {
																						validate21.errors = [issue(instancePath + "/review_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
																						return false;
																					}
																				} else {
																					validate21.errors = [issue(instancePath + "/review_id", "type", { type: "string" })];
																					return false;
																				}
																			}
																			var valid0 = _errs38 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.started_at !== void 0) {
																				let data15 = data.started_at;
																				const _errs41 = errors;
																				if (errors === errors) {
																					if (typeof data15 === "string") {
																						if (!pattern8.test(data15)) {
																							validate21.errors = [issue(instancePath + "/started_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																							return false;
																						}
																					} else {
																						validate21.errors = [issue(instancePath + "/started_at", "type", { type: "string" })];
																						return false;
																					}
																				}
																				var valid0 = _errs41 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.status !== void 0) {
																					let data16 = data.status;
																					const _errs44 = errors;
																					if (!(data16 === "COMPLETED" || data16 === "DISMISSED" || data16 === "FAILED" || data16 === "IN_PROGRESS" || data16 === "TIMED_OUT" || data16 === "UNKNOWN")) {
																						validate21.errors = [issue(instancePath + "/status", "enum", { allowedValues: schema32.properties.status.enum })];
																						return false;
																					}
																					var valid0 = _errs44 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.terminal_at !== void 0) {
																						let data17 = data.terminal_at;
																						const _errs45 = errors;
																						const _errs46 = errors;
																						let valid10 = false;
																						const _errs47 = errors;
																						if (data17 !== null) {
																							const err4 = issue(instancePath + "/terminal_at", "type", { type: "null" });
																							if (vErrors === null) vErrors = [err4];
																							else vErrors.push(err4);
																							errors++;
																						}
																						var _valid1 = _errs47 === errors;
																						valid10 = valid10 || _valid1;
																						if (!valid10) {
																							const _errs49 = errors;
																							if (errors === errors) {
																								if (typeof data17 === "string") {
																									if (!pattern8.test(data17)) {
																										const err5 = issue(instancePath + "/terminal_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" });
																										if (vErrors === null) vErrors = [err5];
																										else vErrors.push(err5);
																										errors++;
																									}
																								} else {
																									const err6 = issue(instancePath + "/terminal_at", "type", { type: "string" });
																									if (vErrors === null) vErrors = [err6];
																									else vErrors.push(err6);
																									errors++;
																								}
																							}
																							var _valid1 = _errs49 === errors;
																							valid10 = valid10 || _valid1;
																						}
																						if (!valid10) {
																							const err7 = issue(instancePath + "/terminal_at", "anyOf", {});
																							if (vErrors === null) vErrors = [err7];
																							else vErrors.push(err7);
																							errors++;
																							validate21.errors = vErrors;
																							return false;
																						} else {
																							errors = _errs46;
																							if (vErrors !== null) {
																								if (_errs46) vErrors.length = _errs46;
																								else vErrors = null;
																							}
																						}
																						var valid0 = _errs45 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.top_level_findings !== void 0) {
																							let data18 = data.top_level_findings;
																							const _errs52 = errors;
																							if (errors === _errs52) {
																								if (Array.isArray(data18)) {
																									if (data18.length > 256) {
																										validate21.errors = [issue(instancePath + "/top_level_findings", "maxItems", { limit: 256 })];
																										return false;
																									} else {
																										const len1 = data18.length;
																										for (let i1 = 0; i1 < len1; i1++) {
																											const _errs54 = errors;
																											if (!validate27(data18[i1], {
																												instancePath: instancePath + "/top_level_findings/" + i1,
																												parentData: data18,
																												parentDataProperty: i1,
																												rootData
																											})) {
																												vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
																												errors = vErrors.length;
																											}
																											if (!(_errs54 === errors)) break;
																										}
																									}
																								} else {
																									validate21.errors = [issue(instancePath + "/top_level_findings", "type", { type: "array" })];
																									return false;
																								}
																							}
																							var valid0 = _errs52 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.updated_at !== void 0) {
																								let data20 = data.updated_at;
																								const _errs55 = errors;
																								if (errors === errors) {
																									if (typeof data20 === "string") {
																										if (!pattern8.test(data20)) {
																											validate21.errors = [issue(instancePath + "/updated_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																											return false;
																										}
																									} else {
																										validate21.errors = [issue(instancePath + "/updated_at", "type", { type: "string" })];
																										return false;
																									}
																								}
																								var valid0 = _errs55 === errors;
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
const schema53 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"execution_boundary_id",
		"expected_base",
		"expected_change_request_id",
		"expected_github_app_id",
		"expected_head",
		"expected_repository_id",
		"expected_review_id",
		"instruction_ref",
		"invocation_kind",
		"observation_time",
		"review_policy_ref"
	],
	"properties": {
		"execution_boundary_id": { "$ref": "#/$defs/contract.common.id" },
		"expected_base": { "$ref": "#/$defs/contract.common.gitRevision" },
		"expected_change_request_id": { "$ref": "#/$defs/loop.common.providerId" },
		"expected_github_app_id": { "$ref": "#/$defs/loop.common.providerId" },
		"expected_head": { "$ref": "#/$defs/contract.common.gitRevision" },
		"expected_repository_id": { "$ref": "#/$defs/loop.common.providerId" },
		"expected_review_id": { "$ref": "#/$defs/loop.common.providerId" },
		"instruction_ref": { "$ref": "#/$defs/loop.loop-review-observation.reviewContentRef" },
		"invocation_kind": { "const": "native-review" },
		"observation_time": { "$ref": "#/$defs/contract.common.time" },
		"review_policy_ref": { "$ref": "#/$defs/loop.loop-review-observation.reviewContentRef" }
	}
};
const pattern27 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate33.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate33.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate33.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate33.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func3(data1) > 127) {
							validate33.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern27.test(data1)) {
							validate33.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate33.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate33.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate33.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate33.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate33.errors = vErrors;
	return true;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.execution_boundary_id === void 0 && (missing0 = "execution_boundary_id") || data.expected_base === void 0 && (missing0 = "expected_base") || data.expected_change_request_id === void 0 && (missing0 = "expected_change_request_id") || data.expected_github_app_id === void 0 && (missing0 = "expected_github_app_id") || data.expected_head === void 0 && (missing0 = "expected_head") || data.expected_repository_id === void 0 && (missing0 = "expected_repository_id") || data.expected_review_id === void 0 && (missing0 = "expected_review_id") || data.instruction_ref === void 0 && (missing0 = "instruction_ref") || data.invocation_kind === void 0 && (missing0 = "invocation_kind") || data.observation_time === void 0 && (missing0 = "observation_time") || data.review_policy_ref === void 0 && (missing0 = "review_policy_ref")) {
				validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema53.properties, key0)) {
					validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.execution_boundary_id !== void 0) {
						let data0 = data.execution_boundary_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern6.test(data0)) {
									validate30.errors = [issue(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate30.errors = [issue(instancePath + "/execution_boundary_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.expected_base !== void 0) {
							const _errs5 = errors;
							if (!validate22(data.expected_base, {
								instancePath: instancePath + "/expected_base",
								parentData: data,
								parentDataProperty: "expected_base",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.expected_change_request_id !== void 0) {
								let data2 = data.expected_change_request_id;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern7.test(data2)) {
											validate30.errors = [issue(instancePath + "/expected_change_request_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
											return false;
										}
									} else {
										validate30.errors = [issue(instancePath + "/expected_change_request_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expected_github_app_id !== void 0) {
									let data3 = data.expected_github_app_id;
									const _errs9 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern7.test(data3)) {
												validate30.errors = [issue(instancePath + "/expected_github_app_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
												return false;
											}
										} else {
											validate30.errors = [issue(instancePath + "/expected_github_app_id", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.expected_head !== void 0) {
										const _errs12 = errors;
										if (!validate22(data.expected_head, {
											instancePath: instancePath + "/expected_head",
											parentData: data,
											parentDataProperty: "expected_head",
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.expected_repository_id !== void 0) {
											let data5 = data.expected_repository_id;
											const _errs13 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern7.test(data5)) {
														validate30.errors = [issue(instancePath + "/expected_repository_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
														return false;
													}
												} else {
													validate30.errors = [issue(instancePath + "/expected_repository_id", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.expected_review_id !== void 0) {
												let data6 = data.expected_review_id;
												const _errs16 = errors;
												if (errors === errors) {
													if (typeof data6 === "string") {
														if (!pattern7.test(data6)) {
															validate30.errors = [issue(instancePath + "/expected_review_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
															return false;
														}
													} else {
														validate30.errors = [issue(instancePath + "/expected_review_id", "type", { type: "string" })];
														return false;
													}
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.instruction_ref !== void 0) {
													const _errs19 = errors;
													if (!validate33(data.instruction_ref, {
														instancePath: instancePath + "/instruction_ref",
														parentData: data,
														parentDataProperty: "instruction_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs19 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.invocation_kind !== void 0) {
														const _errs20 = errors;
														if ("native-review" !== data.invocation_kind) {
															validate30.errors = [issue(instancePath + "/invocation_kind", "const", { allowedValue: "native-review" })];
															return false;
														}
														var valid0 = _errs20 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.observation_time !== void 0) {
															let data9 = data.observation_time;
															const _errs21 = errors;
															if (errors === errors) {
																if (typeof data9 === "string") {
																	if (!pattern8.test(data9)) {
																		validate30.errors = [issue(instancePath + "/observation_time", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																		return false;
																	}
																} else {
																	validate30.errors = [issue(instancePath + "/observation_time", "type", { type: "string" })];
																	return false;
																}
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.review_policy_ref !== void 0) {
																const _errs24 = errors;
																if (!validate33(data.review_policy_ref, {
																	instancePath: instancePath + "/review_policy_ref",
																	parentData: data,
																	parentDataProperty: "review_policy_ref",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs24 === errors;
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
			validate30.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.adapter === void 0 && (missing0 = "adapter") || data.authority === void 0 && (missing0 = "authority") || data.effects === void 0 && (missing0 = "effects") || data.kind === void 0 && (missing0 = "kind") || data.observation === void 0 && (missing0 = "observation") || data.qualification === void 0 && (missing0 = "qualification") || data.reason_id === void 0 && (missing0 = "reason_id") || data.review_mode === void 0 && (missing0 = "review_mode") || data.schema_version === void 0 && (missing0 = "schema_version") || data.stale_bindings === void 0 && (missing0 = "stale_bindings") || data.state === void 0 && (missing0 = "state") || data.trust_context === void 0 && (missing0 = "trust_context")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema31.properties, key0)) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.adapter !== void 0) {
						let data0 = data.adapter;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.id === void 0 && (missing1 = "id") || data0.status === void 0 && (missing1 = "status") || data0.version === void 0 && (missing1 = "version")) {
									validate20.errors = [issue(instancePath + "/adapter", "required", { missingProperty: missing1 })];
									return false;
								} else {
									const _errs4 = errors;
									for (const key1 in data0) if (!(key1 === "id" || key1 === "status" || key1 === "version")) {
										validate20.errors = [issue(instancePath + "/adapter", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									if (_errs4 === errors) {
										if (data0.id !== void 0) {
											const _errs5 = errors;
											if ("adapter.codex-native-reviewer.v1" !== data0.id) {
												validate20.errors = [issue(instancePath + "/adapter/id", "const", { allowedValue: "adapter.codex-native-reviewer.v1" })];
												return false;
											}
											var valid1 = _errs5 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data0.status !== void 0) {
												const _errs6 = errors;
												if ("inactive" !== data0.status) {
													validate20.errors = [issue(instancePath + "/adapter/status", "const", { allowedValue: "inactive" })];
													return false;
												}
												var valid1 = _errs6 === errors;
											} else var valid1 = true;
											if (valid1) {
												if (data0.version !== void 0) {
													const _errs7 = errors;
													if ("v1" !== data0.version) {
														validate20.errors = [issue(instancePath + "/adapter/version", "const", { allowedValue: "v1" })];
														return false;
													}
													var valid1 = _errs7 === errors;
												} else var valid1 = true;
											}
										}
									}
								}
							} else {
								validate20.errors = [issue(instancePath + "/adapter", "type", { type: "object" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.authority !== void 0) {
							const _errs8 = errors;
							if ("none" !== data.authority) {
								validate20.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
								return false;
							}
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.effects !== void 0) {
								let data5 = data.effects;
								const _errs9 = errors;
								if (errors === _errs9) {
									if (Array.isArray(data5)) {
										if (data5.length > 0) {
											validate20.errors = [issue(instancePath + "/effects", "maxItems", { limit: 0 })];
											return false;
										}
									} else {
										validate20.errors = [issue(instancePath + "/effects", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.kind !== void 0) {
									const _errs11 = errors;
									if ("adapter_observation" !== data.kind) {
										validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "adapter_observation" })];
										return false;
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.observation !== void 0) {
										const _errs12 = errors;
										if (!validate21(data.observation, {
											instancePath: instancePath + "/observation",
											parentData: data,
											parentDataProperty: "observation",
											rootData
										})) {
											vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.qualification !== void 0) {
											let data8 = data.qualification;
											const _errs13 = errors;
											if (errors === _errs13) {
												if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
													let missing2;
													if (data8.reason_id === void 0 && (missing2 = "reason_id") || data8.state === void 0 && (missing2 = "state")) {
														validate20.errors = [issue(instancePath + "/qualification", "required", { missingProperty: missing2 })];
														return false;
													} else {
														const _errs15 = errors;
														for (const key2 in data8) if (!(key2 === "reason_id" || key2 === "state")) {
															validate20.errors = [issue(instancePath + "/qualification", "additionalProperties", { additionalProperty: key2 })];
															return false;
														}
														if (_errs15 === errors) {
															if (data8.reason_id !== void 0) {
																const _errs16 = errors;
																if ("adapter.unqualified" !== data8.reason_id) {
																	validate20.errors = [issue(instancePath + "/qualification/reason_id", "const", { allowedValue: "adapter.unqualified" })];
																	return false;
																}
																var valid2 = _errs16 === errors;
															} else var valid2 = true;
															if (valid2) {
																if (data8.state !== void 0) {
																	const _errs17 = errors;
																	if ("unavailable" !== data8.state) {
																		validate20.errors = [issue(instancePath + "/qualification/state", "const", { allowedValue: "unavailable" })];
																		return false;
																	}
																	var valid2 = _errs17 === errors;
																} else var valid2 = true;
															}
														}
													}
												} else {
													validate20.errors = [issue(instancePath + "/qualification", "type", { type: "object" })];
													return false;
												}
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.reason_id !== void 0) {
												let data11 = data.reason_id;
												const _errs18 = errors;
												if (errors === errors) {
													if (typeof data11 === "string") {
														if (!pattern6.test(data11)) {
															validate20.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
															return false;
														}
													} else {
														validate20.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
														return false;
													}
												}
												var valid0 = _errs18 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.review_mode !== void 0) {
													const _errs21 = errors;
													if ("read-only" !== data.review_mode) {
														validate20.errors = [issue(instancePath + "/review_mode", "const", { allowedValue: "read-only" })];
														return false;
													}
													var valid0 = _errs21 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.schema_version !== void 0) {
														const _errs22 = errors;
														if (1 !== data.schema_version) {
															validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
															return false;
														}
														var valid0 = _errs22 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.stale_bindings !== void 0) {
															let data14 = data.stale_bindings;
															const _errs23 = errors;
															if (errors === _errs23) {
																if (Array.isArray(data14)) {
																	if (data14.length > 16) {
																		validate20.errors = [issue(instancePath + "/stale_bindings", "maxItems", { limit: 16 })];
																		return false;
																	} else {
																		const len0 = data14.length;
																		for (let i0 = 0; i0 < len0; i0++) {
																			const _errs25 = errors;
																			if (typeof data14[i0] !== "string") {
																				validate20.errors = [issue(instancePath + "/stale_bindings/" + i0, "type", { type: "string" })];
																				return false;
																			}
																			if (!(_errs25 === errors)) break;
																		}
																	}
																} else {
																	validate20.errors = [issue(instancePath + "/stale_bindings", "type", { type: "array" })];
																	return false;
																}
															}
															var valid0 = _errs23 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.state !== void 0) {
																let data16 = data.state;
																const _errs27 = errors;
																if (!(data16 === "clean" || data16 === "dismissed" || data16 === "failed" || data16 === "findings" || data16 === "inconclusive" || data16 === "stale" || data16 === "timeout")) {
																	validate20.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema31.properties.state.enum })];
																	return false;
																}
																var valid0 = _errs27 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.trust_context !== void 0) {
																	const _errs28 = errors;
																	if (!validate30(data.trust_context, {
																		instancePath: instancePath + "/trust_context",
																		parentData: data,
																		parentDataProperty: "trust_context",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs28 === errors;
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
		} else {
			validate20.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
export { validate };