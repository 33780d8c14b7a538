// Generated from libs/ledger/schemas/release-entry.schema.json by tools/generate (npm run generate). Do not edit.
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
const func1 = require_ucs2length().default;
const pattern4 = new RegExp("^(?:evidence\\.[a-z0-9][a-z0-9-]{0,30}\\.json|gates\\.[a-z0-9][a-z0-9-]{0,30}\\.[a-z0-9][a-z0-9-]{0,62}\\.[A-Za-z0-9][A-Za-z0-9._-]{0,127})$", "u");
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.name === void 0 && (missing0 = "name") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "name" || key0 === "sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func1(data0) > 256) {
						validate22.errors = [issue(instancePath + "/name", "maxLength", { limit: 256 })];
						return false;
					} else if (!pattern4.test(data0)) {
						validate22.errors = [issue(instancePath + "/name", "pattern", { pattern: "^(?:evidence\\.[a-z0-9][a-z0-9-]{0,30}\\.json|gates\\.[a-z0-9][a-z0-9-]{0,30}\\.[a-z0-9][a-z0-9-]{0,62}\\.[A-Za-z0-9][A-Za-z0-9._-]{0,127})$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/name", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
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
const pattern7 = new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[a-z-][0-9a-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[a-z-][0-9a-z-]*))*)?$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.entry_sha256 === void 0 && (missing0 = "entry_sha256") || data.version === void 0 && (missing0 = "version")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "entry_sha256" || key0 === "version")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.entry_sha256 !== void 0) {
				let data0 = data.entry_sha256;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate25.errors = [issue(instancePath + "/entry_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/entry_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.version !== void 0) {
					let data1 = data.version;
					if (typeof data1 === "string") {
						if (func1(data1) > 64) {
							validate25.errors = [issue(instancePath + "/version", "maxLength", { limit: 64 })];
							return false;
						} else if (!pattern7.test(data1)) {
							validate25.errors = [issue(instancePath + "/version", "pattern", { pattern: "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[a-z-][0-9a-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[a-z-][0-9a-z-]*))*)?$" })];
							return false;
						}
					} else {
						validate25.errors = [issue(instancePath + "/version", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
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
			if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "value")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if ("present" !== data.state) {
							validate24.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.value !== void 0) {
							const _errs3 = errors;
							if (!validate25(data.value, {
								instancePath: instancePath + "/value",
								parentData: data,
								parentDataProperty: "value",
								rootData
							})) {
								vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
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
const pattern8 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern10 = new RegExp("^release\\.[0-9a-f]{64}$", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.release_id === void 0 && (missing0 = "release_id")) {
			validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "manifest_sha256" || key0 === "release_id")) {
				validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern8.test(data0)) {
						validate28.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate28.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.manifest_sha256 !== void 0) {
					let data1 = data.manifest_sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate28.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate28.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.release_id !== void 0) {
						let data2 = data.release_id;
						if (typeof data2 === "string") {
							if (!pattern10.test(data2)) {
								validate28.errors = [issue(instancePath + "/release_id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate28.errors = [issue(instancePath + "/release_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
const pattern11 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kept === void 0 && (missing0 = "kept") || data.previous === void 0 && (missing0 = "previous") || data.release === void 0 && (missing0 = "release") || data.repository_id === void 0 && (missing0 = "repository_id") || data.version === void 0 && (missing0 = "version")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "kept" || key0 === "previous" || key0 === "release" || key0 === "repository_id" || key0 === "version")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.kept !== void 0) {
						let data0 = data.kept;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 256) {
									validate21.errors = [issue(instancePath + "/kept", "maxItems", { limit: 256 })];
									return false;
								} else if (data0.length < 1) {
									validate21.errors = [issue(instancePath + "/kept", "minItems", { limit: 1 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate22(data0[i0], {
											instancePath: instancePath + "/kept/" + i0,
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
								validate21.errors = [issue(instancePath + "/kept", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.previous !== void 0) {
							let data2 = data.previous;
							const _errs5 = errors;
							const _errs6 = errors;
							let valid2 = false;
							let passing0 = null;
							const _errs7 = errors;
							if (errors === errors) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.reason_id === void 0 && (missing1 = "reason_id") || data2.state === void 0 && (missing1 = "state")) {
										const err0 = issue(instancePath + "/previous", "required", { missingProperty: missing1 });
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
									} else {
										const _errs10 = errors;
										for (const key1 in data2) if (!(key1 === "reason_id" || key1 === "state")) {
											const err1 = issue(instancePath + "/previous", "additionalProperties", { additionalProperty: key1 });
											if (vErrors === null) vErrors = [err1];
											else vErrors.push(err1);
											errors++;
											break;
										}
										if (_errs10 === errors) {
											if (data2.reason_id !== void 0) {
												const _errs11 = errors;
												if ("ledger.first" !== data2.reason_id) {
													const err2 = issue(instancePath + "/previous/reason_id", "const", { allowedValue: "ledger.first" });
													if (vErrors === null) vErrors = [err2];
													else vErrors.push(err2);
													errors++;
												}
												var valid4 = _errs11 === errors;
											} else var valid4 = true;
											if (valid4) {
												if (data2.state !== void 0) {
													const _errs12 = errors;
													if ("absent" !== data2.state) {
														const err3 = issue(instancePath + "/previous/state", "const", { allowedValue: "absent" });
														if (vErrors === null) vErrors = [err3];
														else vErrors.push(err3);
														errors++;
													}
													var valid4 = _errs12 === errors;
												} else var valid4 = true;
											}
										}
									}
								} else {
									const err4 = issue(instancePath + "/previous", "type", { type: "object" });
									if (vErrors === null) vErrors = [err4];
									else vErrors.push(err4);
									errors++;
								}
							}
							var _valid0 = _errs7 === errors;
							if (_valid0) {
								valid2 = true;
								passing0 = 0;
							}
							const _errs13 = errors;
							if (!validate24(data2, {
								instancePath: instancePath + "/previous",
								parentData: data,
								parentDataProperty: "previous",
								rootData
							})) {
								vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs13 === errors;
							if (_valid0 && valid2) {
								valid2 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid2 = true;
								passing0 = 1;
							}
							if (!valid2) {
								const err5 = issue(instancePath + "/previous", "oneOf", { passingSchemas: passing0 });
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
								validate21.errors = vErrors;
								return false;
							} else {
								errors = _errs6;
								if (vErrors !== null) {
									if (_errs6) vErrors.length = _errs6;
									else vErrors = null;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.release !== void 0) {
								const _errs14 = errors;
								if (!validate28(data.release, {
									instancePath: instancePath + "/release",
									parentData: data,
									parentDataProperty: "release",
									rootData
								})) {
									vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs14 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.repository_id !== void 0) {
									let data6 = data.repository_id;
									const _errs15 = errors;
									if (errors === errors) {
										if (typeof data6 === "string") {
											if (!pattern11.test(data6)) {
												validate21.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate21.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs15 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.version !== void 0) {
										let data7 = data.version;
										const _errs18 = errors;
										if (errors === errors) {
											if (typeof data7 === "string") {
												if (func1(data7) > 64) {
													validate21.errors = [issue(instancePath + "/version", "maxLength", { limit: 64 })];
													return false;
												} else if (!pattern7.test(data7)) {
													validate21.errors = [issue(instancePath + "/version", "pattern", { pattern: "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[a-z-][0-9a-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[a-z-][0-9a-z-]*))*)?$" })];
													return false;
												}
											} else {
												validate21.errors = [issue(instancePath + "/version", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs18 === errors;
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
			if (data.body === void 0 && (missing0 = "body") || data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_version === void 0 && (missing0 = "schema_version")) {
				validate20.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "body" || key0 === "id" || key0 === "kind" || key0 === "schema_version")) {
					validate20.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.body !== void 0) {
						const _errs2 = errors;
						if (!validate21(data.body, {
							instancePath: instancePath + "/body",
							parentData: data,
							parentDataProperty: "body",
							rootData
						})) {
							vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.id !== void 0) {
							let data1 = data.id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern11.test(data1)) {
										validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate20.errors = [issue(instancePath + "/id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs6 = errors;
								if ("release_entry" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "release_entry" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.schema_version !== void 0) {
									const _errs7 = errors;
									if (1 !== data.schema_version) {
										validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
										return false;
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