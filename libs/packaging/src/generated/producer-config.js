// Generated from libs/packaging/schemas/producer-config.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.provider_id === void 0 && (missing0 = "provider_id") || data.model_id === void 0 && (missing0 = "model_id") || data.effort_id === void 0 && (missing0 = "effort_id")) {
			validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "provider_id" || key0 === "model_id" || key0 === "effort_id")) {
				validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.provider_id !== void 0) {
					let data1 = data.provider_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate20.errors = [issue(instancePath + "/provider_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate20.errors = [issue(instancePath + "/provider_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.model_id !== void 0) {
						let data2 = data.model_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate20.errors = [issue(instancePath + "/model_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate20.errors = [issue(instancePath + "/model_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.effort_id !== void 0) {
							let data3 = data.effort_id;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate20.errors = [issue(instancePath + "/effort_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate20.errors = [issue(instancePath + "/effort_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate20.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}
export { validate };