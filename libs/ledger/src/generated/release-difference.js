// Generated from libs/ledger/schemas/release-difference.schema.json by tools/generate (npm run generate). Do not edit.
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
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"outcome",
		"release",
		"to",
		"adapters",
		"evals",
		"files",
		"gates",
		"pins",
		"policies",
		"profiles",
		"prompts",
		"skills"
	],
	"properties": {
		"adapters": { "$ref": "#/$defs/ledger.release-difference.section" },
		"evals": { "$ref": "#/$defs/ledger.release-difference.section" },
		"files": { "$ref": "#/$defs/ledger.release-difference.section" },
		"gates": { "$ref": "#/$defs/ledger.release-difference.section" },
		"pins": { "$ref": "#/$defs/ledger.release-difference.section" },
		"policies": { "$ref": "#/$defs/ledger.release-difference.section" },
		"profiles": { "$ref": "#/$defs/ledger.release-difference.section" },
		"prompts": { "$ref": "#/$defs/ledger.release-difference.section" },
		"skills": { "$ref": "#/$defs/ledger.release-difference.section" },
		"from": { "$ref": "#/$defs/ledger.common.releaseName" },
		"outcome": { "enum": ["changed", "same"] },
		"release": {
			"description": "Facts of the release as a whole.",
			"type": "array",
			"maxItems": 16,
			"items": { "$ref": "#/$defs/ledger.common.fieldChange" }
		},
		"to": { "$ref": "#/$defs/ledger.common.releaseName" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const schema40 = {
	"description": "What it would take to say is not at hand: neither the release directory nor the commit.",
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_id", "state"],
	"properties": {
		"reason_id": { "enum": ["content.absent"] },
		"state": { "const": "unread" }
	}
};
const schema35 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"change",
		"fields",
		"fields_left_out",
		"name"
	],
	"properties": {
		"change": { "enum": [
			"added",
			"changed",
			"removed"
		] },
		"fields": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/ledger.common.fieldChange" }
		},
		"fields_left_out": {
			"description": "How many more fields differ.",
			"type": "integer",
			"minimum": 0
		},
		"name": { "$ref": "#/$defs/ledger.common.thingName" }
	}
};
const func2 = require_ucs2length().default;
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
					if (func2(data0) > 1024) {
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
						if (func2(data1) > 512) {
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
							if (func2(data2) > 512) {
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
			if (data.change === void 0 && (missing0 = "change") || data.fields === void 0 && (missing0 = "fields") || data.fields_left_out === void 0 && (missing0 = "fields_left_out") || data.name === void 0 && (missing0 = "name")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "change" || key0 === "fields" || key0 === "fields_left_out" || key0 === "name")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.change !== void 0) {
						let data0 = data.change;
						const _errs2 = errors;
						if (!(data0 === "added" || data0 === "changed" || data0 === "removed")) {
							validate24.errors = [issue(instancePath + "/change", "enum", { allowedValues: schema35.properties.change.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.fields !== void 0) {
							let data1 = data.fields;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 64) {
										validate24.errors = [issue(instancePath + "/fields", "maxItems", { limit: 64 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate25(data1[i0], {
												instancePath: instancePath + "/fields/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate24.errors = [issue(instancePath + "/fields", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fields_left_out !== void 0) {
								let data3 = data.fields_left_out;
								const _errs6 = errors;
								if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
									validate24.errors = [issue(instancePath + "/fields_left_out", "type", { type: "integer" })];
									return false;
								}
								if (errors === _errs6) {
									if (typeof data3 == "number" && isFinite(data3)) {
										if (data3 < 0 || isNaN(data3)) {
											validate24.errors = [issue(instancePath + "/fields_left_out", "minimum", {
												comparison: ">=",
												limit: 0
											})];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.name !== void 0) {
									let data4 = data.name;
									const _errs8 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (func2(data4) > 1024) {
												validate24.errors = [issue(instancePath + "/name", "maxLength", { limit: 1024 })];
												return false;
											} else if (func2(data4) < 1) {
												validate24.errors = [issue(instancePath + "/name", "minLength", { limit: 1 })];
												return false;
											}
										} else {
											validate24.errors = [issue(instancePath + "/name", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
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
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.changes === void 0 && (missing0 = "changes") || data.state === void 0 && (missing0 = "state")) {
				validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "changes" || key0 === "state")) {
					validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.changes !== void 0) {
						let data0 = data.changes;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 131072) {
									validate23.errors = [issue(instancePath + "/changes", "maxItems", { limit: 131072 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate24(data0[i0], {
											instancePath: instancePath + "/changes/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate23.errors = [issue(instancePath + "/changes", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							const _errs5 = errors;
							if ("read" !== data.state) {
								validate23.errors = [issue(instancePath + "/state", "const", { allowedValue: "read" })];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate23.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate23(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.reason_id === void 0 && (missing0 = "reason_id") || data.state === void 0 && (missing0 = "state")) {
				const err0 = issue(instancePath, "required", { missingProperty: missing0 });
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else {
				const _errs5 = errors;
				for (const key0 in data) if (!(key0 === "reason_id" || key0 === "state")) {
					const err1 = issue(instancePath, "additionalProperties", { additionalProperty: key0 });
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
					break;
				}
				if (_errs5 === errors) {
					if (data.reason_id !== void 0) {
						const _errs6 = errors;
						if (!(data.reason_id === "content.absent")) {
							const err2 = issue(instancePath + "/reason_id", "enum", { allowedValues: schema40.properties.reason_id.enum });
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						var valid2 = _errs6 === errors;
					} else var valid2 = true;
					if (valid2) {
						if (data.state !== void 0) {
							const _errs7 = errors;
							if ("unread" !== data.state) {
								const err3 = issue(instancePath + "/state", "const", { allowedValue: "unread" });
								if (vErrors === null) vErrors = [err3];
								else vErrors.push(err3);
								errors++;
							}
							var valid2 = _errs7 === errors;
						} else var valid2 = true;
					}
				}
			}
		} else {
			const err4 = issue(instancePath, "type", { type: "object" });
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err5 = issue(instancePath, "oneOf", { passingSchemas: passing0 });
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
		validate22.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const pattern4 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^release\\.[0-9a-f]{64}$", "u");
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.release_id === void 0 && (missing0 = "release_id")) {
			validate38.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "manifest_sha256" || key0 === "release_id")) {
				validate38.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate38.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate38.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.manifest_sha256 !== void 0) {
					let data1 = data.manifest_sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate38.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate38.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.release_id !== void 0) {
						let data2 = data.release_id;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate38.errors = [issue(instancePath + "/release_id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate38.errors = [issue(instancePath + "/release_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate38.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate38.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.from === void 0 && (missing0 = "from") || data.outcome === void 0 && (missing0 = "outcome") || data.release === void 0 && (missing0 = "release") || data.to === void 0 && (missing0 = "to") || data.adapters === void 0 && (missing0 = "adapters") || data.evals === void 0 && (missing0 = "evals") || data.files === void 0 && (missing0 = "files") || data.gates === void 0 && (missing0 = "gates") || data.pins === void 0 && (missing0 = "pins") || data.policies === void 0 && (missing0 = "policies") || data.profiles === void 0 && (missing0 = "profiles") || data.prompts === void 0 && (missing0 = "prompts") || data.skills === void 0 && (missing0 = "skills")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.adapters !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.adapters, {
							instancePath: instancePath + "/adapters",
							parentData: data,
							parentDataProperty: "adapters",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.evals !== void 0) {
							const _errs3 = errors;
							if (!validate22(data.evals, {
								instancePath: instancePath + "/evals",
								parentData: data,
								parentDataProperty: "evals",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.files !== void 0) {
								const _errs4 = errors;
								if (!validate22(data.files, {
									instancePath: instancePath + "/files",
									parentData: data,
									parentDataProperty: "files",
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.gates !== void 0) {
									const _errs5 = errors;
									if (!validate22(data.gates, {
										instancePath: instancePath + "/gates",
										parentData: data,
										parentDataProperty: "gates",
										rootData
									})) {
										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.pins !== void 0) {
										const _errs6 = errors;
										if (!validate22(data.pins, {
											instancePath: instancePath + "/pins",
											parentData: data,
											parentDataProperty: "pins",
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.policies !== void 0) {
											const _errs7 = errors;
											if (!validate22(data.policies, {
												instancePath: instancePath + "/policies",
												parentData: data,
												parentDataProperty: "policies",
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.profiles !== void 0) {
												const _errs8 = errors;
												if (!validate22(data.profiles, {
													instancePath: instancePath + "/profiles",
													parentData: data,
													parentDataProperty: "profiles",
													rootData
												})) {
													vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.prompts !== void 0) {
													const _errs9 = errors;
													if (!validate22(data.prompts, {
														instancePath: instancePath + "/prompts",
														parentData: data,
														parentDataProperty: "prompts",
														rootData
													})) {
														vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.skills !== void 0) {
														const _errs10 = errors;
														if (!validate22(data.skills, {
															instancePath: instancePath + "/skills",
															parentData: data,
															parentDataProperty: "skills",
															rootData
														})) {
															vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.from !== void 0) {
															const _errs11 = errors;
															if (!validate38(data.from, {
																instancePath: instancePath + "/from",
																parentData: data,
																parentDataProperty: "from",
																rootData
															})) {
																vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs11 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.outcome !== void 0) {
																let data10 = data.outcome;
																const _errs12 = errors;
																if (!(data10 === "changed" || data10 === "same")) {
																	validate21.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema32.properties.outcome.enum })];
																	return false;
																}
																var valid0 = _errs12 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.release !== void 0) {
																	let data11 = data.release;
																	const _errs13 = errors;
																	if (errors === _errs13) {
																		if (Array.isArray(data11)) {
																			if (data11.length > 16) {
																				validate21.errors = [issue(instancePath + "/release", "maxItems", { limit: 16 })];
																				return false;
																			} else {
																				const len0 = data11.length;
																				for (let i0 = 0; i0 < len0; i0++) {
																					const _errs15 = errors;
																					if (!validate25(data11[i0], {
																						instancePath: instancePath + "/release/" + i0,
																						parentData: data11,
																						parentDataProperty: i0,
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																						errors = vErrors.length;
																					}
																					if (!(_errs15 === errors)) break;
																				}
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/release", "type", { type: "array" })];
																			return false;
																		}
																	}
																	var valid0 = _errs13 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.to !== void 0) {
																		const _errs16 = errors;
																		if (!validate38(data.to, {
																			instancePath: instancePath + "/to",
																			parentData: data,
																			parentDataProperty: "to",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs16 === errors;
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
							if ("release-difference.v1" !== data.id) {
								validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "release-difference.v1" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs4 = errors;
								if ("release_difference" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "release_difference" })];
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