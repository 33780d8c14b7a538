// Generated from libs/evals/schemas/eval-catalog.schema.json by tools/generate (npm run generate). Do not edit.
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
	"$id": "urn:ystack:schema:evals:eval-catalog",
	"description": "The families of evaluation cases. Version 1 is the wire's; version 2 knows two more sources.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"kind",
		"id",
		"body"
	],
	"properties": {
		"schema_version": { "enum": [1, 2] },
		"kind": { "const": "eval_catalog" },
		"id": { "const": "evals.catalog.v1" },
		"body": { "$ref": "#/$defs/evals.eval-catalog.evalCatalogBody" }
	},
	"$defs": {
		"contract.common.contentId": {
			"description": "An id without a colon.",
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9._-]{0,127}$"
		},
		"contract.common.contentRef": {
			"description": "Bytes by name, media type and digest.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "$ref": "#/$defs/contract.common.contentId" },
				"media_type": { "$ref": "#/$defs/contract.common.mediaType" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"contract.common.evidenceKind": {
			"description": "What sort of proof a piece of evidence is.",
			"enum": [
				"architecture",
				"behavioral",
				"deterministic",
				"independent-review"
			]
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
		"contract.common.sha256": {
			"description": "A SHA-256 digest in lower-case hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"evals.common.coreContract": {
			"description": "The core that cases are judged under.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"generation_id_sha256",
				"package_ref",
				"semantic_identity"
			],
			"properties": {
				"generation_id_sha256": { "$ref": "#/$defs/contract.common.sha256" },
				"package_ref": { "$ref": "#/$defs/contract.common.contentRef" },
				"semantic_identity": { "$ref": "#/$defs/contract.common.id" }
			}
		},
		"evals.common.evalVerdict": { "enum": [
			"failed",
			"inconclusive",
			"passed"
		] },
		"evals.common.familyId": {
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
		},
		"evals.common.graderKind": {
			"description": "Who can say whether a case met its expectation.",
			"enum": [
				"deterministic",
				"human",
				"model"
			]
		},
		"evals.common.seedSource": {
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
		},
		"evals.common.trialPolicy": {
			"description": "How many trials a verdict of the family rests on.",
			"type": "object",
			"discriminator": { "propertyName": "kind" },
			"oneOf": [{
				"type": "object",
				"additionalProperties": false,
				"required": ["kind"],
				"properties": { "kind": { "const": "single" } }
			}, {
				"type": "object",
				"additionalProperties": false,
				"required": ["kind", "minimum_trials"],
				"properties": {
					"kind": { "const": "multi" },
					"minimum_trials": {
						"type": "integer",
						"minimum": 2,
						"maximum": 16
					}
				}
			}]
		},
		"evals.eval-catalog.evalCatalogBody": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"activation_state",
				"catalog_version",
				"core_contract",
				"fail_mode",
				"families",
				"grader_kinds",
				"verdicts"
			],
			"properties": {
				"activation_state": { "const": "inactive" },
				"catalog_version": { "const": "v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"fail_mode": { "const": "closed" },
				"families": {
					"type": "array",
					"minItems": 9,
					"maxItems": 9,
					"items": { "$ref": "#/$defs/evals.eval-catalog.evalFamily" }
				},
				"grader_kinds": {
					"type": "array",
					"minItems": 3,
					"maxItems": 3,
					"items": { "$ref": "#/$defs/evals.common.graderKind" }
				},
				"verdicts": {
					"type": "array",
					"minItems": 3,
					"maxItems": 3,
					"items": { "$ref": "#/$defs/evals.common.evalVerdict" }
				}
			}
		},
		"evals.eval-catalog.evalFamily": {
			"description": "One family: what it tries, who may grade it, where its cases come from.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"family_id",
				"roadmap_requirement",
				"grader_kinds",
				"trial_policy",
				"evidence_kinds",
				"seed_status",
				"seed_sources"
			],
			"properties": {
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"roadmap_requirement": {
					"description": "1 to 1024 bytes.",
					"type": "string",
					"minLength": 1,
					"maxLength": 1024
				},
				"grader_kinds": {
					"type": "array",
					"minItems": 1,
					"maxItems": 3,
					"items": { "$ref": "#/$defs/evals.common.graderKind" }
				},
				"trial_policy": { "$ref": "#/$defs/evals.common.trialPolicy" },
				"evidence_kinds": {
					"type": "array",
					"minItems": 1,
					"maxItems": 4,
					"items": { "$ref": "#/$defs/contract.common.evidenceKind" }
				},
				"seed_status": { "enum": ["declared", "seeded"] },
				"seed_sources": {
					"type": "array",
					"maxItems": 4,
					"items": { "$ref": "#/$defs/evals.common.seedSource" }
				}
			}
		}
	}
};
const schema42 = {
	"description": "Who can say whether a case met its expectation.",
	"enum": [
		"deterministic",
		"human",
		"model"
	]
};
const schema47 = { "enum": [
	"failed",
	"inconclusive",
	"passed"
] };
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern8 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
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
					if (!pattern5.test(data0)) {
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
						} else if (!pattern6.test(data1)) {
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
							if (!pattern4.test(data2)) {
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
								if (!pattern4.test(data0)) {
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
										if (!pattern8.test(data2)) {
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
const schema40 = {
	"description": "One family: what it tries, who may grade it, where its cases come from.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"family_id",
		"roadmap_requirement",
		"grader_kinds",
		"trial_policy",
		"evidence_kinds",
		"seed_status",
		"seed_sources"
	],
	"properties": {
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"roadmap_requirement": {
			"description": "1 to 1024 bytes.",
			"type": "string",
			"minLength": 1,
			"maxLength": 1024
		},
		"grader_kinds": {
			"type": "array",
			"minItems": 1,
			"maxItems": 3,
			"items": { "$ref": "#/$defs/evals.common.graderKind" }
		},
		"trial_policy": { "$ref": "#/$defs/evals.common.trialPolicy" },
		"evidence_kinds": {
			"type": "array",
			"minItems": 1,
			"maxItems": 4,
			"items": { "$ref": "#/$defs/contract.common.evidenceKind" }
		},
		"seed_status": { "enum": ["declared", "seeded"] },
		"seed_sources": {
			"type": "array",
			"maxItems": 4,
			"items": { "$ref": "#/$defs/evals.common.seedSource" }
		}
	}
};
const schema41 = {
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
const schema44 = {
	"description": "What sort of proof a piece of evidence is.",
	"enum": [
		"architecture",
		"behavioral",
		"deterministic",
		"independent-review"
	]
};
const schema45 = {
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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.family_id === void 0 && (missing0 = "family_id") || data.roadmap_requirement === void 0 && (missing0 = "roadmap_requirement") || data.grader_kinds === void 0 && (missing0 = "grader_kinds") || data.trial_policy === void 0 && (missing0 = "trial_policy") || data.evidence_kinds === void 0 && (missing0 = "evidence_kinds") || data.seed_status === void 0 && (missing0 = "seed_status") || data.seed_sources === void 0 && (missing0 = "seed_sources")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "family_id" || key0 === "roadmap_requirement" || key0 === "grader_kinds" || key0 === "trial_policy" || key0 === "evidence_kinds" || key0 === "seed_status" || key0 === "seed_sources")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.family_id !== void 0) {
				let data0 = data.family_id;
				if (!(data0 === "actor-rerun-identity" || data0 === "adapter-contract-compliance" || data0 === "approval-invalidation-no-push-after-approval" || data0 === "empty-fake-timed-out-degraded-reviews" || data0 === "malicious-instructions" || data0 === "protected-path-credential-network-publisher-boundaries" || data0 === "repeated-cancelled-missed-events" || data0 === "reviewer-severity-false-positive-negative" || data0 === "stale-moved-artifacts")) {
					validate26.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema41.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.roadmap_requirement !== void 0) {
					let data1 = data.roadmap_requirement;
					if (typeof data1 === "string") {
						if (func1(data1) > 1024) {
							validate26.errors = [issue(instancePath + "/roadmap_requirement", "maxLength", { limit: 1024 })];
							return false;
						} else if (func1(data1) < 1) {
							validate26.errors = [issue(instancePath + "/roadmap_requirement", "minLength", { limit: 1 })];
							return false;
						}
					} else {
						validate26.errors = [issue(instancePath + "/roadmap_requirement", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.grader_kinds !== void 0) {
						let data2 = data.grader_kinds;
						if (Array.isArray(data2)) {
							if (data2.length > 3) {
								validate26.errors = [issue(instancePath + "/grader_kinds", "maxItems", { limit: 3 })];
								return false;
							} else if (data2.length < 1) {
								validate26.errors = [issue(instancePath + "/grader_kinds", "minItems", { limit: 1 })];
								return false;
							} else {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									if (!(data3 === "deterministic" || data3 === "human" || data3 === "model")) {
										validate26.errors = [issue(instancePath + "/grader_kinds/" + i0, "enum", { allowedValues: schema42.enum })];
										return false;
									}
								}
							}
						} else {
							validate26.errors = [issue(instancePath + "/grader_kinds", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.trial_policy !== void 0) {
							let data4 = data.trial_policy;
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								const tag0 = data4.kind;
								if (typeof tag0 == "string") {
									if (tag0 === "single") {
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											let missing1;
											if (data4.kind === void 0 && (missing1 = "kind")) {
												validate26.errors = [issue(instancePath + "/trial_policy", "required", { missingProperty: missing1 })];
												return false;
											} else {
												for (const key1 in data4) if (!(key1 === "kind")) {
													validate26.errors = [issue(instancePath + "/trial_policy", "additionalProperties", { additionalProperty: key1 })];
													return false;
												}
												if (data4.kind !== void 0) {
													if ("single" !== data4.kind) {
														validate26.errors = [issue(instancePath + "/trial_policy/kind", "const", { allowedValue: "single" })];
														return false;
													}
												}
											}
										} else {
											validate26.errors = [issue(instancePath + "/trial_policy", "type", { type: "object" })];
											return false;
										}
									} else if (tag0 === "multi") {
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											let missing2;
											if (data4.kind === void 0 && (missing2 = "kind") || data4.minimum_trials === void 0 && (missing2 = "minimum_trials")) {
												validate26.errors = [issue(instancePath + "/trial_policy", "required", { missingProperty: missing2 })];
												return false;
											} else {
												for (const key2 in data4) if (!(key2 === "kind" || key2 === "minimum_trials")) {
													validate26.errors = [issue(instancePath + "/trial_policy", "additionalProperties", { additionalProperty: key2 })];
													return false;
												}
												if (data4.kind !== void 0) {
													if ("multi" !== data4.kind) {
														validate26.errors = [issue(instancePath + "/trial_policy/kind", "const", { allowedValue: "multi" })];
														return false;
													}
													var valid9 = true;
												} else var valid9 = true;
												if (valid9) {
													if (data4.minimum_trials !== void 0) {
														let data7 = data4.minimum_trials;
														if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
															validate26.errors = [issue(instancePath + "/trial_policy/minimum_trials", "type", { type: "integer" })];
															return false;
														}
														if (typeof data7 == "number" && isFinite(data7)) {
															if (data7 > 16 || isNaN(data7)) {
																validate26.errors = [issue(instancePath + "/trial_policy/minimum_trials", "maximum", {
																	comparison: "<=",
																	limit: 16
																})];
																return false;
															} else if (data7 < 2 || isNaN(data7)) {
																validate26.errors = [issue(instancePath + "/trial_policy/minimum_trials", "minimum", {
																	comparison: ">=",
																	limit: 2
																})];
																return false;
															}
														}
														var valid9 = true;
													} else var valid9 = true;
												}
											}
										} else {
											validate26.errors = [issue(instancePath + "/trial_policy", "type", { type: "object" })];
											return false;
										}
									} else {
										validate26.errors = [issue(instancePath + "/trial_policy", "discriminator", {
											error: "mapping",
											tag: "kind",
											tagValue: tag0
										})];
										return false;
									}
								} else {
									validate26.errors = [issue(instancePath + "/trial_policy", "discriminator", {
										error: "tag",
										tag: "kind",
										tagValue: tag0
									})];
									return false;
								}
							} else {
								validate26.errors = [issue(instancePath + "/trial_policy", "type", { type: "object" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.evidence_kinds !== void 0) {
								let data8 = data.evidence_kinds;
								if (Array.isArray(data8)) {
									if (data8.length > 4) {
										validate26.errors = [issue(instancePath + "/evidence_kinds", "maxItems", { limit: 4 })];
										return false;
									} else if (data8.length < 1) {
										validate26.errors = [issue(instancePath + "/evidence_kinds", "minItems", { limit: 1 })];
										return false;
									} else {
										const len1 = data8.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data9 = data8[i1];
											if (!(data9 === "architecture" || data9 === "behavioral" || data9 === "deterministic" || data9 === "independent-review")) {
												validate26.errors = [issue(instancePath + "/evidence_kinds/" + i1, "enum", { allowedValues: schema44.enum })];
												return false;
											}
										}
									}
								} else {
									validate26.errors = [issue(instancePath + "/evidence_kinds", "type", { type: "array" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.seed_status !== void 0) {
									let data10 = data.seed_status;
									if (!(data10 === "declared" || data10 === "seeded")) {
										validate26.errors = [issue(instancePath + "/seed_status", "enum", { allowedValues: schema40.properties.seed_status.enum })];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.seed_sources !== void 0) {
										let data11 = data.seed_sources;
										if (Array.isArray(data11)) {
											if (data11.length > 4) {
												validate26.errors = [issue(instancePath + "/seed_sources", "maxItems", { limit: 4 })];
												return false;
											} else {
												const len2 = data11.length;
												for (let i2 = 0; i2 < len2; i2++) {
													let data12 = data11[i2];
													if (!(data12 === "adapter-tests.contract.v1" || data12 === "adapters.provider-normalizers.v1" || data12 === "content.file-gate.v1" || data12 === "control.duty-separation.v1" || data12 === "control.risk-gates.v1" || data12 === "control.sandbox-policy.v1" || data12 === "core.stage-run.v2" || data12 === "loop.review-fix.v1" || data12 === "orchestrator.reconciliation-plan.v1" || data12 === "orchestrator.state-scanner.v1")) {
														validate26.errors = [issue(instancePath + "/seed_sources/" + i2, "enum", { allowedValues: schema45.enum })];
														return false;
													}
												}
											}
										} else {
											validate26.errors = [issue(instancePath + "/seed_sources", "type", { type: "array" })];
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
	} else {
		validate26.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate26.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.catalog_version === void 0 && (missing0 = "catalog_version") || data.core_contract === void 0 && (missing0 = "core_contract") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.families === void 0 && (missing0 = "families") || data.grader_kinds === void 0 && (missing0 = "grader_kinds") || data.verdicts === void 0 && (missing0 = "verdicts")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "catalog_version" || key0 === "core_contract" || key0 === "fail_mode" || key0 === "families" || key0 === "grader_kinds" || key0 === "verdicts")) {
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
						if (data.catalog_version !== void 0) {
							const _errs3 = errors;
							if ("v1" !== data.catalog_version) {
								validate21.errors = [issue(instancePath + "/catalog_version", "const", { allowedValue: "v1" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.core_contract !== void 0) {
								const _errs4 = errors;
								if (!validate22(data.core_contract, {
									instancePath: instancePath + "/core_contract",
									parentData: data,
									parentDataProperty: "core_contract",
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.fail_mode !== void 0) {
									const _errs5 = errors;
									if ("closed" !== data.fail_mode) {
										validate21.errors = [issue(instancePath + "/fail_mode", "const", { allowedValue: "closed" })];
										return false;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.families !== void 0) {
										let data4 = data.families;
										const _errs6 = errors;
										if (errors === _errs6) {
											if (Array.isArray(data4)) {
												if (data4.length > 9) {
													validate21.errors = [issue(instancePath + "/families", "maxItems", { limit: 9 })];
													return false;
												} else if (data4.length < 9) {
													validate21.errors = [issue(instancePath + "/families", "minItems", { limit: 9 })];
													return false;
												} else {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs8 = errors;
														if (!validate26(data4[i0], {
															instancePath: instancePath + "/families/" + i0,
															parentData: data4,
															parentDataProperty: i0,
															rootData
														})) {
															vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
															errors = vErrors.length;
														}
														if (!(_errs8 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/families", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.grader_kinds !== void 0) {
											let data6 = data.grader_kinds;
											const _errs9 = errors;
											if (errors === _errs9) {
												if (Array.isArray(data6)) {
													if (data6.length > 3) {
														validate21.errors = [issue(instancePath + "/grader_kinds", "maxItems", { limit: 3 })];
														return false;
													} else if (data6.length < 3) {
														validate21.errors = [issue(instancePath + "/grader_kinds", "minItems", { limit: 3 })];
														return false;
													} else {
														const len1 = data6.length;
														for (let i1 = 0; i1 < len1; i1++) {
															let data7 = data6[i1];
															const _errs11 = errors;
															if (!(data7 === "deterministic" || data7 === "human" || data7 === "model")) {
																validate21.errors = [issue(instancePath + "/grader_kinds/" + i1, "enum", { allowedValues: schema42.enum })];
																return false;
															}
															if (!(_errs11 === errors)) break;
														}
													}
												} else {
													validate21.errors = [issue(instancePath + "/grader_kinds", "type", { type: "array" })];
													return false;
												}
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.verdicts !== void 0) {
												let data8 = data.verdicts;
												const _errs13 = errors;
												if (errors === _errs13) {
													if (Array.isArray(data8)) {
														if (data8.length > 3) {
															validate21.errors = [issue(instancePath + "/verdicts", "maxItems", { limit: 3 })];
															return false;
														} else if (data8.length < 3) {
															validate21.errors = [issue(instancePath + "/verdicts", "minItems", { limit: 3 })];
															return false;
														} else {
															const len2 = data8.length;
															for (let i2 = 0; i2 < len2; i2++) {
																let data9 = data8[i2];
																const _errs15 = errors;
																if (!(data9 === "failed" || data9 === "inconclusive" || data9 === "passed")) {
																	validate21.errors = [issue(instancePath + "/verdicts/" + i2, "enum", { allowedValues: schema47.enum })];
																	return false;
																}
																if (!(_errs15 === errors)) break;
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/verdicts", "type", { type: "array" })];
														return false;
													}
												}
												var valid0 = _errs13 === errors;
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
						let data0 = data.schema_version;
						const _errs2 = errors;
						if (!(data0 === 1 || data0 === 2)) {
							validate20.errors = [issue(instancePath + "/schema_version", "enum", { allowedValues: schema31.properties.schema_version.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							const _errs3 = errors;
							if ("eval_catalog" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_catalog" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("evals.catalog.v1" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "evals.catalog.v1" })];
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