// Generated from sandbox/schemas/file-digest-verifier-payload.schema.json by tools/generate (npm run generate). Do not edit.
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
		"check",
		"instruction_sha256",
		"observed",
		"outcome",
		"reason_id"
	],
	"properties": {
		"check": { "oneOf": [{ "$ref": "#/$defs/sandbox.file-digest-verifier-payload.digestCheck" }, { "type": "null" }] },
		"instruction_sha256": { "oneOf": [{ "$ref": "#/$defs/contract.common.sha256" }, { "type": "null" }] },
		"observed": { "oneOf": [{ "$ref": "#/$defs/sandbox.file-digest-verifier-payload.digestObserved" }, { "type": "null" }] },
		"outcome": { "enum": [
			"match",
			"mismatch",
			"refused"
		] },
		"reason_id": { "enum": [
			"file.changed",
			"file.match",
			"file.mismatch",
			"file.missing",
			"file.not-regular",
			"file.oversize",
			"file.read-error",
			"file.size-mismatch",
			"file.symlink",
			"instruction.malformed",
			"instruction.oversize",
			"instruction.path-rejected",
			"instruction.trailing",
			"instruction.transport-rejected"
		] }
	}
};
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern5 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.expected_sha256 === void 0 && (missing0 = "expected_sha256") || data.path === void 0 && (missing0 = "path")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "expected_sha256" || key0 === "path")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.expected_sha256 !== void 0) {
				let data0 = data.expected_sha256;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate22.errors = [issue(instancePath + "/expected_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/expected_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.path !== void 0) {
					let data1 = data.path;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate22.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/path", "type", { type: "string" })];
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "sha256" || key0 === "size_bytes")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.sha256 !== void 0) {
				let data0 = data.sha256;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate24.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate24.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.size_bytes !== void 0) {
					let data1 = data.size_bytes;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate24.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 > 1048576 || isNaN(data1)) {
							validate24.errors = [issue(instancePath + "/size_bytes", "maximum", {
								comparison: "<=",
								limit: 1048576
							})];
							return false;
						} else if (data1 < 0 || isNaN(data1)) {
							validate24.errors = [issue(instancePath + "/size_bytes", "minimum", {
								comparison: ">=",
								limit: 0
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
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
			if (data.check === void 0 && (missing0 = "check") || data.instruction_sha256 === void 0 && (missing0 = "instruction_sha256") || data.observed === void 0 && (missing0 = "observed") || data.outcome === void 0 && (missing0 = "outcome") || data.reason_id === void 0 && (missing0 = "reason_id")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "check" || key0 === "instruction_sha256" || key0 === "observed" || key0 === "outcome" || key0 === "reason_id")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.check !== void 0) {
						let data0 = data.check;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate22(data0, {
							instancePath: instancePath + "/check",
							parentData: data,
							parentDataProperty: "check",
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
						if (data0 !== null) {
							const err0 = issue(instancePath + "/check", "type", { type: "null" });
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
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
							const err1 = issue(instancePath + "/check", "oneOf", { passingSchemas: passing0 });
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
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
						if (data.instruction_sha256 !== void 0) {
							let data1 = data.instruction_sha256;
							const _errs7 = errors;
							const _errs8 = errors;
							let valid2 = false;
							let passing1 = null;
							const _errs9 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										const err2 = issue(instancePath + "/instruction_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" });
										if (vErrors === null) vErrors = [err2];
										else vErrors.push(err2);
										errors++;
									}
								} else {
									const err3 = issue(instancePath + "/instruction_sha256", "type", { type: "string" });
									if (vErrors === null) vErrors = [err3];
									else vErrors.push(err3);
									errors++;
								}
							}
							var _valid1 = _errs9 === errors;
							if (_valid1) {
								valid2 = true;
								passing1 = 0;
							}
							const _errs12 = errors;
							if (data1 !== null) {
								const err4 = issue(instancePath + "/instruction_sha256", "type", { type: "null" });
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							}
							var _valid1 = _errs12 === errors;
							if (_valid1 && valid2) {
								valid2 = false;
								passing1 = [passing1, 1];
							} else if (_valid1) {
								valid2 = true;
								passing1 = 1;
							}
							if (!valid2) {
								const err5 = issue(instancePath + "/instruction_sha256", "oneOf", { passingSchemas: passing1 });
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
								validate21.errors = vErrors;
								return false;
							} else {
								errors = _errs8;
								if (vErrors !== null) {
									if (_errs8) vErrors.length = _errs8;
									else vErrors = null;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.observed !== void 0) {
								let data2 = data.observed;
								const _errs14 = errors;
								const _errs15 = errors;
								let valid4 = false;
								let passing2 = null;
								const _errs16 = errors;
								if (!validate24(data2, {
									instancePath: instancePath + "/observed",
									parentData: data,
									parentDataProperty: "observed",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var _valid2 = _errs16 === errors;
								if (_valid2) {
									valid4 = true;
									passing2 = 0;
								}
								const _errs17 = errors;
								if (data2 !== null) {
									const err6 = issue(instancePath + "/observed", "type", { type: "null" });
									if (vErrors === null) vErrors = [err6];
									else vErrors.push(err6);
									errors++;
								}
								var _valid2 = _errs17 === errors;
								if (_valid2 && valid4) {
									valid4 = false;
									passing2 = [passing2, 1];
								} else if (_valid2) {
									valid4 = true;
									passing2 = 1;
								}
								if (!valid4) {
									const err7 = issue(instancePath + "/observed", "oneOf", { passingSchemas: passing2 });
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
									validate21.errors = vErrors;
									return false;
								} else {
									errors = _errs15;
									if (vErrors !== null) {
										if (_errs15) vErrors.length = _errs15;
										else vErrors = null;
									}
								}
								var valid0 = _errs14 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.outcome !== void 0) {
									let data3 = data.outcome;
									const _errs19 = errors;
									if (!(data3 === "match" || data3 === "mismatch" || data3 === "refused")) {
										validate21.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema32.properties.outcome.enum })];
										return false;
									}
									var valid0 = _errs19 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.reason_id !== void 0) {
										let data4 = data.reason_id;
										const _errs20 = errors;
										if (!(data4 === "file.changed" || data4 === "file.match" || data4 === "file.mismatch" || data4 === "file.missing" || data4 === "file.not-regular" || data4 === "file.oversize" || data4 === "file.read-error" || data4 === "file.size-mismatch" || data4 === "file.symlink" || data4 === "instruction.malformed" || data4 === "instruction.oversize" || data4 === "instruction.path-rejected" || data4 === "instruction.trailing" || data4 === "instruction.transport-rejected")) {
											validate21.errors = [issue(instancePath + "/reason_id", "enum", { allowedValues: schema32.properties.reason_id.enum })];
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
							if ("file_digest_verifier_payload" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "file_digest_verifier_payload" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								const _errs4 = errors;
								if ("file-digest-payload" !== data.id) {
									validate20.errors = [issue(instancePath + "/id", "const", { allowedValue: "file-digest-payload" })];
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