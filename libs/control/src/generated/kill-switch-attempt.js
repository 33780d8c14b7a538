// Generated from libs/control/schemas/kill-switch-attempt.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern7 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate22.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("duty_separation_evaluation" !== data.kind) {
						validate22.errors = [issue(instancePath + "/kind", "const", { allowedValue: "duty_separation_evaluation" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate22.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern7.test(data3)) {
									validate22.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
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
		if (data.id === void 0 && (missing0 = "id") || data.revision === void 0 && (missing0 = "revision") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "revision" || key0 === "sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate24.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.revision !== void 0) {
					let data1 = data.revision;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate24.errors = [issue(instancePath + "/revision", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 9007199254740991 || isNaN(data1)) {
							validate24.errors = [issue(instancePath + "/revision", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							})];
							return false;
						} else if (data1 < 1 || isNaN(data1)) {
							validate24.errors = [issue(instancePath + "/revision", "minimum", {
								comparison: ">=",
								limit: 1
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.repository_id === void 0 && (missing0 = "repository_id") || data.stage_id === void 0 && (missing0 = "stage_id") || data.workflow_id === void 0 && (missing0 = "workflow_id")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "repository_id" || key0 === "stage_id" || key0 === "workflow_id")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.attempt_id !== void 0) {
				let data0 = data.attempt_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate26.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate26.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.repository_id !== void 0) {
					let data1 = data.repository_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate26.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate26.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.stage_id !== void 0) {
						let data2 = data.stage_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate26.errors = [issue(instancePath + "/stage_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate26.errors = [issue(instancePath + "/stage_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.workflow_id !== void 0) {
							let data3 = data.workflow_id;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate26.errors = [issue(instancePath + "/workflow_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate26.errors = [issue(instancePath + "/workflow_id", "type", { type: "string" })];
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.authority_epoch === void 0 && (missing0 = "authority_epoch") || data.duty_evaluation_ref === void 0 && (missing0 = "duty_evaluation_ref") || data.expected_state === void 0 && (missing0 = "expected_state") || data.scope === void 0 && (missing0 = "scope")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "authority_epoch" || key0 === "duty_evaluation_ref" || key0 === "expected_state" || key0 === "scope")) {
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
						if (data.authority_epoch !== void 0) {
							let data1 = data.authority_epoch;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate21.errors = [issue(instancePath + "/authority_epoch", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/authority_epoch", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.duty_evaluation_ref !== void 0) {
								const _errs6 = errors;
								if (!validate22(data.duty_evaluation_ref, {
									instancePath: instancePath + "/duty_evaluation_ref",
									parentData: data,
									parentDataProperty: "duty_evaluation_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expected_state !== void 0) {
									const _errs7 = errors;
									if (!validate24(data.expected_state, {
										instancePath: instancePath + "/expected_state",
										parentData: data,
										parentDataProperty: "expected_state",
										rootData
									})) {
										vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.scope !== void 0) {
										const _errs8 = errors;
										if (!validate26(data.scope, {
											instancePath: instancePath + "/scope",
											parentData: data,
											parentDataProperty: "scope",
											rootData
										})) {
											vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
							if ("kill_switch_attempt" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "kill_switch_attempt" })];
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