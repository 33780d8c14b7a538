// Generated from libs/control/schemas/control-policy-set.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern7 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
const func1 = require_ucs2length().default;
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
					if (!pattern6.test(data0)) {
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
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func1(data1) > 127) {
							validate22.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern7.test(data1)) {
							validate22.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern8.test(data2)) {
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.decision_ref === void 0 && (missing0 = "decision_ref") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.section_id === void 0 && (missing0 = "section_id")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "decision_ref" || key0 === "policy_ref" || key0 === "section_id")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.decision_ref !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.decision_ref, {
							instancePath: instancePath + "/decision_ref",
							parentData: data,
							parentDataProperty: "decision_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.policy_ref !== void 0) {
							const _errs3 = errors;
							if (!validate22(data.policy_ref, {
								instancePath: instancePath + "/policy_ref",
								parentData: data,
								parentDataProperty: "policy_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.section_id !== void 0) {
								let data2 = data.section_id;
								const _errs4 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate24.errors = [issue(instancePath + "/section_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate24.errors = [issue(instancePath + "/section_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate24.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate24.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.core_contract === void 0 && (missing0 = "core_contract") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.policy_version === void 0 && (missing0 = "policy_version") || data.sections === void 0 && (missing0 = "sections")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "core_contract" || key0 === "fail_mode" || key0 === "policy_version" || key0 === "sections")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.activation_state !== void 0) {
						let data0 = data.activation_state;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate21.errors = [issue(instancePath + "/activation_state", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/activation_state", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_contract !== void 0) {
							let data1 = data.core_contract;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									let missing1;
									if (data1.generation_id === void 0 && (missing1 = "generation_id") || data1.package_ref === void 0 && (missing1 = "package_ref") || data1.semantic_identity === void 0 && (missing1 = "semantic_identity")) {
										validate21.errors = [issue(instancePath + "/core_contract", "required", { missingProperty: missing1 })];
										return false;
									} else {
										const _errs7 = errors;
										for (const key1 in data1) if (!(key1 === "generation_id" || key1 === "package_ref" || key1 === "semantic_identity")) {
											validate21.errors = [issue(instancePath + "/core_contract", "additionalProperties", { additionalProperty: key1 })];
											return false;
										}
										if (_errs7 === errors) {
											if (data1.generation_id !== void 0) {
												const _errs8 = errors;
												if (typeof data1.generation_id !== "string") {
													validate21.errors = [issue(instancePath + "/core_contract/generation_id", "type", { type: "string" })];
													return false;
												}
												var valid2 = _errs8 === errors;
											} else var valid2 = true;
											if (valid2) {
												if (data1.package_ref !== void 0) {
													const _errs10 = errors;
													if (!validate22(data1.package_ref, {
														instancePath: instancePath + "/core_contract/package_ref",
														parentData: data1,
														parentDataProperty: "package_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
														errors = vErrors.length;
													}
													var valid2 = _errs10 === errors;
												} else var valid2 = true;
												if (valid2) {
													if (data1.semantic_identity !== void 0) {
														const _errs11 = errors;
														if (typeof data1.semantic_identity !== "string") {
															validate21.errors = [issue(instancePath + "/core_contract/semantic_identity", "type", { type: "string" })];
															return false;
														}
														var valid2 = _errs11 === errors;
													} else var valid2 = true;
												}
											}
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/core_contract", "type", { type: "object" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fail_mode !== void 0) {
								let data5 = data.fail_mode;
								const _errs13 = errors;
								if (errors === errors) {
									if (typeof data5 === "string") {
										if (!pattern4.test(data5)) {
											validate21.errors = [issue(instancePath + "/fail_mode", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/fail_mode", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs13 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.policy_version !== void 0) {
									let data6 = data.policy_version;
									const _errs16 = errors;
									if (errors === errors) {
										if (typeof data6 === "string") {
											if (!pattern4.test(data6)) {
												validate21.errors = [issue(instancePath + "/policy_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate21.errors = [issue(instancePath + "/policy_version", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs16 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.sections !== void 0) {
										let data7 = data.sections;
										const _errs19 = errors;
										if (errors === _errs19) {
											if (Array.isArray(data7)) {
												if (data7.length > 16) {
													validate21.errors = [issue(instancePath + "/sections", "maxItems", { limit: 16 })];
													return false;
												} else if (data7.length < 1) {
													validate21.errors = [issue(instancePath + "/sections", "minItems", { limit: 1 })];
													return false;
												} else {
													const len0 = data7.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs21 = errors;
														if (!validate24(data7[i0], {
															instancePath: instancePath + "/sections/" + i0,
															parentData: data7,
															parentDataProperty: i0,
															rootData
														})) {
															vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
															errors = vErrors.length;
														}
														if (!(_errs21 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/sections", "type", { type: "array" })];
												return false;
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
							if ("control_policy_set" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "control_policy_set" })];
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
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
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