// Generated from libs/evals/schemas/eval-run-result.schema.json by tools/generate (npm run generate). Do not edit.
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
		"activation_state",
		"authority_effect",
		"mode",
		"core_contract",
		"catalog_ref",
		"seed_set_ref",
		"evaluator",
		"seed_source",
		"observed_at",
		"summary",
		"cases",
		"trace"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"authority_effect": { "const": "none" },
		"mode": { "const": "deterministic-offline" },
		"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
		"catalog_ref": { "$ref": "#/$defs/evals.common.catalogRef" },
		"seed_set_ref": { "$ref": "#/$defs/evals.common.seedSetRef" },
		"evaluator": { "$ref": "#/$defs/evals.eval-run-result.evaluatorCopy" },
		"seed_source": { "$ref": "#/$defs/evals.common.seedSource" },
		"observed_at": { "$ref": "#/$defs/contract.common.time" },
		"summary": { "$ref": "#/$defs/evals.common.caseCounts" },
		"cases": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/evals.eval-run-result.gradedCase" }
		},
		"trace": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/evals.eval-run-result.traceEvent" }
		}
	}
};
const schema49 = {
	"description": "The judge that the cases of a seed set are put to.",
	"enum": [
		"adapter-tests.contract.v1",
		"adapters.provider-normalizers.v1",
		"content.file-gate.v1",
		"control.duty-separation.v1",
		"control.risk-gates.v1",
		"control.sandbox-policy.v1",
		"core.stage-run.v2",
		"loop.review-fix.v1",
		"orchestrator.reconciliation-plan.v1",
		"orchestrator.state-scanner.v1"
	]
};
const func1 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern7 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func2 = require_ucs2length().default;
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
						if (func2(data1) > 127) {
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
							if (!pattern5.test(data2)) {
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
			if (data.generation_id_sha256 === void 0 && (missing0 = "generation_id_sha256") || data.package_ref === void 0 && (missing0 = "package_ref") || data.semantic_identity === void 0 && (missing0 = "semantic_identity")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "generation_id_sha256" || key0 === "package_ref" || key0 === "semantic_identity")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.generation_id_sha256 !== void 0) {
						let data0 = data.generation_id_sha256;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern5.test(data0)) {
									validate22.errors = [issue(instancePath + "/generation_id_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/generation_id_sha256", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_ref !== void 0) {
							const _errs5 = errors;
							if (!validate23(data.package_ref, {
								instancePath: instancePath + "/package_ref",
								parentData: data,
								parentDataProperty: "package_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.semantic_identity !== void 0) {
								let data2 = data.semantic_identity;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate22.errors = [issue(instancePath + "/semantic_identity", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate22.errors = [issue(instancePath + "/semantic_identity", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
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
	"description": "A catalog by version, id and digest.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"kind",
		"id",
		"sha256"
	],
	"properties": {
		"schema_version": { "enum": [1, 2] },
		"kind": { "const": "eval_catalog" },
		"id": { "$ref": "#/$defs/contract.common.id" },
		"sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
};
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				let data0 = data.schema_version;
				if (!(data0 === 1 || data0 === 2)) {
					validate26.errors = [issue(instancePath + "/schema_version", "enum", { allowedValues: schema41.properties.schema_version.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("eval_catalog" !== data.kind) {
						validate26.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_catalog" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate26.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate26.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate26.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate26.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
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
const schema44 = {
	"description": "A seed set by version, id and digest.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"kind",
		"id",
		"sha256"
	],
	"properties": {
		"schema_version": { "enum": [1, 2] },
		"kind": { "const": "eval_seed_set" },
		"id": { "$ref": "#/$defs/contract.common.id" },
		"sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
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
				let data0 = data.schema_version;
				if (!(data0 === 1 || data0 === 2)) {
					validate28.errors = [issue(instancePath + "/schema_version", "enum", { allowedValues: schema44.properties.schema_version.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("eval_seed_set" !== data.kind) {
						validate28.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_seed_set" })];
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
								if (!pattern5.test(data3)) {
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
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content === void 0 && (missing0 = "content") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content" || key0 === "sha256")) {
				validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content !== void 0) {
				let data0 = data.content;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {} else {
					validate30.errors = [issue(instancePath + "/content", "type", { type: "object" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate30.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate30.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
const schema52 = {
	"description": "One case as it was graded.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"grader_kind",
		"expectation",
		"observation",
		"verdict",
		"reason_id",
		"subject_ref"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"grader_kind": { "enum": ["deterministic", "none"] },
		"expectation": { "$ref": "#/$defs/evals.common.expectation" },
		"observation": { "$ref": "#/$defs/evals.eval-run-result.presentObservation" },
		"verdict": { "$ref": "#/$defs/evals.common.evalVerdict" },
		"reason_id": { "$ref": "#/$defs/evals.eval-run-result.gradeReason" },
		"subject_ref": { "$ref": "#/$defs/evals.eval-run-result.subjectRef" }
	}
};
const schema54 = {
	"description": "What a family of cases tries.",
	"enum": [
		"actor-rerun-identity",
		"adapter-contract-compliance",
		"approval-invalidation-no-push-after-approval",
		"empty-fake-timed-out-degraded-reviews",
		"malicious-instructions",
		"protected-path-credential-network-publisher-boundaries",
		"repeated-cancelled-missed-events",
		"reviewer-severity-false-positive-negative",
		"stale-moved-artifacts"
	]
};
const schema109 = { "enum": [
	"failed",
	"inconclusive",
	"passed"
] };
const schema110 = { "enum": [
	"evals.classification-mismatch",
	"evals.decision-mismatch",
	"evals.detail-mismatch",
	"evals.disposition-mismatch",
	"evals.error-token-mismatch",
	"evals.expectation-met",
	"evals.no-deterministic-grader",
	"evals.normalization-mismatch",
	"evals.observation-missing",
	"evals.plan-mismatch",
	"evals.status-mismatch",
	"evals.verdict-mismatch"
] };
const schema80 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["disposition", "status"],
	"properties": {
		"disposition": { "const": "accepted" },
		"status": { "enum": [
			"blocked",
			"cancelled",
			"completed",
			"failed",
			"skipped",
			"stale"
		] }
	}
};
const schema82 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"disposition",
		"action",
		"class",
		"reason_id"
	],
	"properties": {
		"disposition": { "const": "observed" },
		"action": { "enum": [
			"dispatch-stage",
			"none",
			"operator-reconcile",
			"recover-stranded-attempt",
			"refresh-stage-inputs",
			"resolve-stage-blocker",
			"retry-stage",
			"wait-for-attempt"
		] },
		"class": { "enum": [
			"blocked",
			"pending",
			"retryable",
			"stale",
			"stranded",
			"terminal"
		] },
		"reason_id": { "enum": [
			"scanner.attempt-deadline-reached",
			"scanner.attempt-in-flight",
			"scanner.no-attempt",
			"scanner.retry-limit-reached",
			"scanner.stage-blocked",
			"scanner.stage-cancelled",
			"scanner.stage-completed",
			"scanner.stage-failed",
			"scanner.stage-skipped",
			"scanner.stage-stale",
			"scanner.target-revision-moved"
		] }
	}
};
const schema56 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"disposition",
		"detail",
		"excluded_finding_ids",
		"finding_ids",
		"outcome"
	],
	"properties": {
		"disposition": { "const": "decided" },
		"detail": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"excluded_finding_ids": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/evals.common.findingId" }
		},
		"finding_ids": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/evals.common.findingId" }
		},
		"outcome": { "enum": [
			"approval-present",
			"attempt-limit",
			"boundaries-unproven",
			"degraded-review",
			"fix-request",
			"kill-switch",
			"no-actionable-findings",
			"review-stale"
		] }
	}
};
const pattern18 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$", "u");
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.disposition === void 0 && (missing0 = "disposition") || data.detail === void 0 && (missing0 = "detail") || data.excluded_finding_ids === void 0 && (missing0 = "excluded_finding_ids") || data.finding_ids === void 0 && (missing0 = "finding_ids") || data.outcome === void 0 && (missing0 = "outcome")) {
			validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "disposition" || key0 === "detail" || key0 === "excluded_finding_ids" || key0 === "finding_ids" || key0 === "outcome")) {
				validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.disposition !== void 0) {
				if ("decided" !== data.disposition) {
					validate34.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "decided" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.detail !== void 0) {
					let data1 = data.detail;
					if (Array.isArray(data1)) {
						if (data1.length > 64) {
							validate34.errors = [issue(instancePath + "/detail", "maxItems", { limit: 64 })];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 === "string") {
									if (!pattern4.test(data2)) {
										validate34.errors = [issue(instancePath + "/detail/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate34.errors = [issue(instancePath + "/detail/" + i0, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate34.errors = [issue(instancePath + "/detail", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.excluded_finding_ids !== void 0) {
						let data3 = data.excluded_finding_ids;
						if (Array.isArray(data3)) {
							if (data3.length > 256) {
								validate34.errors = [issue(instancePath + "/excluded_finding_ids", "maxItems", { limit: 256 })];
								return false;
							} else {
								const len1 = data3.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data4 = data3[i1];
									if (typeof data4 === "string") {
										if (!pattern18.test(data4)) {
											validate34.errors = [issue(instancePath + "/excluded_finding_ids/" + i1, "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate34.errors = [issue(instancePath + "/excluded_finding_ids/" + i1, "type", { type: "string" })];
										return false;
									}
								}
							}
						} else {
							validate34.errors = [issue(instancePath + "/excluded_finding_ids", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.finding_ids !== void 0) {
							let data5 = data.finding_ids;
							if (Array.isArray(data5)) {
								if (data5.length > 256) {
									validate34.errors = [issue(instancePath + "/finding_ids", "maxItems", { limit: 256 })];
									return false;
								} else {
									const len2 = data5.length;
									for (let i2 = 0; i2 < len2; i2++) {
										let data6 = data5[i2];
										if (typeof data6 === "string") {
											if (!pattern18.test(data6)) {
												validate34.errors = [issue(instancePath + "/finding_ids/" + i2, "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate34.errors = [issue(instancePath + "/finding_ids/" + i2, "type", { type: "string" })];
											return false;
										}
									}
								}
							} else {
								validate34.errors = [issue(instancePath + "/finding_ids", "type", { type: "array" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.outcome !== void 0) {
								let data7 = data.outcome;
								if (!(data7 === "approval-present" || data7 === "attempt-limit" || data7 === "boundaries-unproven" || data7 === "degraded-review" || data7 === "fix-request" || data7 === "kill-switch" || data7 === "no-actionable-findings" || data7 === "review-stale")) {
									validate34.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema56.properties.outcome.enum })];
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
		validate34.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate34.errors = vErrors;
	return true;
}
const schema60 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"disposition",
		"reason_ids",
		"verdict"
	],
	"properties": {
		"disposition": { "const": "evaluated" },
		"reason_ids": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"verdict": { "enum": [
			"inconclusive",
			"satisfied",
			"violated"
		] }
	}
};
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.disposition === void 0 && (missing0 = "disposition") || data.reason_ids === void 0 && (missing0 = "reason_ids") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate35.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "disposition" || key0 === "reason_ids" || key0 === "verdict")) {
				validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.disposition !== void 0) {
				if ("evaluated" !== data.disposition) {
					validate35.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "evaluated" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason_ids !== void 0) {
					let data1 = data.reason_ids;
					if (Array.isArray(data1)) {
						if (data1.length > 64) {
							validate35.errors = [issue(instancePath + "/reason_ids", "maxItems", { limit: 64 })];
							return false;
						} else if (data1.length < 1) {
							validate35.errors = [issue(instancePath + "/reason_ids", "minItems", { limit: 1 })];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 === "string") {
									if (!pattern4.test(data2)) {
										validate35.errors = [issue(instancePath + "/reason_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate35.errors = [issue(instancePath + "/reason_ids/" + i0, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate35.errors = [issue(instancePath + "/reason_ids", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.verdict !== void 0) {
						let data3 = data.verdict;
						if (!(data3 === "inconclusive" || data3 === "satisfied" || data3 === "violated")) {
							validate35.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema60.properties.verdict.enum })];
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
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.disposition === void 0 && (missing0 = "disposition") || data.reason_id === void 0 && (missing0 = "reason_id") || data.stale_bindings === void 0 && (missing0 = "stale_bindings") || data.state === void 0 && (missing0 = "state")) {
			validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "disposition" || key0 === "reason_id" || key0 === "stale_bindings" || key0 === "state")) {
				validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.disposition !== void 0) {
				if ("normalized" !== data.disposition) {
					validate36.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "normalized" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason_id !== void 0) {
					let data1 = data.reason_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate36.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate36.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.stale_bindings !== void 0) {
						let data2 = data.stale_bindings;
						if (Array.isArray(data2)) {
							if (data2.length > 16) {
								validate36.errors = [issue(instancePath + "/stale_bindings", "maxItems", { limit: 16 })];
								return false;
							} else {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									if (typeof data3 === "string") {
										if (!pattern4.test(data3)) {
											validate36.errors = [issue(instancePath + "/stale_bindings/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate36.errors = [issue(instancePath + "/stale_bindings/" + i0, "type", { type: "string" })];
										return false;
									}
								}
							}
						} else {
							validate36.errors = [issue(instancePath + "/stale_bindings", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							let data4 = data.state;
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate36.errors = [issue(instancePath + "/state", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate36.errors = [issue(instancePath + "/state", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate36.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate36.errors = vErrors;
	return true;
}
const schema67 = {
	"description": "A delivery that a plan defers or suppresses.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"attempt_number",
		"operation",
		"request_sha256",
		"stage_key",
		"reason_id"
	],
	"properties": {
		"attempt_number": {
			"type": "integer",
			"minimum": 1,
			"maximum": 10
		},
		"operation": { "enum": [
			"dispatch-stage",
			"recover-stranded-attempt",
			"retry-stage"
		] },
		"request_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"stage_key": { "$ref": "#/$defs/evals.common.stageKey" },
		"reason_id": { "enum": ["planner.backpressure-slots-exhausted", "planner.delivery-acknowledged"] }
	}
};
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.initiative_id === void 0 && (missing0 = "initiative_id") || data.stage_id === void 0 && (missing0 = "stage_id") || data.task_class_id === void 0 && (missing0 = "task_class_id") || data.workflow_id === void 0 && (missing0 = "workflow_id")) {
			validate39.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "initiative_id" || key0 === "stage_id" || key0 === "task_class_id" || key0 === "workflow_id")) {
				validate39.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.initiative_id !== void 0) {
				let data0 = data.initiative_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate39.errors = [issue(instancePath + "/initiative_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate39.errors = [issue(instancePath + "/initiative_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.stage_id !== void 0) {
					let data1 = data.stage_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate39.errors = [issue(instancePath + "/stage_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate39.errors = [issue(instancePath + "/stage_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.task_class_id !== void 0) {
						let data2 = data.task_class_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate39.errors = [issue(instancePath + "/task_class_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate39.errors = [issue(instancePath + "/task_class_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.workflow_id !== void 0) {
							let data3 = data.workflow_id;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate39.errors = [issue(instancePath + "/workflow_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate39.errors = [issue(instancePath + "/workflow_id", "type", { type: "string" })];
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
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_number === void 0 && (missing0 = "attempt_number") || data.operation === void 0 && (missing0 = "operation") || data.request_sha256 === void 0 && (missing0 = "request_sha256") || data.stage_key === void 0 && (missing0 = "stage_key") || data.reason_id === void 0 && (missing0 = "reason_id")) {
				validate38.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_number" || key0 === "operation" || key0 === "request_sha256" || key0 === "stage_key" || key0 === "reason_id")) {
					validate38.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_number !== void 0) {
						let data0 = data.attempt_number;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate38.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 10 || isNaN(data0)) {
									validate38.errors = [issue(instancePath + "/attempt_number", "maximum", {
										comparison: "<=",
										limit: 10
									})];
									return false;
								} else if (data0 < 1 || isNaN(data0)) {
									validate38.errors = [issue(instancePath + "/attempt_number", "minimum", {
										comparison: ">=",
										limit: 1
									})];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.operation !== void 0) {
							let data1 = data.operation;
							const _errs4 = errors;
							if (!(data1 === "dispatch-stage" || data1 === "recover-stranded-attempt" || data1 === "retry-stage")) {
								validate38.errors = [issue(instancePath + "/operation", "enum", { allowedValues: schema67.properties.operation.enum })];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.request_sha256 !== void 0) {
								let data2 = data.request_sha256;
								const _errs5 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern5.test(data2)) {
											validate38.errors = [issue(instancePath + "/request_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate38.errors = [issue(instancePath + "/request_sha256", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.stage_key !== void 0) {
									const _errs8 = errors;
									if (!validate39(data.stage_key, {
										instancePath: instancePath + "/stage_key",
										parentData: data,
										parentDataProperty: "stage_key",
										rootData
									})) {
										vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.reason_id !== void 0) {
										let data4 = data.reason_id;
										const _errs9 = errors;
										if (!(data4 === "planner.backpressure-slots-exhausted" || data4 === "planner.delivery-acknowledged")) {
											validate38.errors = [issue(instancePath + "/reason_id", "enum", { allowedValues: schema67.properties.reason_id.enum })];
											return false;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
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
const schema74 = {
	"description": "A delivery that a plan makes.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"attempt_number",
		"operation",
		"request_sha256",
		"stage_key",
		"delivery_mode"
	],
	"properties": {
		"attempt_number": {
			"type": "integer",
			"minimum": 1,
			"maximum": 10
		},
		"operation": { "enum": [
			"dispatch-stage",
			"recover-stranded-attempt",
			"retry-stage"
		] },
		"request_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"stage_key": { "$ref": "#/$defs/evals.common.stageKey" },
		"delivery_mode": { "enum": ["first-delivery", "redelivery"] }
	}
};
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_number === void 0 && (missing0 = "attempt_number") || data.operation === void 0 && (missing0 = "operation") || data.request_sha256 === void 0 && (missing0 = "request_sha256") || data.stage_key === void 0 && (missing0 = "stage_key") || data.delivery_mode === void 0 && (missing0 = "delivery_mode")) {
				validate42.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_number" || key0 === "operation" || key0 === "request_sha256" || key0 === "stage_key" || key0 === "delivery_mode")) {
					validate42.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_number !== void 0) {
						let data0 = data.attempt_number;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate42.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 10 || isNaN(data0)) {
									validate42.errors = [issue(instancePath + "/attempt_number", "maximum", {
										comparison: "<=",
										limit: 10
									})];
									return false;
								} else if (data0 < 1 || isNaN(data0)) {
									validate42.errors = [issue(instancePath + "/attempt_number", "minimum", {
										comparison: ">=",
										limit: 1
									})];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.operation !== void 0) {
							let data1 = data.operation;
							const _errs4 = errors;
							if (!(data1 === "dispatch-stage" || data1 === "recover-stranded-attempt" || data1 === "retry-stage")) {
								validate42.errors = [issue(instancePath + "/operation", "enum", { allowedValues: schema74.properties.operation.enum })];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.request_sha256 !== void 0) {
								let data2 = data.request_sha256;
								const _errs5 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern5.test(data2)) {
											validate42.errors = [issue(instancePath + "/request_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate42.errors = [issue(instancePath + "/request_sha256", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.stage_key !== void 0) {
									const _errs8 = errors;
									if (!validate39(data.stage_key, {
										instancePath: instancePath + "/stage_key",
										parentData: data,
										parentDataProperty: "stage_key",
										rootData
									})) {
										vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.delivery_mode !== void 0) {
										let data4 = data.delivery_mode;
										const _errs9 = errors;
										if (!(data4 === "first-delivery" || data4 === "redelivery")) {
											validate42.errors = [issue(instancePath + "/delivery_mode", "enum", { allowedValues: schema74.properties.delivery_mode.enum })];
											return false;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate42.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const schema76 = {
	"description": "What a plan tells an operator.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"action",
		"class",
		"stage_key"
	],
	"properties": {
		"action": { "enum": [
			"dispatch-stage",
			"none",
			"operator-reconcile",
			"recover-stranded-attempt",
			"refresh-stage-inputs",
			"resolve-stage-blocker",
			"retry-stage",
			"wait-for-attempt"
		] },
		"class": { "enum": [
			"blocked",
			"pending",
			"retryable",
			"stale",
			"stranded",
			"terminal"
		] },
		"stage_key": { "$ref": "#/$defs/evals.common.stageKey" }
	}
};
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.action === void 0 && (missing0 = "action") || data.class === void 0 && (missing0 = "class") || data.stage_key === void 0 && (missing0 = "stage_key")) {
				validate45.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "action" || key0 === "class" || key0 === "stage_key")) {
					validate45.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.action !== void 0) {
						let data0 = data.action;
						const _errs2 = errors;
						if (!(data0 === "dispatch-stage" || data0 === "none" || data0 === "operator-reconcile" || data0 === "recover-stranded-attempt" || data0 === "refresh-stage-inputs" || data0 === "resolve-stage-blocker" || data0 === "retry-stage" || data0 === "wait-for-attempt")) {
							validate45.errors = [issue(instancePath + "/action", "enum", { allowedValues: schema76.properties.action.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.class !== void 0) {
							let data1 = data.class;
							const _errs3 = errors;
							if (!(data1 === "blocked" || data1 === "pending" || data1 === "retryable" || data1 === "stale" || data1 === "stranded" || data1 === "terminal")) {
								validate45.errors = [issue(instancePath + "/class", "enum", { allowedValues: schema76.properties.class.enum })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.stage_key !== void 0) {
								const _errs4 = errors;
								if (!validate39(data.stage_key, {
									instancePath: instancePath + "/stage_key",
									parentData: data,
									parentDataProperty: "stage_key",
									rootData
								})) {
									vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate45.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.disposition === void 0 && (missing0 = "disposition") || data.deferred === void 0 && (missing0 = "deferred") || data.deliveries === void 0 && (missing0 = "deliveries") || data.operator_messages === void 0 && (missing0 = "operator_messages") || data.suppressed === void 0 && (missing0 = "suppressed")) {
				validate37.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "disposition" || key0 === "deferred" || key0 === "deliveries" || key0 === "operator_messages" || key0 === "suppressed")) {
					validate37.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.disposition !== void 0) {
						const _errs2 = errors;
						if ("planned" !== data.disposition) {
							validate37.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "planned" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.deferred !== void 0) {
							let data1 = data.deferred;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 64) {
										validate37.errors = [issue(instancePath + "/deferred", "maxItems", { limit: 64 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate38(data1[i0], {
												instancePath: instancePath + "/deferred/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate37.errors = [issue(instancePath + "/deferred", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.deliveries !== void 0) {
								let data3 = data.deliveries;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (Array.isArray(data3)) {
										if (data3.length > 64) {
											validate37.errors = [issue(instancePath + "/deliveries", "maxItems", { limit: 64 })];
											return false;
										} else {
											const len1 = data3.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs8 = errors;
												if (!validate42(data3[i1], {
													instancePath: instancePath + "/deliveries/" + i1,
													parentData: data3,
													parentDataProperty: i1,
													rootData
												})) {
													vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
													errors = vErrors.length;
												}
												if (!(_errs8 === errors)) break;
											}
										}
									} else {
										validate37.errors = [issue(instancePath + "/deliveries", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.operator_messages !== void 0) {
									let data5 = data.operator_messages;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data5)) {
											if (data5.length > 64) {
												validate37.errors = [issue(instancePath + "/operator_messages", "maxItems", { limit: 64 })];
												return false;
											} else {
												const len2 = data5.length;
												for (let i2 = 0; i2 < len2; i2++) {
													const _errs11 = errors;
													if (!validate45(data5[i2], {
														instancePath: instancePath + "/operator_messages/" + i2,
														parentData: data5,
														parentDataProperty: i2,
														rootData
													})) {
														vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate37.errors = [issue(instancePath + "/operator_messages", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.suppressed !== void 0) {
										let data7 = data.suppressed;
										const _errs12 = errors;
										if (errors === _errs12) {
											if (Array.isArray(data7)) {
												if (data7.length > 64) {
													validate37.errors = [issue(instancePath + "/suppressed", "maxItems", { limit: 64 })];
													return false;
												} else {
													const len3 = data7.length;
													for (let i3 = 0; i3 < len3; i3++) {
														const _errs14 = errors;
														if (!validate38(data7[i3], {
															instancePath: instancePath + "/suppressed/" + i3,
															parentData: data7,
															parentDataProperty: i3,
															rootData
														})) {
															vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
															errors = vErrors.length;
														}
														if (!(_errs14 === errors)) break;
													}
												}
											} else {
												validate37.errors = [issue(instancePath + "/suppressed", "type", { type: "array" })];
												return false;
											}
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
			validate37.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate37.errors = vErrors;
	return errors === 0;
}
const pattern30 = new RegExp("^(?:E_[A-Z][A-Z_]*|[a-z][a-z0-9-]*\\.[a-z][a-z-]*)$", "u");
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.disposition === void 0 && (missing0 = "disposition") || data.error_token === void 0 && (missing0 = "error_token")) {
			validate49.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "disposition" || key0 === "error_token" || key0 === "detail")) {
				validate49.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.disposition !== void 0) {
				if ("rejected" !== data.disposition) {
					validate49.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "rejected" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.error_token !== void 0) {
					let data1 = data.error_token;
					if (typeof data1 === "string") {
						if (func2(data1) > 64) {
							validate49.errors = [issue(instancePath + "/error_token", "maxLength", { limit: 64 })];
							return false;
						} else if (!pattern30.test(data1)) {
							validate49.errors = [issue(instancePath + "/error_token", "pattern", { pattern: "^(?:E_[A-Z][A-Z_]*|[a-z][a-z0-9-]*\\.[a-z][a-z-]*)$" })];
							return false;
						}
					} else {
						validate49.errors = [issue(instancePath + "/error_token", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.detail !== void 0) {
						let data2 = data.detail;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate49.errors = [issue(instancePath + "/detail", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate49.errors = [issue(instancePath + "/detail", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate49.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate49.errors = vErrors;
	return true;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.disposition;
			if (typeof tag0 == "string") {
				if (tag0 === "accepted") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.disposition === void 0 && (missing0 = "disposition") || data.status === void 0 && (missing0 = "status")) {
								validate33.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "disposition" || key0 === "status")) {
									validate33.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.disposition !== void 0) {
										const _errs6 = errors;
										if ("accepted" !== data.disposition) {
											validate33.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "accepted" })];
											return false;
										}
										var valid3 = _errs6 === errors;
									} else var valid3 = true;
									if (valid3) {
										if (data.status !== void 0) {
											let data1 = data.status;
											const _errs7 = errors;
											if (!(data1 === "blocked" || data1 === "cancelled" || data1 === "completed" || data1 === "failed" || data1 === "skipped" || data1 === "stale")) {
												validate33.errors = [issue(instancePath + "/status", "enum", { allowedValues: schema80.properties.status.enum })];
												return false;
											}
											var valid3 = _errs7 === errors;
										} else var valid3 = true;
									}
								}
							}
						} else {
							validate33.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "admitted") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.disposition === void 0 && (missing1 = "disposition")) {
								validate33.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs11 = errors;
								for (const key1 in data) if (!(key1 === "disposition")) {
									validate33.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs11 === errors) {
									if (data.disposition !== void 0) {
										if ("admitted" !== data.disposition) {
											validate33.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "admitted" })];
											return false;
										}
									}
								}
							}
						} else {
							validate33.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "decided") {
					if (!validate34(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "evaluated") {
					if (!validate35(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "normalized") {
					if (!validate36(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "observed") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing2;
							if (data.disposition === void 0 && (missing2 = "disposition") || data.action === void 0 && (missing2 = "action") || data.class === void 0 && (missing2 = "class") || data.reason_id === void 0 && (missing2 = "reason_id")) {
								validate33.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
								return false;
							} else {
								const _errs19 = errors;
								for (const key2 in data) if (!(key2 === "disposition" || key2 === "action" || key2 === "class" || key2 === "reason_id")) {
									validate33.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key2 })];
									return false;
								}
								if (_errs19 === errors) {
									if (data.disposition !== void 0) {
										const _errs20 = errors;
										if ("observed" !== data.disposition) {
											validate33.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "observed" })];
											return false;
										}
										var valid12 = _errs20 === errors;
									} else var valid12 = true;
									if (valid12) {
										if (data.action !== void 0) {
											let data4 = data.action;
											const _errs21 = errors;
											if (!(data4 === "dispatch-stage" || data4 === "none" || data4 === "operator-reconcile" || data4 === "recover-stranded-attempt" || data4 === "refresh-stage-inputs" || data4 === "resolve-stage-blocker" || data4 === "retry-stage" || data4 === "wait-for-attempt")) {
												validate33.errors = [issue(instancePath + "/action", "enum", { allowedValues: schema82.properties.action.enum })];
												return false;
											}
											var valid12 = _errs21 === errors;
										} else var valid12 = true;
										if (valid12) {
											if (data.class !== void 0) {
												let data5 = data.class;
												const _errs22 = errors;
												if (!(data5 === "blocked" || data5 === "pending" || data5 === "retryable" || data5 === "stale" || data5 === "stranded" || data5 === "terminal")) {
													validate33.errors = [issue(instancePath + "/class", "enum", { allowedValues: schema82.properties.class.enum })];
													return false;
												}
												var valid12 = _errs22 === errors;
											} else var valid12 = true;
											if (valid12) {
												if (data.reason_id !== void 0) {
													let data6 = data.reason_id;
													const _errs23 = errors;
													if (!(data6 === "scanner.attempt-deadline-reached" || data6 === "scanner.attempt-in-flight" || data6 === "scanner.no-attempt" || data6 === "scanner.retry-limit-reached" || data6 === "scanner.stage-blocked" || data6 === "scanner.stage-cancelled" || data6 === "scanner.stage-completed" || data6 === "scanner.stage-failed" || data6 === "scanner.stage-skipped" || data6 === "scanner.stage-stale" || data6 === "scanner.target-revision-moved")) {
														validate33.errors = [issue(instancePath + "/reason_id", "enum", { allowedValues: schema82.properties.reason_id.enum })];
														return false;
													}
													var valid12 = _errs23 === errors;
												} else var valid12 = true;
											}
										}
									}
								}
							}
						} else {
							validate33.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "planned") {
					if (!validate37(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "rejected") {
					if (!validate49(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
						errors = vErrors.length;
					}
				} else {
					validate33.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "disposition",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate33.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "disposition",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate33.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate33.errors = vErrors;
	return errors === 0;
}
const schema85 = {
	"description": "What the judge said. Beside the first three there is one key, which the seed source decides.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"disposition",
		"error_token"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"disposition": { "enum": [
			"accepted",
			"admitted",
			"decided",
			"evaluated",
			"normalized",
			"observed",
			"planned",
			"rejected"
		] },
		"error_token": {
			"type": "object",
			"discriminator": { "propertyName": "state" },
			"oneOf": [{ "$ref": "#/$defs/contract.common.absent" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["state", "value"],
				"properties": {
					"state": { "const": "present" },
					"value": { "$ref": "#/$defs/evals.common.errorToken" }
				}
			}]
		},
		"status": {
			"type": "object",
			"discriminator": { "propertyName": "state" },
			"oneOf": [{ "$ref": "#/$defs/contract.common.absent" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["state", "value"],
				"properties": {
					"state": { "const": "present" },
					"value": { "enum": [
						"blocked",
						"cancelled",
						"completed",
						"failed",
						"skipped",
						"stale"
					] }
				}
			}]
		},
		"classification": {
			"type": "object",
			"discriminator": { "propertyName": "state" },
			"oneOf": [{ "$ref": "#/$defs/contract.common.absent" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["state", "value"],
				"properties": {
					"state": { "const": "present" },
					"value": { "$ref": "#/$defs/evals.common.classification" }
				}
			}]
		},
		"plan": {
			"type": "object",
			"discriminator": { "propertyName": "state" },
			"oneOf": [{ "$ref": "#/$defs/contract.common.absent" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["state", "value"],
				"properties": {
					"state": { "const": "present" },
					"value": { "$ref": "#/$defs/evals.common.planLists" }
				}
			}]
		},
		"evaluation": {
			"type": "object",
			"discriminator": { "propertyName": "state" },
			"oneOf": [{ "$ref": "#/$defs/contract.common.absent" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["state", "value"],
				"properties": {
					"state": { "const": "present" },
					"value": { "$ref": "#/$defs/evals.common.evaluation" }
				}
			}]
		},
		"normalization": {
			"type": "object",
			"discriminator": { "propertyName": "state" },
			"oneOf": [{ "$ref": "#/$defs/contract.common.absent" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["state", "value"],
				"properties": {
					"state": { "const": "present" },
					"value": { "$ref": "#/$defs/evals.common.normalization" }
				}
			}]
		},
		"detail": {
			"type": "object",
			"discriminator": { "propertyName": "state" },
			"oneOf": [{ "$ref": "#/$defs/contract.common.absent" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["state", "value"],
				"properties": {
					"state": { "const": "present" },
					"value": { "$ref": "#/$defs/contract.common.id" }
				}
			}]
		},
		"decision": {
			"type": "object",
			"discriminator": { "propertyName": "state" },
			"oneOf": [{ "$ref": "#/$defs/contract.common.absent" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["state", "value"],
				"properties": {
					"state": { "const": "present" },
					"value": { "$ref": "#/$defs/evals.common.decision" }
				}
			}]
		}
	},
	"minProperties": 4,
	"maxProperties": 4
};
const schema91 = {
	"description": "How the scanner classifies one item.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"action",
		"class",
		"reason_id"
	],
	"properties": {
		"action": { "enum": [
			"dispatch-stage",
			"none",
			"operator-reconcile",
			"recover-stranded-attempt",
			"refresh-stage-inputs",
			"resolve-stage-blocker",
			"retry-stage",
			"wait-for-attempt"
		] },
		"class": { "enum": [
			"blocked",
			"pending",
			"retryable",
			"stale",
			"stranded",
			"terminal"
		] },
		"reason_id": { "enum": [
			"scanner.attempt-deadline-reached",
			"scanner.attempt-in-flight",
			"scanner.no-attempt",
			"scanner.retry-limit-reached",
			"scanner.stage-blocked",
			"scanner.stage-cancelled",
			"scanner.stage-completed",
			"scanner.stage-failed",
			"scanner.stage-skipped",
			"scanner.stage-stale",
			"scanner.target-revision-moved"
		] }
	}
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.deferred === void 0 && (missing0 = "deferred") || data.deliveries === void 0 && (missing0 = "deliveries") || data.operator_messages === void 0 && (missing0 = "operator_messages") || data.suppressed === void 0 && (missing0 = "suppressed")) {
				validate58.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "deferred" || key0 === "deliveries" || key0 === "operator_messages" || key0 === "suppressed")) {
					validate58.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.deferred !== void 0) {
						let data0 = data.deferred;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 64) {
									validate58.errors = [issue(instancePath + "/deferred", "maxItems", { limit: 64 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate38(data0[i0], {
											instancePath: instancePath + "/deferred/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate58.errors = [issue(instancePath + "/deferred", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.deliveries !== void 0) {
							let data2 = data.deliveries;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data2)) {
									if (data2.length > 64) {
										validate58.errors = [issue(instancePath + "/deliveries", "maxItems", { limit: 64 })];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs7 = errors;
											if (!validate42(data2[i1], {
												instancePath: instancePath + "/deliveries/" + i1,
												parentData: data2,
												parentDataProperty: i1,
												rootData
											})) {
												vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate58.errors = [issue(instancePath + "/deliveries", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.operator_messages !== void 0) {
								let data4 = data.operator_messages;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (Array.isArray(data4)) {
										if (data4.length > 64) {
											validate58.errors = [issue(instancePath + "/operator_messages", "maxItems", { limit: 64 })];
											return false;
										} else {
											const len2 = data4.length;
											for (let i2 = 0; i2 < len2; i2++) {
												const _errs10 = errors;
												if (!validate45(data4[i2], {
													instancePath: instancePath + "/operator_messages/" + i2,
													parentData: data4,
													parentDataProperty: i2,
													rootData
												})) {
													vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
													errors = vErrors.length;
												}
												if (!(_errs10 === errors)) break;
											}
										}
									} else {
										validate58.errors = [issue(instancePath + "/operator_messages", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.suppressed !== void 0) {
									let data6 = data.suppressed;
									const _errs11 = errors;
									if (errors === _errs11) {
										if (Array.isArray(data6)) {
											if (data6.length > 64) {
												validate58.errors = [issue(instancePath + "/suppressed", "maxItems", { limit: 64 })];
												return false;
											} else {
												const len3 = data6.length;
												for (let i3 = 0; i3 < len3; i3++) {
													const _errs13 = errors;
													if (!validate38(data6[i3], {
														instancePath: instancePath + "/suppressed/" + i3,
														parentData: data6,
														parentDataProperty: i3,
														rootData
													})) {
														vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
														errors = vErrors.length;
													}
													if (!(_errs13 === errors)) break;
												}
											}
										} else {
											validate58.errors = [issue(instancePath + "/suppressed", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs11 === errors;
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
const schema95 = {
	"description": "What a control evaluator says.",
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_ids", "verdict"],
	"properties": {
		"reason_ids": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"verdict": { "enum": [
			"inconclusive",
			"satisfied",
			"violated"
		] }
	}
};
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.reason_ids === void 0 && (missing0 = "reason_ids") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate64.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "reason_ids" || key0 === "verdict")) {
				validate64.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.reason_ids !== void 0) {
				let data0 = data.reason_ids;
				if (Array.isArray(data0)) {
					if (data0.length > 64) {
						validate64.errors = [issue(instancePath + "/reason_ids", "maxItems", { limit: 64 })];
						return false;
					} else if (data0.length < 1) {
						validate64.errors = [issue(instancePath + "/reason_ids", "minItems", { limit: 1 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (!pattern4.test(data1)) {
									validate64.errors = [issue(instancePath + "/reason_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate64.errors = [issue(instancePath + "/reason_ids/" + i0, "type", { type: "string" })];
								return false;
							}
						}
					}
				} else {
					validate64.errors = [issue(instancePath + "/reason_ids", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.verdict !== void 0) {
					let data2 = data.verdict;
					if (!(data2 === "inconclusive" || data2 === "satisfied" || data2 === "violated")) {
						validate64.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema95.properties.verdict.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate64.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate64.errors = vErrors;
	return true;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.reason_id === void 0 && (missing0 = "reason_id") || data.stale_bindings === void 0 && (missing0 = "stale_bindings") || data.state === void 0 && (missing0 = "state")) {
			validate66.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "reason_id" || key0 === "stale_bindings" || key0 === "state")) {
				validate66.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.reason_id !== void 0) {
				let data0 = data.reason_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate66.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate66.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.stale_bindings !== void 0) {
					let data1 = data.stale_bindings;
					if (Array.isArray(data1)) {
						if (data1.length > 16) {
							validate66.errors = [issue(instancePath + "/stale_bindings", "maxItems", { limit: 16 })];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 === "string") {
									if (!pattern4.test(data2)) {
										validate66.errors = [issue(instancePath + "/stale_bindings/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate66.errors = [issue(instancePath + "/stale_bindings/" + i0, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate66.errors = [issue(instancePath + "/stale_bindings", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.state !== void 0) {
						let data3 = data.state;
						if (typeof data3 === "string") {
							if (!pattern4.test(data3)) {
								validate66.errors = [issue(instancePath + "/state", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate66.errors = [issue(instancePath + "/state", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate66.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate66.errors = vErrors;
	return true;
}
const schema105 = {
	"description": "What the review-fix planner decides: the rung of its ladder, the reasons on it, and the findings it asks to be fixed or leaves out.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"detail",
		"excluded_finding_ids",
		"finding_ids",
		"outcome"
	],
	"properties": {
		"detail": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"excluded_finding_ids": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/evals.common.findingId" }
		},
		"finding_ids": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/evals.common.findingId" }
		},
		"outcome": { "enum": [
			"approval-present",
			"attempt-limit",
			"boundaries-unproven",
			"degraded-review",
			"fix-request",
			"kill-switch",
			"no-actionable-findings",
			"review-stale"
		] }
	}
};
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.detail === void 0 && (missing0 = "detail") || data.excluded_finding_ids === void 0 && (missing0 = "excluded_finding_ids") || data.finding_ids === void 0 && (missing0 = "finding_ids") || data.outcome === void 0 && (missing0 = "outcome")) {
			validate68.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "detail" || key0 === "excluded_finding_ids" || key0 === "finding_ids" || key0 === "outcome")) {
				validate68.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.detail !== void 0) {
				let data0 = data.detail;
				if (Array.isArray(data0)) {
					if (data0.length > 64) {
						validate68.errors = [issue(instancePath + "/detail", "maxItems", { limit: 64 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (!pattern4.test(data1)) {
									validate68.errors = [issue(instancePath + "/detail/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate68.errors = [issue(instancePath + "/detail/" + i0, "type", { type: "string" })];
								return false;
							}
						}
					}
				} else {
					validate68.errors = [issue(instancePath + "/detail", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.excluded_finding_ids !== void 0) {
					let data2 = data.excluded_finding_ids;
					if (Array.isArray(data2)) {
						if (data2.length > 256) {
							validate68.errors = [issue(instancePath + "/excluded_finding_ids", "maxItems", { limit: 256 })];
							return false;
						} else {
							const len1 = data2.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data3 = data2[i1];
								if (typeof data3 === "string") {
									if (!pattern18.test(data3)) {
										validate68.errors = [issue(instancePath + "/excluded_finding_ids/" + i1, "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate68.errors = [issue(instancePath + "/excluded_finding_ids/" + i1, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate68.errors = [issue(instancePath + "/excluded_finding_ids", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.finding_ids !== void 0) {
						let data4 = data.finding_ids;
						if (Array.isArray(data4)) {
							if (data4.length > 256) {
								validate68.errors = [issue(instancePath + "/finding_ids", "maxItems", { limit: 256 })];
								return false;
							} else {
								const len2 = data4.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data5 = data4[i2];
									if (typeof data5 === "string") {
										if (!pattern18.test(data5)) {
											validate68.errors = [issue(instancePath + "/finding_ids/" + i2, "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate68.errors = [issue(instancePath + "/finding_ids/" + i2, "type", { type: "string" })];
										return false;
									}
								}
							}
						} else {
							validate68.errors = [issue(instancePath + "/finding_ids", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.outcome !== void 0) {
							let data6 = data.outcome;
							if (!(data6 === "approval-present" || data6 === "attempt-limit" || data6 === "boundaries-unproven" || data6 === "degraded-review" || data6 === "fix-request" || data6 === "kill-switch" || data6 === "no-actionable-findings" || data6 === "review-stale")) {
								validate68.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema105.properties.outcome.enum })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate68.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate68.errors = vErrors;
	return true;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (Object.keys(data).length > 4) {
				validate57.errors = [issue(instancePath, "maxProperties", { limit: 4 })];
				return false;
			} else if (Object.keys(data).length < 4) {
				validate57.errors = [issue(instancePath, "minProperties", { limit: 4 })];
				return false;
			} else {
				let missing0;
				if (data.case_id === void 0 && (missing0 = "case_id") || data.disposition === void 0 && (missing0 = "disposition") || data.error_token === void 0 && (missing0 = "error_token")) {
					validate57.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
					return false;
				} else {
					const _errs1 = errors;
					for (const key0 in data) if (!func1.call(schema85.properties, key0)) {
						validate57.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
						return false;
					}
					if (_errs1 === errors) {
						if (data.case_id !== void 0) {
							let data0 = data.case_id;
							const _errs2 = errors;
							if (errors === errors) {
								if (typeof data0 === "string") {
									if (!pattern4.test(data0)) {
										validate57.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate57.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs2 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.disposition !== void 0) {
								let data1 = data.disposition;
								const _errs5 = errors;
								if (!(data1 === "accepted" || data1 === "admitted" || data1 === "decided" || data1 === "evaluated" || data1 === "normalized" || data1 === "observed" || data1 === "planned" || data1 === "rejected")) {
									validate57.errors = [issue(instancePath + "/disposition", "enum", { allowedValues: schema85.properties.disposition.enum })];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.error_token !== void 0) {
									let data2 = data.error_token;
									const _errs6 = errors;
									if (errors === _errs6) {
										if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
											const tag0 = data2.state;
											if (typeof tag0 == "string") {
												if (tag0 === "absent") {
													if (errors === errors) {
														if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
															let missing1;
															if (data2.state === void 0 && (missing1 = "state")) {
																validate57.errors = [issue(instancePath + "/error_token", "required", { missingProperty: missing1 })];
																return false;
															} else {
																const _errs12 = errors;
																for (const key1 in data2) if (!(key1 === "state")) {
																	validate57.errors = [issue(instancePath + "/error_token", "additionalProperties", { additionalProperty: key1 })];
																	return false;
																}
																if (_errs12 === errors) {
																	if (data2.state !== void 0) {
																		if ("absent" !== data2.state) {
																			validate57.errors = [issue(instancePath + "/error_token/state", "const", { allowedValue: "absent" })];
																			return false;
																		}
																	}
																}
															}
														} else {
															validate57.errors = [issue(instancePath + "/error_token", "type", { type: "object" })];
															return false;
														}
													}
												} else if (tag0 === "present") {
													if (errors === errors) {
														if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
															let missing2;
															if (data2.state === void 0 && (missing2 = "state") || data2.value === void 0 && (missing2 = "value")) {
																validate57.errors = [issue(instancePath + "/error_token", "required", { missingProperty: missing2 })];
																return false;
															} else {
																const _errs16 = errors;
																for (const key2 in data2) if (!(key2 === "state" || key2 === "value")) {
																	validate57.errors = [issue(instancePath + "/error_token", "additionalProperties", { additionalProperty: key2 })];
																	return false;
																}
																if (_errs16 === errors) {
																	if (data2.state !== void 0) {
																		const _errs17 = errors;
																		if ("present" !== data2.state) {
																			validate57.errors = [issue(instancePath + "/error_token/state", "const", { allowedValue: "present" })];
																			return false;
																		}
																		var valid7 = _errs17 === errors;
																	} else var valid7 = true;
																	if (valid7) {
																		if (data2.value !== void 0) {
																			let data5 = data2.value;
																			const _errs18 = errors;
																			if (errors === errors) {
																				if (typeof data5 === "string") {
																					if (func2(data5) > 64) {
																						validate57.errors = [issue(instancePath + "/error_token/value", "maxLength", { limit: 64 })];
																						return false;
																					} else if (!pattern30.test(data5)) {
																						validate57.errors = [issue(instancePath + "/error_token/value", "pattern", { pattern: "^(?:E_[A-Z][A-Z_]*|[a-z][a-z0-9-]*\\.[a-z][a-z-]*)$" })];
																						return false;
																					}
																				} else {
																					validate57.errors = [issue(instancePath + "/error_token/value", "type", { type: "string" })];
																					return false;
																				}
																			}
																			var valid7 = _errs18 === errors;
																		} else var valid7 = true;
																	}
																}
															}
														} else {
															validate57.errors = [issue(instancePath + "/error_token", "type", { type: "object" })];
															return false;
														}
													}
												} else {
													validate57.errors = [issue(instancePath + "/error_token", "discriminator", {
														error: "mapping",
														tag: "state",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate57.errors = [issue(instancePath + "/error_token", "discriminator", {
													error: "tag",
													tag: "state",
													tagValue: tag0
												})];
												return false;
											}
										} else {
											validate57.errors = [issue(instancePath + "/error_token", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.status !== void 0) {
										let data6 = data.status;
										const _errs21 = errors;
										if (errors === _errs21) {
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
												const tag1 = data6.state;
												if (typeof tag1 == "string") {
													if (tag1 === "absent") {
														if (errors === errors) {
															if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
																let missing3;
																if (data6.state === void 0 && (missing3 = "state")) {
																	validate57.errors = [issue(instancePath + "/status", "required", { missingProperty: missing3 })];
																	return false;
																} else {
																	const _errs27 = errors;
																	for (const key3 in data6) if (!(key3 === "state")) {
																		validate57.errors = [issue(instancePath + "/status", "additionalProperties", { additionalProperty: key3 })];
																		return false;
																	}
																	if (_errs27 === errors) {
																		if (data6.state !== void 0) {
																			if ("absent" !== data6.state) {
																				validate57.errors = [issue(instancePath + "/status/state", "const", { allowedValue: "absent" })];
																				return false;
																			}
																		}
																	}
																}
															} else {
																validate57.errors = [issue(instancePath + "/status", "type", { type: "object" })];
																return false;
															}
														}
													} else if (tag1 === "present") {
														if (errors === errors) {
															if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
																let missing4;
																if (data6.state === void 0 && (missing4 = "state") || data6.value === void 0 && (missing4 = "value")) {
																	validate57.errors = [issue(instancePath + "/status", "required", { missingProperty: missing4 })];
																	return false;
																} else {
																	const _errs31 = errors;
																	for (const key4 in data6) if (!(key4 === "state" || key4 === "value")) {
																		validate57.errors = [issue(instancePath + "/status", "additionalProperties", { additionalProperty: key4 })];
																		return false;
																	}
																	if (_errs31 === errors) {
																		if (data6.state !== void 0) {
																			const _errs32 = errors;
																			if ("present" !== data6.state) {
																				validate57.errors = [issue(instancePath + "/status/state", "const", { allowedValue: "present" })];
																				return false;
																			}
																			var valid14 = _errs32 === errors;
																		} else var valid14 = true;
																		if (valid14) {
																			if (data6.value !== void 0) {
																				let data9 = data6.value;
																				const _errs33 = errors;
																				if (!(data9 === "blocked" || data9 === "cancelled" || data9 === "completed" || data9 === "failed" || data9 === "skipped" || data9 === "stale")) {
																					validate57.errors = [issue(instancePath + "/status/value", "enum", { allowedValues: schema85.properties.status.oneOf[1].properties.value.enum })];
																					return false;
																				}
																				var valid14 = _errs33 === errors;
																			} else var valid14 = true;
																		}
																	}
																}
															} else {
																validate57.errors = [issue(instancePath + "/status", "type", { type: "object" })];
																return false;
															}
														}
													} else {
														validate57.errors = [issue(instancePath + "/status", "discriminator", {
															error: "mapping",
															tag: "state",
															tagValue: tag1
														})];
														return false;
													}
												} else {
													validate57.errors = [issue(instancePath + "/status", "discriminator", {
														error: "tag",
														tag: "state",
														tagValue: tag1
													})];
													return false;
												}
											} else {
												validate57.errors = [issue(instancePath + "/status", "type", { type: "object" })];
												return false;
											}
										}
										var valid0 = _errs21 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.classification !== void 0) {
											let data10 = data.classification;
											const _errs34 = errors;
											if (errors === _errs34) {
												if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
													const tag2 = data10.state;
													if (typeof tag2 == "string") {
														if (tag2 === "absent") {
															if (errors === errors) {
																if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
																	let missing5;
																	if (data10.state === void 0 && (missing5 = "state")) {
																		validate57.errors = [issue(instancePath + "/classification", "required", { missingProperty: missing5 })];
																		return false;
																	} else {
																		const _errs40 = errors;
																		for (const key5 in data10) if (!(key5 === "state")) {
																			validate57.errors = [issue(instancePath + "/classification", "additionalProperties", { additionalProperty: key5 })];
																			return false;
																		}
																		if (_errs40 === errors) {
																			if (data10.state !== void 0) {
																				if ("absent" !== data10.state) {
																					validate57.errors = [issue(instancePath + "/classification/state", "const", { allowedValue: "absent" })];
																					return false;
																				}
																			}
																		}
																	}
																} else {
																	validate57.errors = [issue(instancePath + "/classification", "type", { type: "object" })];
																	return false;
																}
															}
														} else if (tag2 === "present") {
															if (errors === errors) {
																if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
																	let missing6;
																	if (data10.state === void 0 && (missing6 = "state") || data10.value === void 0 && (missing6 = "value")) {
																		validate57.errors = [issue(instancePath + "/classification", "required", { missingProperty: missing6 })];
																		return false;
																	} else {
																		const _errs44 = errors;
																		for (const key6 in data10) if (!(key6 === "state" || key6 === "value")) {
																			validate57.errors = [issue(instancePath + "/classification", "additionalProperties", { additionalProperty: key6 })];
																			return false;
																		}
																		if (_errs44 === errors) {
																			if (data10.state !== void 0) {
																				const _errs45 = errors;
																				if ("present" !== data10.state) {
																					validate57.errors = [issue(instancePath + "/classification/state", "const", { allowedValue: "present" })];
																					return false;
																				}
																				var valid20 = _errs45 === errors;
																			} else var valid20 = true;
																			if (valid20) {
																				if (data10.value !== void 0) {
																					let data13 = data10.value;
																					const _errs46 = errors;
																					if (errors === errors) {
																						if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																							let missing7;
																							if (data13.action === void 0 && (missing7 = "action") || data13.class === void 0 && (missing7 = "class") || data13.reason_id === void 0 && (missing7 = "reason_id")) {
																								validate57.errors = [issue(instancePath + "/classification/value", "required", { missingProperty: missing7 })];
																								return false;
																							} else {
																								const _errs49 = errors;
																								for (const key7 in data13) if (!(key7 === "action" || key7 === "class" || key7 === "reason_id")) {
																									validate57.errors = [issue(instancePath + "/classification/value", "additionalProperties", { additionalProperty: key7 })];
																									return false;
																								}
																								if (_errs49 === errors) {
																									if (data13.action !== void 0) {
																										let data14 = data13.action;
																										const _errs50 = errors;
																										if (!(data14 === "dispatch-stage" || data14 === "none" || data14 === "operator-reconcile" || data14 === "recover-stranded-attempt" || data14 === "refresh-stage-inputs" || data14 === "resolve-stage-blocker" || data14 === "retry-stage" || data14 === "wait-for-attempt")) {
																											validate57.errors = [issue(instancePath + "/classification/value/action", "enum", { allowedValues: schema91.properties.action.enum })];
																											return false;
																										}
																										var valid22 = _errs50 === errors;
																									} else var valid22 = true;
																									if (valid22) {
																										if (data13.class !== void 0) {
																											let data15 = data13.class;
																											const _errs51 = errors;
																											if (!(data15 === "blocked" || data15 === "pending" || data15 === "retryable" || data15 === "stale" || data15 === "stranded" || data15 === "terminal")) {
																												validate57.errors = [issue(instancePath + "/classification/value/class", "enum", { allowedValues: schema91.properties.class.enum })];
																												return false;
																											}
																											var valid22 = _errs51 === errors;
																										} else var valid22 = true;
																										if (valid22) {
																											if (data13.reason_id !== void 0) {
																												let data16 = data13.reason_id;
																												const _errs52 = errors;
																												if (!(data16 === "scanner.attempt-deadline-reached" || data16 === "scanner.attempt-in-flight" || data16 === "scanner.no-attempt" || data16 === "scanner.retry-limit-reached" || data16 === "scanner.stage-blocked" || data16 === "scanner.stage-cancelled" || data16 === "scanner.stage-completed" || data16 === "scanner.stage-failed" || data16 === "scanner.stage-skipped" || data16 === "scanner.stage-stale" || data16 === "scanner.target-revision-moved")) {
																													validate57.errors = [issue(instancePath + "/classification/value/reason_id", "enum", { allowedValues: schema91.properties.reason_id.enum })];
																													return false;
																												}
																												var valid22 = _errs52 === errors;
																											} else var valid22 = true;
																										}
																									}
																								}
																							}
																						} else {
																							validate57.errors = [issue(instancePath + "/classification/value", "type", { type: "object" })];
																							return false;
																						}
																					}
																					var valid20 = _errs46 === errors;
																				} else var valid20 = true;
																			}
																		}
																	}
																} else {
																	validate57.errors = [issue(instancePath + "/classification", "type", { type: "object" })];
																	return false;
																}
															}
														} else {
															validate57.errors = [issue(instancePath + "/classification", "discriminator", {
																error: "mapping",
																tag: "state",
																tagValue: tag2
															})];
															return false;
														}
													} else {
														validate57.errors = [issue(instancePath + "/classification", "discriminator", {
															error: "tag",
															tag: "state",
															tagValue: tag2
														})];
														return false;
													}
												} else {
													validate57.errors = [issue(instancePath + "/classification", "type", { type: "object" })];
													return false;
												}
											}
											var valid0 = _errs34 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.plan !== void 0) {
												let data17 = data.plan;
												const _errs53 = errors;
												if (errors === _errs53) {
													if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
														const tag3 = data17.state;
														if (typeof tag3 == "string") {
															if (tag3 === "absent") {
																if (errors === errors) {
																	if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																		let missing8;
																		if (data17.state === void 0 && (missing8 = "state")) {
																			validate57.errors = [issue(instancePath + "/plan", "required", { missingProperty: missing8 })];
																			return false;
																		} else {
																			const _errs59 = errors;
																			for (const key8 in data17) if (!(key8 === "state")) {
																				validate57.errors = [issue(instancePath + "/plan", "additionalProperties", { additionalProperty: key8 })];
																				return false;
																			}
																			if (_errs59 === errors) {
																				if (data17.state !== void 0) {
																					if ("absent" !== data17.state) {
																						validate57.errors = [issue(instancePath + "/plan/state", "const", { allowedValue: "absent" })];
																						return false;
																					}
																				}
																			}
																		}
																	} else {
																		validate57.errors = [issue(instancePath + "/plan", "type", { type: "object" })];
																		return false;
																	}
																}
															} else if (tag3 === "present") {
																if (errors === errors) {
																	if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																		let missing9;
																		if (data17.state === void 0 && (missing9 = "state") || data17.value === void 0 && (missing9 = "value")) {
																			validate57.errors = [issue(instancePath + "/plan", "required", { missingProperty: missing9 })];
																			return false;
																		} else {
																			const _errs63 = errors;
																			for (const key9 in data17) if (!(key9 === "state" || key9 === "value")) {
																				validate57.errors = [issue(instancePath + "/plan", "additionalProperties", { additionalProperty: key9 })];
																				return false;
																			}
																			if (_errs63 === errors) {
																				if (data17.state !== void 0) {
																					const _errs64 = errors;
																					if ("present" !== data17.state) {
																						validate57.errors = [issue(instancePath + "/plan/state", "const", { allowedValue: "present" })];
																						return false;
																					}
																					var valid28 = _errs64 === errors;
																				} else var valid28 = true;
																				if (valid28) {
																					if (data17.value !== void 0) {
																						const _errs65 = errors;
																						if (!validate58(data17.value, {
																							instancePath: instancePath + "/plan/value",
																							parentData: data17,
																							parentDataProperty: "value",
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
																							errors = vErrors.length;
																						}
																						var valid28 = _errs65 === errors;
																					} else var valid28 = true;
																				}
																			}
																		}
																	} else {
																		validate57.errors = [issue(instancePath + "/plan", "type", { type: "object" })];
																		return false;
																	}
																}
															} else {
																validate57.errors = [issue(instancePath + "/plan", "discriminator", {
																	error: "mapping",
																	tag: "state",
																	tagValue: tag3
																})];
																return false;
															}
														} else {
															validate57.errors = [issue(instancePath + "/plan", "discriminator", {
																error: "tag",
																tag: "state",
																tagValue: tag3
															})];
															return false;
														}
													} else {
														validate57.errors = [issue(instancePath + "/plan", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs53 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.evaluation !== void 0) {
													let data21 = data.evaluation;
													const _errs66 = errors;
													if (errors === _errs66) {
														if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
															const tag4 = data21.state;
															if (typeof tag4 == "string") {
																if (tag4 === "absent") {
																	if (errors === errors) {
																		if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
																			let missing10;
																			if (data21.state === void 0 && (missing10 = "state")) {
																				validate57.errors = [issue(instancePath + "/evaluation", "required", { missingProperty: missing10 })];
																				return false;
																			} else {
																				const _errs72 = errors;
																				for (const key10 in data21) if (!(key10 === "state")) {
																					validate57.errors = [issue(instancePath + "/evaluation", "additionalProperties", { additionalProperty: key10 })];
																					return false;
																				}
																				if (_errs72 === errors) {
																					if (data21.state !== void 0) {
																						if ("absent" !== data21.state) {
																							validate57.errors = [issue(instancePath + "/evaluation/state", "const", { allowedValue: "absent" })];
																							return false;
																						}
																					}
																				}
																			}
																		} else {
																			validate57.errors = [issue(instancePath + "/evaluation", "type", { type: "object" })];
																			return false;
																		}
																	}
																} else if (tag4 === "present") {
																	if (errors === errors) {
																		if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
																			let missing11;
																			if (data21.state === void 0 && (missing11 = "state") || data21.value === void 0 && (missing11 = "value")) {
																				validate57.errors = [issue(instancePath + "/evaluation", "required", { missingProperty: missing11 })];
																				return false;
																			} else {
																				const _errs76 = errors;
																				for (const key11 in data21) if (!(key11 === "state" || key11 === "value")) {
																					validate57.errors = [issue(instancePath + "/evaluation", "additionalProperties", { additionalProperty: key11 })];
																					return false;
																				}
																				if (_errs76 === errors) {
																					if (data21.state !== void 0) {
																						const _errs77 = errors;
																						if ("present" !== data21.state) {
																							validate57.errors = [issue(instancePath + "/evaluation/state", "const", { allowedValue: "present" })];
																							return false;
																						}
																						var valid34 = _errs77 === errors;
																					} else var valid34 = true;
																					if (valid34) {
																						if (data21.value !== void 0) {
																							const _errs78 = errors;
																							if (!validate64(data21.value, {
																								instancePath: instancePath + "/evaluation/value",
																								parentData: data21,
																								parentDataProperty: "value",
																								rootData
																							})) {
																								vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
																								errors = vErrors.length;
																							}
																							var valid34 = _errs78 === errors;
																						} else var valid34 = true;
																					}
																				}
																			}
																		} else {
																			validate57.errors = [issue(instancePath + "/evaluation", "type", { type: "object" })];
																			return false;
																		}
																	}
																} else {
																	validate57.errors = [issue(instancePath + "/evaluation", "discriminator", {
																		error: "mapping",
																		tag: "state",
																		tagValue: tag4
																	})];
																	return false;
																}
															} else {
																validate57.errors = [issue(instancePath + "/evaluation", "discriminator", {
																	error: "tag",
																	tag: "state",
																	tagValue: tag4
																})];
																return false;
															}
														} else {
															validate57.errors = [issue(instancePath + "/evaluation", "type", { type: "object" })];
															return false;
														}
													}
													var valid0 = _errs66 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.normalization !== void 0) {
														let data25 = data.normalization;
														const _errs79 = errors;
														if (errors === _errs79) {
															if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																const tag5 = data25.state;
																if (typeof tag5 == "string") {
																	if (tag5 === "absent") {
																		if (errors === errors) {
																			if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																				let missing12;
																				if (data25.state === void 0 && (missing12 = "state")) {
																					validate57.errors = [issue(instancePath + "/normalization", "required", { missingProperty: missing12 })];
																					return false;
																				} else {
																					const _errs85 = errors;
																					for (const key12 in data25) if (!(key12 === "state")) {
																						validate57.errors = [issue(instancePath + "/normalization", "additionalProperties", { additionalProperty: key12 })];
																						return false;
																					}
																					if (_errs85 === errors) {
																						if (data25.state !== void 0) {
																							if ("absent" !== data25.state) {
																								validate57.errors = [issue(instancePath + "/normalization/state", "const", { allowedValue: "absent" })];
																								return false;
																							}
																						}
																					}
																				}
																			} else {
																				validate57.errors = [issue(instancePath + "/normalization", "type", { type: "object" })];
																				return false;
																			}
																		}
																	} else if (tag5 === "present") {
																		if (errors === errors) {
																			if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																				let missing13;
																				if (data25.state === void 0 && (missing13 = "state") || data25.value === void 0 && (missing13 = "value")) {
																					validate57.errors = [issue(instancePath + "/normalization", "required", { missingProperty: missing13 })];
																					return false;
																				} else {
																					const _errs89 = errors;
																					for (const key13 in data25) if (!(key13 === "state" || key13 === "value")) {
																						validate57.errors = [issue(instancePath + "/normalization", "additionalProperties", { additionalProperty: key13 })];
																						return false;
																					}
																					if (_errs89 === errors) {
																						if (data25.state !== void 0) {
																							const _errs90 = errors;
																							if ("present" !== data25.state) {
																								validate57.errors = [issue(instancePath + "/normalization/state", "const", { allowedValue: "present" })];
																								return false;
																							}
																							var valid40 = _errs90 === errors;
																						} else var valid40 = true;
																						if (valid40) {
																							if (data25.value !== void 0) {
																								const _errs91 = errors;
																								if (!validate66(data25.value, {
																									instancePath: instancePath + "/normalization/value",
																									parentData: data25,
																									parentDataProperty: "value",
																									rootData
																								})) {
																									vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																									errors = vErrors.length;
																								}
																								var valid40 = _errs91 === errors;
																							} else var valid40 = true;
																						}
																					}
																				}
																			} else {
																				validate57.errors = [issue(instancePath + "/normalization", "type", { type: "object" })];
																				return false;
																			}
																		}
																	} else {
																		validate57.errors = [issue(instancePath + "/normalization", "discriminator", {
																			error: "mapping",
																			tag: "state",
																			tagValue: tag5
																		})];
																		return false;
																	}
																} else {
																	validate57.errors = [issue(instancePath + "/normalization", "discriminator", {
																		error: "tag",
																		tag: "state",
																		tagValue: tag5
																	})];
																	return false;
																}
															} else {
																validate57.errors = [issue(instancePath + "/normalization", "type", { type: "object" })];
																return false;
															}
														}
														var valid0 = _errs79 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.detail !== void 0) {
															let data29 = data.detail;
															const _errs92 = errors;
															if (errors === _errs92) {
																if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
																	const tag6 = data29.state;
																	if (typeof tag6 == "string") {
																		if (tag6 === "absent") {
																			if (errors === errors) {
																				if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
																					let missing14;
																					if (data29.state === void 0 && (missing14 = "state")) {
																						validate57.errors = [issue(instancePath + "/detail", "required", { missingProperty: missing14 })];
																						return false;
																					} else {
																						const _errs98 = errors;
																						for (const key14 in data29) if (!(key14 === "state")) {
																							validate57.errors = [issue(instancePath + "/detail", "additionalProperties", { additionalProperty: key14 })];
																							return false;
																						}
																						if (_errs98 === errors) {
																							if (data29.state !== void 0) {
																								if ("absent" !== data29.state) {
																									validate57.errors = [issue(instancePath + "/detail/state", "const", { allowedValue: "absent" })];
																									return false;
																								}
																							}
																						}
																					}
																				} else {
																					validate57.errors = [issue(instancePath + "/detail", "type", { type: "object" })];
																					return false;
																				}
																			}
																		} else if (tag6 === "present") {
																			if (errors === errors) {
																				if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
																					let missing15;
																					if (data29.state === void 0 && (missing15 = "state") || data29.value === void 0 && (missing15 = "value")) {
																						validate57.errors = [issue(instancePath + "/detail", "required", { missingProperty: missing15 })];
																						return false;
																					} else {
																						const _errs102 = errors;
																						for (const key15 in data29) if (!(key15 === "state" || key15 === "value")) {
																							validate57.errors = [issue(instancePath + "/detail", "additionalProperties", { additionalProperty: key15 })];
																							return false;
																						}
																						if (_errs102 === errors) {
																							if (data29.state !== void 0) {
																								const _errs103 = errors;
																								if ("present" !== data29.state) {
																									validate57.errors = [issue(instancePath + "/detail/state", "const", { allowedValue: "present" })];
																									return false;
																								}
																								var valid46 = _errs103 === errors;
																							} else var valid46 = true;
																							if (valid46) {
																								if (data29.value !== void 0) {
																									let data32 = data29.value;
																									const _errs104 = errors;
																									if (errors === errors) {
																										if (typeof data32 === "string") {
																											if (!pattern4.test(data32)) {
																												validate57.errors = [issue(instancePath + "/detail/value", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																												return false;
																											}
																										} else {
																											validate57.errors = [issue(instancePath + "/detail/value", "type", { type: "string" })];
																											return false;
																										}
																									}
																									var valid46 = _errs104 === errors;
																								} else var valid46 = true;
																							}
																						}
																					}
																				} else {
																					validate57.errors = [issue(instancePath + "/detail", "type", { type: "object" })];
																					return false;
																				}
																			}
																		} else {
																			validate57.errors = [issue(instancePath + "/detail", "discriminator", {
																				error: "mapping",
																				tag: "state",
																				tagValue: tag6
																			})];
																			return false;
																		}
																	} else {
																		validate57.errors = [issue(instancePath + "/detail", "discriminator", {
																			error: "tag",
																			tag: "state",
																			tagValue: tag6
																		})];
																		return false;
																	}
																} else {
																	validate57.errors = [issue(instancePath + "/detail", "type", { type: "object" })];
																	return false;
																}
															}
															var valid0 = _errs92 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.decision !== void 0) {
																let data33 = data.decision;
																const _errs107 = errors;
																if (errors === _errs107) {
																	if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
																		const tag7 = data33.state;
																		if (typeof tag7 == "string") {
																			if (tag7 === "absent") {
																				if (errors === errors) {
																					if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
																						let missing16;
																						if (data33.state === void 0 && (missing16 = "state")) {
																							validate57.errors = [issue(instancePath + "/decision", "required", { missingProperty: missing16 })];
																							return false;
																						} else {
																							const _errs113 = errors;
																							for (const key16 in data33) if (!(key16 === "state")) {
																								validate57.errors = [issue(instancePath + "/decision", "additionalProperties", { additionalProperty: key16 })];
																								return false;
																							}
																							if (_errs113 === errors) {
																								if (data33.state !== void 0) {
																									if ("absent" !== data33.state) {
																										validate57.errors = [issue(instancePath + "/decision/state", "const", { allowedValue: "absent" })];
																										return false;
																									}
																								}
																							}
																						}
																					} else {
																						validate57.errors = [issue(instancePath + "/decision", "type", { type: "object" })];
																						return false;
																					}
																				}
																			} else if (tag7 === "present") {
																				if (errors === errors) {
																					if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
																						let missing17;
																						if (data33.state === void 0 && (missing17 = "state") || data33.value === void 0 && (missing17 = "value")) {
																							validate57.errors = [issue(instancePath + "/decision", "required", { missingProperty: missing17 })];
																							return false;
																						} else {
																							const _errs117 = errors;
																							for (const key17 in data33) if (!(key17 === "state" || key17 === "value")) {
																								validate57.errors = [issue(instancePath + "/decision", "additionalProperties", { additionalProperty: key17 })];
																								return false;
																							}
																							if (_errs117 === errors) {
																								if (data33.state !== void 0) {
																									const _errs118 = errors;
																									if ("present" !== data33.state) {
																										validate57.errors = [issue(instancePath + "/decision/state", "const", { allowedValue: "present" })];
																										return false;
																									}
																									var valid53 = _errs118 === errors;
																								} else var valid53 = true;
																								if (valid53) {
																									if (data33.value !== void 0) {
																										const _errs119 = errors;
																										if (!validate68(data33.value, {
																											instancePath: instancePath + "/decision/value",
																											parentData: data33,
																											parentDataProperty: "value",
																											rootData
																										})) {
																											vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
																											errors = vErrors.length;
																										}
																										var valid53 = _errs119 === errors;
																									} else var valid53 = true;
																								}
																							}
																						}
																					} else {
																						validate57.errors = [issue(instancePath + "/decision", "type", { type: "object" })];
																						return false;
																					}
																				}
																			} else {
																				validate57.errors = [issue(instancePath + "/decision", "discriminator", {
																					error: "mapping",
																					tag: "state",
																					tagValue: tag7
																				})];
																				return false;
																			}
																		} else {
																			validate57.errors = [issue(instancePath + "/decision", "discriminator", {
																				error: "tag",
																				tag: "state",
																				tagValue: tag7
																			})];
																			return false;
																		}
																	} else {
																		validate57.errors = [issue(instancePath + "/decision", "type", { type: "object" })];
																		return false;
																	}
																}
																var valid0 = _errs107 === errors;
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
			validate57.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate57.errors = vErrors;
	return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate56.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate56.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate56.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate56.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate56.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate56.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate56.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate57(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate56.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate56.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate56.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate56.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate56.errors = vErrors;
	return errors === 0;
}
const schema111 = {
	"description": "What the case is about: a document, or an input by its digest.",
	"type": "object",
	"oneOf": [{
		"type": "object",
		"additionalProperties": false,
		"required": [
			"schema_version",
			"kind",
			"id",
			"sha256"
		],
		"properties": {
			"schema_version": { "enum": [1, 2] },
			"kind": {
				"type": "string",
				"pattern": "^[a-z][a-z0-9_]{0,127}$"
			},
			"id": { "$ref": "#/$defs/contract.common.id" },
			"sha256": { "$ref": "#/$defs/contract.common.sha256" }
		}
	}, { "$ref": "#/$defs/contract.common.contentRef" }]
};
const pattern42 = new RegExp("^[a-z][a-z0-9_]{0,127}$", "u");
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data))) {
		validate72.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	const _errs1 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs2 = errors;
	if (errors === _errs2) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
				const err0 = issue(instancePath, "required", { missingProperty: missing0 });
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else {
				const _errs4 = errors;
				for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
					const err1 = issue(instancePath, "additionalProperties", { additionalProperty: key0 });
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
					break;
				}
				if (_errs4 === errors) {
					if (data.schema_version !== void 0) {
						let data0 = data.schema_version;
						const _errs5 = errors;
						if (!(data0 === 1 || data0 === 2)) {
							const err2 = issue(instancePath + "/schema_version", "enum", { allowedValues: schema111.oneOf[0].properties.schema_version.enum });
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						var valid1 = _errs5 === errors;
					} else var valid1 = true;
					if (valid1) {
						if (data.kind !== void 0) {
							let data1 = data.kind;
							const _errs6 = errors;
							if (errors === _errs6) {
								if (typeof data1 === "string") {
									if (!pattern42.test(data1)) {
										const err3 = issue(instancePath + "/kind", "pattern", { pattern: "^[a-z][a-z0-9_]{0,127}$" });
										if (vErrors === null) vErrors = [err3];
										else vErrors.push(err3);
										errors++;
									}
								} else {
									const err4 = issue(instancePath + "/kind", "type", { type: "string" });
									if (vErrors === null) vErrors = [err4];
									else vErrors.push(err4);
									errors++;
								}
							}
							var valid1 = _errs6 === errors;
						} else var valid1 = true;
						if (valid1) {
							if (data.id !== void 0) {
								let data2 = data.id;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											const err5 = issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" });
											if (vErrors === null) vErrors = [err5];
											else vErrors.push(err5);
											errors++;
										}
									} else {
										const err6 = issue(instancePath + "/id", "type", { type: "string" });
										if (vErrors === null) vErrors = [err6];
										else vErrors.push(err6);
										errors++;
									}
								}
								var valid1 = _errs8 === errors;
							} else var valid1 = true;
							if (valid1) {
								if (data.sha256 !== void 0) {
									let data3 = data.sha256;
									const _errs11 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern5.test(data3)) {
												const err7 = issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" });
												if (vErrors === null) vErrors = [err7];
												else vErrors.push(err7);
												errors++;
											}
										} else {
											const err8 = issue(instancePath + "/sha256", "type", { type: "string" });
											if (vErrors === null) vErrors = [err8];
											else vErrors.push(err8);
											errors++;
										}
									}
									var valid1 = _errs11 === errors;
								} else var valid1 = true;
							}
						}
					}
				}
			}
		} else {
			const err9 = issue(instancePath, "type", { type: "object" });
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs14 = errors;
	if (!validate23(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs14 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err10 = issue(instancePath, "oneOf", { passingSchemas: passing0 });
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
		validate72.errors = vErrors;
		return false;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	validate72.errors = vErrors;
	return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.grader_kind === void 0 && (missing0 = "grader_kind") || data.expectation === void 0 && (missing0 = "expectation") || data.observation === void 0 && (missing0 = "observation") || data.verdict === void 0 && (missing0 = "verdict") || data.reason_id === void 0 && (missing0 = "reason_id") || data.subject_ref === void 0 && (missing0 = "subject_ref")) {
				validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "grader_kind" || key0 === "expectation" || key0 === "observation" || key0 === "verdict" || key0 === "reason_id" || key0 === "subject_ref")) {
					validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate32.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate32.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.family_id !== void 0) {
							let data1 = data.family_id;
							const _errs5 = errors;
							if (!(data1 === "actor-rerun-identity" || data1 === "adapter-contract-compliance" || data1 === "approval-invalidation-no-push-after-approval" || data1 === "empty-fake-timed-out-degraded-reviews" || data1 === "malicious-instructions" || data1 === "protected-path-credential-network-publisher-boundaries" || data1 === "repeated-cancelled-missed-events" || data1 === "reviewer-severity-false-positive-negative" || data1 === "stale-moved-artifacts")) {
								validate32.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema54.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.grader_kind !== void 0) {
								let data2 = data.grader_kind;
								const _errs7 = errors;
								if (!(data2 === "deterministic" || data2 === "none")) {
									validate32.errors = [issue(instancePath + "/grader_kind", "enum", { allowedValues: schema52.properties.grader_kind.enum })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expectation !== void 0) {
									const _errs8 = errors;
									if (!validate33(data.expectation, {
										instancePath: instancePath + "/expectation",
										parentData: data,
										parentDataProperty: "expectation",
										rootData
									})) {
										vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.observation !== void 0) {
										const _errs9 = errors;
										if (!validate56(data.observation, {
											instancePath: instancePath + "/observation",
											parentData: data,
											parentDataProperty: "observation",
											rootData
										})) {
											vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.verdict !== void 0) {
											let data5 = data.verdict;
											const _errs10 = errors;
											if (!(data5 === "failed" || data5 === "inconclusive" || data5 === "passed")) {
												validate32.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema109.enum })];
												return false;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.reason_id !== void 0) {
												let data6 = data.reason_id;
												const _errs12 = errors;
												if (!(data6 === "evals.classification-mismatch" || data6 === "evals.decision-mismatch" || data6 === "evals.detail-mismatch" || data6 === "evals.disposition-mismatch" || data6 === "evals.error-token-mismatch" || data6 === "evals.expectation-met" || data6 === "evals.no-deterministic-grader" || data6 === "evals.normalization-mismatch" || data6 === "evals.observation-missing" || data6 === "evals.plan-mismatch" || data6 === "evals.status-mismatch" || data6 === "evals.verdict-mismatch")) {
													validate32.errors = [issue(instancePath + "/reason_id", "enum", { allowedValues: schema110.enum })];
													return false;
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.subject_ref !== void 0) {
													const _errs14 = errors;
													if (!validate72(data.subject_ref, {
														instancePath: instancePath + "/subject_ref",
														parentData: data,
														parentDataProperty: "subject_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs14 === errors;
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
			validate32.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const schema114 = {
	"description": "One case as an event of a trace; nothing was measured.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"event_kind",
		"case_id",
		"family_id",
		"grader_kind",
		"tool_ref",
		"adapter",
		"gate",
		"latency",
		"cost",
		"identity"
	],
	"properties": {
		"event_kind": { "const": "eval-case" },
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"grader_kind": { "enum": ["deterministic", "none"] },
		"tool_ref": { "$ref": "#/$defs/contract.common.contentRef" },
		"adapter": { "$ref": "#/$defs/contract.common.absent" },
		"gate": { "$ref": "#/$defs/contract.common.absent" },
		"latency": { "$ref": "#/$defs/contract.common.absent" },
		"cost": { "$ref": "#/$defs/contract.common.absent" },
		"identity": {
			"type": "object",
			"additionalProperties": false,
			"required": ["evaluator_ref"],
			"properties": { "evaluator_ref": { "$ref": "#/$defs/evals.eval-run-result.evaluatorRef" } }
		}
	}
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate78.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate78.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate78.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate78.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func2(data1) > 127) {
							validate78.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern7.test(data1)) {
							validate78.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate78.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate78.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate78.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate78.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate78.errors = vErrors;
	return true;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.event_kind === void 0 && (missing0 = "event_kind") || data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.grader_kind === void 0 && (missing0 = "grader_kind") || data.tool_ref === void 0 && (missing0 = "tool_ref") || data.adapter === void 0 && (missing0 = "adapter") || data.gate === void 0 && (missing0 = "gate") || data.latency === void 0 && (missing0 = "latency") || data.cost === void 0 && (missing0 = "cost") || data.identity === void 0 && (missing0 = "identity")) {
				validate76.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema114.properties, key0)) {
					validate76.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.event_kind !== void 0) {
						const _errs2 = errors;
						if ("eval-case" !== data.event_kind) {
							validate76.errors = [issue(instancePath + "/event_kind", "const", { allowedValue: "eval-case" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.case_id !== void 0) {
							let data1 = data.case_id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate76.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate76.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.family_id !== void 0) {
								let data2 = data.family_id;
								const _errs6 = errors;
								if (!(data2 === "actor-rerun-identity" || data2 === "adapter-contract-compliance" || data2 === "approval-invalidation-no-push-after-approval" || data2 === "empty-fake-timed-out-degraded-reviews" || data2 === "malicious-instructions" || data2 === "protected-path-credential-network-publisher-boundaries" || data2 === "repeated-cancelled-missed-events" || data2 === "reviewer-severity-false-positive-negative" || data2 === "stale-moved-artifacts")) {
									validate76.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema54.enum })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.grader_kind !== void 0) {
									let data3 = data.grader_kind;
									const _errs8 = errors;
									if (!(data3 === "deterministic" || data3 === "none")) {
										validate76.errors = [issue(instancePath + "/grader_kind", "enum", { allowedValues: schema114.properties.grader_kind.enum })];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.tool_ref !== void 0) {
										const _errs9 = errors;
										if (!validate23(data.tool_ref, {
											instancePath: instancePath + "/tool_ref",
											parentData: data,
											parentDataProperty: "tool_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.adapter !== void 0) {
											let data5 = data.adapter;
											const _errs10 = errors;
											if (errors === errors) {
												if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
													let missing1;
													if (data5.state === void 0 && (missing1 = "state")) {
														validate76.errors = [issue(instancePath + "/adapter", "required", { missingProperty: missing1 })];
														return false;
													} else {
														const _errs13 = errors;
														for (const key1 in data5) if (!(key1 === "state")) {
															validate76.errors = [issue(instancePath + "/adapter", "additionalProperties", { additionalProperty: key1 })];
															return false;
														}
														if (_errs13 === errors) {
															if (data5.state !== void 0) {
																if ("absent" !== data5.state) {
																	validate76.errors = [issue(instancePath + "/adapter/state", "const", { allowedValue: "absent" })];
																	return false;
																}
															}
														}
													}
												} else {
													validate76.errors = [issue(instancePath + "/adapter", "type", { type: "object" })];
													return false;
												}
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.gate !== void 0) {
												let data7 = data.gate;
												const _errs15 = errors;
												if (errors === errors) {
													if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
														let missing2;
														if (data7.state === void 0 && (missing2 = "state")) {
															validate76.errors = [issue(instancePath + "/gate", "required", { missingProperty: missing2 })];
															return false;
														} else {
															const _errs18 = errors;
															for (const key2 in data7) if (!(key2 === "state")) {
																validate76.errors = [issue(instancePath + "/gate", "additionalProperties", { additionalProperty: key2 })];
																return false;
															}
															if (_errs18 === errors) {
																if (data7.state !== void 0) {
																	if ("absent" !== data7.state) {
																		validate76.errors = [issue(instancePath + "/gate/state", "const", { allowedValue: "absent" })];
																		return false;
																	}
																}
															}
														}
													} else {
														validate76.errors = [issue(instancePath + "/gate", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.latency !== void 0) {
													let data9 = data.latency;
													const _errs20 = errors;
													if (errors === errors) {
														if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
															let missing3;
															if (data9.state === void 0 && (missing3 = "state")) {
																validate76.errors = [issue(instancePath + "/latency", "required", { missingProperty: missing3 })];
																return false;
															} else {
																const _errs23 = errors;
																for (const key3 in data9) if (!(key3 === "state")) {
																	validate76.errors = [issue(instancePath + "/latency", "additionalProperties", { additionalProperty: key3 })];
																	return false;
																}
																if (_errs23 === errors) {
																	if (data9.state !== void 0) {
																		if ("absent" !== data9.state) {
																			validate76.errors = [issue(instancePath + "/latency/state", "const", { allowedValue: "absent" })];
																			return false;
																		}
																	}
																}
															}
														} else {
															validate76.errors = [issue(instancePath + "/latency", "type", { type: "object" })];
															return false;
														}
													}
													var valid0 = _errs20 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.cost !== void 0) {
														let data11 = data.cost;
														const _errs25 = errors;
														if (errors === errors) {
															if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
																let missing4;
																if (data11.state === void 0 && (missing4 = "state")) {
																	validate76.errors = [issue(instancePath + "/cost", "required", { missingProperty: missing4 })];
																	return false;
																} else {
																	const _errs28 = errors;
																	for (const key4 in data11) if (!(key4 === "state")) {
																		validate76.errors = [issue(instancePath + "/cost", "additionalProperties", { additionalProperty: key4 })];
																		return false;
																	}
																	if (_errs28 === errors) {
																		if (data11.state !== void 0) {
																			if ("absent" !== data11.state) {
																				validate76.errors = [issue(instancePath + "/cost/state", "const", { allowedValue: "absent" })];
																				return false;
																			}
																		}
																	}
																}
															} else {
																validate76.errors = [issue(instancePath + "/cost", "type", { type: "object" })];
																return false;
															}
														}
														var valid0 = _errs25 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.identity !== void 0) {
															let data13 = data.identity;
															const _errs30 = errors;
															if (errors === _errs30) {
																if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																	let missing5;
																	if (data13.evaluator_ref === void 0 && (missing5 = "evaluator_ref")) {
																		validate76.errors = [issue(instancePath + "/identity", "required", { missingProperty: missing5 })];
																		return false;
																	} else {
																		const _errs32 = errors;
																		for (const key5 in data13) if (!(key5 === "evaluator_ref")) {
																			validate76.errors = [issue(instancePath + "/identity", "additionalProperties", { additionalProperty: key5 })];
																			return false;
																		}
																		if (_errs32 === errors) {
																			if (data13.evaluator_ref !== void 0) {
																				if (!validate78(data13.evaluator_ref, {
																					instancePath: instancePath + "/identity/evaluator_ref",
																					parentData: data13,
																					parentDataProperty: "evaluator_ref",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																					errors = vErrors.length;
																				}
																			}
																		}
																	}
																} else {
																	validate76.errors = [issue(instancePath + "/identity", "type", { type: "object" })];
																	return false;
																}
															}
															var valid0 = _errs30 === errors;
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
		} else {
			validate76.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate76.errors = vErrors;
	return errors === 0;
}
const pattern15 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.authority_effect === void 0 && (missing0 = "authority_effect") || data.mode === void 0 && (missing0 = "mode") || data.core_contract === void 0 && (missing0 = "core_contract") || data.catalog_ref === void 0 && (missing0 = "catalog_ref") || data.seed_set_ref === void 0 && (missing0 = "seed_set_ref") || data.evaluator === void 0 && (missing0 = "evaluator") || data.seed_source === void 0 && (missing0 = "seed_source") || data.observed_at === void 0 && (missing0 = "observed_at") || data.summary === void 0 && (missing0 = "summary") || data.cases === void 0 && (missing0 = "cases") || data.trace === void 0 && (missing0 = "trace")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
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
						if (data.authority_effect !== void 0) {
							const _errs3 = errors;
							if ("none" !== data.authority_effect) {
								validate21.errors = [issue(instancePath + "/authority_effect", "const", { allowedValue: "none" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.mode !== void 0) {
								const _errs4 = errors;
								if ("deterministic-offline" !== data.mode) {
									validate21.errors = [issue(instancePath + "/mode", "const", { allowedValue: "deterministic-offline" })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.core_contract !== void 0) {
									const _errs5 = errors;
									if (!validate22(data.core_contract, {
										instancePath: instancePath + "/core_contract",
										parentData: data,
										parentDataProperty: "core_contract",
										rootData
									})) {
										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.catalog_ref !== void 0) {
										const _errs6 = errors;
										if (!validate26(data.catalog_ref, {
											instancePath: instancePath + "/catalog_ref",
											parentData: data,
											parentDataProperty: "catalog_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.seed_set_ref !== void 0) {
											const _errs7 = errors;
											if (!validate28(data.seed_set_ref, {
												instancePath: instancePath + "/seed_set_ref",
												parentData: data,
												parentDataProperty: "seed_set_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.evaluator !== void 0) {
												const _errs8 = errors;
												if (!validate30(data.evaluator, {
													instancePath: instancePath + "/evaluator",
													parentData: data,
													parentDataProperty: "evaluator",
													rootData
												})) {
													vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.seed_source !== void 0) {
													let data7 = data.seed_source;
													const _errs9 = errors;
													if (!(data7 === "adapter-tests.contract.v1" || data7 === "adapters.provider-normalizers.v1" || data7 === "content.file-gate.v1" || data7 === "control.duty-separation.v1" || data7 === "control.risk-gates.v1" || data7 === "control.sandbox-policy.v1" || data7 === "core.stage-run.v2" || data7 === "loop.review-fix.v1" || data7 === "orchestrator.reconciliation-plan.v1" || data7 === "orchestrator.state-scanner.v1")) {
														validate21.errors = [issue(instancePath + "/seed_source", "enum", { allowedValues: schema49.enum })];
														return false;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.observed_at !== void 0) {
														let data8 = data.observed_at;
														const _errs11 = errors;
														if (errors === errors) {
															if (typeof data8 === "string") {
																if (!pattern15.test(data8)) {
																	validate21.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																	return false;
																}
															} else {
																validate21.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
																return false;
															}
														}
														var valid0 = _errs11 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.summary !== void 0) {
															let data9 = data.summary;
															const _errs14 = errors;
															if (errors === errors) {
																if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																	let missing1;
																	if (data9.total === void 0 && (missing1 = "total") || data9.passed === void 0 && (missing1 = "passed") || data9.failed === void 0 && (missing1 = "failed") || data9.inconclusive === void 0 && (missing1 = "inconclusive")) {
																		validate21.errors = [issue(instancePath + "/summary", "required", { missingProperty: missing1 })];
																		return false;
																	} else {
																		const _errs17 = errors;
																		for (const key1 in data9) if (!(key1 === "total" || key1 === "passed" || key1 === "failed" || key1 === "inconclusive")) {
																			validate21.errors = [issue(instancePath + "/summary", "additionalProperties", { additionalProperty: key1 })];
																			return false;
																		}
																		if (_errs17 === errors) {
																			if (data9.total !== void 0) {
																				let data10 = data9.total;
																				const _errs18 = errors;
																				if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																					validate21.errors = [issue(instancePath + "/summary/total", "type", { type: "integer" })];
																					return false;
																				}
																				if (errors === _errs18) {
																					if (typeof data10 == "number" && isFinite(data10)) {
																						if (data10 < 0 || isNaN(data10)) {
																							validate21.errors = [issue(instancePath + "/summary/total", "minimum", {
																								comparison: ">=",
																								limit: 0
																							})];
																							return false;
																						}
																					}
																				}
																				var valid4 = _errs18 === errors;
																			} else var valid4 = true;
																			if (valid4) {
																				if (data9.passed !== void 0) {
																					let data11 = data9.passed;
																					const _errs20 = errors;
																					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																						validate21.errors = [issue(instancePath + "/summary/passed", "type", { type: "integer" })];
																						return false;
																					}
																					if (errors === _errs20) {
																						if (typeof data11 == "number" && isFinite(data11)) {
																							if (data11 < 0 || isNaN(data11)) {
																								validate21.errors = [issue(instancePath + "/summary/passed", "minimum", {
																									comparison: ">=",
																									limit: 0
																								})];
																								return false;
																							}
																						}
																					}
																					var valid4 = _errs20 === errors;
																				} else var valid4 = true;
																				if (valid4) {
																					if (data9.failed !== void 0) {
																						let data12 = data9.failed;
																						const _errs22 = errors;
																						if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																							validate21.errors = [issue(instancePath + "/summary/failed", "type", { type: "integer" })];
																							return false;
																						}
																						if (errors === _errs22) {
																							if (typeof data12 == "number" && isFinite(data12)) {
																								if (data12 < 0 || isNaN(data12)) {
																									validate21.errors = [issue(instancePath + "/summary/failed", "minimum", {
																										comparison: ">=",
																										limit: 0
																									})];
																									return false;
																								}
																							}
																						}
																						var valid4 = _errs22 === errors;
																					} else var valid4 = true;
																					if (valid4) {
																						if (data9.inconclusive !== void 0) {
																							let data13 = data9.inconclusive;
																							const _errs24 = errors;
																							if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																								validate21.errors = [issue(instancePath + "/summary/inconclusive", "type", { type: "integer" })];
																								return false;
																							}
																							if (errors === _errs24) {
																								if (typeof data13 == "number" && isFinite(data13)) {
																									if (data13 < 0 || isNaN(data13)) {
																										validate21.errors = [issue(instancePath + "/summary/inconclusive", "minimum", {
																											comparison: ">=",
																											limit: 0
																										})];
																										return false;
																									}
																								}
																							}
																							var valid4 = _errs24 === errors;
																						} else var valid4 = true;
																					}
																				}
																			}
																		}
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/summary", "type", { type: "object" })];
																	return false;
																}
															}
															var valid0 = _errs14 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.cases !== void 0) {
																let data14 = data.cases;
																const _errs26 = errors;
																if (errors === _errs26) {
																	if (Array.isArray(data14)) {
																		if (data14.length > 64) {
																			validate21.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
																			return false;
																		} else if (data14.length < 1) {
																			validate21.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
																			return false;
																		} else {
																			const len0 = data14.length;
																			for (let i0 = 0; i0 < len0; i0++) {
																				const _errs28 = errors;
																				if (!validate32(data14[i0], {
																					instancePath: instancePath + "/cases/" + i0,
																					parentData: data14,
																					parentDataProperty: i0,
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
																					errors = vErrors.length;
																				}
																				if (!(_errs28 === errors)) break;
																			}
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
																		return false;
																	}
																}
																var valid0 = _errs26 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.trace !== void 0) {
																	let data16 = data.trace;
																	const _errs29 = errors;
																	if (errors === _errs29) {
																		if (Array.isArray(data16)) {
																			if (data16.length > 64) {
																				validate21.errors = [issue(instancePath + "/trace", "maxItems", { limit: 64 })];
																				return false;
																			} else if (data16.length < 1) {
																				validate21.errors = [issue(instancePath + "/trace", "minItems", { limit: 1 })];
																				return false;
																			} else {
																				const len1 = data16.length;
																				for (let i1 = 0; i1 < len1; i1++) {
																					const _errs31 = errors;
																					if (!validate76(data16[i1], {
																						instancePath: instancePath + "/trace/" + i1,
																						parentData: data16,
																						parentDataProperty: i1,
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																						errors = vErrors.length;
																					}
																					if (!(_errs31 === errors)) break;
																				}
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/trace", "type", { type: "array" })];
																			return false;
																		}
																	}
																	var valid0 = _errs29 === errors;
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
							if ("eval_run_result" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_run_result" })];
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