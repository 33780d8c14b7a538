// Generated from libs/evals/schemas/eval-dashboard.schema.json by tools/generate (npm run generate). Do not edit.
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
	"type": "object",
	"additionalProperties": false,
	"required": [
		"activation_state",
		"authority_effect",
		"mode",
		"core_contract",
		"catalog_ref",
		"evaluator",
		"observed_at",
		"inputs",
		"coverage",
		"families",
		"quality",
		"recovery",
		"telemetry",
		"flow"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"authority_effect": { "const": "none" },
		"mode": { "const": "deterministic-offline" },
		"core_contract": { "$ref": "#/$defs/evals.common.coreContract" },
		"catalog_ref": { "$ref": "#/$defs/evals.common.catalogRef" },
		"evaluator": { "$ref": "#/$defs/evals.eval-dashboard.evaluatorCopy" },
		"observed_at": { "$ref": "#/$defs/contract.common.time" },
		"inputs": {
			"type": "array",
			"minItems": 1,
			"maxItems": 16,
			"items": { "$ref": "#/$defs/evals.eval-dashboard.dashboardInput" }
		},
		"coverage": { "$ref": "#/$defs/evals.eval-dashboard.coverage" },
		"families": {
			"type": "array",
			"minItems": 9,
			"maxItems": 9,
			"items": { "$ref": "#/$defs/evals.eval-dashboard.familyRow" }
		},
		"quality": { "$ref": "#/$defs/evals.common.caseCounts" },
		"recovery": { "$ref": "#/$defs/evals.eval-dashboard.recovery" },
		"telemetry": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"cost",
				"latency",
				"tokens"
			],
			"properties": {
				"cost": { "$ref": "#/$defs/evals.eval-dashboard.unmeasured" },
				"latency": { "$ref": "#/$defs/evals.eval-dashboard.unmeasured" },
				"tokens": { "$ref": "#/$defs/evals.eval-dashboard.unmeasured" }
			}
		},
		"flow": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"accepted-plan-to-merge-time",
				"dora-instability",
				"dora-throughput",
				"escaped-defects",
				"escaped-vulnerabilities",
				"first-pass-success",
				"human-gate-wait",
				"intent-to-spec-time",
				"queue-wait",
				"review-latency",
				"review-precision",
				"review-recall-samples",
				"review-stale-rate",
				"rework-cycles",
				"target-outcome"
			],
			"properties": {
				"accepted-plan-to-merge-time": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"dora-instability": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"dora-throughput": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"escaped-defects": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"escaped-vulnerabilities": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"first-pass-success": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"human-gate-wait": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"intent-to-spec-time": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"queue-wait": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"review-latency": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"review-precision": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"review-recall-samples": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"review-stale-rate": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"rework-cycles": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" },
				"target-outcome": { "$ref": "#/$defs/evals.eval-dashboard.unobserved" }
			}
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern8 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
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
						if (func2(data1) > 127) {
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
					validate26.errors = [issue(instancePath + "/schema_version", "enum", { allowedValues: schema40.properties.schema_version.enum })];
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
							if (!pattern8.test(data2)) {
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
								if (!pattern4.test(data3)) {
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
						if (!pattern4.test(data1)) {
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
const schema48 = {
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
const pattern12 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
const schema49 = {
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
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate31.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate31.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				let data0 = data.schema_version;
				if (!(data0 === 1 || data0 === 2)) {
					validate31.errors = [issue(instancePath + "/schema_version", "enum", { allowedValues: schema49.properties.schema_version.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("eval_seed_set" !== data.kind) {
						validate31.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_seed_set" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern8.test(data2)) {
								validate31.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate31.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate31.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate31.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate31.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate31.errors = vErrors;
	return true;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.run_id === void 0 && (missing0 = "run_id") || data.seed_source === void 0 && (missing0 = "seed_source") || data.seed_set_ref === void 0 && (missing0 = "seed_set_ref") || data.result_sha256 === void 0 && (missing0 = "result_sha256") || data.observed_at === void 0 && (missing0 = "observed_at") || data.summary === void 0 && (missing0 = "summary")) {
				validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "run_id" || key0 === "seed_source" || key0 === "seed_set_ref" || key0 === "result_sha256" || key0 === "observed_at" || key0 === "summary")) {
					validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.run_id !== void 0) {
						let data0 = data.run_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern8.test(data0)) {
									validate30.errors = [issue(instancePath + "/run_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate30.errors = [issue(instancePath + "/run_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.seed_source !== void 0) {
							let data1 = data.seed_source;
							const _errs5 = errors;
							if (!(data1 === "adapter-tests.contract.v1" || data1 === "adapters.provider-normalizers.v1" || data1 === "content.file-gate.v1" || data1 === "control.duty-separation.v1" || data1 === "control.risk-gates.v1" || data1 === "control.sandbox-policy.v1" || data1 === "core.stage-run.v2" || data1 === "loop.review-fix.v1" || data1 === "orchestrator.reconciliation-plan.v1" || data1 === "orchestrator.state-scanner.v1")) {
								validate30.errors = [issue(instancePath + "/seed_source", "enum", { allowedValues: schema48.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.seed_set_ref !== void 0) {
								const _errs7 = errors;
								if (!validate31(data.seed_set_ref, {
									instancePath: instancePath + "/seed_set_ref",
									parentData: data,
									parentDataProperty: "seed_set_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.result_sha256 !== void 0) {
									let data3 = data.result_sha256;
									const _errs8 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern4.test(data3)) {
												validate30.errors = [issue(instancePath + "/result_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate30.errors = [issue(instancePath + "/result_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.observed_at !== void 0) {
										let data4 = data.observed_at;
										const _errs11 = errors;
										if (errors === errors) {
											if (typeof data4 === "string") {
												if (!pattern12.test(data4)) {
													validate30.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
													return false;
												}
											} else {
												validate30.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.summary !== void 0) {
											let data5 = data.summary;
											const _errs14 = errors;
											if (errors === errors) {
												if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
													let missing1;
													if (data5.total === void 0 && (missing1 = "total") || data5.passed === void 0 && (missing1 = "passed") || data5.failed === void 0 && (missing1 = "failed") || data5.inconclusive === void 0 && (missing1 = "inconclusive")) {
														validate30.errors = [issue(instancePath + "/summary", "required", { missingProperty: missing1 })];
														return false;
													} else {
														const _errs17 = errors;
														for (const key1 in data5) if (!(key1 === "total" || key1 === "passed" || key1 === "failed" || key1 === "inconclusive")) {
															validate30.errors = [issue(instancePath + "/summary", "additionalProperties", { additionalProperty: key1 })];
															return false;
														}
														if (_errs17 === errors) {
															if (data5.total !== void 0) {
																let data6 = data5.total;
																const _errs18 = errors;
																if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
																	validate30.errors = [issue(instancePath + "/summary/total", "type", { type: "integer" })];
																	return false;
																}
																if (errors === _errs18) {
																	if (typeof data6 == "number" && isFinite(data6)) {
																		if (data6 < 0 || isNaN(data6)) {
																			validate30.errors = [issue(instancePath + "/summary/total", "minimum", {
																				comparison: ">=",
																				limit: 0
																			})];
																			return false;
																		}
																	}
																}
																var valid6 = _errs18 === errors;
															} else var valid6 = true;
															if (valid6) {
																if (data5.passed !== void 0) {
																	let data7 = data5.passed;
																	const _errs20 = errors;
																	if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
																		validate30.errors = [issue(instancePath + "/summary/passed", "type", { type: "integer" })];
																		return false;
																	}
																	if (errors === _errs20) {
																		if (typeof data7 == "number" && isFinite(data7)) {
																			if (data7 < 0 || isNaN(data7)) {
																				validate30.errors = [issue(instancePath + "/summary/passed", "minimum", {
																					comparison: ">=",
																					limit: 0
																				})];
																				return false;
																			}
																		}
																	}
																	var valid6 = _errs20 === errors;
																} else var valid6 = true;
																if (valid6) {
																	if (data5.failed !== void 0) {
																		let data8 = data5.failed;
																		const _errs22 = errors;
																		if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
																			validate30.errors = [issue(instancePath + "/summary/failed", "type", { type: "integer" })];
																			return false;
																		}
																		if (errors === _errs22) {
																			if (typeof data8 == "number" && isFinite(data8)) {
																				if (data8 < 0 || isNaN(data8)) {
																					validate30.errors = [issue(instancePath + "/summary/failed", "minimum", {
																						comparison: ">=",
																						limit: 0
																					})];
																					return false;
																				}
																			}
																		}
																		var valid6 = _errs22 === errors;
																	} else var valid6 = true;
																	if (valid6) {
																		if (data5.inconclusive !== void 0) {
																			let data9 = data5.inconclusive;
																			const _errs24 = errors;
																			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
																				validate30.errors = [issue(instancePath + "/summary/inconclusive", "type", { type: "integer" })];
																				return false;
																			}
																			if (errors === _errs24) {
																				if (typeof data9 == "number" && isFinite(data9)) {
																					if (data9 < 0 || isNaN(data9)) {
																						validate30.errors = [issue(instancePath + "/summary/inconclusive", "minimum", {
																							comparison: ">=",
																							limit: 0
																						})];
																						return false;
																					}
																				}
																			}
																			var valid6 = _errs24 === errors;
																		} else var valid6 = true;
																	}
																}
															}
														}
													}
												} else {
													validate30.errors = [issue(instancePath + "/summary", "type", { type: "object" })];
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
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.families_total === void 0 && (missing0 = "families_total") || data.families_seeded === void 0 && (missing0 = "families_seeded") || data.families_declared === void 0 && (missing0 = "families_declared") || data.families_with_results === void 0 && (missing0 = "families_with_results") || data.sources_with_results === void 0 && (missing0 = "sources_with_results")) {
			validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "families_total" || key0 === "families_seeded" || key0 === "families_declared" || key0 === "families_with_results" || key0 === "sources_with_results")) {
				validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.families_total !== void 0) {
				if (9 !== data.families_total) {
					validate34.errors = [issue(instancePath + "/families_total", "const", { allowedValue: 9 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.families_seeded !== void 0) {
					let data1 = data.families_seeded;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate34.errors = [issue(instancePath + "/families_seeded", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 9 || isNaN(data1)) {
							validate34.errors = [issue(instancePath + "/families_seeded", "maximum", {
								comparison: "<=",
								limit: 9
							})];
							return false;
						} else if (data1 < 0 || isNaN(data1)) {
							validate34.errors = [issue(instancePath + "/families_seeded", "minimum", {
								comparison: ">=",
								limit: 0
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.families_declared !== void 0) {
						let data2 = data.families_declared;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate34.errors = [issue(instancePath + "/families_declared", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 > 9 || isNaN(data2)) {
								validate34.errors = [issue(instancePath + "/families_declared", "maximum", {
									comparison: "<=",
									limit: 9
								})];
								return false;
							} else if (data2 < 0 || isNaN(data2)) {
								validate34.errors = [issue(instancePath + "/families_declared", "minimum", {
									comparison: ">=",
									limit: 0
								})];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.families_with_results !== void 0) {
							let data3 = data.families_with_results;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate34.errors = [issue(instancePath + "/families_with_results", "type", { type: "integer" })];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 > 9 || isNaN(data3)) {
									validate34.errors = [issue(instancePath + "/families_with_results", "maximum", {
										comparison: "<=",
										limit: 9
									})];
									return false;
								} else if (data3 < 0 || isNaN(data3)) {
									validate34.errors = [issue(instancePath + "/families_with_results", "minimum", {
										comparison: ">=",
										limit: 0
									})];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.sources_with_results !== void 0) {
								let data4 = data.sources_with_results;
								if (Array.isArray(data4)) {
									if (data4.length > 10) {
										validate34.errors = [issue(instancePath + "/sources_with_results", "maxItems", { limit: 10 })];
										return false;
									} else if (data4.length < 1) {
										validate34.errors = [issue(instancePath + "/sources_with_results", "minItems", { limit: 1 })];
										return false;
									} else {
										const len0 = data4.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data5 = data4[i0];
											if (!(data5 === "adapter-tests.contract.v1" || data5 === "adapters.provider-normalizers.v1" || data5 === "content.file-gate.v1" || data5 === "control.duty-separation.v1" || data5 === "control.risk-gates.v1" || data5 === "control.sandbox-policy.v1" || data5 === "core.stage-run.v2" || data5 === "loop.review-fix.v1" || data5 === "orchestrator.reconciliation-plan.v1" || data5 === "orchestrator.state-scanner.v1")) {
												validate34.errors = [issue(instancePath + "/sources_with_results/" + i0, "enum", { allowedValues: schema48.enum })];
												return false;
											}
										}
									}
								} else {
									validate34.errors = [issue(instancePath + "/sources_with_results", "type", { type: "array" })];
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
const schema57 = {
	"description": "One family of the catalog and its cases.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"family_id",
		"seed_status",
		"seed_sources",
		"grader_kinds",
		"trial_policy",
		"runs",
		"cases"
	],
	"properties": {
		"family_id": { "$ref": "#/$defs/evals.common.familyId" },
		"seed_status": { "enum": ["declared", "seeded"] },
		"seed_sources": {
			"type": "array",
			"maxItems": 4,
			"items": { "$ref": "#/$defs/evals.common.seedSource" }
		},
		"grader_kinds": {
			"type": "array",
			"minItems": 1,
			"maxItems": 3,
			"items": { "$ref": "#/$defs/evals.common.graderKind" }
		},
		"trial_policy": { "$ref": "#/$defs/evals.common.trialPolicy" },
		"runs": {
			"type": "integer",
			"minimum": 0,
			"maximum": 16
		},
		"cases": { "$ref": "#/$defs/evals.common.caseCounts" }
	}
};
const schema58 = {
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
const schema60 = {
	"description": "Who can say whether a case met its expectation.",
	"enum": [
		"deterministic",
		"human",
		"model"
	]
};
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.family_id === void 0 && (missing0 = "family_id") || data.seed_status === void 0 && (missing0 = "seed_status") || data.seed_sources === void 0 && (missing0 = "seed_sources") || data.grader_kinds === void 0 && (missing0 = "grader_kinds") || data.trial_policy === void 0 && (missing0 = "trial_policy") || data.runs === void 0 && (missing0 = "runs") || data.cases === void 0 && (missing0 = "cases")) {
			validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "family_id" || key0 === "seed_status" || key0 === "seed_sources" || key0 === "grader_kinds" || key0 === "trial_policy" || key0 === "runs" || key0 === "cases")) {
				validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.family_id !== void 0) {
				let data0 = data.family_id;
				if (!(data0 === "actor-rerun-identity" || data0 === "adapter-contract-compliance" || data0 === "approval-invalidation-no-push-after-approval" || data0 === "empty-fake-timed-out-degraded-reviews" || data0 === "malicious-instructions" || data0 === "protected-path-credential-network-publisher-boundaries" || data0 === "repeated-cancelled-missed-events" || data0 === "reviewer-severity-false-positive-negative" || data0 === "stale-moved-artifacts")) {
					validate36.errors = [issue(instancePath + "/family_id", "enum", { allowedValues: schema58.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.seed_status !== void 0) {
					let data1 = data.seed_status;
					if (!(data1 === "declared" || data1 === "seeded")) {
						validate36.errors = [issue(instancePath + "/seed_status", "enum", { allowedValues: schema57.properties.seed_status.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.seed_sources !== void 0) {
						let data2 = data.seed_sources;
						if (Array.isArray(data2)) {
							if (data2.length > 4) {
								validate36.errors = [issue(instancePath + "/seed_sources", "maxItems", { limit: 4 })];
								return false;
							} else {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									if (!(data3 === "adapter-tests.contract.v1" || data3 === "adapters.provider-normalizers.v1" || data3 === "content.file-gate.v1" || data3 === "control.duty-separation.v1" || data3 === "control.risk-gates.v1" || data3 === "control.sandbox-policy.v1" || data3 === "core.stage-run.v2" || data3 === "loop.review-fix.v1" || data3 === "orchestrator.reconciliation-plan.v1" || data3 === "orchestrator.state-scanner.v1")) {
										validate36.errors = [issue(instancePath + "/seed_sources/" + i0, "enum", { allowedValues: schema48.enum })];
										return false;
									}
								}
							}
						} else {
							validate36.errors = [issue(instancePath + "/seed_sources", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.grader_kinds !== void 0) {
							let data4 = data.grader_kinds;
							if (Array.isArray(data4)) {
								if (data4.length > 3) {
									validate36.errors = [issue(instancePath + "/grader_kinds", "maxItems", { limit: 3 })];
									return false;
								} else if (data4.length < 1) {
									validate36.errors = [issue(instancePath + "/grader_kinds", "minItems", { limit: 1 })];
									return false;
								} else {
									const len1 = data4.length;
									for (let i1 = 0; i1 < len1; i1++) {
										let data5 = data4[i1];
										if (!(data5 === "deterministic" || data5 === "human" || data5 === "model")) {
											validate36.errors = [issue(instancePath + "/grader_kinds/" + i1, "enum", { allowedValues: schema60.enum })];
											return false;
										}
									}
								}
							} else {
								validate36.errors = [issue(instancePath + "/grader_kinds", "type", { type: "array" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.trial_policy !== void 0) {
								let data6 = data.trial_policy;
								if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
									const tag0 = data6.kind;
									if (typeof tag0 == "string") {
										if (tag0 === "single") {
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
												let missing1;
												if (data6.kind === void 0 && (missing1 = "kind")) {
													validate36.errors = [issue(instancePath + "/trial_policy", "required", { missingProperty: missing1 })];
													return false;
												} else {
													for (const key1 in data6) if (!(key1 === "kind")) {
														validate36.errors = [issue(instancePath + "/trial_policy", "additionalProperties", { additionalProperty: key1 })];
														return false;
													}
													if (data6.kind !== void 0) {
														if ("single" !== data6.kind) {
															validate36.errors = [issue(instancePath + "/trial_policy/kind", "const", { allowedValue: "single" })];
															return false;
														}
													}
												}
											} else {
												validate36.errors = [issue(instancePath + "/trial_policy", "type", { type: "object" })];
												return false;
											}
										} else if (tag0 === "multi") {
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
												let missing2;
												if (data6.kind === void 0 && (missing2 = "kind") || data6.minimum_trials === void 0 && (missing2 = "minimum_trials")) {
													validate36.errors = [issue(instancePath + "/trial_policy", "required", { missingProperty: missing2 })];
													return false;
												} else {
													for (const key2 in data6) if (!(key2 === "kind" || key2 === "minimum_trials")) {
														validate36.errors = [issue(instancePath + "/trial_policy", "additionalProperties", { additionalProperty: key2 })];
														return false;
													}
													if (data6.kind !== void 0) {
														if ("multi" !== data6.kind) {
															validate36.errors = [issue(instancePath + "/trial_policy/kind", "const", { allowedValue: "multi" })];
															return false;
														}
														var valid11 = true;
													} else var valid11 = true;
													if (valid11) {
														if (data6.minimum_trials !== void 0) {
															let data9 = data6.minimum_trials;
															if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
																validate36.errors = [issue(instancePath + "/trial_policy/minimum_trials", "type", { type: "integer" })];
																return false;
															}
															if (typeof data9 == "number" && isFinite(data9)) {
																if (data9 > 16 || isNaN(data9)) {
																	validate36.errors = [issue(instancePath + "/trial_policy/minimum_trials", "maximum", {
																		comparison: "<=",
																		limit: 16
																	})];
																	return false;
																} else if (data9 < 2 || isNaN(data9)) {
																	validate36.errors = [issue(instancePath + "/trial_policy/minimum_trials", "minimum", {
																		comparison: ">=",
																		limit: 2
																	})];
																	return false;
																}
															}
															var valid11 = true;
														} else var valid11 = true;
													}
												}
											} else {
												validate36.errors = [issue(instancePath + "/trial_policy", "type", { type: "object" })];
												return false;
											}
										} else {
											validate36.errors = [issue(instancePath + "/trial_policy", "discriminator", {
												error: "mapping",
												tag: "kind",
												tagValue: tag0
											})];
											return false;
										}
									} else {
										validate36.errors = [issue(instancePath + "/trial_policy", "discriminator", {
											error: "tag",
											tag: "kind",
											tagValue: tag0
										})];
										return false;
									}
								} else {
									validate36.errors = [issue(instancePath + "/trial_policy", "type", { type: "object" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.runs !== void 0) {
									let data10 = data.runs;
									if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
										validate36.errors = [issue(instancePath + "/runs", "type", { type: "integer" })];
										return false;
									}
									if (typeof data10 == "number" && isFinite(data10)) {
										if (data10 > 16 || isNaN(data10)) {
											validate36.errors = [issue(instancePath + "/runs", "maximum", {
												comparison: "<=",
												limit: 16
											})];
											return false;
										} else if (data10 < 0 || isNaN(data10)) {
											validate36.errors = [issue(instancePath + "/runs", "minimum", {
												comparison: ">=",
												limit: 0
											})];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.cases !== void 0) {
										let data11 = data.cases;
										if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
											let missing3;
											if (data11.total === void 0 && (missing3 = "total") || data11.passed === void 0 && (missing3 = "passed") || data11.failed === void 0 && (missing3 = "failed") || data11.inconclusive === void 0 && (missing3 = "inconclusive")) {
												validate36.errors = [issue(instancePath + "/cases", "required", { missingProperty: missing3 })];
												return false;
											} else {
												for (const key3 in data11) if (!(key3 === "total" || key3 === "passed" || key3 === "failed" || key3 === "inconclusive")) {
													validate36.errors = [issue(instancePath + "/cases", "additionalProperties", { additionalProperty: key3 })];
													return false;
												}
												if (data11.total !== void 0) {
													let data12 = data11.total;
													if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
														validate36.errors = [issue(instancePath + "/cases/total", "type", { type: "integer" })];
														return false;
													}
													if (typeof data12 == "number" && isFinite(data12)) {
														if (data12 < 0 || isNaN(data12)) {
															validate36.errors = [issue(instancePath + "/cases/total", "minimum", {
																comparison: ">=",
																limit: 0
															})];
															return false;
														}
													}
													var valid13 = true;
												} else var valid13 = true;
												if (valid13) {
													if (data11.passed !== void 0) {
														let data13 = data11.passed;
														if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
															validate36.errors = [issue(instancePath + "/cases/passed", "type", { type: "integer" })];
															return false;
														}
														if (typeof data13 == "number" && isFinite(data13)) {
															if (data13 < 0 || isNaN(data13)) {
																validate36.errors = [issue(instancePath + "/cases/passed", "minimum", {
																	comparison: ">=",
																	limit: 0
																})];
																return false;
															}
														}
														var valid13 = true;
													} else var valid13 = true;
													if (valid13) {
														if (data11.failed !== void 0) {
															let data14 = data11.failed;
															if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																validate36.errors = [issue(instancePath + "/cases/failed", "type", { type: "integer" })];
																return false;
															}
															if (typeof data14 == "number" && isFinite(data14)) {
																if (data14 < 0 || isNaN(data14)) {
																	validate36.errors = [issue(instancePath + "/cases/failed", "minimum", {
																		comparison: ">=",
																		limit: 0
																	})];
																	return false;
																}
															}
															var valid13 = true;
														} else var valid13 = true;
														if (valid13) {
															if (data11.inconclusive !== void 0) {
																let data15 = data11.inconclusive;
																if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																	validate36.errors = [issue(instancePath + "/cases/inconclusive", "type", { type: "integer" })];
																	return false;
																}
																if (typeof data15 == "number" && isFinite(data15)) {
																	if (data15 < 0 || isNaN(data15)) {
																		validate36.errors = [issue(instancePath + "/cases/inconclusive", "minimum", {
																			comparison: ">=",
																			limit: 0
																		})];
																		return false;
																	}
																}
																var valid13 = true;
															} else var valid13 = true;
														}
													}
												}
											}
										} else {
											validate36.errors = [issue(instancePath + "/cases", "type", { type: "object" })];
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
		validate36.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate36.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.authority_effect === void 0 && (missing0 = "authority_effect") || data.mode === void 0 && (missing0 = "mode") || data.core_contract === void 0 && (missing0 = "core_contract") || data.catalog_ref === void 0 && (missing0 = "catalog_ref") || data.evaluator === void 0 && (missing0 = "evaluator") || data.observed_at === void 0 && (missing0 = "observed_at") || data.inputs === void 0 && (missing0 = "inputs") || data.coverage === void 0 && (missing0 = "coverage") || data.families === void 0 && (missing0 = "families") || data.quality === void 0 && (missing0 = "quality") || data.recovery === void 0 && (missing0 = "recovery") || data.telemetry === void 0 && (missing0 = "telemetry") || data.flow === void 0 && (missing0 = "flow")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
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
										if (data.evaluator !== void 0) {
											const _errs7 = errors;
											if (!validate28(data.evaluator, {
												instancePath: instancePath + "/evaluator",
												parentData: data,
												parentDataProperty: "evaluator",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.observed_at !== void 0) {
												let data6 = data.observed_at;
												const _errs8 = errors;
												if (errors === errors) {
													if (typeof data6 === "string") {
														if (!pattern12.test(data6)) {
															validate21.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
															return false;
														}
													} else {
														validate21.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
														return false;
													}
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.inputs !== void 0) {
													let data7 = data.inputs;
													const _errs11 = errors;
													if (errors === _errs11) {
														if (Array.isArray(data7)) {
															if (data7.length > 16) {
																validate21.errors = [issue(instancePath + "/inputs", "maxItems", { limit: 16 })];
																return false;
															} else if (data7.length < 1) {
																validate21.errors = [issue(instancePath + "/inputs", "minItems", { limit: 1 })];
																return false;
															} else {
																const len0 = data7.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	const _errs13 = errors;
																	if (!validate30(data7[i0], {
																		instancePath: instancePath + "/inputs/" + i0,
																		parentData: data7,
																		parentDataProperty: i0,
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs13 === errors)) break;
																}
															}
														} else {
															validate21.errors = [issue(instancePath + "/inputs", "type", { type: "array" })];
															return false;
														}
													}
													var valid0 = _errs11 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.coverage !== void 0) {
														const _errs14 = errors;
														if (!validate34(data.coverage, {
															instancePath: instancePath + "/coverage",
															parentData: data,
															parentDataProperty: "coverage",
															rootData
														})) {
															vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs14 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.families !== void 0) {
															let data10 = data.families;
															const _errs15 = errors;
															if (errors === _errs15) {
																if (Array.isArray(data10)) {
																	if (data10.length > 9) {
																		validate21.errors = [issue(instancePath + "/families", "maxItems", { limit: 9 })];
																		return false;
																	} else if (data10.length < 9) {
																		validate21.errors = [issue(instancePath + "/families", "minItems", { limit: 9 })];
																		return false;
																	} else {
																		const len1 = data10.length;
																		for (let i1 = 0; i1 < len1; i1++) {
																			const _errs17 = errors;
																			if (!validate36(data10[i1], {
																				instancePath: instancePath + "/families/" + i1,
																				parentData: data10,
																				parentDataProperty: i1,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs17 === errors)) break;
																		}
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/families", "type", { type: "array" })];
																	return false;
																}
															}
															var valid0 = _errs15 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.quality !== void 0) {
																let data12 = data.quality;
																const _errs18 = errors;
																if (errors === errors) {
																	if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																		let missing1;
																		if (data12.total === void 0 && (missing1 = "total") || data12.passed === void 0 && (missing1 = "passed") || data12.failed === void 0 && (missing1 = "failed") || data12.inconclusive === void 0 && (missing1 = "inconclusive")) {
																			validate21.errors = [issue(instancePath + "/quality", "required", { missingProperty: missing1 })];
																			return false;
																		} else {
																			const _errs21 = errors;
																			for (const key1 in data12) if (!(key1 === "total" || key1 === "passed" || key1 === "failed" || key1 === "inconclusive")) {
																				validate21.errors = [issue(instancePath + "/quality", "additionalProperties", { additionalProperty: key1 })];
																				return false;
																			}
																			if (_errs21 === errors) {
																				if (data12.total !== void 0) {
																					let data13 = data12.total;
																					const _errs22 = errors;
																					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																						validate21.errors = [issue(instancePath + "/quality/total", "type", { type: "integer" })];
																						return false;
																					}
																					if (errors === _errs22) {
																						if (typeof data13 == "number" && isFinite(data13)) {
																							if (data13 < 0 || isNaN(data13)) {
																								validate21.errors = [issue(instancePath + "/quality/total", "minimum", {
																									comparison: ">=",
																									limit: 0
																								})];
																								return false;
																							}
																						}
																					}
																					var valid5 = _errs22 === errors;
																				} else var valid5 = true;
																				if (valid5) {
																					if (data12.passed !== void 0) {
																						let data14 = data12.passed;
																						const _errs24 = errors;
																						if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																							validate21.errors = [issue(instancePath + "/quality/passed", "type", { type: "integer" })];
																							return false;
																						}
																						if (errors === _errs24) {
																							if (typeof data14 == "number" && isFinite(data14)) {
																								if (data14 < 0 || isNaN(data14)) {
																									validate21.errors = [issue(instancePath + "/quality/passed", "minimum", {
																										comparison: ">=",
																										limit: 0
																									})];
																									return false;
																								}
																							}
																						}
																						var valid5 = _errs24 === errors;
																					} else var valid5 = true;
																					if (valid5) {
																						if (data12.failed !== void 0) {
																							let data15 = data12.failed;
																							const _errs26 = errors;
																							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																								validate21.errors = [issue(instancePath + "/quality/failed", "type", { type: "integer" })];
																								return false;
																							}
																							if (errors === _errs26) {
																								if (typeof data15 == "number" && isFinite(data15)) {
																									if (data15 < 0 || isNaN(data15)) {
																										validate21.errors = [issue(instancePath + "/quality/failed", "minimum", {
																											comparison: ">=",
																											limit: 0
																										})];
																										return false;
																									}
																								}
																							}
																							var valid5 = _errs26 === errors;
																						} else var valid5 = true;
																						if (valid5) {
																							if (data12.inconclusive !== void 0) {
																								let data16 = data12.inconclusive;
																								const _errs28 = errors;
																								if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
																									validate21.errors = [issue(instancePath + "/quality/inconclusive", "type", { type: "integer" })];
																									return false;
																								}
																								if (errors === _errs28) {
																									if (typeof data16 == "number" && isFinite(data16)) {
																										if (data16 < 0 || isNaN(data16)) {
																											validate21.errors = [issue(instancePath + "/quality/inconclusive", "minimum", {
																												comparison: ">=",
																												limit: 0
																											})];
																											return false;
																										}
																									}
																								}
																								var valid5 = _errs28 === errors;
																							} else var valid5 = true;
																						}
																					}
																				}
																			}
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/quality", "type", { type: "object" })];
																		return false;
																	}
																}
																var valid0 = _errs18 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.recovery !== void 0) {
																	let data17 = data.recovery;
																	const _errs30 = errors;
																	if (errors === errors) {
																		if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																			let missing2;
																			if (data17.stranded_recovered === void 0 && (missing2 = "stranded_recovered") || data17.cancelled_stayed_terminal === void 0 && (missing2 = "cancelled_stayed_terminal") || data17.repeats_redelivered_once === void 0 && (missing2 = "repeats_redelivered_once") || data17.repeats_suppressed_after_acknowledgement === void 0 && (missing2 = "repeats_suppressed_after_acknowledgement") || data17.retry_limit_enforced === void 0 && (missing2 = "retry_limit_enforced") || data17.events_refused === void 0 && (missing2 = "events_refused")) {
																				validate21.errors = [issue(instancePath + "/recovery", "required", { missingProperty: missing2 })];
																				return false;
																			} else {
																				const _errs33 = errors;
																				for (const key2 in data17) if (!(key2 === "stranded_recovered" || key2 === "cancelled_stayed_terminal" || key2 === "repeats_redelivered_once" || key2 === "repeats_suppressed_after_acknowledgement" || key2 === "retry_limit_enforced" || key2 === "events_refused")) {
																					validate21.errors = [issue(instancePath + "/recovery", "additionalProperties", { additionalProperty: key2 })];
																					return false;
																				}
																				if (_errs33 === errors) {
																					if (data17.stranded_recovered !== void 0) {
																						let data18 = data17.stranded_recovered;
																						const _errs34 = errors;
																						if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
																							validate21.errors = [issue(instancePath + "/recovery/stranded_recovered", "type", { type: "integer" })];
																							return false;
																						}
																						if (errors === _errs34) {
																							if (typeof data18 == "number" && isFinite(data18)) {
																								if (data18 < 0 || isNaN(data18)) {
																									validate21.errors = [issue(instancePath + "/recovery/stranded_recovered", "minimum", {
																										comparison: ">=",
																										limit: 0
																									})];
																									return false;
																								}
																							}
																						}
																						var valid7 = _errs34 === errors;
																					} else var valid7 = true;
																					if (valid7) {
																						if (data17.cancelled_stayed_terminal !== void 0) {
																							let data19 = data17.cancelled_stayed_terminal;
																							const _errs36 = errors;
																							if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
																								validate21.errors = [issue(instancePath + "/recovery/cancelled_stayed_terminal", "type", { type: "integer" })];
																								return false;
																							}
																							if (errors === _errs36) {
																								if (typeof data19 == "number" && isFinite(data19)) {
																									if (data19 < 0 || isNaN(data19)) {
																										validate21.errors = [issue(instancePath + "/recovery/cancelled_stayed_terminal", "minimum", {
																											comparison: ">=",
																											limit: 0
																										})];
																										return false;
																									}
																								}
																							}
																							var valid7 = _errs36 === errors;
																						} else var valid7 = true;
																						if (valid7) {
																							if (data17.repeats_redelivered_once !== void 0) {
																								let data20 = data17.repeats_redelivered_once;
																								const _errs38 = errors;
																								if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																									validate21.errors = [issue(instancePath + "/recovery/repeats_redelivered_once", "type", { type: "integer" })];
																									return false;
																								}
																								if (errors === _errs38) {
																									if (typeof data20 == "number" && isFinite(data20)) {
																										if (data20 < 0 || isNaN(data20)) {
																											validate21.errors = [issue(instancePath + "/recovery/repeats_redelivered_once", "minimum", {
																												comparison: ">=",
																												limit: 0
																											})];
																											return false;
																										}
																									}
																								}
																								var valid7 = _errs38 === errors;
																							} else var valid7 = true;
																							if (valid7) {
																								if (data17.repeats_suppressed_after_acknowledgement !== void 0) {
																									let data21 = data17.repeats_suppressed_after_acknowledgement;
																									const _errs40 = errors;
																									if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
																										validate21.errors = [issue(instancePath + "/recovery/repeats_suppressed_after_acknowledgement", "type", { type: "integer" })];
																										return false;
																									}
																									if (errors === _errs40) {
																										if (typeof data21 == "number" && isFinite(data21)) {
																											if (data21 < 0 || isNaN(data21)) {
																												validate21.errors = [issue(instancePath + "/recovery/repeats_suppressed_after_acknowledgement", "minimum", {
																													comparison: ">=",
																													limit: 0
																												})];
																												return false;
																											}
																										}
																									}
																									var valid7 = _errs40 === errors;
																								} else var valid7 = true;
																								if (valid7) {
																									if (data17.retry_limit_enforced !== void 0) {
																										let data22 = data17.retry_limit_enforced;
																										const _errs42 = errors;
																										if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
																											validate21.errors = [issue(instancePath + "/recovery/retry_limit_enforced", "type", { type: "integer" })];
																											return false;
																										}
																										if (errors === _errs42) {
																											if (typeof data22 == "number" && isFinite(data22)) {
																												if (data22 < 0 || isNaN(data22)) {
																													validate21.errors = [issue(instancePath + "/recovery/retry_limit_enforced", "minimum", {
																														comparison: ">=",
																														limit: 0
																													})];
																													return false;
																												}
																											}
																										}
																										var valid7 = _errs42 === errors;
																									} else var valid7 = true;
																									if (valid7) {
																										if (data17.events_refused !== void 0) {
																											let data23 = data17.events_refused;
																											const _errs44 = errors;
																											if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
																												validate21.errors = [issue(instancePath + "/recovery/events_refused", "type", { type: "integer" })];
																												return false;
																											}
																											if (errors === _errs44) {
																												if (typeof data23 == "number" && isFinite(data23)) {
																													if (data23 < 0 || isNaN(data23)) {
																														validate21.errors = [issue(instancePath + "/recovery/events_refused", "minimum", {
																															comparison: ">=",
																															limit: 0
																														})];
																														return false;
																													}
																												}
																											}
																											var valid7 = _errs44 === errors;
																										} else var valid7 = true;
																									}
																								}
																							}
																						}
																					}
																				}
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/recovery", "type", { type: "object" })];
																			return false;
																		}
																	}
																	var valid0 = _errs30 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.telemetry !== void 0) {
																		let data24 = data.telemetry;
																		const _errs46 = errors;
																		if (errors === _errs46) {
																			if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
																				let missing3;
																				if (data24.cost === void 0 && (missing3 = "cost") || data24.latency === void 0 && (missing3 = "latency") || data24.tokens === void 0 && (missing3 = "tokens")) {
																					validate21.errors = [issue(instancePath + "/telemetry", "required", { missingProperty: missing3 })];
																					return false;
																				} else {
																					const _errs48 = errors;
																					for (const key3 in data24) if (!(key3 === "cost" || key3 === "latency" || key3 === "tokens")) {
																						validate21.errors = [issue(instancePath + "/telemetry", "additionalProperties", { additionalProperty: key3 })];
																						return false;
																					}
																					if (_errs48 === errors) {
																						if (data24.cost !== void 0) {
																							let data25 = data24.cost;
																							const _errs49 = errors;
																							if (errors === errors) {
																								if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																									let missing4;
																									if (data25.state === void 0 && (missing4 = "state") || data25.reason_id === void 0 && (missing4 = "reason_id")) {
																										validate21.errors = [issue(instancePath + "/telemetry/cost", "required", { missingProperty: missing4 })];
																										return false;
																									} else {
																										const _errs52 = errors;
																										for (const key4 in data25) if (!(key4 === "state" || key4 === "reason_id")) {
																											validate21.errors = [issue(instancePath + "/telemetry/cost", "additionalProperties", { additionalProperty: key4 })];
																											return false;
																										}
																										if (_errs52 === errors) {
																											if (data25.state !== void 0) {
																												const _errs53 = errors;
																												if ("absent" !== data25.state) {
																													validate21.errors = [issue(instancePath + "/telemetry/cost/state", "const", { allowedValue: "absent" })];
																													return false;
																												}
																												var valid10 = _errs53 === errors;
																											} else var valid10 = true;
																											if (valid10) {
																												if (data25.reason_id !== void 0) {
																													const _errs54 = errors;
																													if ("evals.no-live-runs" !== data25.reason_id) {
																														validate21.errors = [issue(instancePath + "/telemetry/cost/reason_id", "const", { allowedValue: "evals.no-live-runs" })];
																														return false;
																													}
																													var valid10 = _errs54 === errors;
																												} else var valid10 = true;
																											}
																										}
																									}
																								} else {
																									validate21.errors = [issue(instancePath + "/telemetry/cost", "type", { type: "object" })];
																									return false;
																								}
																							}
																							var valid8 = _errs49 === errors;
																						} else var valid8 = true;
																						if (valid8) {
																							if (data24.latency !== void 0) {
																								let data28 = data24.latency;
																								const _errs55 = errors;
																								if (errors === errors) {
																									if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
																										let missing5;
																										if (data28.state === void 0 && (missing5 = "state") || data28.reason_id === void 0 && (missing5 = "reason_id")) {
																											validate21.errors = [issue(instancePath + "/telemetry/latency", "required", { missingProperty: missing5 })];
																											return false;
																										} else {
																											const _errs58 = errors;
																											for (const key5 in data28) if (!(key5 === "state" || key5 === "reason_id")) {
																												validate21.errors = [issue(instancePath + "/telemetry/latency", "additionalProperties", { additionalProperty: key5 })];
																												return false;
																											}
																											if (_errs58 === errors) {
																												if (data28.state !== void 0) {
																													const _errs59 = errors;
																													if ("absent" !== data28.state) {
																														validate21.errors = [issue(instancePath + "/telemetry/latency/state", "const", { allowedValue: "absent" })];
																														return false;
																													}
																													var valid12 = _errs59 === errors;
																												} else var valid12 = true;
																												if (valid12) {
																													if (data28.reason_id !== void 0) {
																														const _errs60 = errors;
																														if ("evals.no-live-runs" !== data28.reason_id) {
																															validate21.errors = [issue(instancePath + "/telemetry/latency/reason_id", "const", { allowedValue: "evals.no-live-runs" })];
																															return false;
																														}
																														var valid12 = _errs60 === errors;
																													} else var valid12 = true;
																												}
																											}
																										}
																									} else {
																										validate21.errors = [issue(instancePath + "/telemetry/latency", "type", { type: "object" })];
																										return false;
																									}
																								}
																								var valid8 = _errs55 === errors;
																							} else var valid8 = true;
																							if (valid8) {
																								if (data24.tokens !== void 0) {
																									let data31 = data24.tokens;
																									const _errs61 = errors;
																									if (errors === errors) {
																										if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
																											let missing6;
																											if (data31.state === void 0 && (missing6 = "state") || data31.reason_id === void 0 && (missing6 = "reason_id")) {
																												validate21.errors = [issue(instancePath + "/telemetry/tokens", "required", { missingProperty: missing6 })];
																												return false;
																											} else {
																												const _errs64 = errors;
																												for (const key6 in data31) if (!(key6 === "state" || key6 === "reason_id")) {
																													validate21.errors = [issue(instancePath + "/telemetry/tokens", "additionalProperties", { additionalProperty: key6 })];
																													return false;
																												}
																												if (_errs64 === errors) {
																													if (data31.state !== void 0) {
																														const _errs65 = errors;
																														if ("absent" !== data31.state) {
																															validate21.errors = [issue(instancePath + "/telemetry/tokens/state", "const", { allowedValue: "absent" })];
																															return false;
																														}
																														var valid14 = _errs65 === errors;
																													} else var valid14 = true;
																													if (valid14) {
																														if (data31.reason_id !== void 0) {
																															const _errs66 = errors;
																															if ("evals.no-live-runs" !== data31.reason_id) {
																																validate21.errors = [issue(instancePath + "/telemetry/tokens/reason_id", "const", { allowedValue: "evals.no-live-runs" })];
																																return false;
																															}
																															var valid14 = _errs66 === errors;
																														} else var valid14 = true;
																													}
																												}
																											}
																										} else {
																											validate21.errors = [issue(instancePath + "/telemetry/tokens", "type", { type: "object" })];
																											return false;
																										}
																									}
																									var valid8 = _errs61 === errors;
																								} else var valid8 = true;
																							}
																						}
																					}
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/telemetry", "type", { type: "object" })];
																				return false;
																			}
																		}
																		var valid0 = _errs46 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.flow !== void 0) {
																			let data34 = data.flow;
																			const _errs67 = errors;
																			if (errors === _errs67) {
																				if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
																					let missing7;
																					if (data34["accepted-plan-to-merge-time"] === void 0 && (missing7 = "accepted-plan-to-merge-time") || data34["dora-instability"] === void 0 && (missing7 = "dora-instability") || data34["dora-throughput"] === void 0 && (missing7 = "dora-throughput") || data34["escaped-defects"] === void 0 && (missing7 = "escaped-defects") || data34["escaped-vulnerabilities"] === void 0 && (missing7 = "escaped-vulnerabilities") || data34["first-pass-success"] === void 0 && (missing7 = "first-pass-success") || data34["human-gate-wait"] === void 0 && (missing7 = "human-gate-wait") || data34["intent-to-spec-time"] === void 0 && (missing7 = "intent-to-spec-time") || data34["queue-wait"] === void 0 && (missing7 = "queue-wait") || data34["review-latency"] === void 0 && (missing7 = "review-latency") || data34["review-precision"] === void 0 && (missing7 = "review-precision") || data34["review-recall-samples"] === void 0 && (missing7 = "review-recall-samples") || data34["review-stale-rate"] === void 0 && (missing7 = "review-stale-rate") || data34["rework-cycles"] === void 0 && (missing7 = "rework-cycles") || data34["target-outcome"] === void 0 && (missing7 = "target-outcome")) {
																						validate21.errors = [issue(instancePath + "/flow", "required", { missingProperty: missing7 })];
																						return false;
																					} else {
																						const _errs69 = errors;
																						for (const key7 in data34) if (!func1.call(schema32.properties.flow.properties, key7)) {
																							validate21.errors = [issue(instancePath + "/flow", "additionalProperties", { additionalProperty: key7 })];
																							return false;
																						}
																						if (_errs69 === errors) {
																							if (data34["accepted-plan-to-merge-time"] !== void 0) {
																								let data35 = data34["accepted-plan-to-merge-time"];
																								const _errs70 = errors;
																								if (errors === errors) {
																									if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
																										let missing8;
																										if (data35.state === void 0 && (missing8 = "state") || data35.reason_id === void 0 && (missing8 = "reason_id")) {
																											validate21.errors = [issue(instancePath + "/flow/accepted-plan-to-merge-time", "required", { missingProperty: missing8 })];
																											return false;
																										} else {
																											const _errs73 = errors;
																											for (const key8 in data35) if (!(key8 === "state" || key8 === "reason_id")) {
																												validate21.errors = [issue(instancePath + "/flow/accepted-plan-to-merge-time", "additionalProperties", { additionalProperty: key8 })];
																												return false;
																											}
																											if (_errs73 === errors) {
																												if (data35.state !== void 0) {
																													const _errs74 = errors;
																													if ("absent" !== data35.state) {
																														validate21.errors = [issue(instancePath + "/flow/accepted-plan-to-merge-time/state", "const", { allowedValue: "absent" })];
																														return false;
																													}
																													var valid17 = _errs74 === errors;
																												} else var valid17 = true;
																												if (valid17) {
																													if (data35.reason_id !== void 0) {
																														const _errs75 = errors;
																														if ("evals.no-operating-history" !== data35.reason_id) {
																															validate21.errors = [issue(instancePath + "/flow/accepted-plan-to-merge-time/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																															return false;
																														}
																														var valid17 = _errs75 === errors;
																													} else var valid17 = true;
																												}
																											}
																										}
																									} else {
																										validate21.errors = [issue(instancePath + "/flow/accepted-plan-to-merge-time", "type", { type: "object" })];
																										return false;
																									}
																								}
																								var valid15 = _errs70 === errors;
																							} else var valid15 = true;
																							if (valid15) {
																								if (data34["dora-instability"] !== void 0) {
																									let data38 = data34["dora-instability"];
																									const _errs76 = errors;
																									if (errors === errors) {
																										if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
																											let missing9;
																											if (data38.state === void 0 && (missing9 = "state") || data38.reason_id === void 0 && (missing9 = "reason_id")) {
																												validate21.errors = [issue(instancePath + "/flow/dora-instability", "required", { missingProperty: missing9 })];
																												return false;
																											} else {
																												const _errs79 = errors;
																												for (const key9 in data38) if (!(key9 === "state" || key9 === "reason_id")) {
																													validate21.errors = [issue(instancePath + "/flow/dora-instability", "additionalProperties", { additionalProperty: key9 })];
																													return false;
																												}
																												if (_errs79 === errors) {
																													if (data38.state !== void 0) {
																														const _errs80 = errors;
																														if ("absent" !== data38.state) {
																															validate21.errors = [issue(instancePath + "/flow/dora-instability/state", "const", { allowedValue: "absent" })];
																															return false;
																														}
																														var valid19 = _errs80 === errors;
																													} else var valid19 = true;
																													if (valid19) {
																														if (data38.reason_id !== void 0) {
																															const _errs81 = errors;
																															if ("evals.no-operating-history" !== data38.reason_id) {
																																validate21.errors = [issue(instancePath + "/flow/dora-instability/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																return false;
																															}
																															var valid19 = _errs81 === errors;
																														} else var valid19 = true;
																													}
																												}
																											}
																										} else {
																											validate21.errors = [issue(instancePath + "/flow/dora-instability", "type", { type: "object" })];
																											return false;
																										}
																									}
																									var valid15 = _errs76 === errors;
																								} else var valid15 = true;
																								if (valid15) {
																									if (data34["dora-throughput"] !== void 0) {
																										let data41 = data34["dora-throughput"];
																										const _errs82 = errors;
																										if (errors === errors) {
																											if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
																												let missing10;
																												if (data41.state === void 0 && (missing10 = "state") || data41.reason_id === void 0 && (missing10 = "reason_id")) {
																													validate21.errors = [issue(instancePath + "/flow/dora-throughput", "required", { missingProperty: missing10 })];
																													return false;
																												} else {
																													const _errs85 = errors;
																													for (const key10 in data41) if (!(key10 === "state" || key10 === "reason_id")) {
																														validate21.errors = [issue(instancePath + "/flow/dora-throughput", "additionalProperties", { additionalProperty: key10 })];
																														return false;
																													}
																													if (_errs85 === errors) {
																														if (data41.state !== void 0) {
																															const _errs86 = errors;
																															if ("absent" !== data41.state) {
																																validate21.errors = [issue(instancePath + "/flow/dora-throughput/state", "const", { allowedValue: "absent" })];
																																return false;
																															}
																															var valid21 = _errs86 === errors;
																														} else var valid21 = true;
																														if (valid21) {
																															if (data41.reason_id !== void 0) {
																																const _errs87 = errors;
																																if ("evals.no-operating-history" !== data41.reason_id) {
																																	validate21.errors = [issue(instancePath + "/flow/dora-throughput/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																	return false;
																																}
																																var valid21 = _errs87 === errors;
																															} else var valid21 = true;
																														}
																													}
																												}
																											} else {
																												validate21.errors = [issue(instancePath + "/flow/dora-throughput", "type", { type: "object" })];
																												return false;
																											}
																										}
																										var valid15 = _errs82 === errors;
																									} else var valid15 = true;
																									if (valid15) {
																										if (data34["escaped-defects"] !== void 0) {
																											let data44 = data34["escaped-defects"];
																											const _errs88 = errors;
																											if (errors === errors) {
																												if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
																													let missing11;
																													if (data44.state === void 0 && (missing11 = "state") || data44.reason_id === void 0 && (missing11 = "reason_id")) {
																														validate21.errors = [issue(instancePath + "/flow/escaped-defects", "required", { missingProperty: missing11 })];
																														return false;
																													} else {
																														const _errs91 = errors;
																														for (const key11 in data44) if (!(key11 === "state" || key11 === "reason_id")) {
																															validate21.errors = [issue(instancePath + "/flow/escaped-defects", "additionalProperties", { additionalProperty: key11 })];
																															return false;
																														}
																														if (_errs91 === errors) {
																															if (data44.state !== void 0) {
																																const _errs92 = errors;
																																if ("absent" !== data44.state) {
																																	validate21.errors = [issue(instancePath + "/flow/escaped-defects/state", "const", { allowedValue: "absent" })];
																																	return false;
																																}
																																var valid23 = _errs92 === errors;
																															} else var valid23 = true;
																															if (valid23) {
																																if (data44.reason_id !== void 0) {
																																	const _errs93 = errors;
																																	if ("evals.no-operating-history" !== data44.reason_id) {
																																		validate21.errors = [issue(instancePath + "/flow/escaped-defects/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																		return false;
																																	}
																																	var valid23 = _errs93 === errors;
																																} else var valid23 = true;
																															}
																														}
																													}
																												} else {
																													validate21.errors = [issue(instancePath + "/flow/escaped-defects", "type", { type: "object" })];
																													return false;
																												}
																											}
																											var valid15 = _errs88 === errors;
																										} else var valid15 = true;
																										if (valid15) {
																											if (data34["escaped-vulnerabilities"] !== void 0) {
																												let data47 = data34["escaped-vulnerabilities"];
																												const _errs94 = errors;
																												if (errors === errors) {
																													if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
																														let missing12;
																														if (data47.state === void 0 && (missing12 = "state") || data47.reason_id === void 0 && (missing12 = "reason_id")) {
																															validate21.errors = [issue(instancePath + "/flow/escaped-vulnerabilities", "required", { missingProperty: missing12 })];
																															return false;
																														} else {
																															const _errs97 = errors;
																															for (const key12 in data47) if (!(key12 === "state" || key12 === "reason_id")) {
																																validate21.errors = [issue(instancePath + "/flow/escaped-vulnerabilities", "additionalProperties", { additionalProperty: key12 })];
																																return false;
																															}
																															if (_errs97 === errors) {
																																if (data47.state !== void 0) {
																																	const _errs98 = errors;
																																	if ("absent" !== data47.state) {
																																		validate21.errors = [issue(instancePath + "/flow/escaped-vulnerabilities/state", "const", { allowedValue: "absent" })];
																																		return false;
																																	}
																																	var valid25 = _errs98 === errors;
																																} else var valid25 = true;
																																if (valid25) {
																																	if (data47.reason_id !== void 0) {
																																		const _errs99 = errors;
																																		if ("evals.no-operating-history" !== data47.reason_id) {
																																			validate21.errors = [issue(instancePath + "/flow/escaped-vulnerabilities/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																			return false;
																																		}
																																		var valid25 = _errs99 === errors;
																																	} else var valid25 = true;
																																}
																															}
																														}
																													} else {
																														validate21.errors = [issue(instancePath + "/flow/escaped-vulnerabilities", "type", { type: "object" })];
																														return false;
																													}
																												}
																												var valid15 = _errs94 === errors;
																											} else var valid15 = true;
																											if (valid15) {
																												if (data34["first-pass-success"] !== void 0) {
																													let data50 = data34["first-pass-success"];
																													const _errs100 = errors;
																													if (errors === errors) {
																														if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
																															let missing13;
																															if (data50.state === void 0 && (missing13 = "state") || data50.reason_id === void 0 && (missing13 = "reason_id")) {
																																validate21.errors = [issue(instancePath + "/flow/first-pass-success", "required", { missingProperty: missing13 })];
																																return false;
																															} else {
																																const _errs103 = errors;
																																for (const key13 in data50) if (!(key13 === "state" || key13 === "reason_id")) {
																																	validate21.errors = [issue(instancePath + "/flow/first-pass-success", "additionalProperties", { additionalProperty: key13 })];
																																	return false;
																																}
																																if (_errs103 === errors) {
																																	if (data50.state !== void 0) {
																																		const _errs104 = errors;
																																		if ("absent" !== data50.state) {
																																			validate21.errors = [issue(instancePath + "/flow/first-pass-success/state", "const", { allowedValue: "absent" })];
																																			return false;
																																		}
																																		var valid27 = _errs104 === errors;
																																	} else var valid27 = true;
																																	if (valid27) {
																																		if (data50.reason_id !== void 0) {
																																			const _errs105 = errors;
																																			if ("evals.no-operating-history" !== data50.reason_id) {
																																				validate21.errors = [issue(instancePath + "/flow/first-pass-success/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																				return false;
																																			}
																																			var valid27 = _errs105 === errors;
																																		} else var valid27 = true;
																																	}
																																}
																															}
																														} else {
																															validate21.errors = [issue(instancePath + "/flow/first-pass-success", "type", { type: "object" })];
																															return false;
																														}
																													}
																													var valid15 = _errs100 === errors;
																												} else var valid15 = true;
																												if (valid15) {
																													if (data34["human-gate-wait"] !== void 0) {
																														let data53 = data34["human-gate-wait"];
																														const _errs106 = errors;
																														if (errors === errors) {
																															if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
																																let missing14;
																																if (data53.state === void 0 && (missing14 = "state") || data53.reason_id === void 0 && (missing14 = "reason_id")) {
																																	validate21.errors = [issue(instancePath + "/flow/human-gate-wait", "required", { missingProperty: missing14 })];
																																	return false;
																																} else {
																																	const _errs109 = errors;
																																	for (const key14 in data53) if (!(key14 === "state" || key14 === "reason_id")) {
																																		validate21.errors = [issue(instancePath + "/flow/human-gate-wait", "additionalProperties", { additionalProperty: key14 })];
																																		return false;
																																	}
																																	if (_errs109 === errors) {
																																		if (data53.state !== void 0) {
																																			const _errs110 = errors;
																																			if ("absent" !== data53.state) {
																																				validate21.errors = [issue(instancePath + "/flow/human-gate-wait/state", "const", { allowedValue: "absent" })];
																																				return false;
																																			}
																																			var valid29 = _errs110 === errors;
																																		} else var valid29 = true;
																																		if (valid29) {
																																			if (data53.reason_id !== void 0) {
																																				const _errs111 = errors;
																																				if ("evals.no-operating-history" !== data53.reason_id) {
																																					validate21.errors = [issue(instancePath + "/flow/human-gate-wait/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																					return false;
																																				}
																																				var valid29 = _errs111 === errors;
																																			} else var valid29 = true;
																																		}
																																	}
																																}
																															} else {
																																validate21.errors = [issue(instancePath + "/flow/human-gate-wait", "type", { type: "object" })];
																																return false;
																															}
																														}
																														var valid15 = _errs106 === errors;
																													} else var valid15 = true;
																													if (valid15) {
																														if (data34["intent-to-spec-time"] !== void 0) {
																															let data56 = data34["intent-to-spec-time"];
																															const _errs112 = errors;
																															if (errors === errors) {
																																if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
																																	let missing15;
																																	if (data56.state === void 0 && (missing15 = "state") || data56.reason_id === void 0 && (missing15 = "reason_id")) {
																																		validate21.errors = [issue(instancePath + "/flow/intent-to-spec-time", "required", { missingProperty: missing15 })];
																																		return false;
																																	} else {
																																		const _errs115 = errors;
																																		for (const key15 in data56) if (!(key15 === "state" || key15 === "reason_id")) {
																																			validate21.errors = [issue(instancePath + "/flow/intent-to-spec-time", "additionalProperties", { additionalProperty: key15 })];
																																			return false;
																																		}
																																		if (_errs115 === errors) {
																																			if (data56.state !== void 0) {
																																				const _errs116 = errors;
																																				if ("absent" !== data56.state) {
																																					validate21.errors = [issue(instancePath + "/flow/intent-to-spec-time/state", "const", { allowedValue: "absent" })];
																																					return false;
																																				}
																																				var valid31 = _errs116 === errors;
																																			} else var valid31 = true;
																																			if (valid31) {
																																				if (data56.reason_id !== void 0) {
																																					const _errs117 = errors;
																																					if ("evals.no-operating-history" !== data56.reason_id) {
																																						validate21.errors = [issue(instancePath + "/flow/intent-to-spec-time/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																						return false;
																																					}
																																					var valid31 = _errs117 === errors;
																																				} else var valid31 = true;
																																			}
																																		}
																																	}
																																} else {
																																	validate21.errors = [issue(instancePath + "/flow/intent-to-spec-time", "type", { type: "object" })];
																																	return false;
																																}
																															}
																															var valid15 = _errs112 === errors;
																														} else var valid15 = true;
																														if (valid15) {
																															if (data34["queue-wait"] !== void 0) {
																																let data59 = data34["queue-wait"];
																																const _errs118 = errors;
																																if (errors === errors) {
																																	if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
																																		let missing16;
																																		if (data59.state === void 0 && (missing16 = "state") || data59.reason_id === void 0 && (missing16 = "reason_id")) {
																																			validate21.errors = [issue(instancePath + "/flow/queue-wait", "required", { missingProperty: missing16 })];
																																			return false;
																																		} else {
																																			const _errs121 = errors;
																																			for (const key16 in data59) if (!(key16 === "state" || key16 === "reason_id")) {
																																				validate21.errors = [issue(instancePath + "/flow/queue-wait", "additionalProperties", { additionalProperty: key16 })];
																																				return false;
																																			}
																																			if (_errs121 === errors) {
																																				if (data59.state !== void 0) {
																																					const _errs122 = errors;
																																					if ("absent" !== data59.state) {
																																						validate21.errors = [issue(instancePath + "/flow/queue-wait/state", "const", { allowedValue: "absent" })];
																																						return false;
																																					}
																																					var valid33 = _errs122 === errors;
																																				} else var valid33 = true;
																																				if (valid33) {
																																					if (data59.reason_id !== void 0) {
																																						const _errs123 = errors;
																																						if ("evals.no-operating-history" !== data59.reason_id) {
																																							validate21.errors = [issue(instancePath + "/flow/queue-wait/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																							return false;
																																						}
																																						var valid33 = _errs123 === errors;
																																					} else var valid33 = true;
																																				}
																																			}
																																		}
																																	} else {
																																		validate21.errors = [issue(instancePath + "/flow/queue-wait", "type", { type: "object" })];
																																		return false;
																																	}
																																}
																																var valid15 = _errs118 === errors;
																															} else var valid15 = true;
																															if (valid15) {
																																if (data34["review-latency"] !== void 0) {
																																	let data62 = data34["review-latency"];
																																	const _errs124 = errors;
																																	if (errors === errors) {
																																		if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
																																			let missing17;
																																			if (data62.state === void 0 && (missing17 = "state") || data62.reason_id === void 0 && (missing17 = "reason_id")) {
																																				validate21.errors = [issue(instancePath + "/flow/review-latency", "required", { missingProperty: missing17 })];
																																				return false;
																																			} else {
																																				const _errs127 = errors;
																																				for (const key17 in data62) if (!(key17 === "state" || key17 === "reason_id")) {
																																					validate21.errors = [issue(instancePath + "/flow/review-latency", "additionalProperties", { additionalProperty: key17 })];
																																					return false;
																																				}
																																				if (_errs127 === errors) {
																																					if (data62.state !== void 0) {
																																						const _errs128 = errors;
																																						if ("absent" !== data62.state) {
																																							validate21.errors = [issue(instancePath + "/flow/review-latency/state", "const", { allowedValue: "absent" })];
																																							return false;
																																						}
																																						var valid35 = _errs128 === errors;
																																					} else var valid35 = true;
																																					if (valid35) {
																																						if (data62.reason_id !== void 0) {
																																							const _errs129 = errors;
																																							if ("evals.no-operating-history" !== data62.reason_id) {
																																								validate21.errors = [issue(instancePath + "/flow/review-latency/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																								return false;
																																							}
																																							var valid35 = _errs129 === errors;
																																						} else var valid35 = true;
																																					}
																																				}
																																			}
																																		} else {
																																			validate21.errors = [issue(instancePath + "/flow/review-latency", "type", { type: "object" })];
																																			return false;
																																		}
																																	}
																																	var valid15 = _errs124 === errors;
																																} else var valid15 = true;
																																if (valid15) {
																																	if (data34["review-precision"] !== void 0) {
																																		let data65 = data34["review-precision"];
																																		const _errs130 = errors;
																																		if (errors === errors) {
																																			if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
																																				let missing18;
																																				if (data65.state === void 0 && (missing18 = "state") || data65.reason_id === void 0 && (missing18 = "reason_id")) {
																																					validate21.errors = [issue(instancePath + "/flow/review-precision", "required", { missingProperty: missing18 })];
																																					return false;
																																				} else {
																																					const _errs133 = errors;
																																					for (const key18 in data65) if (!(key18 === "state" || key18 === "reason_id")) {
																																						validate21.errors = [issue(instancePath + "/flow/review-precision", "additionalProperties", { additionalProperty: key18 })];
																																						return false;
																																					}
																																					if (_errs133 === errors) {
																																						if (data65.state !== void 0) {
																																							const _errs134 = errors;
																																							if ("absent" !== data65.state) {
																																								validate21.errors = [issue(instancePath + "/flow/review-precision/state", "const", { allowedValue: "absent" })];
																																								return false;
																																							}
																																							var valid37 = _errs134 === errors;
																																						} else var valid37 = true;
																																						if (valid37) {
																																							if (data65.reason_id !== void 0) {
																																								const _errs135 = errors;
																																								if ("evals.no-operating-history" !== data65.reason_id) {
																																									validate21.errors = [issue(instancePath + "/flow/review-precision/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																									return false;
																																								}
																																								var valid37 = _errs135 === errors;
																																							} else var valid37 = true;
																																						}
																																					}
																																				}
																																			} else {
																																				validate21.errors = [issue(instancePath + "/flow/review-precision", "type", { type: "object" })];
																																				return false;
																																			}
																																		}
																																		var valid15 = _errs130 === errors;
																																	} else var valid15 = true;
																																	if (valid15) {
																																		if (data34["review-recall-samples"] !== void 0) {
																																			let data68 = data34["review-recall-samples"];
																																			const _errs136 = errors;
																																			if (errors === errors) {
																																				if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
																																					let missing19;
																																					if (data68.state === void 0 && (missing19 = "state") || data68.reason_id === void 0 && (missing19 = "reason_id")) {
																																						validate21.errors = [issue(instancePath + "/flow/review-recall-samples", "required", { missingProperty: missing19 })];
																																						return false;
																																					} else {
																																						const _errs139 = errors;
																																						for (const key19 in data68) if (!(key19 === "state" || key19 === "reason_id")) {
																																							validate21.errors = [issue(instancePath + "/flow/review-recall-samples", "additionalProperties", { additionalProperty: key19 })];
																																							return false;
																																						}
																																						if (_errs139 === errors) {
																																							if (data68.state !== void 0) {
																																								const _errs140 = errors;
																																								if ("absent" !== data68.state) {
																																									validate21.errors = [issue(instancePath + "/flow/review-recall-samples/state", "const", { allowedValue: "absent" })];
																																									return false;
																																								}
																																								var valid39 = _errs140 === errors;
																																							} else var valid39 = true;
																																							if (valid39) {
																																								if (data68.reason_id !== void 0) {
																																									const _errs141 = errors;
																																									if ("evals.no-operating-history" !== data68.reason_id) {
																																										validate21.errors = [issue(instancePath + "/flow/review-recall-samples/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																										return false;
																																									}
																																									var valid39 = _errs141 === errors;
																																								} else var valid39 = true;
																																							}
																																						}
																																					}
																																				} else {
																																					validate21.errors = [issue(instancePath + "/flow/review-recall-samples", "type", { type: "object" })];
																																					return false;
																																				}
																																			}
																																			var valid15 = _errs136 === errors;
																																		} else var valid15 = true;
																																		if (valid15) {
																																			if (data34["review-stale-rate"] !== void 0) {
																																				let data71 = data34["review-stale-rate"];
																																				const _errs142 = errors;
																																				if (errors === errors) {
																																					if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
																																						let missing20;
																																						if (data71.state === void 0 && (missing20 = "state") || data71.reason_id === void 0 && (missing20 = "reason_id")) {
																																							validate21.errors = [issue(instancePath + "/flow/review-stale-rate", "required", { missingProperty: missing20 })];
																																							return false;
																																						} else {
																																							const _errs145 = errors;
																																							for (const key20 in data71) if (!(key20 === "state" || key20 === "reason_id")) {
																																								validate21.errors = [issue(instancePath + "/flow/review-stale-rate", "additionalProperties", { additionalProperty: key20 })];
																																								return false;
																																							}
																																							if (_errs145 === errors) {
																																								if (data71.state !== void 0) {
																																									const _errs146 = errors;
																																									if ("absent" !== data71.state) {
																																										validate21.errors = [issue(instancePath + "/flow/review-stale-rate/state", "const", { allowedValue: "absent" })];
																																										return false;
																																									}
																																									var valid41 = _errs146 === errors;
																																								} else var valid41 = true;
																																								if (valid41) {
																																									if (data71.reason_id !== void 0) {
																																										const _errs147 = errors;
																																										if ("evals.no-operating-history" !== data71.reason_id) {
																																											validate21.errors = [issue(instancePath + "/flow/review-stale-rate/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																											return false;
																																										}
																																										var valid41 = _errs147 === errors;
																																									} else var valid41 = true;
																																								}
																																							}
																																						}
																																					} else {
																																						validate21.errors = [issue(instancePath + "/flow/review-stale-rate", "type", { type: "object" })];
																																						return false;
																																					}
																																				}
																																				var valid15 = _errs142 === errors;
																																			} else var valid15 = true;
																																			if (valid15) {
																																				if (data34["rework-cycles"] !== void 0) {
																																					let data74 = data34["rework-cycles"];
																																					const _errs148 = errors;
																																					if (errors === errors) {
																																						if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
																																							let missing21;
																																							if (data74.state === void 0 && (missing21 = "state") || data74.reason_id === void 0 && (missing21 = "reason_id")) {
																																								validate21.errors = [issue(instancePath + "/flow/rework-cycles", "required", { missingProperty: missing21 })];
																																								return false;
																																							} else {
																																								const _errs151 = errors;
																																								for (const key21 in data74) if (!(key21 === "state" || key21 === "reason_id")) {
																																									validate21.errors = [issue(instancePath + "/flow/rework-cycles", "additionalProperties", { additionalProperty: key21 })];
																																									return false;
																																								}
																																								if (_errs151 === errors) {
																																									if (data74.state !== void 0) {
																																										const _errs152 = errors;
																																										if ("absent" !== data74.state) {
																																											validate21.errors = [issue(instancePath + "/flow/rework-cycles/state", "const", { allowedValue: "absent" })];
																																											return false;
																																										}
																																										var valid43 = _errs152 === errors;
																																									} else var valid43 = true;
																																									if (valid43) {
																																										if (data74.reason_id !== void 0) {
																																											const _errs153 = errors;
																																											if ("evals.no-operating-history" !== data74.reason_id) {
																																												validate21.errors = [issue(instancePath + "/flow/rework-cycles/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																												return false;
																																											}
																																											var valid43 = _errs153 === errors;
																																										} else var valid43 = true;
																																									}
																																								}
																																							}
																																						} else {
																																							validate21.errors = [issue(instancePath + "/flow/rework-cycles", "type", { type: "object" })];
																																							return false;
																																						}
																																					}
																																					var valid15 = _errs148 === errors;
																																				} else var valid15 = true;
																																				if (valid15) {
																																					if (data34["target-outcome"] !== void 0) {
																																						let data77 = data34["target-outcome"];
																																						const _errs154 = errors;
																																						if (errors === errors) {
																																							if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
																																								let missing22;
																																								if (data77.state === void 0 && (missing22 = "state") || data77.reason_id === void 0 && (missing22 = "reason_id")) {
																																									validate21.errors = [issue(instancePath + "/flow/target-outcome", "required", { missingProperty: missing22 })];
																																									return false;
																																								} else {
																																									const _errs157 = errors;
																																									for (const key22 in data77) if (!(key22 === "state" || key22 === "reason_id")) {
																																										validate21.errors = [issue(instancePath + "/flow/target-outcome", "additionalProperties", { additionalProperty: key22 })];
																																										return false;
																																									}
																																									if (_errs157 === errors) {
																																										if (data77.state !== void 0) {
																																											const _errs158 = errors;
																																											if ("absent" !== data77.state) {
																																												validate21.errors = [issue(instancePath + "/flow/target-outcome/state", "const", { allowedValue: "absent" })];
																																												return false;
																																											}
																																											var valid45 = _errs158 === errors;
																																										} else var valid45 = true;
																																										if (valid45) {
																																											if (data77.reason_id !== void 0) {
																																												const _errs159 = errors;
																																												if ("evals.no-operating-history" !== data77.reason_id) {
																																													validate21.errors = [issue(instancePath + "/flow/target-outcome/reason_id", "const", { allowedValue: "evals.no-operating-history" })];
																																													return false;
																																												}
																																												var valid45 = _errs159 === errors;
																																											} else var valid45 = true;
																																										}
																																									}
																																								}
																																							} else {
																																								validate21.errors = [issue(instancePath + "/flow/target-outcome", "type", { type: "object" })];
																																								return false;
																																							}
																																						}
																																						var valid15 = _errs154 === errors;
																																					} else var valid15 = true;
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
																					validate21.errors = [issue(instancePath + "/flow", "type", { type: "object" })];
																					return false;
																				}
																			}
																			var valid0 = _errs67 === errors;
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
							if ("eval_dashboard" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_dashboard" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("evals.dashboard.v1" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "evals.dashboard.v1" })];
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