// Generated from libs/contract/schemas/stage-request.schema.json by tools/generate (npm run generate). Do not edit.
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
		"initiative_id",
		"workflow_id",
		"stage_id",
		"task_class_id",
		"requested_by",
		"target_repository_id",
		"target_revision",
		"base",
		"source",
		"inputs",
		"prior_evidence_refs",
		"risk",
		"resolved_profile_ref",
		"selection_ref",
		"repository_context_ref",
		"gate_decision_refs",
		"environment_ref",
		"operation",
		"finish_condition",
		"verification_instruction",
		"required_evidence_kinds",
		"requested_at"
	],
	"properties": {
		"initiative_id": { "$ref": "#/$defs/contract.common.id" },
		"workflow_id": { "$ref": "#/$defs/contract.common.id" },
		"stage_id": { "$ref": "#/$defs/contract.common.id" },
		"task_class_id": { "$ref": "#/$defs/contract.common.id" },
		"requested_by": { "$ref": "#/$defs/contract.common.actor" },
		"target_repository_id": { "$ref": "#/$defs/contract.common.id" },
		"target_revision": { "$ref": "#/$defs/contract.common.presentGitRevision" },
		"base": { "$ref": "#/$defs/contract.common.presentGitRevision" },
		"source": { "$ref": "#/$defs/contract.common.presentArtifact" },
		"inputs": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/contract.stage-request.stageInput" }
		},
		"prior_evidence_refs": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/contract.stage-request.evidenceRef" }
		},
		"risk": { "$ref": "#/$defs/contract.stage-request.risk" },
		"resolved_profile_ref": { "$ref": "#/$defs/contract.common.resolvedProfileRef" },
		"selection_ref": { "$ref": "#/$defs/contract.common.selectionScopeRef" },
		"repository_context_ref": { "$ref": "#/$defs/contract.common.repositoryContextScopeRef" },
		"gate_decision_refs": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/contract.common.gateDecisionScopeRef" }
		},
		"environment_ref": { "$ref": "#/$defs/contract.common.environment" },
		"operation": { "$ref": "#/$defs/contract.stage-request.operation" },
		"finish_condition": { "$ref": "#/$defs/contract.common.deliveredFinishCondition" },
		"verification_instruction": { "$ref": "#/$defs/contract.common.deliveredVerificationInstructions" },
		"required_evidence_kinds": {
			"type": "array",
			"minItems": 1,
			"maxItems": 3,
			"items": { "$ref": "#/$defs/contract.common.evidenceKind" }
		},
		"requested_at": { "$ref": "#/$defs/contract.common.time" },
		"qualification_ref": { "$ref": "#/$defs/contract.common.qualificationScopeRef" },
		"grant_ref": { "$ref": "#/$defs/contract.common.grantScopeRef" }
	}
};
const schema127 = {
	"description": "What sort of proof a piece of evidence is.",
	"enum": [
		"architecture",
		"behavioral",
		"deterministic",
		"independent-review"
	]
};
const func1 = Object.prototype.hasOwnProperty;
const pattern43 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
const schema39 = {
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
const schema47 = {
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
const pattern14 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern15 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const pattern16 = new RegExp("^[0-9a-f]{64}$", "u");
const func2 = require_ucs2length().default;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern14.test(data0)) {
						validate25.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func2(data1) > 127) {
							validate25.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern15.test(data1)) {
							validate25.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate25.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern16.test(data2)) {
								validate25.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
const schema54 = {
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
const pattern17 = new RegExp("^[0-9a-f]{40}$", "u");
const schema61 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
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
						if (!pattern17.test(data1)) {
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
							if (!pattern16.test(data3)) {
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
								if (!pattern4.test(data4)) {
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
								validate30.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema61.enum })];
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
const pattern22 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "root") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("root" !== data.kind) {
								validate32.errors = [issue(instancePath + "/kind", "const", { allowedValue: "root" })];
								return false;
							}
						}
					}
				} else {
					validate32.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "path") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind") || data.value === void 0 && (missing1 = "value")) {
						validate32.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind" || key1 === "value")) {
							validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("path" !== data.kind) {
								validate32.errors = [issue(instancePath + "/kind", "const", { allowedValue: "path" })];
								return false;
							}
							var valid4 = true;
						} else var valid4 = true;
						if (valid4) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern22.test(data2)) {
										validate32.errors = [issue(instancePath + "/value", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate32.errors = [issue(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid4 = true;
							} else var valid4 = true;
						}
					}
				} else {
					validate32.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate32.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate32.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate32.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate32.errors = vErrors;
	return true;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern17.test(data2)) {
							validate29.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate29.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
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
		validate29.errors = vErrors;
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
							if (!pattern16.test(data5)) {
								validate29.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate29.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
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
			validate29.errors = vErrors;
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
							validate29.errors = [issue(instancePath + "/object_type", "const", { allowedValue: "tree" })];
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
				validate29.errors = vErrors;
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
								validate29.errors = [issue(instancePath + "/mode", "const", { allowedValue: "040000" })];
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
					validate29.errors = vErrors;
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
									validate29.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema54.allOf[4].then.properties.mode.enum })];
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
						validate29.errors = vErrors;
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
				validate29.errors = [issue(instancePath, "required", { missingProperty: missing8 })];
				return false;
			} else {
				const _errs41 = errors;
				for (const key0 in data) if (!(key0 === "revision" || key0 === "location" || key0 === "object_type" || key0 === "object_id" || key0 === "mode")) {
					validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs41 === errors) {
					if (data.revision !== void 0) {
						const _errs42 = errors;
						if (!validate30(data.revision, {
							instancePath: instancePath + "/revision",
							parentData: data,
							parentDataProperty: "revision",
							rootData
						})) {
							vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
							errors = vErrors.length;
						}
						var valid21 = _errs42 === errors;
					} else var valid21 = true;
					if (valid21) {
						if (data.location !== void 0) {
							const _errs43 = errors;
							if (!validate32(data.location, {
								instancePath: instancePath + "/location",
								parentData: data,
								parentDataProperty: "location",
								rootData
							})) {
								vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
								errors = vErrors.length;
							}
							var valid21 = _errs43 === errors;
						} else var valid21 = true;
						if (valid21) {
							if (data.object_type !== void 0) {
								let data15 = data.object_type;
								const _errs44 = errors;
								if (!(data15 === "blob" || data15 === "tree")) {
									validate29.errors = [issue(instancePath + "/object_type", "enum", { allowedValues: schema54.properties.object_type.enum })];
									return false;
								}
								var valid21 = _errs44 === errors;
							} else var valid21 = true;
							if (valid21) {
								if (data.object_id !== void 0) {
									const _errs45 = errors;
									if (typeof data.object_id !== "string") {
										validate29.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
										return false;
									}
									var valid21 = _errs45 === errors;
								} else var valid21 = true;
								if (valid21) {
									if (data.mode !== void 0) {
										let data17 = data.mode;
										const _errs47 = errors;
										if (!(data17 === "040000" || data17 === "100644" || data17 === "100755")) {
											validate29.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema54.properties.mode.enum })];
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
			validate29.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("git-object" !== data.type) {
											validate28.errors = [issue(instancePath + "/type", "const", { allowedValue: "git-object" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate29(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate28.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "content") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate28.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("content" !== data.type) {
											validate28.errors = [issue(instancePath + "/type", "const", { allowedValue: "content" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate25(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate28.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate28.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate28.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate28.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const schema65 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate37.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate37.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate37.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate37.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema65.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate37.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate37.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern16.test(data3)) {
									validate37.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate37.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate37.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate37.errors = vErrors;
	return true;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("artifact" !== data.type) {
											validate27.errors = [issue(instancePath + "/type", "const", { allowedValue: "artifact" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate28(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate27.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "document") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate27.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("document" !== data.type) {
											validate27.errors = [issue(instancePath + "/type", "const", { allowedValue: "document" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
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
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate27.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate27.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate27.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate27.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.purpose === void 0 && (missing0 = "purpose") || data.decision_record_ref === void 0 && (missing0 = "decision_record_ref") || data.subject_ref === void 0 && (missing0 = "subject_ref") || data.scope_sha256 === void 0 && (missing0 = "scope_sha256")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "purpose" || key0 === "decision_record_ref" || key0 === "subject_ref" || key0 === "scope_sha256")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.purpose !== void 0) {
						let data0 = data.purpose;
						const _errs2 = errors;
						if (!(data0 === "allowed-delta" || data0 === "authority" || data0 === "config-contract" || data0 === "finish-condition" || data0 === "gate-decision" || data0 === "gate-requirement" || data0 === "grant" || data0 === "output-contract" || data0 === "policy" || data0 === "qualification" || data0 === "repository-context" || data0 === "review-policy" || data0 === "selection" || data0 === "verification-instructions" || data0 === "verification-plan")) {
							validate24.errors = [issue(instancePath + "/purpose", "enum", { allowedValues: schema47.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.decision_record_ref !== void 0) {
							const _errs4 = errors;
							if (!validate25(data.decision_record_ref, {
								instancePath: instancePath + "/decision_record_ref",
								parentData: data,
								parentDataProperty: "decision_record_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.subject_ref !== void 0) {
								const _errs5 = errors;
								if (!validate27(data.subject_ref, {
									instancePath: instancePath + "/subject_ref",
									parentData: data,
									parentDataProperty: "subject_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
											if (!pattern16.test(data3)) {
												validate24.errors = [issue(instancePath + "/scope_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate24.errors = [issue(instancePath + "/scope_sha256", "type", { type: "string" })];
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
			validate24.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate24.errors = vErrors;
	return errors === 0;
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
			if (data.purpose !== void 0) {
				if ("authority" !== data.purpose) {
					validate23.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "authority" })];
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.role === void 0 && (missing0 = "role") || data.implementation_id === void 0 && (missing0 = "implementation_id") || data.implementation_version === void 0 && (missing0 = "implementation_version") || data.adapter_instance_id === void 0 && (missing0 = "adapter_instance_id") || data.principal_id === void 0 && (missing0 = "principal_id") || data.execution_boundary_id === void 0 && (missing0 = "execution_boundary_id")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "role" || key0 === "implementation_id" || key0 === "implementation_version" || key0 === "adapter_instance_id" || key0 === "principal_id" || key0 === "execution_boundary_id" || key0 === "authority_ref")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.role !== void 0) {
						let data0 = data.role;
						const _errs2 = errors;
						if (!(data0 === "ci" || data0 === "execution" || data0 === "forge" || data0 === "identity" || data0 === "manager" || data0 === "observer" || data0 === "operator" || data0 === "orchestrator" || data0 === "producer" || data0 === "publisher" || data0 === "reviewer" || data0 === "verifier")) {
							validate22.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema39.enum })];
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
										validate22.errors = [issue(instancePath + "/implementation_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate22.errors = [issue(instancePath + "/implementation_id", "type", { type: "string" })];
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
											validate22.errors = [issue(instancePath + "/implementation_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate22.errors = [issue(instancePath + "/implementation_version", "type", { type: "string" })];
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
												validate22.errors = [issue(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate22.errors = [issue(instancePath + "/adapter_instance_id", "type", { type: "string" })];
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
													validate22.errors = [issue(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
													return false;
												}
											} else {
												validate22.errors = [issue(instancePath + "/principal_id", "type", { type: "string" })];
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
														validate22.errors = [issue(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate22.errors = [issue(instancePath + "/execution_boundary_id", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs16 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.authority_ref !== void 0) {
												const _errs19 = errors;
												if (!validate23(data.authority_ref, {
													instancePath: instancePath + "/authority_ref",
													parentData: data,
													parentDataProperty: "authority_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
			validate22.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate43.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate43.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate43.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate43.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate43.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate43.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate43.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate30(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate43.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate43.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate43.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate43.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate47.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate47.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate47.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate47.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate47.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate47.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate47.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
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
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate47.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate47.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate47.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate47.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate47.errors = vErrors;
	return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.input_id === void 0 && (missing0 = "input_id") || data.value === void 0 && (missing0 = "value")) {
				validate50.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "input_id" || key0 === "value")) {
					validate50.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.input_id !== void 0) {
						let data0 = data.input_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate50.errors = [issue(instancePath + "/input_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate50.errors = [issue(instancePath + "/input_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.value !== void 0) {
							const _errs5 = errors;
							if (!validate27(data.value, {
								instancePath: instancePath + "/value",
								parentData: data,
								parentDataProperty: "value",
								rootData
							})) {
								vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate50.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate50.errors = vErrors;
	return errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate37(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_result" !== data.kind) {
					validate54.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
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
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.stage_result_ref === void 0 && (missing0 = "stage_result_ref") || data.evidence_id === void 0 && (missing0 = "evidence_id")) {
				validate53.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "stage_result_ref" || key0 === "evidence_id")) {
					validate53.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.stage_result_ref !== void 0) {
						const _errs2 = errors;
						if (!validate54(data.stage_result_ref, {
							instancePath: instancePath + "/stage_result_ref",
							parentData: data,
							parentDataProperty: "stage_result_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
										validate53.errors = [issue(instancePath + "/evidence_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate53.errors = [issue(instancePath + "/evidence_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
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
const schema80 = {
	"description": "A tier of the core, or one of an owner named by reversed domain.",
	"type": "object",
	"additionalProperties": false,
	"required": ["namespace", "name"],
	"properties": {
		"namespace": {
			"type": "string",
			"pattern": "^(?:core|[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+)$"
		},
		"name": { "$ref": "#/$defs/contract.common.id" }
	},
	"if": {
		"properties": { "namespace": { "const": "core" } },
		"required": ["namespace"]
	},
	"then": { "properties": { "name": { "enum": [
		"bootstrap",
		"high",
		"routine"
	] } } }
};
const pattern29 = new RegExp("^(?:core|[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+)$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.namespace === void 0 && "namespace") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.namespace !== void 0) {
			if ("core" !== data.namespace) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name !== void 0) {
				let data1 = data.name;
				if (!(data1 === "bootstrap" || data1 === "high" || data1 === "routine")) {
					validate59.errors = [issue(instancePath + "/name", "enum", { allowedValues: schema80.then.properties.name.enum })];
					return false;
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
	}
	if (!valid0) {
		const err2 = issue(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate59.errors = vErrors;
		return false;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.namespace === void 0 && (missing1 = "namespace") || data.name === void 0 && (missing1 = "name")) {
				validate59.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
				return false;
			} else {
				const _errs6 = errors;
				for (const key0 in data) if (!(key0 === "namespace" || key0 === "name")) {
					validate59.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs6 === errors) {
					if (data.namespace !== void 0) {
						let data2 = data.namespace;
						const _errs7 = errors;
						if (errors === _errs7) {
							if (typeof data2 === "string") {
								if (!pattern29.test(data2)) {
									validate59.errors = [issue(instancePath + "/namespace", "pattern", { pattern: "^(?:core|[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+)$" })];
									return false;
								}
							} else {
								validate59.errors = [issue(instancePath + "/namespace", "type", { type: "string" })];
								return false;
							}
						}
						var valid3 = _errs7 === errors;
					} else var valid3 = true;
					if (valid3) {
						if (data.name !== void 0) {
							let data3 = data.name;
							const _errs9 = errors;
							if (errors === errors) {
								if (typeof data3 === "string") {
									if (!pattern4.test(data3)) {
										validate59.errors = [issue(instancePath + "/name", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate59.errors = [issue(instancePath + "/name", "type", { type: "string" })];
									return false;
								}
							}
							var valid3 = _errs9 === errors;
						} else var valid3 = true;
					}
				}
			}
		} else {
			validate59.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate59.errors = vErrors;
	return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (data.purpose !== void 0) {
				if ("policy" !== data.purpose) {
					validate61.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "policy" })];
					return false;
				}
			}
		} else {
			validate61.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (data.purpose !== void 0) {
				if ("gate-requirement" !== data.purpose) {
					validate64.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "gate-requirement" })];
					return false;
				}
			}
		} else {
			validate64.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.tier === void 0 && (missing0 = "tier") || data.reason_ids === void 0 && (missing0 = "reason_ids") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.required_gate_refs === void 0 && (missing0 = "required_gate_refs")) {
				validate58.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "tier" || key0 === "reason_ids" || key0 === "policy_ref" || key0 === "required_gate_refs")) {
					validate58.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.tier !== void 0) {
						const _errs2 = errors;
						if (!validate59(data.tier, {
							instancePath: instancePath + "/tier",
							parentData: data,
							parentDataProperty: "tier",
							rootData
						})) {
							vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason_ids !== void 0) {
							let data1 = data.reason_ids;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 256) {
										validate58.errors = [issue(instancePath + "/reason_ids", "maxItems", { limit: 256 })];
										return false;
									} else if (data1.length < 1) {
										validate58.errors = [issue(instancePath + "/reason_ids", "minItems", { limit: 1 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data2 = data1[i0];
											const _errs5 = errors;
											if (errors === errors) {
												if (typeof data2 === "string") {
													if (!pattern4.test(data2)) {
														validate58.errors = [issue(instancePath + "/reason_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate58.errors = [issue(instancePath + "/reason_ids/" + i0, "type", { type: "string" })];
													return false;
												}
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate58.errors = [issue(instancePath + "/reason_ids", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.policy_ref !== void 0) {
								const _errs8 = errors;
								if (!validate61(data.policy_ref, {
									instancePath: instancePath + "/policy_ref",
									parentData: data,
									parentDataProperty: "policy_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.required_gate_refs !== void 0) {
									let data4 = data.required_gate_refs;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data4)) {
											if (data4.length > 256) {
												validate58.errors = [issue(instancePath + "/required_gate_refs", "maxItems", { limit: 256 })];
												return false;
											} else {
												const len1 = data4.length;
												for (let i1 = 0; i1 < len1; i1++) {
													const _errs11 = errors;
													if (!validate64(data4[i1], {
														instancePath: instancePath + "/required_gate_refs/" + i1,
														parentData: data4,
														parentDataProperty: i1,
														rootData
													})) {
														vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate58.errors = [issue(instancePath + "/required_gate_refs", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
							}
						}
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
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate37(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("resolved_profile" !== data.kind) {
					validate68.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
					return false;
				}
			}
		} else {
			validate68.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate68.errors = vErrors;
	return errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (data.purpose !== void 0) {
				if ("selection" !== data.purpose) {
					validate71.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "selection" })];
					return false;
				}
			}
		} else {
			validate71.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate71.errors = vErrors;
	return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (data.purpose !== void 0) {
				if ("repository-context" !== data.purpose) {
					validate74.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "repository-context" })];
					return false;
				}
			}
		} else {
			validate74.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate74.errors = vErrors;
	return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (data.purpose !== void 0) {
				if ("gate-decision" !== data.purpose) {
					validate77.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "gate-decision" })];
					return false;
				}
			}
		} else {
			validate77.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate77.errors = vErrors;
	return errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.environment_id === void 0 && (missing0 = "environment_id") || data.fingerprint_sha256 === void 0 && (missing0 = "fingerprint_sha256")) {
			validate80.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "environment_id" || key0 === "fingerprint_sha256")) {
				validate80.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.environment_id !== void 0) {
				let data0 = data.environment_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate80.errors = [issue(instancePath + "/environment_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate80.errors = [issue(instancePath + "/environment_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.fingerprint_sha256 !== void 0) {
					let data1 = data.fingerprint_sha256;
					if (typeof data1 === "string") {
						if (!pattern16.test(data1)) {
							validate80.errors = [issue(instancePath + "/fingerprint_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate80.errors = [issue(instancePath + "/fingerprint_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate80.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate80.errors = vErrors;
	return true;
}
const schema94 = {
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
const schema96 = {
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
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.ref === void 0 && (missing0 = "ref") || data.input_id === void 0 && (missing0 = "input_id")) {
				validate86.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "ref" || key0 === "input_id")) {
					validate86.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.ref !== void 0) {
						let data0 = data.ref;
						const _errs2 = errors;
						if (!validate24(data0, {
							instancePath: instancePath + "/ref",
							parentData: data,
							parentDataProperty: "ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
							errors = vErrors.length;
						}
						if (errors === _errs2) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								if (data0.subject_ref !== void 0) {
									let data1 = data0.subject_ref;
									if (errors === errors) {
										if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
											if (data1.type !== void 0) {
												const _errs6 = errors;
												if ("artifact" !== data1.type) {
													validate86.errors = [issue(instancePath + "/ref/subject_ref/type", "const", { allowedValue: "artifact" })];
													return false;
												}
												var valid2 = _errs6 === errors;
											} else var valid2 = true;
											if (valid2) {
												if (data1.value !== void 0) {
													let data3 = data1.value;
													const _errs7 = errors;
													if (errors === _errs7) {
														if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
															if (data3.type !== void 0) {
																if ("content" !== data3.type) {
																	validate86.errors = [issue(instancePath + "/ref/subject_ref/value/type", "const", { allowedValue: "content" })];
																	return false;
																}
															}
														} else {
															validate86.errors = [issue(instancePath + "/ref/subject_ref/value", "type", { type: "object" })];
															return false;
														}
													}
													var valid2 = _errs7 === errors;
												} else var valid2 = true;
											}
										} else {
											validate86.errors = [issue(instancePath + "/ref/subject_ref", "type", { type: "object" })];
											return false;
										}
									}
								}
							} else {
								validate86.errors = [issue(instancePath + "/ref", "type", { type: "object" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.input_id !== void 0) {
							let data5 = data.input_id;
							const _errs10 = errors;
							if (errors === errors) {
								if (typeof data5 === "string") {
									if (!pattern4.test(data5)) {
										validate86.errors = [issue(instancePath + "/input_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate86.errors = [issue(instancePath + "/input_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs10 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate86.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate86.errors = vErrors;
	return errors === 0;
}
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate86(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.ref !== void 0) {
				let data0 = data.ref;
				if (errors === errors) {
					if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
						if (data0.purpose !== void 0) {
							if ("output-contract" !== data0.purpose) {
								validate85.errors = [issue(instancePath + "/ref/purpose", "const", { allowedValue: "output-contract" })];
								return false;
							}
						}
					} else {
						validate85.errors = [issue(instancePath + "/ref", "type", { type: "object" })];
						return false;
					}
				}
			}
		} else {
			validate85.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate85.errors = vErrors;
	return errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.source_tree_input_id === void 0 && (missing0 = "source_tree_input_id") || data.candidate_output_id === void 0 && (missing0 = "candidate_output_id") || data.materialization_contract === void 0 && (missing0 = "materialization_contract") || data.network_mode === void 0 && (missing0 = "network_mode")) {
				validate84.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "source_tree_input_id" || key0 === "candidate_output_id" || key0 === "materialization_contract" || key0 === "network_mode")) {
					validate84.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.source_tree_input_id !== void 0) {
						let data0 = data.source_tree_input_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate84.errors = [issue(instancePath + "/source_tree_input_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate84.errors = [issue(instancePath + "/source_tree_input_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.candidate_output_id !== void 0) {
							let data1 = data.candidate_output_id;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate84.errors = [issue(instancePath + "/candidate_output_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate84.errors = [issue(instancePath + "/candidate_output_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.materialization_contract !== void 0) {
								const _errs8 = errors;
								if (!validate85(data.materialization_contract, {
									instancePath: instancePath + "/materialization_contract",
									parentData: data,
									parentDataProperty: "materialization_contract",
									rootData
								})) {
									vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.network_mode !== void 0) {
									const _errs9 = errors;
									if ("deny" !== data.network_mode) {
										validate84.errors = [issue(instancePath + "/network_mode", "const", { allowedValue: "deny" })];
										return false;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate84.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate84.errors = vErrors;
	return errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.role === void 0 && (missing0 = "role") || data.binding_id === void 0 && (missing0 = "binding_id") || data.capability_id === void 0 && (missing0 = "capability_id") || data.permissions === void 0 && (missing0 = "permissions") || data.arguments === void 0 && (missing0 = "arguments")) {
				validate83.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "role" || key0 === "binding_id" || key0 === "capability_id" || key0 === "permissions" || key0 === "arguments")) {
					validate83.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.role !== void 0) {
						let data0 = data.role;
						const _errs2 = errors;
						if (!(data0 === "ci" || data0 === "execution" || data0 === "forge" || data0 === "identity" || data0 === "producer" || data0 === "publisher" || data0 === "reviewer" || data0 === "verifier")) {
							validate83.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema94.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.binding_id !== void 0) {
							let data1 = data.binding_id;
							const _errs4 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate83.errors = [issue(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate83.errors = [issue(instancePath + "/binding_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.capability_id !== void 0) {
								const _errs7 = errors;
								if ("core.forge.materialize-candidate.v2" !== data.capability_id) {
									validate83.errors = [issue(instancePath + "/capability_id", "const", { allowedValue: "core.forge.materialize-candidate.v2" })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.permissions !== void 0) {
									let data3 = data.permissions;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 5) {
												validate83.errors = [issue(instancePath + "/permissions", "maxItems", { limit: 5 })];
												return false;
											} else if (data3.length < 1) {
												validate83.errors = [issue(instancePath + "/permissions", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data4 = data3[i0];
													const _errs10 = errors;
													if (!(data4 === "core.perm.candidate-repository.write.v2" || data4 === "core.perm.candidate.execute.v1" || data4 === "core.perm.evidence.write.v1" || data4 === "core.perm.model.invoke.v1" || data4 === "core.perm.scratch.write.v1" || data4 === "core.perm.target.read.v1")) {
														validate83.errors = [issue(instancePath + "/permissions/" + i0, "enum", { allowedValues: schema96.enum })];
														return false;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate83.errors = [issue(instancePath + "/permissions", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.arguments !== void 0) {
										const _errs12 = errors;
										if (!validate84(data.arguments, {
											instancePath: instancePath + "/arguments",
											parentData: data,
											parentDataProperty: "arguments",
											rootData
										})) {
											vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate83.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate83.errors = vErrors;
	return errors === 0;
}
const schema107 = {
	"type": "object",
	"discriminator": { "propertyName": "artifact_kind" },
	"oneOf": [{
		"type": "object",
		"additionalProperties": false,
		"required": ["artifact_kind", "output_contract"],
		"properties": {
			"artifact_kind": { "enum": ["plan", "structured-artifact"] },
			"output_contract": { "$ref": "#/$defs/contract.common.deliveredOutputContract" }
		}
	}, {
		"type": "object",
		"additionalProperties": false,
		"required": ["artifact_kind", "allowed_delta"],
		"properties": {
			"artifact_kind": { "const": "git-patch" },
			"allowed_delta": { "$ref": "#/$defs/contract.common.deliveredAllowedDelta" }
		}
	}]
};
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate86(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.ref !== void 0) {
				let data0 = data.ref;
				if (errors === errors) {
					if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
						if (data0.purpose !== void 0) {
							if ("allowed-delta" !== data0.purpose) {
								validate95.errors = [issue(instancePath + "/ref/purpose", "const", { allowedValue: "allowed-delta" })];
								return false;
							}
						}
					} else {
						validate95.errors = [issue(instancePath + "/ref", "type", { type: "object" })];
						return false;
					}
				}
			}
		} else {
			validate95.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate95.errors = vErrors;
	return errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.artifact_kind;
			if (typeof tag0 == "string") {
				if (tag0 === "plan") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.artifact_kind === void 0 && (missing0 = "artifact_kind") || data.output_contract === void 0 && (missing0 = "output_contract")) {
								validate92.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "artifact_kind" || key0 === "output_contract")) {
									validate92.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.artifact_kind !== void 0) {
										let data0 = data.artifact_kind;
										const _errs5 = errors;
										if (!(data0 === "plan" || data0 === "structured-artifact")) {
											validate92.errors = [issue(instancePath + "/artifact_kind", "enum", { allowedValues: schema107.oneOf[0].properties.artifact_kind.enum })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.output_contract !== void 0) {
											const _errs6 = errors;
											if (!validate85(data.output_contract, {
												instancePath: instancePath + "/output_contract",
												parentData: data,
												parentDataProperty: "output_contract",
												rootData
											})) {
												vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate92.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "structured-artifact") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.artifact_kind === void 0 && (missing1 = "artifact_kind") || data.output_contract === void 0 && (missing1 = "output_contract")) {
								validate92.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "artifact_kind" || key1 === "output_contract")) {
									validate92.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.artifact_kind !== void 0) {
										let data2 = data.artifact_kind;
										const _errs10 = errors;
										if (!(data2 === "plan" || data2 === "structured-artifact")) {
											validate92.errors = [issue(instancePath + "/artifact_kind", "enum", { allowedValues: schema107.oneOf[0].properties.artifact_kind.enum })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.output_contract !== void 0) {
											const _errs11 = errors;
											if (!validate85(data.output_contract, {
												instancePath: instancePath + "/output_contract",
												parentData: data,
												parentDataProperty: "output_contract",
												rootData
											})) {
												vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate92.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "git-patch") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing2;
							if (data.artifact_kind === void 0 && (missing2 = "artifact_kind") || data.allowed_delta === void 0 && (missing2 = "allowed_delta")) {
								validate92.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
								return false;
							} else {
								const _errs14 = errors;
								for (const key2 in data) if (!(key2 === "artifact_kind" || key2 === "allowed_delta")) {
									validate92.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key2 })];
									return false;
								}
								if (_errs14 === errors) {
									if (data.artifact_kind !== void 0) {
										const _errs15 = errors;
										if ("git-patch" !== data.artifact_kind) {
											validate92.errors = [issue(instancePath + "/artifact_kind", "const", { allowedValue: "git-patch" })];
											return false;
										}
										var valid6 = _errs15 === errors;
									} else var valid6 = true;
									if (valid6) {
										if (data.allowed_delta !== void 0) {
											const _errs16 = errors;
											if (!validate95(data.allowed_delta, {
												instancePath: instancePath + "/allowed_delta",
												parentData: data,
												parentDataProperty: "allowed_delta",
												rootData
											})) {
												vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
												errors = vErrors.length;
											}
											var valid6 = _errs16 === errors;
										} else var valid6 = true;
									}
								}
							}
						} else {
							validate92.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate92.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "artifact_kind",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate92.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "artifact_kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate92.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate92.errors = vErrors;
	return errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.role === void 0 && (missing0 = "role") || data.binding_id === void 0 && (missing0 = "binding_id") || data.capability_id === void 0 && (missing0 = "capability_id") || data.permissions === void 0 && (missing0 = "permissions") || data.arguments === void 0 && (missing0 = "arguments")) {
				validate91.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "role" || key0 === "binding_id" || key0 === "capability_id" || key0 === "permissions" || key0 === "arguments")) {
					validate91.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.role !== void 0) {
						let data0 = data.role;
						const _errs2 = errors;
						if (!(data0 === "ci" || data0 === "execution" || data0 === "forge" || data0 === "identity" || data0 === "producer" || data0 === "publisher" || data0 === "reviewer" || data0 === "verifier")) {
							validate91.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema94.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.binding_id !== void 0) {
							let data1 = data.binding_id;
							const _errs4 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate91.errors = [issue(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate91.errors = [issue(instancePath + "/binding_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.capability_id !== void 0) {
								const _errs7 = errors;
								if ("core.harness.produce.v1" !== data.capability_id) {
									validate91.errors = [issue(instancePath + "/capability_id", "const", { allowedValue: "core.harness.produce.v1" })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.permissions !== void 0) {
									let data3 = data.permissions;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 5) {
												validate91.errors = [issue(instancePath + "/permissions", "maxItems", { limit: 5 })];
												return false;
											} else if (data3.length < 1) {
												validate91.errors = [issue(instancePath + "/permissions", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data4 = data3[i0];
													const _errs10 = errors;
													if (!(data4 === "core.perm.candidate-repository.write.v2" || data4 === "core.perm.candidate.execute.v1" || data4 === "core.perm.evidence.write.v1" || data4 === "core.perm.model.invoke.v1" || data4 === "core.perm.scratch.write.v1" || data4 === "core.perm.target.read.v1")) {
														validate91.errors = [issue(instancePath + "/permissions/" + i0, "enum", { allowedValues: schema96.enum })];
														return false;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate91.errors = [issue(instancePath + "/permissions", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.arguments !== void 0) {
										const _errs12 = errors;
										if (!validate92(data.arguments, {
											instancePath: instancePath + "/arguments",
											parentData: data,
											parentDataProperty: "arguments",
											rootData
										})) {
											vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate91.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate91.errors = vErrors;
	return errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate25(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.media_type !== void 0) {
				if ("text/x-diff" !== data.media_type) {
					validate104.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "text/x-diff" })];
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
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.repository_id === void 0 && (missing0 = "repository_id") || data.base === void 0 && (missing0 = "base") || data.head === void 0 && (missing0 = "head") || data.delta_ref === void 0 && (missing0 = "delta_ref")) {
				validate101.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "base" || key0 === "head" || key0 === "delta_ref")) {
					validate101.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.repository_id !== void 0) {
						let data0 = data.repository_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate101.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate101.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.base !== void 0) {
							const _errs5 = errors;
							if (!validate43(data.base, {
								instancePath: instancePath + "/base",
								parentData: data,
								parentDataProperty: "base",
								rootData
							})) {
								vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.head !== void 0) {
								const _errs6 = errors;
								if (!validate30(data.head, {
									instancePath: instancePath + "/head",
									parentData: data,
									parentDataProperty: "head",
									rootData
								})) {
									vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.delta_ref !== void 0) {
									const _errs7 = errors;
									if (!validate104(data.delta_ref, {
										instancePath: instancePath + "/delta_ref",
										parentData: data,
										parentDataProperty: "delta_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
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
			validate101.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate101.errors = vErrors;
	return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate86(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.ref !== void 0) {
				let data0 = data.ref;
				if (errors === errors) {
					if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
						if (data0.purpose !== void 0) {
							if ("review-policy" !== data0.purpose) {
								validate108.errors = [issue(instancePath + "/ref/purpose", "const", { allowedValue: "review-policy" })];
								return false;
							}
						}
					} else {
						validate108.errors = [issue(instancePath + "/ref", "type", { type: "object" })];
						return false;
					}
				}
			}
		} else {
			validate108.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate108.errors = vErrors;
	return errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.change_ref === void 0 && (missing0 = "change_ref") || data.review_policy === void 0 && (missing0 = "review_policy")) {
				validate100.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "change_ref" || key0 === "review_policy")) {
					validate100.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.change_ref !== void 0) {
						const _errs2 = errors;
						if (!validate101(data.change_ref, {
							instancePath: instancePath + "/change_ref",
							parentData: data,
							parentDataProperty: "change_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.review_policy !== void 0) {
							const _errs3 = errors;
							if (!validate108(data.review_policy, {
								instancePath: instancePath + "/review_policy",
								parentData: data,
								parentDataProperty: "review_policy",
								rootData
							})) {
								vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate100.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate100.errors = vErrors;
	return errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.role === void 0 && (missing0 = "role") || data.binding_id === void 0 && (missing0 = "binding_id") || data.capability_id === void 0 && (missing0 = "capability_id") || data.permissions === void 0 && (missing0 = "permissions") || data.arguments === void 0 && (missing0 = "arguments")) {
				validate99.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "role" || key0 === "binding_id" || key0 === "capability_id" || key0 === "permissions" || key0 === "arguments")) {
					validate99.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.role !== void 0) {
						let data0 = data.role;
						const _errs2 = errors;
						if (!(data0 === "ci" || data0 === "execution" || data0 === "forge" || data0 === "identity" || data0 === "producer" || data0 === "publisher" || data0 === "reviewer" || data0 === "verifier")) {
							validate99.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema94.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.binding_id !== void 0) {
							let data1 = data.binding_id;
							const _errs4 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate99.errors = [issue(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate99.errors = [issue(instancePath + "/binding_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.capability_id !== void 0) {
								const _errs7 = errors;
								if ("core.review.change.v1" !== data.capability_id) {
									validate99.errors = [issue(instancePath + "/capability_id", "const", { allowedValue: "core.review.change.v1" })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.permissions !== void 0) {
									let data3 = data.permissions;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 5) {
												validate99.errors = [issue(instancePath + "/permissions", "maxItems", { limit: 5 })];
												return false;
											} else if (data3.length < 1) {
												validate99.errors = [issue(instancePath + "/permissions", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data4 = data3[i0];
													const _errs10 = errors;
													if (!(data4 === "core.perm.candidate-repository.write.v2" || data4 === "core.perm.candidate.execute.v1" || data4 === "core.perm.evidence.write.v1" || data4 === "core.perm.model.invoke.v1" || data4 === "core.perm.scratch.write.v1" || data4 === "core.perm.target.read.v1")) {
														validate99.errors = [issue(instancePath + "/permissions/" + i0, "enum", { allowedValues: schema96.enum })];
														return false;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate99.errors = [issue(instancePath + "/permissions", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.arguments !== void 0) {
										const _errs12 = errors;
										if (!validate100(data.arguments, {
											instancePath: instancePath + "/arguments",
											parentData: data,
											parentDataProperty: "arguments",
											rootData
										})) {
											vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
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
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate86(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.ref !== void 0) {
				let data0 = data.ref;
				if (errors === errors) {
					if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
						if (data0.purpose !== void 0) {
							if ("verification-plan" !== data0.purpose) {
								validate114.errors = [issue(instancePath + "/ref/purpose", "const", { allowedValue: "verification-plan" })];
								return false;
							}
						}
					} else {
						validate114.errors = [issue(instancePath + "/ref", "type", { type: "object" })];
						return false;
					}
				}
			}
		} else {
			validate114.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate114.errors = vErrors;
	return errors === 0;
}
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.candidate_input_id === void 0 && (missing0 = "candidate_input_id") || data.verification_plan === void 0 && (missing0 = "verification_plan") || data.network_mode === void 0 && (missing0 = "network_mode")) {
				validate113.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "candidate_input_id" || key0 === "verification_plan" || key0 === "network_mode")) {
					validate113.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.candidate_input_id !== void 0) {
						let data0 = data.candidate_input_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate113.errors = [issue(instancePath + "/candidate_input_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate113.errors = [issue(instancePath + "/candidate_input_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.verification_plan !== void 0) {
							const _errs5 = errors;
							if (!validate114(data.verification_plan, {
								instancePath: instancePath + "/verification_plan",
								parentData: data,
								parentDataProperty: "verification_plan",
								rootData
							})) {
								vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.network_mode !== void 0) {
								const _errs6 = errors;
								if ("deny" !== data.network_mode) {
									validate113.errors = [issue(instancePath + "/network_mode", "const", { allowedValue: "deny" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate113.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate113.errors = vErrors;
	return errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.role === void 0 && (missing0 = "role") || data.binding_id === void 0 && (missing0 = "binding_id") || data.capability_id === void 0 && (missing0 = "capability_id") || data.permissions === void 0 && (missing0 = "permissions") || data.arguments === void 0 && (missing0 = "arguments")) {
				validate112.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "role" || key0 === "binding_id" || key0 === "capability_id" || key0 === "permissions" || key0 === "arguments")) {
					validate112.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.role !== void 0) {
						let data0 = data.role;
						const _errs2 = errors;
						if (!(data0 === "ci" || data0 === "execution" || data0 === "forge" || data0 === "identity" || data0 === "producer" || data0 === "publisher" || data0 === "reviewer" || data0 === "verifier")) {
							validate112.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema94.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.binding_id !== void 0) {
							let data1 = data.binding_id;
							const _errs4 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate112.errors = [issue(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate112.errors = [issue(instancePath + "/binding_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.capability_id !== void 0) {
								const _errs7 = errors;
								if ("core.verify.run.v1" !== data.capability_id) {
									validate112.errors = [issue(instancePath + "/capability_id", "const", { allowedValue: "core.verify.run.v1" })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.permissions !== void 0) {
									let data3 = data.permissions;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 5) {
												validate112.errors = [issue(instancePath + "/permissions", "maxItems", { limit: 5 })];
												return false;
											} else if (data3.length < 1) {
												validate112.errors = [issue(instancePath + "/permissions", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data4 = data3[i0];
													const _errs10 = errors;
													if (!(data4 === "core.perm.candidate-repository.write.v2" || data4 === "core.perm.candidate.execute.v1" || data4 === "core.perm.evidence.write.v1" || data4 === "core.perm.model.invoke.v1" || data4 === "core.perm.scratch.write.v1" || data4 === "core.perm.target.read.v1")) {
														validate112.errors = [issue(instancePath + "/permissions/" + i0, "enum", { allowedValues: schema96.enum })];
														return false;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate112.errors = [issue(instancePath + "/permissions", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.arguments !== void 0) {
										const _errs12 = errors;
										if (!validate113(data.arguments, {
											instancePath: instancePath + "/arguments",
											parentData: data,
											parentDataProperty: "arguments",
											rootData
										})) {
											vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate112.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate112.errors = vErrors;
	return errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.capability_id;
			if (typeof tag0 == "string") {
				if (tag0 === "core.forge.materialize-candidate.v2") {
					if (!validate83(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "core.harness.produce.v1") {
					if (!validate91(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "core.review.change.v1") {
					if (!validate99(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "core.verify.run.v1") {
					if (!validate112(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
						errors = vErrors.length;
					}
				} else {
					validate82.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "capability_id",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate82.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "capability_id",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate82.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate82.errors = vErrors;
	return errors === 0;
}
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate86(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.ref !== void 0) {
				let data0 = data.ref;
				if (errors === errors) {
					if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
						if (data0.purpose !== void 0) {
							if ("finish-condition" !== data0.purpose) {
								validate123.errors = [issue(instancePath + "/ref/purpose", "const", { allowedValue: "finish-condition" })];
								return false;
							}
						}
					} else {
						validate123.errors = [issue(instancePath + "/ref", "type", { type: "object" })];
						return false;
					}
				}
			}
		} else {
			validate123.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate123.errors = vErrors;
	return errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate86(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.ref !== void 0) {
				let data0 = data.ref;
				if (errors === errors) {
					if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
						if (data0.purpose !== void 0) {
							if ("verification-instructions" !== data0.purpose) {
								validate126.errors = [issue(instancePath + "/ref/purpose", "const", { allowedValue: "verification-instructions" })];
								return false;
							}
						}
					} else {
						validate126.errors = [issue(instancePath + "/ref", "type", { type: "object" })];
						return false;
					}
				}
			}
		} else {
			validate126.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate126.errors = vErrors;
	return errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (data.purpose !== void 0) {
				if ("qualification" !== data.purpose) {
					validate129.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "qualification" })];
					return false;
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
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (data.purpose !== void 0) {
				if ("grant" !== data.purpose) {
					validate132.errors = [issue(instancePath + "/purpose", "const", { allowedValue: "grant" })];
					return false;
				}
			}
		} else {
			validate132.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate132.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.initiative_id === void 0 && (missing0 = "initiative_id") || data.workflow_id === void 0 && (missing0 = "workflow_id") || data.stage_id === void 0 && (missing0 = "stage_id") || data.task_class_id === void 0 && (missing0 = "task_class_id") || data.requested_by === void 0 && (missing0 = "requested_by") || data.target_repository_id === void 0 && (missing0 = "target_repository_id") || data.target_revision === void 0 && (missing0 = "target_revision") || data.base === void 0 && (missing0 = "base") || data.source === void 0 && (missing0 = "source") || data.inputs === void 0 && (missing0 = "inputs") || data.prior_evidence_refs === void 0 && (missing0 = "prior_evidence_refs") || data.risk === void 0 && (missing0 = "risk") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.selection_ref === void 0 && (missing0 = "selection_ref") || data.repository_context_ref === void 0 && (missing0 = "repository_context_ref") || data.gate_decision_refs === void 0 && (missing0 = "gate_decision_refs") || data.environment_ref === void 0 && (missing0 = "environment_ref") || data.operation === void 0 && (missing0 = "operation") || data.finish_condition === void 0 && (missing0 = "finish_condition") || data.verification_instruction === void 0 && (missing0 = "verification_instruction") || data.required_evidence_kinds === void 0 && (missing0 = "required_evidence_kinds") || data.requested_at === void 0 && (missing0 = "requested_at")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.initiative_id !== void 0) {
						let data0 = data.initiative_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate21.errors = [issue(instancePath + "/initiative_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/initiative_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.workflow_id !== void 0) {
							let data1 = data.workflow_id;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate21.errors = [issue(instancePath + "/workflow_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/workflow_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.stage_id !== void 0) {
								let data2 = data.stage_id;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate21.errors = [issue(instancePath + "/stage_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/stage_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.task_class_id !== void 0) {
									let data3 = data.task_class_id;
									const _errs11 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern4.test(data3)) {
												validate21.errors = [issue(instancePath + "/task_class_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate21.errors = [issue(instancePath + "/task_class_id", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.requested_by !== void 0) {
										const _errs14 = errors;
										if (!validate22(data.requested_by, {
											instancePath: instancePath + "/requested_by",
											parentData: data,
											parentDataProperty: "requested_by",
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.target_repository_id !== void 0) {
											let data5 = data.target_repository_id;
											const _errs15 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern4.test(data5)) {
														validate21.errors = [issue(instancePath + "/target_repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate21.errors = [issue(instancePath + "/target_repository_id", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.target_revision !== void 0) {
												const _errs18 = errors;
												if (!validate43(data.target_revision, {
													instancePath: instancePath + "/target_revision",
													parentData: data,
													parentDataProperty: "target_revision",
													rootData
												})) {
													vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs18 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.base !== void 0) {
													const _errs19 = errors;
													if (!validate43(data.base, {
														instancePath: instancePath + "/base",
														parentData: data,
														parentDataProperty: "base",
														rootData
													})) {
														vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs19 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.source !== void 0) {
														const _errs20 = errors;
														if (!validate47(data.source, {
															instancePath: instancePath + "/source",
															parentData: data,
															parentDataProperty: "source",
															rootData
														})) {
															vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs20 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.inputs !== void 0) {
															let data9 = data.inputs;
															const _errs21 = errors;
															if (errors === _errs21) {
																if (Array.isArray(data9)) {
																	if (data9.length > 256) {
																		validate21.errors = [issue(instancePath + "/inputs", "maxItems", { limit: 256 })];
																		return false;
																	} else {
																		const len0 = data9.length;
																		for (let i0 = 0; i0 < len0; i0++) {
																			const _errs23 = errors;
																			if (!validate50(data9[i0], {
																				instancePath: instancePath + "/inputs/" + i0,
																				parentData: data9,
																				parentDataProperty: i0,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs23 === errors)) break;
																		}
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/inputs", "type", { type: "array" })];
																	return false;
																}
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.prior_evidence_refs !== void 0) {
																let data11 = data.prior_evidence_refs;
																const _errs24 = errors;
																if (errors === _errs24) {
																	if (Array.isArray(data11)) {
																		if (data11.length > 256) {
																			validate21.errors = [issue(instancePath + "/prior_evidence_refs", "maxItems", { limit: 256 })];
																			return false;
																		} else {
																			const len1 = data11.length;
																			for (let i1 = 0; i1 < len1; i1++) {
																				const _errs26 = errors;
																				if (!validate53(data11[i1], {
																					instancePath: instancePath + "/prior_evidence_refs/" + i1,
																					parentData: data11,
																					parentDataProperty: i1,
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
																					errors = vErrors.length;
																				}
																				if (!(_errs26 === errors)) break;
																			}
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/prior_evidence_refs", "type", { type: "array" })];
																		return false;
																	}
																}
																var valid0 = _errs24 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.risk !== void 0) {
																	const _errs27 = errors;
																	if (!validate58(data.risk, {
																		instancePath: instancePath + "/risk",
																		parentData: data,
																		parentDataProperty: "risk",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs27 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.resolved_profile_ref !== void 0) {
																		const _errs28 = errors;
																		if (!validate68(data.resolved_profile_ref, {
																			instancePath: instancePath + "/resolved_profile_ref",
																			parentData: data,
																			parentDataProperty: "resolved_profile_ref",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs28 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.selection_ref !== void 0) {
																			const _errs29 = errors;
																			if (!validate71(data.selection_ref, {
																				instancePath: instancePath + "/selection_ref",
																				parentData: data,
																				parentDataProperty: "selection_ref",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs29 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.repository_context_ref !== void 0) {
																				const _errs30 = errors;
																				if (!validate74(data.repository_context_ref, {
																					instancePath: instancePath + "/repository_context_ref",
																					parentData: data,
																					parentDataProperty: "repository_context_ref",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs30 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.gate_decision_refs !== void 0) {
																					let data17 = data.gate_decision_refs;
																					const _errs31 = errors;
																					if (errors === _errs31) {
																						if (Array.isArray(data17)) {
																							if (data17.length > 256) {
																								validate21.errors = [issue(instancePath + "/gate_decision_refs", "maxItems", { limit: 256 })];
																								return false;
																							} else {
																								const len2 = data17.length;
																								for (let i2 = 0; i2 < len2; i2++) {
																									const _errs33 = errors;
																									if (!validate77(data17[i2], {
																										instancePath: instancePath + "/gate_decision_refs/" + i2,
																										parentData: data17,
																										parentDataProperty: i2,
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
																										errors = vErrors.length;
																									}
																									if (!(_errs33 === errors)) break;
																								}
																							}
																						} else {
																							validate21.errors = [issue(instancePath + "/gate_decision_refs", "type", { type: "array" })];
																							return false;
																						}
																					}
																					var valid0 = _errs31 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.environment_ref !== void 0) {
																						const _errs34 = errors;
																						if (!validate80(data.environment_ref, {
																							instancePath: instancePath + "/environment_ref",
																							parentData: data,
																							parentDataProperty: "environment_ref",
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
																							errors = vErrors.length;
																						}
																						var valid0 = _errs34 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.operation !== void 0) {
																							const _errs35 = errors;
																							if (!validate82(data.operation, {
																								instancePath: instancePath + "/operation",
																								parentData: data,
																								parentDataProperty: "operation",
																								rootData
																							})) {
																								vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
																								errors = vErrors.length;
																							}
																							var valid0 = _errs35 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.finish_condition !== void 0) {
																								const _errs36 = errors;
																								if (!validate123(data.finish_condition, {
																									instancePath: instancePath + "/finish_condition",
																									parentData: data,
																									parentDataProperty: "finish_condition",
																									rootData
																								})) {
																									vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
																									errors = vErrors.length;
																								}
																								var valid0 = _errs36 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.verification_instruction !== void 0) {
																									const _errs37 = errors;
																									if (!validate126(data.verification_instruction, {
																										instancePath: instancePath + "/verification_instruction",
																										parentData: data,
																										parentDataProperty: "verification_instruction",
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
																										errors = vErrors.length;
																									}
																									var valid0 = _errs37 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.required_evidence_kinds !== void 0) {
																										let data23 = data.required_evidence_kinds;
																										const _errs38 = errors;
																										if (errors === _errs38) {
																											if (Array.isArray(data23)) {
																												if (data23.length > 3) {
																													validate21.errors = [issue(instancePath + "/required_evidence_kinds", "maxItems", { limit: 3 })];
																													return false;
																												} else if (data23.length < 1) {
																													validate21.errors = [issue(instancePath + "/required_evidence_kinds", "minItems", { limit: 1 })];
																													return false;
																												} else {
																													const len3 = data23.length;
																													for (let i3 = 0; i3 < len3; i3++) {
																														let data24 = data23[i3];
																														const _errs40 = errors;
																														if (!(data24 === "architecture" || data24 === "behavioral" || data24 === "deterministic" || data24 === "independent-review")) {
																															validate21.errors = [issue(instancePath + "/required_evidence_kinds/" + i3, "enum", { allowedValues: schema127.enum })];
																															return false;
																														}
																														if (!(_errs40 === errors)) break;
																													}
																												}
																											} else {
																												validate21.errors = [issue(instancePath + "/required_evidence_kinds", "type", { type: "array" })];
																												return false;
																											}
																										}
																										var valid0 = _errs38 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.requested_at !== void 0) {
																											let data25 = data.requested_at;
																											const _errs42 = errors;
																											if (errors === errors) {
																												if (typeof data25 === "string") {
																													if (!pattern43.test(data25)) {
																														validate21.errors = [issue(instancePath + "/requested_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																														return false;
																													}
																												} else {
																													validate21.errors = [issue(instancePath + "/requested_at", "type", { type: "string" })];
																													return false;
																												}
																											}
																											var valid0 = _errs42 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.qualification_ref !== void 0) {
																												const _errs45 = errors;
																												if (!validate129(data.qualification_ref, {
																													instancePath: instancePath + "/qualification_ref",
																													parentData: data,
																													parentDataProperty: "qualification_ref",
																													rootData
																												})) {
																													vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
																													errors = vErrors.length;
																												}
																												var valid0 = _errs45 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.grant_ref !== void 0) {
																													const _errs46 = errors;
																													if (!validate132(data.grant_ref, {
																														instancePath: instancePath + "/grant_ref",
																														parentData: data,
																														parentDataProperty: "grant_ref",
																														rootData
																													})) {
																														vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
																														errors = vErrors.length;
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
							if ("stage_request" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
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