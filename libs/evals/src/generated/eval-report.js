// Generated from libs/evals/schemas/eval-report.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const schema39 = {
	"description": "What grades come to: the worst of them.",
	"enum": [
		"failed",
		"inconclusive",
		"passed",
		"unavailable"
	]
};
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
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
					if (!pattern4.test(data0)) {
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
					if ("application/vnd.ystack.eval-record+json" !== data.media_type) {
						validate22.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.eval-record+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
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
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("eval-framework.v1" !== data.content_id) {
					validate24.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "eval-framework.v1" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.program-closure+json" !== data.media_type) {
						validate24.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.program-closure+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
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
	} else {
		validate24.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
const schema41 = {
	"description": "Whether a program or a model does the work.",
	"enum": ["deterministic", "model"]
};
const schema47 = {
	"description": "Who can say whether a case met its expectation.",
	"enum": [
		"deterministic",
		"human",
		"model"
	]
};
const pattern8 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.grade_ref === void 0 && (missing0 = "grade_ref") || data.grader_id === void 0 && (missing0 = "grader_id") || data.grader_kind === void 0 && (missing0 = "grader_kind") || data.status === void 0 && (missing0 = "status")) {
				validate31.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "grade_ref" || key0 === "grader_id" || key0 === "grader_kind" || key0 === "status")) {
					validate31.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.grade_ref !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.grade_ref, {
							instancePath: instancePath + "/grade_ref",
							parentData: data,
							parentDataProperty: "grade_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.grader_id !== void 0) {
							let data1 = data.grader_id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern8.test(data1)) {
										validate31.errors = [issue(instancePath + "/grader_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate31.errors = [issue(instancePath + "/grader_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.grader_kind !== void 0) {
								let data2 = data.grader_kind;
								const _errs6 = errors;
								if (!(data2 === "deterministic" || data2 === "human" || data2 === "model")) {
									validate31.errors = [issue(instancePath + "/grader_kind", "enum", { allowedValues: schema47.enum })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.status !== void 0) {
									let data3 = data.status;
									const _errs8 = errors;
									if (!(data3 === "failed" || data3 === "inconclusive" || data3 === "passed" || data3 === "unavailable")) {
										validate31.errors = [issue(instancePath + "/status", "enum", { allowedValues: schema39.enum })];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate31.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate31.errors = vErrors;
	return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.trial_ref === void 0 && (missing0 = "trial_ref") || data.trial_index === void 0 && (missing0 = "trial_index") || data.status === void 0 && (missing0 = "status") || data.grades === void 0 && (missing0 = "grades")) {
				validate29.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "trial_ref" || key0 === "trial_index" || key0 === "status" || key0 === "grades")) {
					validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.trial_ref !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.trial_ref, {
							instancePath: instancePath + "/trial_ref",
							parentData: data,
							parentDataProperty: "trial_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.trial_index !== void 0) {
							let data1 = data.trial_index;
							const _errs3 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate29.errors = [issue(instancePath + "/trial_index", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs3) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 > 16 || isNaN(data1)) {
										validate29.errors = [issue(instancePath + "/trial_index", "maximum", {
											comparison: "<=",
											limit: 16
										})];
										return false;
									} else if (data1 < 1 || isNaN(data1)) {
										validate29.errors = [issue(instancePath + "/trial_index", "minimum", {
											comparison: ">=",
											limit: 1
										})];
										return false;
									}
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.status !== void 0) {
								let data2 = data.status;
								const _errs5 = errors;
								if (!(data2 === "failed" || data2 === "inconclusive" || data2 === "passed" || data2 === "unavailable")) {
									validate29.errors = [issue(instancePath + "/status", "enum", { allowedValues: schema39.enum })];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.grades !== void 0) {
									let data3 = data.grades;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (Array.isArray(data3)) {
											if (data3.length > 8) {
												validate29.errors = [issue(instancePath + "/grades", "maxItems", { limit: 8 })];
												return false;
											} else if (data3.length < 1) {
												validate29.errors = [issue(instancePath + "/grades", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs9 = errors;
													if (!validate31(data3[i0], {
														instancePath: instancePath + "/grades/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
														errors = vErrors.length;
													}
													if (!(_errs9 === errors)) break;
												}
											}
										} else {
											validate29.errors = [issue(instancePath + "/grades", "type", { type: "array" })];
											return false;
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
			validate29.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.case_ref === void 0 && (missing0 = "case_ref") || data.execution_kind === void 0 && (missing0 = "execution_kind") || data.status === void 0 && (missing0 = "status") || data.trials === void 0 && (missing0 = "trials")) {
				validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "case_ref" || key0 === "execution_kind" || key0 === "status" || key0 === "trials")) {
					validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.case_ref !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.case_ref, {
							instancePath: instancePath + "/case_ref",
							parentData: data,
							parentDataProperty: "case_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.execution_kind !== void 0) {
							let data1 = data.execution_kind;
							const _errs3 = errors;
							if (!(data1 === "deterministic" || data1 === "model")) {
								validate27.errors = [issue(instancePath + "/execution_kind", "enum", { allowedValues: schema41.enum })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.status !== void 0) {
								let data2 = data.status;
								const _errs5 = errors;
								if (!(data2 === "failed" || data2 === "inconclusive" || data2 === "passed" || data2 === "unavailable")) {
									validate27.errors = [issue(instancePath + "/status", "enum", { allowedValues: schema39.enum })];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.trials !== void 0) {
									let data3 = data.trials;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (Array.isArray(data3)) {
											if (data3.length > 16) {
												validate27.errors = [issue(instancePath + "/trials", "maxItems", { limit: 16 })];
												return false;
											} else if (data3.length < 1) {
												validate27.errors = [issue(instancePath + "/trials", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs9 = errors;
													if (!validate29(data3[i0], {
														instancePath: instancePath + "/trials/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
														errors = vErrors.length;
													}
													if (!(_errs9 === errors)) break;
												}
											}
										} else {
											validate27.errors = [issue(instancePath + "/trials", "type", { type: "array" })];
											return false;
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
			validate27.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.mode === void 0 && (missing0 = "mode") || data.bundle_ref === void 0 && (missing0 = "bundle_ref") || data.framework_ref === void 0 && (missing0 = "framework_ref") || data.suite_ref === void 0 && (missing0 = "suite_ref") || data.status === void 0 && (missing0 = "status") || data.cases === void 0 && (missing0 = "cases")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "mode" || key0 === "bundle_ref" || key0 === "framework_ref" || key0 === "suite_ref" || key0 === "status" || key0 === "cases")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.mode !== void 0) {
						const _errs2 = errors;
						if ("evaluation-only" !== data.mode) {
							validate21.errors = [issue(instancePath + "/mode", "const", { allowedValue: "evaluation-only" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.bundle_ref !== void 0) {
							const _errs3 = errors;
							if (!validate22(data.bundle_ref, {
								instancePath: instancePath + "/bundle_ref",
								parentData: data,
								parentDataProperty: "bundle_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.framework_ref !== void 0) {
								const _errs4 = errors;
								if (!validate24(data.framework_ref, {
									instancePath: instancePath + "/framework_ref",
									parentData: data,
									parentDataProperty: "framework_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.suite_ref !== void 0) {
									const _errs5 = errors;
									if (!validate22(data.suite_ref, {
										instancePath: instancePath + "/suite_ref",
										parentData: data,
										parentDataProperty: "suite_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.status !== void 0) {
										let data4 = data.status;
										const _errs6 = errors;
										if (!(data4 === "failed" || data4 === "inconclusive" || data4 === "passed" || data4 === "unavailable")) {
											validate21.errors = [issue(instancePath + "/status", "enum", { allowedValues: schema39.enum })];
											return false;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.cases !== void 0) {
											let data5 = data.cases;
											const _errs8 = errors;
											if (errors === _errs8) {
												if (Array.isArray(data5)) {
													if (data5.length > 32) {
														validate21.errors = [issue(instancePath + "/cases", "maxItems", { limit: 32 })];
														return false;
													} else if (data5.length < 1) {
														validate21.errors = [issue(instancePath + "/cases", "minItems", { limit: 1 })];
														return false;
													} else {
														const len0 = data5.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs10 = errors;
															if (!validate27(data5[i0], {
																instancePath: instancePath + "/cases/" + i0,
																parentData: data5,
																parentDataProperty: i0,
																rootData
															})) {
																vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
																errors = vErrors.length;
															}
															if (!(_errs10 === errors)) break;
														}
													}
												} else {
													validate21.errors = [issue(instancePath + "/cases", "type", { type: "array" })];
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
							if ("eval_report" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "eval_report" })];
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
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
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