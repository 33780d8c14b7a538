// Generated from libs/gate/schemas/gate-record.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern5 = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const schema40 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern7 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.hash_algorithm === void 0 && "hash_algorithm") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.hash_algorithm !== void 0) {
			if ("sha1" !== data.hash_algorithm) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.commit_id !== void 0) {
				let data1 = data.commit_id;
				if (errors === errors) {
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate22.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate22.errors = vErrors;
		return false;
	}
	if (_errs1 === errors) {
		const _errs10 = errors;
		let valid5 = true;
		const _errs11 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.hash_algorithm === void 0 && "hash_algorithm") {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else if (data.hash_algorithm !== void 0) {
				if ("sha256" !== data.hash_algorithm) {
					const err4 = {};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		var _valid1 = _errs11 === errors;
		errors = _errs10;
		if (vErrors !== null) {
			if (_errs10) vErrors.length = _errs10;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs13 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.commit_id !== void 0) {
					let data3 = data.commit_id;
					if (errors === errors) {
						if (typeof data3 === "string") {
							if (!pattern8.test(data3)) {
								validate22.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate22.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate22.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid9 = _errs18 === errors;
					} else var valid9 = true;
					if (valid9) {
						if (data.hash_algorithm !== void 0) {
							let data5 = data.hash_algorithm;
							const _errs21 = errors;
							if (!(data5 === "sha1" || data5 === "sha256")) {
								validate22.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema40.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate22.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
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
const schema41 = {
	"description": "A Git object the gate judged; sha256 is over its raw bytes, for a tree over its raw object payload.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"mode",
		"object_id",
		"sha256"
	],
	"properties": {
		"path": { "$ref": "#/$defs/contract.common.path" },
		"mode": { "enum": [
			"040000",
			"100644",
			"100755"
		] },
		"object_id": {
			"type": "string",
			"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
		},
		"sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
};
const pattern10 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
const pattern11 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.mode === void 0 && (missing0 = "mode") || data.object_id === void 0 && (missing0 = "object_id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "mode" || key0 === "object_id" || key0 === "sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (!pattern10.test(data0)) {
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
				if (data.mode !== void 0) {
					let data1 = data.mode;
					if (!(data1 === "040000" || data1 === "100644" || data1 === "100755")) {
						validate24.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema41.properties.mode.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.object_id !== void 0) {
						let data2 = data.object_id;
						if (typeof data2 === "string") {
							if (!pattern11.test(data2)) {
								validate24.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern8.test(data3)) {
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
		}
	} else {
		validate24.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.gate === void 0 && (missing0 = "gate") || data.record_sha256 === void 0 && (missing0 = "record_sha256")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "gate" || key0 === "record_sha256")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.gate !== void 0) {
				let data0 = data.gate;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate26.errors = [issue(instancePath + "/gate", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,30}$" })];
						return false;
					}
				} else {
					validate26.errors = [issue(instancePath + "/gate", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.record_sha256 !== void 0) {
					let data1 = data.record_sha256;
					if (typeof data1 === "string") {
						if (!pattern8.test(data1)) {
							validate26.errors = [issue(instancePath + "/record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate26.errors = [issue(instancePath + "/record_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate26.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate26.errors = vErrors;
	return true;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.sha256 === void 0 && (missing0 = "sha256")) {
			validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "sha256")) {
				validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.sha256 !== void 0) {
				let data0 = data.sha256;
				if (typeof data0 === "string") {
					if (!pattern8.test(data0)) {
						validate28.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate28.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
					return false;
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
const func1 = require_ucs2length().default;
const pattern16 = new RegExp("^[a-z0-9][a-z0-9.-]*\\.json$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (func1(data0) > 128) {
						validate30.errors = [issue(instancePath + "/path", "maxLength", { limit: 128 })];
						return false;
					} else if (!pattern16.test(data0)) {
						validate30.errors = [issue(instancePath + "/path", "pattern", { pattern: "^[a-z0-9][a-z0-9.-]*\\.json$" })];
						return false;
					}
				} else {
					validate30.errors = [issue(instancePath + "/path", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern8.test(data1)) {
							validate30.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate30.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.size_bytes !== void 0) {
						let data2 = data.size_bytes;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate30.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate30.errors = [issue(instancePath + "/size_bytes", "minimum", {
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
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gate === void 0 && (missing0 = "gate") || data.profile_id === void 0 && (missing0 = "profile_id") || data.source === void 0 && (missing0 = "source") || data.inputs === void 0 && (missing0 = "inputs") || data.upstream === void 0 && (missing0 = "upstream") || data.program === void 0 && (missing0 = "program") || data.outputs === void 0 && (missing0 = "outputs") || data.verdict === void 0 && (missing0 = "verdict")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gate" || key0 === "profile_id" || key0 === "source" || key0 === "inputs" || key0 === "upstream" || key0 === "program" || key0 === "outputs" || key0 === "verdict")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gate !== void 0) {
						let data0 = data.gate;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern5.test(data0)) {
									validate21.errors = [issue(instancePath + "/gate", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,30}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/gate", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.profile_id !== void 0) {
							let data1 = data.profile_id;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate21.errors = [issue(instancePath + "/profile_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/profile_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.source !== void 0) {
								const _errs8 = errors;
								if (!validate22(data.source, {
									instancePath: instancePath + "/source",
									parentData: data,
									parentDataProperty: "source",
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.inputs !== void 0) {
									let data3 = data.inputs;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data3)) {
											if (data3.length > 65536) {
												validate21.errors = [issue(instancePath + "/inputs", "maxItems", { limit: 65536 })];
												return false;
											} else if (data3.length < 1) {
												validate21.errors = [issue(instancePath + "/inputs", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs11 = errors;
													if (!validate24(data3[i0], {
														instancePath: instancePath + "/inputs/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/inputs", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.upstream !== void 0) {
										let data5 = data.upstream;
										const _errs12 = errors;
										if (errors === _errs12) {
											if (Array.isArray(data5)) {
												if (data5.length > 32) {
													validate21.errors = [issue(instancePath + "/upstream", "maxItems", { limit: 32 })];
													return false;
												} else {
													const len1 = data5.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs14 = errors;
														if (!validate26(data5[i1], {
															instancePath: instancePath + "/upstream/" + i1,
															parentData: data5,
															parentDataProperty: i1,
															rootData
														})) {
															vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
															errors = vErrors.length;
														}
														if (!(_errs14 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/upstream", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.program !== void 0) {
											const _errs15 = errors;
											if (!validate28(data.program, {
												instancePath: instancePath + "/program",
												parentData: data,
												parentDataProperty: "program",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.outputs !== void 0) {
												let data8 = data.outputs;
												const _errs16 = errors;
												if (errors === _errs16) {
													if (Array.isArray(data8)) {
														if (data8.length > 4096) {
															validate21.errors = [issue(instancePath + "/outputs", "maxItems", { limit: 4096 })];
															return false;
														} else if (data8.length < 1) {
															validate21.errors = [issue(instancePath + "/outputs", "minItems", { limit: 1 })];
															return false;
														} else {
															const len2 = data8.length;
															for (let i2 = 0; i2 < len2; i2++) {
																const _errs18 = errors;
																if (!validate30(data8[i2], {
																	instancePath: instancePath + "/outputs/" + i2,
																	parentData: data8,
																	parentDataProperty: i2,
																	rootData
																})) {
																	vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
																	errors = vErrors.length;
																}
																if (!(_errs18 === errors)) break;
															}
														}
													} else {
														validate21.errors = [issue(instancePath + "/outputs", "type", { type: "array" })];
														return false;
													}
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.verdict !== void 0) {
													const _errs19 = errors;
													if ("passed" !== data.verdict) {
														validate21.errors = [issue(instancePath + "/verdict", "const", { allowedValue: "passed" })];
														return false;
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
							if ("gate_record" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "gate_record" })];
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