// Generated from libs/orchestrator/schemas/scripted-scanner-evaluator.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern5 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate22.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/path", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
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
	} else {
		validate22.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
const pattern8 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern9 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func1 = require_ucs2length().default;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern8.test(data0)) {
						validate25.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func1(data1) > 127) {
							validate25.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern9.test(data1)) {
							validate25.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate25.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate25.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.generation_id_sha256 === void 0 && (missing0 = "generation_id_sha256") || data.package_ref === void 0 && (missing0 = "package_ref") || data.semantic_identity === void 0 && (missing0 = "semantic_identity")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "generation_id_sha256" || key0 === "package_ref" || key0 === "semantic_identity")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.generation_id_sha256 !== void 0) {
						let data0 = data.generation_id_sha256;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate24.errors = [issue(instancePath + "/generation_id_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate24.errors = [issue(instancePath + "/generation_id_sha256", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_ref !== void 0) {
							let data1 = data.package_ref;
							const _errs5 = errors;
							if (!validate25(data1, {
								instancePath: instancePath + "/package_ref",
								parentData: data,
								parentDataProperty: "package_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
								errors = vErrors.length;
							}
							if (errors === _errs5) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									if (data1.content_id !== void 0) {
										const _errs7 = errors;
										if ("core-contract-package.v2" !== data1.content_id) {
											validate24.errors = [issue(instancePath + "/package_ref/content_id", "const", { allowedValue: "core-contract-package.v2" })];
											return false;
										}
										var valid2 = _errs7 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data1.media_type !== void 0) {
											const _errs8 = errors;
											if ("application/vnd.ystack.core-contract+json" !== data1.media_type) {
												validate24.errors = [issue(instancePath + "/package_ref/media_type", "const", { allowedValue: "application/vnd.ystack.core-contract+json" })];
												return false;
											}
											var valid2 = _errs8 === errors;
										} else var valid2 = true;
									}
								} else {
									validate24.errors = [issue(instancePath + "/package_ref", "type", { type: "object" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.semantic_identity !== void 0) {
								const _errs9 = errors;
								if ("core.contracts.v2" !== data.semantic_identity) {
									validate24.errors = [issue(instancePath + "/semantic_identity", "const", { allowedValue: "core.contracts.v2" })];
									return false;
								}
								var valid0 = _errs9 === errors;
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
const schema46 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"execution_mode",
		"host_architecture",
		"host_os",
		"jq_architecture",
		"jq_ref",
		"shell_ref"
	],
	"properties": {
		"execution_mode": { "enum": ["native", "rosetta"] },
		"host_architecture": { "enum": ["arm64", "x86_64"] },
		"host_os": { "enum": ["darwin", "linux"] },
		"jq_architecture": { "const": "x86_64" },
		"jq_ref": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "const": "jq-runtime.v1" },
				"media_type": { "const": "application/x-executable" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"shell_ref": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "const": "bash-runtime" },
				"media_type": { "const": "application/x-executable" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		}
	}
};
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.execution_mode === void 0 && (missing0 = "execution_mode") || data.host_architecture === void 0 && (missing0 = "host_architecture") || data.host_os === void 0 && (missing0 = "host_os") || data.jq_architecture === void 0 && (missing0 = "jq_architecture") || data.jq_ref === void 0 && (missing0 = "jq_ref") || data.shell_ref === void 0 && (missing0 = "shell_ref")) {
			validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "execution_mode" || key0 === "host_architecture" || key0 === "host_os" || key0 === "jq_architecture" || key0 === "jq_ref" || key0 === "shell_ref")) {
				validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.execution_mode !== void 0) {
				let data0 = data.execution_mode;
				if (!(data0 === "native" || data0 === "rosetta")) {
					validate28.errors = [issue(instancePath + "/execution_mode", "enum", { allowedValues: schema46.properties.execution_mode.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.host_architecture !== void 0) {
					let data1 = data.host_architecture;
					if (!(data1 === "arm64" || data1 === "x86_64")) {
						validate28.errors = [issue(instancePath + "/host_architecture", "enum", { allowedValues: schema46.properties.host_architecture.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.host_os !== void 0) {
						let data2 = data.host_os;
						if (!(data2 === "darwin" || data2 === "linux")) {
							validate28.errors = [issue(instancePath + "/host_os", "enum", { allowedValues: schema46.properties.host_os.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.jq_architecture !== void 0) {
							if ("x86_64" !== data.jq_architecture) {
								validate28.errors = [issue(instancePath + "/jq_architecture", "const", { allowedValue: "x86_64" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.jq_ref !== void 0) {
								let data4 = data.jq_ref;
								if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
									let missing1;
									if (data4.content_id === void 0 && (missing1 = "content_id") || data4.media_type === void 0 && (missing1 = "media_type") || data4.sha256 === void 0 && (missing1 = "sha256")) {
										validate28.errors = [issue(instancePath + "/jq_ref", "required", { missingProperty: missing1 })];
										return false;
									} else {
										for (const key1 in data4) if (!(key1 === "content_id" || key1 === "media_type" || key1 === "sha256")) {
											validate28.errors = [issue(instancePath + "/jq_ref", "additionalProperties", { additionalProperty: key1 })];
											return false;
										}
										if (data4.content_id !== void 0) {
											if ("jq-runtime.v1" !== data4.content_id) {
												validate28.errors = [issue(instancePath + "/jq_ref/content_id", "const", { allowedValue: "jq-runtime.v1" })];
												return false;
											}
											var valid1 = true;
										} else var valid1 = true;
										if (valid1) {
											if (data4.media_type !== void 0) {
												if ("application/x-executable" !== data4.media_type) {
													validate28.errors = [issue(instancePath + "/jq_ref/media_type", "const", { allowedValue: "application/x-executable" })];
													return false;
												}
												var valid1 = true;
											} else var valid1 = true;
											if (valid1) {
												if (data4.sha256 !== void 0) {
													let data7 = data4.sha256;
													if (typeof data7 === "string") {
														if (!pattern4.test(data7)) {
															validate28.errors = [issue(instancePath + "/jq_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
															return false;
														}
													} else {
														validate28.errors = [issue(instancePath + "/jq_ref/sha256", "type", { type: "string" })];
														return false;
													}
													var valid1 = true;
												} else var valid1 = true;
											}
										}
									}
								} else {
									validate28.errors = [issue(instancePath + "/jq_ref", "type", { type: "object" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.shell_ref !== void 0) {
									let data8 = data.shell_ref;
									if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
										let missing2;
										if (data8.content_id === void 0 && (missing2 = "content_id") || data8.media_type === void 0 && (missing2 = "media_type") || data8.sha256 === void 0 && (missing2 = "sha256")) {
											validate28.errors = [issue(instancePath + "/shell_ref", "required", { missingProperty: missing2 })];
											return false;
										} else {
											for (const key2 in data8) if (!(key2 === "content_id" || key2 === "media_type" || key2 === "sha256")) {
												validate28.errors = [issue(instancePath + "/shell_ref", "additionalProperties", { additionalProperty: key2 })];
												return false;
											}
											if (data8.content_id !== void 0) {
												if ("bash-runtime" !== data8.content_id) {
													validate28.errors = [issue(instancePath + "/shell_ref/content_id", "const", { allowedValue: "bash-runtime" })];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data8.media_type !== void 0) {
													if ("application/x-executable" !== data8.media_type) {
														validate28.errors = [issue(instancePath + "/shell_ref/media_type", "const", { allowedValue: "application/x-executable" })];
														return false;
													}
													var valid3 = true;
												} else var valid3 = true;
												if (valid3) {
													if (data8.sha256 !== void 0) {
														let data11 = data8.sha256;
														if (typeof data11 === "string") {
															if (!pattern4.test(data11)) {
																validate28.errors = [issue(instancePath + "/shell_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																return false;
															}
														} else {
															validate28.errors = [issue(instancePath + "/shell_ref/sha256", "type", { type: "string" })];
															return false;
														}
														var valid3 = true;
													} else var valid3 = true;
												}
											}
										}
									} else {
										validate28.errors = [issue(instancePath + "/shell_ref", "type", { type: "object" })];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate28.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate28.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.bootstrap_ref === void 0 && (missing0 = "bootstrap_ref") || data.core_closure === void 0 && (missing0 = "core_closure") || data.core_contract === void 0 && (missing0 = "core_contract") || data.driver_ref === void 0 && (missing0 = "driver_ref") || data.launcher_ref === void 0 && (missing0 = "launcher_ref") || data.program_ref === void 0 && (missing0 = "program_ref") || data.runtime === void 0 && (missing0 = "runtime")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "bootstrap_ref" || key0 === "core_closure" || key0 === "core_contract" || key0 === "driver_ref" || key0 === "launcher_ref" || key0 === "program_ref" || key0 === "runtime")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.bootstrap_ref !== void 0) {
						let data0 = data.bootstrap_ref;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.content_id === void 0 && (missing1 = "content_id") || data0.media_type === void 0 && (missing1 = "media_type") || data0.sha256 === void 0 && (missing1 = "sha256")) {
									validate21.errors = [issue(instancePath + "/bootstrap_ref", "required", { missingProperty: missing1 })];
									return false;
								} else {
									const _errs4 = errors;
									for (const key1 in data0) if (!(key1 === "content_id" || key1 === "media_type" || key1 === "sha256")) {
										validate21.errors = [issue(instancePath + "/bootstrap_ref", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									if (_errs4 === errors) {
										if (data0.content_id !== void 0) {
											const _errs5 = errors;
											if ("orchestrator-state-scanner-bootstrap.v1" !== data0.content_id) {
												validate21.errors = [issue(instancePath + "/bootstrap_ref/content_id", "const", { allowedValue: "orchestrator-state-scanner-bootstrap.v1" })];
												return false;
											}
											var valid1 = _errs5 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data0.media_type !== void 0) {
												const _errs6 = errors;
												if ("text/x-shellscript" !== data0.media_type) {
													validate21.errors = [issue(instancePath + "/bootstrap_ref/media_type", "const", { allowedValue: "text/x-shellscript" })];
													return false;
												}
												var valid1 = _errs6 === errors;
											} else var valid1 = true;
											if (valid1) {
												if (data0.sha256 !== void 0) {
													let data3 = data0.sha256;
													const _errs7 = errors;
													if (errors === errors) {
														if (typeof data3 === "string") {
															if (!pattern4.test(data3)) {
																validate21.errors = [issue(instancePath + "/bootstrap_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																return false;
															}
														} else {
															validate21.errors = [issue(instancePath + "/bootstrap_ref/sha256", "type", { type: "string" })];
															return false;
														}
													}
													var valid1 = _errs7 === errors;
												} else var valid1 = true;
											}
										}
									}
								}
							} else {
								validate21.errors = [issue(instancePath + "/bootstrap_ref", "type", { type: "object" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.core_closure !== void 0) {
							let data4 = data.core_closure;
							const _errs10 = errors;
							if (errors === _errs10) {
								if (Array.isArray(data4)) {
									if (data4.length > 9) {
										validate21.errors = [issue(instancePath + "/core_closure", "maxItems", { limit: 9 })];
										return false;
									} else if (data4.length < 9) {
										validate21.errors = [issue(instancePath + "/core_closure", "minItems", { limit: 9 })];
										return false;
									} else {
										const len0 = data4.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs12 = errors;
											if (!validate22(data4[i0], {
												instancePath: instancePath + "/core_closure/" + i0,
												parentData: data4,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											if (!(_errs12 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/core_closure", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs10 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.core_contract !== void 0) {
								const _errs13 = errors;
								if (!validate24(data.core_contract, {
									instancePath: instancePath + "/core_contract",
									parentData: data,
									parentDataProperty: "core_contract",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs13 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.driver_ref !== void 0) {
									let data7 = data.driver_ref;
									const _errs14 = errors;
									if (errors === _errs14) {
										if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
											let missing2;
											if (data7.content_id === void 0 && (missing2 = "content_id") || data7.media_type === void 0 && (missing2 = "media_type") || data7.sha256 === void 0 && (missing2 = "sha256")) {
												validate21.errors = [issue(instancePath + "/driver_ref", "required", { missingProperty: missing2 })];
												return false;
											} else {
												const _errs16 = errors;
												for (const key2 in data7) if (!(key2 === "content_id" || key2 === "media_type" || key2 === "sha256")) {
													validate21.errors = [issue(instancePath + "/driver_ref", "additionalProperties", { additionalProperty: key2 })];
													return false;
												}
												if (_errs16 === errors) {
													if (data7.content_id !== void 0) {
														const _errs17 = errors;
														if ("orchestrator-state-scanner-driver.v1" !== data7.content_id) {
															validate21.errors = [issue(instancePath + "/driver_ref/content_id", "const", { allowedValue: "orchestrator-state-scanner-driver.v1" })];
															return false;
														}
														var valid4 = _errs17 === errors;
													} else var valid4 = true;
													if (valid4) {
														if (data7.media_type !== void 0) {
															const _errs18 = errors;
															if ("text/x-shellscript" !== data7.media_type) {
																validate21.errors = [issue(instancePath + "/driver_ref/media_type", "const", { allowedValue: "text/x-shellscript" })];
																return false;
															}
															var valid4 = _errs18 === errors;
														} else var valid4 = true;
														if (valid4) {
															if (data7.sha256 !== void 0) {
																let data10 = data7.sha256;
																const _errs19 = errors;
																if (errors === errors) {
																	if (typeof data10 === "string") {
																		if (!pattern4.test(data10)) {
																			validate21.errors = [issue(instancePath + "/driver_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																			return false;
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/driver_ref/sha256", "type", { type: "string" })];
																		return false;
																	}
																}
																var valid4 = _errs19 === errors;
															} else var valid4 = true;
														}
													}
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/driver_ref", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs14 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.launcher_ref !== void 0) {
										let data11 = data.launcher_ref;
										const _errs22 = errors;
										if (errors === _errs22) {
											if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
												let missing3;
												if (data11.content_id === void 0 && (missing3 = "content_id") || data11.media_type === void 0 && (missing3 = "media_type") || data11.sha256 === void 0 && (missing3 = "sha256")) {
													validate21.errors = [issue(instancePath + "/launcher_ref", "required", { missingProperty: missing3 })];
													return false;
												} else {
													const _errs24 = errors;
													for (const key3 in data11) if (!(key3 === "content_id" || key3 === "media_type" || key3 === "sha256")) {
														validate21.errors = [issue(instancePath + "/launcher_ref", "additionalProperties", { additionalProperty: key3 })];
														return false;
													}
													if (_errs24 === errors) {
														if (data11.content_id !== void 0) {
															const _errs25 = errors;
															if ("orchestrator-state-scanner-launcher.v1" !== data11.content_id) {
																validate21.errors = [issue(instancePath + "/launcher_ref/content_id", "const", { allowedValue: "orchestrator-state-scanner-launcher.v1" })];
																return false;
															}
															var valid6 = _errs25 === errors;
														} else var valid6 = true;
														if (valid6) {
															if (data11.media_type !== void 0) {
																const _errs26 = errors;
																if ("text/x-shellscript" !== data11.media_type) {
																	validate21.errors = [issue(instancePath + "/launcher_ref/media_type", "const", { allowedValue: "text/x-shellscript" })];
																	return false;
																}
																var valid6 = _errs26 === errors;
															} else var valid6 = true;
															if (valid6) {
																if (data11.sha256 !== void 0) {
																	let data14 = data11.sha256;
																	const _errs27 = errors;
																	if (errors === errors) {
																		if (typeof data14 === "string") {
																			if (!pattern4.test(data14)) {
																				validate21.errors = [issue(instancePath + "/launcher_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																				return false;
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/launcher_ref/sha256", "type", { type: "string" })];
																			return false;
																		}
																	}
																	var valid6 = _errs27 === errors;
																} else var valid6 = true;
															}
														}
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/launcher_ref", "type", { type: "object" })];
												return false;
											}
										}
										var valid0 = _errs22 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.program_ref !== void 0) {
											let data15 = data.program_ref;
											const _errs30 = errors;
											if (errors === _errs30) {
												if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
													let missing4;
													if (data15.content_id === void 0 && (missing4 = "content_id") || data15.media_type === void 0 && (missing4 = "media_type") || data15.sha256 === void 0 && (missing4 = "sha256")) {
														validate21.errors = [issue(instancePath + "/program_ref", "required", { missingProperty: missing4 })];
														return false;
													} else {
														const _errs32 = errors;
														for (const key4 in data15) if (!(key4 === "content_id" || key4 === "media_type" || key4 === "sha256")) {
															validate21.errors = [issue(instancePath + "/program_ref", "additionalProperties", { additionalProperty: key4 })];
															return false;
														}
														if (_errs32 === errors) {
															if (data15.content_id !== void 0) {
																const _errs33 = errors;
																if ("orchestrator-state-scanner-program.v1" !== data15.content_id) {
																	validate21.errors = [issue(instancePath + "/program_ref/content_id", "const", { allowedValue: "orchestrator-state-scanner-program.v1" })];
																	return false;
																}
																var valid8 = _errs33 === errors;
															} else var valid8 = true;
															if (valid8) {
																if (data15.media_type !== void 0) {
																	const _errs34 = errors;
																	if ("text/x-jq" !== data15.media_type) {
																		validate21.errors = [issue(instancePath + "/program_ref/media_type", "const", { allowedValue: "text/x-jq" })];
																		return false;
																	}
																	var valid8 = _errs34 === errors;
																} else var valid8 = true;
																if (valid8) {
																	if (data15.sha256 !== void 0) {
																		let data18 = data15.sha256;
																		const _errs35 = errors;
																		if (errors === errors) {
																			if (typeof data18 === "string") {
																				if (!pattern4.test(data18)) {
																					validate21.errors = [issue(instancePath + "/program_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																					return false;
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/program_ref/sha256", "type", { type: "string" })];
																				return false;
																			}
																		}
																		var valid8 = _errs35 === errors;
																	} else var valid8 = true;
																}
															}
														}
													}
												} else {
													validate21.errors = [issue(instancePath + "/program_ref", "type", { type: "object" })];
													return false;
												}
											}
											var valid0 = _errs30 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.runtime !== void 0) {
												const _errs38 = errors;
												if (!validate28(data.runtime, {
													instancePath: instancePath + "/runtime",
													parentData: data,
													parentDataProperty: "runtime",
													rootData
												})) {
													vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs38 === errors;
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
							if ("orchestrator_state_scanner_evaluator" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_state_scanner_evaluator" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("orchestrator.state-scanner.v1" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "orchestrator.state-scanner.v1" })];
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