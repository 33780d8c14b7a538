// Generated from libs/control/schemas/sandbox-verifier-observation.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.accepted_set_sha256 === void 0 && (missing0 = "accepted_set_sha256") || data.environment_entry_sha256 === void 0 && (missing0 = "environment_entry_sha256") || data.environment_id === void 0 && (missing0 = "environment_id") || data.target_repository_id === void 0 && (missing0 = "target_repository_id") || data.verifier_sha256 === void 0 && (missing0 = "verifier_sha256")) {
			validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "accepted_set_sha256" || key0 === "environment_entry_sha256" || key0 === "environment_id" || key0 === "target_repository_id" || key0 === "verifier_sha256")) {
				validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.accepted_set_sha256 !== void 0) {
				let data0 = data.accepted_set_sha256;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate21.errors = [issue(instancePath + "/accepted_set_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate21.errors = [issue(instancePath + "/accepted_set_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.environment_entry_sha256 !== void 0) {
					let data1 = data.environment_entry_sha256;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate21.errors = [issue(instancePath + "/environment_entry_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate21.errors = [issue(instancePath + "/environment_entry_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.environment_id !== void 0) {
						let data2 = data.environment_id;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate21.errors = [issue(instancePath + "/environment_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate21.errors = [issue(instancePath + "/environment_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.target_repository_id !== void 0) {
							let data3 = data.target_repository_id;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate21.errors = [issue(instancePath + "/target_repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/target_repository_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.verifier_sha256 !== void 0) {
								let data4 = data.verifier_sha256;
								if (typeof data4 === "string") {
									if (!pattern4.test(data4)) {
										validate21.errors = [issue(instancePath + "/verifier_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/verifier_sha256", "type", { type: "string" })];
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
		validate21.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate21.errors = vErrors;
	return true;
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
							if ("sandbox_verifier_observation" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandbox_verifier_observation" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("sandbox.observation.verifier" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "sandbox.observation.verifier" })];
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