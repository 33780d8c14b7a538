// Generated from libs/evals/schemas/eval-seed-set.schema.json by tools/generate (npm run generate). Do not edit.
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
	"$id": "urn:ystack:schema:evals:eval-seed-set",
	"description": "Cases for one judge, each with what it must come to. Version 1 is the wire's; version 2 has the sources of this repository.",
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
		"kind": { "const": "eval_seed_set" },
		"id": { "$ref": "#/$defs/contract.common.id" },
		"body": { "$ref": "#/$defs/evals.eval-seed-set.evalSeedSetBody" }
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
		"evals.common.acceptedExpectation": {
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
		},
		"evals.common.admittedExpectation": {
			"type": "object",
			"additionalProperties": false,
			"required": ["disposition"],
			"properties": { "disposition": { "const": "admitted" } }
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
		"evals.common.decidedExpectation": {
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
		},
		"evals.common.evaluatedExpectation": {
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
		},
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
		"evals.common.findingId": {
			"type": "string",
			"pattern": "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$"
		},
		"evals.common.heldDelivery": {
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
		},
		"evals.common.normalizedExpectation": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"disposition",
				"reason_id",
				"stale_bindings",
				"state"
			],
			"properties": {
				"disposition": { "const": "normalized" },
				"reason_id": { "$ref": "#/$defs/contract.common.id" },
				"stale_bindings": {
					"type": "array",
					"maxItems": 16,
					"items": { "$ref": "#/$defs/contract.common.id" }
				},
				"state": { "$ref": "#/$defs/contract.common.id" }
			}
		},
		"evals.common.observedExpectation": {
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
		},
		"evals.common.operatorMessage": {
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
		},
		"evals.common.plannedDelivery": {
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
		},
		"evals.common.plannedExpectation": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"disposition",
				"deferred",
				"deliveries",
				"operator_messages",
				"suppressed"
			],
			"properties": {
				"disposition": { "const": "planned" },
				"deferred": {
					"type": "array",
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.common.heldDelivery" }
				},
				"deliveries": {
					"type": "array",
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.common.plannedDelivery" }
				},
				"operator_messages": {
					"type": "array",
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.common.operatorMessage" }
				},
				"suppressed": {
					"type": "array",
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.common.heldDelivery" }
				}
			}
		},
		"evals.common.stageKey": {
			"description": "Which stage of which piece of work.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"initiative_id",
				"stage_id",
				"task_class_id",
				"workflow_id"
			],
			"properties": {
				"initiative_id": { "$ref": "#/$defs/contract.common.id" },
				"stage_id": { "$ref": "#/$defs/contract.common.id" },
				"task_class_id": { "$ref": "#/$defs/contract.common.id" },
				"workflow_id": { "$ref": "#/$defs/contract.common.id" }
			}
		},
		"evals.eval-seed-set.dutyCase": {
			"description": "A stage run, judged by the duty separation policy.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"inputs",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"inputs": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"policy_set",
						"request",
						"resolved_profile",
						"result"
					],
					"properties": {
						"policy_set": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"request": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"resolved_profile": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"result": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
					}
				},
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{ "$ref": "#/$defs/evals.common.evaluatedExpectation" }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["disposition", "error_token"],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": [
								"E_CORE",
								"E_LIMIT",
								"E_POLICY_SET",
								"E_RELATION",
								"E_RUNTIME",
								"E_USAGE"
							] }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.dutySeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "control.duty-separation.v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.noShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.dutyCase" }
				}
			}
		},
		"evals.eval-seed-set.evalSeedSetBody": {
			"type": "object",
			"discriminator": { "propertyName": "seed_source" },
			"oneOf": [
				{ "$ref": "#/$defs/evals.eval-seed-set.stageRunSeeds" },
				{ "$ref": "#/$defs/evals.eval-seed-set.stateScannerSeeds" },
				{ "$ref": "#/$defs/evals.eval-seed-set.reconciliationPlanSeeds" },
				{ "$ref": "#/$defs/evals.eval-seed-set.sandboxSeeds" },
				{ "$ref": "#/$defs/evals.eval-seed-set.dutySeeds" },
				{ "$ref": "#/$defs/evals.eval-seed-set.riskGateSeeds" },
				{ "$ref": "#/$defs/evals.eval-seed-set.normalizerSeeds" },
				{ "$ref": "#/$defs/evals.eval-seed-set.fileGateSeeds" },
				{ "$ref": "#/$defs/evals.eval-seed-set.reviewFixSeeds" }
			]
		},
		"evals.eval-seed-set.fileGateCase": {
			"description": "A file, put to the content gate. Its bytes are the UTF-8 of `text`.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"input",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"input": {
					"type": "object",
					"additionalProperties": false,
					"required": ["content", "sha256"],
					"properties": {
						"content": {
							"type": "object",
							"additionalProperties": false,
							"required": ["path", "text"],
							"properties": {
								"path": { "type": "string" },
								"text": { "type": "string" }
							}
						},
						"sha256": { "$ref": "#/$defs/contract.common.sha256" }
					}
				},
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{ "$ref": "#/$defs/evals.common.admittedExpectation" }, {
						"type": "object",
						"additionalProperties": false,
						"required": [
							"disposition",
							"error_token",
							"detail"
						],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": [
								"E_DENYLIST",
								"E_LIMIT",
								"E_PATH"
							] },
							"detail": { "$ref": "#/$defs/contract.common.id" }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.fileGateSeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "content.file-gate.v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.noShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.fileGateCase" }
				}
			}
		},
		"evals.eval-seed-set.noShared": {
			"type": "object",
			"additionalProperties": false,
			"properties": {}
		},
		"evals.eval-seed-set.normalizerCase": {
			"description": "What a provider was seen to say, put to an adapter.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"normalizer",
				"input",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"normalizer": { "enum": [
					"claude-code-producer",
					"codex-cli-producer",
					"codex-native-reviewer",
					"github-actions-ci",
					"github-forge",
					"gitlab-forge"
				] },
				"input": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{ "$ref": "#/$defs/evals.common.normalizedExpectation" }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["disposition", "error_token"],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": [
								"E_SHAPE",
								"E_STALE",
								"E_TRUST",
								"codex-reviewer.invalid-envelope",
								"codex-reviewer.invalid-snapshot",
								"codex-reviewer.invalid-trust-context",
								"github-actions-ci.invalid-envelope",
								"github-actions-ci.invalid-snapshot",
								"github-actions-ci.invalid-trust-context",
								"github-actions-ci.provider-contradiction",
								"github-forge.invalid-envelope",
								"github-forge.invalid-snapshot",
								"github-forge.invalid-trust-context",
								"gitlab-forge.invalid-envelope",
								"gitlab-forge.invalid-snapshot",
								"gitlab-forge.invalid-trust-context"
							] }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.normalizerSeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "adapters.provider-normalizers.v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.noShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.normalizerCase" }
				}
			}
		},
		"evals.eval-seed-set.reconciliationPlanCase": {
			"description": "An input of the reconciliation planner.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"input",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"input": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{ "$ref": "#/$defs/evals.common.plannedExpectation" }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["disposition", "error_token"],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": ["E_RECONCILIATION_INPUT"] }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.reconciliationPlanSeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "orchestrator.reconciliation-plan.v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.noShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.reconciliationPlanCase" }
				}
			}
		},
		"evals.eval-seed-set.reviewFixCase": {
			"description": "A review and what surrounds it, put to the review-fix planner.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"inputs",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"inputs": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"policy",
						"observation",
						"change_context",
						"credential_evaluation",
						"risk_gate_evaluation",
						"reconciliation_plan",
						"attempt_ledger"
					],
					"properties": {
						"policy": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"observation": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"change_context": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"credential_evaluation": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"risk_gate_evaluation": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"reconciliation_plan": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"attempt_ledger": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
					}
				},
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{ "$ref": "#/$defs/evals.common.decidedExpectation" }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["disposition", "error_token"],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": [
								"E_CANONICAL",
								"E_LIMIT",
								"E_PARSE",
								"E_RELATION"
							] }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.reviewFixSeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "loop.review-fix.v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.noShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.reviewFixCase" }
				}
			}
		},
		"evals.eval-seed-set.riskGateCase": {
			"description": "A stage run and a claim that it was approved, judged by the risk gates. Nothing satisfies these.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"inputs",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"inputs": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"policy_set",
						"request",
						"resolved_profile",
						"result",
						"duty",
						"claim"
					],
					"properties": {
						"policy_set": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"request": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"resolved_profile": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"result": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"duty": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"claim": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
					}
				},
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{
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
							"verdict": { "enum": ["inconclusive", "violated"] }
						}
					}, {
						"type": "object",
						"additionalProperties": false,
						"required": ["disposition", "error_token"],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": [
								"E_DUTY",
								"E_LIMIT",
								"E_RELATION",
								"E_RUNTIME",
								"E_USAGE"
							] }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.riskGateSeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "control.risk-gates.v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.noShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.riskGateCase" }
				}
			}
		},
		"evals.eval-seed-set.sandboxCase": {
			"description": "A claim about an environment, judged by the sandbox policy.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"inputs",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"inputs": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"policy_set",
						"duty",
						"claim"
					],
					"properties": {
						"policy_set": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"duty": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"claim": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
					}
				},
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{ "$ref": "#/$defs/evals.common.evaluatedExpectation" }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["disposition", "error_token"],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": [
								"E_CANONICAL",
								"E_LIMIT",
								"E_PARSE",
								"E_POLICY_SET",
								"E_RELATION",
								"E_RUNTIME",
								"E_USAGE"
							] }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.sandboxSeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "control.sandbox-policy.v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.noShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.sandboxCase" }
				}
			}
		},
		"evals.eval-seed-set.seedDocument": {
			"description": "A document inside a seed set and its digest: SHA-256 over its canonical bytes, final LF included.",
			"type": "object",
			"additionalProperties": false,
			"required": ["content", "sha256"],
			"properties": {
				"content": {
					"type": "object",
					"additionalProperties": true
				},
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"evals.eval-seed-set.stageRunCase": {
			"description": "A stage result, judged with the request of its role.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"request_role",
				"result",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"request_role": { "enum": [
					"producer",
					"reviewer",
					"verifier"
				] },
				"result": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{ "$ref": "#/$defs/evals.common.acceptedExpectation" }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["disposition", "error_token"],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": [
								"E_CANONICAL",
								"E_LIMIT",
								"E_PARSE",
								"E_REF",
								"E_RELATION",
								"E_RUNTIME",
								"E_SHAPE",
								"E_USAGE"
							] }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.stageRunSeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "core.stage-run.v2" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.stageRunShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.stageRunCase" }
				}
			}
		},
		"evals.eval-seed-set.stageRunShared": {
			"description": "What the cases share: the resolved profile, and a request by role.",
			"type": "object",
			"additionalProperties": false,
			"required": ["requests", "resolved_profile"],
			"properties": {
				"requests": {
					"type": "object",
					"additionalProperties": false,
					"required": [],
					"properties": {
						"producer": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"reviewer": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
						"verifier": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
					}
				},
				"resolved_profile": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
			}
		},
		"evals.eval-seed-set.stateScannerCase": {
			"description": "A snapshot of one item, scanned at the revision that is expected.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"case_id",
				"family_id",
				"expected_revision",
				"snapshot",
				"expectation"
			],
			"properties": {
				"case_id": { "$ref": "#/$defs/contract.common.id" },
				"family_id": { "$ref": "#/$defs/evals.common.familyId" },
				"expected_revision": { "$ref": "#/$defs/contract.common.gitRevision" },
				"snapshot": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"expectation": {
					"type": "object",
					"discriminator": { "propertyName": "disposition" },
					"oneOf": [{ "$ref": "#/$defs/evals.common.observedExpectation" }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["disposition", "error_token"],
						"properties": {
							"disposition": { "const": "rejected" },
							"error_token": { "enum": [
								"E_CANONICAL",
								"E_LIMIT",
								"E_PARSE",
								"E_RELATION",
								"E_RUNTIME",
								"E_SHAPE",
								"E_STALE",
								"E_USAGE"
							] }
						}
					}]
				}
			}
		},
		"evals.eval-seed-set.stateScannerSeeds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"seed_source",
				"core_contract",
				"shared",
				"cases"
			],
			"properties": {
				"seed_source": { "const": "orchestrator.state-scanner.v1" },
				"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
				"shared": { "$ref": "#/$defs/evals.eval-seed-set.noShared" },
				"cases": {
					"type": "array",
					"minItems": 1,
					"maxItems": 64,
					"items": { "$ref": "#/$defs/evals.eval-seed-set.stateScannerCase" }
				}
			}
		}
	}
};
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern7 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func1 = require_ucs2length().default;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate24.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func1(data1) > 127) {
							validate24.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern7.test(data1)) {
							validate24.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
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
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.generation_id_sha256 === void 0 && (missing0 = "generation_id_sha256") || data.package_ref === void 0 && (missing0 = "package_ref") || data.semantic_identity === void 0 && (missing0 = "semantic_identity")) {
				validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "generation_id_sha256" || key0 === "package_ref" || key0 === "semantic_identity")) {
					validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.generation_id_sha256 !== void 0) {
						let data0 = data.generation_id_sha256;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern5.test(data0)) {
									validate23.errors = [issue(instancePath + "/generation_id_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate23.errors = [issue(instancePath + "/generation_id_sha256", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_ref !== void 0) {
							const _errs5 = errors;
							if (!validate24(data.package_ref, {
								instancePath: instancePath + "/package_ref",
								parentData: data,
								parentDataProperty: "package_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
											validate23.errors = [issue(instancePath + "/semantic_identity", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate23.errors = [issue(instancePath + "/semantic_identity", "type", { type: "string" })];
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
			validate23.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content === void 0 && (missing0 = "content") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content" || key0 === "sha256")) {
				validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content !== void 0) {
				let data0 = data.content;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {} else {
					validate28.errors = [issue(instancePath + "/content", "type", { type: "object" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
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
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.requests === void 0 && (missing0 = "requests") || data.resolved_profile === void 0 && (missing0 = "resolved_profile")) {
				validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "requests" || key0 === "resolved_profile")) {
					validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.requests !== void 0) {
						let data0 = data.requests;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								const _errs4 = errors;
								for (const key1 in data0) if (!(key1 === "producer" || key1 === "reviewer" || key1 === "verifier")) {
									validate27.errors = [issue(instancePath + "/requests", "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data0.producer !== void 0) {
										const _errs5 = errors;
										if (!validate28(data0.producer, {
											instancePath: instancePath + "/requests/producer",
											parentData: data0,
											parentDataProperty: "producer",
											rootData
										})) {
											vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
											errors = vErrors.length;
										}
										var valid1 = _errs5 === errors;
									} else var valid1 = true;
									if (valid1) {
										if (data0.reviewer !== void 0) {
											const _errs6 = errors;
											if (!validate28(data0.reviewer, {
												instancePath: instancePath + "/requests/reviewer",
												parentData: data0,
												parentDataProperty: "reviewer",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid1 = _errs6 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data0.verifier !== void 0) {
												const _errs7 = errors;
												if (!validate28(data0.verifier, {
													instancePath: instancePath + "/requests/verifier",
													parentData: data0,
													parentDataProperty: "verifier",
													rootData
												})) {
													vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
													errors = vErrors.length;
												}
												var valid1 = _errs7 === errors;
											} else var valid1 = true;
										}
									}
								}
							} else {
								validate27.errors = [issue(instancePath + "/requests", "type", { type: "object" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.resolved_profile !== void 0) {
							const _errs8 = errors;
							if (!validate28(data.resolved_profile, {
								instancePath: instancePath + "/resolved_profile",
								parentData: data,
								parentDataProperty: "resolved_profile",
								rootData
							})) {
								vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
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
const schema45 = {
	"description": "A stage result, judged with the request of its role.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"request_role",
		"result",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"request_role": { "enum": [
			"producer",
			"reviewer",
			"verifier"
		] },
		"result": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{ "$ref": "#/$defs/evals.common.acceptedExpectation" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["disposition", "error_token"],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": [
						"E_CANONICAL",
						"E_LIMIT",
						"E_PARSE",
						"E_REF",
						"E_RELATION",
						"E_RUNTIME",
						"E_SHAPE",
						"E_USAGE"
					] }
				}
			}]
		}
	}
};
const schema47 = {
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
const schema48 = {
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
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.request_role === void 0 && (missing0 = "request_role") || data.result === void 0 && (missing0 = "result") || data.expectation === void 0 && (missing0 = "expectation")) {
				validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "request_role" || key0 === "result" || key0 === "expectation")) {
					validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate34.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate34.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
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
								validate34.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.request_role !== void 0) {
								let data2 = data.request_role;
								const _errs7 = errors;
								if (!(data2 === "producer" || data2 === "reviewer" || data2 === "verifier")) {
									validate34.errors = [issue(instancePath + "/request_role", "enum", { allowedValues: schema45.properties.request_role.enum })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.result !== void 0) {
									const _errs8 = errors;
									if (!validate28(data.result, {
										instancePath: instancePath + "/result",
										parentData: data,
										parentDataProperty: "result",
										rootData
									})) {
										vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.expectation !== void 0) {
										let data4 = data.expectation;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												const tag0 = data4.disposition;
												if (typeof tag0 == "string") {
													if (tag0 === "accepted") {
														if (errors === errors) {
															if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
																let missing1;
																if (data4.disposition === void 0 && (missing1 = "disposition") || data4.status === void 0 && (missing1 = "status")) {
																	validate34.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing1 })];
																	return false;
																} else {
																	const _errs15 = errors;
																	for (const key1 in data4) if (!(key1 === "disposition" || key1 === "status")) {
																		validate34.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key1 })];
																		return false;
																	}
																	if (_errs15 === errors) {
																		if (data4.disposition !== void 0) {
																			const _errs16 = errors;
																			if ("accepted" !== data4.disposition) {
																				validate34.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "accepted" })];
																				return false;
																			}
																			var valid6 = _errs16 === errors;
																		} else var valid6 = true;
																		if (valid6) {
																			if (data4.status !== void 0) {
																				let data6 = data4.status;
																				const _errs17 = errors;
																				if (!(data6 === "blocked" || data6 === "cancelled" || data6 === "completed" || data6 === "failed" || data6 === "skipped" || data6 === "stale")) {
																					validate34.errors = [issue(instancePath + "/expectation/status", "enum", { allowedValues: schema48.properties.status.enum })];
																					return false;
																				}
																				var valid6 = _errs17 === errors;
																			} else var valid6 = true;
																		}
																	}
																}
															} else {
																validate34.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
																return false;
															}
														}
													} else if (tag0 === "rejected") {
														if (errors === errors) {
															if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
																let missing2;
																if (data4.disposition === void 0 && (missing2 = "disposition") || data4.error_token === void 0 && (missing2 = "error_token")) {
																	validate34.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing2 })];
																	return false;
																} else {
																	const _errs20 = errors;
																	for (const key2 in data4) if (!(key2 === "disposition" || key2 === "error_token")) {
																		validate34.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key2 })];
																		return false;
																	}
																	if (_errs20 === errors) {
																		if (data4.disposition !== void 0) {
																			const _errs21 = errors;
																			if ("rejected" !== data4.disposition) {
																				validate34.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
																				return false;
																			}
																			var valid8 = _errs21 === errors;
																		} else var valid8 = true;
																		if (valid8) {
																			if (data4.error_token !== void 0) {
																				let data8 = data4.error_token;
																				const _errs22 = errors;
																				if (!(data8 === "E_CANONICAL" || data8 === "E_LIMIT" || data8 === "E_PARSE" || data8 === "E_REF" || data8 === "E_RELATION" || data8 === "E_RUNTIME" || data8 === "E_SHAPE" || data8 === "E_USAGE")) {
																					validate34.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema45.properties.expectation.oneOf[1].properties.error_token.enum })];
																					return false;
																				}
																				var valid8 = _errs22 === errors;
																			} else var valid8 = true;
																		}
																	}
																}
															} else {
																validate34.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
																return false;
															}
														}
													} else {
														validate34.errors = [issue(instancePath + "/expectation", "discriminator", {
															error: "mapping",
															tag: "disposition",
															tagValue: tag0
														})];
														return false;
													}
												} else {
													validate34.errors = [issue(instancePath + "/expectation", "discriminator", {
														error: "tag",
														tag: "disposition",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate34.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
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
			}
		} else {
			validate34.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate34.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("core.stage-run.v2" !== data.seed_source) {
							validate22.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "core.stage-run.v2" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								const _errs4 = errors;
								if (!validate27(data.shared, {
									instancePath: instancePath + "/shared",
									parentData: data,
									parentDataProperty: "shared",
									rootData
								})) {
									vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs5 = errors;
									if (errors === _errs5) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate22.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate22.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs7 = errors;
													if (!validate34(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
														errors = vErrors.length;
													}
													if (!(_errs7 === errors)) break;
												}
											}
										} else {
											validate22.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs5 === errors;
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
const schema51 = {
	"description": "A snapshot of one item, scanned at the revision that is expected.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"expected_revision",
		"snapshot",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"expected_revision": { "$ref": "#/$defs/contract.common.gitRevision" },
		"snapshot": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{ "$ref": "#/$defs/evals.common.observedExpectation" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["disposition", "error_token"],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": [
						"E_CANONICAL",
						"E_LIMIT",
						"E_PARSE",
						"E_RELATION",
						"E_RUNTIME",
						"E_SHAPE",
						"E_STALE",
						"E_USAGE"
					] }
				}
			}]
		}
	}
};
const schema59 = {
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
const schema58 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern13 = new RegExp("^[0-9a-f]{40}$", "u");
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern13.test(data1)) {
							validate40.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate40.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate40.errors = vErrors;
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
								validate40.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate40.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate40.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate40.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate40.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate40.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate40.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate40.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema58.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate40.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
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
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.expected_revision === void 0 && (missing0 = "expected_revision") || data.snapshot === void 0 && (missing0 = "snapshot") || data.expectation === void 0 && (missing0 = "expectation")) {
				validate39.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "expected_revision" || key0 === "snapshot" || key0 === "expectation")) {
					validate39.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate39.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate39.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
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
								validate39.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.expected_revision !== void 0) {
								const _errs7 = errors;
								if (!validate40(data.expected_revision, {
									instancePath: instancePath + "/expected_revision",
									parentData: data,
									parentDataProperty: "expected_revision",
									rootData
								})) {
									vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.snapshot !== void 0) {
									const _errs8 = errors;
									if (!validate28(data.snapshot, {
										instancePath: instancePath + "/snapshot",
										parentData: data,
										parentDataProperty: "snapshot",
										rootData
									})) {
										vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.expectation !== void 0) {
										let data4 = data.expectation;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												const tag0 = data4.disposition;
												if (typeof tag0 == "string") {
													if (tag0 === "observed") {
														if (errors === errors) {
															if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
																let missing1;
																if (data4.disposition === void 0 && (missing1 = "disposition") || data4.action === void 0 && (missing1 = "action") || data4.class === void 0 && (missing1 = "class") || data4.reason_id === void 0 && (missing1 = "reason_id")) {
																	validate39.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing1 })];
																	return false;
																} else {
																	const _errs15 = errors;
																	for (const key1 in data4) if (!(key1 === "disposition" || key1 === "action" || key1 === "class" || key1 === "reason_id")) {
																		validate39.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key1 })];
																		return false;
																	}
																	if (_errs15 === errors) {
																		if (data4.disposition !== void 0) {
																			const _errs16 = errors;
																			if ("observed" !== data4.disposition) {
																				validate39.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "observed" })];
																				return false;
																			}
																			var valid6 = _errs16 === errors;
																		} else var valid6 = true;
																		if (valid6) {
																			if (data4.action !== void 0) {
																				let data6 = data4.action;
																				const _errs17 = errors;
																				if (!(data6 === "dispatch-stage" || data6 === "none" || data6 === "operator-reconcile" || data6 === "recover-stranded-attempt" || data6 === "refresh-stage-inputs" || data6 === "resolve-stage-blocker" || data6 === "retry-stage" || data6 === "wait-for-attempt")) {
																					validate39.errors = [issue(instancePath + "/expectation/action", "enum", { allowedValues: schema59.properties.action.enum })];
																					return false;
																				}
																				var valid6 = _errs17 === errors;
																			} else var valid6 = true;
																			if (valid6) {
																				if (data4.class !== void 0) {
																					let data7 = data4.class;
																					const _errs18 = errors;
																					if (!(data7 === "blocked" || data7 === "pending" || data7 === "retryable" || data7 === "stale" || data7 === "stranded" || data7 === "terminal")) {
																						validate39.errors = [issue(instancePath + "/expectation/class", "enum", { allowedValues: schema59.properties.class.enum })];
																						return false;
																					}
																					var valid6 = _errs18 === errors;
																				} else var valid6 = true;
																				if (valid6) {
																					if (data4.reason_id !== void 0) {
																						let data8 = data4.reason_id;
																						const _errs19 = errors;
																						if (!(data8 === "scanner.attempt-deadline-reached" || data8 === "scanner.attempt-in-flight" || data8 === "scanner.no-attempt" || data8 === "scanner.retry-limit-reached" || data8 === "scanner.stage-blocked" || data8 === "scanner.stage-cancelled" || data8 === "scanner.stage-completed" || data8 === "scanner.stage-failed" || data8 === "scanner.stage-skipped" || data8 === "scanner.stage-stale" || data8 === "scanner.target-revision-moved")) {
																							validate39.errors = [issue(instancePath + "/expectation/reason_id", "enum", { allowedValues: schema59.properties.reason_id.enum })];
																							return false;
																						}
																						var valid6 = _errs19 === errors;
																					} else var valid6 = true;
																				}
																			}
																		}
																	}
																}
															} else {
																validate39.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
																return false;
															}
														}
													} else if (tag0 === "rejected") {
														if (errors === errors) {
															if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
																let missing2;
																if (data4.disposition === void 0 && (missing2 = "disposition") || data4.error_token === void 0 && (missing2 = "error_token")) {
																	validate39.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing2 })];
																	return false;
																} else {
																	const _errs22 = errors;
																	for (const key2 in data4) if (!(key2 === "disposition" || key2 === "error_token")) {
																		validate39.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key2 })];
																		return false;
																	}
																	if (_errs22 === errors) {
																		if (data4.disposition !== void 0) {
																			const _errs23 = errors;
																			if ("rejected" !== data4.disposition) {
																				validate39.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
																				return false;
																			}
																			var valid8 = _errs23 === errors;
																		} else var valid8 = true;
																		if (valid8) {
																			if (data4.error_token !== void 0) {
																				let data10 = data4.error_token;
																				const _errs24 = errors;
																				if (!(data10 === "E_CANONICAL" || data10 === "E_LIMIT" || data10 === "E_PARSE" || data10 === "E_RELATION" || data10 === "E_RUNTIME" || data10 === "E_SHAPE" || data10 === "E_STALE" || data10 === "E_USAGE")) {
																					validate39.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema51.properties.expectation.oneOf[1].properties.error_token.enum })];
																					return false;
																				}
																				var valid8 = _errs24 === errors;
																			} else var valid8 = true;
																		}
																	}
																}
															} else {
																validate39.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
																return false;
															}
														}
													} else {
														validate39.errors = [issue(instancePath + "/expectation", "discriminator", {
															error: "mapping",
															tag: "disposition",
															tagValue: tag0
														})];
														return false;
													}
												} else {
													validate39.errors = [issue(instancePath + "/expectation", "discriminator", {
														error: "tag",
														tag: "disposition",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate39.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
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
			}
		} else {
			validate39.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate37.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate37.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("orchestrator.state-scanner.v1" !== data.seed_source) {
							validate37.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "orchestrator.state-scanner.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data2 = data.shared;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
										validate37.errors = [issue(instancePath + "/shared", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									else {
										validate37.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate37.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate37.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate39(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate37.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
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
const schema62 = {
	"description": "An input of the reconciliation planner.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"input",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"input": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{ "$ref": "#/$defs/evals.common.plannedExpectation" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["disposition", "error_token"],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": ["E_RECONCILIATION_INPUT"] }
				}
			}]
		}
	}
};
const schema66 = {
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
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.initiative_id === void 0 && (missing0 = "initiative_id") || data.stage_id === void 0 && (missing0 = "stage_id") || data.task_class_id === void 0 && (missing0 = "task_class_id") || data.workflow_id === void 0 && (missing0 = "workflow_id")) {
			validate50.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "initiative_id" || key0 === "stage_id" || key0 === "task_class_id" || key0 === "workflow_id")) {
				validate50.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.initiative_id !== void 0) {
				let data0 = data.initiative_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate50.errors = [issue(instancePath + "/initiative_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate50.errors = [issue(instancePath + "/initiative_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.stage_id !== void 0) {
					let data1 = data.stage_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate50.errors = [issue(instancePath + "/stage_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate50.errors = [issue(instancePath + "/stage_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.task_class_id !== void 0) {
						let data2 = data.task_class_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate50.errors = [issue(instancePath + "/task_class_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate50.errors = [issue(instancePath + "/task_class_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.workflow_id !== void 0) {
							let data3 = data.workflow_id;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate50.errors = [issue(instancePath + "/workflow_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate50.errors = [issue(instancePath + "/workflow_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate50.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate50.errors = vErrors;
	return true;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_number === void 0 && (missing0 = "attempt_number") || data.operation === void 0 && (missing0 = "operation") || data.request_sha256 === void 0 && (missing0 = "request_sha256") || data.stage_key === void 0 && (missing0 = "stage_key") || data.reason_id === void 0 && (missing0 = "reason_id")) {
				validate49.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_number" || key0 === "operation" || key0 === "request_sha256" || key0 === "stage_key" || key0 === "reason_id")) {
					validate49.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_number !== void 0) {
						let data0 = data.attempt_number;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate49.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 10 || isNaN(data0)) {
									validate49.errors = [issue(instancePath + "/attempt_number", "maximum", {
										comparison: "<=",
										limit: 10
									})];
									return false;
								} else if (data0 < 1 || isNaN(data0)) {
									validate49.errors = [issue(instancePath + "/attempt_number", "minimum", {
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
								validate49.errors = [issue(instancePath + "/operation", "enum", { allowedValues: schema66.properties.operation.enum })];
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
											validate49.errors = [issue(instancePath + "/request_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate49.errors = [issue(instancePath + "/request_sha256", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.stage_key !== void 0) {
									const _errs8 = errors;
									if (!validate50(data.stage_key, {
										instancePath: instancePath + "/stage_key",
										parentData: data,
										parentDataProperty: "stage_key",
										rootData
									})) {
										vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.reason_id !== void 0) {
										let data4 = data.reason_id;
										const _errs9 = errors;
										if (!(data4 === "planner.backpressure-slots-exhausted" || data4 === "planner.delivery-acknowledged")) {
											validate49.errors = [issue(instancePath + "/reason_id", "enum", { allowedValues: schema66.properties.reason_id.enum })];
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
			validate49.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const schema73 = {
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
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_number === void 0 && (missing0 = "attempt_number") || data.operation === void 0 && (missing0 = "operation") || data.request_sha256 === void 0 && (missing0 = "request_sha256") || data.stage_key === void 0 && (missing0 = "stage_key") || data.delivery_mode === void 0 && (missing0 = "delivery_mode")) {
				validate53.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_number" || key0 === "operation" || key0 === "request_sha256" || key0 === "stage_key" || key0 === "delivery_mode")) {
					validate53.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_number !== void 0) {
						let data0 = data.attempt_number;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate53.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 10 || isNaN(data0)) {
									validate53.errors = [issue(instancePath + "/attempt_number", "maximum", {
										comparison: "<=",
										limit: 10
									})];
									return false;
								} else if (data0 < 1 || isNaN(data0)) {
									validate53.errors = [issue(instancePath + "/attempt_number", "minimum", {
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
								validate53.errors = [issue(instancePath + "/operation", "enum", { allowedValues: schema73.properties.operation.enum })];
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
											validate53.errors = [issue(instancePath + "/request_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate53.errors = [issue(instancePath + "/request_sha256", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.stage_key !== void 0) {
									const _errs8 = errors;
									if (!validate50(data.stage_key, {
										instancePath: instancePath + "/stage_key",
										parentData: data,
										parentDataProperty: "stage_key",
										rootData
									})) {
										vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.delivery_mode !== void 0) {
										let data4 = data.delivery_mode;
										const _errs9 = errors;
										if (!(data4 === "first-delivery" || data4 === "redelivery")) {
											validate53.errors = [issue(instancePath + "/delivery_mode", "enum", { allowedValues: schema73.properties.delivery_mode.enum })];
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
			validate53.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate53.errors = vErrors;
	return errors === 0;
}
const schema75 = {
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
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.action === void 0 && (missing0 = "action") || data.class === void 0 && (missing0 = "class") || data.stage_key === void 0 && (missing0 = "stage_key")) {
				validate56.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "action" || key0 === "class" || key0 === "stage_key")) {
					validate56.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.action !== void 0) {
						let data0 = data.action;
						const _errs2 = errors;
						if (!(data0 === "dispatch-stage" || data0 === "none" || data0 === "operator-reconcile" || data0 === "recover-stranded-attempt" || data0 === "refresh-stage-inputs" || data0 === "resolve-stage-blocker" || data0 === "retry-stage" || data0 === "wait-for-attempt")) {
							validate56.errors = [issue(instancePath + "/action", "enum", { allowedValues: schema75.properties.action.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.class !== void 0) {
							let data1 = data.class;
							const _errs3 = errors;
							if (!(data1 === "blocked" || data1 === "pending" || data1 === "retryable" || data1 === "stale" || data1 === "stranded" || data1 === "terminal")) {
								validate56.errors = [issue(instancePath + "/class", "enum", { allowedValues: schema75.properties.class.enum })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.stage_key !== void 0) {
								const _errs4 = errors;
								if (!validate50(data.stage_key, {
									instancePath: instancePath + "/stage_key",
									parentData: data,
									parentDataProperty: "stage_key",
									rootData
								})) {
									vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate56.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate56.errors = vErrors;
	return errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.disposition === void 0 && (missing0 = "disposition") || data.deferred === void 0 && (missing0 = "deferred") || data.deliveries === void 0 && (missing0 = "deliveries") || data.operator_messages === void 0 && (missing0 = "operator_messages") || data.suppressed === void 0 && (missing0 = "suppressed")) {
				validate48.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "disposition" || key0 === "deferred" || key0 === "deliveries" || key0 === "operator_messages" || key0 === "suppressed")) {
					validate48.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.disposition !== void 0) {
						const _errs2 = errors;
						if ("planned" !== data.disposition) {
							validate48.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "planned" })];
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
										validate48.errors = [issue(instancePath + "/deferred", "maxItems", { limit: 64 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate49(data1[i0], {
												instancePath: instancePath + "/deferred/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate48.errors = [issue(instancePath + "/deferred", "type", { type: "array" })];
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
											validate48.errors = [issue(instancePath + "/deliveries", "maxItems", { limit: 64 })];
											return false;
										} else {
											const len1 = data3.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs8 = errors;
												if (!validate53(data3[i1], {
													instancePath: instancePath + "/deliveries/" + i1,
													parentData: data3,
													parentDataProperty: i1,
													rootData
												})) {
													vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
													errors = vErrors.length;
												}
												if (!(_errs8 === errors)) break;
											}
										}
									} else {
										validate48.errors = [issue(instancePath + "/deliveries", "type", { type: "array" })];
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
												validate48.errors = [issue(instancePath + "/operator_messages", "maxItems", { limit: 64 })];
												return false;
											} else {
												const len2 = data5.length;
												for (let i2 = 0; i2 < len2; i2++) {
													const _errs11 = errors;
													if (!validate56(data5[i2], {
														instancePath: instancePath + "/operator_messages/" + i2,
														parentData: data5,
														parentDataProperty: i2,
														rootData
													})) {
														vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate48.errors = [issue(instancePath + "/operator_messages", "type", { type: "array" })];
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
													validate48.errors = [issue(instancePath + "/suppressed", "maxItems", { limit: 64 })];
													return false;
												} else {
													const len3 = data7.length;
													for (let i3 = 0; i3 < len3; i3++) {
														const _errs14 = errors;
														if (!validate49(data7[i3], {
															instancePath: instancePath + "/suppressed/" + i3,
															parentData: data7,
															parentDataProperty: i3,
															rootData
														})) {
															vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
															errors = vErrors.length;
														}
														if (!(_errs14 === errors)) break;
													}
												}
											} else {
												validate48.errors = [issue(instancePath + "/suppressed", "type", { type: "array" })];
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
			validate48.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate48.errors = vErrors;
	return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.input === void 0 && (missing0 = "input") || data.expectation === void 0 && (missing0 = "expectation")) {
				validate46.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "input" || key0 === "expectation")) {
					validate46.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate46.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate46.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
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
								validate46.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.input !== void 0) {
								const _errs7 = errors;
								if (!validate28(data.input, {
									instancePath: instancePath + "/input",
									parentData: data,
									parentDataProperty: "input",
									rootData
								})) {
									vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expectation !== void 0) {
									let data3 = data.expectation;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
											const tag0 = data3.disposition;
											if (typeof tag0 == "string") {
												if (tag0 === "planned") {
													if (!validate48(data3, {
														instancePath: instancePath + "/expectation",
														parentData: data,
														parentDataProperty: "expectation",
														rootData
													})) {
														vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
														errors = vErrors.length;
													}
												} else if (tag0 === "rejected") {
													if (errors === errors) {
														if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
															let missing1;
															if (data3.disposition === void 0 && (missing1 = "disposition") || data3.error_token === void 0 && (missing1 = "error_token")) {
																validate46.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing1 })];
																return false;
															} else {
																const _errs14 = errors;
																for (const key1 in data3) if (!(key1 === "disposition" || key1 === "error_token")) {
																	validate46.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key1 })];
																	return false;
																}
																if (_errs14 === errors) {
																	if (data3.disposition !== void 0) {
																		const _errs15 = errors;
																		if ("rejected" !== data3.disposition) {
																			validate46.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
																			return false;
																		}
																		var valid6 = _errs15 === errors;
																	} else var valid6 = true;
																	if (valid6) {
																		if (data3.error_token !== void 0) {
																			const _errs16 = errors;
																			if (!(data3.error_token === "E_RECONCILIATION_INPUT")) {
																				validate46.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema62.properties.expectation.oneOf[1].properties.error_token.enum })];
																				return false;
																			}
																			var valid6 = _errs16 === errors;
																		} else var valid6 = true;
																	}
																}
															}
														} else {
															validate46.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
															return false;
														}
													}
												} else {
													validate46.errors = [issue(instancePath + "/expectation", "discriminator", {
														error: "mapping",
														tag: "disposition",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate46.errors = [issue(instancePath + "/expectation", "discriminator", {
													error: "tag",
													tag: "disposition",
													tagValue: tag0
												})];
												return false;
											}
										} else {
											validate46.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate46.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate46.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate44.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate44.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("orchestrator.reconciliation-plan.v1" !== data.seed_source) {
							validate44.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "orchestrator.reconciliation-plan.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data2 = data.shared;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
										validate44.errors = [issue(instancePath + "/shared", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									else {
										validate44.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate44.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate44.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate46(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate44.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate44.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema78 = {
	"description": "A claim about an environment, judged by the sandbox policy.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"inputs",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"inputs": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"policy_set",
				"duty",
				"claim"
			],
			"properties": {
				"policy_set": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"duty": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"claim": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
			}
		},
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{ "$ref": "#/$defs/evals.common.evaluatedExpectation" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["disposition", "error_token"],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": [
						"E_CANONICAL",
						"E_LIMIT",
						"E_PARSE",
						"E_POLICY_SET",
						"E_RELATION",
						"E_RUNTIME",
						"E_USAGE"
					] }
				}
			}]
		}
	}
};
const schema81 = {
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
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.disposition === void 0 && (missing0 = "disposition") || data.reason_ids === void 0 && (missing0 = "reason_ids") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate68.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "disposition" || key0 === "reason_ids" || key0 === "verdict")) {
				validate68.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.disposition !== void 0) {
				if ("evaluated" !== data.disposition) {
					validate68.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "evaluated" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason_ids !== void 0) {
					let data1 = data.reason_ids;
					if (Array.isArray(data1)) {
						if (data1.length > 64) {
							validate68.errors = [issue(instancePath + "/reason_ids", "maxItems", { limit: 64 })];
							return false;
						} else if (data1.length < 1) {
							validate68.errors = [issue(instancePath + "/reason_ids", "minItems", { limit: 1 })];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 === "string") {
									if (!pattern4.test(data2)) {
										validate68.errors = [issue(instancePath + "/reason_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate68.errors = [issue(instancePath + "/reason_ids/" + i0, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate68.errors = [issue(instancePath + "/reason_ids", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.verdict !== void 0) {
						let data3 = data.verdict;
						if (!(data3 === "inconclusive" || data3 === "satisfied" || data3 === "violated")) {
							validate68.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema81.properties.verdict.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.inputs === void 0 && (missing0 = "inputs") || data.expectation === void 0 && (missing0 = "expectation")) {
				validate64.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "inputs" || key0 === "expectation")) {
					validate64.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate64.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate64.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
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
								validate64.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.inputs !== void 0) {
								let data2 = data.inputs;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.policy_set === void 0 && (missing1 = "policy_set") || data2.duty === void 0 && (missing1 = "duty") || data2.claim === void 0 && (missing1 = "claim")) {
											validate64.errors = [issue(instancePath + "/inputs", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs9 = errors;
											for (const key1 in data2) if (!(key1 === "policy_set" || key1 === "duty" || key1 === "claim")) {
												validate64.errors = [issue(instancePath + "/inputs", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs9 === errors) {
												if (data2.policy_set !== void 0) {
													const _errs10 = errors;
													if (!validate28(data2.policy_set, {
														instancePath: instancePath + "/inputs/policy_set",
														parentData: data2,
														parentDataProperty: "policy_set",
														rootData
													})) {
														vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
														errors = vErrors.length;
													}
													var valid3 = _errs10 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data2.duty !== void 0) {
														const _errs11 = errors;
														if (!validate28(data2.duty, {
															instancePath: instancePath + "/inputs/duty",
															parentData: data2,
															parentDataProperty: "duty",
															rootData
														})) {
															vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
															errors = vErrors.length;
														}
														var valid3 = _errs11 === errors;
													} else var valid3 = true;
													if (valid3) {
														if (data2.claim !== void 0) {
															const _errs12 = errors;
															if (!validate28(data2.claim, {
																instancePath: instancePath + "/inputs/claim",
																parentData: data2,
																parentDataProperty: "claim",
																rootData
															})) {
																vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																errors = vErrors.length;
															}
															var valid3 = _errs12 === errors;
														} else var valid3 = true;
													}
												}
											}
										}
									} else {
										validate64.errors = [issue(instancePath + "/inputs", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expectation !== void 0) {
									let data6 = data.expectation;
									const _errs13 = errors;
									if (errors === _errs13) {
										if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
											const tag0 = data6.disposition;
											if (typeof tag0 == "string") {
												if (tag0 === "evaluated") {
													if (!validate68(data6, {
														instancePath: instancePath + "/expectation",
														parentData: data,
														parentDataProperty: "expectation",
														rootData
													})) {
														vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
														errors = vErrors.length;
													}
												} else if (tag0 === "rejected") {
													if (errors === errors) {
														if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
															let missing2;
															if (data6.disposition === void 0 && (missing2 = "disposition") || data6.error_token === void 0 && (missing2 = "error_token")) {
																validate64.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing2 })];
																return false;
															} else {
																const _errs19 = errors;
																for (const key2 in data6) if (!(key2 === "disposition" || key2 === "error_token")) {
																	validate64.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key2 })];
																	return false;
																}
																if (_errs19 === errors) {
																	if (data6.disposition !== void 0) {
																		const _errs20 = errors;
																		if ("rejected" !== data6.disposition) {
																			validate64.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
																			return false;
																		}
																		var valid7 = _errs20 === errors;
																	} else var valid7 = true;
																	if (valid7) {
																		if (data6.error_token !== void 0) {
																			let data8 = data6.error_token;
																			const _errs21 = errors;
																			if (!(data8 === "E_CANONICAL" || data8 === "E_LIMIT" || data8 === "E_PARSE" || data8 === "E_POLICY_SET" || data8 === "E_RELATION" || data8 === "E_RUNTIME" || data8 === "E_USAGE")) {
																				validate64.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema78.properties.expectation.oneOf[1].properties.error_token.enum })];
																				return false;
																			}
																			var valid7 = _errs21 === errors;
																		} else var valid7 = true;
																	}
																}
															}
														} else {
															validate64.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
															return false;
														}
													}
												} else {
													validate64.errors = [issue(instancePath + "/expectation", "discriminator", {
														error: "mapping",
														tag: "disposition",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate64.errors = [issue(instancePath + "/expectation", "discriminator", {
													error: "tag",
													tag: "disposition",
													tagValue: tag0
												})];
												return false;
											}
										} else {
											validate64.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
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
		} else {
			validate64.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate62.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate62.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("control.sandbox-policy.v1" !== data.seed_source) {
							validate62.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "control.sandbox-policy.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data2 = data.shared;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
										validate62.errors = [issue(instancePath + "/shared", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									else {
										validate62.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate62.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate62.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate64(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate62.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate62.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate62.errors = vErrors;
	return errors === 0;
}
const schema85 = {
	"description": "A stage run, judged by the duty separation policy.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"inputs",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"inputs": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"policy_set",
				"request",
				"resolved_profile",
				"result"
			],
			"properties": {
				"policy_set": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"request": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"resolved_profile": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"result": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
			}
		},
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{ "$ref": "#/$defs/evals.common.evaluatedExpectation" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["disposition", "error_token"],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": [
						"E_CORE",
						"E_LIMIT",
						"E_POLICY_SET",
						"E_RELATION",
						"E_RUNTIME",
						"E_USAGE"
					] }
				}
			}]
		}
	}
};
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.inputs === void 0 && (missing0 = "inputs") || data.expectation === void 0 && (missing0 = "expectation")) {
				validate73.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "inputs" || key0 === "expectation")) {
					validate73.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate73.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate73.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
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
								validate73.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.inputs !== void 0) {
								let data2 = data.inputs;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.policy_set === void 0 && (missing1 = "policy_set") || data2.request === void 0 && (missing1 = "request") || data2.resolved_profile === void 0 && (missing1 = "resolved_profile") || data2.result === void 0 && (missing1 = "result")) {
											validate73.errors = [issue(instancePath + "/inputs", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs9 = errors;
											for (const key1 in data2) if (!(key1 === "policy_set" || key1 === "request" || key1 === "resolved_profile" || key1 === "result")) {
												validate73.errors = [issue(instancePath + "/inputs", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs9 === errors) {
												if (data2.policy_set !== void 0) {
													const _errs10 = errors;
													if (!validate28(data2.policy_set, {
														instancePath: instancePath + "/inputs/policy_set",
														parentData: data2,
														parentDataProperty: "policy_set",
														rootData
													})) {
														vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
														errors = vErrors.length;
													}
													var valid3 = _errs10 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data2.request !== void 0) {
														const _errs11 = errors;
														if (!validate28(data2.request, {
															instancePath: instancePath + "/inputs/request",
															parentData: data2,
															parentDataProperty: "request",
															rootData
														})) {
															vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
															errors = vErrors.length;
														}
														var valid3 = _errs11 === errors;
													} else var valid3 = true;
													if (valid3) {
														if (data2.resolved_profile !== void 0) {
															const _errs12 = errors;
															if (!validate28(data2.resolved_profile, {
																instancePath: instancePath + "/inputs/resolved_profile",
																parentData: data2,
																parentDataProperty: "resolved_profile",
																rootData
															})) {
																vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																errors = vErrors.length;
															}
															var valid3 = _errs12 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data2.result !== void 0) {
																const _errs13 = errors;
																if (!validate28(data2.result, {
																	instancePath: instancePath + "/inputs/result",
																	parentData: data2,
																	parentDataProperty: "result",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																	errors = vErrors.length;
																}
																var valid3 = _errs13 === errors;
															} else var valid3 = true;
														}
													}
												}
											}
										}
									} else {
										validate73.errors = [issue(instancePath + "/inputs", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expectation !== void 0) {
									let data7 = data.expectation;
									const _errs14 = errors;
									if (errors === _errs14) {
										if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
											const tag0 = data7.disposition;
											if (typeof tag0 == "string") {
												if (tag0 === "evaluated") {
													if (!validate68(data7, {
														instancePath: instancePath + "/expectation",
														parentData: data,
														parentDataProperty: "expectation",
														rootData
													})) {
														vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
														errors = vErrors.length;
													}
												} else if (tag0 === "rejected") {
													if (errors === errors) {
														if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
															let missing2;
															if (data7.disposition === void 0 && (missing2 = "disposition") || data7.error_token === void 0 && (missing2 = "error_token")) {
																validate73.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing2 })];
																return false;
															} else {
																const _errs20 = errors;
																for (const key2 in data7) if (!(key2 === "disposition" || key2 === "error_token")) {
																	validate73.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key2 })];
																	return false;
																}
																if (_errs20 === errors) {
																	if (data7.disposition !== void 0) {
																		const _errs21 = errors;
																		if ("rejected" !== data7.disposition) {
																			validate73.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
																			return false;
																		}
																		var valid7 = _errs21 === errors;
																	} else var valid7 = true;
																	if (valid7) {
																		if (data7.error_token !== void 0) {
																			let data9 = data7.error_token;
																			const _errs22 = errors;
																			if (!(data9 === "E_CORE" || data9 === "E_LIMIT" || data9 === "E_POLICY_SET" || data9 === "E_RELATION" || data9 === "E_RUNTIME" || data9 === "E_USAGE")) {
																				validate73.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema85.properties.expectation.oneOf[1].properties.error_token.enum })];
																				return false;
																			}
																			var valid7 = _errs22 === errors;
																		} else var valid7 = true;
																	}
																}
															}
														} else {
															validate73.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
															return false;
														}
													}
												} else {
													validate73.errors = [issue(instancePath + "/expectation", "discriminator", {
														error: "mapping",
														tag: "disposition",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate73.errors = [issue(instancePath + "/expectation", "discriminator", {
													error: "tag",
													tag: "disposition",
													tagValue: tag0
												})];
												return false;
											}
										} else {
											validate73.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs14 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate73.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate73.errors = vErrors;
	return errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate71.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate71.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("control.duty-separation.v1" !== data.seed_source) {
							validate71.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "control.duty-separation.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data2 = data.shared;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
										validate71.errors = [issue(instancePath + "/shared", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									else {
										validate71.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate71.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate71.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate73(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate71.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
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
const schema90 = {
	"description": "A stage run and a claim that it was approved, judged by the risk gates. Nothing satisfies these.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"inputs",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"inputs": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"policy_set",
				"request",
				"resolved_profile",
				"result",
				"duty",
				"claim"
			],
			"properties": {
				"policy_set": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"request": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"resolved_profile": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"result": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"duty": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"claim": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
			}
		},
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{
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
					"verdict": { "enum": ["inconclusive", "violated"] }
				}
			}, {
				"type": "object",
				"additionalProperties": false,
				"required": ["disposition", "error_token"],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": [
						"E_DUTY",
						"E_LIMIT",
						"E_RELATION",
						"E_RUNTIME",
						"E_USAGE"
					] }
				}
			}]
		}
	}
};
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.inputs === void 0 && (missing0 = "inputs") || data.expectation === void 0 && (missing0 = "expectation")) {
				validate82.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "inputs" || key0 === "expectation")) {
					validate82.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate82.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate82.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
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
								validate82.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.inputs !== void 0) {
								let data2 = data.inputs;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.policy_set === void 0 && (missing1 = "policy_set") || data2.request === void 0 && (missing1 = "request") || data2.resolved_profile === void 0 && (missing1 = "resolved_profile") || data2.result === void 0 && (missing1 = "result") || data2.duty === void 0 && (missing1 = "duty") || data2.claim === void 0 && (missing1 = "claim")) {
											validate82.errors = [issue(instancePath + "/inputs", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs9 = errors;
											for (const key1 in data2) if (!(key1 === "policy_set" || key1 === "request" || key1 === "resolved_profile" || key1 === "result" || key1 === "duty" || key1 === "claim")) {
												validate82.errors = [issue(instancePath + "/inputs", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs9 === errors) {
												if (data2.policy_set !== void 0) {
													const _errs10 = errors;
													if (!validate28(data2.policy_set, {
														instancePath: instancePath + "/inputs/policy_set",
														parentData: data2,
														parentDataProperty: "policy_set",
														rootData
													})) {
														vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
														errors = vErrors.length;
													}
													var valid3 = _errs10 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data2.request !== void 0) {
														const _errs11 = errors;
														if (!validate28(data2.request, {
															instancePath: instancePath + "/inputs/request",
															parentData: data2,
															parentDataProperty: "request",
															rootData
														})) {
															vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
															errors = vErrors.length;
														}
														var valid3 = _errs11 === errors;
													} else var valid3 = true;
													if (valid3) {
														if (data2.resolved_profile !== void 0) {
															const _errs12 = errors;
															if (!validate28(data2.resolved_profile, {
																instancePath: instancePath + "/inputs/resolved_profile",
																parentData: data2,
																parentDataProperty: "resolved_profile",
																rootData
															})) {
																vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																errors = vErrors.length;
															}
															var valid3 = _errs12 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data2.result !== void 0) {
																const _errs13 = errors;
																if (!validate28(data2.result, {
																	instancePath: instancePath + "/inputs/result",
																	parentData: data2,
																	parentDataProperty: "result",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																	errors = vErrors.length;
																}
																var valid3 = _errs13 === errors;
															} else var valid3 = true;
															if (valid3) {
																if (data2.duty !== void 0) {
																	const _errs14 = errors;
																	if (!validate28(data2.duty, {
																		instancePath: instancePath + "/inputs/duty",
																		parentData: data2,
																		parentDataProperty: "duty",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																		errors = vErrors.length;
																	}
																	var valid3 = _errs14 === errors;
																} else var valid3 = true;
																if (valid3) {
																	if (data2.claim !== void 0) {
																		const _errs15 = errors;
																		if (!validate28(data2.claim, {
																			instancePath: instancePath + "/inputs/claim",
																			parentData: data2,
																			parentDataProperty: "claim",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																			errors = vErrors.length;
																		}
																		var valid3 = _errs15 === errors;
																	} else var valid3 = true;
																}
															}
														}
													}
												}
											}
										}
									} else {
										validate82.errors = [issue(instancePath + "/inputs", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expectation !== void 0) {
									let data9 = data.expectation;
									const _errs16 = errors;
									if (errors === _errs16) {
										if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
											const tag0 = data9.disposition;
											if (typeof tag0 == "string") {
												if (tag0 === "evaluated") {
													if (errors === errors) {
														if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
															let missing2;
															if (data9.disposition === void 0 && (missing2 = "disposition") || data9.reason_ids === void 0 && (missing2 = "reason_ids") || data9.verdict === void 0 && (missing2 = "verdict")) {
																validate82.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing2 })];
																return false;
															} else {
																const _errs21 = errors;
																for (const key2 in data9) if (!(key2 === "disposition" || key2 === "reason_ids" || key2 === "verdict")) {
																	validate82.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key2 })];
																	return false;
																}
																if (_errs21 === errors) {
																	if (data9.disposition !== void 0) {
																		const _errs22 = errors;
																		if ("evaluated" !== data9.disposition) {
																			validate82.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "evaluated" })];
																			return false;
																		}
																		var valid6 = _errs22 === errors;
																	} else var valid6 = true;
																	if (valid6) {
																		if (data9.reason_ids !== void 0) {
																			let data11 = data9.reason_ids;
																			const _errs23 = errors;
																			if (errors === _errs23) {
																				if (Array.isArray(data11)) {
																					if (data11.length > 64) {
																						validate82.errors = [issue(instancePath + "/expectation/reason_ids", "maxItems", { limit: 64 })];
																						return false;
																					} else if (data11.length < 1) {
																						validate82.errors = [issue(instancePath + "/expectation/reason_ids", "minItems", { limit: 1 })];
																						return false;
																					} else {
																						const len0 = data11.length;
																						for (let i0 = 0; i0 < len0; i0++) {
																							let data12 = data11[i0];
																							const _errs25 = errors;
																							if (errors === errors) {
																								if (typeof data12 === "string") {
																									if (!pattern4.test(data12)) {
																										validate82.errors = [issue(instancePath + "/expectation/reason_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																										return false;
																									}
																								} else {
																									validate82.errors = [issue(instancePath + "/expectation/reason_ids/" + i0, "type", { type: "string" })];
																									return false;
																								}
																							}
																							if (!(_errs25 === errors)) break;
																						}
																					}
																				} else {
																					validate82.errors = [issue(instancePath + "/expectation/reason_ids", "type", { type: "array" })];
																					return false;
																				}
																			}
																			var valid6 = _errs23 === errors;
																		} else var valid6 = true;
																		if (valid6) {
																			if (data9.verdict !== void 0) {
																				let data13 = data9.verdict;
																				const _errs28 = errors;
																				if (!(data13 === "inconclusive" || data13 === "violated")) {
																					validate82.errors = [issue(instancePath + "/expectation/verdict", "enum", { allowedValues: schema90.properties.expectation.oneOf[0].properties.verdict.enum })];
																					return false;
																				}
																				var valid6 = _errs28 === errors;
																			} else var valid6 = true;
																		}
																	}
																}
															}
														} else {
															validate82.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
															return false;
														}
													}
												} else if (tag0 === "rejected") {
													if (errors === errors) {
														if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
															let missing3;
															if (data9.disposition === void 0 && (missing3 = "disposition") || data9.error_token === void 0 && (missing3 = "error_token")) {
																validate82.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing3 })];
																return false;
															} else {
																const _errs31 = errors;
																for (const key3 in data9) if (!(key3 === "disposition" || key3 === "error_token")) {
																	validate82.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key3 })];
																	return false;
																}
																if (_errs31 === errors) {
																	if (data9.disposition !== void 0) {
																		const _errs32 = errors;
																		if ("rejected" !== data9.disposition) {
																			validate82.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
																			return false;
																		}
																		var valid10 = _errs32 === errors;
																	} else var valid10 = true;
																	if (valid10) {
																		if (data9.error_token !== void 0) {
																			let data15 = data9.error_token;
																			const _errs33 = errors;
																			if (!(data15 === "E_DUTY" || data15 === "E_LIMIT" || data15 === "E_RELATION" || data15 === "E_RUNTIME" || data15 === "E_USAGE")) {
																				validate82.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema90.properties.expectation.oneOf[1].properties.error_token.enum })];
																				return false;
																			}
																			var valid10 = _errs33 === errors;
																		} else var valid10 = true;
																	}
																}
															}
														} else {
															validate82.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
															return false;
														}
													}
												} else {
													validate82.errors = [issue(instancePath + "/expectation", "discriminator", {
														error: "mapping",
														tag: "disposition",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate82.errors = [issue(instancePath + "/expectation", "discriminator", {
													error: "tag",
													tag: "disposition",
													tagValue: tag0
												})];
												return false;
											}
										} else {
											validate82.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs16 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate82.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate82.errors = vErrors;
	return errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate80.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate80.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("control.risk-gates.v1" !== data.seed_source) {
							validate80.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "control.risk-gates.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data2 = data.shared;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
										validate80.errors = [issue(instancePath + "/shared", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									else {
										validate80.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate80.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate80.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate82(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate80.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate80.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate80.errors = vErrors;
	return errors === 0;
}
const schema96 = {
	"description": "What a provider was seen to say, put to an adapter.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"normalizer",
		"input",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"normalizer": { "enum": [
			"claude-code-producer",
			"codex-cli-producer",
			"codex-native-reviewer",
			"github-actions-ci",
			"github-forge",
			"gitlab-forge"
		] },
		"input": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{ "$ref": "#/$defs/evals.common.normalizedExpectation" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["disposition", "error_token"],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": [
						"E_SHAPE",
						"E_STALE",
						"E_TRUST",
						"codex-reviewer.invalid-envelope",
						"codex-reviewer.invalid-snapshot",
						"codex-reviewer.invalid-trust-context",
						"github-actions-ci.invalid-envelope",
						"github-actions-ci.invalid-snapshot",
						"github-actions-ci.invalid-trust-context",
						"github-actions-ci.provider-contradiction",
						"github-forge.invalid-envelope",
						"github-forge.invalid-snapshot",
						"github-forge.invalid-trust-context",
						"gitlab-forge.invalid-envelope",
						"gitlab-forge.invalid-snapshot",
						"gitlab-forge.invalid-trust-context"
					] }
				}
			}]
		}
	}
};
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.disposition === void 0 && (missing0 = "disposition") || data.reason_id === void 0 && (missing0 = "reason_id") || data.stale_bindings === void 0 && (missing0 = "stale_bindings") || data.state === void 0 && (missing0 = "state")) {
			validate94.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "disposition" || key0 === "reason_id" || key0 === "stale_bindings" || key0 === "state")) {
				validate94.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.disposition !== void 0) {
				if ("normalized" !== data.disposition) {
					validate94.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "normalized" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason_id !== void 0) {
					let data1 = data.reason_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate94.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate94.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.stale_bindings !== void 0) {
						let data2 = data.stale_bindings;
						if (Array.isArray(data2)) {
							if (data2.length > 16) {
								validate94.errors = [issue(instancePath + "/stale_bindings", "maxItems", { limit: 16 })];
								return false;
							} else {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									if (typeof data3 === "string") {
										if (!pattern4.test(data3)) {
											validate94.errors = [issue(instancePath + "/stale_bindings/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate94.errors = [issue(instancePath + "/stale_bindings/" + i0, "type", { type: "string" })];
										return false;
									}
								}
							}
						} else {
							validate94.errors = [issue(instancePath + "/stale_bindings", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							let data4 = data.state;
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate94.errors = [issue(instancePath + "/state", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate94.errors = [issue(instancePath + "/state", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate94.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate94.errors = vErrors;
	return true;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.normalizer === void 0 && (missing0 = "normalizer") || data.input === void 0 && (missing0 = "input") || data.expectation === void 0 && (missing0 = "expectation")) {
				validate92.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "normalizer" || key0 === "input" || key0 === "expectation")) {
					validate92.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate92.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate92.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
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
								validate92.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.normalizer !== void 0) {
								let data2 = data.normalizer;
								const _errs7 = errors;
								if (!(data2 === "claude-code-producer" || data2 === "codex-cli-producer" || data2 === "codex-native-reviewer" || data2 === "github-actions-ci" || data2 === "github-forge" || data2 === "gitlab-forge")) {
									validate92.errors = [issue(instancePath + "/normalizer", "enum", { allowedValues: schema96.properties.normalizer.enum })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.input !== void 0) {
									const _errs8 = errors;
									if (!validate28(data.input, {
										instancePath: instancePath + "/input",
										parentData: data,
										parentDataProperty: "input",
										rootData
									})) {
										vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.expectation !== void 0) {
										let data4 = data.expectation;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												const tag0 = data4.disposition;
												if (typeof tag0 == "string") {
													if (tag0 === "normalized") {
														if (!validate94(data4, {
															instancePath: instancePath + "/expectation",
															parentData: data,
															parentDataProperty: "expectation",
															rootData
														})) {
															vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
															errors = vErrors.length;
														}
													} else if (tag0 === "rejected") {
														if (errors === errors) {
															if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
																let missing1;
																if (data4.disposition === void 0 && (missing1 = "disposition") || data4.error_token === void 0 && (missing1 = "error_token")) {
																	validate92.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing1 })];
																	return false;
																} else {
																	const _errs15 = errors;
																	for (const key1 in data4) if (!(key1 === "disposition" || key1 === "error_token")) {
																		validate92.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key1 })];
																		return false;
																	}
																	if (_errs15 === errors) {
																		if (data4.disposition !== void 0) {
																			const _errs16 = errors;
																			if ("rejected" !== data4.disposition) {
																				validate92.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
																				return false;
																			}
																			var valid6 = _errs16 === errors;
																		} else var valid6 = true;
																		if (valid6) {
																			if (data4.error_token !== void 0) {
																				let data6 = data4.error_token;
																				const _errs17 = errors;
																				if (!(data6 === "E_SHAPE" || data6 === "E_STALE" || data6 === "E_TRUST" || data6 === "codex-reviewer.invalid-envelope" || data6 === "codex-reviewer.invalid-snapshot" || data6 === "codex-reviewer.invalid-trust-context" || data6 === "github-actions-ci.invalid-envelope" || data6 === "github-actions-ci.invalid-snapshot" || data6 === "github-actions-ci.invalid-trust-context" || data6 === "github-actions-ci.provider-contradiction" || data6 === "github-forge.invalid-envelope" || data6 === "github-forge.invalid-snapshot" || data6 === "github-forge.invalid-trust-context" || data6 === "gitlab-forge.invalid-envelope" || data6 === "gitlab-forge.invalid-snapshot" || data6 === "gitlab-forge.invalid-trust-context")) {
																					validate92.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema96.properties.expectation.oneOf[1].properties.error_token.enum })];
																					return false;
																				}
																				var valid6 = _errs17 === errors;
																			} else var valid6 = true;
																		}
																	}
																}
															} else {
																validate92.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
																return false;
															}
														}
													} else {
														validate92.errors = [issue(instancePath + "/expectation", "discriminator", {
															error: "mapping",
															tag: "disposition",
															tagValue: tag0
														})];
														return false;
													}
												} else {
													validate92.errors = [issue(instancePath + "/expectation", "discriminator", {
														error: "tag",
														tag: "disposition",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate92.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
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
			}
		} else {
			validate92.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate92.errors = vErrors;
	return errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate90.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate90.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("adapters.provider-normalizers.v1" !== data.seed_source) {
							validate90.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "adapters.provider-normalizers.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data2 = data.shared;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
										validate90.errors = [issue(instancePath + "/shared", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									else {
										validate90.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate90.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate90.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate92(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate90.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate90.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate90.errors = vErrors;
	return errors === 0;
}
const schema105 = {
	"description": "A file, put to the content gate. Its bytes are the UTF-8 of `text`.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"input",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"input": {
			"type": "object",
			"additionalProperties": false,
			"required": ["content", "sha256"],
			"properties": {
				"content": {
					"type": "object",
					"additionalProperties": false,
					"required": ["path", "text"],
					"properties": {
						"path": { "type": "string" },
						"text": { "type": "string" }
					}
				},
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{ "$ref": "#/$defs/evals.common.admittedExpectation" }, {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"disposition",
					"error_token",
					"detail"
				],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": [
						"E_DENYLIST",
						"E_LIMIT",
						"E_PATH"
					] },
					"detail": { "$ref": "#/$defs/contract.common.id" }
				}
			}]
		}
	}
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.input === void 0 && (missing0 = "input") || data.expectation === void 0 && (missing0 = "expectation")) {
			validate99.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "input" || key0 === "expectation")) {
				validate99.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.case_id !== void 0) {
				let data0 = data.case_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate99.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate99.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.family_id !== void 0) {
					let data1 = data.family_id;
					if (!(data1 === "actor-rerun-identity" || data1 === "adapter-contract-compliance" || data1 === "approval-invalidation-no-push-after-approval" || data1 === "empty-fake-timed-out-degraded-reviews" || data1 === "malicious-instructions" || data1 === "protected-path-credential-network-publisher-boundaries" || data1 === "repeated-cancelled-missed-events" || data1 === "reviewer-severity-false-positive-negative" || data1 === "stale-moved-artifacts")) {
						validate99.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.input !== void 0) {
						let data2 = data.input;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if (data2.content === void 0 && (missing1 = "content") || data2.sha256 === void 0 && (missing1 = "sha256")) {
								validate99.errors = [issue(instancePath + "/input", "required", { missingProperty: missing1 })];
								return false;
							} else {
								for (const key1 in data2) if (!(key1 === "content" || key1 === "sha256")) {
									validate99.errors = [issue(instancePath + "/input", "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (data2.content !== void 0) {
									let data3 = data2.content;
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										let missing2;
										if (data3.path === void 0 && (missing2 = "path") || data3.text === void 0 && (missing2 = "text")) {
											validate99.errors = [issue(instancePath + "/input/content", "required", { missingProperty: missing2 })];
											return false;
										} else {
											for (const key2 in data3) if (!(key2 === "path" || key2 === "text")) {
												validate99.errors = [issue(instancePath + "/input/content", "additionalProperties", { additionalProperty: key2 })];
												return false;
											}
											if (data3.path !== void 0) {
												if (typeof data3.path !== "string") {
													validate99.errors = [issue(instancePath + "/input/content/path", "type", { type: "string" })];
													return false;
												}
												var valid4 = true;
											} else var valid4 = true;
											if (valid4) {
												if (data3.text !== void 0) {
													if (typeof data3.text !== "string") {
														validate99.errors = [issue(instancePath + "/input/content/text", "type", { type: "string" })];
														return false;
													}
													var valid4 = true;
												} else var valid4 = true;
											}
										}
									} else {
										validate99.errors = [issue(instancePath + "/input/content", "type", { type: "object" })];
										return false;
									}
									var valid3 = true;
								} else var valid3 = true;
								if (valid3) {
									if (data2.sha256 !== void 0) {
										let data6 = data2.sha256;
										if (typeof data6 === "string") {
											if (!pattern5.test(data6)) {
												validate99.errors = [issue(instancePath + "/input/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate99.errors = [issue(instancePath + "/input/sha256", "type", { type: "string" })];
											return false;
										}
										var valid3 = true;
									} else var valid3 = true;
								}
							}
						} else {
							validate99.errors = [issue(instancePath + "/input", "type", { type: "object" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.expectation !== void 0) {
							let data7 = data.expectation;
							if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
								const tag0 = data7.disposition;
								if (typeof tag0 == "string") {
									if (tag0 === "admitted") {
										if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
											let missing3;
											if (data7.disposition === void 0 && (missing3 = "disposition")) {
												validate99.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing3 })];
												return false;
											} else {
												for (const key3 in data7) if (!(key3 === "disposition")) {
													validate99.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key3 })];
													return false;
												}
												if (data7.disposition !== void 0) {
													if ("admitted" !== data7.disposition) {
														validate99.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "admitted" })];
														return false;
													}
												}
											}
										} else {
											validate99.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
											return false;
										}
									} else if (tag0 === "rejected") {
										if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
											let missing4;
											if (data7.disposition === void 0 && (missing4 = "disposition") || data7.error_token === void 0 && (missing4 = "error_token") || data7.detail === void 0 && (missing4 = "detail")) {
												validate99.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing4 })];
												return false;
											} else {
												for (const key4 in data7) if (!(key4 === "disposition" || key4 === "error_token" || key4 === "detail")) {
													validate99.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key4 })];
													return false;
												}
												if (data7.disposition !== void 0) {
													if ("rejected" !== data7.disposition) {
														validate99.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
														return false;
													}
													var valid11 = true;
												} else var valid11 = true;
												if (valid11) {
													if (data7.error_token !== void 0) {
														let data10 = data7.error_token;
														if (!(data10 === "E_DENYLIST" || data10 === "E_LIMIT" || data10 === "E_PATH")) {
															validate99.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema105.properties.expectation.oneOf[1].properties.error_token.enum })];
															return false;
														}
														var valid11 = true;
													} else var valid11 = true;
													if (valid11) {
														if (data7.detail !== void 0) {
															let data11 = data7.detail;
															if (typeof data11 === "string") {
																if (!pattern4.test(data11)) {
																	validate99.errors = [issue(instancePath + "/expectation/detail", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																	return false;
																}
															} else {
																validate99.errors = [issue(instancePath + "/expectation/detail", "type", { type: "string" })];
																return false;
															}
															var valid11 = true;
														} else var valid11 = true;
													}
												}
											}
										} else {
											validate99.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
											return false;
										}
									} else {
										validate99.errors = [issue(instancePath + "/expectation", "discriminator", {
											error: "mapping",
											tag: "disposition",
											tagValue: tag0
										})];
										return false;
									}
								} else {
									validate99.errors = [issue(instancePath + "/expectation", "discriminator", {
										error: "tag",
										tag: "disposition",
										tagValue: tag0
									})];
									return false;
								}
							} else {
								validate99.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate99.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate99.errors = vErrors;
	return true;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate97.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate97.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("content.file-gate.v1" !== data.seed_source) {
							validate97.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "content.file-gate.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data2 = data.shared;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
										validate97.errors = [issue(instancePath + "/shared", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									else {
										validate97.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate97.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate97.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate99(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate97.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate97.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate97.errors = vErrors;
	return errors === 0;
}
const schema113 = {
	"description": "A review and what surrounds it, put to the review-fix planner.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_id",
		"family_id",
		"inputs",
		"expectation"
	],
	"properties": {
		"case_id": { "$ref": "#/$defs/contract.common.id" },
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"inputs": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"policy",
				"observation",
				"change_context",
				"credential_evaluation",
				"risk_gate_evaluation",
				"reconciliation_plan",
				"attempt_ledger"
			],
			"properties": {
				"policy": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"observation": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"change_context": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"credential_evaluation": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"risk_gate_evaluation": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"reconciliation_plan": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" },
				"attempt_ledger": { "$ref": "#/$defs/evals.eval-seed-set.seedDocument" }
			}
		},
		"expectation": {
			"type": "object",
			"discriminator": { "propertyName": "disposition" },
			"oneOf": [{ "$ref": "#/$defs/evals.common.decidedExpectation" }, {
				"type": "object",
				"additionalProperties": false,
				"required": ["disposition", "error_token"],
				"properties": {
					"disposition": { "const": "rejected" },
					"error_token": { "enum": [
						"E_CANONICAL",
						"E_LIMIT",
						"E_PARSE",
						"E_RELATION"
					] }
				}
			}]
		}
	}
};
const schema116 = {
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
const pattern37 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$", "u");
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.disposition === void 0 && (missing0 = "disposition") || data.detail === void 0 && (missing0 = "detail") || data.excluded_finding_ids === void 0 && (missing0 = "excluded_finding_ids") || data.finding_ids === void 0 && (missing0 = "finding_ids") || data.outcome === void 0 && (missing0 = "outcome")) {
			validate111.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "disposition" || key0 === "detail" || key0 === "excluded_finding_ids" || key0 === "finding_ids" || key0 === "outcome")) {
				validate111.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.disposition !== void 0) {
				if ("decided" !== data.disposition) {
					validate111.errors = [issue(instancePath + "/disposition", "const", { allowedValue: "decided" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.detail !== void 0) {
					let data1 = data.detail;
					if (Array.isArray(data1)) {
						if (data1.length > 64) {
							validate111.errors = [issue(instancePath + "/detail", "maxItems", { limit: 64 })];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 === "string") {
									if (!pattern4.test(data2)) {
										validate111.errors = [issue(instancePath + "/detail/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate111.errors = [issue(instancePath + "/detail/" + i0, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate111.errors = [issue(instancePath + "/detail", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.excluded_finding_ids !== void 0) {
						let data3 = data.excluded_finding_ids;
						if (Array.isArray(data3)) {
							if (data3.length > 256) {
								validate111.errors = [issue(instancePath + "/excluded_finding_ids", "maxItems", { limit: 256 })];
								return false;
							} else {
								const len1 = data3.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data4 = data3[i1];
									if (typeof data4 === "string") {
										if (!pattern37.test(data4)) {
											validate111.errors = [issue(instancePath + "/excluded_finding_ids/" + i1, "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate111.errors = [issue(instancePath + "/excluded_finding_ids/" + i1, "type", { type: "string" })];
										return false;
									}
								}
							}
						} else {
							validate111.errors = [issue(instancePath + "/excluded_finding_ids", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.finding_ids !== void 0) {
							let data5 = data.finding_ids;
							if (Array.isArray(data5)) {
								if (data5.length > 256) {
									validate111.errors = [issue(instancePath + "/finding_ids", "maxItems", { limit: 256 })];
									return false;
								} else {
									const len2 = data5.length;
									for (let i2 = 0; i2 < len2; i2++) {
										let data6 = data5[i2];
										if (typeof data6 === "string") {
											if (!pattern37.test(data6)) {
												validate111.errors = [issue(instancePath + "/finding_ids/" + i2, "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate111.errors = [issue(instancePath + "/finding_ids/" + i2, "type", { type: "string" })];
											return false;
										}
									}
								}
							} else {
								validate111.errors = [issue(instancePath + "/finding_ids", "type", { type: "array" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.outcome !== void 0) {
								let data7 = data.outcome;
								if (!(data7 === "approval-present" || data7 === "attempt-limit" || data7 === "boundaries-unproven" || data7 === "degraded-review" || data7 === "fix-request" || data7 === "kill-switch" || data7 === "no-actionable-findings" || data7 === "review-stale")) {
									validate111.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema116.properties.outcome.enum })];
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
		validate111.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate111.errors = vErrors;
	return true;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_id === void 0 && (missing0 = "case_id") || data.family_id === void 0 && (missing0 = "family_id") || data.inputs === void 0 && (missing0 = "inputs") || data.expectation === void 0 && (missing0 = "expectation")) {
				validate103.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_id" || key0 === "family_id" || key0 === "inputs" || key0 === "expectation")) {
					validate103.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_id !== void 0) {
						let data0 = data.case_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate103.errors = [issue(instancePath + "/case_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate103.errors = [issue(instancePath + "/case_id", "type", { type: "string" })];
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
								validate103.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema47.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.inputs !== void 0) {
								let data2 = data.inputs;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.policy === void 0 && (missing1 = "policy") || data2.observation === void 0 && (missing1 = "observation") || data2.change_context === void 0 && (missing1 = "change_context") || data2.credential_evaluation === void 0 && (missing1 = "credential_evaluation") || data2.risk_gate_evaluation === void 0 && (missing1 = "risk_gate_evaluation") || data2.reconciliation_plan === void 0 && (missing1 = "reconciliation_plan") || data2.attempt_ledger === void 0 && (missing1 = "attempt_ledger")) {
											validate103.errors = [issue(instancePath + "/inputs", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs9 = errors;
											for (const key1 in data2) if (!(key1 === "policy" || key1 === "observation" || key1 === "change_context" || key1 === "credential_evaluation" || key1 === "risk_gate_evaluation" || key1 === "reconciliation_plan" || key1 === "attempt_ledger")) {
												validate103.errors = [issue(instancePath + "/inputs", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs9 === errors) {
												if (data2.policy !== void 0) {
													const _errs10 = errors;
													if (!validate28(data2.policy, {
														instancePath: instancePath + "/inputs/policy",
														parentData: data2,
														parentDataProperty: "policy",
														rootData
													})) {
														vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
														errors = vErrors.length;
													}
													var valid3 = _errs10 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data2.observation !== void 0) {
														const _errs11 = errors;
														if (!validate28(data2.observation, {
															instancePath: instancePath + "/inputs/observation",
															parentData: data2,
															parentDataProperty: "observation",
															rootData
														})) {
															vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
															errors = vErrors.length;
														}
														var valid3 = _errs11 === errors;
													} else var valid3 = true;
													if (valid3) {
														if (data2.change_context !== void 0) {
															const _errs12 = errors;
															if (!validate28(data2.change_context, {
																instancePath: instancePath + "/inputs/change_context",
																parentData: data2,
																parentDataProperty: "change_context",
																rootData
															})) {
																vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																errors = vErrors.length;
															}
															var valid3 = _errs12 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data2.credential_evaluation !== void 0) {
																const _errs13 = errors;
																if (!validate28(data2.credential_evaluation, {
																	instancePath: instancePath + "/inputs/credential_evaluation",
																	parentData: data2,
																	parentDataProperty: "credential_evaluation",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																	errors = vErrors.length;
																}
																var valid3 = _errs13 === errors;
															} else var valid3 = true;
															if (valid3) {
																if (data2.risk_gate_evaluation !== void 0) {
																	const _errs14 = errors;
																	if (!validate28(data2.risk_gate_evaluation, {
																		instancePath: instancePath + "/inputs/risk_gate_evaluation",
																		parentData: data2,
																		parentDataProperty: "risk_gate_evaluation",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																		errors = vErrors.length;
																	}
																	var valid3 = _errs14 === errors;
																} else var valid3 = true;
																if (valid3) {
																	if (data2.reconciliation_plan !== void 0) {
																		const _errs15 = errors;
																		if (!validate28(data2.reconciliation_plan, {
																			instancePath: instancePath + "/inputs/reconciliation_plan",
																			parentData: data2,
																			parentDataProperty: "reconciliation_plan",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																			errors = vErrors.length;
																		}
																		var valid3 = _errs15 === errors;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data2.attempt_ledger !== void 0) {
																			const _errs16 = errors;
																			if (!validate28(data2.attempt_ledger, {
																				instancePath: instancePath + "/inputs/attempt_ledger",
																				parentData: data2,
																				parentDataProperty: "attempt_ledger",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
																				errors = vErrors.length;
																			}
																			var valid3 = _errs16 === errors;
																		} else var valid3 = true;
																	}
																}
															}
														}
													}
												}
											}
										}
									} else {
										validate103.errors = [issue(instancePath + "/inputs", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expectation !== void 0) {
									let data10 = data.expectation;
									const _errs17 = errors;
									if (errors === _errs17) {
										if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
											const tag0 = data10.disposition;
											if (typeof tag0 == "string") {
												if (tag0 === "decided") {
													if (!validate111(data10, {
														instancePath: instancePath + "/expectation",
														parentData: data,
														parentDataProperty: "expectation",
														rootData
													})) {
														vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
														errors = vErrors.length;
													}
												} else if (tag0 === "rejected") {
													if (errors === errors) {
														if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
															let missing2;
															if (data10.disposition === void 0 && (missing2 = "disposition") || data10.error_token === void 0 && (missing2 = "error_token")) {
																validate103.errors = [issue(instancePath + "/expectation", "required", { missingProperty: missing2 })];
																return false;
															} else {
																const _errs23 = errors;
																for (const key2 in data10) if (!(key2 === "disposition" || key2 === "error_token")) {
																	validate103.errors = [issue(instancePath + "/expectation", "additionalProperties", { additionalProperty: key2 })];
																	return false;
																}
																if (_errs23 === errors) {
																	if (data10.disposition !== void 0) {
																		const _errs24 = errors;
																		if ("rejected" !== data10.disposition) {
																			validate103.errors = [issue(instancePath + "/expectation/disposition", "const", { allowedValue: "rejected" })];
																			return false;
																		}
																		var valid7 = _errs24 === errors;
																	} else var valid7 = true;
																	if (valid7) {
																		if (data10.error_token !== void 0) {
																			let data12 = data10.error_token;
																			const _errs25 = errors;
																			if (!(data12 === "E_CANONICAL" || data12 === "E_LIMIT" || data12 === "E_PARSE" || data12 === "E_RELATION")) {
																				validate103.errors = [issue(instancePath + "/expectation/error_token", "enum", { allowedValues: schema113.properties.expectation.oneOf[1].properties.error_token.enum })];
																				return false;
																			}
																			var valid7 = _errs25 === errors;
																		} else var valid7 = true;
																	}
																}
															}
														} else {
															validate103.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
															return false;
														}
													}
												} else {
													validate103.errors = [issue(instancePath + "/expectation", "discriminator", {
														error: "mapping",
														tag: "disposition",
														tagValue: tag0
													})];
													return false;
												}
											} else {
												validate103.errors = [issue(instancePath + "/expectation", "discriminator", {
													error: "tag",
													tag: "disposition",
													tagValue: tag0
												})];
												return false;
											}
										} else {
											validate103.errors = [issue(instancePath + "/expectation", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs17 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate103.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate103.errors = vErrors;
	return errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seed_source === void 0 && (missing0 = "seed_source") || data.core_contract === void 0 && (missing0 = "core_contract") || data.shared === void 0 && (missing0 = "shared") || data.cases === void 0 && (missing0 = "cases")) {
				validate101.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "seed_source" || key0 === "core_contract" || key0 === "shared" || key0 === "cases")) {
					validate101.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.seed_source !== void 0) {
						const _errs2 = errors;
						if ("loop.review-fix.v1" !== data.seed_source) {
							validate101.errors = [issue(instancePath + "/seed_source", "const", { allowedValue: "loop.review-fix.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.core_contract, {
								instancePath: instancePath + "/core_contract",
								parentData: data,
								parentDataProperty: "core_contract",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data2 = data.shared;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
										validate101.errors = [issue(instancePath + "/shared", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									else {
										validate101.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cases !== void 0) {
									let data3 = data.cases;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											if (data3.length > 64) {
												validate101.errors = [issue(instancePath + "/cases", "maxItems", { limit: 64 })];
												return false;
											} else if (data3.length < 1) {
												validate101.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate103(data3[i0], {
														instancePath: instancePath + "/cases/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate101.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.seed_source;
			if (typeof tag0 == "string") {
				if (tag0 === "core.stage-run.v2") {
					if (!validate22(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "orchestrator.state-scanner.v1") {
					if (!validate37(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "orchestrator.reconciliation-plan.v1") {
					if (!validate44(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "control.sandbox-policy.v1") {
					if (!validate62(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "control.duty-separation.v1") {
					if (!validate71(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "control.risk-gates.v1") {
					if (!validate80(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "adapters.provider-normalizers.v1") {
					if (!validate90(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "content.file-gate.v1") {
					if (!validate97(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
						errors = vErrors.length;
					}
				} else if (tag0 === "loop.review-fix.v1") {
					if (!validate101(data, {
						instancePath,
						parentData,
						parentDataProperty,
						rootData
					})) {
						vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
						errors = vErrors.length;
					}
				} else {
					validate21.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "seed_source",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate21.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "seed_source",
					tagValue: tag0
				})];
				return false;
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
							if ("eval_seed_set" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_seed_set" })];
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