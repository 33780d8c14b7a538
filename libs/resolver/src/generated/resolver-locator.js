// Generated from libs/resolver/schemas/resolver-locator.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const schema32 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern4 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern8 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
const pattern9 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
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
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.commit_id !== void 0) {
				let data1 = data.commit_id;
				const _errs5 = errors;
				if (errors === _errs5) {
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate20.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate20.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
				var valid2 = _errs5 === errors;
			} else var valid2 = true;
			if (valid2) {
				if (data.object_id !== void 0) {
					let data2 = data.object_id;
					const _errs7 = errors;
					if (errors === _errs7) {
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate20.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
								return false;
							}
						} else {
							validate20.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
					}
					var valid2 = _errs7 === errors;
				} else var valid2 = true;
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs9 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.commit_id !== void 0) {
				let data3 = data.commit_id;
				const _errs10 = errors;
				if (errors === _errs10) {
					if (typeof data3 === "string") {
						if (!pattern6.test(data3)) {
							validate20.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate20.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
				var valid3 = _errs10 === errors;
			} else var valid3 = true;
			if (valid3) {
				if (data.object_id !== void 0) {
					let data4 = data.object_id;
					const _errs12 = errors;
					if (errors === _errs12) {
						if (typeof data4 === "string") {
							if (!pattern6.test(data4)) {
								validate20.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate20.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
					}
					var valid3 = _errs12 === errors;
				} else var valid3 = true;
			}
		}
		var _valid0 = _errs9 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err2 = issue(instancePath, "if", { failingKeyword: ifClause0 });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate20.errors = vErrors;
		return false;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.commit_id === void 0 && (missing1 = "commit_id") || data.hash_algorithm === void 0 && (missing1 = "hash_algorithm") || data.object_id === void 0 && (missing1 = "object_id") || data.path === void 0 && (missing1 = "path") || data.repository_id === void 0 && (missing1 = "repository_id")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
				return false;
			} else {
				const _errs14 = errors;
				for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "object_id" || key0 === "path" || key0 === "repository_id")) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs14 === errors) {
					if (data.commit_id !== void 0) {
						const _errs15 = errors;
						if (typeof data.commit_id !== "string") {
							validate20.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
						var valid4 = _errs15 === errors;
					} else var valid4 = true;
					if (valid4) {
						if (data.hash_algorithm !== void 0) {
							let data6 = data.hash_algorithm;
							const _errs17 = errors;
							if (!(data6 === "sha1" || data6 === "sha256")) {
								validate20.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema32.enum })];
								return false;
							}
							var valid4 = _errs17 === errors;
						} else var valid4 = true;
						if (valid4) {
							if (data.object_id !== void 0) {
								const _errs19 = errors;
								if (typeof data.object_id !== "string") {
									validate20.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
									return false;
								}
								var valid4 = _errs19 === errors;
							} else var valid4 = true;
							if (valid4) {
								if (data.path !== void 0) {
									let data8 = data.path;
									const _errs21 = errors;
									if (errors === errors) {
										if (typeof data8 === "string") {
											if (!pattern8.test(data8)) {
												validate20.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
												return false;
											}
										} else {
											validate20.errors = [issue(instancePath + "/path", "type", { type: "string" })];
											return false;
										}
									}
									var valid4 = _errs21 === errors;
								} else var valid4 = true;
								if (valid4) {
									if (data.repository_id !== void 0) {
										let data9 = data.repository_id;
										const _errs24 = errors;
										if (errors === errors) {
											if (typeof data9 === "string") {
												if (!pattern9.test(data9)) {
													validate20.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
													return false;
												}
											} else {
												validate20.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
												return false;
											}
										}
										var valid4 = _errs24 === errors;
									} else var valid4 = true;
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