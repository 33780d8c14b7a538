// Generated from libs/loop/schemas/review-fix-policy.schema.json by tools/generate (npm run generate). Do not edit.
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
		"actionable_severities",
		"fail_mode",
		"ignored_severities",
		"max_attempts",
		"policy_version",
		"producer",
		"protected_path_prefixes",
		"protected_path_segments",
		"protected_root_files",
		"push_allowed",
		"reference_semantics"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"actionable_severities": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": {
				"type": "string",
				"pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
			}
		},
		"fail_mode": { "const": "closed" },
		"ignored_severities": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": {
				"type": "string",
				"pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
			}
		},
		"max_attempts": {
			"type": "integer",
			"minimum": 1,
			"maximum": 2
		},
		"policy_version": { "const": "v1" },
		"producer": { "$ref": "#/$defs/loop.review-fix-policy.policyProducer" },
		"protected_path_prefixes": {
			"type": "array",
			"minItems": 1,
			"maxItems": 256,
			"items": {
				"description": "Folders at the root, ending in a slash.",
				"type": "string",
				"pattern": "^[^/\\\\]+/$"
			}
		},
		"protected_path_segments": {
			"type": "array",
			"minItems": 1,
			"maxItems": 256,
			"items": {
				"type": "string",
				"pattern": "^[^/\\\\]+$"
			}
		},
		"protected_root_files": {
			"type": "array",
			"minItems": 1,
			"maxItems": 256,
			"items": {
				"type": "string",
				"pattern": "^[^/\\\\]+$"
			}
		},
		"push_allowed": { "const": false },
		"reference_semantics": { "const": "identity-only" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
const pattern6 = new RegExp("^[^/\\\\]+/$", "u");
const pattern7 = new RegExp("^[^/\\\\]+$", "u");
const schema34 = {
	"description": "A permission of the core vocabulary.",
	"enum": [
		"core.perm.candidate-repository.write.v2",
		"core.perm.candidate.execute.v1",
		"core.perm.evidence.write.v1",
		"core.perm.model.invoke.v1",
		"core.perm.scratch.write.v1",
		"core.perm.target.read.v1"
	]
};
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.artifact_kind === void 0 && (missing0 = "artifact_kind") || data.capability_id === void 0 && (missing0 = "capability_id") || data.permissions === void 0 && (missing0 = "permissions") || data.role === void 0 && (missing0 = "role")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "artifact_kind" || key0 === "capability_id" || key0 === "permissions" || key0 === "role")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.artifact_kind !== void 0) {
				if ("git-patch" !== data.artifact_kind) {
					validate22.errors = [issue(instancePath + "/artifact_kind", "const", { allowedValue: "git-patch" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.capability_id !== void 0) {
					if ("core.harness.produce.v1" !== data.capability_id) {
						validate22.errors = [issue(instancePath + "/capability_id", "const", { allowedValue: "core.harness.produce.v1" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.permissions !== void 0) {
						let data2 = data.permissions;
						if (Array.isArray(data2)) {
							if (data2.length > 4) {
								validate22.errors = [issue(instancePath + "/permissions", "maxItems", { limit: 4 })];
								return false;
							} else if (data2.length < 4) {
								validate22.errors = [issue(instancePath + "/permissions", "minItems", { limit: 4 })];
								return false;
							} else {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									if (!(data3 === "core.perm.candidate-repository.write.v2" || data3 === "core.perm.candidate.execute.v1" || data3 === "core.perm.evidence.write.v1" || data3 === "core.perm.model.invoke.v1" || data3 === "core.perm.scratch.write.v1" || data3 === "core.perm.target.read.v1")) {
										validate22.errors = [issue(instancePath + "/permissions/" + i0, "enum", { allowedValues: schema34.enum })];
										return false;
									}
								}
							}
						} else {
							validate22.errors = [issue(instancePath + "/permissions", "type", { type: "array" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.role !== void 0) {
							if ("producer" !== data.role) {
								validate22.errors = [issue(instancePath + "/role", "const", { allowedValue: "producer" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
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
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.actionable_severities === void 0 && (missing0 = "actionable_severities") || data.fail_mode === void 0 && (missing0 = "fail_mode") || data.ignored_severities === void 0 && (missing0 = "ignored_severities") || data.max_attempts === void 0 && (missing0 = "max_attempts") || data.policy_version === void 0 && (missing0 = "policy_version") || data.producer === void 0 && (missing0 = "producer") || data.protected_path_prefixes === void 0 && (missing0 = "protected_path_prefixes") || data.protected_path_segments === void 0 && (missing0 = "protected_path_segments") || data.protected_root_files === void 0 && (missing0 = "protected_root_files") || data.push_allowed === void 0 && (missing0 = "push_allowed") || data.reference_semantics === void 0 && (missing0 = "reference_semantics")) {
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
						if (data.actionable_severities !== void 0) {
							let data1 = data.actionable_severities;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 64) {
										validate21.errors = [issue(instancePath + "/actionable_severities", "maxItems", { limit: 64 })];
										return false;
									} else if (data1.length < 1) {
										validate21.errors = [issue(instancePath + "/actionable_severities", "minItems", { limit: 1 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data2 = data1[i0];
											const _errs5 = errors;
											if (errors === _errs5) {
												if (typeof data2 === "string") {
													if (!pattern4.test(data2)) {
														validate21.errors = [issue(instancePath + "/actionable_severities/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" })];
														return false;
													}
												} else {
													validate21.errors = [issue(instancePath + "/actionable_severities/" + i0, "type", { type: "string" })];
													return false;
												}
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/actionable_severities", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fail_mode !== void 0) {
								const _errs7 = errors;
								if ("closed" !== data.fail_mode) {
									validate21.errors = [issue(instancePath + "/fail_mode", "const", { allowedValue: "closed" })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.ignored_severities !== void 0) {
									let data4 = data.ignored_severities;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data4)) {
											if (data4.length > 64) {
												validate21.errors = [issue(instancePath + "/ignored_severities", "maxItems", { limit: 64 })];
												return false;
											} else if (data4.length < 1) {
												validate21.errors = [issue(instancePath + "/ignored_severities", "minItems", { limit: 1 })];
												return false;
											} else {
												const len1 = data4.length;
												for (let i1 = 0; i1 < len1; i1++) {
													let data5 = data4[i1];
													const _errs10 = errors;
													if (errors === _errs10) {
														if (typeof data5 === "string") {
															if (!pattern4.test(data5)) {
																validate21.errors = [issue(instancePath + "/ignored_severities/" + i1, "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" })];
																return false;
															}
														} else {
															validate21.errors = [issue(instancePath + "/ignored_severities/" + i1, "type", { type: "string" })];
															return false;
														}
													}
													if (!(_errs10 === errors)) break;
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/ignored_severities", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.max_attempts !== void 0) {
										let data6 = data.max_attempts;
										const _errs12 = errors;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate21.errors = [issue(instancePath + "/max_attempts", "type", { type: "integer" })];
											return false;
										}
										if (errors === _errs12) {
											if (typeof data6 == "number" && isFinite(data6)) {
												if (data6 > 2 || isNaN(data6)) {
													validate21.errors = [issue(instancePath + "/max_attempts", "maximum", {
														comparison: "<=",
														limit: 2
													})];
													return false;
												} else if (data6 < 1 || isNaN(data6)) {
													validate21.errors = [issue(instancePath + "/max_attempts", "minimum", {
														comparison: ">=",
														limit: 1
													})];
													return false;
												}
											}
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.policy_version !== void 0) {
											const _errs14 = errors;
											if ("v1" !== data.policy_version) {
												validate21.errors = [issue(instancePath + "/policy_version", "const", { allowedValue: "v1" })];
												return false;
											}
											var valid0 = _errs14 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.producer !== void 0) {
												const _errs15 = errors;
												if (!validate22(data.producer, {
													instancePath: instancePath + "/producer",
													parentData: data,
													parentDataProperty: "producer",
													rootData
												})) {
													vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.protected_path_prefixes !== void 0) {
													let data9 = data.protected_path_prefixes;
													const _errs16 = errors;
													if (errors === _errs16) {
														if (Array.isArray(data9)) {
															if (data9.length > 256) {
																validate21.errors = [issue(instancePath + "/protected_path_prefixes", "maxItems", { limit: 256 })];
																return false;
															} else if (data9.length < 1) {
																validate21.errors = [issue(instancePath + "/protected_path_prefixes", "minItems", { limit: 1 })];
																return false;
															} else {
																const len2 = data9.length;
																for (let i2 = 0; i2 < len2; i2++) {
																	let data10 = data9[i2];
																	const _errs18 = errors;
																	if (errors === _errs18) {
																		if (typeof data10 === "string") {
																			if (!pattern6.test(data10)) {
																				validate21.errors = [issue(instancePath + "/protected_path_prefixes/" + i2, "pattern", { pattern: "^[^/\\\\]+/$" })];
																				return false;
																			}
																		} else {
																			validate21.errors = [issue(instancePath + "/protected_path_prefixes/" + i2, "type", { type: "string" })];
																			return false;
																		}
																	}
																	if (!(_errs18 === errors)) break;
																}
															}
														} else {
															validate21.errors = [issue(instancePath + "/protected_path_prefixes", "type", { type: "array" })];
															return false;
														}
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.protected_path_segments !== void 0) {
														let data11 = data.protected_path_segments;
														const _errs20 = errors;
														if (errors === _errs20) {
															if (Array.isArray(data11)) {
																if (data11.length > 256) {
																	validate21.errors = [issue(instancePath + "/protected_path_segments", "maxItems", { limit: 256 })];
																	return false;
																} else if (data11.length < 1) {
																	validate21.errors = [issue(instancePath + "/protected_path_segments", "minItems", { limit: 1 })];
																	return false;
																} else {
																	const len3 = data11.length;
																	for (let i3 = 0; i3 < len3; i3++) {
																		let data12 = data11[i3];
																		const _errs22 = errors;
																		if (errors === _errs22) {
																			if (typeof data12 === "string") {
																				if (!pattern7.test(data12)) {
																					validate21.errors = [issue(instancePath + "/protected_path_segments/" + i3, "pattern", { pattern: "^[^/\\\\]+$" })];
																					return false;
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/protected_path_segments/" + i3, "type", { type: "string" })];
																				return false;
																			}
																		}
																		if (!(_errs22 === errors)) break;
																	}
																}
															} else {
																validate21.errors = [issue(instancePath + "/protected_path_segments", "type", { type: "array" })];
																return false;
															}
														}
														var valid0 = _errs20 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.protected_root_files !== void 0) {
															let data13 = data.protected_root_files;
															const _errs24 = errors;
															if (errors === _errs24) {
																if (Array.isArray(data13)) {
																	if (data13.length > 256) {
																		validate21.errors = [issue(instancePath + "/protected_root_files", "maxItems", { limit: 256 })];
																		return false;
																	} else if (data13.length < 1) {
																		validate21.errors = [issue(instancePath + "/protected_root_files", "minItems", { limit: 1 })];
																		return false;
																	} else {
																		const len4 = data13.length;
																		for (let i4 = 0; i4 < len4; i4++) {
																			let data14 = data13[i4];
																			const _errs26 = errors;
																			if (errors === _errs26) {
																				if (typeof data14 === "string") {
																					if (!pattern7.test(data14)) {
																						validate21.errors = [issue(instancePath + "/protected_root_files/" + i4, "pattern", { pattern: "^[^/\\\\]+$" })];
																						return false;
																					}
																				} else {
																					validate21.errors = [issue(instancePath + "/protected_root_files/" + i4, "type", { type: "string" })];
																					return false;
																				}
																			}
																			if (!(_errs26 === errors)) break;
																		}
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/protected_root_files", "type", { type: "array" })];
																	return false;
																}
															}
															var valid0 = _errs24 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.push_allowed !== void 0) {
																const _errs28 = errors;
																if (false !== data.push_allowed) {
																	validate21.errors = [issue(instancePath + "/push_allowed", "const", { allowedValue: false })];
																	return false;
																}
																var valid0 = _errs28 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.reference_semantics !== void 0) {
																	const _errs29 = errors;
																	if ("identity-only" !== data.reference_semantics) {
																		validate21.errors = [issue(instancePath + "/reference_semantics", "const", { allowedValue: "identity-only" })];
																		return false;
																	}
																	var valid0 = _errs29 === errors;
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
							if ("review_fix_policy" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "review_fix_policy" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("loop-policy.review-fix" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "loop-policy.review-fix" })];
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