// Generated from libs/packaging/schemas/closed-set.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern4 = new RegExp("^closed-set\\.profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$", "u");
const schema32 = {
	"description": "One blob of the release commit.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"mode",
		"object_id",
		"path",
		"sha256",
		"size_bytes"
	],
	"properties": {
		"mode": { "enum": ["100644", "100755"] },
		"object_id": { "$ref": "#/$defs/packaging.release-manifest.objectId" },
		"path": { "$ref": "#/$defs/packaging.release-manifest.filePath" },
		"sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"size_bytes": { "$ref": "#/$defs/packaging.release-manifest.sizeBytes" }
	}
};
const pattern5 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
const func1 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.mode === void 0 && (missing0 = "mode") || data.object_id === void 0 && (missing0 = "object_id") || data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "mode" || key0 === "object_id" || key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.mode !== void 0) {
				let data0 = data.mode;
				if (!(data0 === "100644" || data0 === "100755")) {
					validate21.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema32.properties.mode.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.object_id !== void 0) {
					let data1 = data.object_id;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate21.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
							return false;
						}
					} else {
						validate21.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (func1(data2) > 512) {
								validate21.errors = [issue(instancePath + "/path", "maxLength", { limit: 512 })];
								return false;
							} else if (func1(data2) < 1) {
								validate21.errors = [issue(instancePath + "/path", "minLength", { limit: 1 })];
								return false;
							}
						} else {
							validate21.errors = [issue(instancePath + "/path", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate21.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.size_bytes !== void 0) {
								let data4 = data.size_bytes;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate21.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 > 67108864 || isNaN(data4)) {
										validate21.errors = [issue(instancePath + "/size_bytes", "maximum", {
											comparison: "<=",
											limit: 67108864
										})];
										return false;
									} else if (data4 < 0 || isNaN(data4)) {
										validate21.errors = [issue(instancePath + "/size_bytes", "minimum", {
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
							if ("closed_set" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "closed_set" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								let data2 = data.id;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^closed-set\\.profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
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
									let data3 = data.body;
									const _errs6 = errors;
									if (errors === _errs6) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
											let missing1;
											if (data3.files === void 0 && (missing1 = "files")) {
												validate20.errors = [issue(instancePath + "/body", "required", { missingProperty: missing1 })];
												return false;
											} else {
												const _errs8 = errors;
												for (const key1 in data3) if (!(key1 === "files")) {
													validate20.errors = [issue(instancePath + "/body", "additionalProperties", { additionalProperty: key1 })];
													return false;
												}
												if (_errs8 === errors) {
													if (data3.files !== void 0) {
														let data4 = data3.files;
														if (errors === errors) {
															if (Array.isArray(data4)) {
																if (data4.length > 65536) {
																	validate20.errors = [issue(instancePath + "/body/files", "maxItems", { limit: 65536 })];
																	return false;
																} else if (data4.length < 1) {
																	validate20.errors = [issue(instancePath + "/body/files", "minItems", { limit: 1 })];
																	return false;
																} else {
																	const len0 = data4.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		const _errs11 = errors;
																		if (!validate21(data4[i0], {
																			instancePath: instancePath + "/body/files/" + i0,
																			parentData: data4,
																			parentDataProperty: i0,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs11 === errors)) break;
																	}
																}
															} else {
																validate20.errors = [issue(instancePath + "/body/files", "type", { type: "array" })];
																return false;
															}
														}
													}
												}
											}
										} else {
											validate20.errors = [issue(instancePath + "/body", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
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