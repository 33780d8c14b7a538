// Generated from libs/control/schemas/sandbox-receipt-expectation.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.launch_request_sha256 === void 0 && (missing0 = "launch_request_sha256")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "attempt_number" || key0 === "launch_request_sha256")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.attempt_id !== void 0) {
				let data0 = data.attempt_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate22.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.attempt_number !== void 0) {
					let data1 = data.attempt_number;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate22.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 1024 || isNaN(data1)) {
							validate22.errors = [issue(instancePath + "/attempt_number", "maximum", {
								comparison: "<=",
								limit: 1024
							})];
							return false;
						} else if (data1 < 1 || isNaN(data1)) {
							validate22.errors = [issue(instancePath + "/attempt_number", "minimum", {
								comparison: ">=",
								limit: 1
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.launch_request_sha256 !== void 0) {
						let data2 = data.launch_request_sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate22.errors = [issue(instancePath + "/launch_request_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/launch_request_sha256", "type", { type: "string" })];
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
		if (data.decision_sha256 === void 0 && (missing0 = "decision_sha256") || data.evaluator_driver_sha256 === void 0 && (missing0 = "evaluator_driver_sha256") || data.evaluator_program_sha256 === void 0 && (missing0 = "evaluator_program_sha256") || data.policy_sha256 === void 0 && (missing0 = "policy_sha256") || data.policy_set_sha256 === void 0 && (missing0 = "policy_set_sha256") || data.sandbox_evaluation_sha256 === void 0 && (missing0 = "sandbox_evaluation_sha256")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "decision_sha256" || key0 === "evaluator_driver_sha256" || key0 === "evaluator_program_sha256" || key0 === "policy_sha256" || key0 === "policy_set_sha256" || key0 === "sandbox_evaluation_sha256")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.decision_sha256 !== void 0) {
				let data0 = data.decision_sha256;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate24.errors = [issue(instancePath + "/decision_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/decision_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.evaluator_driver_sha256 !== void 0) {
					let data1 = data.evaluator_driver_sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
							validate24.errors = [issue(instancePath + "/evaluator_driver_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/evaluator_driver_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.evaluator_program_sha256 !== void 0) {
						let data2 = data.evaluator_program_sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate24.errors = [issue(instancePath + "/evaluator_program_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate24.errors = [issue(instancePath + "/evaluator_program_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.policy_sha256 !== void 0) {
							let data3 = data.policy_sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate24.errors = [issue(instancePath + "/policy_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate24.errors = [issue(instancePath + "/policy_sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.policy_set_sha256 !== void 0) {
								let data4 = data.policy_set_sha256;
								if (typeof data4 === "string") {
									if (!pattern6.test(data4)) {
										validate24.errors = [issue(instancePath + "/policy_set_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate24.errors = [issue(instancePath + "/policy_set_sha256", "type", { type: "string" })];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.sandbox_evaluation_sha256 !== void 0) {
									let data5 = data.sandbox_evaluation_sha256;
									if (typeof data5 === "string") {
										if (!pattern6.test(data5)) {
											validate24.errors = [issue(instancePath + "/sandbox_evaluation_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate24.errors = [issue(instancePath + "/sandbox_evaluation_sha256", "type", { type: "string" })];
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
		validate24.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
const pattern14 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.preparation_record_sha256 === void 0 && (missing0 = "preparation_record_sha256") || data.tree_id === void 0 && (missing0 = "tree_id")) {
			validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "manifest_sha256" || key0 === "preparation_record_sha256" || key0 === "tree_id")) {
				validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern14.test(data0)) {
						validate27.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" })];
						return false;
					}
				} else {
					validate27.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.manifest_sha256 !== void 0) {
					let data1 = data.manifest_sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
							validate27.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate27.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.preparation_record_sha256 !== void 0) {
						let data2 = data.preparation_record_sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate27.errors = [issue(instancePath + "/preparation_record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate27.errors = [issue(instancePath + "/preparation_record_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.tree_id !== void 0) {
							let data3 = data.tree_id;
							if (typeof data3 === "string") {
								if (!pattern14.test(data3)) {
									validate27.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" })];
									return false;
								}
							} else {
								validate27.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate27.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate27.errors = vErrors;
	return true;
}
const schema59 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern21 = new RegExp("^[0-9a-f]{40}$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				const _errs6 = errors;
				if (errors === errors) {
					if (typeof data1 === "string") {
						if (!pattern21.test(data1)) {
							validate29.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate29.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
				var valid3 = _errs6 === errors;
			} else var valid3 = true;
			if (valid3) {
				if (data.tree_id !== void 0) {
					let data2 = data.tree_id;
					const _errs9 = errors;
					if (errors === errors) {
						if (typeof data2 === "string") {
							if (!pattern21.test(data2)) {
								validate29.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
								return false;
							}
						} else {
							validate29.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
							return false;
						}
					}
					var valid3 = _errs9 === errors;
				} else var valid3 = true;
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
		validate29.errors = vErrors;
		return false;
	}
	if (_errs1 === errors) {
		const _errs13 = errors;
		let valid6 = true;
		const _errs14 = errors;
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
		var _valid1 = _errs14 === errors;
		errors = _errs13;
		if (vErrors !== null) {
			if (_errs13) vErrors.length = _errs13;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs16 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.commit_id !== void 0) {
					let data4 = data.commit_id;
					const _errs17 = errors;
					if (errors === errors) {
						if (typeof data4 === "string") {
							if (!pattern6.test(data4)) {
								validate29.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate29.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
					var valid8 = _errs17 === errors;
				} else var valid8 = true;
				if (valid8) {
					if (data.tree_id !== void 0) {
						let data5 = data.tree_id;
						const _errs20 = errors;
						if (errors === errors) {
							if (typeof data5 === "string") {
								if (!pattern6.test(data5)) {
									validate29.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate29.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid8 = _errs20 === errors;
					} else var valid8 = true;
				}
			}
			var _valid1 = _errs16 === errors;
			valid6 = _valid1;
		}
		if (!valid6) {
			const err5 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate29.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.commit_id === void 0 && (missing2 = "commit_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.repository_id === void 0 && (missing2 = "repository_id") || data.tree_id === void 0 && (missing2 = "tree_id")) {
				validate29.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs23 = errors;
				for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "repository_id" || key0 === "tree_id")) {
					validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs23 === errors) {
					if (data.commit_id !== void 0) {
						const _errs24 = errors;
						if (typeof data.commit_id !== "string") {
							validate29.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
						var valid11 = _errs24 === errors;
					} else var valid11 = true;
					if (valid11) {
						if (data.hash_algorithm !== void 0) {
							let data7 = data.hash_algorithm;
							const _errs26 = errors;
							if (!(data7 === "sha1" || data7 === "sha256")) {
								validate29.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema59.enum })];
								return false;
							}
							var valid11 = _errs26 === errors;
						} else var valid11 = true;
						if (valid11) {
							if (data.repository_id !== void 0) {
								let data8 = data.repository_id;
								const _errs28 = errors;
								if (errors === errors) {
									if (typeof data8 === "string") {
										if (!pattern4.test(data8)) {
											validate29.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate29.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid11 = _errs28 === errors;
							} else var valid11 = true;
							if (valid11) {
								if (data.tree_id !== void 0) {
									const _errs31 = errors;
									if (typeof data.tree_id !== "string") {
										validate29.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
										return false;
									}
									var valid11 = _errs31 === errors;
								} else var valid11 = true;
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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.candidate === void 0 && (missing0 = "candidate") || data.environment_entry_sha256 === void 0 && (missing0 = "environment_entry_sha256") || data.environment_id === void 0 && (missing0 = "environment_id") || data.incident_sha256 === void 0 && (missing0 = "incident_sha256") || data.source === void 0 && (missing0 = "source") || data.target_repository_id === void 0 && (missing0 = "target_repository_id")) {
				validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "candidate" || key0 === "environment_entry_sha256" || key0 === "environment_id" || key0 === "incident_sha256" || key0 === "source" || key0 === "target_repository_id")) {
					validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.candidate !== void 0) {
						const _errs2 = errors;
						if (!validate27(data.candidate, {
							instancePath: instancePath + "/candidate",
							parentData: data,
							parentDataProperty: "candidate",
							rootData
						})) {
							vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.environment_entry_sha256 !== void 0) {
							let data1 = data.environment_entry_sha256;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern6.test(data1)) {
										validate26.errors = [issue(instancePath + "/environment_entry_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate26.errors = [issue(instancePath + "/environment_entry_sha256", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.environment_id !== void 0) {
								let data2 = data.environment_id;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate26.errors = [issue(instancePath + "/environment_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate26.errors = [issue(instancePath + "/environment_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.incident_sha256 !== void 0) {
									let data3 = data.incident_sha256;
									const _errs9 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern6.test(data3)) {
												validate26.errors = [issue(instancePath + "/incident_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate26.errors = [issue(instancePath + "/incident_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.source !== void 0) {
										const _errs12 = errors;
										if (!validate29(data.source, {
											instancePath: instancePath + "/source",
											parentData: data,
											parentDataProperty: "source",
											rootData
										})) {
											vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.target_repository_id !== void 0) {
											let data5 = data.target_repository_id;
											const _errs13 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern4.test(data5)) {
														validate26.errors = [issue(instancePath + "/target_repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate26.errors = [issue(instancePath + "/target_repository_id", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate26.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt === void 0 && (missing0 = "attempt") || data.control === void 0 && (missing0 = "control") || data.store_id === void 0 && (missing0 = "store_id") || data.subject === void 0 && (missing0 = "subject")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt" || key0 === "control" || key0 === "store_id" || key0 === "subject")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.attempt, {
							instancePath: instancePath + "/attempt",
							parentData: data,
							parentDataProperty: "attempt",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.control !== void 0) {
							const _errs3 = errors;
							if (!validate24(data.control, {
								instancePath: instancePath + "/control",
								parentData: data,
								parentDataProperty: "control",
								rootData
							})) {
								vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.store_id !== void 0) {
								let data2 = data.store_id;
								const _errs4 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate21.errors = [issue(instancePath + "/store_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/store_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.subject !== void 0) {
									const _errs7 = errors;
									if (!validate26(data.subject, {
										instancePath: instancePath + "/subject",
										parentData: data,
										parentDataProperty: "subject",
										rootData
									})) {
										vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
							if ("sandbox_receipt_expectation" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandbox_receipt_expectation" })];
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