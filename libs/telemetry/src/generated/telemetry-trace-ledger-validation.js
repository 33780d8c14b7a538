// Generated from libs/telemetry/schemas/telemetry-trace-ledger-validation.schema.json by tools/generate (npm run generate). Do not edit.
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
		"activation_state",
		"attempt_id",
		"authority_effect",
		"event_count",
		"final_digest",
		"first_digest",
		"ledger_ref",
		"replay_key",
		"session_id",
		"storage_effect",
		"trace_ids"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"attempt_id": { "$ref": "#/$defs/contract.common.id" },
		"authority_effect": { "const": "none" },
		"event_count": {
			"type": "integer",
			"minimum": 1,
			"maximum": 256
		},
		"final_digest": { "$ref": "#/$defs/contract.common.sha256" },
		"first_digest": { "$ref": "#/$defs/contract.common.sha256" },
		"ledger_ref": { "$ref": "#/$defs/contract.common.contentRef" },
		"replay_key": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger-validation.replayKey" },
		"session_id": { "$ref": "#/$defs/contract.common.id" },
		"storage_effect": { "const": "none" },
		"trace_ids": {
			"description": "Every trace of the events, sorted.",
			"type": "array",
			"minItems": 1,
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.id" }
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern7 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern8 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func2 = require_ucs2length().default;
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
					if (!pattern7.test(data0)) {
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
						if (func2(data1) > 127) {
							validate22.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern8.test(data1)) {
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
							if (!pattern5.test(data2)) {
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.final_digest === void 0 && (missing0 = "final_digest") || data.session_id === void 0 && (missing0 = "session_id")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "final_digest" || key0 === "session_id")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.attempt_id !== void 0) {
				let data0 = data.attempt_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate24.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.final_digest !== void 0) {
					let data1 = data.final_digest;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate24.errors = [issue(instancePath + "/final_digest", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/final_digest", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.session_id !== void 0) {
						let data2 = data.session_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate24.errors = [issue(instancePath + "/session_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/session_id", "type", { type: "string" })];
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.attempt_id === void 0 && (missing0 = "attempt_id") || data.authority_effect === void 0 && (missing0 = "authority_effect") || data.event_count === void 0 && (missing0 = "event_count") || data.final_digest === void 0 && (missing0 = "final_digest") || data.first_digest === void 0 && (missing0 = "first_digest") || data.ledger_ref === void 0 && (missing0 = "ledger_ref") || data.replay_key === void 0 && (missing0 = "replay_key") || data.session_id === void 0 && (missing0 = "session_id") || data.storage_effect === void 0 && (missing0 = "storage_effect") || data.trace_ids === void 0 && (missing0 = "trace_ids")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.activation_state !== void 0) {
						const _errs2 = errors;
						if ("inactive" !== data.activation_state) {
							validate21.errors = [issue(instancePath + "/activation_state", "const", { allowedValue: "inactive" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.attempt_id !== void 0) {
							let data1 = data.attempt_id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate21.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.authority_effect !== void 0) {
								const _errs6 = errors;
								if ("none" !== data.authority_effect) {
									validate21.errors = [issue(instancePath + "/authority_effect", "const", { allowedValue: "none" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.event_count !== void 0) {
									let data3 = data.event_count;
									const _errs7 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate21.errors = [issue(instancePath + "/event_count", "type", { type: "integer" })];
										return false;
									}
									if (errors === _errs7) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 > 256 || isNaN(data3)) {
												validate21.errors = [issue(instancePath + "/event_count", "maximum", {
													comparison: "<=",
													limit: 256
												})];
												return false;
											} else if (data3 < 1 || isNaN(data3)) {
												validate21.errors = [issue(instancePath + "/event_count", "minimum", {
													comparison: ">=",
													limit: 1
												})];
												return false;
											}
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.final_digest !== void 0) {
										let data4 = data.final_digest;
										const _errs9 = errors;
										if (errors === errors) {
											if (typeof data4 === "string") {
												if (!pattern5.test(data4)) {
													validate21.errors = [issue(instancePath + "/final_digest", "pattern", { pattern: "^[0-9a-f]{64}$" })];
													return false;
												}
											} else {
												validate21.errors = [issue(instancePath + "/final_digest", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.first_digest !== void 0) {
											let data5 = data.first_digest;
											const _errs12 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern5.test(data5)) {
														validate21.errors = [issue(instancePath + "/first_digest", "pattern", { pattern: "^[0-9a-f]{64}$" })];
														return false;
													}
												} else {
													validate21.errors = [issue(instancePath + "/first_digest", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.ledger_ref !== void 0) {
												const _errs15 = errors;
												if (!validate22(data.ledger_ref, {
													instancePath: instancePath + "/ledger_ref",
													parentData: data,
													parentDataProperty: "ledger_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.replay_key !== void 0) {
													const _errs16 = errors;
													if (!validate24(data.replay_key, {
														instancePath: instancePath + "/replay_key",
														parentData: data,
														parentDataProperty: "replay_key",
														rootData
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.session_id !== void 0) {
														let data8 = data.session_id;
														const _errs17 = errors;
														if (errors === errors) {
															if (typeof data8 === "string") {
																if (!pattern4.test(data8)) {
																	validate21.errors = [issue(instancePath + "/session_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																	return false;
																}
															} else {
																validate21.errors = [issue(instancePath + "/session_id", "type", { type: "string" })];
																return false;
															}
														}
														var valid0 = _errs17 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.storage_effect !== void 0) {
															const _errs20 = errors;
															if ("none" !== data.storage_effect) {
																validate21.errors = [issue(instancePath + "/storage_effect", "const", { allowedValue: "none" })];
																return false;
															}
															var valid0 = _errs20 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.trace_ids !== void 0) {
																let data10 = data.trace_ids;
																const _errs21 = errors;
																if (errors === _errs21) {
																	if (Array.isArray(data10)) {
																		if (data10.length > 32) {
																			validate21.errors = [issue(instancePath + "/trace_ids", "maxItems", { limit: 32 })];
																			return false;
																		} else if (data10.length < 1) {
																			validate21.errors = [issue(instancePath + "/trace_ids", "minItems", { limit: 1 })];
																			return false;
																		} else {
																			const len0 = data10.length;
																			for (let i0 = 0; i0 < len0; i0++) {
																				let data11 = data10[i0];
																				const _errs23 = errors;
																				if (errors === errors) {
																					if (typeof data11 === "string") {
																						if (!pattern4.test(data11)) {
																							validate21.errors = [issue(instancePath + "/trace_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																							return false;
																						}
																					} else {
																						validate21.errors = [issue(instancePath + "/trace_ids/" + i0, "type", { type: "string" })];
																						return false;
																					}
																				}
																				if (!(_errs23 === errors)) break;
																			}
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/trace_ids", "type", { type: "array" })];
																		return false;
																	}
																}
																var valid0 = _errs21 === errors;
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
									if (!pattern7.test(data1)) {
										validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
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
								if ("telemetry_trace_ledger_validation" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "telemetry_trace_ledger_validation" })];
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