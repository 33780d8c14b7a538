// Generated from libs/control/schemas/control-policy-examples.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern4 = new RegExp("^control-policy-examples\\.[a-z-]{1,64}$", "u");
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"example_id",
		"input",
		"reason_ids",
		"verdict"
	],
	"properties": {
		"example_id": { "$ref": "#/$defs/contract.common.id" },
		"input": {
			"description": "What is judged; the members depend on the policy.",
			"type": "object"
		},
		"reason_ids": { "$ref": "#/$defs/control.common.reasonIds" },
		"verdict": { "enum": [
			"inconclusive",
			"satisfied",
			"violated"
		] }
	}
};
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 64) {
			validate23.errors = [issue(instancePath, "maxItems", { limit: 64 })];
			return false;
		} else if (data.length < 1) {
			validate23.errors = [issue(instancePath, "minItems", { limit: 1 })];
			return false;
		} else {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data0 = data[i0];
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate23.errors = [issue(instancePath + "/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/" + i0, "type", { type: "string" })];
					return false;
				}
			}
		}
	} else {
		validate23.errors = [issue(instancePath, "type", { type: "array" })];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.example_id === void 0 && (missing0 = "example_id") || data.input === void 0 && (missing0 = "input") || data.reason_ids === void 0 && (missing0 = "reason_ids") || data.verdict === void 0 && (missing0 = "verdict")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "example_id" || key0 === "input" || key0 === "reason_ids" || key0 === "verdict")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.example_id !== void 0) {
						let data0 = data.example_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern5.test(data0)) {
									validate22.errors = [issue(instancePath + "/example_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/example_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.input !== void 0) {
							let data1 = data.input;
							const _errs5 = errors;
							if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
								validate22.errors = [issue(instancePath + "/input", "type", { type: "object" })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.reason_ids !== void 0) {
								const _errs7 = errors;
								if (!validate23(data.reason_ids, {
									instancePath: instancePath + "/reason_ids",
									parentData: data,
									parentDataProperty: "reason_ids",
									rootData
								})) {
									vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.verdict !== void 0) {
									let data3 = data.verdict;
									const _errs8 = errors;
									if (!(data3 === "inconclusive" || data3 === "satisfied" || data3 === "violated")) {
										validate22.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema33.properties.verdict.enum })];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
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
const pattern7 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern8 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const pattern9 = new RegExp("^[0-9a-f]{64}$", "u");
const func1 = require_ucs2length().default;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern7.test(data0)) {
						validate26.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate26.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func1(data1) > 127) {
							validate26.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern8.test(data1)) {
							validate26.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate26.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern9.test(data2)) {
								validate26.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate26.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate26.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate26.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.examples === void 0 && (missing0 = "examples") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.shared === void 0 && (missing0 = "shared")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "examples" || key0 === "policy_ref" || key0 === "shared")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.examples !== void 0) {
						let data0 = data.examples;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 64) {
									validate21.errors = [issue(instancePath + "/examples", "maxItems", { limit: 64 })];
									return false;
								} else if (data0.length < 1) {
									validate21.errors = [issue(instancePath + "/examples", "minItems", { limit: 1 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate22(data0[i0], {
											instancePath: instancePath + "/examples/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate21.errors = [issue(instancePath + "/examples", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.policy_ref !== void 0) {
							const _errs5 = errors;
							if (!validate26(data.policy_ref, {
								instancePath: instancePath + "/policy_ref",
								parentData: data,
								parentDataProperty: "policy_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shared !== void 0) {
								let data3 = data.shared;
								const _errs6 = errors;
								if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
									validate21.errors = [issue(instancePath + "/shared", "type", { type: "object" })];
									return false;
								}
								var valid0 = _errs6 === errors;
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
							if ("control_policy_examples" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "control_policy_examples" })];
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
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^control-policy-examples\\.[a-z-]{1,64}$" })];
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
									const _errs6 = errors;
									if (!validate21(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
										errors = vErrors.length;
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