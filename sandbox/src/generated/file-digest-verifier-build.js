// Generated from sandbox/schemas/file-digest-verifier-build.schema.json by tools/generate (npm run generate). Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const func1 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.sha256 === void 0 && (missing0 = "sha256") || data.version === void 0 && (missing0 = "version")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "sha256" || key0 === "version")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.sha256 !== void 0) {
				let data0 = data.sha256;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate22.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.version !== void 0) {
					let data1 = data.version;
					if (typeof data1 === "string") {
						if (func1(data1) > 256) {
							validate22.errors = [issue(instancePath + "/version", "maxLength", { limit: 256 })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/version", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate22.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
const pattern8 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (!pattern8.test(data0)) {
						validate24.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/path", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
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
	} else {
		validate24.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
const pattern6 = new RegExp("^[a-z0-9_]{1,32}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.compiler === void 0 && (missing0 = "compiler") || data.executable_sha256 === void 0 && (missing0 = "executable_sha256") || data.machine === void 0 && (missing0 = "machine") || data.script_sha256 === void 0 && (missing0 = "script_sha256") || data.sources === void 0 && (missing0 = "sources")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "compiler" || key0 === "executable_sha256" || key0 === "machine" || key0 === "script_sha256" || key0 === "sources")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.compiler !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.compiler, {
							instancePath: instancePath + "/compiler",
							parentData: data,
							parentDataProperty: "compiler",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.executable_sha256 !== void 0) {
							let data1 = data.executable_sha256;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate21.errors = [issue(instancePath + "/executable_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/executable_sha256", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.machine !== void 0) {
								let data2 = data.machine;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (typeof data2 === "string") {
										if (!pattern6.test(data2)) {
											validate21.errors = [issue(instancePath + "/machine", "pattern", { pattern: "^[a-z0-9_]{1,32}$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/machine", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.script_sha256 !== void 0) {
									let data3 = data.script_sha256;
									const _errs8 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern4.test(data3)) {
												validate21.errors = [issue(instancePath + "/script_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate21.errors = [issue(instancePath + "/script_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.sources !== void 0) {
										let data4 = data.sources;
										const _errs11 = errors;
										if (errors === _errs11) {
											if (Array.isArray(data4)) {
												if (data4.length > 16) {
													validate21.errors = [issue(instancePath + "/sources", "maxItems", { limit: 16 })];
													return false;
												} else if (data4.length < 1) {
													validate21.errors = [issue(instancePath + "/sources", "minItems", { limit: 1 })];
													return false;
												} else {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs13 = errors;
														if (!validate24(data4[i0], {
															instancePath: instancePath + "/sources/" + i0,
															parentData: data4,
															parentDataProperty: i0,
															rootData
														})) {
															vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
															errors = vErrors.length;
														}
														if (!(_errs13 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/sources", "type", { type: "array" })];
												return false;
											}
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
							if ("file_digest_verifier_build" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "file_digest_verifier_build" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("file-digest-verifier-build" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "file-digest-verifier-build" })];
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