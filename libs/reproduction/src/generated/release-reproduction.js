// Generated from libs/reproduction/schemas/release-reproduction.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern4 = new RegExp("^reproduction\\.[0-9a-f]{64}$", "u");
const pattern5 = new RegExp("^release\\.[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "manifest_sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate22.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.manifest_sha256 !== void 0) {
					let data1 = data.manifest_sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
							validate22.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
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
const schema36 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["state", "compared"],
	"properties": {
		"state": { "const": "equal" },
		"compared": {
			"description": "Every file of the release directory, or the manifest, whose id covers all the others.",
			"enum": ["release", "manifest"]
		}
	}
};
const pattern7 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
const pattern8 = new RegExp("^E_[A-Z]+(?:_[A-Z]+)*$", "u");
const func1 = require_ucs2length().default;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "name" || key0 === "outcome")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.name !== void 0) {
						let data0 = data.name;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern7.test(data0)) {
									validate24.errors = [issue(instancePath + "/name", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" })];
									return false;
								}
							} else {
								validate24.errors = [issue(instancePath + "/name", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.outcome !== void 0) {
							let data1 = data.outcome;
							const _errs4 = errors;
							const _errs5 = errors;
							let valid1 = false;
							let passing0 = null;
							const _errs6 = errors;
							if (errors === errors) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									let missing1;
									if (data1.state === void 0 && (missing1 = "state") || data1.compared === void 0 && (missing1 = "compared")) {
										const err0 = issue(instancePath + "/outcome", "required", { missingProperty: missing1 });
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
									} else {
										const _errs9 = errors;
										for (const key1 in data1) if (!(key1 === "state" || key1 === "compared")) {
											const err1 = issue(instancePath + "/outcome", "additionalProperties", { additionalProperty: key1 });
											if (vErrors === null) vErrors = [err1];
											else vErrors.push(err1);
											errors++;
											break;
										}
										if (_errs9 === errors) {
											if (data1.state !== void 0) {
												const _errs10 = errors;
												if ("equal" !== data1.state) {
													const err2 = issue(instancePath + "/outcome/state", "const", { allowedValue: "equal" });
													if (vErrors === null) vErrors = [err2];
													else vErrors.push(err2);
													errors++;
												}
												var valid3 = _errs10 === errors;
											} else var valid3 = true;
											if (valid3) {
												if (data1.compared !== void 0) {
													let data3 = data1.compared;
													const _errs11 = errors;
													if (!(data3 === "release" || data3 === "manifest")) {
														const err3 = issue(instancePath + "/outcome/compared", "enum", { allowedValues: schema36.properties.compared.enum });
														if (vErrors === null) vErrors = [err3];
														else vErrors.push(err3);
														errors++;
													}
													var valid3 = _errs11 === errors;
												} else var valid3 = true;
											}
										}
									}
								} else {
									const err4 = issue(instancePath + "/outcome", "type", { type: "object" });
									if (vErrors === null) vErrors = [err4];
									else vErrors.push(err4);
									errors++;
								}
							}
							var _valid0 = _errs6 === errors;
							if (_valid0) {
								valid1 = true;
								passing0 = 0;
							}
							const _errs12 = errors;
							if (errors === errors) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									let missing2;
									if (data1.state === void 0 && (missing2 = "state") || data1.token === void 0 && (missing2 = "token")) {
										const err5 = issue(instancePath + "/outcome", "required", { missingProperty: missing2 });
										if (vErrors === null) vErrors = [err5];
										else vErrors.push(err5);
										errors++;
									} else {
										const _errs15 = errors;
										for (const key2 in data1) if (!(key2 === "state" || key2 === "token")) {
											const err6 = issue(instancePath + "/outcome", "additionalProperties", { additionalProperty: key2 });
											if (vErrors === null) vErrors = [err6];
											else vErrors.push(err6);
											errors++;
											break;
										}
										if (_errs15 === errors) {
											if (data1.state !== void 0) {
												const _errs16 = errors;
												if ("refused" !== data1.state) {
													const err7 = issue(instancePath + "/outcome/state", "const", { allowedValue: "refused" });
													if (vErrors === null) vErrors = [err7];
													else vErrors.push(err7);
													errors++;
												}
												var valid5 = _errs16 === errors;
											} else var valid5 = true;
											if (valid5) {
												if (data1.token !== void 0) {
													let data5 = data1.token;
													const _errs17 = errors;
													if (errors === _errs17) {
														if (typeof data5 === "string") {
															if (func1(data5) > 64) {
																const err8 = issue(instancePath + "/outcome/token", "maxLength", { limit: 64 });
																if (vErrors === null) vErrors = [err8];
																else vErrors.push(err8);
																errors++;
															} else if (!pattern8.test(data5)) {
																const err9 = issue(instancePath + "/outcome/token", "pattern", { pattern: "^E_[A-Z]+(?:_[A-Z]+)*$" });
																if (vErrors === null) vErrors = [err9];
																else vErrors.push(err9);
																errors++;
															}
														} else {
															const err10 = issue(instancePath + "/outcome/token", "type", { type: "string" });
															if (vErrors === null) vErrors = [err10];
															else vErrors.push(err10);
															errors++;
														}
													}
													var valid5 = _errs17 === errors;
												} else var valid5 = true;
											}
										}
									}
								} else {
									const err11 = issue(instancePath + "/outcome", "type", { type: "object" });
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
							}
							var _valid0 = _errs12 === errors;
							if (_valid0 && valid1) {
								valid1 = false;
								passing0 = [passing0, 1];
							} else {
								if (_valid0) {
									valid1 = true;
									passing0 = 1;
								}
								const _errs19 = errors;
								if (errors === errors) {
									if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
										let missing3;
										if (data1.state === void 0 && (missing3 = "state") || data1.reason === void 0 && (missing3 = "reason")) {
											const err12 = issue(instancePath + "/outcome", "required", { missingProperty: missing3 });
											if (vErrors === null) vErrors = [err12];
											else vErrors.push(err12);
											errors++;
										} else {
											const _errs22 = errors;
											for (const key3 in data1) if (!(key3 === "state" || key3 === "reason")) {
												const err13 = issue(instancePath + "/outcome", "additionalProperties", { additionalProperty: key3 });
												if (vErrors === null) vErrors = [err13];
												else vErrors.push(err13);
												errors++;
												break;
											}
											if (_errs22 === errors) {
												if (data1.state !== void 0) {
													const _errs23 = errors;
													if ("unavailable" !== data1.state) {
														const err14 = issue(instancePath + "/outcome/state", "const", { allowedValue: "unavailable" });
														if (vErrors === null) vErrors = [err14];
														else vErrors.push(err14);
														errors++;
													}
													var valid7 = _errs23 === errors;
												} else var valid7 = true;
												if (valid7) {
													if (data1.reason !== void 0) {
														let data7 = data1.reason;
														const _errs24 = errors;
														if (errors === _errs24) {
															if (typeof data7 === "string") {
																if (func1(data7) > 200) {
																	const err15 = issue(instancePath + "/outcome/reason", "maxLength", { limit: 200 });
																	if (vErrors === null) vErrors = [err15];
																	else vErrors.push(err15);
																	errors++;
																} else if (func1(data7) < 1) {
																	const err16 = issue(instancePath + "/outcome/reason", "minLength", { limit: 1 });
																	if (vErrors === null) vErrors = [err16];
																	else vErrors.push(err16);
																	errors++;
																}
															} else {
																const err17 = issue(instancePath + "/outcome/reason", "type", { type: "string" });
																if (vErrors === null) vErrors = [err17];
																else vErrors.push(err17);
																errors++;
															}
														}
														var valid7 = _errs24 === errors;
													} else var valid7 = true;
												}
											}
										}
									} else {
										const err18 = issue(instancePath + "/outcome", "type", { type: "object" });
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
								}
								var _valid0 = _errs19 === errors;
								if (_valid0 && valid1) {
									valid1 = false;
									passing0 = [passing0, 2];
								} else if (_valid0) {
									valid1 = true;
									passing0 = 2;
								}
							}
							if (!valid1) {
								const err19 = issue(instancePath + "/outcome", "oneOf", { passingSchemas: passing0 });
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
								validate24.errors = vErrors;
								return false;
							} else {
								errors = _errs5;
								if (vErrors !== null) {
									if (_errs5) vErrors.length = _errs5;
									else vErrors = null;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
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
			if (data.release_ref === void 0 && (missing0 = "release_ref") || data.variations === void 0 && (missing0 = "variations")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "release_ref" || key0 === "variations")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.release_ref !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.release_ref, {
							instancePath: instancePath + "/release_ref",
							parentData: data,
							parentDataProperty: "release_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.variations !== void 0) {
							let data1 = data.variations;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 256) {
										validate21.errors = [issue(instancePath + "/variations", "maxItems", { limit: 256 })];
										return false;
									} else if (data1.length < 1) {
										validate21.errors = [issue(instancePath + "/variations", "minItems", { limit: 1 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate24(data1[i0], {
												instancePath: instancePath + "/variations/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/variations", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
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
							if ("release_reproduction" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "release_reproduction" })];
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
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^reproduction\\.[0-9a-f]{64}$" })];
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