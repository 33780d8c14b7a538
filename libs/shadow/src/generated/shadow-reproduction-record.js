// Generated from libs/shadow/schemas/shadow-reproduction-record.schema.json by tools/generate (npm run generate). Do not edit.
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
		"authority",
		"check",
		"deploy_authority",
		"effects",
		"environment",
		"evaluation_mode",
		"git_revision_ref",
		"incident_ref",
		"materialization",
		"observed_at",
		"outcome",
		"qualification",
		"qualified_identity",
		"qualified_identity_ref",
		"reason_id",
		"shadow",
		"target_repository_id",
		"trace_ledger_ref"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"authority": { "const": "none" },
		"check": { "$ref": "#/$defs/shadow.shadow-reproduction-record.recordedCheck" },
		"deploy_authority": { "const": "none" },
		"effects": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1,
			"items": { "const": "caller-disposable-candidate-repository" }
		},
		"environment": { "$ref": "#/$defs/shadow.shadow-reproduction-record.recordedEnvironment" },
		"evaluation_mode": { "const": "observation-only" },
		"git_revision_ref": { "$ref": "#/$defs/contract.common.gitRevision" },
		"incident_ref": { "$ref": "#/$defs/shadow.common.incidentRef" },
		"materialization": { "$ref": "#/$defs/shadow.shadow-reproduction-record.recordedMaterialization" },
		"observed_at": { "$ref": "#/$defs/contract.common.time" },
		"outcome": { "enum": [
			"inconclusive",
			"no-change",
			"reproduced"
		] },
		"qualification": {
			"type": "object",
			"additionalProperties": false,
			"required": ["reason_id", "state"],
			"properties": {
				"reason_id": { "const": "shadow.unqualified" },
				"state": { "const": "unavailable" }
			}
		},
		"qualified_identity": { "$ref": "#/$defs/shadow.common.identityBody" },
		"qualified_identity_ref": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "const": "shadow-qualified-identity" },
				"media_type": { "const": "application/vnd.ystack.qualified-identity+json" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"reason_id": { "enum": [
			"check.failed-at-revision",
			"check.not-runnable",
			"check.passed-at-revision",
			"check.unreadable",
			"environment.evaluation-refused",
			"environment.not-satisfied",
			"environment.unlisted",
			"materialization.refused"
		] },
		"shadow": { "const": true },
		"target_repository_id": { "$ref": "#/$defs/contract.common.id" },
		"trace_ledger_ref": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "const": "shadow-trace-ledger" },
				"media_type": { "const": "application/vnd.ystack.telemetry-trace-ledger+json" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const schema34 = {
	"description": "No digest was taken.",
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_id", "state"],
	"properties": {
		"reason_id": { "enum": ["check.not-attempted", "check.unreadable"] },
		"state": { "const": "absent" }
	}
};
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.matches_expected === void 0 && (missing0 = "matches_expected") || data.observed_sha256 === void 0 && (missing0 = "observed_sha256") || data.tool_id === void 0 && (missing0 = "tool_id")) {
			validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "matches_expected" || key0 === "observed_sha256" || key0 === "tool_id")) {
				validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.matches_expected !== void 0) {
				if (typeof data.matches_expected !== "boolean") {
					validate24.errors = [issue(instancePath + "/matches_expected", "type", { type: "boolean" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.observed_sha256 !== void 0) {
					let data1 = data.observed_sha256;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate24.errors = [issue(instancePath + "/observed_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate24.errors = [issue(instancePath + "/observed_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.tool_id !== void 0) {
						if ("tool.git-blob-digest" !== data.tool_id) {
							validate24.errors = [issue(instancePath + "/tool_id", "const", { allowedValue: "tool.git-blob-digest" })];
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
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "value")) {
					validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if ("present" !== data.state) {
							validate23.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.value !== void 0) {
							const _errs3 = errors;
							if (!validate24(data.value, {
								instancePath: instancePath + "/value",
								parentData: data,
								parentDataProperty: "value",
								rootData
							})) {
								vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
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
const pattern6 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.expected_sha256 === void 0 && (missing0 = "expected_sha256") || data.kind === void 0 && (missing0 = "kind") || data.path === void 0 && (missing0 = "path")) {
			validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "expected_sha256" || key0 === "kind" || key0 === "path")) {
				validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.expected_sha256 !== void 0) {
				let data0 = data.expected_sha256;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate28.errors = [issue(instancePath + "/expected_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate28.errors = [issue(instancePath + "/expected_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("file-digest" !== data.kind) {
						validate28.errors = [issue(instancePath + "/kind", "const", { allowedValue: "file-digest" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate28.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
								return false;
							}
						} else {
							validate28.errors = [issue(instancePath + "/path", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate28.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate28.errors = vErrors;
	return true;
}
const pattern7 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.check_id === void 0 && (missing0 = "check_id") || data.kind === void 0 && (missing0 = "kind")) {
			validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "check_id" || key0 === "kind")) {
				validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.check_id !== void 0) {
				let data0 = data.check_id;
				if (typeof data0 === "string") {
					if (!pattern7.test(data0)) {
						validate30.errors = [issue(instancePath + "/check_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate30.errors = [issue(instancePath + "/check_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("named-check" !== data.kind) {
						validate30.errors = [issue(instancePath + "/kind", "const", { allowedValue: "named-check" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate28(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate30(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
		errors = vErrors.length;
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
		const err0 = issue(instancePath, "oneOf", { passingSchemas: passing0 });
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
		validate27.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.execution === void 0 && (missing0 = "execution") || data.failing_check === void 0 && (missing0 = "failing_check")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "execution" || key0 === "failing_check")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.execution !== void 0) {
						let data0 = data.execution;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (errors === errors) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.reason_id === void 0 && (missing1 = "reason_id") || data0.state === void 0 && (missing1 = "state")) {
									const err0 = issue(instancePath + "/execution", "required", { missingProperty: missing1 });
									if (vErrors === null) vErrors = [err0];
									else vErrors.push(err0);
									errors++;
								} else {
									const _errs7 = errors;
									for (const key1 in data0) if (!(key1 === "reason_id" || key1 === "state")) {
										const err1 = issue(instancePath + "/execution", "additionalProperties", { additionalProperty: key1 });
										if (vErrors === null) vErrors = [err1];
										else vErrors.push(err1);
										errors++;
										break;
									}
									if (_errs7 === errors) {
										if (data0.reason_id !== void 0) {
											let data1 = data0.reason_id;
											const _errs8 = errors;
											if (!(data1 === "check.not-attempted" || data1 === "check.unreadable")) {
												const err2 = issue(instancePath + "/execution/reason_id", "enum", { allowedValues: schema34.properties.reason_id.enum });
												if (vErrors === null) vErrors = [err2];
												else vErrors.push(err2);
												errors++;
											}
											var valid3 = _errs8 === errors;
										} else var valid3 = true;
										if (valid3) {
											if (data0.state !== void 0) {
												const _errs9 = errors;
												if ("absent" !== data0.state) {
													const err3 = issue(instancePath + "/execution/state", "const", { allowedValue: "absent" });
													if (vErrors === null) vErrors = [err3];
													else vErrors.push(err3);
													errors++;
												}
												var valid3 = _errs9 === errors;
											} else var valid3 = true;
										}
									}
								}
							} else {
								const err4 = issue(instancePath + "/execution", "type", { type: "object" });
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							}
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs10 = errors;
						if (!validate23(data0, {
							instancePath: instancePath + "/execution",
							parentData: data,
							parentDataProperty: "execution",
							rootData
						})) {
							vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs10 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err5 = issue(instancePath + "/execution", "oneOf", { passingSchemas: passing0 });
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
							validate22.errors = vErrors;
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
						if (data.failing_check !== void 0) {
							const _errs11 = errors;
							if (!validate27(data.failing_check, {
								instancePath: instancePath + "/failing_check",
								parentData: data,
								parentDataProperty: "failing_check",
								rootData
							})) {
								vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
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
const schema47 = {
	"description": "The claim was not judged.",
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_id", "state"],
	"properties": {
		"reason_id": { "enum": ["environment.evaluation-refused", "environment.unlisted"] },
		"state": { "const": "absent" }
	}
};
const schema49 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"evaluation_ref",
		"reason_ids",
		"verdict"
	],
	"properties": {
		"evaluation_ref": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": { "const": "shadow-sandbox-evaluation" },
				"media_type": { "const": "application/vnd.ystack.control-evaluation+json" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"reason_ids": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"verdict": { "enum": [
			"inconclusive",
			"satisfied",
			"violated"
		] }
	}
};
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.evaluation_ref === void 0 && (missing0 = "evaluation_ref") || data.reason_ids === void 0 && (missing0 = "reason_ids") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "evaluation_ref" || key0 === "reason_ids" || key0 === "verdict")) {
				validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.evaluation_ref !== void 0) {
				let data0 = data.evaluation_ref;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.content_id === void 0 && (missing1 = "content_id") || data0.media_type === void 0 && (missing1 = "media_type") || data0.sha256 === void 0 && (missing1 = "sha256")) {
						validate36.errors = [issue(instancePath + "/evaluation_ref", "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data0) if (!(key1 === "content_id" || key1 === "media_type" || key1 === "sha256")) {
							validate36.errors = [issue(instancePath + "/evaluation_ref", "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data0.content_id !== void 0) {
							if ("shadow-sandbox-evaluation" !== data0.content_id) {
								validate36.errors = [issue(instancePath + "/evaluation_ref/content_id", "const", { allowedValue: "shadow-sandbox-evaluation" })];
								return false;
							}
							var valid1 = true;
						} else var valid1 = true;
						if (valid1) {
							if (data0.media_type !== void 0) {
								if ("application/vnd.ystack.control-evaluation+json" !== data0.media_type) {
									validate36.errors = [issue(instancePath + "/evaluation_ref/media_type", "const", { allowedValue: "application/vnd.ystack.control-evaluation+json" })];
									return false;
								}
								var valid1 = true;
							} else var valid1 = true;
							if (valid1) {
								if (data0.sha256 !== void 0) {
									let data3 = data0.sha256;
									if (typeof data3 === "string") {
										if (!pattern4.test(data3)) {
											validate36.errors = [issue(instancePath + "/evaluation_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate36.errors = [issue(instancePath + "/evaluation_ref/sha256", "type", { type: "string" })];
										return false;
									}
									var valid1 = true;
								} else var valid1 = true;
							}
						}
					}
				} else {
					validate36.errors = [issue(instancePath + "/evaluation_ref", "type", { type: "object" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason_ids !== void 0) {
					let data4 = data.reason_ids;
					if (Array.isArray(data4)) {
						if (data4.length > 64) {
							validate36.errors = [issue(instancePath + "/reason_ids", "maxItems", { limit: 64 })];
							return false;
						} else if (data4.length < 1) {
							validate36.errors = [issue(instancePath + "/reason_ids", "minItems", { limit: 1 })];
							return false;
						} else {
							const len0 = data4.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data5 = data4[i0];
								if (typeof data5 === "string") {
									if (!pattern7.test(data5)) {
										validate36.errors = [issue(instancePath + "/reason_ids/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate36.errors = [issue(instancePath + "/reason_ids/" + i0, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate36.errors = [issue(instancePath + "/reason_ids", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.verdict !== void 0) {
						let data6 = data.verdict;
						if (!(data6 === "inconclusive" || data6 === "satisfied" || data6 === "violated")) {
							validate36.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema49.properties.verdict.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate36.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate36.errors = vErrors;
	return true;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate35.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "value")) {
					validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if ("present" !== data.state) {
							validate35.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.value !== void 0) {
							const _errs3 = errors;
							if (!validate36(data.value, {
								instancePath: instancePath + "/value",
								parentData: data,
								parentDataProperty: "value",
								rootData
							})) {
								vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate35.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate35.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.claim_ref === void 0 && (missing0 = "claim_ref") || data.environment_id === void 0 && (missing0 = "environment_id") || data.evaluation === void 0 && (missing0 = "evaluation") || data.registry_ref === void 0 && (missing0 = "registry_ref")) {
				validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "claim_ref" || key0 === "environment_id" || key0 === "evaluation" || key0 === "registry_ref")) {
					validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.claim_ref !== void 0) {
						let data0 = data.claim_ref;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.content_id === void 0 && (missing1 = "content_id") || data0.media_type === void 0 && (missing1 = "media_type") || data0.sha256 === void 0 && (missing1 = "sha256")) {
									validate34.errors = [issue(instancePath + "/claim_ref", "required", { missingProperty: missing1 })];
									return false;
								} else {
									const _errs4 = errors;
									for (const key1 in data0) if (!(key1 === "content_id" || key1 === "media_type" || key1 === "sha256")) {
										validate34.errors = [issue(instancePath + "/claim_ref", "additionalProperties", { additionalProperty: key1 })];
										return false;
									}
									if (_errs4 === errors) {
										if (data0.content_id !== void 0) {
											const _errs5 = errors;
											if ("shadow-environment-claim" !== data0.content_id) {
												validate34.errors = [issue(instancePath + "/claim_ref/content_id", "const", { allowedValue: "shadow-environment-claim" })];
												return false;
											}
											var valid1 = _errs5 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data0.media_type !== void 0) {
												const _errs6 = errors;
												if ("application/vnd.ystack.control-execution-environment-claim+json" !== data0.media_type) {
													validate34.errors = [issue(instancePath + "/claim_ref/media_type", "const", { allowedValue: "application/vnd.ystack.control-execution-environment-claim+json" })];
													return false;
												}
												var valid1 = _errs6 === errors;
											} else var valid1 = true;
											if (valid1) {
												if (data0.sha256 !== void 0) {
													let data3 = data0.sha256;
													const _errs7 = errors;
													if (errors === errors) {
														if (typeof data3 === "string") {
															if (!pattern4.test(data3)) {
																validate34.errors = [issue(instancePath + "/claim_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																return false;
															}
														} else {
															validate34.errors = [issue(instancePath + "/claim_ref/sha256", "type", { type: "string" })];
															return false;
														}
													}
													var valid1 = _errs7 === errors;
												} else var valid1 = true;
											}
										}
									}
								}
							} else {
								validate34.errors = [issue(instancePath + "/claim_ref", "type", { type: "object" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.environment_id !== void 0) {
							let data4 = data.environment_id;
							const _errs10 = errors;
							if (errors === errors) {
								if (typeof data4 === "string") {
									if (!pattern7.test(data4)) {
										validate34.errors = [issue(instancePath + "/environment_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate34.errors = [issue(instancePath + "/environment_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs10 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.evaluation !== void 0) {
								let data5 = data.evaluation;
								const _errs13 = errors;
								const _errs14 = errors;
								let valid4 = false;
								let passing0 = null;
								const _errs15 = errors;
								if (errors === errors) {
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										let missing2;
										if (data5.reason_id === void 0 && (missing2 = "reason_id") || data5.state === void 0 && (missing2 = "state")) {
											const err0 = issue(instancePath + "/evaluation", "required", { missingProperty: missing2 });
											if (vErrors === null) vErrors = [err0];
											else vErrors.push(err0);
											errors++;
										} else {
											const _errs18 = errors;
											for (const key2 in data5) if (!(key2 === "reason_id" || key2 === "state")) {
												const err1 = issue(instancePath + "/evaluation", "additionalProperties", { additionalProperty: key2 });
												if (vErrors === null) vErrors = [err1];
												else vErrors.push(err1);
												errors++;
												break;
											}
											if (_errs18 === errors) {
												if (data5.reason_id !== void 0) {
													let data6 = data5.reason_id;
													const _errs19 = errors;
													if (!(data6 === "environment.evaluation-refused" || data6 === "environment.unlisted")) {
														const err2 = issue(instancePath + "/evaluation/reason_id", "enum", { allowedValues: schema47.properties.reason_id.enum });
														if (vErrors === null) vErrors = [err2];
														else vErrors.push(err2);
														errors++;
													}
													var valid6 = _errs19 === errors;
												} else var valid6 = true;
												if (valid6) {
													if (data5.state !== void 0) {
														const _errs20 = errors;
														if ("absent" !== data5.state) {
															const err3 = issue(instancePath + "/evaluation/state", "const", { allowedValue: "absent" });
															if (vErrors === null) vErrors = [err3];
															else vErrors.push(err3);
															errors++;
														}
														var valid6 = _errs20 === errors;
													} else var valid6 = true;
												}
											}
										}
									} else {
										const err4 = issue(instancePath + "/evaluation", "type", { type: "object" });
										if (vErrors === null) vErrors = [err4];
										else vErrors.push(err4);
										errors++;
									}
								}
								var _valid0 = _errs15 === errors;
								if (_valid0) {
									valid4 = true;
									passing0 = 0;
								}
								const _errs21 = errors;
								if (!validate35(data5, {
									instancePath: instancePath + "/evaluation",
									parentData: data,
									parentDataProperty: "evaluation",
									rootData
								})) {
									vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
									errors = vErrors.length;
								}
								var _valid0 = _errs21 === errors;
								if (_valid0 && valid4) {
									valid4 = false;
									passing0 = [passing0, 1];
								} else if (_valid0) {
									valid4 = true;
									passing0 = 1;
								}
								if (!valid4) {
									const err5 = issue(instancePath + "/evaluation", "oneOf", { passingSchemas: passing0 });
									if (vErrors === null) vErrors = [err5];
									else vErrors.push(err5);
									errors++;
									validate34.errors = vErrors;
									return false;
								} else {
									errors = _errs14;
									if (vErrors !== null) {
										if (_errs14) vErrors.length = _errs14;
										else vErrors = null;
									}
								}
								var valid0 = _errs13 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.registry_ref !== void 0) {
									let data8 = data.registry_ref;
									const _errs22 = errors;
									if (errors === _errs22) {
										if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
											let missing3;
											if (data8.content_id === void 0 && (missing3 = "content_id") || data8.media_type === void 0 && (missing3 = "media_type") || data8.sha256 === void 0 && (missing3 = "sha256")) {
												validate34.errors = [issue(instancePath + "/registry_ref", "required", { missingProperty: missing3 })];
												return false;
											} else {
												const _errs24 = errors;
												for (const key3 in data8) if (!(key3 === "content_id" || key3 === "media_type" || key3 === "sha256")) {
													validate34.errors = [issue(instancePath + "/registry_ref", "additionalProperties", { additionalProperty: key3 })];
													return false;
												}
												if (_errs24 === errors) {
													if (data8.content_id !== void 0) {
														const _errs25 = errors;
														if ("shadow-environment-registry" !== data8.content_id) {
															validate34.errors = [issue(instancePath + "/registry_ref/content_id", "const", { allowedValue: "shadow-environment-registry" })];
															return false;
														}
														var valid7 = _errs25 === errors;
													} else var valid7 = true;
													if (valid7) {
														if (data8.media_type !== void 0) {
															const _errs26 = errors;
															if ("application/vnd.ystack.shadow-environment-registry+json" !== data8.media_type) {
																validate34.errors = [issue(instancePath + "/registry_ref/media_type", "const", { allowedValue: "application/vnd.ystack.shadow-environment-registry+json" })];
																return false;
															}
															var valid7 = _errs26 === errors;
														} else var valid7 = true;
														if (valid7) {
															if (data8.sha256 !== void 0) {
																let data11 = data8.sha256;
																const _errs27 = errors;
																if (errors === errors) {
																	if (typeof data11 === "string") {
																		if (!pattern4.test(data11)) {
																			validate34.errors = [issue(instancePath + "/registry_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																			return false;
																		}
																	} else {
																		validate34.errors = [issue(instancePath + "/registry_ref/sha256", "type", { type: "string" })];
																		return false;
																	}
																}
																var valid7 = _errs27 === errors;
															} else var valid7 = true;
														}
													}
												}
											}
										} else {
											validate34.errors = [issue(instancePath + "/registry_ref", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs22 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate34.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const schema57 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern13 = new RegExp("^[0-9a-f]{40}$", "u");
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern13.test(data1)) {
							validate40.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate40.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate40.errors = vErrors;
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
								validate40.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate40.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate40.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate40.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate40.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern7.test(data4)) {
									validate40.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate40.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate40.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema57.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate40.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate40.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate40.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate42.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate42.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("shadow-incident-record" !== data.content_id) {
					validate42.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "shadow-incident-record" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.shadow-incident-record+json" !== data.media_type) {
						validate42.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.shadow-incident-record+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate42.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate42.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate42.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate42.errors = vErrors;
	return true;
}
const schema61 = {
	"description": "No candidate was made.",
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_id", "state"],
	"properties": {
		"reason_id": { "enum": ["materialization.not-attempted", "materialization.refused"] },
		"state": { "const": "absent" }
	}
};
const pattern17 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.hash_algorithm === void 0 && (missing0 = "hash_algorithm") || data.parent_commit_id === void 0 && (missing0 = "parent_commit_id") || data.repository_kind === void 0 && (missing0 = "repository_kind") || data.tree_id === void 0 && (missing0 = "tree_id")) {
			validate47.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "parent_commit_id" || key0 === "repository_kind" || key0 === "tree_id")) {
				validate47.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern17.test(data0)) {
						validate47.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate47.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hash_algorithm !== void 0) {
					let data1 = data.hash_algorithm;
					if (!(data1 === "sha1" || data1 === "sha256")) {
						validate47.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema57.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.parent_commit_id !== void 0) {
						let data2 = data.parent_commit_id;
						if (typeof data2 === "string") {
							if (!pattern17.test(data2)) {
								validate47.errors = [issue(instancePath + "/parent_commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
								return false;
							}
						} else {
							validate47.errors = [issue(instancePath + "/parent_commit_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.repository_kind !== void 0) {
							if ("bare" !== data.repository_kind) {
								validate47.errors = [issue(instancePath + "/repository_kind", "const", { allowedValue: "bare" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.tree_id !== void 0) {
								let data4 = data.tree_id;
								if (typeof data4 === "string") {
									if (!pattern17.test(data4)) {
										validate47.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
										return false;
									}
								} else {
									validate47.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
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
		validate47.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate47.errors = vErrors;
	return true;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.commit_id === void 0 && (missing0 = "commit_id") || data.hash_algorithm === void 0 && (missing0 = "hash_algorithm") || data.repository_id === void 0 && (missing0 = "repository_id") || data.tree_id === void 0 && (missing0 = "tree_id")) {
			validate49.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "commit_id" || key0 === "hash_algorithm" || key0 === "repository_id" || key0 === "tree_id")) {
				validate49.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.commit_id !== void 0) {
				let data0 = data.commit_id;
				if (typeof data0 === "string") {
					if (!pattern17.test(data0)) {
						validate49.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
						return false;
					}
				} else {
					validate49.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hash_algorithm !== void 0) {
					let data1 = data.hash_algorithm;
					if (!(data1 === "sha1" || data1 === "sha256")) {
						validate49.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema57.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.repository_id !== void 0) {
						let data2 = data.repository_id;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate49.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate49.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.tree_id !== void 0) {
							let data3 = data.tree_id;
							if (typeof data3 === "string") {
								if (!pattern17.test(data3)) {
									validate49.errors = [issue(instancePath + "/tree_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
									return false;
								}
							} else {
								validate49.errors = [issue(instancePath + "/tree_id", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate49.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate49.errors = vErrors;
	return true;
}
const schema76 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate52.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate52.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate52.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate52.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema76.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate52.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate52.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate52.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate52.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate52.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate52.errors = vErrors;
	return true;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate52(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_result" !== data.kind) {
					validate51.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
					return false;
				}
			}
		} else {
			validate51.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate51.errors = vErrors;
	return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.adapter_id === void 0 && (missing0 = "adapter_id") || data.candidate === void 0 && (missing0 = "candidate") || data.outcome === void 0 && (missing0 = "outcome") || data.source === void 0 && (missing0 = "source") || data.stage_result_ref === void 0 && (missing0 = "stage_result_ref")) {
				validate46.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "adapter_id" || key0 === "candidate" || key0 === "outcome" || key0 === "source" || key0 === "stage_result_ref")) {
					validate46.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.adapter_id !== void 0) {
						const _errs2 = errors;
						if ("adapter.local-git-materializer.v1" !== data.adapter_id) {
							validate46.errors = [issue(instancePath + "/adapter_id", "const", { allowedValue: "adapter.local-git-materializer.v1" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.candidate !== void 0) {
							const _errs3 = errors;
							if (!validate47(data.candidate, {
								instancePath: instancePath + "/candidate",
								parentData: data,
								parentDataProperty: "candidate",
								rootData
							})) {
								vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.outcome !== void 0) {
								const _errs4 = errors;
								if ("no-change" !== data.outcome) {
									validate46.errors = [issue(instancePath + "/outcome", "const", { allowedValue: "no-change" })];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.source !== void 0) {
									const _errs5 = errors;
									if (!validate49(data.source, {
										instancePath: instancePath + "/source",
										parentData: data,
										parentDataProperty: "source",
										rootData
									})) {
										vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.stage_result_ref !== void 0) {
										const _errs6 = errors;
										if (!validate51(data.stage_result_ref, {
											instancePath: instancePath + "/stage_result_ref",
											parentData: data,
											parentDataProperty: "stage_result_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate46.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate46.errors = vErrors;
	return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate45.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "value")) {
					validate45.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if ("present" !== data.state) {
							validate45.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.value !== void 0) {
							const _errs3 = errors;
							if (!validate46(data.value, {
								instancePath: instancePath + "/value",
								parentData: data,
								parentDataProperty: "value",
								rootData
							})) {
								vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate45.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.reason_id === void 0 && (missing0 = "reason_id") || data.state === void 0 && (missing0 = "state")) {
				const err0 = issue(instancePath, "required", { missingProperty: missing0 });
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else {
				const _errs4 = errors;
				for (const key0 in data) if (!(key0 === "reason_id" || key0 === "state")) {
					const err1 = issue(instancePath, "additionalProperties", { additionalProperty: key0 });
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
					break;
				}
				if (_errs4 === errors) {
					if (data.reason_id !== void 0) {
						let data0 = data.reason_id;
						const _errs5 = errors;
						if (!(data0 === "materialization.not-attempted" || data0 === "materialization.refused")) {
							const err2 = issue(instancePath + "/reason_id", "enum", { allowedValues: schema61.properties.reason_id.enum });
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						var valid2 = _errs5 === errors;
					} else var valid2 = true;
					if (valid2) {
						if (data.state !== void 0) {
							const _errs6 = errors;
							if ("absent" !== data.state) {
								const err3 = issue(instancePath + "/state", "const", { allowedValue: "absent" });
								if (vErrors === null) vErrors = [err3];
								else vErrors.push(err3);
								errors++;
							}
							var valid2 = _errs6 === errors;
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
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs7 = errors;
	if (!validate45(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs7 === errors;
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
		validate44.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const pattern26 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern27 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func2 = require_ucs2length().default;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate59.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate59.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern26.test(data0)) {
						validate59.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate59.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func2(data1) > 127) {
							validate59.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern27.test(data1)) {
							validate59.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate59.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate59.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate59.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate59.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate59.errors = vErrors;
	return true;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.provider_id === void 0 && (missing0 = "provider_id") || data.model_id === void 0 && (missing0 = "model_id") || data.effort_id === void 0 && (missing0 = "effort_id")) {
			validate61.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "provider_id" || key0 === "model_id" || key0 === "effort_id")) {
				validate61.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.provider_id !== void 0) {
				let data0 = data.provider_id;
				if (typeof data0 === "string") {
					if (!pattern7.test(data0)) {
						validate61.errors = [issue(instancePath + "/provider_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate61.errors = [issue(instancePath + "/provider_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.model_id !== void 0) {
					let data1 = data.model_id;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate61.errors = [issue(instancePath + "/model_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate61.errors = [issue(instancePath + "/model_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.effort_id !== void 0) {
						let data2 = data.effort_id;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate61.errors = [issue(instancePath + "/effort_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate61.errors = [issue(instancePath + "/effort_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate61.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate61.errors = vErrors;
	return true;
}
const schema90 = {
	"description": "A blob or tree, where it lies in a commit, and its mode.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"revision",
		"location",
		"object_type",
		"object_id",
		"mode"
	],
	"properties": {
		"revision": { "$ref": "#/$defs/contract.common.gitRevision" },
		"location": { "$ref": "#/$defs/contract.common.gitLocation" },
		"object_type": { "enum": ["blob", "tree"] },
		"object_id": { "type": "string" },
		"mode": { "enum": [
			"040000",
			"100644",
			"100755"
		] }
	},
	"allOf": [
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha1" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha1Id" } } }
		},
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha256" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha256Id" } } }
		},
		{
			"if": {
				"properties": { "location": {
					"type": "object",
					"properties": { "kind": { "const": "root" } },
					"required": ["kind"]
				} },
				"required": ["location"]
			},
			"then": { "properties": { "object_type": { "const": "tree" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "tree" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "const": "040000" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "blob" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "enum": ["100644", "100755"] } } }
		}
	]
};
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "root") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate67.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate67.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("root" !== data.kind) {
								validate67.errors = [issue(instancePath + "/kind", "const", { allowedValue: "root" })];
								return false;
							}
						}
					}
				} else {
					validate67.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "path") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind") || data.value === void 0 && (missing1 = "value")) {
						validate67.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind" || key1 === "value")) {
							validate67.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("path" !== data.kind) {
								validate67.errors = [issue(instancePath + "/kind", "const", { allowedValue: "path" })];
								return false;
							}
							var valid4 = true;
						} else var valid4 = true;
						if (valid4) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern6.test(data2)) {
										validate67.errors = [issue(instancePath + "/value", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate67.errors = [issue(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid4 = true;
							} else var valid4 = true;
						}
					}
				} else {
					validate67.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate67.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate67.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate67.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate67.errors = vErrors;
	return true;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0 && "revision") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.revision !== void 0) {
			let data0 = data.revision;
			if (errors === errors) {
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.hash_algorithm === void 0 && "hash_algorithm") {
						const err1 = {};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					} else if (data0.hash_algorithm !== void 0) {
						if ("sha1" !== data0.hash_algorithm) {
							const err2 = {};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
					}
				} else {
					const err3 = {};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
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
		const _errs7 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.object_id !== void 0) {
				let data2 = data.object_id;
				if (errors === errors) {
					if (typeof data2 === "string") {
						if (!pattern13.test(data2)) {
							validate65.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate65.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs7 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err4 = issue(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
		validate65.errors = vErrors;
		return false;
	}
	var valid0 = _errs1 === errors;
	if (valid0) {
		const _errs11 = errors;
		const _errs12 = errors;
		let valid6 = true;
		const _errs13 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.revision === void 0 && "revision") {
				const err5 = {};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else if (data.revision !== void 0) {
				let data3 = data.revision;
				if (errors === errors) {
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.hash_algorithm === void 0 && "hash_algorithm") {
							const err6 = {};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						} else if (data3.hash_algorithm !== void 0) {
							if ("sha256" !== data3.hash_algorithm) {
								const err7 = {};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
					} else {
						const err8 = {};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			}
		}
		var _valid1 = _errs13 === errors;
		errors = _errs12;
		if (vErrors !== null) {
			if (_errs12) vErrors.length = _errs12;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs17 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.object_id !== void 0) {
					let data5 = data.object_id;
					if (errors === errors) {
						if (typeof data5 === "string") {
							if (!pattern4.test(data5)) {
								validate65.errors = [issue(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate65.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs17 === errors;
			valid6 = _valid1;
		}
		if (!valid6) {
			const err9 = issue(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
			validate65.errors = vErrors;
			return false;
		}
		var valid0 = _errs11 === errors;
		if (valid0) {
			const _errs21 = errors;
			const _errs22 = errors;
			let valid11 = true;
			const _errs23 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.location === void 0 && "location") {
					const err10 = {};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				} else if (data.location !== void 0) {
					let data6 = data.location;
					if (errors === errors) {
						if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
							if (data6.kind === void 0 && "kind") {
								const err11 = {};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							} else if (data6.kind !== void 0) {
								if ("root" !== data6.kind) {
									const err12 = {};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
							}
						} else {
							const err13 = {};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				}
			}
			var _valid2 = _errs23 === errors;
			errors = _errs22;
			if (vErrors !== null) {
				if (_errs22) vErrors.length = _errs22;
				else vErrors = null;
			}
			if (_valid2) {
				const _errs27 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							validate65.errors = [issue(instancePath + "/object_type", "const", { allowedValue: "tree" })];
							return false;
						}
					}
				}
				var _valid2 = _errs27 === errors;
				valid11 = _valid2;
			}
			if (!valid11) {
				const err14 = issue(instancePath, "if", { failingKeyword: "then" });
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
				validate65.errors = vErrors;
				return false;
			}
			var valid0 = _errs21 === errors;
			if (valid0) {
				const _errs29 = errors;
				const _errs30 = errors;
				let valid15 = true;
				const _errs31 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type === void 0 && "object_type") {
						const err15 = {};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					} else if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							const err16 = {};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
				}
				var _valid3 = _errs31 === errors;
				errors = _errs30;
				if (vErrors !== null) {
					if (_errs30) vErrors.length = _errs30;
					else vErrors = null;
				}
				if (_valid3) {
					const _errs33 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.mode !== void 0) {
							if ("040000" !== data.mode) {
								validate65.errors = [issue(instancePath + "/mode", "const", { allowedValue: "040000" })];
								return false;
							}
						}
					}
					var _valid3 = _errs33 === errors;
					valid15 = _valid3;
				}
				if (!valid15) {
					const err17 = issue(instancePath, "if", { failingKeyword: "then" });
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
					validate65.errors = vErrors;
					return false;
				}
				var valid0 = _errs29 === errors;
				if (valid0) {
					const _errs35 = errors;
					const _errs36 = errors;
					let valid18 = true;
					const _errs37 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.object_type === void 0 && "object_type") {
							const err18 = {};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						} else if (data.object_type !== void 0) {
							if ("blob" !== data.object_type) {
								const err19 = {};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
					}
					var _valid4 = _errs37 === errors;
					errors = _errs36;
					if (vErrors !== null) {
						if (_errs36) vErrors.length = _errs36;
						else vErrors = null;
					}
					if (_valid4) {
						const _errs39 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.mode !== void 0) {
								let data12 = data.mode;
								if (!(data12 === "100644" || data12 === "100755")) {
									validate65.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema90.allOf[4].then.properties.mode.enum })];
									return false;
								}
							}
						}
						var _valid4 = _errs39 === errors;
						valid18 = _valid4;
					}
					if (!valid18) {
						const err20 = issue(instancePath, "if", { failingKeyword: "then" });
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
						validate65.errors = vErrors;
						return false;
					}
					var valid0 = _errs35 === errors;
				}
			}
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing8;
			if (data.revision === void 0 && (missing8 = "revision") || data.location === void 0 && (missing8 = "location") || data.object_type === void 0 && (missing8 = "object_type") || data.object_id === void 0 && (missing8 = "object_id") || data.mode === void 0 && (missing8 = "mode")) {
				validate65.errors = [issue(instancePath, "required", { missingProperty: missing8 })];
				return false;
			} else {
				const _errs41 = errors;
				for (const key0 in data) if (!(key0 === "revision" || key0 === "location" || key0 === "object_type" || key0 === "object_id" || key0 === "mode")) {
					validate65.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs41 === errors) {
					if (data.revision !== void 0) {
						const _errs42 = errors;
						if (!validate40(data.revision, {
							instancePath: instancePath + "/revision",
							parentData: data,
							parentDataProperty: "revision",
							rootData
						})) {
							vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
							errors = vErrors.length;
						}
						var valid21 = _errs42 === errors;
					} else var valid21 = true;
					if (valid21) {
						if (data.location !== void 0) {
							const _errs43 = errors;
							if (!validate67(data.location, {
								instancePath: instancePath + "/location",
								parentData: data,
								parentDataProperty: "location",
								rootData
							})) {
								vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
								errors = vErrors.length;
							}
							var valid21 = _errs43 === errors;
						} else var valid21 = true;
						if (valid21) {
							if (data.object_type !== void 0) {
								let data15 = data.object_type;
								const _errs44 = errors;
								if (!(data15 === "blob" || data15 === "tree")) {
									validate65.errors = [issue(instancePath + "/object_type", "enum", { allowedValues: schema90.properties.object_type.enum })];
									return false;
								}
								var valid21 = _errs44 === errors;
							} else var valid21 = true;
							if (valid21) {
								if (data.object_id !== void 0) {
									const _errs45 = errors;
									if (typeof data.object_id !== "string") {
										validate65.errors = [issue(instancePath + "/object_id", "type", { type: "string" })];
										return false;
									}
									var valid21 = _errs45 === errors;
								} else var valid21 = true;
								if (valid21) {
									if (data.mode !== void 0) {
										let data17 = data.mode;
										const _errs47 = errors;
										if (!(data17 === "040000" || data17 === "100644" || data17 === "100755")) {
											validate65.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema90.properties.mode.enum })];
											return false;
										}
										var valid21 = _errs47 === errors;
									} else var valid21 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate65.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate65.errors = vErrors;
	return errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate59(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate65(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
		errors = vErrors.length;
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
		const err0 = issue(instancePath, "oneOf", { passingSchemas: passing0 });
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
		validate63.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate63.errors = vErrors;
	return errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate52(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("resolved_profile" !== data.kind) {
					validate71.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
					return false;
				}
			}
		} else {
			validate71.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate71.errors = vErrors;
	return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate52(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_request" !== data.kind) {
					validate75.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
					return false;
				}
			}
		} else {
			validate75.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate75.errors = vErrors;
	return errors === 0;
}
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.adapter_config_refs === void 0 && (missing0 = "adapter_config_refs") || data.model_request === void 0 && (missing0 = "model_request") || data.prompt_refs === void 0 && (missing0 = "prompt_refs") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.skill_refs === void 0 && (missing0 = "skill_refs") || data.stage_request_ref === void 0 && (missing0 = "stage_request_ref") || data.target_revision === void 0 && (missing0 = "target_revision") || data.verification_instructions_ref === void 0 && (missing0 = "verification_instructions_ref")) {
				validate58.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "adapter_config_refs" || key0 === "model_request" || key0 === "prompt_refs" || key0 === "resolved_profile_ref" || key0 === "skill_refs" || key0 === "stage_request_ref" || key0 === "target_revision" || key0 === "verification_instructions_ref")) {
					validate58.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.adapter_config_refs !== void 0) {
						let data0 = data.adapter_config_refs;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 8) {
									validate58.errors = [issue(instancePath + "/adapter_config_refs", "maxItems", { limit: 8 })];
									return false;
								} else if (data0.length < 1) {
									validate58.errors = [issue(instancePath + "/adapter_config_refs", "minItems", { limit: 1 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate59(data0[i0], {
											instancePath: instancePath + "/adapter_config_refs/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate58.errors = [issue(instancePath + "/adapter_config_refs", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.model_request !== void 0) {
							const _errs5 = errors;
							if (!validate61(data.model_request, {
								instancePath: instancePath + "/model_request",
								parentData: data,
								parentDataProperty: "model_request",
								rootData
							})) {
								vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.prompt_refs !== void 0) {
								let data3 = data.prompt_refs;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (Array.isArray(data3)) {
										if (data3.length > 8) {
											validate58.errors = [issue(instancePath + "/prompt_refs", "maxItems", { limit: 8 })];
											return false;
										} else if (data3.length < 1) {
											validate58.errors = [issue(instancePath + "/prompt_refs", "minItems", { limit: 1 })];
											return false;
										} else {
											const len1 = data3.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs8 = errors;
												if (!validate63(data3[i1], {
													instancePath: instancePath + "/prompt_refs/" + i1,
													parentData: data3,
													parentDataProperty: i1,
													rootData
												})) {
													vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
													errors = vErrors.length;
												}
												if (!(_errs8 === errors)) break;
											}
										}
									} else {
										validate58.errors = [issue(instancePath + "/prompt_refs", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.resolved_profile_ref !== void 0) {
									const _errs9 = errors;
									if (!validate71(data.resolved_profile_ref, {
										instancePath: instancePath + "/resolved_profile_ref",
										parentData: data,
										parentDataProperty: "resolved_profile_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.skill_refs !== void 0) {
										let data6 = data.skill_refs;
										const _errs10 = errors;
										if (errors === _errs10) {
											if (Array.isArray(data6)) {
												if (data6.length > 8) {
													validate58.errors = [issue(instancePath + "/skill_refs", "maxItems", { limit: 8 })];
													return false;
												} else {
													const len2 = data6.length;
													for (let i2 = 0; i2 < len2; i2++) {
														const _errs12 = errors;
														if (!validate63(data6[i2], {
															instancePath: instancePath + "/skill_refs/" + i2,
															parentData: data6,
															parentDataProperty: i2,
															rootData
														})) {
															vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
															errors = vErrors.length;
														}
														if (!(_errs12 === errors)) break;
													}
												}
											} else {
												validate58.errors = [issue(instancePath + "/skill_refs", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.stage_request_ref !== void 0) {
											const _errs13 = errors;
											if (!validate75(data.stage_request_ref, {
												instancePath: instancePath + "/stage_request_ref",
												parentData: data,
												parentDataProperty: "stage_request_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.target_revision !== void 0) {
												const _errs14 = errors;
												if (!validate40(data.target_revision, {
													instancePath: instancePath + "/target_revision",
													parentData: data,
													parentDataProperty: "target_revision",
													rootData
												})) {
													vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.verification_instructions_ref !== void 0) {
													const _errs15 = errors;
													if (!validate59(data.verification_instructions_ref, {
														instancePath: instancePath + "/verification_instructions_ref",
														parentData: data,
														parentDataProperty: "verification_instructions_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs15 === errors;
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
			validate58.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate58.errors = vErrors;
	return errors === 0;
}
const pattern25 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.authority === void 0 && (missing0 = "authority") || data.check === void 0 && (missing0 = "check") || data.deploy_authority === void 0 && (missing0 = "deploy_authority") || data.effects === void 0 && (missing0 = "effects") || data.environment === void 0 && (missing0 = "environment") || data.evaluation_mode === void 0 && (missing0 = "evaluation_mode") || data.git_revision_ref === void 0 && (missing0 = "git_revision_ref") || data.incident_ref === void 0 && (missing0 = "incident_ref") || data.materialization === void 0 && (missing0 = "materialization") || data.observed_at === void 0 && (missing0 = "observed_at") || data.outcome === void 0 && (missing0 = "outcome") || data.qualification === void 0 && (missing0 = "qualification") || data.qualified_identity === void 0 && (missing0 = "qualified_identity") || data.qualified_identity_ref === void 0 && (missing0 = "qualified_identity_ref") || data.reason_id === void 0 && (missing0 = "reason_id") || data.shadow === void 0 && (missing0 = "shadow") || data.target_repository_id === void 0 && (missing0 = "target_repository_id") || data.trace_ledger_ref === void 0 && (missing0 = "trace_ledger_ref")) {
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
						if (data.authority !== void 0) {
							const _errs3 = errors;
							if ("none" !== data.authority) {
								validate21.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.check !== void 0) {
								const _errs4 = errors;
								if (!validate22(data.check, {
									instancePath: instancePath + "/check",
									parentData: data,
									parentDataProperty: "check",
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.deploy_authority !== void 0) {
									const _errs5 = errors;
									if ("none" !== data.deploy_authority) {
										validate21.errors = [issue(instancePath + "/deploy_authority", "const", { allowedValue: "none" })];
										return false;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.effects !== void 0) {
										let data4 = data.effects;
										const _errs6 = errors;
										if (errors === _errs6) {
											if (Array.isArray(data4)) {
												if (data4.length > 1) {
													validate21.errors = [issue(instancePath + "/effects", "maxItems", { limit: 1 })];
													return false;
												} else if (data4.length < 1) {
													validate21.errors = [issue(instancePath + "/effects", "minItems", { limit: 1 })];
													return false;
												} else {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs8 = errors;
														if ("caller-disposable-candidate-repository" !== data4[i0]) {
															validate21.errors = [issue(instancePath + "/effects/" + i0, "const", { allowedValue: "caller-disposable-candidate-repository" })];
															return false;
														}
														if (!(_errs8 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/effects", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.environment !== void 0) {
											const _errs9 = errors;
											if (!validate34(data.environment, {
												instancePath: instancePath + "/environment",
												parentData: data,
												parentDataProperty: "environment",
												rootData
											})) {
												vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.evaluation_mode !== void 0) {
												const _errs10 = errors;
												if ("observation-only" !== data.evaluation_mode) {
													validate21.errors = [issue(instancePath + "/evaluation_mode", "const", { allowedValue: "observation-only" })];
													return false;
												}
												var valid0 = _errs10 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.git_revision_ref !== void 0) {
													const _errs11 = errors;
													if (!validate40(data.git_revision_ref, {
														instancePath: instancePath + "/git_revision_ref",
														parentData: data,
														parentDataProperty: "git_revision_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs11 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.incident_ref !== void 0) {
														const _errs12 = errors;
														if (!validate42(data.incident_ref, {
															instancePath: instancePath + "/incident_ref",
															parentData: data,
															parentDataProperty: "incident_ref",
															rootData
														})) {
															vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs12 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.materialization !== void 0) {
															const _errs13 = errors;
															if (!validate44(data.materialization, {
																instancePath: instancePath + "/materialization",
																parentData: data,
																parentDataProperty: "materialization",
																rootData
															})) {
																vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs13 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.observed_at !== void 0) {
																let data11 = data.observed_at;
																const _errs14 = errors;
																if (errors === errors) {
																	if (typeof data11 === "string") {
																		if (!pattern25.test(data11)) {
																			validate21.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																			return false;
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
																		return false;
																	}
																}
																var valid0 = _errs14 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.outcome !== void 0) {
																	let data12 = data.outcome;
																	const _errs17 = errors;
																	if (!(data12 === "inconclusive" || data12 === "no-change" || data12 === "reproduced")) {
																		validate21.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema32.properties.outcome.enum })];
																		return false;
																	}
																	var valid0 = _errs17 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.qualification !== void 0) {
																		let data13 = data.qualification;
																		const _errs18 = errors;
																		if (errors === _errs18) {
																			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																				let missing1;
																				if (data13.reason_id === void 0 && (missing1 = "reason_id") || data13.state === void 0 && (missing1 = "state")) {
																					validate21.errors = [issue(instancePath + "/qualification", "required", { missingProperty: missing1 })];
																					return false;
																				} else {
																					const _errs20 = errors;
																					for (const key1 in data13) if (!(key1 === "reason_id" || key1 === "state")) {
																						validate21.errors = [issue(instancePath + "/qualification", "additionalProperties", { additionalProperty: key1 })];
																						return false;
																					}
																					if (_errs20 === errors) {
																						if (data13.reason_id !== void 0) {
																							const _errs21 = errors;
																							if ("shadow.unqualified" !== data13.reason_id) {
																								validate21.errors = [issue(instancePath + "/qualification/reason_id", "const", { allowedValue: "shadow.unqualified" })];
																								return false;
																							}
																							var valid3 = _errs21 === errors;
																						} else var valid3 = true;
																						if (valid3) {
																							if (data13.state !== void 0) {
																								const _errs22 = errors;
																								if ("unavailable" !== data13.state) {
																									validate21.errors = [issue(instancePath + "/qualification/state", "const", { allowedValue: "unavailable" })];
																									return false;
																								}
																								var valid3 = _errs22 === errors;
																							} else var valid3 = true;
																						}
																					}
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/qualification", "type", { type: "object" })];
																				return false;
																			}
																		}
																		var valid0 = _errs18 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.qualified_identity !== void 0) {
																			const _errs23 = errors;
																			if (!validate58(data.qualified_identity, {
																				instancePath: instancePath + "/qualified_identity",
																				parentData: data,
																				parentDataProperty: "qualified_identity",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs23 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.qualified_identity_ref !== void 0) {
																				let data17 = data.qualified_identity_ref;
																				const _errs24 = errors;
																				if (errors === _errs24) {
																					if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																						let missing2;
																						if (data17.content_id === void 0 && (missing2 = "content_id") || data17.media_type === void 0 && (missing2 = "media_type") || data17.sha256 === void 0 && (missing2 = "sha256")) {
																							validate21.errors = [issue(instancePath + "/qualified_identity_ref", "required", { missingProperty: missing2 })];
																							return false;
																						} else {
																							const _errs26 = errors;
																							for (const key2 in data17) if (!(key2 === "content_id" || key2 === "media_type" || key2 === "sha256")) {
																								validate21.errors = [issue(instancePath + "/qualified_identity_ref", "additionalProperties", { additionalProperty: key2 })];
																								return false;
																							}
																							if (_errs26 === errors) {
																								if (data17.content_id !== void 0) {
																									const _errs27 = errors;
																									if ("shadow-qualified-identity" !== data17.content_id) {
																										validate21.errors = [issue(instancePath + "/qualified_identity_ref/content_id", "const", { allowedValue: "shadow-qualified-identity" })];
																										return false;
																									}
																									var valid4 = _errs27 === errors;
																								} else var valid4 = true;
																								if (valid4) {
																									if (data17.media_type !== void 0) {
																										const _errs28 = errors;
																										if ("application/vnd.ystack.qualified-identity+json" !== data17.media_type) {
																											validate21.errors = [issue(instancePath + "/qualified_identity_ref/media_type", "const", { allowedValue: "application/vnd.ystack.qualified-identity+json" })];
																											return false;
																										}
																										var valid4 = _errs28 === errors;
																									} else var valid4 = true;
																									if (valid4) {
																										if (data17.sha256 !== void 0) {
																											let data20 = data17.sha256;
																											const _errs29 = errors;
																											if (errors === errors) {
																												if (typeof data20 === "string") {
																													if (!pattern4.test(data20)) {
																														validate21.errors = [issue(instancePath + "/qualified_identity_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																														return false;
																													}
																												} else {
																													validate21.errors = [issue(instancePath + "/qualified_identity_ref/sha256", "type", { type: "string" })];
																													return false;
																												}
																											}
																											var valid4 = _errs29 === errors;
																										} else var valid4 = true;
																									}
																								}
																							}
																						}
																					} else {
																						validate21.errors = [issue(instancePath + "/qualified_identity_ref", "type", { type: "object" })];
																						return false;
																					}
																				}
																				var valid0 = _errs24 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.reason_id !== void 0) {
																					let data21 = data.reason_id;
																					const _errs32 = errors;
																					if (!(data21 === "check.failed-at-revision" || data21 === "check.not-runnable" || data21 === "check.passed-at-revision" || data21 === "check.unreadable" || data21 === "environment.evaluation-refused" || data21 === "environment.not-satisfied" || data21 === "environment.unlisted" || data21 === "materialization.refused")) {
																						validate21.errors = [issue(instancePath + "/reason_id", "enum", { allowedValues: schema32.properties.reason_id.enum })];
																						return false;
																					}
																					var valid0 = _errs32 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.shadow !== void 0) {
																						const _errs33 = errors;
																						if (true !== data.shadow) {
																							validate21.errors = [issue(instancePath + "/shadow", "const", { allowedValue: true })];
																							return false;
																						}
																						var valid0 = _errs33 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.target_repository_id !== void 0) {
																							let data23 = data.target_repository_id;
																							const _errs34 = errors;
																							if (errors === errors) {
																								if (typeof data23 === "string") {
																									if (!pattern7.test(data23)) {
																										validate21.errors = [issue(instancePath + "/target_repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																										return false;
																									}
																								} else {
																									validate21.errors = [issue(instancePath + "/target_repository_id", "type", { type: "string" })];
																									return false;
																								}
																							}
																							var valid0 = _errs34 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.trace_ledger_ref !== void 0) {
																								let data24 = data.trace_ledger_ref;
																								const _errs37 = errors;
																								if (errors === _errs37) {
																									if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
																										let missing3;
																										if (data24.content_id === void 0 && (missing3 = "content_id") || data24.media_type === void 0 && (missing3 = "media_type") || data24.sha256 === void 0 && (missing3 = "sha256")) {
																											validate21.errors = [issue(instancePath + "/trace_ledger_ref", "required", { missingProperty: missing3 })];
																											return false;
																										} else {
																											const _errs39 = errors;
																											for (const key3 in data24) if (!(key3 === "content_id" || key3 === "media_type" || key3 === "sha256")) {
																												validate21.errors = [issue(instancePath + "/trace_ledger_ref", "additionalProperties", { additionalProperty: key3 })];
																												return false;
																											}
																											if (_errs39 === errors) {
																												if (data24.content_id !== void 0) {
																													const _errs40 = errors;
																													if ("shadow-trace-ledger" !== data24.content_id) {
																														validate21.errors = [issue(instancePath + "/trace_ledger_ref/content_id", "const", { allowedValue: "shadow-trace-ledger" })];
																														return false;
																													}
																													var valid7 = _errs40 === errors;
																												} else var valid7 = true;
																												if (valid7) {
																													if (data24.media_type !== void 0) {
																														const _errs41 = errors;
																														if ("application/vnd.ystack.telemetry-trace-ledger+json" !== data24.media_type) {
																															validate21.errors = [issue(instancePath + "/trace_ledger_ref/media_type", "const", { allowedValue: "application/vnd.ystack.telemetry-trace-ledger+json" })];
																															return false;
																														}
																														var valid7 = _errs41 === errors;
																													} else var valid7 = true;
																													if (valid7) {
																														if (data24.sha256 !== void 0) {
																															let data27 = data24.sha256;
																															const _errs42 = errors;
																															if (errors === errors) {
																																if (typeof data27 === "string") {
																																	if (!pattern4.test(data27)) {
																																		validate21.errors = [issue(instancePath + "/trace_ledger_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																																		return false;
																																	}
																																} else {
																																	validate21.errors = [issue(instancePath + "/trace_ledger_ref/sha256", "type", { type: "string" })];
																																	return false;
																																}
																															}
																															var valid7 = _errs42 === errors;
																														} else var valid7 = true;
																													}
																												}
																											}
																										}
																									} else {
																										validate21.errors = [issue(instancePath + "/trace_ledger_ref", "type", { type: "object" })];
																										return false;
																									}
																								}
																								var valid0 = _errs37 === errors;
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
								if ("shadow_reproduction_record" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "shadow_reproduction_record" })];
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