// Generated from libs/shadow/schemas/shadow-command-registry.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema37 = {
	"description": "Every limit of a sandbox, declared.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"cpu_time_ms",
		"evidence_bytes",
		"file_bytes",
		"memory_bytes",
		"open_files",
		"output_bytes",
		"process_count",
		"scratch_bytes",
		"scratch_inodes",
		"wall_time_ms"
	],
	"properties": {
		"cpu_time_ms": {
			"type": "integer",
			"minimum": 0
		},
		"evidence_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"file_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"memory_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"open_files": {
			"type": "integer",
			"minimum": 0
		},
		"output_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"process_count": {
			"type": "integer",
			"minimum": 0
		},
		"scratch_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"scratch_inodes": {
			"type": "integer",
			"minimum": 0
		},
		"wall_time_ms": {
			"type": "integer",
			"minimum": 0
		}
	}
};
const func1 = require_ucs2length().default;
const func2 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f]+$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9._+-]{1,64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.argv === void 0 && (missing0 = "argv") || data.check_id === void 0 && (missing0 = "check_id") || data.description === void 0 && (missing0 = "description") || data.limits === void 0 && (missing0 = "limits") || data.tools === void 0 && (missing0 = "tools")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "argv" || key0 === "check_id" || key0 === "description" || key0 === "limits" || key0 === "tools")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.argv !== void 0) {
				let data0 = data.argv;
				if (Array.isArray(data0)) {
					if (data0.length > 64) {
						validate22.errors = [issue(instancePath + "/argv", "maxItems", { limit: 64 })];
						return false;
					} else if (data0.length < 1) {
						validate22.errors = [issue(instancePath + "/argv", "minItems", { limit: 1 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (func1(data1) > 4096) {
									validate22.errors = [issue(instancePath + "/argv/" + i0, "maxLength", { limit: 4096 })];
									return false;
								} else if (!pattern4.test(data1)) {
									validate22.errors = [issue(instancePath + "/argv/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]+$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/argv/" + i0, "type", { type: "string" })];
								return false;
							}
						}
					}
				} else {
					validate22.errors = [issue(instancePath + "/argv", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.check_id !== void 0) {
					let data2 = data.check_id;
					if (typeof data2 === "string") {
						if (!pattern5.test(data2)) {
							validate22.errors = [issue(instancePath + "/check_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/check_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.description !== void 0) {
						let data3 = data.description;
						if (typeof data3 === "string") {
							if (!pattern4.test(data3)) {
								validate22.errors = [issue(instancePath + "/description", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]+$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/description", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.limits !== void 0) {
							let data4 = data.limits;
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								let missing1;
								if (data4.cpu_time_ms === void 0 && (missing1 = "cpu_time_ms") || data4.evidence_bytes === void 0 && (missing1 = "evidence_bytes") || data4.file_bytes === void 0 && (missing1 = "file_bytes") || data4.memory_bytes === void 0 && (missing1 = "memory_bytes") || data4.open_files === void 0 && (missing1 = "open_files") || data4.output_bytes === void 0 && (missing1 = "output_bytes") || data4.process_count === void 0 && (missing1 = "process_count") || data4.scratch_bytes === void 0 && (missing1 = "scratch_bytes") || data4.scratch_inodes === void 0 && (missing1 = "scratch_inodes") || data4.wall_time_ms === void 0 && (missing1 = "wall_time_ms")) {
									validate22.errors = [issue(instancePath + "/limits", "required", { missingProperty: missing1 })];
									return false;
								} else {
									for (const key1 in data4) if (!func2.call(schema37.properties, key1)) {
										validate22.errors = [issue(instancePath + "/limits", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									if (data4.cpu_time_ms !== void 0) {
										let data5 = data4.cpu_time_ms;
										if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
											validate22.errors = [issue(instancePath + "/limits/cpu_time_ms", "type", { type: "integer" })];
											return false;
										}
										if (typeof data5 == "number" && isFinite(data5)) {
											if (data5 < 0 || isNaN(data5)) {
												validate22.errors = [issue(instancePath + "/limits/cpu_time_ms", "minimum", {
													comparison: ">=",
													limit: 0
												})];
												return false;
											}
										}
										var valid6 = true;
									} else var valid6 = true;
									if (valid6) {
										if (data4.evidence_bytes !== void 0) {
											let data6 = data4.evidence_bytes;
											if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
												validate22.errors = [issue(instancePath + "/limits/evidence_bytes", "type", { type: "integer" })];
												return false;
											}
											if (typeof data6 == "number" && isFinite(data6)) {
												if (data6 < 0 || isNaN(data6)) {
													validate22.errors = [issue(instancePath + "/limits/evidence_bytes", "minimum", {
														comparison: ">=",
														limit: 0
													})];
													return false;
												}
											}
											var valid6 = true;
										} else var valid6 = true;
										if (valid6) {
											if (data4.file_bytes !== void 0) {
												let data7 = data4.file_bytes;
												if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
													validate22.errors = [issue(instancePath + "/limits/file_bytes", "type", { type: "integer" })];
													return false;
												}
												if (typeof data7 == "number" && isFinite(data7)) {
													if (data7 < 0 || isNaN(data7)) {
														validate22.errors = [issue(instancePath + "/limits/file_bytes", "minimum", {
															comparison: ">=",
															limit: 0
														})];
														return false;
													}
												}
												var valid6 = true;
											} else var valid6 = true;
											if (valid6) {
												if (data4.memory_bytes !== void 0) {
													let data8 = data4.memory_bytes;
													if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
														validate22.errors = [issue(instancePath + "/limits/memory_bytes", "type", { type: "integer" })];
														return false;
													}
													if (typeof data8 == "number" && isFinite(data8)) {
														if (data8 < 0 || isNaN(data8)) {
															validate22.errors = [issue(instancePath + "/limits/memory_bytes", "minimum", {
																comparison: ">=",
																limit: 0
															})];
															return false;
														}
													}
													var valid6 = true;
												} else var valid6 = true;
												if (valid6) {
													if (data4.open_files !== void 0) {
														let data9 = data4.open_files;
														if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
															validate22.errors = [issue(instancePath + "/limits/open_files", "type", { type: "integer" })];
															return false;
														}
														if (typeof data9 == "number" && isFinite(data9)) {
															if (data9 < 0 || isNaN(data9)) {
																validate22.errors = [issue(instancePath + "/limits/open_files", "minimum", {
																	comparison: ">=",
																	limit: 0
																})];
																return false;
															}
														}
														var valid6 = true;
													} else var valid6 = true;
													if (valid6) {
														if (data4.output_bytes !== void 0) {
															let data10 = data4.output_bytes;
															if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																validate22.errors = [issue(instancePath + "/limits/output_bytes", "type", { type: "integer" })];
																return false;
															}
															if (typeof data10 == "number" && isFinite(data10)) {
																if (data10 < 0 || isNaN(data10)) {
																	validate22.errors = [issue(instancePath + "/limits/output_bytes", "minimum", {
																		comparison: ">=",
																		limit: 0
																	})];
																	return false;
																}
															}
															var valid6 = true;
														} else var valid6 = true;
														if (valid6) {
															if (data4.process_count !== void 0) {
																let data11 = data4.process_count;
																if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																	validate22.errors = [issue(instancePath + "/limits/process_count", "type", { type: "integer" })];
																	return false;
																}
																if (typeof data11 == "number" && isFinite(data11)) {
																	if (data11 < 0 || isNaN(data11)) {
																		validate22.errors = [issue(instancePath + "/limits/process_count", "minimum", {
																			comparison: ">=",
																			limit: 0
																		})];
																		return false;
																	}
																}
																var valid6 = true;
															} else var valid6 = true;
															if (valid6) {
																if (data4.scratch_bytes !== void 0) {
																	let data12 = data4.scratch_bytes;
																	if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																		validate22.errors = [issue(instancePath + "/limits/scratch_bytes", "type", { type: "integer" })];
																		return false;
																	}
																	if (typeof data12 == "number" && isFinite(data12)) {
																		if (data12 < 0 || isNaN(data12)) {
																			validate22.errors = [issue(instancePath + "/limits/scratch_bytes", "minimum", {
																				comparison: ">=",
																				limit: 0
																			})];
																			return false;
																		}
																	}
																	var valid6 = true;
																} else var valid6 = true;
																if (valid6) {
																	if (data4.scratch_inodes !== void 0) {
																		let data13 = data4.scratch_inodes;
																		if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																			validate22.errors = [issue(instancePath + "/limits/scratch_inodes", "type", { type: "integer" })];
																			return false;
																		}
																		if (typeof data13 == "number" && isFinite(data13)) {
																			if (data13 < 0 || isNaN(data13)) {
																				validate22.errors = [issue(instancePath + "/limits/scratch_inodes", "minimum", {
																					comparison: ">=",
																					limit: 0
																				})];
																				return false;
																			}
																		}
																		var valid6 = true;
																	} else var valid6 = true;
																	if (valid6) {
																		if (data4.wall_time_ms !== void 0) {
																			let data14 = data4.wall_time_ms;
																			if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																				validate22.errors = [issue(instancePath + "/limits/wall_time_ms", "type", { type: "integer" })];
																				return false;
																			}
																			if (typeof data14 == "number" && isFinite(data14)) {
																				if (data14 < 0 || isNaN(data14)) {
																					validate22.errors = [issue(instancePath + "/limits/wall_time_ms", "minimum", {
																						comparison: ">=",
																						limit: 0
																					})];
																					return false;
																				}
																			}
																			var valid6 = true;
																		} else var valid6 = true;
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
								validate22.errors = [issue(instancePath + "/limits", "type", { type: "object" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.tools !== void 0) {
								let data15 = data.tools;
								if (Array.isArray(data15)) {
									if (data15.length > 16) {
										validate22.errors = [issue(instancePath + "/tools", "maxItems", { limit: 16 })];
										return false;
									} else if (data15.length < 1) {
										validate22.errors = [issue(instancePath + "/tools", "minItems", { limit: 1 })];
										return false;
									} else {
										const len1 = data15.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data16 = data15[i1];
											if (typeof data16 === "string") {
												if (!pattern7.test(data16)) {
													validate22.errors = [issue(instancePath + "/tools/" + i1, "pattern", { pattern: "^[A-Za-z0-9._+-]{1,64}$" })];
													return false;
												}
											} else {
												validate22.errors = [issue(instancePath + "/tools/" + i1, "type", { type: "string" })];
												return false;
											}
										}
									}
								} else {
									validate22.errors = [issue(instancePath + "/tools", "type", { type: "array" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.checks === void 0 && (missing0 = "checks") || data.registry_version === void 0 && (missing0 = "registry_version")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "checks" || key0 === "registry_version")) {
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
						if (data.checks !== void 0) {
							let data1 = data.checks;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 256) {
										validate21.errors = [issue(instancePath + "/checks", "maxItems", { limit: 256 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate22(data1[i0], {
												instancePath: instancePath + "/checks/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/checks", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.registry_version !== void 0) {
								const _errs6 = errors;
								if ("v1" !== data.registry_version) {
									validate21.errors = [issue(instancePath + "/registry_version", "const", { allowedValue: "v1" })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
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
							if ("shadow.commands.v1" !== data.id) {
								validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "shadow.commands.v1" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs4 = errors;
								if ("shadow_command_registry" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "shadow_command_registry" })];
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