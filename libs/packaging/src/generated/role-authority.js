// Generated from libs/packaging/schemas/role-authority.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema32 = {
	"description": "A role that an adapter can play.",
	"enum": [
		"ci",
		"execution",
		"forge",
		"identity",
		"producer",
		"publisher",
		"reviewer",
		"verifier"
	]
};
const schema33 = {
	"description": "A permission of the core vocabulary.",
	"enum": [
		"core.perm.candidate-repository.write.v2",
		"core.perm.candidate.execute.v1",
		"core.perm.evidence.write.v1",
		"core.perm.model.invoke.v1",
		"core.perm.scratch.write.v1",
		"core.perm.target.read.v1"
	]
};
const pattern4 = new RegExp("^authority\\.[a-z0-9][a-z0-9-]{0,63}$", "u");
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
					if ("role_authority" !== data.kind) {
						validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "role_authority" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^authority\\.[a-z0-9][a-z0-9-]{0,63}$" })];
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
								if (data3.role === void 0 && (missing1 = "role") || data3.permissions === void 0 && (missing1 = "permissions") || data3.duties === void 0 && (missing1 = "duties") || data3.limits === void 0 && (missing1 = "limits")) {
									validate20.errors = [issue(instancePath + "/body", "required", { missingProperty: missing1 })];
									return false;
								} else {
									for (const key1 in data3) if (!(key1 === "role" || key1 === "permissions" || key1 === "duties" || key1 === "limits")) {
										validate20.errors = [issue(instancePath + "/body", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									if (data3.role !== void 0) {
										let data4 = data3.role;
										if (!(data4 === "ci" || data4 === "execution" || data4 === "forge" || data4 === "identity" || data4 === "producer" || data4 === "publisher" || data4 === "reviewer" || data4 === "verifier")) {
											validate20.errors = [issue(instancePath + "/body/role", "enum", { allowedValues: schema32.enum })];
											return false;
										}
										var valid1 = true;
									} else var valid1 = true;
									if (valid1) {
										if (data3.permissions !== void 0) {
											let data5 = data3.permissions;
											if (Array.isArray(data5)) {
												if (data5.length > 16) {
													validate20.errors = [issue(instancePath + "/body/permissions", "maxItems", { limit: 16 })];
													return false;
												} else {
													const len0 = data5.length;
													for (let i0 = 0; i0 < len0; i0++) {
														let data6 = data5[i0];
														if (!(data6 === "core.perm.candidate-repository.write.v2" || data6 === "core.perm.candidate.execute.v1" || data6 === "core.perm.evidence.write.v1" || data6 === "core.perm.model.invoke.v1" || data6 === "core.perm.scratch.write.v1" || data6 === "core.perm.target.read.v1")) {
															validate20.errors = [issue(instancePath + "/body/permissions/" + i0, "enum", { allowedValues: schema33.enum })];
															return false;
														}
													}
												}
											} else {
												validate20.errors = [issue(instancePath + "/body/permissions", "type", { type: "array" })];
												return false;
											}
											var valid1 = true;
										} else var valid1 = true;
										if (valid1) {
											if (data3.duties !== void 0) {
												let data7 = data3.duties;
												if (Array.isArray(data7)) {
													if (data7.length > 16) {
														validate20.errors = [issue(instancePath + "/body/duties", "maxItems", { limit: 16 })];
														return false;
													} else if (data7.length < 1) {
														validate20.errors = [issue(instancePath + "/body/duties", "minItems", { limit: 1 })];
														return false;
													} else {
														const len1 = data7.length;
														for (let i1 = 0; i1 < len1; i1++) {
															let data8 = data7[i1];
															if (typeof data8 === "string") {
																if (func1(data8) > 512) {
																	validate20.errors = [issue(instancePath + "/body/duties/" + i1, "maxLength", { limit: 512 })];
																	return false;
																} else if (func1(data8) < 1) {
																	validate20.errors = [issue(instancePath + "/body/duties/" + i1, "minLength", { limit: 1 })];
																	return false;
																}
															} else {
																validate20.errors = [issue(instancePath + "/body/duties/" + i1, "type", { type: "string" })];
																return false;
															}
														}
													}
												} else {
													validate20.errors = [issue(instancePath + "/body/duties", "type", { type: "array" })];
													return false;
												}
												var valid1 = true;
											} else var valid1 = true;
											if (valid1) {
												if (data3.limits !== void 0) {
													let data9 = data3.limits;
													if (Array.isArray(data9)) {
														if (data9.length > 16) {
															validate20.errors = [issue(instancePath + "/body/limits", "maxItems", { limit: 16 })];
															return false;
														} else if (data9.length < 1) {
															validate20.errors = [issue(instancePath + "/body/limits", "minItems", { limit: 1 })];
															return false;
														} else {
															const len2 = data9.length;
															for (let i2 = 0; i2 < len2; i2++) {
																let data10 = data9[i2];
																if (typeof data10 === "string") {
																	if (func1(data10) > 512) {
																		validate20.errors = [issue(instancePath + "/body/limits/" + i2, "maxLength", { limit: 512 })];
																		return false;
																	} else if (func1(data10) < 1) {
																		validate20.errors = [issue(instancePath + "/body/limits/" + i2, "minLength", { limit: 1 })];
																		return false;
																	}
																} else {
																	validate20.errors = [issue(instancePath + "/body/limits/" + i2, "type", { type: "string" })];
																	return false;
																}
															}
														}
													} else {
														validate20.errors = [issue(instancePath + "/body/limits", "type", { type: "array" })];
														return false;
													}
													var valid1 = true;
												} else var valid1 = true;
											}
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