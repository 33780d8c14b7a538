// Generated from libs/prepare/schemas/candidate-content-manifest.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.git_mode === void 0 && (missing0 = "git_mode") || data.kind === void 0 && (missing0 = "kind") || data.mode === void 0 && (missing0 = "mode") || data.path === void 0 && (missing0 = "path")) {
			validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "git_mode" || key0 === "kind" || key0 === "mode" || key0 === "path")) {
				validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.git_mode !== void 0) {
				if ("040000" !== data.git_mode) {
					validate21.errors = [issue(instancePath + "/git_mode", "const", { allowedValue: "040000" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("directory" !== data.kind) {
						validate21.errors = [issue(instancePath + "/kind", "const", { allowedValue: "directory" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.mode !== void 0) {
						if ("0500" !== data.mode) {
							validate21.errors = [issue(instancePath + "/mode", "const", { allowedValue: "0500" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.path !== void 0) {
							let data3 = data.path;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate21.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/path", "type", { type: "string" })];
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
const pattern5 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern7 = new RegExp("^[0-9a-f]{64}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.blob_oid === void 0 && (missing0 = "blob_oid") || data.git_mode === void 0 && (missing0 = "git_mode") || data.kind === void 0 && (missing0 = "kind") || data.mode === void 0 && (missing0 = "mode") || data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "blob_oid" || key0 === "git_mode" || key0 === "kind" || key0 === "mode" || key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.blob_oid !== void 0) {
				let data0 = data.blob_oid;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate23.errors = [issue(instancePath + "/blob_oid", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/blob_oid", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.git_mode !== void 0) {
					if ("100644" !== data.git_mode) {
						validate23.errors = [issue(instancePath + "/git_mode", "const", { allowedValue: "100644" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.kind !== void 0) {
						if ("file" !== data.kind) {
							validate23.errors = [issue(instancePath + "/kind", "const", { allowedValue: "file" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.mode !== void 0) {
							if ("0400" !== data.mode) {
								validate23.errors = [issue(instancePath + "/mode", "const", { allowedValue: "0400" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.path !== void 0) {
								let data4 = data.path;
								if (typeof data4 === "string") {
									if (!pattern4.test(data4)) {
										validate23.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate23.errors = [issue(instancePath + "/path", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.sha256 !== void 0) {
									let data5 = data.sha256;
									if (typeof data5 === "string") {
										if (!pattern7.test(data5)) {
											validate23.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate23.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.size_bytes !== void 0) {
										let data6 = data.size_bytes;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate23.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 > 2147483647 || isNaN(data6)) {
												validate23.errors = [issue(instancePath + "/size_bytes", "maximum", {
													comparison: "<=",
													limit: 2147483647
												})];
												return false;
											} else if (data6 < 0 || isNaN(data6)) {
												validate23.errors = [issue(instancePath + "/size_bytes", "minimum", {
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
		if (data.blob_oid === void 0 && (missing0 = "blob_oid") || data.git_mode === void 0 && (missing0 = "git_mode") || data.kind === void 0 && (missing0 = "kind") || data.mode === void 0 && (missing0 = "mode") || data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "blob_oid" || key0 === "git_mode" || key0 === "kind" || key0 === "mode" || key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.blob_oid !== void 0) {
				let data0 = data.blob_oid;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate25.errors = [issue(instancePath + "/blob_oid", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/blob_oid", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.git_mode !== void 0) {
					if ("100755" !== data.git_mode) {
						validate25.errors = [issue(instancePath + "/git_mode", "const", { allowedValue: "100755" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.kind !== void 0) {
						if ("file" !== data.kind) {
							validate25.errors = [issue(instancePath + "/kind", "const", { allowedValue: "file" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.mode !== void 0) {
							if ("0500" !== data.mode) {
								validate25.errors = [issue(instancePath + "/mode", "const", { allowedValue: "0500" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.path !== void 0) {
								let data4 = data.path;
								if (typeof data4 === "string") {
									if (!pattern4.test(data4)) {
										validate25.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate25.errors = [issue(instancePath + "/path", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.sha256 !== void 0) {
									let data5 = data.sha256;
									if (typeof data5 === "string") {
										if (!pattern7.test(data5)) {
											validate25.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate25.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.size_bytes !== void 0) {
										let data6 = data.size_bytes;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate25.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 > 2147483647 || isNaN(data6)) {
												validate25.errors = [issue(instancePath + "/size_bytes", "maximum", {
													comparison: "<=",
													limit: 2147483647
												})];
												return false;
											} else if (data6 < 0 || isNaN(data6)) {
												validate25.errors = [issue(instancePath + "/size_bytes", "minimum", {
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
	} else {
		validate25.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate25.errors = vErrors;
	return true;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.directory_count === void 0 && (missing0 = "directory_count") || data.entries === void 0 && (missing0 = "entries") || data.file_count === void 0 && (missing0 = "file_count") || data.hash_algorithm === void 0 && (missing0 = "hash_algorithm") || data.kind === void 0 && (missing0 = "kind") || data.schema_version === void 0 && (missing0 = "schema_version") || data.total_file_bytes === void 0 && (missing0 = "total_file_bytes")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "directory_count" || key0 === "entries" || key0 === "file_count" || key0 === "hash_algorithm" || key0 === "kind" || key0 === "schema_version" || key0 === "total_file_bytes")) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.directory_count !== void 0) {
						let data0 = data.directory_count;
						const _errs2 = errors;
						const _errs3 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate20.errors = [issue(instancePath + "/directory_count", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs3) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 2147483647 || isNaN(data0)) {
									validate20.errors = [issue(instancePath + "/directory_count", "maximum", {
										comparison: "<=",
										limit: 2147483647
									})];
									return false;
								} else if (data0 < 0 || isNaN(data0)) {
									validate20.errors = [issue(instancePath + "/directory_count", "minimum", {
										comparison: ">=",
										limit: 0
									})];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.entries !== void 0) {
							let data1 = data.entries;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data1)) {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data2 = data1[i0];
										const _errs7 = errors;
										const _errs8 = errors;
										let valid3 = false;
										let passing0 = null;
										const _errs9 = errors;
										if (!validate21(data2, {
											instancePath: instancePath + "/entries/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
											errors = vErrors.length;
										}
										var _valid0 = _errs9 === errors;
										if (_valid0) {
											valid3 = true;
											passing0 = 0;
										}
										const _errs10 = errors;
										if (!validate23(data2, {
											instancePath: instancePath + "/entries/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
											errors = vErrors.length;
										}
										var _valid0 = _errs10 === errors;
										if (_valid0 && valid3) {
											valid3 = false;
											passing0 = [passing0, 1];
										} else {
											if (_valid0) {
												valid3 = true;
												passing0 = 1;
											}
											const _errs11 = errors;
											if (!validate25(data2, {
												instancePath: instancePath + "/entries/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											var _valid0 = _errs11 === errors;
											if (_valid0 && valid3) {
												valid3 = false;
												passing0 = [passing0, 2];
											} else if (_valid0) {
												valid3 = true;
												passing0 = 2;
											}
										}
										if (!valid3) {
											const err0 = issue(instancePath + "/entries/" + i0, "oneOf", { passingSchemas: passing0 });
											if (vErrors === null) vErrors = [err0];
											else vErrors.push(err0);
											errors++;
											validate20.errors = vErrors;
											return false;
										} else {
											errors = _errs8;
											if (vErrors !== null) {
												if (_errs8) vErrors.length = _errs8;
												else vErrors = null;
											}
										}
										if (!(_errs7 === errors)) break;
									}
								} else {
									validate20.errors = [issue(instancePath + "/entries", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.file_count !== void 0) {
								let data3 = data.file_count;
								const _errs12 = errors;
								const _errs13 = errors;
								if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
									validate20.errors = [issue(instancePath + "/file_count", "type", { type: "integer" })];
									return false;
								}
								if (errors === _errs13) {
									if (typeof data3 == "number" && isFinite(data3)) {
										if (data3 > 2147483647 || isNaN(data3)) {
											validate20.errors = [issue(instancePath + "/file_count", "maximum", {
												comparison: "<=",
												limit: 2147483647
											})];
											return false;
										} else if (data3 < 0 || isNaN(data3)) {
											validate20.errors = [issue(instancePath + "/file_count", "minimum", {
												comparison: ">=",
												limit: 0
											})];
											return false;
										}
									}
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.hash_algorithm !== void 0) {
									const _errs15 = errors;
									if ("sha256" !== data.hash_algorithm) {
										validate20.errors = [issue(instancePath + "/hash_algorithm", "const", { allowedValue: "sha256" })];
										return false;
									}
									var valid0 = _errs15 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.kind !== void 0) {
										const _errs16 = errors;
										if ("candidate_content_manifest" !== data.kind) {
											validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "candidate_content_manifest" })];
											return false;
										}
										var valid0 = _errs16 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.schema_version !== void 0) {
											const _errs17 = errors;
											if (1 !== data.schema_version) {
												validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
												return false;
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.total_file_bytes !== void 0) {
												let data7 = data.total_file_bytes;
												const _errs18 = errors;
												const _errs19 = errors;
												if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
													validate20.errors = [issue(instancePath + "/total_file_bytes", "type", { type: "integer" })];
													return false;
												}
												if (errors === _errs19) {
													if (typeof data7 == "number" && isFinite(data7)) {
														if (data7 > 2147483647 || isNaN(data7)) {
															validate20.errors = [issue(instancePath + "/total_file_bytes", "maximum", {
																comparison: "<=",
																limit: 2147483647
															})];
															return false;
														} else if (data7 < 0 || isNaN(data7)) {
															validate20.errors = [issue(instancePath + "/total_file_bytes", "minimum", {
																comparison: ">=",
																limit: 0
															})];
															return false;
														}
													}
												}
												var valid0 = _errs18 === errors;
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
			validate20.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
export { validate };