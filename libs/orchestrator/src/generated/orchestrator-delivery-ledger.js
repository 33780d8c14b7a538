// Generated from libs/orchestrator/schemas/orchestrator-delivery-ledger.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const schema34 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"delivery_count",
		"delivery_key",
		"last_delivery_at",
		"state"
	],
	"properties": {
		"delivery_count": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e3
		},
		"delivery_key": { "$ref": "#/$defs/orchestrator.common.deliveryKey" },
		"last_delivery_at": { "$ref": "#/$defs/contract.common.time" },
		"state": { "enum": [
			"acknowledged",
			"failed",
			"pending"
		] }
	}
};
const schema36 = {
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
								validate23.errors = [issue(instancePath + "/operation", "enum", { allowedValues: schema36.enum })];
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
const pattern10 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.delivery_count === void 0 && (missing0 = "delivery_count") || data.delivery_key === void 0 && (missing0 = "delivery_key") || data.last_delivery_at === void 0 && (missing0 = "last_delivery_at") || data.state === void 0 && (missing0 = "state")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "delivery_count" || key0 === "delivery_key" || key0 === "last_delivery_at" || key0 === "state")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.delivery_count !== void 0) {
						let data0 = data.delivery_count;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate22.errors = [issue(instancePath + "/delivery_count", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 1e3 || isNaN(data0)) {
									validate22.errors = [issue(instancePath + "/delivery_count", "maximum", {
										comparison: "<=",
										limit: 1e3
									})];
									return false;
								} else if (data0 < 1 || isNaN(data0)) {
									validate22.errors = [issue(instancePath + "/delivery_count", "minimum", {
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
						if (data.delivery_key !== void 0) {
							const _errs4 = errors;
							if (!validate23(data.delivery_key, {
								instancePath: instancePath + "/delivery_key",
								parentData: data,
								parentDataProperty: "delivery_key",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.last_delivery_at !== void 0) {
								let data2 = data.last_delivery_at;
								const _errs5 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern10.test(data2)) {
											validate22.errors = [issue(instancePath + "/last_delivery_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
											return false;
										}
									} else {
										validate22.errors = [issue(instancePath + "/last_delivery_at", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.state !== void 0) {
									let data3 = data.state;
									const _errs8 = errors;
									if (!(data3 === "acknowledged" || data3 === "failed" || data3 === "pending")) {
										validate22.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema34.properties.state.enum })];
										return false;
									}
									var valid0 = _errs8 === errors;
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.entries === void 0 && (missing0 = "entries") || data.ledger_contract === void 0 && (missing0 = "ledger_contract") || data.recorded_at === void 0 && (missing0 = "recorded_at")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "entries" || key0 === "ledger_contract" || key0 === "recorded_at")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.entries !== void 0) {
						let data0 = data.entries;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 128) {
									validate21.errors = [issue(instancePath + "/entries", "maxItems", { limit: 128 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate22(data0[i0], {
											instancePath: instancePath + "/entries/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate21.errors = [issue(instancePath + "/entries", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.ledger_contract !== void 0) {
							let data2 = data.ledger_contract;
							const _errs5 = errors;
							if (errors === errors) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.declared_entry_count === void 0 && (missing1 = "declared_entry_count") || data2.maximum_entry_count === void 0 && (missing1 = "maximum_entry_count") || data2.schema_identity === void 0 && (missing1 = "schema_identity")) {
										validate21.errors = [issue(instancePath + "/ledger_contract", "required", { missingProperty: missing1 })];
										return false;
									} else {
										const _errs8 = errors;
										for (const key1 in data2) if (!(key1 === "declared_entry_count" || key1 === "maximum_entry_count" || key1 === "schema_identity")) {
											validate21.errors = [issue(instancePath + "/ledger_contract", "additionalProperties", { additionalProperty: key1 })];
											return false;
										}
										if (_errs8 === errors) {
											if (data2.declared_entry_count !== void 0) {
												let data3 = data2.declared_entry_count;
												const _errs9 = errors;
												if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
													validate21.errors = [issue(instancePath + "/ledger_contract/declared_entry_count", "type", { type: "integer" })];
													return false;
												}
												if (errors === _errs9) {
													if (typeof data3 == "number" && isFinite(data3)) {
														if (data3 > 128 || isNaN(data3)) {
															validate21.errors = [issue(instancePath + "/ledger_contract/declared_entry_count", "maximum", {
																comparison: "<=",
																limit: 128
															})];
															return false;
														} else if (data3 < 0 || isNaN(data3)) {
															validate21.errors = [issue(instancePath + "/ledger_contract/declared_entry_count", "minimum", {
																comparison: ">=",
																limit: 0
															})];
															return false;
														}
													}
												}
												var valid3 = _errs9 === errors;
											} else var valid3 = true;
											if (valid3) {
												if (data2.maximum_entry_count !== void 0) {
													const _errs11 = errors;
													if (128 !== data2.maximum_entry_count) {
														validate21.errors = [issue(instancePath + "/ledger_contract/maximum_entry_count", "const", { allowedValue: 128 })];
														return false;
													}
													var valid3 = _errs11 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data2.schema_identity !== void 0) {
														const _errs12 = errors;
														if ("orchestrator.delivery-ledger.v1" !== data2.schema_identity) {
															validate21.errors = [issue(instancePath + "/ledger_contract/schema_identity", "const", { allowedValue: "orchestrator.delivery-ledger.v1" })];
															return false;
														}
														var valid3 = _errs12 === errors;
													} else var valid3 = true;
												}
											}
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/ledger_contract", "type", { type: "object" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.recorded_at !== void 0) {
								let data6 = data.recorded_at;
								const _errs13 = errors;
								if (errors === errors) {
									if (typeof data6 === "string") {
										if (!pattern10.test(data6)) {
											validate21.errors = [issue(instancePath + "/recorded_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/recorded_at", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs13 === errors;
							} else var valid0 = true;
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
							if ("orchestrator_delivery_ledger" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_delivery_ledger" })];
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