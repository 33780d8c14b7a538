// Generated from libs/ledger/schemas/release-challenge.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema35 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_id", "state"],
	"properties": {
		"reason_id": { "enum": [
			"code.failed",
			"commit.missing",
			"commit.unreachable",
			"gates.refused",
			"history.shallow",
			"packages.unavailable",
			"repository.unfit"
		] },
		"state": { "const": "underived" }
	}
};
const schema41 = { "enum": [
	"differ",
	"match",
	"unknown"
] };
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"code",
		"manifest_sha256",
		"state"
	],
	"properties": {
		"code": {
			"description": "The code that derived: this checkout, which is the commit's, or a clone of its own at the commit.",
			"enum": ["checkout", "own-clone"]
		},
		"manifest_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"state": { "const": "derived" }
	}
};
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.code === void 0 && (missing0 = "code") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.state === void 0 && (missing0 = "state")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "code" || key0 === "manifest_sha256" || key0 === "state")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.code !== void 0) {
				let data0 = data.code;
				if (!(data0 === "checkout" || data0 === "own-clone")) {
					validate22.errors = [issue(instancePath + "/code", "enum", { allowedValues: schema33.properties.code.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.manifest_sha256 !== void 0) {
					let data1 = data.manifest_sha256;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate22.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.state !== void 0) {
						if ("derived" !== data.state) {
							validate22.errors = [issue(instancePath + "/state", "const", { allowedValue: "derived" })];
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
const func1 = require_ucs2length().default;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.at === void 0 && (missing0 = "at")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "at" || key0 === "from" || key0 === "to")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.at !== void 0) {
				let data0 = data.at;
				if (typeof data0 === "string") {
					if (func1(data0) > 1024) {
						validate25.errors = [issue(instancePath + "/at", "maxLength", { limit: 1024 })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/at", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.from !== void 0) {
					let data1 = data.from;
					if (typeof data1 === "string") {
						if (func1(data1) > 512) {
							validate25.errors = [issue(instancePath + "/from", "maxLength", { limit: 512 })];
							return false;
						}
					} else {
						validate25.errors = [issue(instancePath + "/from", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.to !== void 0) {
						let data2 = data.to;
						if (typeof data2 === "string") {
							if (func1(data2) > 512) {
								validate25.errors = [issue(instancePath + "/to", "maxLength", { limit: 512 })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/to", "type", { type: "string" })];
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
			if (data.fields === void 0 && (missing0 = "fields") || data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "fields" || key0 === "name" || key0 === "outcome")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.fields !== void 0) {
						let data0 = data.fields;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 64) {
									validate24.errors = [issue(instancePath + "/fields", "maxItems", { limit: 64 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate25(data0[i0], {
											instancePath: instancePath + "/fields/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate24.errors = [issue(instancePath + "/fields", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data2 = data.name;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (func1(data2) > 1024) {
										validate24.errors = [issue(instancePath + "/name", "maxLength", { limit: 1024 })];
										return false;
									} else if (func1(data2) < 1) {
										validate24.errors = [issue(instancePath + "/name", "minLength", { limit: 1 })];
										return false;
									}
								} else {
									validate24.errors = [issue(instancePath + "/name", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.outcome !== void 0) {
								let data3 = data.outcome;
								const _errs8 = errors;
								if (!(data3 === "differ" || data3 === "match" || data3 === "unknown")) {
									validate24.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema41.enum })];
									return false;
								}
								var valid0 = _errs8 === errors;
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
const pattern5 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern7 = new RegExp("^release\\.[0-9a-f]{64}$", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.release_id === void 0 && (missing0 = "release_id")) {
			validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "manifest_sha256" || key0 === "release_id")) {
				validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate32.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate32.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.manifest_sha256 !== void 0) {
					let data1 = data.manifest_sha256;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate32.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate32.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.release_id !== void 0) {
						let data2 = data.release_id;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate32.errors = [issue(instancePath + "/release_id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate32.errors = [issue(instancePath + "/release_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate32.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate32.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.derivation === void 0 && (missing0 = "derivation") || data.outcome === void 0 && (missing0 = "outcome") || data.release === void 0 && (missing0 = "release") || data.directory === void 0 && (missing0 = "directory") || data.facts === void 0 && (missing0 = "facts") || data.files === void 0 && (missing0 = "files") || data.gate_documents === void 0 && (missing0 = "gate_documents") || data.gates === void 0 && (missing0 = "gates")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "derivation" || key0 === "directory" || key0 === "facts" || key0 === "files" || key0 === "gate_documents" || key0 === "gates" || key0 === "outcome" || key0 === "release")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.derivation !== void 0) {
						let data0 = data.derivation;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate22(data0, {
							instancePath: instancePath + "/derivation",
							parentData: data,
							parentDataProperty: "derivation",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (errors === errors) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.reason_id === void 0 && (missing1 = "reason_id") || data0.state === void 0 && (missing1 = "state")) {
									const err0 = issue(instancePath + "/derivation", "required", { missingProperty: missing1 });
									if (vErrors === null) vErrors = [err0];
									else vErrors.push(err0);
									errors++;
								} else {
									const _errs8 = errors;
									for (const key1 in data0) if (!(key1 === "reason_id" || key1 === "state")) {
										const err1 = issue(instancePath + "/derivation", "additionalProperties", { additionalProperty: key1 });
										if (vErrors === null) vErrors = [err1];
										else vErrors.push(err1);
										errors++;
										break;
									}
									if (_errs8 === errors) {
										if (data0.reason_id !== void 0) {
											let data1 = data0.reason_id;
											const _errs9 = errors;
											if (!(data1 === "code.failed" || data1 === "commit.missing" || data1 === "commit.unreachable" || data1 === "gates.refused" || data1 === "history.shallow" || data1 === "packages.unavailable" || data1 === "repository.unfit")) {
												const err2 = issue(instancePath + "/derivation/reason_id", "enum", { allowedValues: schema35.properties.reason_id.enum });
												if (vErrors === null) vErrors = [err2];
												else vErrors.push(err2);
												errors++;
											}
											var valid3 = _errs9 === errors;
										} else var valid3 = true;
										if (valid3) {
											if (data0.state !== void 0) {
												const _errs10 = errors;
												if ("underived" !== data0.state) {
													const err3 = issue(instancePath + "/derivation/state", "const", { allowedValue: "underived" });
													if (vErrors === null) vErrors = [err3];
													else vErrors.push(err3);
													errors++;
												}
												var valid3 = _errs10 === errors;
											} else var valid3 = true;
										}
									}
								}
							} else {
								const err4 = issue(instancePath + "/derivation", "type", { type: "object" });
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							}
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err5 = issue(instancePath + "/derivation", "oneOf", { passingSchemas: passing0 });
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
							validate21.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.directory !== void 0) {
							let data3 = data.directory;
							const _errs11 = errors;
							if (errors === _errs11) {
								if (Array.isArray(data3)) {
									if (data3.length > 8) {
										validate21.errors = [issue(instancePath + "/directory", "maxItems", { limit: 8 })];
										return false;
									} else {
										const len0 = data3.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs13 = errors;
											if (!validate24(data3[i0], {
												instancePath: instancePath + "/directory/" + i0,
												parentData: data3,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
												errors = vErrors.length;
											}
											if (!(_errs13 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/directory", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.facts !== void 0) {
								let data5 = data.facts;
								const _errs14 = errors;
								if (errors === _errs14) {
									if (Array.isArray(data5)) {
										if (data5.length > 131072) {
											validate21.errors = [issue(instancePath + "/facts", "maxItems", { limit: 131072 })];
											return false;
										} else {
											const len1 = data5.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs16 = errors;
												if (!validate24(data5[i1], {
													instancePath: instancePath + "/facts/" + i1,
													parentData: data5,
													parentDataProperty: i1,
													rootData
												})) {
													vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
													errors = vErrors.length;
												}
												if (!(_errs16 === errors)) break;
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/facts", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs14 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.files !== void 0) {
									let data7 = data.files;
									const _errs17 = errors;
									if (errors === _errs17) {
										if (Array.isArray(data7)) {
											if (data7.length > 131072) {
												validate21.errors = [issue(instancePath + "/files", "maxItems", { limit: 131072 })];
												return false;
											} else {
												const len2 = data7.length;
												for (let i2 = 0; i2 < len2; i2++) {
													const _errs19 = errors;
													if (!validate24(data7[i2], {
														instancePath: instancePath + "/files/" + i2,
														parentData: data7,
														parentDataProperty: i2,
														rootData
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													if (!(_errs19 === errors)) break;
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/files", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs17 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.gate_documents !== void 0) {
										let data9 = data.gate_documents;
										const _errs20 = errors;
										if (errors === _errs20) {
											if (Array.isArray(data9)) {
												if (data9.length > 131072) {
													validate21.errors = [issue(instancePath + "/gate_documents", "maxItems", { limit: 131072 })];
													return false;
												} else {
													const len3 = data9.length;
													for (let i3 = 0; i3 < len3; i3++) {
														const _errs22 = errors;
														if (!validate24(data9[i3], {
															instancePath: instancePath + "/gate_documents/" + i3,
															parentData: data9,
															parentDataProperty: i3,
															rootData
														})) {
															vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
															errors = vErrors.length;
														}
														if (!(_errs22 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/gate_documents", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs20 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.gates !== void 0) {
											let data11 = data.gates;
											const _errs23 = errors;
											if (errors === _errs23) {
												if (Array.isArray(data11)) {
													if (data11.length > 131072) {
														validate21.errors = [issue(instancePath + "/gates", "maxItems", { limit: 131072 })];
														return false;
													} else {
														const len4 = data11.length;
														for (let i4 = 0; i4 < len4; i4++) {
															const _errs25 = errors;
															if (!validate24(data11[i4], {
																instancePath: instancePath + "/gates/" + i4,
																parentData: data11,
																parentDataProperty: i4,
																rootData
															})) {
																vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
																errors = vErrors.length;
															}
															if (!(_errs25 === errors)) break;
														}
													}
												} else {
													validate21.errors = [issue(instancePath + "/gates", "type", { type: "array" })];
													return false;
												}
											}
											var valid0 = _errs23 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.outcome !== void 0) {
												let data13 = data.outcome;
												const _errs26 = errors;
												if (!(data13 === "differ" || data13 === "match" || data13 === "unknown")) {
													validate21.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema41.enum })];
													return false;
												}
												var valid0 = _errs26 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.release !== void 0) {
													const _errs28 = errors;
													if (!validate32(data.release, {
														instancePath: instancePath + "/release",
														parentData: data,
														parentDataProperty: "release",
														rootData
													})) {
														vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs28 === errors;
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
							const _errs3 = errors;
							if ("release-challenge.v1" !== data.id) {
								validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "release-challenge.v1" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs4 = errors;
								if ("release_challenge" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "release_challenge" })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.schema_version !== void 0) {
									const _errs5 = errors;
									if (1 !== data.schema_version) {
										validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
										return false;
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