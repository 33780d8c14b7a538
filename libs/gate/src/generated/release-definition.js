// Generated from libs/gate/schemas/release-definition.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.family_id === void 0 && (missing0 = "family_id") || data.cases_min === void 0 && (missing0 = "cases_min")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "family_id" || key0 === "cases_min")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.family_id !== void 0) {
				let data0 = data.family_id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate23.errors = [issue(instancePath + "/family_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/family_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.cases_min !== void 0) {
					let data1 = data.cases_min;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate23.errors = [issue(instancePath + "/cases_min", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 1024 || isNaN(data1)) {
							validate23.errors = [issue(instancePath + "/cases_min", "maximum", {
								comparison: "<=",
								limit: 1024
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate23.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.profile === void 0 && (missing0 = "profile") || data.incidents_min === void 0 && (missing0 = "incidents_min")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "profile" || key0 === "incidents_min")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.profile !== void 0) {
				let data0 = data.profile;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate25.errors = [issue(instancePath + "/profile", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,30}$" })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/profile", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.incidents_min !== void 0) {
					let data1 = data.incidents_min;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate25.errors = [issue(instancePath + "/incidents_min", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 64 || isNaN(data1)) {
							validate25.errors = [issue(instancePath + "/incidents_min", "maximum", {
								comparison: "<=",
								limit: 64
							})];
							return false;
						} else if (data1 < 1 || isNaN(data1)) {
							validate25.errors = [issue(instancePath + "/incidents_min", "minimum", {
								comparison: ">=",
								limit: 1
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
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
			if (data.cases_min === void 0 && (missing0 = "cases_min") || data.families === void 0 && (missing0 = "families")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "cases_min" || key0 === "families" || key0 === "shadow")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.cases_min !== void 0) {
						let data0 = data.cases_min;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate22.errors = [issue(instancePath + "/cases_min", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 1024 || isNaN(data0)) {
									validate22.errors = [issue(instancePath + "/cases_min", "maximum", {
										comparison: "<=",
										limit: 1024
									})];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.families !== void 0) {
							let data1 = data.families;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (Array.isArray(data1)) {
									if (data1.length > 9) {
										validate22.errors = [issue(instancePath + "/families", "maxItems", { limit: 9 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs6 = errors;
											if (!validate23(data1[i0], {
												instancePath: instancePath + "/families/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
												errors = vErrors.length;
											}
											if (!(_errs6 === errors)) break;
										}
									}
								} else {
									validate22.errors = [issue(instancePath + "/families", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shadow !== void 0) {
								let data3 = data.shadow;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (Array.isArray(data3)) {
										if (data3.length > 64) {
											validate22.errors = [issue(instancePath + "/shadow", "maxItems", { limit: 64 })];
											return false;
										} else {
											const len1 = data3.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs9 = errors;
												if (!validate25(data3[i1], {
													instancePath: instancePath + "/shadow/" + i1,
													parentData: data3,
													parentDataProperty: i1,
													rootData
												})) {
													vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
													errors = vErrors.length;
												}
												if (!(_errs9 === errors)) break;
											}
										}
									} else {
										validate22.errors = [issue(instancePath + "/shadow", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.profiles === void 0 && (missing0 = "profiles") || data.repository_id === void 0 && (missing0 = "repository_id")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "profiles" || key0 === "repository_id" || key0 === "requirements")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.profiles !== void 0) {
						let data0 = data.profiles;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 64) {
									validate21.errors = [issue(instancePath + "/profiles", "maxItems", { limit: 64 })];
									return false;
								} else if (data0.length < 1) {
									validate21.errors = [issue(instancePath + "/profiles", "minItems", { limit: 1 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data1 = data0[i0];
										const _errs4 = errors;
										if (errors === errors) {
											if (typeof data1 === "string") {
												if (!pattern4.test(data1)) {
													validate21.errors = [issue(instancePath + "/profiles/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,30}$" })];
													return false;
												}
											} else {
												validate21.errors = [issue(instancePath + "/profiles/" + i0, "type", { type: "string" })];
												return false;
											}
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate21.errors = [issue(instancePath + "/profiles", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.repository_id !== void 0) {
							let data2 = data.repository_id;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (!pattern5.test(data2)) {
										validate21.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.requirements !== void 0) {
								const _errs10 = errors;
								if (!validate22(data.requirements, {
									instancePath: instancePath + "/requirements",
									parentData: data,
									parentDataProperty: "requirements",
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs10 === errors;
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
							if ("release_definition" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "release_definition" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("release-definition.v1" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "release-definition.v1" })];
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