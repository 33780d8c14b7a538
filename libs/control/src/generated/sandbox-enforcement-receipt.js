// Generated from libs/control/schemas/sandbox-enforcement-receipt.schema.json by tools/generate (npm run generate). Do not edit.
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
		"attempt",
		"contract_version",
		"control",
		"identities",
		"lifecycle",
		"limits",
		"origin",
		"outcome",
		"payload",
		"subject",
		"teardown",
		"timing"
	],
	"properties": {
		"attempt": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptAttempt" },
		"contract_version": { "const": "v1" },
		"control": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptControl" },
		"identities": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptIdentities" },
		"lifecycle": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptLifecycle" },
		"limits": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptLimits" },
		"origin": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptOrigin" },
		"outcome": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptOutcome" },
		"payload": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptPayload" },
		"subject": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSubject" },
		"teardown": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptTeardown" },
		"timing": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptTiming" }
	}
};
const schema48 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"admission",
		"control_deadline",
		"runtime"
	],
	"properties": {
		"admission": { "enum": ["admitted", "refused"] },
		"control_deadline": { "enum": ["exceeded", "met"] },
		"runtime": { "enum": ["completed", "error"] }
	}
};
const schema78 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"state",
		"storage_destroyed",
		"tree_terminated"
	],
	"properties": {
		"state": { "enum": [
			"confirmed",
			"failed",
			"unconfirmed"
		] },
		"storage_destroyed": { "type": "boolean" },
		"tree_terminated": { "type": "boolean" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.launch_request_sha256 === void 0 && (missing0 = "launch_request_sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "attempt_number" || key0 === "launch_request_sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.attempt_id !== void 0) {
				let data0 = data.attempt_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
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
						if (data1 > 1024 || isNaN(data1)) {
							validate22.errors = [issue(instancePath + "/attempt_number", "maximum", {
								comparison: "<=",
								limit: 1024
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
				if (valid0) {
					if (data.launch_request_sha256 !== void 0) {
						let data2 = data.launch_request_sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate22.errors = [issue(instancePath + "/launch_request_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/launch_request_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate22.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.decision_sha256 === void 0 && (missing0 = "decision_sha256") || data.evaluator_driver_sha256 === void 0 && (missing0 = "evaluator_driver_sha256") || data.evaluator_program_sha256 === void 0 && (missing0 = "evaluator_program_sha256") || data.policy_sha256 === void 0 && (missing0 = "policy_sha256") || data.policy_set_sha256 === void 0 && (missing0 = "policy_set_sha256") || data.sandbox_evaluation_sha256 === void 0 && (missing0 = "sandbox_evaluation_sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "decision_sha256" || key0 === "evaluator_driver_sha256" || key0 === "evaluator_program_sha256" || key0 === "policy_sha256" || key0 === "policy_set_sha256" || key0 === "sandbox_evaluation_sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.decision_sha256 !== void 0) {
				let data0 = data.decision_sha256;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate24.errors = [issue(instancePath + "/decision_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/decision_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.evaluator_driver_sha256 !== void 0) {
					let data1 = data.evaluator_driver_sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
							validate24.errors = [issue(instancePath + "/evaluator_driver_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/evaluator_driver_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.evaluator_program_sha256 !== void 0) {
						let data2 = data.evaluator_program_sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate24.errors = [issue(instancePath + "/evaluator_program_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/evaluator_program_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.policy_sha256 !== void 0) {
							let data3 = data.policy_sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate24.errors = [issue(instancePath + "/policy_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate24.errors = [issue(instancePath + "/policy_sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.policy_set_sha256 !== void 0) {
								let data4 = data.policy_set_sha256;
								if (typeof data4 === "string") {
									if (!pattern6.test(data4)) {
										validate24.errors = [issue(instancePath + "/policy_set_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate24.errors = [issue(instancePath + "/policy_set_sha256", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.sandbox_evaluation_sha256 !== void 0) {
									let data5 = data.sandbox_evaluation_sha256;
									if (typeof data5 === "string") {
										if (!pattern6.test(data5)) {
											validate24.errors = [issue(instancePath + "/sandbox_evaluation_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate24.errors = [issue(instancePath + "/sandbox_evaluation_sha256", "type", { type: "string" })];
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
const schema44 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"guest_init",
		"guest_kernel",
		"guest_kernel_config",
		"guest_supervisor",
		"host_runtime",
		"host_supervisor",
		"image",
		"toolchain",
		"verification_instructions",
		"verifier"
	],
	"properties": {
		"guest_init": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"guest_kernel": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"guest_kernel_config": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"guest_supervisor": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"host_runtime": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"host_supervisor": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"image": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"toolchain": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"verification_instructions": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" },
		"verifier": { "$ref": "#/$defs/control.sandbox-enforcement-receipt.receiptSlot" }
	}
};
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.state;
		if (typeof tag0 == "string") {
			if (tag0 === "observed") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.sha256 === void 0 && (missing0 = "sha256") || data.state === void 0 && (missing0 = "state")) {
						validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "sha256" || key0 === "state")) {
							validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.sha256 !== void 0) {
							let data0 = data.sha256;
							if (typeof data0 === "string") {
								if (!pattern6.test(data0)) {
									validate27.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate27.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid2 = true;
						} else var valid2 = true;
						if (valid2) {
							if (data.state !== void 0) {
								if ("observed" !== data.state) {
									validate27.errors = [issue(instancePath + "/state", "const", { allowedValue: "observed" })];
									return false;
								}
								var valid2 = true;
							} else var valid2 = true;
						}
					}
				} else {
					validate27.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "unobserved") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.reason_id === void 0 && (missing1 = "reason_id") || data.state === void 0 && (missing1 = "state")) {
						validate27.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "reason_id" || key1 === "state")) {
							validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.reason_id !== void 0) {
							let data2 = data.reason_id;
							if (typeof data2 === "string") {
								if (!pattern4.test(data2)) {
									validate27.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate27.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
								return false;
							}
							var valid5 = true;
						} else var valid5 = true;
						if (valid5) {
							if (data.state !== void 0) {
								if ("unobserved" !== data.state) {
									validate27.errors = [issue(instancePath + "/state", "const", { allowedValue: "unobserved" })];
									return false;
								}
								var valid5 = true;
							} else var valid5 = true;
						}
					}
				} else {
					validate27.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate27.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate27.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "state",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate27.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate27.errors = vErrors;
	return true;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.guest_init === void 0 && (missing0 = "guest_init") || data.guest_kernel === void 0 && (missing0 = "guest_kernel") || data.guest_kernel_config === void 0 && (missing0 = "guest_kernel_config") || data.guest_supervisor === void 0 && (missing0 = "guest_supervisor") || data.host_runtime === void 0 && (missing0 = "host_runtime") || data.host_supervisor === void 0 && (missing0 = "host_supervisor") || data.image === void 0 && (missing0 = "image") || data.toolchain === void 0 && (missing0 = "toolchain") || data.verification_instructions === void 0 && (missing0 = "verification_instructions") || data.verifier === void 0 && (missing0 = "verifier")) {
				validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema44.properties, key0)) {
					validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.guest_init !== void 0) {
						const _errs2 = errors;
						if (!validate27(data.guest_init, {
							instancePath: instancePath + "/guest_init",
							parentData: data,
							parentDataProperty: "guest_init",
							rootData
						})) {
							vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.guest_kernel !== void 0) {
							const _errs3 = errors;
							if (!validate27(data.guest_kernel, {
								instancePath: instancePath + "/guest_kernel",
								parentData: data,
								parentDataProperty: "guest_kernel",
								rootData
							})) {
								vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.guest_kernel_config !== void 0) {
								const _errs4 = errors;
								if (!validate27(data.guest_kernel_config, {
									instancePath: instancePath + "/guest_kernel_config",
									parentData: data,
									parentDataProperty: "guest_kernel_config",
									rootData
								})) {
									vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.guest_supervisor !== void 0) {
									const _errs5 = errors;
									if (!validate27(data.guest_supervisor, {
										instancePath: instancePath + "/guest_supervisor",
										parentData: data,
										parentDataProperty: "guest_supervisor",
										rootData
									})) {
										vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.host_runtime !== void 0) {
										const _errs6 = errors;
										if (!validate27(data.host_runtime, {
											instancePath: instancePath + "/host_runtime",
											parentData: data,
											parentDataProperty: "host_runtime",
											rootData
										})) {
											vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.host_supervisor !== void 0) {
											const _errs7 = errors;
											if (!validate27(data.host_supervisor, {
												instancePath: instancePath + "/host_supervisor",
												parentData: data,
												parentDataProperty: "host_supervisor",
												rootData
											})) {
												vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.image !== void 0) {
												const _errs8 = errors;
												if (!validate27(data.image, {
													instancePath: instancePath + "/image",
													parentData: data,
													parentDataProperty: "image",
													rootData
												})) {
													vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.toolchain !== void 0) {
													const _errs9 = errors;
													if (!validate27(data.toolchain, {
														instancePath: instancePath + "/toolchain",
														parentData: data,
														parentDataProperty: "toolchain",
														rootData
													})) {
														vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.verification_instructions !== void 0) {
														const _errs10 = errors;
														if (!validate27(data.verification_instructions, {
															instancePath: instancePath + "/verification_instructions",
															parentData: data,
															parentDataProperty: "verification_instructions",
															rootData
														})) {
															vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.verifier !== void 0) {
															const _errs11 = errors;
															if (!validate27(data.verifier, {
																instancePath: instancePath + "/verifier",
																parentData: data,
																parentDataProperty: "verifier",
																rootData
															})) {
																vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
							}
						}
					}
				}
			}
		} else {
			validate26.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate26.errors = vErrors;
	return errors === 0;
}
const schema50 = {
	"description": "One limit: what was set, how it was held, what was seen.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"bound",
		"enforcement",
		"mechanism_id",
		"observation",
		"observed",
		"observer",
		"reached",
		"resolution"
	],
	"properties": {
		"bound": {
			"type": "integer",
			"minimum": 0
		},
		"enforcement": { "enum": [
			"hard",
			"none",
			"unknown"
		] },
		"mechanism_id": { "$ref": "#/$defs/contract.common.id" },
		"observation": { "enum": [
			"complete",
			"partial",
			"unavailable"
		] },
		"observed": {
			"description": "Null when the observation is unavailable, and only then.",
			"type": ["integer", "null"],
			"minimum": 0
		},
		"observer": { "enum": ["guest-supervisor", "host-supervisor"] },
		"reached": { "type": "boolean" },
		"resolution": {
			"type": "integer",
			"minimum": 0
		}
	}
};
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.bound === void 0 && (missing0 = "bound") || data.enforcement === void 0 && (missing0 = "enforcement") || data.mechanism_id === void 0 && (missing0 = "mechanism_id") || data.observation === void 0 && (missing0 = "observation") || data.observed === void 0 && (missing0 = "observed") || data.observer === void 0 && (missing0 = "observer") || data.reached === void 0 && (missing0 = "reached") || data.resolution === void 0 && (missing0 = "resolution")) {
			validate40.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "bound" || key0 === "enforcement" || key0 === "mechanism_id" || key0 === "observation" || key0 === "observed" || key0 === "observer" || key0 === "reached" || key0 === "resolution")) {
				validate40.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.bound !== void 0) {
				let data0 = data.bound;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate40.errors = [issue(instancePath + "/bound", "type", { type: "integer" })];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 0 || isNaN(data0)) {
						validate40.errors = [issue(instancePath + "/bound", "minimum", {
							comparison: ">=",
							limit: 0
						})];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.enforcement !== void 0) {
					let data1 = data.enforcement;
					if (!(data1 === "hard" || data1 === "none" || data1 === "unknown")) {
						validate40.errors = [issue(instancePath + "/enforcement", "enum", { allowedValues: schema50.properties.enforcement.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.mechanism_id !== void 0) {
						let data2 = data.mechanism_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate40.errors = [issue(instancePath + "/mechanism_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate40.errors = [issue(instancePath + "/mechanism_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.observation !== void 0) {
							let data3 = data.observation;
							if (!(data3 === "complete" || data3 === "partial" || data3 === "unavailable")) {
								validate40.errors = [issue(instancePath + "/observation", "enum", { allowedValues: schema50.properties.observation.enum })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.observed !== void 0) {
								let data4 = data.observed;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
									validate40.errors = [issue(instancePath + "/observed", "type", { type: schema50.properties.observed.type })];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate40.errors = [issue(instancePath + "/observed", "minimum", {
											comparison: ">=",
											limit: 0
										})];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.observer !== void 0) {
									let data5 = data.observer;
									if (!(data5 === "guest-supervisor" || data5 === "host-supervisor")) {
										validate40.errors = [issue(instancePath + "/observer", "enum", { allowedValues: schema50.properties.observer.enum })];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.reached !== void 0) {
										if (typeof data.reached !== "boolean") {
											validate40.errors = [issue(instancePath + "/reached", "type", { type: "boolean" })];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.resolution !== void 0) {
											let data7 = data.resolution;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate40.errors = [issue(instancePath + "/resolution", "type", { type: "integer" })];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 < 0 || isNaN(data7)) {
													validate40.errors = [issue(instancePath + "/resolution", "minimum", {
														comparison: ">=",
														limit: 0
													})];
													return false;
												}
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
		}
	} else {
		validate40.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate40.errors = vErrors;
	return true;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.cpu_time_ms === void 0 && (missing0 = "cpu_time_ms") || data.memory_bytes === void 0 && (missing0 = "memory_bytes") || data.output_bytes === void 0 && (missing0 = "output_bytes") || data.process_count === void 0 && (missing0 = "process_count") || data.scratch_bytes === void 0 && (missing0 = "scratch_bytes") || data.wall_time_ms === void 0 && (missing0 = "wall_time_ms")) {
				validate39.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "cpu_time_ms" || key0 === "memory_bytes" || key0 === "output_bytes" || key0 === "process_count" || key0 === "scratch_bytes" || key0 === "wall_time_ms")) {
					validate39.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.cpu_time_ms !== void 0) {
						const _errs2 = errors;
						if (!validate40(data.cpu_time_ms, {
							instancePath: instancePath + "/cpu_time_ms",
							parentData: data,
							parentDataProperty: "cpu_time_ms",
							rootData
						})) {
							vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.memory_bytes !== void 0) {
							const _errs3 = errors;
							if (!validate40(data.memory_bytes, {
								instancePath: instancePath + "/memory_bytes",
								parentData: data,
								parentDataProperty: "memory_bytes",
								rootData
							})) {
								vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.output_bytes !== void 0) {
								const _errs4 = errors;
								if (!validate40(data.output_bytes, {
									instancePath: instancePath + "/output_bytes",
									parentData: data,
									parentDataProperty: "output_bytes",
									rootData
								})) {
									vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.process_count !== void 0) {
									const _errs5 = errors;
									if (!validate40(data.process_count, {
										instancePath: instancePath + "/process_count",
										parentData: data,
										parentDataProperty: "process_count",
										rootData
									})) {
										vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.scratch_bytes !== void 0) {
										const _errs6 = errors;
										if (!validate40(data.scratch_bytes, {
											instancePath: instancePath + "/scratch_bytes",
											parentData: data,
											parentDataProperty: "scratch_bytes",
											rootData
										})) {
											vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.wall_time_ms !== void 0) {
											const _errs7 = errors;
											if (!validate40(data.wall_time_ms, {
												instancePath: instancePath + "/wall_time_ms",
												parentData: data,
												parentDataProperty: "wall_time_ms",
												rootData
											})) {
												vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
									}
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
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.accepted_set_sha256 === void 0 && (missing0 = "accepted_set_sha256") || data.producer_role === void 0 && (missing0 = "producer_role") || data.store_id === void 0 && (missing0 = "store_id")) {
			validate48.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "accepted_set_sha256" || key0 === "producer_role" || key0 === "store_id")) {
				validate48.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.accepted_set_sha256 !== void 0) {
				let data0 = data.accepted_set_sha256;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate48.errors = [issue(instancePath + "/accepted_set_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate48.errors = [issue(instancePath + "/accepted_set_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.producer_role !== void 0) {
					if ("host-supervisor" !== data.producer_role) {
						validate48.errors = [issue(instancePath + "/producer_role", "const", { allowedValue: "host-supervisor" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.store_id !== void 0) {
						let data2 = data.store_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate48.errors = [issue(instancePath + "/store_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate48.errors = [issue(instancePath + "/store_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate48.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate48.errors = vErrors;
	return true;
}
const schema55 = {
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
			"failed",
			"satisfied",
			"violated"
		] }
	}
};
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.reason_ids === void 0 && (missing0 = "reason_ids") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate50.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "reason_ids" || key0 === "verdict")) {
				validate50.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.reason_ids !== void 0) {
				let data0 = data.reason_ids;
				if (Array.isArray(data0)) {
					if (data0.length > 64) {
						validate50.errors = [issue(instancePath + "/reason_ids", "maxItems", { limit: 64 })];
						return false;
					} else if (data0.length < 1) {
						validate50.errors = [issue(instancePath + "/reason_ids", "minItems", { limit: 1 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (!pattern4.test(data1)) {
									validate50.errors = [issue(instancePath + "/reason_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate50.errors = [issue(instancePath + "/reason_ids/" + i0, "type", { type: "string" })];
								return false;
							}
						}
					}
				} else {
					validate50.errors = [issue(instancePath + "/reason_ids", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.verdict !== void 0) {
					let data2 = data.verdict;
					if (!(data2 === "failed" || data2 === "satisfied" || data2 === "violated")) {
						validate50.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema55.properties.verdict.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate50.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate50.errors = vErrors;
	return true;
}
const schema57 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"evidence_manifest_sha256",
		"exit_code",
		"exit_state",
		"stderr_sha256",
		"stdout_sha256"
	],
	"properties": {
		"evidence_manifest_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"exit_code": {
			"description": "Null unless the process exited.",
			"type": ["integer", "null"],
			"minimum": 0,
			"maximum": 255
		},
		"exit_state": { "enum": [
			"exited",
			"not-started",
			"signaled"
		] },
		"stderr_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"stdout_sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.evidence_manifest_sha256 === void 0 && (missing0 = "evidence_manifest_sha256") || data.exit_code === void 0 && (missing0 = "exit_code") || data.exit_state === void 0 && (missing0 = "exit_state") || data.stderr_sha256 === void 0 && (missing0 = "stderr_sha256") || data.stdout_sha256 === void 0 && (missing0 = "stdout_sha256")) {
			validate52.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "evidence_manifest_sha256" || key0 === "exit_code" || key0 === "exit_state" || key0 === "stderr_sha256" || key0 === "stdout_sha256")) {
				validate52.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.evidence_manifest_sha256 !== void 0) {
				let data0 = data.evidence_manifest_sha256;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate52.errors = [issue(instancePath + "/evidence_manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate52.errors = [issue(instancePath + "/evidence_manifest_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.exit_code !== void 0) {
					let data1 = data.exit_code;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
						validate52.errors = [issue(instancePath + "/exit_code", "type", { type: schema57.properties.exit_code.type })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 255 || isNaN(data1)) {
							validate52.errors = [issue(instancePath + "/exit_code", "maximum", {
								comparison: "<=",
								limit: 255
							})];
							return false;
						} else if (data1 < 0 || isNaN(data1)) {
							validate52.errors = [issue(instancePath + "/exit_code", "minimum", {
								comparison: ">=",
								limit: 0
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.exit_state !== void 0) {
						let data2 = data.exit_state;
						if (!(data2 === "exited" || data2 === "not-started" || data2 === "signaled")) {
							validate52.errors = [issue(instancePath + "/exit_state", "enum", { allowedValues: schema57.properties.exit_state.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.stderr_sha256 !== void 0) {
							let data3 = data.stderr_sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate52.errors = [issue(instancePath + "/stderr_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate52.errors = [issue(instancePath + "/stderr_sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.stdout_sha256 !== void 0) {
								let data4 = data.stdout_sha256;
								if (typeof data4 === "string") {
									if (!pattern6.test(data4)) {
										validate52.errors = [issue(instancePath + "/stdout_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate52.errors = [issue(instancePath + "/stdout_sha256", "type", { type: "string" })];
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
		validate52.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate52.errors = vErrors;
	return true;
}
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.preparation_record_sha256 === void 0 && (missing0 = "preparation_record_sha256") || data.tree_id === void 0 && (missing0 = "tree_id")) {
			validate55.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "manifest_sha256" || key0 === "preparation_record_sha256" || key0 === "tree_id")) {
				validate55.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern22.test(data0)) {
						validate55.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" })];
						return false;
					}
				} else {
					validate55.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.manifest_sha256 !== void 0) {
					let data1 = data.manifest_sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
							validate55.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate55.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.preparation_record_sha256 !== void 0) {
						let data2 = data.preparation_record_sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate55.errors = [issue(instancePath + "/preparation_record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate55.errors = [issue(instancePath + "/preparation_record_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.tree_id !== void 0) {
							let data3 = data.tree_id;
							if (typeof data3 === "string") {
								if (!pattern22.test(data3)) {
									validate55.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" })];
									return false;
								}
							} else {
								validate55.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate55.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate55.errors = vErrors;
	return true;
}
const schema75 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern29 = new RegExp("^[0-9a-f]{40}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				const _errs6 = errors;
				if (errors === errors) {
					if (typeof data1 === "string") {
						if (!pattern29.test(data1)) {
							validate57.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate57.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
				var valid3 = _errs6 === errors;
			} else var valid3 = true;
			if (valid3) {
				if (data.tree_id !== void 0) {
					let data2 = data.tree_id;
					const _errs9 = errors;
					if (errors === errors) {
						if (typeof data2 === "string") {
							if (!pattern29.test(data2)) {
								validate57.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
								return false;
							}
						} else {
							validate57.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
							return false;
						}
					}
					var valid3 = _errs9 === errors;
				} else var valid3 = true;
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
		validate57.errors = vErrors;
		return false;
	}
	if (_errs1 === errors) {
		const _errs13 = errors;
		let valid6 = true;
		const _errs14 = errors;
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
		var _valid1 = _errs14 === errors;
		errors = _errs13;
		if (vErrors !== null) {
			if (_errs13) vErrors.length = _errs13;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs16 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.commit_id !== void 0) {
					let data4 = data.commit_id;
					const _errs17 = errors;
					if (errors === errors) {
						if (typeof data4 === "string") {
							if (!pattern6.test(data4)) {
								validate57.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate57.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
					var valid8 = _errs17 === errors;
				} else var valid8 = true;
				if (valid8) {
					if (data.tree_id !== void 0) {
						let data5 = data.tree_id;
						const _errs20 = errors;
						if (errors === errors) {
							if (typeof data5 === "string") {
								if (!pattern6.test(data5)) {
									validate57.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate57.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid8 = _errs20 === errors;
					} else var valid8 = true;
				}
			}
			var _valid1 = _errs16 === errors;
			valid6 = _valid1;
		}
		if (!valid6) {
			const err5 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate57.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.commit_id === void 0 && (missing2 = "commit_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.repository_id === void 0 && (missing2 = "repository_id") || data.tree_id === void 0 && (missing2 = "tree_id")) {
				validate57.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs23 = errors;
				for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "repository_id" || key0 === "tree_id")) {
					validate57.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs23 === errors) {
					if (data.commit_id !== void 0) {
						const _errs24 = errors;
						if (typeof data.commit_id !== "string") {
							validate57.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
						var valid11 = _errs24 === errors;
					} else var valid11 = true;
					if (valid11) {
						if (data.hash_algorithm !== void 0) {
							let data7 = data.hash_algorithm;
							const _errs26 = errors;
							if (!(data7 === "sha1" || data7 === "sha256")) {
								validate57.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema75.enum })];
								return false;
							}
							var valid11 = _errs26 === errors;
						} else var valid11 = true;
						if (valid11) {
							if (data.repository_id !== void 0) {
								let data8 = data.repository_id;
								const _errs28 = errors;
								if (errors === errors) {
									if (typeof data8 === "string") {
										if (!pattern4.test(data8)) {
											validate57.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate57.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid11 = _errs28 === errors;
							} else var valid11 = true;
							if (valid11) {
								if (data.tree_id !== void 0) {
									const _errs31 = errors;
									if (typeof data.tree_id !== "string") {
										validate57.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
										return false;
									}
									var valid11 = _errs31 === errors;
								} else var valid11 = true;
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
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.candidate === void 0 && (missing0 = "candidate") || data.environment_entry_sha256 === void 0 && (missing0 = "environment_entry_sha256") || data.environment_id === void 0 && (missing0 = "environment_id") || data.incident_sha256 === void 0 && (missing0 = "incident_sha256") || data.source === void 0 && (missing0 = "source") || data.target_repository_id === void 0 && (missing0 = "target_repository_id")) {
				validate54.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "candidate" || key0 === "environment_entry_sha256" || key0 === "environment_id" || key0 === "incident_sha256" || key0 === "source" || key0 === "target_repository_id")) {
					validate54.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.candidate !== void 0) {
						const _errs2 = errors;
						if (!validate55(data.candidate, {
							instancePath: instancePath + "/candidate",
							parentData: data,
							parentDataProperty: "candidate",
							rootData
						})) {
							vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.environment_entry_sha256 !== void 0) {
							let data1 = data.environment_entry_sha256;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern6.test(data1)) {
										validate54.errors = [issue(instancePath + "/environment_entry_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate54.errors = [issue(instancePath + "/environment_entry_sha256", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.environment_id !== void 0) {
								let data2 = data.environment_id;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate54.errors = [issue(instancePath + "/environment_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate54.errors = [issue(instancePath + "/environment_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.incident_sha256 !== void 0) {
									let data3 = data.incident_sha256;
									const _errs9 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern6.test(data3)) {
												validate54.errors = [issue(instancePath + "/incident_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate54.errors = [issue(instancePath + "/incident_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.source !== void 0) {
										const _errs12 = errors;
										if (!validate57(data.source, {
											instancePath: instancePath + "/source",
											parentData: data,
											parentDataProperty: "source",
											rootData
										})) {
											vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.target_repository_id !== void 0) {
											let data5 = data.target_repository_id;
											const _errs13 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern4.test(data5)) {
														validate54.errors = [issue(instancePath + "/target_repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate54.errors = [issue(instancePath + "/target_repository_id", "type", { type: "string" })];
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
		} else {
			validate54.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate54.errors = vErrors;
	return errors === 0;
}
const pattern35 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.admitted_at === void 0 && (missing0 = "admitted_at") || data.terminated_at === void 0 && (missing0 = "terminated_at")) {
			validate60.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "admitted_at" || key0 === "terminated_at")) {
				validate60.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.admitted_at !== void 0) {
				let data0 = data.admitted_at;
				if (typeof data0 === "string") {
					if (!pattern35.test(data0)) {
						validate60.errors = [issue(instancePath + "/admitted_at", "pattern", { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
						return false;
					}
				} else {
					validate60.errors = [issue(instancePath + "/admitted_at", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.terminated_at !== void 0) {
					let data1 = data.terminated_at;
					if (typeof data1 === "string") {
						if (!pattern35.test(data1)) {
							validate60.errors = [issue(instancePath + "/terminated_at", "pattern", { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
							return false;
						}
					} else {
						validate60.errors = [issue(instancePath + "/terminated_at", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate60.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate60.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt === void 0 && (missing0 = "attempt") || data.contract_version === void 0 && (missing0 = "contract_version") || data.control === void 0 && (missing0 = "control") || data.identities === void 0 && (missing0 = "identities") || data.lifecycle === void 0 && (missing0 = "lifecycle") || data.limits === void 0 && (missing0 = "limits") || data.origin === void 0 && (missing0 = "origin") || data.outcome === void 0 && (missing0 = "outcome") || data.payload === void 0 && (missing0 = "payload") || data.subject === void 0 && (missing0 = "subject") || data.teardown === void 0 && (missing0 = "teardown") || data.timing === void 0 && (missing0 = "timing")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
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
						if (data.contract_version !== void 0) {
							const _errs3 = errors;
							if ("v1" !== data.contract_version) {
								validate21.errors = [issue(instancePath + "/contract_version", "const", { allowedValue: "v1" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.control !== void 0) {
								const _errs4 = errors;
								if (!validate24(data.control, {
									instancePath: instancePath + "/control",
									parentData: data,
									parentDataProperty: "control",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.identities !== void 0) {
									const _errs5 = errors;
									if (!validate26(data.identities, {
										instancePath: instancePath + "/identities",
										parentData: data,
										parentDataProperty: "identities",
										rootData
									})) {
										vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.lifecycle !== void 0) {
										let data4 = data.lifecycle;
										const _errs6 = errors;
										if (errors === errors) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												let missing1;
												if (data4.admission === void 0 && (missing1 = "admission") || data4.control_deadline === void 0 && (missing1 = "control_deadline") || data4.runtime === void 0 && (missing1 = "runtime")) {
													validate21.errors = [issue(instancePath + "/lifecycle", "required", { missingProperty: missing1 })];
													return false;
												} else {
													const _errs9 = errors;
													for (const key1 in data4) if (!(key1 === "admission" || key1 === "control_deadline" || key1 === "runtime")) {
														validate21.errors = [issue(instancePath + "/lifecycle", "additionalProperties", { additionalProperty: key1 })];
														return false;
													}
													if (_errs9 === errors) {
														if (data4.admission !== void 0) {
															let data5 = data4.admission;
															const _errs10 = errors;
															if (!(data5 === "admitted" || data5 === "refused")) {
																validate21.errors = [issue(instancePath + "/lifecycle/admission", "enum", { allowedValues: schema48.properties.admission.enum })];
																return false;
															}
															var valid2 = _errs10 === errors;
														} else var valid2 = true;
														if (valid2) {
															if (data4.control_deadline !== void 0) {
																let data6 = data4.control_deadline;
																const _errs11 = errors;
																if (!(data6 === "exceeded" || data6 === "met")) {
																	validate21.errors = [issue(instancePath + "/lifecycle/control_deadline", "enum", { allowedValues: schema48.properties.control_deadline.enum })];
																	return false;
																}
																var valid2 = _errs11 === errors;
															} else var valid2 = true;
															if (valid2) {
																if (data4.runtime !== void 0) {
																	let data7 = data4.runtime;
																	const _errs12 = errors;
																	if (!(data7 === "completed" || data7 === "error")) {
																		validate21.errors = [issue(instancePath + "/lifecycle/runtime", "enum", { allowedValues: schema48.properties.runtime.enum })];
																		return false;
																	}
																	var valid2 = _errs12 === errors;
																} else var valid2 = true;
															}
														}
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/lifecycle", "type", { type: "object" })];
												return false;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.limits !== void 0) {
											const _errs13 = errors;
											if (!validate39(data.limits, {
												instancePath: instancePath + "/limits",
												parentData: data,
												parentDataProperty: "limits",
												rootData
											})) {
												vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.origin !== void 0) {
												const _errs14 = errors;
												if (!validate48(data.origin, {
													instancePath: instancePath + "/origin",
													parentData: data,
													parentDataProperty: "origin",
													rootData
												})) {
													vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.outcome !== void 0) {
													const _errs15 = errors;
													if (!validate50(data.outcome, {
														instancePath: instancePath + "/outcome",
														parentData: data,
														parentDataProperty: "outcome",
														rootData
													})) {
														vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.payload !== void 0) {
														const _errs16 = errors;
														if (!validate52(data.payload, {
															instancePath: instancePath + "/payload",
															parentData: data,
															parentDataProperty: "payload",
															rootData
														})) {
															vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs16 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.subject !== void 0) {
															const _errs17 = errors;
															if (!validate54(data.subject, {
																instancePath: instancePath + "/subject",
																parentData: data,
																parentDataProperty: "subject",
																rootData
															})) {
																vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs17 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.teardown !== void 0) {
																let data13 = data.teardown;
																const _errs18 = errors;
																if (errors === errors) {
																	if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																		let missing2;
																		if (data13.state === void 0 && (missing2 = "state") || data13.storage_destroyed === void 0 && (missing2 = "storage_destroyed") || data13.tree_terminated === void 0 && (missing2 = "tree_terminated")) {
																			validate21.errors = [issue(instancePath + "/teardown", "required", { missingProperty: missing2 })];
																			return false;
																		} else {
																			const _errs21 = errors;
																			for (const key2 in data13) if (!(key2 === "state" || key2 === "storage_destroyed" || key2 === "tree_terminated")) {
																				validate21.errors = [issue(instancePath + "/teardown", "additionalProperties", { additionalProperty: key2 })];
																				return false;
																			}
																			if (_errs21 === errors) {
																				if (data13.state !== void 0) {
																					let data14 = data13.state;
																					const _errs22 = errors;
																					if (!(data14 === "confirmed" || data14 === "failed" || data14 === "unconfirmed")) {
																						validate21.errors = [issue(instancePath + "/teardown/state", "enum", { allowedValues: schema78.properties.state.enum })];
																						return false;
																					}
																					var valid4 = _errs22 === errors;
																				} else var valid4 = true;
																				if (valid4) {
																					if (data13.storage_destroyed !== void 0) {
																						const _errs23 = errors;
																						if (typeof data13.storage_destroyed !== "boolean") {
																							validate21.errors = [issue(instancePath + "/teardown/storage_destroyed", "type", { type: "boolean" })];
																							return false;
																						}
																						var valid4 = _errs23 === errors;
																					} else var valid4 = true;
																					if (valid4) {
																						if (data13.tree_terminated !== void 0) {
																							const _errs25 = errors;
																							if (typeof data13.tree_terminated !== "boolean") {
																								validate21.errors = [issue(instancePath + "/teardown/tree_terminated", "type", { type: "boolean" })];
																								return false;
																							}
																							var valid4 = _errs25 === errors;
																						} else var valid4 = true;
																					}
																				}
																			}
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/teardown", "type", { type: "object" })];
																		return false;
																	}
																}
																var valid0 = _errs18 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.timing !== void 0) {
																	const _errs27 = errors;
																	if (!validate60(data.timing, {
																		instancePath: instancePath + "/timing",
																		parentData: data,
																		parentDataProperty: "timing",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
																		errors = vErrors.length;
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
							if ("sandbox_enforcement_receipt" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandbox_enforcement_receipt" })];
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