// Generated from libs/prepare/schemas/candidate-content-preparation-result.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const schema31 = {
	"$id": "urn:ystack:schema:prepare:candidate-content-preparation-result",
	"description": "The answer of a preparation, and of an inspection afterwards: the record, its digest and what the bundle holds.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"authority",
		"directory_count",
		"file_count",
		"kind",
		"lock_sha256",
		"qualification",
		"record",
		"record_sha256",
		"schema_version",
		"status",
		"total_file_bytes"
	],
	"properties": {
		"authority": { "const": "none" },
		"directory_count": { "$ref": "#/$defs/prepare.common.count" },
		"file_count": { "$ref": "#/$defs/prepare.common.count" },
		"kind": { "const": "candidate_content_preparation_result" },
		"lock_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"qualification": { "const": "unavailable" },
		"record": { "$ref": "#/$defs/prepare.candidate-content-preparation" },
		"record_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"schema_version": { "const": 2 },
		"status": { "const": "completed" },
		"total_file_bytes": { "$ref": "#/$defs/prepare.common.count" }
	},
	"$defs": {
		"contract.common.coreKind": {
			"description": "The five kinds of the core.",
			"enum": [
				"adapter_manifest",
				"profile",
				"resolved_profile",
				"stage_request",
				"stage_result"
			]
		},
		"contract.common.documentRef": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"schema_version",
				"kind",
				"id",
				"sha256"
			],
			"properties": {
				"schema_version": { "const": 2 },
				"kind": { "$ref": "#/$defs/contract.common.coreKind" },
				"id": { "$ref": "#/$defs/contract.common.id" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			},
			"description": "A core document by kind, id and the digest of its bytes."
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
		"contract.common.resolvedProfileRef": {
			"$ref": "#/$defs/contract.common.documentRef",
			"type": "object",
			"properties": { "kind": { "const": "resolved_profile" } }
		},
		"contract.common.sha256": {
			"description": "A SHA-256 digest in lower-case hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"contract.common.stageRequestRef": {
			"$ref": "#/$defs/contract.common.documentRef",
			"type": "object",
			"properties": { "kind": { "const": "stage_request" } }
		},
		"prepare.candidate-content-preparation": {
			"description": "What was prepared, of which candidate, by which program. It grants nothing and proves nothing to anybody but its owner.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"attempt",
				"authority",
				"candidate",
				"input_sha256",
				"kind",
				"manifest_sha256",
				"ownership",
				"producer",
				"qualification",
				"receipt_sha256",
				"request_ref",
				"resolved_profile_ref",
				"response_sha256",
				"schema_version",
				"source",
				"stage_result_sha256",
				"status",
				"storage_observation_sha256"
			],
			"properties": {
				"attempt": { "$ref": "#/$defs/prepare.common.attempt" },
				"authority": { "const": "none" },
				"candidate": { "$ref": "#/$defs/prepare.common.candidate" },
				"input_sha256": { "$ref": "#/$defs/contract.common.sha256" },
				"kind": { "const": "candidate_content_preparation" },
				"manifest_sha256": { "$ref": "#/$defs/contract.common.sha256" },
				"ownership": { "$ref": "#/$defs/prepare.common.ownership" },
				"producer": { "$ref": "#/$defs/prepare.common.producer" },
				"qualification": { "const": "unavailable" },
				"receipt_sha256": { "$ref": "#/$defs/contract.common.sha256" },
				"request_ref": { "$ref": "#/$defs/contract.common.stageRequestRef" },
				"resolved_profile_ref": { "$ref": "#/$defs/contract.common.resolvedProfileRef" },
				"response_sha256": { "$ref": "#/$defs/contract.common.sha256" },
				"schema_version": { "const": 2 },
				"source": { "$ref": "#/$defs/prepare.common.source" },
				"stage_result_sha256": { "$ref": "#/$defs/contract.common.sha256" },
				"status": { "const": "completed" },
				"storage_observation_sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"prepare.common.attempt": {
			"type": "object",
			"additionalProperties": false,
			"required": ["attempt_id", "attempt_number"],
			"properties": {
				"attempt_id": { "$ref": "#/$defs/contract.common.id" },
				"attempt_number": {
					"type": "integer",
					"minimum": 1,
					"maximum": 2147483647
				}
			}
		},
		"prepare.common.candidate": {
			"description": "The candidate whose tree is exported.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"commit_id",
				"hash_algorithm",
				"outcome",
				"parent_commit_id",
				"tree_id"
			],
			"properties": {
				"commit_id": { "$ref": "#/$defs/prepare.common.objectId" },
				"hash_algorithm": { "$ref": "#/$defs/contract.common.hashAlgorithm" },
				"outcome": { "enum": ["changed", "no-change"] },
				"parent_commit_id": { "$ref": "#/$defs/prepare.common.objectId" },
				"tree_id": { "$ref": "#/$defs/prepare.common.objectId" }
			}
		},
		"prepare.common.count": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"prepare.common.objectId": {
			"description": "The id of a Git object; its length is that of the algorithm beside it.",
			"type": "string",
			"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
		},
		"prepare.common.ownership": {
			"description": "What a bundle is not: nobody has signed it, and its owner can change it. A supervisor takes its own copy.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"authenticated_receipt",
				"immutable",
				"state",
				"supervisor_handoff"
			],
			"properties": {
				"authenticated_receipt": { "const": false },
				"immutable": { "const": false },
				"state": { "const": "local-preparation-complete" },
				"supervisor_handoff": { "const": "required" }
			}
		},
		"prepare.common.producer": {
			"description": "The program that prepared, by digest of its modules, and the two things beside it that decide what it does: the Git that reads, and the Unicode by which names are compared.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"component_id",
				"git",
				"program_sha256",
				"unicode_version"
			],
			"properties": {
				"component_id": { "const": "candidate-content-preparation.v2" },
				"git": {
					"type": "object",
					"additionalProperties": false,
					"required": ["version"],
					"properties": { "version": { "$ref": "#/$defs/prepare.common.version" } }
				},
				"program_sha256": { "$ref": "#/$defs/contract.common.sha256" },
				"unicode_version": { "$ref": "#/$defs/prepare.common.version" }
			}
		},
		"prepare.common.source": {
			"description": "The revision that the candidate was made of.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"commit_id",
				"hash_algorithm",
				"repository_id",
				"tree_id"
			],
			"properties": {
				"commit_id": { "$ref": "#/$defs/prepare.common.objectId" },
				"hash_algorithm": { "$ref": "#/$defs/contract.common.hashAlgorithm" },
				"repository_id": { "$ref": "#/$defs/contract.common.id" },
				"tree_id": { "$ref": "#/$defs/prepare.common.objectId" }
			}
		},
		"prepare.common.version": {
			"type": "string",
			"pattern": "^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$"
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const schema35 = {
	"description": "What was prepared, of which candidate, by which program. It grants nothing and proves nothing to anybody but its owner.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"attempt",
		"authority",
		"candidate",
		"input_sha256",
		"kind",
		"manifest_sha256",
		"ownership",
		"producer",
		"qualification",
		"receipt_sha256",
		"request_ref",
		"resolved_profile_ref",
		"response_sha256",
		"schema_version",
		"source",
		"stage_result_sha256",
		"status",
		"storage_observation_sha256"
	],
	"properties": {
		"attempt": { "$ref": "#/$defs/prepare.common.attempt" },
		"authority": { "const": "none" },
		"candidate": { "$ref": "#/$defs/prepare.common.candidate" },
		"input_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"kind": { "const": "candidate_content_preparation" },
		"manifest_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"ownership": { "$ref": "#/$defs/prepare.common.ownership" },
		"producer": { "$ref": "#/$defs/prepare.common.producer" },
		"qualification": { "const": "unavailable" },
		"receipt_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"request_ref": { "$ref": "#/$defs/contract.common.stageRequestRef" },
		"resolved_profile_ref": { "$ref": "#/$defs/contract.common.resolvedProfileRef" },
		"response_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"schema_version": { "const": 2 },
		"source": { "$ref": "#/$defs/prepare.common.source" },
		"stage_result_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"status": { "const": "completed" },
		"storage_observation_sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
};
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "attempt_number")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.attempt_id !== void 0) {
				let data0 = data.attempt_id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate22.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.attempt_number !== void 0) {
					let data1 = data.attempt_number;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate22.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 2147483647 || isNaN(data1)) {
							validate22.errors = [issue(instancePath + "/attempt_number", "maximum", {
								comparison: "<=",
								limit: 2147483647
							})];
							return false;
						} else if (data1 < 1 || isNaN(data1)) {
							validate22.errors = [issue(instancePath + "/attempt_number", "minimum", {
								comparison: ">=",
								limit: 1
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate22.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
const schema38 = {
	"description": "The candidate whose tree is exported.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"commit_id",
		"hash_algorithm",
		"outcome",
		"parent_commit_id",
		"tree_id"
	],
	"properties": {
		"commit_id": { "$ref": "#/$defs/prepare.common.objectId" },
		"hash_algorithm": { "$ref": "#/$defs/contract.common.hashAlgorithm" },
		"outcome": { "enum": ["changed", "no-change"] },
		"parent_commit_id": { "$ref": "#/$defs/prepare.common.objectId" },
		"tree_id": { "$ref": "#/$defs/prepare.common.objectId" }
	}
};
const schema40 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern6 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.hash_algorithm === void 0 && (missing0 = "hash_algorithm") || data.outcome === void 0 && (missing0 = "outcome") || data.parent_commit_id === void 0 && (missing0 = "parent_commit_id") || data.tree_id === void 0 && (missing0 = "tree_id")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "outcome" || key0 === "parent_commit_id" || key0 === "tree_id")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate24.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hash_algorithm !== void 0) {
					let data1 = data.hash_algorithm;
					if (!(data1 === "sha1" || data1 === "sha256")) {
						validate24.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema40.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.outcome !== void 0) {
						let data2 = data.outcome;
						if (!(data2 === "changed" || data2 === "no-change")) {
							validate24.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema38.properties.outcome.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.parent_commit_id !== void 0) {
							let data3 = data.parent_commit_id;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate24.errors = [issue(instancePath + "/parent_commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
									return false;
								}
							} else {
								validate24.errors = [issue(instancePath + "/parent_commit_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.tree_id !== void 0) {
								let data4 = data.tree_id;
								if (typeof data4 === "string") {
									if (!pattern6.test(data4)) {
										validate24.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
										return false;
									}
								} else {
									validate24.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
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
	validate24.errors = vErrors;
	return true;
}
const pattern11 = new RegExp("^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.component_id === void 0 && (missing0 = "component_id") || data.git === void 0 && (missing0 = "git") || data.program_sha256 === void 0 && (missing0 = "program_sha256") || data.unicode_version === void 0 && (missing0 = "unicode_version")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "component_id" || key0 === "git" || key0 === "program_sha256" || key0 === "unicode_version")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.component_id !== void 0) {
				if ("candidate-content-preparation.v2" !== data.component_id) {
					validate26.errors = [issue(instancePath + "/component_id", "const", { allowedValue: "candidate-content-preparation.v2" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.git !== void 0) {
					let data1 = data.git;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						let missing1;
						if (data1.version === void 0 && (missing1 = "version")) {
							validate26.errors = [issue(instancePath + "/git", "required", { missingProperty: missing1 })];
							return false;
						} else {
							for (const key1 in data1) if (!(key1 === "version")) {
								validate26.errors = [issue(instancePath + "/git", "additionalProperties", { additionalProperty: key1 })];
								return false;
							}
							if (data1.version !== void 0) {
								let data2 = data1.version;
								if (typeof data2 === "string") {
									if (!pattern11.test(data2)) {
										validate26.errors = [issue(instancePath + "/git/version", "pattern", { pattern: "^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$" })];
										return false;
									}
								} else {
									validate26.errors = [issue(instancePath + "/git/version", "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate26.errors = [issue(instancePath + "/git", "type", { type: "object" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.program_sha256 !== void 0) {
						let data3 = data.program_sha256;
						if (typeof data3 === "string") {
							if (!pattern4.test(data3)) {
								validate26.errors = [issue(instancePath + "/program_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate26.errors = [issue(instancePath + "/program_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.unicode_version !== void 0) {
							let data4 = data.unicode_version;
							if (typeof data4 === "string") {
								if (!pattern11.test(data4)) {
									validate26.errors = [issue(instancePath + "/unicode_version", "pattern", { pattern: "^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$" })];
									return false;
								}
							} else {
								validate26.errors = [issue(instancePath + "/unicode_version", "type", { type: "string" })];
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
const schema53 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate29.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate29.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate29.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema53.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate29.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate29.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate29.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate29.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate29.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate29.errors = vErrors;
	return true;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate29(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_request" !== data.kind) {
					validate28.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
					return false;
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
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate29(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("resolved_profile" !== data.kind) {
					validate32.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
					return false;
				}
			}
		} else {
			validate32.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate32.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.hash_algorithm === void 0 && (missing0 = "hash_algorithm") || data.repository_id === void 0 && (missing0 = "repository_id") || data.tree_id === void 0 && (missing0 = "tree_id")) {
			validate35.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "repository_id" || key0 === "tree_id")) {
				validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate35.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate35.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hash_algorithm !== void 0) {
					let data1 = data.hash_algorithm;
					if (!(data1 === "sha1" || data1 === "sha256")) {
						validate35.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema40.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.repository_id !== void 0) {
						let data2 = data.repository_id;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate35.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate35.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.tree_id !== void 0) {
							let data3 = data.tree_id;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate35.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
									return false;
								}
							} else {
								validate35.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt === void 0 && (missing0 = "attempt") || data.authority === void 0 && (missing0 = "authority") || data.candidate === void 0 && (missing0 = "candidate") || data.input_sha256 === void 0 && (missing0 = "input_sha256") || data.kind === void 0 && (missing0 = "kind") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.ownership === void 0 && (missing0 = "ownership") || data.producer === void 0 && (missing0 = "producer") || data.qualification === void 0 && (missing0 = "qualification") || data.receipt_sha256 === void 0 && (missing0 = "receipt_sha256") || data.request_ref === void 0 && (missing0 = "request_ref") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.response_sha256 === void 0 && (missing0 = "response_sha256") || data.schema_version === void 0 && (missing0 = "schema_version") || data.source === void 0 && (missing0 = "source") || data.stage_result_sha256 === void 0 && (missing0 = "stage_result_sha256") || data.status === void 0 && (missing0 = "status") || data.storage_observation_sha256 === void 0 && (missing0 = "storage_observation_sha256")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema35.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.attempt, {
							instancePath: instancePath + "/attempt",
							parentData: data,
							parentDataProperty: "attempt",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
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
							if (data.candidate !== void 0) {
								const _errs4 = errors;
								if (!validate24(data.candidate, {
									instancePath: instancePath + "/candidate",
									parentData: data,
									parentDataProperty: "candidate",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.input_sha256 !== void 0) {
									let data3 = data.input_sha256;
									const _errs5 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern4.test(data3)) {
												validate21.errors = [issue(instancePath + "/input_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate21.errors = [issue(instancePath + "/input_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.kind !== void 0) {
										const _errs8 = errors;
										if ("candidate_content_preparation" !== data.kind) {
											validate21.errors = [issue(instancePath + "/kind", "const", { allowedValue: "candidate_content_preparation" })];
											return false;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.manifest_sha256 !== void 0) {
											let data5 = data.manifest_sha256;
											const _errs9 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern4.test(data5)) {
														validate21.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
														return false;
													}
												} else {
													validate21.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.ownership !== void 0) {
												let data6 = data.ownership;
												const _errs12 = errors;
												if (errors === errors) {
													if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
														let missing1;
														if (data6.authenticated_receipt === void 0 && (missing1 = "authenticated_receipt") || data6.immutable === void 0 && (missing1 = "immutable") || data6.state === void 0 && (missing1 = "state") || data6.supervisor_handoff === void 0 && (missing1 = "supervisor_handoff")) {
															validate21.errors = [issue(instancePath + "/ownership", "required", { missingProperty: missing1 })];
															return false;
														} else {
															const _errs15 = errors;
															for (const key1 in data6) if (!(key1 === "authenticated_receipt" || key1 === "immutable" || key1 === "state" || key1 === "supervisor_handoff")) {
																validate21.errors = [issue(instancePath + "/ownership", "additionalProperties", { additionalProperty: key1 })];
																return false;
															}
															if (_errs15 === errors) {
																if (data6.authenticated_receipt !== void 0) {
																	const _errs16 = errors;
																	if (false !== data6.authenticated_receipt) {
																		validate21.errors = [issue(instancePath + "/ownership/authenticated_receipt", "const", { allowedValue: false })];
																		return false;
																	}
																	var valid4 = _errs16 === errors;
																} else var valid4 = true;
																if (valid4) {
																	if (data6.immutable !== void 0) {
																		const _errs17 = errors;
																		if (false !== data6.immutable) {
																			validate21.errors = [issue(instancePath + "/ownership/immutable", "const", { allowedValue: false })];
																			return false;
																		}
																		var valid4 = _errs17 === errors;
																	} else var valid4 = true;
																	if (valid4) {
																		if (data6.state !== void 0) {
																			const _errs18 = errors;
																			if ("local-preparation-complete" !== data6.state) {
																				validate21.errors = [issue(instancePath + "/ownership/state", "const", { allowedValue: "local-preparation-complete" })];
																				return false;
																			}
																			var valid4 = _errs18 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data6.supervisor_handoff !== void 0) {
																				const _errs19 = errors;
																				if ("required" !== data6.supervisor_handoff) {
																					validate21.errors = [issue(instancePath + "/ownership/supervisor_handoff", "const", { allowedValue: "required" })];
																					return false;
																				}
																				var valid4 = _errs19 === errors;
																			} else var valid4 = true;
																		}
																	}
																}
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/ownership", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.producer !== void 0) {
													const _errs20 = errors;
													if (!validate26(data.producer, {
														instancePath: instancePath + "/producer",
														parentData: data,
														parentDataProperty: "producer",
														rootData
													})) {
														vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs20 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.qualification !== void 0) {
														const _errs21 = errors;
														if ("unavailable" !== data.qualification) {
															validate21.errors = [issue(instancePath + "/qualification", "const", { allowedValue: "unavailable" })];
															return false;
														}
														var valid0 = _errs21 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.receipt_sha256 !== void 0) {
															let data13 = data.receipt_sha256;
															const _errs22 = errors;
															if (errors === errors) {
																if (typeof data13 === "string") {
																	if (!pattern4.test(data13)) {
																		validate21.errors = [issue(instancePath + "/receipt_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																		return false;
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/receipt_sha256", "type", { type: "string" })];
																	return false;
																}
															}
															var valid0 = _errs22 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.request_ref !== void 0) {
																const _errs25 = errors;
																if (!validate28(data.request_ref, {
																	instancePath: instancePath + "/request_ref",
																	parentData: data,
																	parentDataProperty: "request_ref",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs25 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.resolved_profile_ref !== void 0) {
																	const _errs26 = errors;
																	if (!validate32(data.resolved_profile_ref, {
																		instancePath: instancePath + "/resolved_profile_ref",
																		parentData: data,
																		parentDataProperty: "resolved_profile_ref",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs26 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.response_sha256 !== void 0) {
																		let data16 = data.response_sha256;
																		const _errs27 = errors;
																		if (errors === errors) {
																			if (typeof data16 === "string") {
																				if (!pattern4.test(data16)) {
																					validate21.errors = [issue(instancePath + "/response_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																					return false;
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/response_sha256", "type", { type: "string" })];
																				return false;
																			}
																		}
																		var valid0 = _errs27 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.schema_version !== void 0) {
																			const _errs30 = errors;
																			if (2 !== data.schema_version) {
																				validate21.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
																				return false;
																			}
																			var valid0 = _errs30 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.source !== void 0) {
																				const _errs31 = errors;
																				if (!validate35(data.source, {
																					instancePath: instancePath + "/source",
																					parentData: data,
																					parentDataProperty: "source",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs31 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.stage_result_sha256 !== void 0) {
																					let data19 = data.stage_result_sha256;
																					const _errs32 = errors;
																					if (errors === errors) {
																						if (typeof data19 === "string") {
																							if (!pattern4.test(data19)) {
																								validate21.errors = [issue(instancePath + "/stage_result_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																								return false;
																							}
																						} else {
																							validate21.errors = [issue(instancePath + "/stage_result_sha256", "type", { type: "string" })];
																							return false;
																						}
																					}
																					var valid0 = _errs32 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.status !== void 0) {
																						const _errs35 = errors;
																						if ("completed" !== data.status) {
																							validate21.errors = [issue(instancePath + "/status", "const", { allowedValue: "completed" })];
																							return false;
																						}
																						var valid0 = _errs35 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.storage_observation_sha256 !== void 0) {
																							let data21 = data.storage_observation_sha256;
																							const _errs36 = errors;
																							if (errors === errors) {
																								if (typeof data21 === "string") {
																									if (!pattern4.test(data21)) {
																										validate21.errors = [issue(instancePath + "/storage_observation_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																										return false;
																									}
																								} else {
																									validate21.errors = [issue(instancePath + "/storage_observation_sha256", "type", { type: "string" })];
																									return false;
																								}
																							}
																							var valid0 = _errs36 === errors;
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
			if (data.authority === void 0 && (missing0 = "authority") || data.directory_count === void 0 && (missing0 = "directory_count") || data.file_count === void 0 && (missing0 = "file_count") || data.kind === void 0 && (missing0 = "kind") || data.lock_sha256 === void 0 && (missing0 = "lock_sha256") || data.qualification === void 0 && (missing0 = "qualification") || data.record === void 0 && (missing0 = "record") || data.record_sha256 === void 0 && (missing0 = "record_sha256") || data.schema_version === void 0 && (missing0 = "schema_version") || data.status === void 0 && (missing0 = "status") || data.total_file_bytes === void 0 && (missing0 = "total_file_bytes")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema31.properties, key0)) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.authority !== void 0) {
						const _errs2 = errors;
						if ("none" !== data.authority) {
							validate20.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.directory_count !== void 0) {
							let data1 = data.directory_count;
							const _errs3 = errors;
							const _errs4 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate20.errors = [issue(instancePath + "/directory_count", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs4) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 > 2147483647 || isNaN(data1)) {
										validate20.errors = [issue(instancePath + "/directory_count", "maximum", {
											comparison: "<=",
											limit: 2147483647
										})];
										return false;
									} else if (data1 < 0 || isNaN(data1)) {
										validate20.errors = [issue(instancePath + "/directory_count", "minimum", {
											comparison: ">=",
											limit: 0
										})];
										return false;
									}
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.file_count !== void 0) {
								let data2 = data.file_count;
								const _errs6 = errors;
								const _errs7 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate20.errors = [issue(instancePath + "/file_count", "type", { type: "integer" })];
									return false;
								}
								if (errors === _errs7) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 > 2147483647 || isNaN(data2)) {
											validate20.errors = [issue(instancePath + "/file_count", "maximum", {
												comparison: "<=",
												limit: 2147483647
											})];
											return false;
										} else if (data2 < 0 || isNaN(data2)) {
											validate20.errors = [issue(instancePath + "/file_count", "minimum", {
												comparison: ">=",
												limit: 0
											})];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.kind !== void 0) {
									const _errs9 = errors;
									if ("candidate_content_preparation_result" !== data.kind) {
										validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "candidate_content_preparation_result" })];
										return false;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.lock_sha256 !== void 0) {
										let data4 = data.lock_sha256;
										const _errs10 = errors;
										if (errors === errors) {
											if (typeof data4 === "string") {
												if (!pattern4.test(data4)) {
													validate20.errors = [issue(instancePath + "/lock_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
													return false;
												}
											} else {
												validate20.errors = [issue(instancePath + "/lock_sha256", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.qualification !== void 0) {
											const _errs13 = errors;
											if ("unavailable" !== data.qualification) {
												validate20.errors = [issue(instancePath + "/qualification", "const", { allowedValue: "unavailable" })];
												return false;
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.record !== void 0) {
												const _errs14 = errors;
												if (!validate21(data.record, {
													instancePath: instancePath + "/record",
													parentData: data,
													parentDataProperty: "record",
													rootData
												})) {
													vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.record_sha256 !== void 0) {
													let data7 = data.record_sha256;
													const _errs15 = errors;
													if (errors === errors) {
														if (typeof data7 === "string") {
															if (!pattern4.test(data7)) {
																validate20.errors = [issue(instancePath + "/record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																return false;
															}
														} else {
															validate20.errors = [issue(instancePath + "/record_sha256", "type", { type: "string" })];
															return false;
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.schema_version !== void 0) {
														const _errs18 = errors;
														if (2 !== data.schema_version) {
															validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
															return false;
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.status !== void 0) {
															const _errs19 = errors;
															if ("completed" !== data.status) {
																validate20.errors = [issue(instancePath + "/status", "const", { allowedValue: "completed" })];
																return false;
															}
															var valid0 = _errs19 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.total_file_bytes !== void 0) {
																let data10 = data.total_file_bytes;
																const _errs20 = errors;
																const _errs21 = errors;
																if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																	validate20.errors = [issue(instancePath + "/total_file_bytes", "type", { type: "integer" })];
																	return false;
																}
																if (errors === _errs21) {
																	if (typeof data10 == "number" && isFinite(data10)) {
																		if (data10 > 2147483647 || isNaN(data10)) {
																			validate20.errors = [issue(instancePath + "/total_file_bytes", "maximum", {
																				comparison: "<=",
																				limit: 2147483647
																			})];
																			return false;
																		} else if (data10 < 0 || isNaN(data10)) {
																			validate20.errors = [issue(instancePath + "/total_file_bytes", "minimum", {
																				comparison: ">=",
																				limit: 0
																			})];
																			return false;
																		}
																	}
																}
																var valid0 = _errs20 === errors;
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
			validate20.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
export { validate };