// Generated from libs/orchestrator/schemas/orchestrator-reconciliation-plan.schema.json by tools/generate (npm run generate). Do not edit.
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
		"concurrency",
		"deferred",
		"deliveries",
		"delivery_ledger_ref",
		"mode",
		"observation_ref",
		"operator_messages",
		"suppressed"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"authority_effect": { "const": "none" },
		"concurrency": { "$ref": "#/$defs/orchestrator.orchestrator-reconciliation-plan.concurrency" },
		"deferred": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/orchestrator.orchestrator-reconciliation-plan.deferredDelivery" }
		},
		"deliveries": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/orchestrator.orchestrator-reconciliation-plan.delivery" }
		},
		"delivery_ledger_ref": { "$ref": "#/$defs/orchestrator.common.deliveryLedgerRef" },
		"mode": { "const": "planning-only" },
		"observation_ref": { "$ref": "#/$defs/orchestrator.common.observationRef" },
		"operator_messages": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/orchestrator.orchestrator-reconciliation-plan.operatorMessage" }
		},
		"suppressed": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/orchestrator.orchestrator-reconciliation-plan.suppressedDelivery" }
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const schema37 = {
	"description": "An action that is delivered to whoever runs stages.",
	"enum": [
		"dispatch-stage",
		"recover-stranded-attempt",
		"retry-stage"
	]
};
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.initiative_id === void 0 && (missing0 = "initiative_id") || data.stage_id === void 0 && (missing0 = "stage_id") || data.task_class_id === void 0 && (missing0 = "task_class_id") || data.workflow_id === void 0 && (missing0 = "workflow_id")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "initiative_id" || key0 === "stage_id" || key0 === "task_class_id" || key0 === "workflow_id")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.initiative_id !== void 0) {
				let data0 = data.initiative_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate24.errors = [issue(instancePath + "/initiative_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/initiative_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.stage_id !== void 0) {
					let data1 = data.stage_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate24.errors = [issue(instancePath + "/stage_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/stage_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.task_class_id !== void 0) {
						let data2 = data.task_class_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate24.errors = [issue(instancePath + "/task_class_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/task_class_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.workflow_id !== void 0) {
							let data3 = data.workflow_id;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate24.errors = [issue(instancePath + "/workflow_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate24.errors = [issue(instancePath + "/workflow_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
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
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_number === void 0 && (missing0 = "attempt_number") || data.operation === void 0 && (missing0 = "operation") || data.request_sha256 === void 0 && (missing0 = "request_sha256") || data.stage_key === void 0 && (missing0 = "stage_key")) {
				validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_number" || key0 === "operation" || key0 === "request_sha256" || key0 === "stage_key")) {
					validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_number !== void 0) {
						let data0 = data.attempt_number;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate23.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 10 || isNaN(data0)) {
									validate23.errors = [issue(instancePath + "/attempt_number", "maximum", {
										comparison: "<=",
										limit: 10
									})];
									return false;
								} else if (data0 < 1 || isNaN(data0)) {
									validate23.errors = [issue(instancePath + "/attempt_number", "minimum", {
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
								validate23.errors = [issue(instancePath + "/operation", "enum", { allowedValues: schema37.enum })];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.request_sha256 !== void 0) {
								let data2 = data.request_sha256;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern5.test(data2)) {
											validate23.errors = [issue(instancePath + "/request_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate23.errors = [issue(instancePath + "/request_sha256", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.stage_key !== void 0) {
									const _errs9 = errors;
									if (!validate24(data.stage_key, {
										instancePath: instancePath + "/stage_key",
										parentData: data,
										parentDataProperty: "stage_key",
										rootData
									})) {
										vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
			if (data.delivery_key === void 0 && (missing0 = "delivery_key") || data.reason_id === void 0 && (missing0 = "reason_id") || data.stage_key === void 0 && (missing0 = "stage_key")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "delivery_key" || key0 === "reason_id" || key0 === "stage_key")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.delivery_key !== void 0) {
						const _errs2 = errors;
						if (!validate23(data.delivery_key, {
							instancePath: instancePath + "/delivery_key",
							parentData: data,
							parentDataProperty: "delivery_key",
							rootData
						})) {
							vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason_id !== void 0) {
							const _errs3 = errors;
							if ("planner.backpressure-slots-exhausted" !== data.reason_id) {
								validate22.errors = [issue(instancePath + "/reason_id", "const", { allowedValue: "planner.backpressure-slots-exhausted" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.stage_key !== void 0) {
								const _errs4 = errors;
								if (!validate24(data.stage_key, {
									instancePath: instancePath + "/stage_key",
									parentData: data,
									parentDataProperty: "stage_key",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
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
const schema44 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"delivery_key",
		"delivery_mode",
		"operation",
		"provenance",
		"recovery",
		"stage_key"
	],
	"properties": {
		"delivery_key": { "$ref": "#/$defs/orchestrator.common.deliveryKey" },
		"delivery_mode": { "enum": ["first-delivery", "redelivery"] },
		"operation": { "$ref": "#/$defs/orchestrator.common.operation" },
		"provenance": { "$ref": "#/$defs/orchestrator.common.provenance" },
		"recovery": { "$ref": "#/$defs/orchestrator.common.recovery" },
		"stage_key": { "$ref": "#/$defs/orchestrator.common.stageKey" }
	}
};
const schema49 = {
	"description": "An attempt that has no result yet.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"attempt_id",
		"attempt_number",
		"deadline_at",
		"request_ref",
		"state"
	],
	"properties": {
		"attempt_id": { "$ref": "#/$defs/contract.common.id" },
		"attempt_number": {
			"type": "integer",
			"minimum": 1,
			"maximum": 2147483647
		},
		"deadline_at": { "$ref": "#/$defs/contract.common.time" },
		"request_ref": { "$ref": "#/$defs/contract.common.stageRequestRef" },
		"state": { "enum": ["dispatched", "started"] }
	}
};
const pattern11 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
const schema54 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate35.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate35.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate35.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema54.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate35.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate35.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate35.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate35.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
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
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate35(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_request" !== data.kind) {
					validate34.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
					return false;
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
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.deadline_at === void 0 && (missing0 = "deadline_at") || data.request_ref === void 0 && (missing0 = "request_ref") || data.state === void 0 && (missing0 = "state")) {
				validate33.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "attempt_number" || key0 === "deadline_at" || key0 === "request_ref" || key0 === "state")) {
					validate33.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_id !== void 0) {
						let data0 = data.attempt_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate33.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate33.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.attempt_number !== void 0) {
							let data1 = data.attempt_number;
							const _errs5 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate33.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 > 2147483647 || isNaN(data1)) {
										validate33.errors = [issue(instancePath + "/attempt_number", "maximum", {
											comparison: "<=",
											limit: 2147483647
										})];
										return false;
									} else if (data1 < 1 || isNaN(data1)) {
										validate33.errors = [issue(instancePath + "/attempt_number", "minimum", {
											comparison: ">=",
											limit: 1
										})];
										return false;
									}
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.deadline_at !== void 0) {
								let data2 = data.deadline_at;
								const _errs7 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern11.test(data2)) {
											validate33.errors = [issue(instancePath + "/deadline_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
											return false;
										}
									} else {
										validate33.errors = [issue(instancePath + "/deadline_at", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.request_ref !== void 0) {
									const _errs10 = errors;
									if (!validate34(data.request_ref, {
										instancePath: instancePath + "/request_ref",
										parentData: data,
										parentDataProperty: "request_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.state !== void 0) {
										let data4 = data.state;
										const _errs11 = errors;
										if (!(data4 === "dispatched" || data4 === "started")) {
											validate33.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema49.properties.state.enum })];
											return false;
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
								}
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
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate40.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate40.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("orchestrator-state-scanner-evaluator.v1" !== data.content_id) {
					validate40.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "orchestrator-state-scanner-evaluator.v1" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.orchestrator-state-scanner-evaluator+json" !== data.media_type) {
						validate40.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.orchestrator-state-scanner-evaluator+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate40.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate40.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate40.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate40.errors = vErrors;
	return true;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_identity === void 0 && (missing0 = "schema_identity") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate42.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_identity" || key0 === "sha256")) {
				validate42.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_identity !== void 0) {
				if ("orchestrator.state-item.v1" !== data.schema_identity) {
					validate42.errors = [issue(instancePath + "/schema_identity", "const", { allowedValue: "orchestrator.state-item.v1" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate42.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate42.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate42.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate42.errors = vErrors;
	return true;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate35(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_result" !== data.kind) {
					validate45.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
					return false;
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
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate44.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate44.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate44.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate44.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate44.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate44.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate44.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate45(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate44.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate44.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate44.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate44.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate44.errors = vErrors;
	return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate35(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("resolved_profile" !== data.kind) {
					validate50.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
					return false;
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
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_identity === void 0 && (missing0 = "schema_identity") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate53.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "schema_identity" || key0 === "sha256")) {
				validate53.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate53.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate53.errors = [issue(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("orchestrator_state_snapshot" !== data.kind) {
						validate53.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_state_snapshot" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.schema_identity !== void 0) {
						if ("orchestrator.state-snapshot.v1" !== data.schema_identity) {
							validate53.errors = [issue(instancePath + "/schema_identity", "const", { allowedValue: "orchestrator.state-snapshot.v1" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate53.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate53.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate53.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate53.errors = vErrors;
	return true;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.active_attempt === void 0 && (missing0 = "active_attempt") || data.evaluator_ref === void 0 && (missing0 = "evaluator_ref") || data.item_ref === void 0 && (missing0 = "item_ref") || data.latest_result_ref === void 0 && (missing0 = "latest_result_ref") || data.request_ref === void 0 && (missing0 = "request_ref") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.snapshot_ref === void 0 && (missing0 = "snapshot_ref")) {
				validate31.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "active_attempt" || key0 === "evaluator_ref" || key0 === "item_ref" || key0 === "latest_result_ref" || key0 === "request_ref" || key0 === "resolved_profile_ref" || key0 === "snapshot_ref")) {
					validate31.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.active_attempt !== void 0) {
						const _errs2 = errors;
						if (!validate32(data.active_attempt, {
							instancePath: instancePath + "/active_attempt",
							parentData: data,
							parentDataProperty: "active_attempt",
							rootData
						})) {
							vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.evaluator_ref !== void 0) {
							const _errs3 = errors;
							if (!validate40(data.evaluator_ref, {
								instancePath: instancePath + "/evaluator_ref",
								parentData: data,
								parentDataProperty: "evaluator_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.item_ref !== void 0) {
								const _errs4 = errors;
								if (!validate42(data.item_ref, {
									instancePath: instancePath + "/item_ref",
									parentData: data,
									parentDataProperty: "item_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.latest_result_ref !== void 0) {
									const _errs5 = errors;
									if (!validate44(data.latest_result_ref, {
										instancePath: instancePath + "/latest_result_ref",
										parentData: data,
										parentDataProperty: "latest_result_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.request_ref !== void 0) {
										const _errs6 = errors;
										if (!validate34(data.request_ref, {
											instancePath: instancePath + "/request_ref",
											parentData: data,
											parentDataProperty: "request_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.resolved_profile_ref !== void 0) {
											const _errs7 = errors;
											if (!validate50(data.resolved_profile_ref, {
												instancePath: instancePath + "/resolved_profile_ref",
												parentData: data,
												parentDataProperty: "resolved_profile_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.snapshot_ref !== void 0) {
												const _errs8 = errors;
												if (!validate53(data.snapshot_ref, {
													instancePath: instancePath + "/snapshot_ref",
													parentData: data,
													parentDataProperty: "snapshot_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
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
			validate31.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate31.errors = vErrors;
	return errors === 0;
}
const schema69 = {
	"description": "What is to be done about a stage.",
	"enum": [
		"dispatch-stage",
		"none",
		"operator-reconcile",
		"recover-stranded-attempt",
		"refresh-stage-inputs",
		"resolve-stage-blocker",
		"retry-stage",
		"wait-for-attempt"
	]
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.state;
		if (typeof tag0 == "string") {
			if (tag0 === "absent") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.state === void 0 && (missing0 = "state")) {
						validate57.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "state")) {
							validate57.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.state !== void 0) {
							if ("absent" !== data.state) {
								validate57.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
								return false;
							}
						}
					}
				} else {
					validate57.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "present") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
						validate57.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
							validate57.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.state !== void 0) {
							if ("present" !== data.state) {
								validate57.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
								return false;
							}
							var valid5 = true;
						} else var valid5 = true;
						if (valid5) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern4.test(data2)) {
										validate57.errors = [issue(instancePath + "/value", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate57.errors = [issue(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid5 = true;
							} else var valid5 = true;
						}
					}
				} else {
					validate57.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate57.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate57.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "state",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate57.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate57.errors = vErrors;
	return true;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.action === void 0 && (missing0 = "action") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.reason_id === void 0 && (missing0 = "reason_id") || data.retry_limit === void 0 && (missing0 = "retry_limit") || data.source_reason === void 0 && (missing0 = "source_reason")) {
				validate56.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "action" || key0 === "attempt_number" || key0 === "reason_id" || key0 === "retry_limit" || key0 === "source_reason")) {
					validate56.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.action !== void 0) {
						let data0 = data.action;
						const _errs2 = errors;
						if (!(data0 === "dispatch-stage" || data0 === "none" || data0 === "operator-reconcile" || data0 === "recover-stranded-attempt" || data0 === "refresh-stage-inputs" || data0 === "resolve-stage-blocker" || data0 === "retry-stage" || data0 === "wait-for-attempt")) {
							validate56.errors = [issue(instancePath + "/action", "enum", { allowedValues: schema69.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.attempt_number !== void 0) {
							let data1 = data.attempt_number;
							const _errs4 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate56.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs4) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 > 10 || isNaN(data1)) {
										validate56.errors = [issue(instancePath + "/attempt_number", "maximum", {
											comparison: "<=",
											limit: 10
										})];
										return false;
									} else if (data1 < 0 || isNaN(data1)) {
										validate56.errors = [issue(instancePath + "/attempt_number", "minimum", {
											comparison: ">=",
											limit: 0
										})];
										return false;
									}
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.reason_id !== void 0) {
								let data2 = data.reason_id;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate56.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate56.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.retry_limit !== void 0) {
									let data3 = data.retry_limit;
									const _errs9 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate56.errors = [issue(instancePath + "/retry_limit", "type", { type: "integer" })];
										return false;
									}
									if (errors === _errs9) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 > 10 || isNaN(data3)) {
												validate56.errors = [issue(instancePath + "/retry_limit", "maximum", {
													comparison: "<=",
													limit: 10
												})];
												return false;
											} else if (data3 < 1 || isNaN(data3)) {
												validate56.errors = [issue(instancePath + "/retry_limit", "minimum", {
													comparison: ">=",
													limit: 1
												})];
												return false;
											}
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.source_reason !== void 0) {
										const _errs11 = errors;
										if (!validate57(data.source_reason, {
											instancePath: instancePath + "/source_reason",
											parentData: data,
											parentDataProperty: "source_reason",
											rootData
										})) {
											vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
		} else {
			validate56.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate56.errors = vErrors;
	return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.delivery_key === void 0 && (missing0 = "delivery_key") || data.delivery_mode === void 0 && (missing0 = "delivery_mode") || data.operation === void 0 && (missing0 = "operation") || data.provenance === void 0 && (missing0 = "provenance") || data.recovery === void 0 && (missing0 = "recovery") || data.stage_key === void 0 && (missing0 = "stage_key")) {
				validate29.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "delivery_key" || key0 === "delivery_mode" || key0 === "operation" || key0 === "provenance" || key0 === "recovery" || key0 === "stage_key")) {
					validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.delivery_key !== void 0) {
						const _errs2 = errors;
						if (!validate23(data.delivery_key, {
							instancePath: instancePath + "/delivery_key",
							parentData: data,
							parentDataProperty: "delivery_key",
							rootData
						})) {
							vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.delivery_mode !== void 0) {
							let data1 = data.delivery_mode;
							const _errs3 = errors;
							if (!(data1 === "first-delivery" || data1 === "redelivery")) {
								validate29.errors = [issue(instancePath + "/delivery_mode", "enum", { allowedValues: schema44.properties.delivery_mode.enum })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.operation !== void 0) {
								let data2 = data.operation;
								const _errs4 = errors;
								if (!(data2 === "dispatch-stage" || data2 === "recover-stranded-attempt" || data2 === "retry-stage")) {
									validate29.errors = [issue(instancePath + "/operation", "enum", { allowedValues: schema37.enum })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.provenance !== void 0) {
									const _errs6 = errors;
									if (!validate31(data.provenance, {
										instancePath: instancePath + "/provenance",
										parentData: data,
										parentDataProperty: "provenance",
										rootData
									})) {
										vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.recovery !== void 0) {
										const _errs7 = errors;
										if (!validate56(data.recovery, {
											instancePath: instancePath + "/recovery",
											parentData: data,
											parentDataProperty: "recovery",
											rootData
										})) {
											vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.stage_key !== void 0) {
											const _errs8 = errors;
											if (!validate24(data.stage_key, {
												instancePath: instancePath + "/stage_key",
												parentData: data,
												parentDataProperty: "stage_key",
												rootData
											})) {
												vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
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
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_identity === void 0 && (missing0 = "schema_identity") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate62.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "schema_identity" || key0 === "sha256")) {
				validate62.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate62.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate62.errors = [issue(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("orchestrator_delivery_ledger" !== data.kind) {
						validate62.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_delivery_ledger" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.schema_identity !== void 0) {
						if ("orchestrator.delivery-ledger.v1" !== data.schema_identity) {
							validate62.errors = [issue(instancePath + "/schema_identity", "const", { allowedValue: "orchestrator.delivery-ledger.v1" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate62.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate62.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate62.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate62.errors = vErrors;
	return true;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_identity === void 0 && (missing0 = "schema_identity") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate64.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "schema_identity" || key0 === "sha256")) {
				validate64.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate64.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate64.errors = [issue(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("orchestrator_state_observation" !== data.kind) {
						validate64.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_state_observation" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.schema_identity !== void 0) {
						if ("orchestrator.state-observation.v1" !== data.schema_identity) {
							validate64.errors = [issue(instancePath + "/schema_identity", "const", { allowedValue: "orchestrator.state-observation.v1" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate64.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate64.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate64.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate64.errors = vErrors;
	return true;
}
const schema81 = {
	"description": "The state of a stage.",
	"enum": [
		"blocked",
		"pending",
		"retryable",
		"stale",
		"stranded",
		"terminal"
	]
};
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.class === void 0 && (missing0 = "class") || data.recovery === void 0 && (missing0 = "recovery") || data.stage_key === void 0 && (missing0 = "stage_key")) {
				validate66.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "class" || key0 === "recovery" || key0 === "stage_key")) {
					validate66.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.class !== void 0) {
						let data0 = data.class;
						const _errs2 = errors;
						if (!(data0 === "blocked" || data0 === "pending" || data0 === "retryable" || data0 === "stale" || data0 === "stranded" || data0 === "terminal")) {
							validate66.errors = [issue(instancePath + "/class", "enum", { allowedValues: schema81.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.recovery !== void 0) {
							const _errs4 = errors;
							if (!validate56(data.recovery, {
								instancePath: instancePath + "/recovery",
								parentData: data,
								parentDataProperty: "recovery",
								rootData
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.stage_key !== void 0) {
								const _errs5 = errors;
								if (!validate24(data.stage_key, {
									instancePath: instancePath + "/stage_key",
									parentData: data,
									parentDataProperty: "stage_key",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate66.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate66.errors = vErrors;
	return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.delivery_key === void 0 && (missing0 = "delivery_key") || data.reason_id === void 0 && (missing0 = "reason_id") || data.stage_key === void 0 && (missing0 = "stage_key")) {
				validate70.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "delivery_key" || key0 === "reason_id" || key0 === "stage_key")) {
					validate70.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.delivery_key !== void 0) {
						const _errs2 = errors;
						if (!validate23(data.delivery_key, {
							instancePath: instancePath + "/delivery_key",
							parentData: data,
							parentDataProperty: "delivery_key",
							rootData
						})) {
							vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason_id !== void 0) {
							const _errs3 = errors;
							if ("planner.delivery-acknowledged" !== data.reason_id) {
								validate70.errors = [issue(instancePath + "/reason_id", "const", { allowedValue: "planner.delivery-acknowledged" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.stage_key !== void 0) {
								const _errs4 = errors;
								if (!validate24(data.stage_key, {
									instancePath: instancePath + "/stage_key",
									parentData: data,
									parentDataProperty: "stage_key",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate70.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate70.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.authority_effect === void 0 && (missing0 = "authority_effect") || data.concurrency === void 0 && (missing0 = "concurrency") || data.deferred === void 0 && (missing0 = "deferred") || data.deliveries === void 0 && (missing0 = "deliveries") || data.delivery_ledger_ref === void 0 && (missing0 = "delivery_ledger_ref") || data.mode === void 0 && (missing0 = "mode") || data.observation_ref === void 0 && (missing0 = "observation_ref") || data.operator_messages === void 0 && (missing0 = "operator_messages") || data.suppressed === void 0 && (missing0 = "suppressed")) {
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
							if (data.concurrency !== void 0) {
								let data2 = data.concurrency;
								const _errs4 = errors;
								if (errors === errors) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.active_pending === void 0 && (missing1 = "active_pending") || data2.available_slots === void 0 && (missing1 = "available_slots") || data2.max_in_flight === void 0 && (missing1 = "max_in_flight")) {
											validate21.errors = [issue(instancePath + "/concurrency", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs7 = errors;
											for (const key1 in data2) if (!(key1 === "active_pending" || key1 === "available_slots" || key1 === "max_in_flight")) {
												validate21.errors = [issue(instancePath + "/concurrency", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs7 === errors) {
												if (data2.active_pending !== void 0) {
													let data3 = data2.active_pending;
													const _errs8 = errors;
													if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
														validate21.errors = [issue(instancePath + "/concurrency/active_pending", "type", { type: "integer" })];
														return false;
													}
													if (errors === _errs8) {
														if (typeof data3 == "number" && isFinite(data3)) {
															if (data3 > 128 || isNaN(data3)) {
																validate21.errors = [issue(instancePath + "/concurrency/active_pending", "maximum", {
																	comparison: "<=",
																	limit: 128
																})];
																return false;
															} else if (data3 < 0 || isNaN(data3)) {
																validate21.errors = [issue(instancePath + "/concurrency/active_pending", "minimum", {
																	comparison: ">=",
																	limit: 0
																})];
																return false;
															}
														}
													}
													var valid2 = _errs8 === errors;
												} else var valid2 = true;
												if (valid2) {
													if (data2.available_slots !== void 0) {
														let data4 = data2.available_slots;
														const _errs10 = errors;
														if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
															validate21.errors = [issue(instancePath + "/concurrency/available_slots", "type", { type: "integer" })];
															return false;
														}
														if (errors === _errs10) {
															if (typeof data4 == "number" && isFinite(data4)) {
																if (data4 > 64 || isNaN(data4)) {
																	validate21.errors = [issue(instancePath + "/concurrency/available_slots", "maximum", {
																		comparison: "<=",
																		limit: 64
																	})];
																	return false;
																} else if (data4 < 0 || isNaN(data4)) {
																	validate21.errors = [issue(instancePath + "/concurrency/available_slots", "minimum", {
																		comparison: ">=",
																		limit: 0
																	})];
																	return false;
																}
															}
														}
														var valid2 = _errs10 === errors;
													} else var valid2 = true;
													if (valid2) {
														if (data2.max_in_flight !== void 0) {
															let data5 = data2.max_in_flight;
															const _errs12 = errors;
															if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
																validate21.errors = [issue(instancePath + "/concurrency/max_in_flight", "type", { type: "integer" })];
																return false;
															}
															if (errors === _errs12) {
																if (typeof data5 == "number" && isFinite(data5)) {
																	if (data5 > 64 || isNaN(data5)) {
																		validate21.errors = [issue(instancePath + "/concurrency/max_in_flight", "maximum", {
																			comparison: "<=",
																			limit: 64
																		})];
																		return false;
																	} else if (data5 < 0 || isNaN(data5)) {
																		validate21.errors = [issue(instancePath + "/concurrency/max_in_flight", "minimum", {
																			comparison: ">=",
																			limit: 0
																		})];
																		return false;
																	}
																}
															}
															var valid2 = _errs12 === errors;
														} else var valid2 = true;
													}
												}
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/concurrency", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.deferred !== void 0) {
									let data6 = data.deferred;
									const _errs14 = errors;
									if (errors === _errs14) {
										if (Array.isArray(data6)) {
											if (data6.length > 64) {
												validate21.errors = [issue(instancePath + "/deferred", "maxItems", { limit: 64 })];
												return false;
											} else {
												const len0 = data6.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs16 = errors;
													if (!validate22(data6[i0], {
														instancePath: instancePath + "/deferred/" + i0,
														parentData: data6,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
														errors = vErrors.length;
													}
													if (!(_errs16 === errors)) break;
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/deferred", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs14 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.deliveries !== void 0) {
										let data8 = data.deliveries;
										const _errs17 = errors;
										if (errors === _errs17) {
											if (Array.isArray(data8)) {
												if (data8.length > 64) {
													validate21.errors = [issue(instancePath + "/deliveries", "maxItems", { limit: 64 })];
													return false;
												} else {
													const len1 = data8.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs19 = errors;
														if (!validate29(data8[i1], {
															instancePath: instancePath + "/deliveries/" + i1,
															parentData: data8,
															parentDataProperty: i1,
															rootData
														})) {
															vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
															errors = vErrors.length;
														}
														if (!(_errs19 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/deliveries", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs17 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.delivery_ledger_ref !== void 0) {
											const _errs20 = errors;
											if (!validate62(data.delivery_ledger_ref, {
												instancePath: instancePath + "/delivery_ledger_ref",
												parentData: data,
												parentDataProperty: "delivery_ledger_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs20 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.mode !== void 0) {
												const _errs21 = errors;
												if ("planning-only" !== data.mode) {
													validate21.errors = [issue(instancePath + "/mode", "const", { allowedValue: "planning-only" })];
													return false;
												}
												var valid0 = _errs21 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.observation_ref !== void 0) {
													const _errs22 = errors;
													if (!validate64(data.observation_ref, {
														instancePath: instancePath + "/observation_ref",
														parentData: data,
														parentDataProperty: "observation_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs22 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.operator_messages !== void 0) {
														let data13 = data.operator_messages;
														const _errs23 = errors;
														if (errors === _errs23) {
															if (Array.isArray(data13)) {
																if (data13.length > 64) {
																	validate21.errors = [issue(instancePath + "/operator_messages", "maxItems", { limit: 64 })];
																	return false;
																} else {
																	const len2 = data13.length;
																	for (let i2 = 0; i2 < len2; i2++) {
																		const _errs25 = errors;
																		if (!validate66(data13[i2], {
																			instancePath: instancePath + "/operator_messages/" + i2,
																			parentData: data13,
																			parentDataProperty: i2,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs25 === errors)) break;
																	}
																}
															} else {
																validate21.errors = [issue(instancePath + "/operator_messages", "type", { type: "array" })];
																return false;
															}
														}
														var valid0 = _errs23 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.suppressed !== void 0) {
															let data15 = data.suppressed;
															const _errs26 = errors;
															if (errors === _errs26) {
																if (Array.isArray(data15)) {
																	if (data15.length > 64) {
																		validate21.errors = [issue(instancePath + "/suppressed", "maxItems", { limit: 64 })];
																		return false;
																	} else {
																		const len3 = data15.length;
																		for (let i3 = 0; i3 < len3; i3++) {
																			const _errs28 = errors;
																			if (!validate70(data15[i3], {
																				instancePath: instancePath + "/suppressed/" + i3,
																				parentData: data15,
																				parentDataProperty: i3,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs28 === errors)) break;
																		}
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/suppressed", "type", { type: "array" })];
																	return false;
																}
															}
															var valid0 = _errs26 === errors;
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
							if ("orchestrator_reconciliation_plan" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_reconciliation_plan" })];
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