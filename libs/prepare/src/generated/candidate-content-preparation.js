// Generated from libs/prepare/schemas/candidate-content-preparation.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const schema31 = {
	"$id": "urn:ystack:schema:prepare:candidate-content-preparation",
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
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number")) {
			validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "attempt_number")) {
				validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.attempt_id !== void 0) {
				let data0 = data.attempt_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate21.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate21.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.attempt_number !== void 0) {
					let data1 = data.attempt_number;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate21.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 2147483647 || isNaN(data1)) {
							validate21.errors = [issue(instancePath + "/attempt_number", "maximum", {
								comparison: "<=",
								limit: 2147483647
							})];
							return false;
						} else if (data1 < 1 || isNaN(data1)) {
							validate21.errors = [issue(instancePath + "/attempt_number", "minimum", {
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
		validate21.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate21.errors = vErrors;
	return true;
}
const schema34 = {
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
const schema36 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern5 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.hash_algorithm === void 0 && (missing0 = "hash_algorithm") || data.outcome === void 0 && (missing0 = "outcome") || data.parent_commit_id === void 0 && (missing0 = "parent_commit_id") || data.tree_id === void 0 && (missing0 = "tree_id")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "outcome" || key0 === "parent_commit_id" || key0 === "tree_id")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate23.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hash_algorithm !== void 0) {
					let data1 = data.hash_algorithm;
					if (!(data1 === "sha1" || data1 === "sha256")) {
						validate23.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema36.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.outcome !== void 0) {
						let data2 = data.outcome;
						if (!(data2 === "changed" || data2 === "no-change")) {
							validate23.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema34.properties.outcome.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.parent_commit_id !== void 0) {
							let data3 = data.parent_commit_id;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate23.errors = [issue(instancePath + "/parent_commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
									return false;
								}
							} else {
								validate23.errors = [issue(instancePath + "/parent_commit_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.tree_id !== void 0) {
								let data4 = data.tree_id;
								if (typeof data4 === "string") {
									if (!pattern5.test(data4)) {
										validate23.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
										return false;
									}
								} else {
									validate23.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
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
		validate23.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
const pattern10 = new RegExp("^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$", "u");
const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.component_id === void 0 && (missing0 = "component_id") || data.git === void 0 && (missing0 = "git") || data.program_sha256 === void 0 && (missing0 = "program_sha256") || data.unicode_version === void 0 && (missing0 = "unicode_version")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "component_id" || key0 === "git" || key0 === "program_sha256" || key0 === "unicode_version")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.component_id !== void 0) {
				if ("candidate-content-preparation.v2" !== data.component_id) {
					validate25.errors = [issue(instancePath + "/component_id", "const", { allowedValue: "candidate-content-preparation.v2" })];
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
							validate25.errors = [issue(instancePath + "/git", "required", { missingProperty: missing1 })];
							return false;
						} else {
							for (const key1 in data1) if (!(key1 === "version")) {
								validate25.errors = [issue(instancePath + "/git", "additionalProperties", { additionalProperty: key1 })];
								return false;
							}
							if (data1.version !== void 0) {
								let data2 = data1.version;
								if (typeof data2 === "string") {
									if (!pattern10.test(data2)) {
										validate25.errors = [issue(instancePath + "/git/version", "pattern", { pattern: "^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$" })];
										return false;
									}
								} else {
									validate25.errors = [issue(instancePath + "/git/version", "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate25.errors = [issue(instancePath + "/git", "type", { type: "object" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.program_sha256 !== void 0) {
						let data3 = data.program_sha256;
						if (typeof data3 === "string") {
							if (!pattern8.test(data3)) {
								validate25.errors = [issue(instancePath + "/program_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/program_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.unicode_version !== void 0) {
							let data4 = data.unicode_version;
							if (typeof data4 === "string") {
								if (!pattern10.test(data4)) {
									validate25.errors = [issue(instancePath + "/unicode_version", "pattern", { pattern: "^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$" })];
									return false;
								}
							} else {
								validate25.errors = [issue(instancePath + "/unicode_version", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
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
const schema49 = {
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
						validate28.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema49.enum })];
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
				if ("stage_request" !== data.kind) {
					validate27.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
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
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					validate31.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
					return false;
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
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.hash_algorithm === void 0 && (missing0 = "hash_algorithm") || data.repository_id === void 0 && (missing0 = "repository_id") || data.tree_id === void 0 && (missing0 = "tree_id")) {
			validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "repository_id" || key0 === "tree_id")) {
				validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate34.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate34.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hash_algorithm !== void 0) {
					let data1 = data.hash_algorithm;
					if (!(data1 === "sha1" || data1 === "sha256")) {
						validate34.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema36.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.repository_id !== void 0) {
						let data2 = data.repository_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate34.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate34.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.tree_id !== void 0) {
							let data3 = data.tree_id;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate34.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
									return false;
								}
							} else {
								validate34.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate34.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate34.errors = vErrors;
	return true;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt === void 0 && (missing0 = "attempt") || data.authority === void 0 && (missing0 = "authority") || data.candidate === void 0 && (missing0 = "candidate") || data.input_sha256 === void 0 && (missing0 = "input_sha256") || data.kind === void 0 && (missing0 = "kind") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.ownership === void 0 && (missing0 = "ownership") || data.producer === void 0 && (missing0 = "producer") || data.qualification === void 0 && (missing0 = "qualification") || data.receipt_sha256 === void 0 && (missing0 = "receipt_sha256") || data.request_ref === void 0 && (missing0 = "request_ref") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.response_sha256 === void 0 && (missing0 = "response_sha256") || data.schema_version === void 0 && (missing0 = "schema_version") || data.source === void 0 && (missing0 = "source") || data.stage_result_sha256 === void 0 && (missing0 = "stage_result_sha256") || data.status === void 0 && (missing0 = "status") || data.storage_observation_sha256 === void 0 && (missing0 = "storage_observation_sha256")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema31.properties, key0)) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt !== void 0) {
						const _errs2 = errors;
						if (!validate21(data.attempt, {
							instancePath: instancePath + "/attempt",
							parentData: data,
							parentDataProperty: "attempt",
							rootData
						})) {
							vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.authority !== void 0) {
							const _errs3 = errors;
							if ("none" !== data.authority) {
								validate20.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.candidate !== void 0) {
								const _errs4 = errors;
								if (!validate23(data.candidate, {
									instancePath: instancePath + "/candidate",
									parentData: data,
									parentDataProperty: "candidate",
									rootData
								})) {
									vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
											if (!pattern8.test(data3)) {
												validate20.errors = [issue(instancePath + "/input_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate20.errors = [issue(instancePath + "/input_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.kind !== void 0) {
										const _errs8 = errors;
										if ("candidate_content_preparation" !== data.kind) {
											validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "candidate_content_preparation" })];
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
													if (!pattern8.test(data5)) {
														validate20.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
														return false;
													}
												} else {
													validate20.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
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
															validate20.errors = [issue(instancePath + "/ownership", "required", { missingProperty: missing1 })];
															return false;
														} else {
															const _errs15 = errors;
															for (const key1 in data6) if (!(key1 === "authenticated_receipt" || key1 === "immutable" || key1 === "state" || key1 === "supervisor_handoff")) {
																validate20.errors = [issue(instancePath + "/ownership", "additionalProperties", { additionalProperty: key1 })];
																return false;
															}
															if (_errs15 === errors) {
																if (data6.authenticated_receipt !== void 0) {
																	const _errs16 = errors;
																	if (false !== data6.authenticated_receipt) {
																		validate20.errors = [issue(instancePath + "/ownership/authenticated_receipt", "const", { allowedValue: false })];
																		return false;
																	}
																	var valid4 = _errs16 === errors;
																} else var valid4 = true;
																if (valid4) {
																	if (data6.immutable !== void 0) {
																		const _errs17 = errors;
																		if (false !== data6.immutable) {
																			validate20.errors = [issue(instancePath + "/ownership/immutable", "const", { allowedValue: false })];
																			return false;
																		}
																		var valid4 = _errs17 === errors;
																	} else var valid4 = true;
																	if (valid4) {
																		if (data6.state !== void 0) {
																			const _errs18 = errors;
																			if ("local-preparation-complete" !== data6.state) {
																				validate20.errors = [issue(instancePath + "/ownership/state", "const", { allowedValue: "local-preparation-complete" })];
																				return false;
																			}
																			var valid4 = _errs18 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data6.supervisor_handoff !== void 0) {
																				const _errs19 = errors;
																				if ("required" !== data6.supervisor_handoff) {
																					validate20.errors = [issue(instancePath + "/ownership/supervisor_handoff", "const", { allowedValue: "required" })];
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
														validate20.errors = [issue(instancePath + "/ownership", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.producer !== void 0) {
													const _errs20 = errors;
													if (!validate25(data.producer, {
														instancePath: instancePath + "/producer",
														parentData: data,
														parentDataProperty: "producer",
														rootData
													})) {
														vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs20 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.qualification !== void 0) {
														const _errs21 = errors;
														if ("unavailable" !== data.qualification) {
															validate20.errors = [issue(instancePath + "/qualification", "const", { allowedValue: "unavailable" })];
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
																	if (!pattern8.test(data13)) {
																		validate20.errors = [issue(instancePath + "/receipt_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																		return false;
																	}
																} else {
																	validate20.errors = [issue(instancePath + "/receipt_sha256", "type", { type: "string" })];
																	return false;
																}
															}
															var valid0 = _errs22 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.request_ref !== void 0) {
																const _errs25 = errors;
																if (!validate27(data.request_ref, {
																	instancePath: instancePath + "/request_ref",
																	parentData: data,
																	parentDataProperty: "request_ref",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs25 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.resolved_profile_ref !== void 0) {
																	const _errs26 = errors;
																	if (!validate31(data.resolved_profile_ref, {
																		instancePath: instancePath + "/resolved_profile_ref",
																		parentData: data,
																		parentDataProperty: "resolved_profile_ref",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
																				if (!pattern8.test(data16)) {
																					validate20.errors = [issue(instancePath + "/response_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																					return false;
																				}
																			} else {
																				validate20.errors = [issue(instancePath + "/response_sha256", "type", { type: "string" })];
																				return false;
																			}
																		}
																		var valid0 = _errs27 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.schema_version !== void 0) {
																			const _errs30 = errors;
																			if (2 !== data.schema_version) {
																				validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
																				return false;
																			}
																			var valid0 = _errs30 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.source !== void 0) {
																				const _errs31 = errors;
																				if (!validate34(data.source, {
																					instancePath: instancePath + "/source",
																					parentData: data,
																					parentDataProperty: "source",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
																							if (!pattern8.test(data19)) {
																								validate20.errors = [issue(instancePath + "/stage_result_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																								return false;
																							}
																						} else {
																							validate20.errors = [issue(instancePath + "/stage_result_sha256", "type", { type: "string" })];
																							return false;
																						}
																					}
																					var valid0 = _errs32 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.status !== void 0) {
																						const _errs35 = errors;
																						if ("completed" !== data.status) {
																							validate20.errors = [issue(instancePath + "/status", "const", { allowedValue: "completed" })];
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
																									if (!pattern8.test(data21)) {
																										validate20.errors = [issue(instancePath + "/storage_observation_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																										return false;
																									}
																								} else {
																									validate20.errors = [issue(instancePath + "/storage_observation_sha256", "type", { type: "string" })];
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
			validate20.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
export { validate };