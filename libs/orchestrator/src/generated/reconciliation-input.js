// Generated from libs/orchestrator/schemas/reconciliation-input.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_identity === void 0 && (missing0 = "schema_identity") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "schema_identity" || key0 === "sha256")) {
				validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate21.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate21.errors = [issue(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("orchestrator_delivery_ledger" !== data.kind) {
						validate21.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_delivery_ledger" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.schema_identity !== void 0) {
						if ("orchestrator.delivery-ledger.v1" !== data.schema_identity) {
							validate21.errors = [issue(instancePath + "/schema_identity", "const", { allowedValue: "orchestrator.delivery-ledger.v1" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate21.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate21.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate21.errors = vErrors;
	return true;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_identity === void 0 && (missing0 = "schema_identity") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "schema_identity" || key0 === "sha256")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate23.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("orchestrator_state_observation" !== data.kind) {
						validate23.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_state_observation" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.schema_identity !== void 0) {
						if ("orchestrator.state-observation.v1" !== data.schema_identity) {
							validate23.errors = [issue(instancePath + "/schema_identity", "const", { allowedValue: "orchestrator.state-observation.v1" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
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
		}
	} else {
		validate23.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.delivery_ledger === void 0 && (missing0 = "delivery_ledger") || data.delivery_ledger_ref === void 0 && (missing0 = "delivery_ledger_ref") || data.max_in_flight === void 0 && (missing0 = "max_in_flight") || data.observation === void 0 && (missing0 = "observation") || data.observation_ref === void 0 && (missing0 = "observation_ref")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "delivery_ledger" || key0 === "delivery_ledger_ref" || key0 === "max_in_flight" || key0 === "observation" || key0 === "observation_ref")) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.delivery_ledger !== void 0) {
						let data0 = data.delivery_ledger;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {} else {
								validate20.errors = [issue(instancePath + "/delivery_ledger", "type", { type: "object" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.delivery_ledger_ref !== void 0) {
							const _errs5 = errors;
							if (!validate21(data.delivery_ledger_ref, {
								instancePath: instancePath + "/delivery_ledger_ref",
								parentData: data,
								parentDataProperty: "delivery_ledger_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.max_in_flight !== void 0) {
								let data2 = data.max_in_flight;
								const _errs6 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate20.errors = [issue(instancePath + "/max_in_flight", "type", { type: "integer" })];
									return false;
								}
								if (errors === _errs6) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 > 64 || isNaN(data2)) {
											validate20.errors = [issue(instancePath + "/max_in_flight", "maximum", {
												comparison: "<=",
												limit: 64
											})];
											return false;
										} else if (data2 < 0 || isNaN(data2)) {
											validate20.errors = [issue(instancePath + "/max_in_flight", "minimum", {
												comparison: ">=",
												limit: 0
											})];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.observation !== void 0) {
									let data3 = data.observation;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
											validate20.errors = [issue(instancePath + "/observation", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.observation_ref !== void 0) {
										const _errs11 = errors;
										if (!validate23(data.observation_ref, {
											instancePath: instancePath + "/observation_ref",
											parentData: data,
											parentDataProperty: "observation_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
			validate20.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
export { validate };