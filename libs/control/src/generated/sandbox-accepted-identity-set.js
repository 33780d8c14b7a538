// Generated from libs/control/schemas/sandbox-accepted-identity-set.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const schema35 = {
	"description": "Digests, sorted, per slot.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"guest_init",
		"guest_kernel",
		"guest_kernel_config",
		"guest_supervisor",
		"host_runtime",
		"host_supervisor",
		"image",
		"toolchain",
		"verification_instructions",
		"verifier"
	],
	"properties": {
		"guest_init": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"guest_kernel": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"guest_kernel_config": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"guest_supervisor": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"host_runtime": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"host_supervisor": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"image": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"toolchain": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"verification_instructions": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" },
		"verifier": { "$ref": "#/$defs/control.sandbox-accepted-identity-set.acceptedDigests" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	if (errors === _errs0) {
		if (typeof data === "string") {
			if (!pattern5.test(data)) {
				validate25.errors = [issue(instancePath, "pattern", { pattern: "^[0-9a-f]{64}$" })];
				return false;
			}
		} else {
			validate25.errors = [issue(instancePath, "type", { type: "string" })];
			return false;
		}
	}
	if (_errs0 === errors) {
		const _errs2 = errors;
		const _errs3 = errors;
		if (!(data === "0000000000000000000000000000000000000000000000000000000000000000" || data === "1111111111111111111111111111111111111111111111111111111111111111")) {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (_errs3 === errors) {
			validate25.errors = [issue(instancePath, "not", {})];
			return false;
		} else {
			errors = _errs2;
			if (vErrors !== null) {
				if (_errs2) vErrors.length = _errs2;
				else vErrors = null;
			}
		}
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			if (data.length > 8) {
				validate24.errors = [issue(instancePath, "maxItems", { limit: 8 })];
				return false;
			} else if (data.length < 1) {
				validate24.errors = [issue(instancePath, "minItems", { limit: 1 })];
				return false;
			} else {
				const len0 = data.length;
				for (let i0 = 0; i0 < len0; i0++) {
					const _errs1 = errors;
					if (!validate25(data[i0], {
						instancePath: instancePath + "/" + i0,
						parentData: data,
						parentDataProperty: i0,
						rootData
					})) {
						vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
						errors = vErrors.length;
					}
					if (!(_errs1 === errors)) break;
				}
			}
		} else {
			validate24.errors = [issue(instancePath, "type", { type: "array" })];
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
			if (data.guest_init === void 0 && (missing0 = "guest_init") || data.guest_kernel === void 0 && (missing0 = "guest_kernel") || data.guest_kernel_config === void 0 && (missing0 = "guest_kernel_config") || data.guest_supervisor === void 0 && (missing0 = "guest_supervisor") || data.host_runtime === void 0 && (missing0 = "host_runtime") || data.host_supervisor === void 0 && (missing0 = "host_supervisor") || data.image === void 0 && (missing0 = "image") || data.toolchain === void 0 && (missing0 = "toolchain") || data.verification_instructions === void 0 && (missing0 = "verification_instructions") || data.verifier === void 0 && (missing0 = "verifier")) {
				validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema35.properties, key0)) {
					validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.guest_init !== void 0) {
						const _errs2 = errors;
						if (!validate24(data.guest_init, {
							instancePath: instancePath + "/guest_init",
							parentData: data,
							parentDataProperty: "guest_init",
							rootData
						})) {
							vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.guest_kernel !== void 0) {
							const _errs3 = errors;
							if (!validate24(data.guest_kernel, {
								instancePath: instancePath + "/guest_kernel",
								parentData: data,
								parentDataProperty: "guest_kernel",
								rootData
							})) {
								vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.guest_kernel_config !== void 0) {
								const _errs4 = errors;
								if (!validate24(data.guest_kernel_config, {
									instancePath: instancePath + "/guest_kernel_config",
									parentData: data,
									parentDataProperty: "guest_kernel_config",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.guest_supervisor !== void 0) {
									const _errs5 = errors;
									if (!validate24(data.guest_supervisor, {
										instancePath: instancePath + "/guest_supervisor",
										parentData: data,
										parentDataProperty: "guest_supervisor",
										rootData
									})) {
										vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.host_runtime !== void 0) {
										const _errs6 = errors;
										if (!validate24(data.host_runtime, {
											instancePath: instancePath + "/host_runtime",
											parentData: data,
											parentDataProperty: "host_runtime",
											rootData
										})) {
											vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.host_supervisor !== void 0) {
											const _errs7 = errors;
											if (!validate24(data.host_supervisor, {
												instancePath: instancePath + "/host_supervisor",
												parentData: data,
												parentDataProperty: "host_supervisor",
												rootData
											})) {
												vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.image !== void 0) {
												const _errs8 = errors;
												if (!validate24(data.image, {
													instancePath: instancePath + "/image",
													parentData: data,
													parentDataProperty: "image",
													rootData
												})) {
													vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.toolchain !== void 0) {
													const _errs9 = errors;
													if (!validate24(data.toolchain, {
														instancePath: instancePath + "/toolchain",
														parentData: data,
														parentDataProperty: "toolchain",
														rootData
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.verification_instructions !== void 0) {
														const _errs10 = errors;
														if (!validate24(data.verification_instructions, {
															instancePath: instancePath + "/verification_instructions",
															parentData: data,
															parentDataProperty: "verification_instructions",
															rootData
														})) {
															vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.verifier !== void 0) {
															const _errs11 = errors;
															if (!validate24(data.verifier, {
																instancePath: instancePath + "/verifier",
																parentData: data,
																parentDataProperty: "verifier",
																rootData
															})) {
																vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs11 === errors;
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
		} else {
			validate23.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.cpu_time_ms === void 0 && (missing0 = "cpu_time_ms") || data.memory_bytes === void 0 && (missing0 = "memory_bytes") || data.output_bytes === void 0 && (missing0 = "output_bytes") || data.process_count === void 0 && (missing0 = "process_count") || data.scratch_bytes === void 0 && (missing0 = "scratch_bytes") || data.wall_time_ms === void 0 && (missing0 = "wall_time_ms")) {
			validate38.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "cpu_time_ms" || key0 === "memory_bytes" || key0 === "output_bytes" || key0 === "process_count" || key0 === "scratch_bytes" || key0 === "wall_time_ms")) {
				validate38.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.cpu_time_ms !== void 0) {
				let data0 = data.cpu_time_ms;
				if (Array.isArray(data0)) {
					if (data0.length > 8) {
						validate38.errors = [issue(instancePath + "/cpu_time_ms", "maxItems", { limit: 8 })];
						return false;
					} else if (data0.length < 1) {
						validate38.errors = [issue(instancePath + "/cpu_time_ms", "minItems", { limit: 1 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (!pattern4.test(data1)) {
									validate38.errors = [issue(instancePath + "/cpu_time_ms/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate38.errors = [issue(instancePath + "/cpu_time_ms/" + i0, "type", { type: "string" })];
								return false;
							}
						}
					}
				} else {
					validate38.errors = [issue(instancePath + "/cpu_time_ms", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.memory_bytes !== void 0) {
					let data2 = data.memory_bytes;
					if (Array.isArray(data2)) {
						if (data2.length > 8) {
							validate38.errors = [issue(instancePath + "/memory_bytes", "maxItems", { limit: 8 })];
							return false;
						} else if (data2.length < 1) {
							validate38.errors = [issue(instancePath + "/memory_bytes", "minItems", { limit: 1 })];
							return false;
						} else {
							const len1 = data2.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data3 = data2[i1];
								if (typeof data3 === "string") {
									if (!pattern4.test(data3)) {
										validate38.errors = [issue(instancePath + "/memory_bytes/" + i1, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate38.errors = [issue(instancePath + "/memory_bytes/" + i1, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate38.errors = [issue(instancePath + "/memory_bytes", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.output_bytes !== void 0) {
						let data4 = data.output_bytes;
						if (Array.isArray(data4)) {
							if (data4.length > 8) {
								validate38.errors = [issue(instancePath + "/output_bytes", "maxItems", { limit: 8 })];
								return false;
							} else if (data4.length < 1) {
								validate38.errors = [issue(instancePath + "/output_bytes", "minItems", { limit: 1 })];
								return false;
							} else {
								const len2 = data4.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data5 = data4[i2];
									if (typeof data5 === "string") {
										if (!pattern4.test(data5)) {
											validate38.errors = [issue(instancePath + "/output_bytes/" + i2, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate38.errors = [issue(instancePath + "/output_bytes/" + i2, "type", { type: "string" })];
										return false;
									}
								}
							}
						} else {
							validate38.errors = [issue(instancePath + "/output_bytes", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.process_count !== void 0) {
							let data6 = data.process_count;
							if (Array.isArray(data6)) {
								if (data6.length > 8) {
									validate38.errors = [issue(instancePath + "/process_count", "maxItems", { limit: 8 })];
									return false;
								} else if (data6.length < 1) {
									validate38.errors = [issue(instancePath + "/process_count", "minItems", { limit: 1 })];
									return false;
								} else {
									const len3 = data6.length;
									for (let i3 = 0; i3 < len3; i3++) {
										let data7 = data6[i3];
										if (typeof data7 === "string") {
											if (!pattern4.test(data7)) {
												validate38.errors = [issue(instancePath + "/process_count/" + i3, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate38.errors = [issue(instancePath + "/process_count/" + i3, "type", { type: "string" })];
											return false;
										}
									}
								}
							} else {
								validate38.errors = [issue(instancePath + "/process_count", "type", { type: "array" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.scratch_bytes !== void 0) {
								let data8 = data.scratch_bytes;
								if (Array.isArray(data8)) {
									if (data8.length > 8) {
										validate38.errors = [issue(instancePath + "/scratch_bytes", "maxItems", { limit: 8 })];
										return false;
									} else if (data8.length < 1) {
										validate38.errors = [issue(instancePath + "/scratch_bytes", "minItems", { limit: 1 })];
										return false;
									} else {
										const len4 = data8.length;
										for (let i4 = 0; i4 < len4; i4++) {
											let data9 = data8[i4];
											if (typeof data9 === "string") {
												if (!pattern4.test(data9)) {
													validate38.errors = [issue(instancePath + "/scratch_bytes/" + i4, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
													return false;
												}
											} else {
												validate38.errors = [issue(instancePath + "/scratch_bytes/" + i4, "type", { type: "string" })];
												return false;
											}
										}
									}
								} else {
									validate38.errors = [issue(instancePath + "/scratch_bytes", "type", { type: "array" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.wall_time_ms !== void 0) {
									let data10 = data.wall_time_ms;
									if (Array.isArray(data10)) {
										if (data10.length > 8) {
											validate38.errors = [issue(instancePath + "/wall_time_ms", "maxItems", { limit: 8 })];
											return false;
										} else if (data10.length < 1) {
											validate38.errors = [issue(instancePath + "/wall_time_ms", "minItems", { limit: 1 })];
											return false;
										} else {
											const len5 = data10.length;
											for (let i5 = 0; i5 < len5; i5++) {
												let data11 = data10[i5];
												if (typeof data11 === "string") {
													if (!pattern4.test(data11)) {
														validate38.errors = [issue(instancePath + "/wall_time_ms/" + i5, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate38.errors = [issue(instancePath + "/wall_time_ms/" + i5, "type", { type: "string" })];
													return false;
												}
											}
										}
									} else {
										validate38.errors = [issue(instancePath + "/wall_time_ms", "type", { type: "array" })];
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
		validate38.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate38.errors = vErrors;
	return true;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.environment_id === void 0 && (missing0 = "environment_id") || data.identities === void 0 && (missing0 = "identities") || data.mechanisms === void 0 && (missing0 = "mechanisms") || data.scratch_bytes === void 0 && (missing0 = "scratch_bytes")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "environment_id" || key0 === "identities" || key0 === "mechanisms" || key0 === "scratch_bytes")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.environment_id !== void 0) {
						let data0 = data.environment_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate22.errors = [issue(instancePath + "/environment_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/environment_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.identities !== void 0) {
							const _errs5 = errors;
							if (!validate23(data.identities, {
								instancePath: instancePath + "/identities",
								parentData: data,
								parentDataProperty: "identities",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.mechanisms !== void 0) {
								const _errs6 = errors;
								if (!validate38(data.mechanisms, {
									instancePath: instancePath + "/mechanisms",
									parentData: data,
									parentDataProperty: "mechanisms",
									rootData
								})) {
									vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.scratch_bytes !== void 0) {
									let data3 = data.scratch_bytes;
									const _errs7 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate22.errors = [issue(instancePath + "/scratch_bytes", "type", { type: "integer" })];
										return false;
									}
									if (errors === _errs7) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 1 || isNaN(data3)) {
												validate22.errors = [issue(instancePath + "/scratch_bytes", "minimum", {
													comparison: ">=",
													limit: 1
												})];
												return false;
											}
										}
									}
									var valid0 = _errs7 === errors;
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
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.environments === void 0 && (missing0 = "environments") || data.set_version === void 0 && (missing0 = "set_version")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "environments" || key0 === "set_version")) {
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
						if (data.environments !== void 0) {
							let data1 = data.environments;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 256) {
										validate21.errors = [issue(instancePath + "/environments", "maxItems", { limit: 256 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate22(data1[i0], {
												instancePath: instancePath + "/environments/" + i0,
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
									validate21.errors = [issue(instancePath + "/environments", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.set_version !== void 0) {
								const _errs6 = errors;
								if ("v1" !== data.set_version) {
									validate21.errors = [issue(instancePath + "/set_version", "const", { allowedValue: "v1" })];
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
							if ("sandbox_accepted_identity_set" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandbox_accepted_identity_set" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("sandbox.accepted-identities.v1" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "sandbox.accepted-identities.v1" })];
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