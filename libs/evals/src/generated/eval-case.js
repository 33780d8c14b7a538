// Generated from libs/evals/schemas/eval-case.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"case_version",
		"suite_ref",
		"execution_kind",
		"input_ref",
		"expected_ref",
		"trial_count",
		"trial_ids",
		"attempt_ids",
		"graders"
	],
	"properties": {
		"case_version": { "const": "v1" },
		"suite_ref": { "$ref": "#/$defs/evals.common.recordRef" },
		"execution_kind": { "$ref": "#/$defs/contract.common.executionKind" },
		"input_ref": { "$ref": "#/$defs/contract.common.contentRef" },
		"expected_ref": { "$ref": "#/$defs/contract.common.contentRef" },
		"trial_count": {
			"type": "integer",
			"minimum": 1,
			"maximum": 16
		},
		"trial_ids": {
			"type": "array",
			"minItems": 1,
			"maxItems": 16,
			"items": { "$ref": "#/$defs/contract.common.contentId" }
		},
		"attempt_ids": {
			"type": "array",
			"minItems": 1,
			"maxItems": 16,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"graders": {
			"type": "array",
			"minItems": 1,
			"maxItems": 8,
			"items": { "$ref": "#/$defs/evals.eval-case.caseGrader" }
		}
	}
};
const schema37 = {
	"description": "Whether a program or a model does the work.",
	"enum": ["deterministic", "model"]
};
const func1 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate22.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.eval-record+json" !== data.media_type) {
						validate22.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.eval-record+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate22.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate22.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
const pattern8 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func2 = require_ucs2length().default;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate24.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func2(data1) > 127) {
							validate24.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern8.test(data1)) {
							validate24.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
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
		}
	} else {
		validate24.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
const schema46 = {
	"description": "Who can say whether a case met its expectation.",
	"enum": [
		"deterministic",
		"human",
		"model"
	]
};
const pattern11 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.grader_id === void 0 && (missing0 = "grader_id") || data.grader_kind === void 0 && (missing0 = "grader_kind") || data.implementation_ref === void 0 && (missing0 = "implementation_ref") || data.instructions_ref === void 0 && (missing0 = "instructions_ref")) {
				validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "grader_id" || key0 === "grader_kind" || key0 === "implementation_ref" || key0 === "instructions_ref")) {
					validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.grader_id !== void 0) {
						let data0 = data.grader_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern11.test(data0)) {
									validate27.errors = [issue(instancePath + "/grader_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate27.errors = [issue(instancePath + "/grader_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.grader_kind !== void 0) {
							let data1 = data.grader_kind;
							const _errs5 = errors;
							if (!(data1 === "deterministic" || data1 === "human" || data1 === "model")) {
								validate27.errors = [issue(instancePath + "/grader_kind", "enum", { allowedValues: schema46.enum })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.implementation_ref !== void 0) {
								const _errs7 = errors;
								if (!validate24(data.implementation_ref, {
									instancePath: instancePath + "/implementation_ref",
									parentData: data,
									parentDataProperty: "implementation_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.instructions_ref !== void 0) {
									const _errs8 = errors;
									if (!validate24(data.instructions_ref, {
										instancePath: instancePath + "/instructions_ref",
										parentData: data,
										parentDataProperty: "instructions_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate27.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_version === void 0 && (missing0 = "case_version") || data.suite_ref === void 0 && (missing0 = "suite_ref") || data.execution_kind === void 0 && (missing0 = "execution_kind") || data.input_ref === void 0 && (missing0 = "input_ref") || data.expected_ref === void 0 && (missing0 = "expected_ref") || data.trial_count === void 0 && (missing0 = "trial_count") || data.trial_ids === void 0 && (missing0 = "trial_ids") || data.attempt_ids === void 0 && (missing0 = "attempt_ids") || data.graders === void 0 && (missing0 = "graders")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_version !== void 0) {
						const _errs2 = errors;
						if ("v1" !== data.case_version) {
							validate21.errors = [issue(instancePath + "/case_version", "const", { allowedValue: "v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.suite_ref !== void 0) {
							const _errs3 = errors;
							if (!validate22(data.suite_ref, {
								instancePath: instancePath + "/suite_ref",
								parentData: data,
								parentDataProperty: "suite_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.execution_kind !== void 0) {
								let data2 = data.execution_kind;
								const _errs4 = errors;
								if (!(data2 === "deterministic" || data2 === "model")) {
									validate21.errors = [issue(instancePath + "/execution_kind", "enum", { allowedValues: schema37.enum })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.input_ref !== void 0) {
									const _errs6 = errors;
									if (!validate24(data.input_ref, {
										instancePath: instancePath + "/input_ref",
										parentData: data,
										parentDataProperty: "input_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.expected_ref !== void 0) {
										const _errs7 = errors;
										if (!validate24(data.expected_ref, {
											instancePath: instancePath + "/expected_ref",
											parentData: data,
											parentDataProperty: "expected_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.trial_count !== void 0) {
											let data5 = data.trial_count;
											const _errs8 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
												validate21.errors = [issue(instancePath + "/trial_count", "type", { type: "integer" })];
												return false;
											}
											if (errors === _errs8) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 > 16 || isNaN(data5)) {
														validate21.errors = [issue(instancePath + "/trial_count", "maximum", {
															comparison: "<=",
															limit: 16
														})];
														return false;
													} else if (data5 < 1 || isNaN(data5)) {
														validate21.errors = [issue(instancePath + "/trial_count", "minimum", {
															comparison: ">=",
															limit: 1
														})];
														return false;
													}
												}
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.trial_ids !== void 0) {
												let data6 = data.trial_ids;
												const _errs10 = errors;
												if (errors === _errs10) {
													if (Array.isArray(data6)) {
														if (data6.length > 16) {
															validate21.errors = [issue(instancePath + "/trial_ids", "maxItems", { limit: 16 })];
															return false;
														} else if (data6.length < 1) {
															validate21.errors = [issue(instancePath + "/trial_ids", "minItems", { limit: 1 })];
															return false;
														} else {
															const len0 = data6.length;
															for (let i0 = 0; i0 < len0; i0++) {
																let data7 = data6[i0];
																const _errs12 = errors;
																if (errors === errors) {
																	if (typeof data7 === "string") {
																		if (!pattern4.test(data7)) {
																			validate21.errors = [issue(instancePath + "/trial_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
																			return false;
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/trial_ids/" + i0, "type", { type: "string" })];
																		return false;
																	}
																}
																if (!(_errs12 === errors)) break;
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/trial_ids", "type", { type: "array" })];
														return false;
													}
												}
												var valid0 = _errs10 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.attempt_ids !== void 0) {
													let data8 = data.attempt_ids;
													const _errs15 = errors;
													if (errors === _errs15) {
														if (Array.isArray(data8)) {
															if (data8.length > 16) {
																validate21.errors = [issue(instancePath + "/attempt_ids", "maxItems", { limit: 16 })];
																return false;
															} else if (data8.length < 1) {
																validate21.errors = [issue(instancePath + "/attempt_ids", "minItems", { limit: 1 })];
																return false;
															} else {
																const len1 = data8.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	let data9 = data8[i1];
																	const _errs17 = errors;
																	if (errors === errors) {
																		if (typeof data9 === "string") {
																			if (!pattern11.test(data9)) {
																				validate21.errors = [issue(instancePath + "/attempt_ids/" + i1, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																				return false;
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/attempt_ids/" + i1, "type", { type: "string" })];
																			return false;
																		}
																	}
																	if (!(_errs17 === errors)) break;
																}
															}
														} else {
															validate21.errors = [issue(instancePath + "/attempt_ids", "type", { type: "array" })];
															return false;
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.graders !== void 0) {
														let data10 = data.graders;
														const _errs20 = errors;
														if (errors === _errs20) {
															if (Array.isArray(data10)) {
																if (data10.length > 8) {
																	validate21.errors = [issue(instancePath + "/graders", "maxItems", { limit: 8 })];
																	return false;
																} else if (data10.length < 1) {
																	validate21.errors = [issue(instancePath + "/graders", "minItems", { limit: 1 })];
																	return false;
																} else {
																	const len2 = data10.length;
																	for (let i2 = 0; i2 < len2; i2++) {
																		const _errs22 = errors;
																		if (!validate27(data10[i2], {
																			instancePath: instancePath + "/graders/" + i2,
																			parentData: data10,
																			parentDataProperty: i2,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs22 === errors)) break;
																	}
																}
															} else {
																validate21.errors = [issue(instancePath + "/graders", "type", { type: "array" })];
																return false;
															}
														}
														var valid0 = _errs20 === errors;
													} else var valid0 = true;
												}
											}
										}
									}
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
							if ("eval_case" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_case" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								let data2 = data.id;
								const _errs4 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
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
									const _errs7 = errors;
									if (!validate21(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
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