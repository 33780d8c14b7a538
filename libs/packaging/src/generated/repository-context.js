// Generated from libs/packaging/schemas/repository-context.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern4 = new RegExp("^context\\.[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern6 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
const func1 = require_ucs2length().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body")) {
			validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "body")) {
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
				if (data.kind !== void 0) {
					if ("repository_context" !== data.kind) {
						validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "repository_context" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^context\\.[a-z0-9][a-z0-9-]{0,30}$" })];
								return false;
							}
						} else {
							validate20.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.body !== void 0) {
							let data3 = data.body;
							if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
								let missing1;
								if (data3.repository_id === void 0 && (missing1 = "repository_id") || data3.summary === void 0 && (missing1 = "summary") || data3.conventions === void 0 && (missing1 = "conventions")) {
									validate20.errors = [issue(instancePath + "/body", "required", { missingProperty: missing1 })];
									return false;
								} else {
									for (const key1 in data3) if (!(key1 === "repository_id" || key1 === "summary" || key1 === "conventions")) {
										validate20.errors = [issue(instancePath + "/body", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									if (data3.repository_id !== void 0) {
										let data4 = data3.repository_id;
										if (typeof data4 === "string") {
											if (!pattern5.test(data4)) {
												validate20.errors = [issue(instancePath + "/body/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate20.errors = [issue(instancePath + "/body/repository_id", "type", { type: "string" })];
											return false;
										}
										var valid1 = true;
									} else var valid1 = true;
									if (valid1) {
										if (data3.summary !== void 0) {
											let data5 = data3.summary;
											if (typeof data5 === "string") {
												if (func1(data5) > 2048) {
													validate20.errors = [issue(instancePath + "/body/summary", "maxLength", { limit: 2048 })];
													return false;
												} else if (func1(data5) < 1) {
													validate20.errors = [issue(instancePath + "/body/summary", "minLength", { limit: 1 })];
													return false;
												}
											} else {
												validate20.errors = [issue(instancePath + "/body/summary", "type", { type: "string" })];
												return false;
											}
											var valid1 = true;
										} else var valid1 = true;
										if (valid1) {
											if (data3.conventions !== void 0) {
												let data6 = data3.conventions;
												if (Array.isArray(data6)) {
													if (data6.length > 64) {
														validate20.errors = [issue(instancePath + "/body/conventions", "maxItems", { limit: 64 })];
														return false;
													} else if (data6.length < 1) {
														validate20.errors = [issue(instancePath + "/body/conventions", "minItems", { limit: 1 })];
														return false;
													} else {
														const len0 = data6.length;
														for (let i0 = 0; i0 < len0; i0++) {
															let data7 = data6[i0];
															if (typeof data7 === "string") {
																if (!pattern6.test(data7)) {
																	validate20.errors = [issue(instancePath + "/body/conventions/" + i0, "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
																	return false;
																}
															} else {
																validate20.errors = [issue(instancePath + "/body/conventions/" + i0, "type", { type: "string" })];
																return false;
															}
														}
													}
												} else {
													validate20.errors = [issue(instancePath + "/body/conventions", "type", { type: "array" })];
													return false;
												}
												var valid1 = true;
											} else var valid1 = true;
										}
									}
								}
							} else {
								validate20.errors = [issue(instancePath + "/body", "type", { type: "object" })];
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