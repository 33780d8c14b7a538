// Generated from libs/control/schemas/risk-gate-decision-claim.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const schema35 = { "enum": [
	"bootstrap",
	"high",
	"routine"
] };
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern13 = new RegExp("^[0-9a-f]{64}$", "u");
const schema37 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"asserted_decision",
		"decided_by",
		"decision_kind",
		"recorded_at"
	],
	"properties": {
		"asserted_decision": { "enum": ["accept", "reject"] },
		"decided_by": { "$ref": "#/$defs/control.common.actorIdentity" },
		"decision_kind": { "$ref": "#/$defs/contract.common.id" },
		"recorded_at": { "$ref": "#/$defs/contract.common.time" }
	}
};
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.role === void 0 && (missing0 = "role") || data.implementation_id === void 0 && (missing0 = "implementation_id") || data.implementation_version === void 0 && (missing0 = "implementation_version") || data.adapter_instance_id === void 0 && (missing0 = "adapter_instance_id") || data.principal_id === void 0 && (missing0 = "principal_id") || data.execution_boundary_id === void 0 && (missing0 = "execution_boundary_id")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "role" || key0 === "implementation_id" || key0 === "implementation_version" || key0 === "adapter_instance_id" || key0 === "principal_id" || key0 === "execution_boundary_id")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.role !== void 0) {
				let data0 = data.role;
				if (!(data0 === "ci" || data0 === "execution" || data0 === "forge" || data0 === "identity" || data0 === "manager" || data0 === "observer" || data0 === "operator" || data0 === "orchestrator" || data0 === "producer" || data0 === "publisher" || data0 === "reviewer" || data0 === "verifier")) {
					validate24.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema39.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.implementation_id !== void 0) {
					let data1 = data.implementation_id;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate24.errors = [issue(instancePath + "/implementation_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/implementation_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.implementation_version !== void 0) {
						let data2 = data.implementation_version;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate24.errors = [issue(instancePath + "/implementation_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/implementation_version", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.adapter_instance_id !== void 0) {
							let data3 = data.adapter_instance_id;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate24.errors = [issue(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate24.errors = [issue(instancePath + "/adapter_instance_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.principal_id !== void 0) {
								let data4 = data.principal_id;
								if (typeof data4 === "string") {
									if (!pattern5.test(data4)) {
										validate24.errors = [issue(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate24.errors = [issue(instancePath + "/principal_id", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.execution_boundary_id !== void 0) {
									let data5 = data.execution_boundary_id;
									if (typeof data5 === "string") {
										if (!pattern5.test(data5)) {
											validate24.errors = [issue(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate24.errors = [issue(instancePath + "/execution_boundary_id", "type", { type: "string" })];
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
	} else {
		validate24.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
const pattern12 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.asserted_decision === void 0 && (missing0 = "asserted_decision") || data.decided_by === void 0 && (missing0 = "decided_by") || data.decision_kind === void 0 && (missing0 = "decision_kind") || data.recorded_at === void 0 && (missing0 = "recorded_at")) {
				validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "asserted_decision" || key0 === "decided_by" || key0 === "decision_kind" || key0 === "recorded_at")) {
					validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.asserted_decision !== void 0) {
						let data0 = data.asserted_decision;
						const _errs2 = errors;
						if (!(data0 === "accept" || data0 === "reject")) {
							validate23.errors = [issue(instancePath + "/asserted_decision", "enum", { allowedValues: schema37.properties.asserted_decision.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.decided_by !== void 0) {
							const _errs3 = errors;
							if (!validate24(data.decided_by, {
								instancePath: instancePath + "/decided_by",
								parentData: data,
								parentDataProperty: "decided_by",
								rootData
							})) {
								vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.decision_kind !== void 0) {
								let data2 = data.decision_kind;
								const _errs4 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern5.test(data2)) {
											validate23.errors = [issue(instancePath + "/decision_kind", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate23.errors = [issue(instancePath + "/decision_kind", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.recorded_at !== void 0) {
									let data3 = data.recorded_at;
									const _errs7 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern12.test(data3)) {
												validate23.errors = [issue(instancePath + "/recorded_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
												return false;
											}
										} else {
											validate23.errors = [issue(instancePath + "/recorded_at", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs7 === errors;
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
			if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "value")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if ("present" !== data.state) {
							validate22.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.value !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.value, {
								instancePath: instancePath + "/value",
								parentData: data,
								parentDataProperty: "value",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
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
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.classification === void 0 && (missing0 = "classification") || data.decision === void 0 && (missing0 = "decision") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.request_basis_sha256 === void 0 && (missing0 = "request_basis_sha256") || data.required_gate_refs === void 0 && (missing0 = "required_gate_refs")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "classification" || key0 === "decision" || key0 === "policy_ref" || key0 === "request_basis_sha256" || key0 === "required_gate_refs")) {
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
						if (data.classification !== void 0) {
							let data1 = data.classification;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									let missing1;
									if (data1.reason_ids === void 0 && (missing1 = "reason_ids") || data1.tier === void 0 && (missing1 = "tier")) {
										validate21.errors = [issue(instancePath + "/classification", "required", { missingProperty: missing1 })];
										return false;
									} else {
										const _errs5 = errors;
										for (const key1 in data1) if (!(key1 === "reason_ids" || key1 === "tier")) {
											validate21.errors = [issue(instancePath + "/classification", "additionalProperties", { additionalProperty: key1 })];
											return false;
										}
										if (_errs5 === errors) {
											if (data1.reason_ids !== void 0) {
												let data2 = data1.reason_ids;
												const _errs6 = errors;
												if (errors === _errs6) {
													if (Array.isArray(data2)) {
														if (data2.length > 256) {
															validate21.errors = [issue(instancePath + "/classification/reason_ids", "maxItems", { limit: 256 })];
															return false;
														} else if (data2.length < 1) {
															validate21.errors = [issue(instancePath + "/classification/reason_ids", "minItems", { limit: 1 })];
															return false;
														} else {
															const len0 = data2.length;
															for (let i0 = 0; i0 < len0; i0++) {
																let data3 = data2[i0];
																const _errs8 = errors;
																if (errors === errors) {
																	if (typeof data3 === "string") {
																		if (!pattern5.test(data3)) {
																			validate21.errors = [issue(instancePath + "/classification/reason_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																			return false;
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/classification/reason_ids/" + i0, "type", { type: "string" })];
																		return false;
																	}
																}
																if (!(_errs8 === errors)) break;
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/classification/reason_ids", "type", { type: "array" })];
														return false;
													}
												}
												var valid1 = _errs6 === errors;
											} else var valid1 = true;
											if (valid1) {
												if (data1.tier !== void 0) {
													let data4 = data1.tier;
													const _errs11 = errors;
													if (!(data4 === "bootstrap" || data4 === "high" || data4 === "routine")) {
														validate21.errors = [issue(instancePath + "/classification/tier", "enum", { allowedValues: schema35.enum })];
														return false;
													}
													var valid1 = _errs11 === errors;
												} else var valid1 = true;
											}
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/classification", "type", { type: "object" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.decision !== void 0) {
								let data5 = data.decision;
								const _errs13 = errors;
								if (errors === _errs13) {
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										const tag0 = data5.state;
										if (typeof tag0 == "string") {
											if (tag0 === "absent") {
												if (errors === errors) {
													if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
														let missing2;
														if (data5.state === void 0 && (missing2 = "state")) {
															validate21.errors = [issue(instancePath + "/decision", "required", { missingProperty: missing2 })];
															return false;
														} else {
															const _errs19 = errors;
															for (const key2 in data5) if (!(key2 === "state")) {
																validate21.errors = [issue(instancePath + "/decision", "additionalProperties", { additionalProperty: key2 })];
																return false;
															}
															if (_errs19 === errors) {
																if (data5.state !== void 0) {
																	if ("absent" !== data5.state) {
																		validate21.errors = [issue(instancePath + "/decision/state", "const", { allowedValue: "absent" })];
																		return false;
																	}
																}
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/decision", "type", { type: "object" })];
														return false;
													}
												}
											} else if (tag0 === "present") {
												if (!validate22(data5, {
													instancePath: instancePath + "/decision",
													parentData: data,
													parentDataProperty: "decision",
													rootData
												})) {
													vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
													errors = vErrors.length;
												}
											} else {
												validate21.errors = [issue(instancePath + "/decision", "discriminator", {
													error: "mapping",
													tag: "state",
													tagValue: tag0
												})];
												return false;
											}
										} else {
											validate21.errors = [issue(instancePath + "/decision", "discriminator", {
												error: "tag",
												tag: "state",
												tagValue: tag0
											})];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/decision", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs13 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.policy_ref !== void 0) {
									let data7 = data.policy_ref;
									const _errs22 = errors;
									if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
										validate21.errors = [issue(instancePath + "/policy_ref", "type", { type: "object" })];
										return false;
									}
									var valid0 = _errs22 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.request_basis_sha256 !== void 0) {
										let data8 = data.request_basis_sha256;
										const _errs24 = errors;
										if (errors === errors) {
											if (typeof data8 === "string") {
												if (!pattern13.test(data8)) {
													validate21.errors = [issue(instancePath + "/request_basis_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
													return false;
												}
											} else {
												validate21.errors = [issue(instancePath + "/request_basis_sha256", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs24 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.required_gate_refs !== void 0) {
											const _errs27 = errors;
											if (errors === _errs27) {
												if (!Array.isArray(data.required_gate_refs)) {
													validate21.errors = [issue(instancePath + "/required_gate_refs", "type", { type: "array" })];
													return false;
												}
											}
											var valid0 = _errs27 === errors;
										} else var valid0 = true;
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
							if ("risk_gate_decision_claim" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "risk_gate_decision_claim" })];
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
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
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