// Generated from libs/ledger/schemas/sandboxed-evidence.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"claim_sha256",
		"name",
		"outcome",
		"receipt",
		"record_sha256",
		"required_outcome"
	],
	"properties": {
		"claim_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"name": {
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
		},
		"outcome": { "enum": [
			"inconclusive",
			"no-change",
			"reproduced"
		] },
		"receipt": { "oneOf": [{ "$ref": "#/$defs/ledger.sandboxed-evidence.noReceipt" }, { "$ref": "#/$defs/ledger.sandboxed-evidence.presentReceipt" }] },
		"record_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"required_outcome": { "enum": ["no-change", "reproduced"] }
	}
};
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.sha256 === void 0 && (missing0 = "sha256") || data.state === void 0 && (missing0 = "state")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "sha256" || key0 === "state")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.sha256 !== void 0) {
				let data0 = data.sha256;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate23.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.state !== void 0) {
					if ("present" !== data.state) {
						validate23.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate23.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.claim_sha256 === void 0 && (missing0 = "claim_sha256") || data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome") || data.receipt === void 0 && (missing0 = "receipt") || data.record_sha256 === void 0 && (missing0 = "record_sha256") || data.required_outcome === void 0 && (missing0 = "required_outcome")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "claim_sha256" || key0 === "name" || key0 === "outcome" || key0 === "receipt" || key0 === "record_sha256" || key0 === "required_outcome")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.claim_sha256 !== void 0) {
						let data0 = data.claim_sha256;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate22.errors = [issue(instancePath + "/claim_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/claim_sha256", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (typeof data1 === "string") {
									if (!pattern5.test(data1)) {
										validate22.errors = [issue(instancePath + "/name", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" })];
										return false;
									}
								} else {
									validate22.errors = [issue(instancePath + "/name", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.outcome !== void 0) {
								let data2 = data.outcome;
								const _errs7 = errors;
								if (!(data2 === "inconclusive" || data2 === "no-change" || data2 === "reproduced")) {
									validate22.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema33.properties.outcome.enum })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.receipt !== void 0) {
									let data3 = data.receipt;
									const _errs8 = errors;
									const _errs9 = errors;
									let valid2 = false;
									let passing0 = null;
									const _errs10 = errors;
									if (errors === errors) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
											let missing1;
											if (data3.reason_id === void 0 && (missing1 = "reason_id") || data3.state === void 0 && (missing1 = "state")) {
												const err0 = issue(instancePath + "/receipt", "required", { missingProperty: missing1 });
												if (vErrors === null) vErrors = [err0];
												else vErrors.push(err0);
												errors++;
											} else {
												const _errs13 = errors;
												for (const key1 in data3) if (!(key1 === "reason_id" || key1 === "state")) {
													const err1 = issue(instancePath + "/receipt", "additionalProperties", { additionalProperty: key1 });
													if (vErrors === null) vErrors = [err1];
													else vErrors.push(err1);
													errors++;
													break;
												}
												if (_errs13 === errors) {
													if (data3.reason_id !== void 0) {
														const _errs14 = errors;
														if ("run.not-started" !== data3.reason_id) {
															const err2 = issue(instancePath + "/receipt/reason_id", "const", { allowedValue: "run.not-started" });
															if (vErrors === null) vErrors = [err2];
															else vErrors.push(err2);
															errors++;
														}
														var valid4 = _errs14 === errors;
													} else var valid4 = true;
													if (valid4) {
														if (data3.state !== void 0) {
															const _errs15 = errors;
															if ("absent" !== data3.state) {
																const err3 = issue(instancePath + "/receipt/state", "const", { allowedValue: "absent" });
																if (vErrors === null) vErrors = [err3];
																else vErrors.push(err3);
																errors++;
															}
															var valid4 = _errs15 === errors;
														} else var valid4 = true;
													}
												}
											}
										} else {
											const err4 = issue(instancePath + "/receipt", "type", { type: "object" });
											if (vErrors === null) vErrors = [err4];
											else vErrors.push(err4);
											errors++;
										}
									}
									var _valid0 = _errs10 === errors;
									if (_valid0) {
										valid2 = true;
										passing0 = 0;
									}
									const _errs16 = errors;
									if (!validate23(data3, {
										instancePath: instancePath + "/receipt",
										parentData: data,
										parentDataProperty: "receipt",
										rootData
									})) {
										vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs16 === errors;
									if (_valid0 && valid2) {
										valid2 = false;
										passing0 = [passing0, 1];
									} else if (_valid0) {
										valid2 = true;
										passing0 = 1;
									}
									if (!valid2) {
										const err5 = issue(instancePath + "/receipt", "oneOf", { passingSchemas: passing0 });
										if (vErrors === null) vErrors = [err5];
										else vErrors.push(err5);
										errors++;
										validate22.errors = vErrors;
										return false;
									} else {
										errors = _errs9;
										if (vErrors !== null) {
											if (_errs9) vErrors.length = _errs9;
											else vErrors = null;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.record_sha256 !== void 0) {
										let data6 = data.record_sha256;
										const _errs17 = errors;
										if (errors === errors) {
											if (typeof data6 === "string") {
												if (!pattern4.test(data6)) {
													validate22.errors = [issue(instancePath + "/record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
													return false;
												}
											} else {
												validate22.errors = [issue(instancePath + "/record_sha256", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs17 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.required_outcome !== void 0) {
											let data7 = data.required_outcome;
											const _errs20 = errors;
											if (!(data7 === "no-change" || data7 === "reproduced")) {
												validate22.errors = [issue(instancePath + "/required_outcome", "enum", { allowedValues: schema33.properties.required_outcome.enum })];
												return false;
											}
											var valid0 = _errs20 === errors;
										} else var valid0 = true;
									}
								}
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
const schema45 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern10 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern12 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				if (errors === errors) {
					if (typeof data1 === "string") {
						if (!pattern10.test(data1)) {
							validate26.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate26.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
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
		validate26.errors = vErrors;
		return false;
	}
	if (_errs1 === errors) {
		const _errs10 = errors;
		let valid5 = true;
		const _errs11 = errors;
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
		var _valid1 = _errs11 === errors;
		errors = _errs10;
		if (vErrors !== null) {
			if (_errs10) vErrors.length = _errs10;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs13 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.commit_id !== void 0) {
					let data3 = data.commit_id;
					if (errors === errors) {
						if (typeof data3 === "string") {
							if (!pattern4.test(data3)) {
								validate26.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate26.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate26.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate26.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern12.test(data4)) {
									validate26.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate26.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid9 = _errs18 === errors;
					} else var valid9 = true;
					if (valid9) {
						if (data.hash_algorithm !== void 0) {
							let data5 = data.hash_algorithm;
							const _errs21 = errors;
							if (!(data5 === "sha1" || data5 === "sha256")) {
								validate26.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema45.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate26.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
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
const pattern8 = new RegExp("^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.claims === void 0 && (missing0 = "claims") || data.profile_id === void 0 && (missing0 = "profile_id") || data.shadow_record_sha256 === void 0 && (missing0 = "shadow_record_sha256") || data.source === void 0 && (missing0 = "source")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "claims" || key0 === "profile_id" || key0 === "shadow_record_sha256" || key0 === "source")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.claims !== void 0) {
						let data0 = data.claims;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 128) {
									validate21.errors = [issue(instancePath + "/claims", "maxItems", { limit: 128 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate22(data0[i0], {
											instancePath: instancePath + "/claims/" + i0,
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
								validate21.errors = [issue(instancePath + "/claims", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.profile_id !== void 0) {
							let data2 = data.profile_id;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (!pattern8.test(data2)) {
										validate21.errors = [issue(instancePath + "/profile_id", "pattern", { pattern: "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/profile_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.shadow_record_sha256 !== void 0) {
								let data3 = data.shadow_record_sha256;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (!pattern4.test(data3)) {
											validate21.errors = [issue(instancePath + "/shadow_record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/shadow_record_sha256", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.source !== void 0) {
									const _errs11 = errors;
									if (!validate26(data.source, {
										instancePath: instancePath + "/source",
										parentData: data,
										parentDataProperty: "source",
										rootData
									})) {
										vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs11 === errors;
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
									if (!pattern12.test(data1)) {
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
								if ("sandboxed_evidence" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandboxed_evidence" })];
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