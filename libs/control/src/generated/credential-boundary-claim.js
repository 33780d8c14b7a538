// Generated from libs/control/schemas/credential-boundary-claim.schema.json by tools/generate (npm run generate). Do not edit.
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
		"accesses",
		"activation_state",
		"declaration_status",
		"duty_evaluation_ref",
		"policy_set_ref",
		"stage_result_ref"
	],
	"properties": {
		"accesses": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/control.credential-boundary-claim.credentialAccess" }
		},
		"activation_state": { "const": "inactive" },
		"declaration_status": { "enum": ["complete", "incomplete"] },
		"duty_evaluation_ref": { "$ref": "#/$defs/control.common.dutyEvaluationRef" },
		"policy_set_ref": { "$ref": "#/$defs/control.common.policySetRef" },
		"stage_result_ref": { "$ref": "#/$defs/contract.common.stageResultRef" }
	}
};
const schema36 = {
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
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.role === void 0 && (missing0 = "role") || data.implementation_id === void 0 && (missing0 = "implementation_id") || data.implementation_version === void 0 && (missing0 = "implementation_version") || data.adapter_instance_id === void 0 && (missing0 = "adapter_instance_id") || data.principal_id === void 0 && (missing0 = "principal_id") || data.execution_boundary_id === void 0 && (missing0 = "execution_boundary_id")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "role" || key0 === "implementation_id" || key0 === "implementation_version" || key0 === "adapter_instance_id" || key0 === "principal_id" || key0 === "execution_boundary_id")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.role !== void 0) {
				let data0 = data.role;
				if (!(data0 === "ci" || data0 === "execution" || data0 === "forge" || data0 === "identity" || data0 === "manager" || data0 === "observer" || data0 === "operator" || data0 === "orchestrator" || data0 === "producer" || data0 === "publisher" || data0 === "reviewer" || data0 === "verifier")) {
					validate23.errors = [issue(instancePath + "/role", "enum", { allowedValues: schema36.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.implementation_id !== void 0) {
					let data1 = data.implementation_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate23.errors = [issue(instancePath + "/implementation_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate23.errors = [issue(instancePath + "/implementation_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.implementation_version !== void 0) {
						let data2 = data.implementation_version;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate23.errors = [issue(instancePath + "/implementation_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate23.errors = [issue(instancePath + "/implementation_version", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.adapter_instance_id !== void 0) {
							let data3 = data.adapter_instance_id;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate23.errors = [issue(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate23.errors = [issue(instancePath + "/adapter_instance_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.principal_id !== void 0) {
								let data4 = data.principal_id;
								if (typeof data4 === "string") {
									if (!pattern4.test(data4)) {
										validate23.errors = [issue(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate23.errors = [issue(instancePath + "/principal_id", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.execution_boundary_id !== void 0) {
									let data5 = data.execution_boundary_id;
									if (typeof data5 === "string") {
										if (!pattern4.test(data5)) {
											validate23.errors = [issue(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate23.errors = [issue(instancePath + "/execution_boundary_id", "type", { type: "string" })];
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
		validate23.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
const schema43 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"credential_class",
		"delivery",
		"exposure",
		"scope"
	],
	"properties": {
		"credential_class": { "$ref": "#/$defs/contract.common.id" },
		"delivery": { "enum": [
			"brokered",
			"direct",
			"unknown"
		] },
		"exposure": { "enum": [
			"none",
			"present",
			"unknown"
		] },
		"scope": { "enum": [
			"persistent",
			"session",
			"single-stage",
			"unknown"
		] }
	}
};
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.credential_class === void 0 && (missing0 = "credential_class") || data.delivery === void 0 && (missing0 = "delivery") || data.exposure === void 0 && (missing0 = "exposure") || data.scope === void 0 && (missing0 = "scope")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "credential_class" || key0 === "delivery" || key0 === "exposure" || key0 === "scope")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.credential_class !== void 0) {
				let data0 = data.credential_class;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate25.errors = [issue(instancePath + "/credential_class", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/credential_class", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.delivery !== void 0) {
					let data1 = data.delivery;
					if (!(data1 === "brokered" || data1 === "direct" || data1 === "unknown")) {
						validate25.errors = [issue(instancePath + "/delivery", "enum", { allowedValues: schema43.properties.delivery.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.exposure !== void 0) {
						let data2 = data.exposure;
						if (!(data2 === "none" || data2 === "present" || data2 === "unknown")) {
							validate25.errors = [issue(instancePath + "/exposure", "enum", { allowedValues: schema43.properties.exposure.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.scope !== void 0) {
							let data3 = data.scope;
							if (!(data3 === "persistent" || data3 === "session" || data3 === "single-stage" || data3 === "unknown")) {
								validate25.errors = [issue(instancePath + "/scope", "enum", { allowedValues: schema43.properties.scope.enum })];
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.actor === void 0 && (missing0 = "actor") || data.binding_id === void 0 && (missing0 = "binding_id") || data.credentials === void 0 && (missing0 = "credentials")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "actor" || key0 === "binding_id" || key0 === "credentials")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.actor !== void 0) {
						const _errs2 = errors;
						if (!validate23(data.actor, {
							instancePath: instancePath + "/actor",
							parentData: data,
							parentDataProperty: "actor",
							rootData
						})) {
							vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.binding_id !== void 0) {
							let data1 = data.binding_id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate22.errors = [issue(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate22.errors = [issue(instancePath + "/binding_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.credentials !== void 0) {
								let data2 = data.credentials;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (Array.isArray(data2)) {
										if (data2.length > 8) {
											validate22.errors = [issue(instancePath + "/credentials", "maxItems", { limit: 8 })];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs8 = errors;
												if (!validate25(data2[i0], {
													instancePath: instancePath + "/credentials/" + i0,
													parentData: data2,
													parentDataProperty: i0,
													rootData
												})) {
													vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
													errors = vErrors.length;
												}
												if (!(_errs8 === errors)) break;
											}
										}
									} else {
										validate22.errors = [issue(instancePath + "/credentials", "type", { type: "array" })];
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
const pattern13 = new RegExp("^[0-9a-f]{64}$", "u");
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
				if (1 !== data.schema_version) {
					validate28.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("duty_separation_evaluation" !== data.kind) {
						validate28.errors = [issue(instancePath + "/kind", "const", { allowedValue: "duty_separation_evaluation" })];
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
								if (!pattern13.test(data3)) {
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
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate30.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("control_policy_set" !== data.kind) {
						validate30.errors = [issue(instancePath + "/kind", "const", { allowedValue: "control_policy_set" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate30.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate30.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern13.test(data3)) {
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
			}
		}
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
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
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate33.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate33.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate33.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate33.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema53.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate33.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate33.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern13.test(data3)) {
									validate33.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate33.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate33.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate33.errors = vErrors;
	return true;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate33(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_result" !== data.kind) {
					validate32.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.accesses === void 0 && (missing0 = "accesses") || data.activation_state === void 0 && (missing0 = "activation_state") || data.declaration_status === void 0 && (missing0 = "declaration_status") || data.duty_evaluation_ref === void 0 && (missing0 = "duty_evaluation_ref") || data.policy_set_ref === void 0 && (missing0 = "policy_set_ref") || data.stage_result_ref === void 0 && (missing0 = "stage_result_ref")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "accesses" || key0 === "activation_state" || key0 === "declaration_status" || key0 === "duty_evaluation_ref" || key0 === "policy_set_ref" || key0 === "stage_result_ref")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.accesses !== void 0) {
						let data0 = data.accesses;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 32) {
									validate21.errors = [issue(instancePath + "/accesses", "maxItems", { limit: 32 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate22(data0[i0], {
											instancePath: instancePath + "/accesses/" + i0,
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
								validate21.errors = [issue(instancePath + "/accesses", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.activation_state !== void 0) {
							const _errs5 = errors;
							if ("inactive" !== data.activation_state) {
								validate21.errors = [issue(instancePath + "/activation_state", "const", { allowedValue: "inactive" })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.declaration_status !== void 0) {
								let data3 = data.declaration_status;
								const _errs6 = errors;
								if (!(data3 === "complete" || data3 === "incomplete")) {
									validate21.errors = [issue(instancePath + "/declaration_status", "enum", { allowedValues: schema33.properties.declaration_status.enum })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.duty_evaluation_ref !== void 0) {
									const _errs7 = errors;
									if (!validate28(data.duty_evaluation_ref, {
										instancePath: instancePath + "/duty_evaluation_ref",
										parentData: data,
										parentDataProperty: "duty_evaluation_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.policy_set_ref !== void 0) {
										const _errs8 = errors;
										if (!validate30(data.policy_set_ref, {
											instancePath: instancePath + "/policy_set_ref",
											parentData: data,
											parentDataProperty: "policy_set_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.stage_result_ref !== void 0) {
											const _errs9 = errors;
											if (!validate32(data.stage_result_ref, {
												instancePath: instancePath + "/stage_result_ref",
												parentData: data,
												parentDataProperty: "stage_result_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs9 === errors;
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
							if ("credential_boundary_claim" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "credential_boundary_claim" })];
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