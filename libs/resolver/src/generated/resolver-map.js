// Generated from libs/resolver/schemas/resolver-map.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f]+)+$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.repository_id === void 0 && (missing0 = "repository_id") || data.root === void 0 && (missing0 = "root")) {
			validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "repository_id" || key0 === "root")) {
				validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.repository_id !== void 0) {
				let data0 = data.repository_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate21.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate21.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.root !== void 0) {
					let data1 = data.root;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate21.errors = [issue(instancePath + "/root", "pattern", { pattern: "^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f]+)+$" })];
							return false;
						}
					} else {
						validate21.errors = [issue(instancePath + "/root", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
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
			if (data.repositories === void 0 && (missing0 = "repositories") || data.version === void 0 && (missing0 = "version")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "repositories" || key0 === "version")) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.repositories !== void 0) {
						let data0 = data.repositories;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 1024) {
									validate20.errors = [issue(instancePath + "/repositories", "maxItems", { limit: 1024 })];
									return false;
								} else if (data0.length < 1) {
									validate20.errors = [issue(instancePath + "/repositories", "minItems", { limit: 1 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate21(data0[i0], {
											instancePath: instancePath + "/repositories/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate20.errors = [issue(instancePath + "/repositories", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.version !== void 0) {
							const _errs5 = errors;
							if (1 !== data.version) {
								validate20.errors = [issue(instancePath + "/version", "const", { allowedValue: 1 })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
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