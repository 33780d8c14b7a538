// Generated from libs/loop/schemas/loop-policy-examples.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"allowed_paths",
		"detail",
		"example_id",
		"findings",
		"outcome",
		"recorded_attempt_number"
	],
	"properties": {
		"allowed_paths": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/contract.common.path" }
		},
		"detail": {
			"type": "array",
			"maxItems": 4,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"example_id": { "$ref": "#/$defs/contract.common.id" },
		"findings": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/loop.common.reviewedFinding" }
		},
		"outcome": { "enum": [
			"attempt-limit",
			"fix-request",
			"no-actionable-findings"
		] },
		"recorded_attempt_number": {
			"description": "The highest attempt so far, 0 when there was none.",
			"type": "integer",
			"minimum": 0,
			"maximum": 8
		}
	}
};
const pattern4 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$", "u");
const func1 = require_ucs2length().default;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.finding_id === void 0 && (missing0 = "finding_id") || data.path === void 0 && (missing0 = "path") || data.provider_severity === void 0 && (missing0 = "provider_severity")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "finding_id" || key0 === "path" || key0 === "provider_severity")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.finding_id !== void 0) {
				let data0 = data.finding_id;
				if (typeof data0 === "string") {
					if (!pattern7.test(data0)) {
						validate23.errors = [issue(instancePath + "/finding_id", "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/finding_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.path !== void 0) {
					let data1 = data.path;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
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
					if (data.provider_severity !== void 0) {
						let data2 = data.provider_severity;
						if (typeof data2 === "string") {
							if (func1(data2) > 8192) {
								validate23.errors = [issue(instancePath + "/provider_severity", "maxLength", { limit: 8192 })];
								return false;
							} else if (func1(data2) < 1) {
								validate23.errors = [issue(instancePath + "/provider_severity", "minLength", { limit: 1 })];
								return false;
							}
						} else {
							validate23.errors = [issue(instancePath + "/provider_severity", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.allowed_paths === void 0 && (missing0 = "allowed_paths") || data.detail === void 0 && (missing0 = "detail") || data.example_id === void 0 && (missing0 = "example_id") || data.findings === void 0 && (missing0 = "findings") || data.outcome === void 0 && (missing0 = "outcome") || data.recorded_attempt_number === void 0 && (missing0 = "recorded_attempt_number")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "allowed_paths" || key0 === "detail" || key0 === "example_id" || key0 === "findings" || key0 === "outcome" || key0 === "recorded_attempt_number")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.allowed_paths !== void 0) {
						let data0 = data.allowed_paths;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 64) {
									validate22.errors = [issue(instancePath + "/allowed_paths", "maxItems", { limit: 64 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data1 = data0[i0];
										const _errs4 = errors;
										if (errors === errors) {
											if (typeof data1 === "string") {
												if (!pattern4.test(data1)) {
													validate22.errors = [issue(instancePath + "/allowed_paths/" + i0, "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
													return false;
												}
											} else {
												validate22.errors = [issue(instancePath + "/allowed_paths/" + i0, "type", { type: "string" })];
												return false;
											}
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate22.errors = [issue(instancePath + "/allowed_paths", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.detail !== void 0) {
							let data2 = data.detail;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data2)) {
									if (data2.length > 4) {
										validate22.errors = [issue(instancePath + "/detail", "maxItems", { limit: 4 })];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data3 = data2[i1];
											const _errs9 = errors;
											if (errors === errors) {
												if (typeof data3 === "string") {
													if (!pattern5.test(data3)) {
														validate22.errors = [issue(instancePath + "/detail/" + i1, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate22.errors = [issue(instancePath + "/detail/" + i1, "type", { type: "string" })];
													return false;
												}
											}
											if (!(_errs9 === errors)) break;
										}
									}
								} else {
									validate22.errors = [issue(instancePath + "/detail", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.example_id !== void 0) {
								let data4 = data.example_id;
								const _errs12 = errors;
								if (errors === errors) {
									if (typeof data4 === "string") {
										if (!pattern5.test(data4)) {
											validate22.errors = [issue(instancePath + "/example_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate22.errors = [issue(instancePath + "/example_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.findings !== void 0) {
									let data5 = data.findings;
									const _errs15 = errors;
									if (errors === _errs15) {
										if (Array.isArray(data5)) {
											if (data5.length > 64) {
												validate22.errors = [issue(instancePath + "/findings", "maxItems", { limit: 64 })];
												return false;
											} else {
												const len2 = data5.length;
												for (let i2 = 0; i2 < len2; i2++) {
													const _errs17 = errors;
													if (!validate23(data5[i2], {
														instancePath: instancePath + "/findings/" + i2,
														parentData: data5,
														parentDataProperty: i2,
														rootData
													})) {
														vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
														errors = vErrors.length;
													}
													if (!(_errs17 === errors)) break;
												}
											}
										} else {
											validate22.errors = [issue(instancePath + "/findings", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs15 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.outcome !== void 0) {
										let data7 = data.outcome;
										const _errs18 = errors;
										if (!(data7 === "attempt-limit" || data7 === "fix-request" || data7 === "no-actionable-findings")) {
											validate22.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema33.properties.outcome.enum })];
											return false;
										}
										var valid0 = _errs18 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.recorded_attempt_number !== void 0) {
											let data8 = data.recorded_attempt_number;
											const _errs19 = errors;
											if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
												validate22.errors = [issue(instancePath + "/recorded_attempt_number", "type", { type: "integer" })];
												return false;
											}
											if (errors === _errs19) {
												if (typeof data8 == "number" && isFinite(data8)) {
													if (data8 > 8 || isNaN(data8)) {
														validate22.errors = [issue(instancePath + "/recorded_attempt_number", "maximum", {
															comparison: "<=",
															limit: 8
														})];
														return false;
													} else if (data8 < 0 || isNaN(data8)) {
														validate22.errors = [issue(instancePath + "/recorded_attempt_number", "minimum", {
															comparison: ">=",
															limit: 0
														})];
														return false;
													}
												}
											}
											var valid0 = _errs19 === errors;
										} else var valid0 = true;
									}
								}
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
const pattern9 = new RegExp("^[0-9a-f]{64}$", "u");
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
				if ("loop-policy.review-fix" !== data.content_id) {
					validate26.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "loop-policy.review-fix" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.loop-policy+json" !== data.media_type) {
						validate26.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.loop-policy+json" })];
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
			if (data.examples === void 0 && (missing0 = "examples") || data.policy_ref === void 0 && (missing0 = "policy_ref")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "examples" || key0 === "policy_ref")) {
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
							if ("loop_policy_examples" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "loop_policy_examples" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("loop-policy-examples.review-fix" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "loop-policy-examples.review-fix" })];
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