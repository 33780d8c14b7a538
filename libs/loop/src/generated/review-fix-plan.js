// Generated from libs/loop/schemas/review-fix-plan.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"activation_state",
		"attempt",
		"authority",
		"change_ref",
		"decision",
		"effects",
		"inputs",
		"mode",
		"observed_at",
		"qualification"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"attempt": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"limit",
				"next_number",
				"recorded_count"
			],
			"properties": {
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 2
				},
				"next_number": {
					"type": "integer",
					"minimum": 1,
					"maximum": 9
				},
				"recorded_count": {
					"type": "integer",
					"minimum": 0,
					"maximum": 64
				}
			}
		},
		"authority": { "const": "none" },
		"change_ref": { "$ref": "#/$defs/loop.common.changeRef" },
		"decision": { "$ref": "#/$defs/loop.review-fix-plan.planDecision" },
		"effects": {
			"type": "array",
			"maxItems": 0,
			"items": {}
		},
		"inputs": { "$ref": "#/$defs/loop.review-fix-plan.planInputs" },
		"mode": { "const": "planning-only" },
		"observed_at": { "$ref": "#/$defs/contract.common.time" },
		"qualification": {
			"type": "object",
			"additionalProperties": false,
			"required": ["reason_id", "state"],
			"properties": {
				"reason_id": { "const": "loop.unqualified" },
				"state": { "const": "unavailable" }
			}
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^[1-9][0-9]{0,19}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.change_request_id === void 0 && (missing0 = "change_request_id") || data.repository_id === void 0 && (missing0 = "repository_id")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "change_request_id" || key0 === "repository_id")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.change_request_id !== void 0) {
				let data0 = data.change_request_id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate22.errors = [issue(instancePath + "/change_request_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/change_request_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.repository_id !== void 0) {
					let data1 = data.repository_id;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate22.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
const schema56 = {
	"description": "Which step of the ladder decided.",
	"enum": [
		"approval-present",
		"attempt-limit",
		"boundaries-unproven",
		"degraded-review",
		"fix-request",
		"kill-switch",
		"no-actionable-findings",
		"review-stale"
	]
};
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$", "u");
const pattern9 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
const func2 = require_ucs2length().default;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.finding_id === void 0 && (missing0 = "finding_id") || data.path === void 0 && (missing0 = "path") || data.provider_severity === void 0 && (missing0 = "provider_severity")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "finding_id" || key0 === "path" || key0 === "provider_severity")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.finding_id !== void 0) {
				let data0 = data.finding_id;
				if (typeof data0 === "string") {
					if (!pattern8.test(data0)) {
						validate25.errors = [issue(instancePath + "/finding_id", "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/finding_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.path !== void 0) {
					let data1 = data.path;
					if (typeof data1 === "string") {
						if (!pattern9.test(data1)) {
							validate25.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
							return false;
						}
					} else {
						validate25.errors = [issue(instancePath + "/path", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.provider_severity !== void 0) {
						let data2 = data.provider_severity;
						if (typeof data2 === "string") {
							if (func2(data2) > 8192) {
								validate25.errors = [issue(instancePath + "/provider_severity", "maxLength", { limit: 8192 })];
								return false;
							} else if (func2(data2) < 1) {
								validate25.errors = [issue(instancePath + "/provider_severity", "minLength", { limit: 1 })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/provider_severity", "type", { type: "string" })];
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
const schema44 = {
	"description": "What a producer may be asked for; it grants nothing.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"allowed_paths",
		"artifact_kind",
		"attempt",
		"authority",
		"base",
		"capability_id",
		"findings",
		"head",
		"permissions",
		"push_allowed",
		"push_allowed_reason_id",
		"request_kind",
		"review_ref",
		"role",
		"target_repository_id"
	],
	"properties": {
		"allowed_paths": {
			"type": "array",
			"minItems": 1,
			"maxItems": 256,
			"items": { "$ref": "#/$defs/contract.common.path" }
		},
		"artifact_kind": { "const": "git-patch" },
		"attempt": {
			"type": "object",
			"additionalProperties": false,
			"required": ["limit", "number"],
			"properties": {
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 2
				},
				"number": {
					"type": "integer",
					"minimum": 1,
					"maximum": 2
				}
			}
		},
		"authority": { "const": "none" },
		"base": { "$ref": "#/$defs/contract.common.gitRevision" },
		"capability_id": { "const": "core.harness.produce.v1" },
		"findings": {
			"type": "array",
			"minItems": 1,
			"maxItems": 256,
			"items": { "$ref": "#/$defs/loop.common.reviewedFinding" }
		},
		"head": { "$ref": "#/$defs/contract.common.gitRevision" },
		"permissions": {
			"type": "array",
			"minItems": 4,
			"maxItems": 4,
			"items": { "$ref": "#/$defs/contract.common.permissionId" }
		},
		"push_allowed": { "const": false },
		"push_allowed_reason_id": { "enum": ["loop.inactive-planner", "loop.no-push-after-approval"] },
		"request_kind": { "const": "stage_request" },
		"review_ref": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"change_request_id",
				"repository_id",
				"review_id"
			],
			"properties": {
				"change_request_id": { "$ref": "#/$defs/loop.common.providerId" },
				"repository_id": { "$ref": "#/$defs/loop.common.providerId" },
				"review_id": { "$ref": "#/$defs/loop.common.providerId" }
			}
		},
		"role": { "const": "producer" },
		"target_repository_id": { "$ref": "#/$defs/contract.common.id" }
	}
};
const schema51 = {
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
const schema50 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern11 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern12 = new RegExp("^[0-9a-f]{64}$", "u");
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
				if (errors === errors) {
					if (typeof data1 === "string") {
						if (!pattern11.test(data1)) {
							validate29.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate29.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate29.errors = vErrors;
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
							if (!pattern12.test(data3)) {
								validate29.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate29.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate29.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate29.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate29.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate29.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate29.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema50.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate29.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
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
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.allowed_paths === void 0 && (missing0 = "allowed_paths") || data.artifact_kind === void 0 && (missing0 = "artifact_kind") || data.attempt === void 0 && (missing0 = "attempt") || data.authority === void 0 && (missing0 = "authority") || data.base === void 0 && (missing0 = "base") || data.capability_id === void 0 && (missing0 = "capability_id") || data.findings === void 0 && (missing0 = "findings") || data.head === void 0 && (missing0 = "head") || data.permissions === void 0 && (missing0 = "permissions") || data.push_allowed === void 0 && (missing0 = "push_allowed") || data.push_allowed_reason_id === void 0 && (missing0 = "push_allowed_reason_id") || data.request_kind === void 0 && (missing0 = "request_kind") || data.review_ref === void 0 && (missing0 = "review_ref") || data.role === void 0 && (missing0 = "role") || data.target_repository_id === void 0 && (missing0 = "target_repository_id")) {
				validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema44.properties, key0)) {
					validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.allowed_paths !== void 0) {
						let data0 = data.allowed_paths;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 256) {
									validate28.errors = [issue(instancePath + "/allowed_paths", "maxItems", { limit: 256 })];
									return false;
								} else if (data0.length < 1) {
									validate28.errors = [issue(instancePath + "/allowed_paths", "minItems", { limit: 1 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data1 = data0[i0];
										const _errs4 = errors;
										if (errors === errors) {
											if (typeof data1 === "string") {
												if (!pattern9.test(data1)) {
													validate28.errors = [issue(instancePath + "/allowed_paths/" + i0, "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
													return false;
												}
											} else {
												validate28.errors = [issue(instancePath + "/allowed_paths/" + i0, "type", { type: "string" })];
												return false;
											}
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate28.errors = [issue(instancePath + "/allowed_paths", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.artifact_kind !== void 0) {
							const _errs7 = errors;
							if ("git-patch" !== data.artifact_kind) {
								validate28.errors = [issue(instancePath + "/artifact_kind", "const", { allowedValue: "git-patch" })];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.attempt !== void 0) {
								let data3 = data.attempt;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										let missing1;
										if (data3.limit === void 0 && (missing1 = "limit") || data3.number === void 0 && (missing1 = "number")) {
											validate28.errors = [issue(instancePath + "/attempt", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs10 = errors;
											for (const key1 in data3) if (!(key1 === "limit" || key1 === "number")) {
												validate28.errors = [issue(instancePath + "/attempt", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs10 === errors) {
												if (data3.limit !== void 0) {
													let data4 = data3.limit;
													const _errs11 = errors;
													if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
														validate28.errors = [issue(instancePath + "/attempt/limit", "type", { type: "integer" })];
														return false;
													}
													if (errors === _errs11) {
														if (typeof data4 == "number" && isFinite(data4)) {
															if (data4 > 2 || isNaN(data4)) {
																validate28.errors = [issue(instancePath + "/attempt/limit", "maximum", {
																	comparison: "<=",
																	limit: 2
																})];
																return false;
															} else if (data4 < 1 || isNaN(data4)) {
																validate28.errors = [issue(instancePath + "/attempt/limit", "minimum", {
																	comparison: ">=",
																	limit: 1
																})];
																return false;
															}
														}
													}
													var valid3 = _errs11 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data3.number !== void 0) {
														let data5 = data3.number;
														const _errs13 = errors;
														if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
															validate28.errors = [issue(instancePath + "/attempt/number", "type", { type: "integer" })];
															return false;
														}
														if (errors === _errs13) {
															if (typeof data5 == "number" && isFinite(data5)) {
																if (data5 > 2 || isNaN(data5)) {
																	validate28.errors = [issue(instancePath + "/attempt/number", "maximum", {
																		comparison: "<=",
																		limit: 2
																	})];
																	return false;
																} else if (data5 < 1 || isNaN(data5)) {
																	validate28.errors = [issue(instancePath + "/attempt/number", "minimum", {
																		comparison: ">=",
																		limit: 1
																	})];
																	return false;
																}
															}
														}
														var valid3 = _errs13 === errors;
													} else var valid3 = true;
												}
											}
										}
									} else {
										validate28.errors = [issue(instancePath + "/attempt", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.authority !== void 0) {
									const _errs15 = errors;
									if ("none" !== data.authority) {
										validate28.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
										return false;
									}
									var valid0 = _errs15 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.base !== void 0) {
										const _errs16 = errors;
										if (!validate29(data.base, {
											instancePath: instancePath + "/base",
											parentData: data,
											parentDataProperty: "base",
											rootData
										})) {
											vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs16 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.capability_id !== void 0) {
											const _errs17 = errors;
											if ("core.harness.produce.v1" !== data.capability_id) {
												validate28.errors = [issue(instancePath + "/capability_id", "const", { allowedValue: "core.harness.produce.v1" })];
												return false;
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.findings !== void 0) {
												let data9 = data.findings;
												const _errs18 = errors;
												if (errors === _errs18) {
													if (Array.isArray(data9)) {
														if (data9.length > 256) {
															validate28.errors = [issue(instancePath + "/findings", "maxItems", { limit: 256 })];
															return false;
														} else if (data9.length < 1) {
															validate28.errors = [issue(instancePath + "/findings", "minItems", { limit: 1 })];
															return false;
														} else {
															const len1 = data9.length;
															for (let i1 = 0; i1 < len1; i1++) {
																const _errs20 = errors;
																if (!validate25(data9[i1], {
																	instancePath: instancePath + "/findings/" + i1,
																	parentData: data9,
																	parentDataProperty: i1,
																	rootData
																})) {
																	vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																	errors = vErrors.length;
																}
																if (!(_errs20 === errors)) break;
															}
														}
													} else {
														validate28.errors = [issue(instancePath + "/findings", "type", { type: "array" })];
														return false;
													}
												}
												var valid0 = _errs18 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.head !== void 0) {
													const _errs21 = errors;
													if (!validate29(data.head, {
														instancePath: instancePath + "/head",
														parentData: data,
														parentDataProperty: "head",
														rootData
													})) {
														vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs21 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.permissions !== void 0) {
														let data12 = data.permissions;
														const _errs22 = errors;
														if (errors === _errs22) {
															if (Array.isArray(data12)) {
																if (data12.length > 4) {
																	validate28.errors = [issue(instancePath + "/permissions", "maxItems", { limit: 4 })];
																	return false;
																} else if (data12.length < 4) {
																	validate28.errors = [issue(instancePath + "/permissions", "minItems", { limit: 4 })];
																	return false;
																} else {
																	const len2 = data12.length;
																	for (let i2 = 0; i2 < len2; i2++) {
																		let data13 = data12[i2];
																		const _errs24 = errors;
																		if (!(data13 === "core.perm.candidate-repository.write.v2" || data13 === "core.perm.candidate.execute.v1" || data13 === "core.perm.evidence.write.v1" || data13 === "core.perm.model.invoke.v1" || data13 === "core.perm.scratch.write.v1" || data13 === "core.perm.target.read.v1")) {
																			validate28.errors = [issue(instancePath + "/permissions/" + i2, "enum", { allowedValues: schema51.enum })];
																			return false;
																		}
																		if (!(_errs24 === errors)) break;
																	}
																}
															} else {
																validate28.errors = [issue(instancePath + "/permissions", "type", { type: "array" })];
																return false;
															}
														}
														var valid0 = _errs22 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.push_allowed !== void 0) {
															const _errs26 = errors;
															if (false !== data.push_allowed) {
																validate28.errors = [issue(instancePath + "/push_allowed", "const", { allowedValue: false })];
																return false;
															}
															var valid0 = _errs26 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.push_allowed_reason_id !== void 0) {
																let data15 = data.push_allowed_reason_id;
																const _errs27 = errors;
																if (!(data15 === "loop.inactive-planner" || data15 === "loop.no-push-after-approval")) {
																	validate28.errors = [issue(instancePath + "/push_allowed_reason_id", "enum", { allowedValues: schema44.properties.push_allowed_reason_id.enum })];
																	return false;
																}
																var valid0 = _errs27 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.request_kind !== void 0) {
																	const _errs28 = errors;
																	if ("stage_request" !== data.request_kind) {
																		validate28.errors = [issue(instancePath + "/request_kind", "const", { allowedValue: "stage_request" })];
																		return false;
																	}
																	var valid0 = _errs28 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.review_ref !== void 0) {
																		let data17 = data.review_ref;
																		const _errs29 = errors;
																		if (errors === _errs29) {
																			if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																				let missing2;
																				if (data17.change_request_id === void 0 && (missing2 = "change_request_id") || data17.repository_id === void 0 && (missing2 = "repository_id") || data17.review_id === void 0 && (missing2 = "review_id")) {
																					validate28.errors = [issue(instancePath + "/review_ref", "required", { missingProperty: missing2 })];
																					return false;
																				} else {
																					const _errs31 = errors;
																					for (const key2 in data17) if (!(key2 === "change_request_id" || key2 === "repository_id" || key2 === "review_id")) {
																						validate28.errors = [issue(instancePath + "/review_ref", "additionalProperties", { additionalProperty: key2 })];
																						return false;
																					}
																					if (_errs31 === errors) {
																						if (data17.change_request_id !== void 0) {
																							let data18 = data17.change_request_id;
																							const _errs32 = errors;
																							if (errors === errors) {
																								if (typeof data18 === "string") {
																									if (!pattern5.test(data18)) {
																										validate28.errors = [issue(instancePath + "/review_ref/change_request_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
																										return false;
																									}
																								} else {
																									validate28.errors = [issue(instancePath + "/review_ref/change_request_id", "type", { type: "string" })];
																									return false;
																								}
																							}
																							var valid7 = _errs32 === errors;
																						} else var valid7 = true;
																						if (valid7) {
																							if (data17.repository_id !== void 0) {
																								let data19 = data17.repository_id;
																								const _errs35 = errors;
																								if (errors === errors) {
																									if (typeof data19 === "string") {
																										if (!pattern5.test(data19)) {
																											validate28.errors = [issue(instancePath + "/review_ref/repository_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
																											return false;
																										}
																									} else {
																										validate28.errors = [issue(instancePath + "/review_ref/repository_id", "type", { type: "string" })];
																										return false;
																									}
																								}
																								var valid7 = _errs35 === errors;
																							} else var valid7 = true;
																							if (valid7) {
																								if (data17.review_id !== void 0) {
																									let data20 = data17.review_id;
																									const _errs38 = errors;
																									if (errors === errors) {
																										if (typeof data20 === "string") {
																											if (!pattern5.test(data20)) {
																												validate28.errors = [issue(instancePath + "/review_ref/review_id", "pattern", { pattern: "^[1-9][0-9]{0,19}$" })];
																												return false;
																											}
																										} else {
																											validate28.errors = [issue(instancePath + "/review_ref/review_id", "type", { type: "string" })];
																											return false;
																										}
																									}
																									var valid7 = _errs38 === errors;
																								} else var valid7 = true;
																							}
																						}
																					}
																				}
																			} else {
																				validate28.errors = [issue(instancePath + "/review_ref", "type", { type: "object" })];
																				return false;
																			}
																		}
																		var valid0 = _errs29 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.role !== void 0) {
																			const _errs41 = errors;
																			if ("producer" !== data.role) {
																				validate28.errors = [issue(instancePath + "/role", "const", { allowedValue: "producer" })];
																				return false;
																			}
																			var valid0 = _errs41 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.target_repository_id !== void 0) {
																				let data22 = data.target_repository_id;
																				const _errs42 = errors;
																				if (errors === errors) {
																					if (typeof data22 === "string") {
																						if (!pattern4.test(data22)) {
																							validate28.errors = [issue(instancePath + "/target_repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																							return false;
																						}
																					} else {
																						validate28.errors = [issue(instancePath + "/target_repository_id", "type", { type: "string" })];
																						return false;
																					}
																				}
																				var valid0 = _errs42 === errors;
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
		} else {
			validate28.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate28.errors = vErrors;
	return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.state;
			if (typeof tag0 == "string") {
				if (tag0 === "absent") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.state === void 0 && (missing0 = "state")) {
								validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate27.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate27.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate27.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate27.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate28(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate27.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate27.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate27.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate27.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.detail === void 0 && (missing0 = "detail") || data.excluded_protected_findings === void 0 && (missing0 = "excluded_protected_findings") || data.fix_request === void 0 && (missing0 = "fix_request") || data.outcome === void 0 && (missing0 = "outcome")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "detail" || key0 === "excluded_protected_findings" || key0 === "fix_request" || key0 === "outcome")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.detail !== void 0) {
						let data0 = data.detail;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 16) {
									validate24.errors = [issue(instancePath + "/detail", "maxItems", { limit: 16 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data1 = data0[i0];
										const _errs4 = errors;
										if (errors === errors) {
											if (typeof data1 === "string") {
												if (!pattern4.test(data1)) {
													validate24.errors = [issue(instancePath + "/detail/" + i0, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
													return false;
												}
											} else {
												validate24.errors = [issue(instancePath + "/detail/" + i0, "type", { type: "string" })];
												return false;
											}
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate24.errors = [issue(instancePath + "/detail", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.excluded_protected_findings !== void 0) {
							let data2 = data.excluded_protected_findings;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data2)) {
									if (data2.length > 256) {
										validate24.errors = [issue(instancePath + "/excluded_protected_findings", "maxItems", { limit: 256 })];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs9 = errors;
											if (!validate25(data2[i1], {
												instancePath: instancePath + "/excluded_protected_findings/" + i1,
												parentData: data2,
												parentDataProperty: i1,
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											if (!(_errs9 === errors)) break;
										}
									}
								} else {
									validate24.errors = [issue(instancePath + "/excluded_protected_findings", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fix_request !== void 0) {
								const _errs10 = errors;
								if (!validate27(data.fix_request, {
									instancePath: instancePath + "/fix_request",
									parentData: data,
									parentDataProperty: "fix_request",
									rootData
								})) {
									vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.outcome !== void 0) {
									let data5 = data.outcome;
									const _errs11 = errors;
									if (!(data5 === "approval-present" || data5 === "attempt-limit" || data5 === "boundaries-unproven" || data5 === "degraded-review" || data5 === "fix-request" || data5 === "kill-switch" || data5 === "no-actionable-findings" || data5 === "review-stale")) {
										validate24.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema56.enum })];
										return false;
									}
									var valid0 = _errs11 === errors;
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
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate37.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate37.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate37.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("review_fix_attempt_ledger" !== data.kind) {
						validate37.errors = [issue(instancePath + "/kind", "const", { allowedValue: "review_fix_attempt_ledger" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate37.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate37.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern12.test(data3)) {
									validate37.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate37.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate37.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate37.errors = vErrors;
	return true;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate39.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate39.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate39.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("review_fix_change_context" !== data.kind) {
						validate39.errors = [issue(instancePath + "/kind", "const", { allowedValue: "review_fix_change_context" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate39.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate39.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern12.test(data3)) {
									validate39.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate39.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate39.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate39.errors = vErrors;
	return true;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate41.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate41.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate41.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("credential_policy_evaluation" !== data.kind) {
						validate41.errors = [issue(instancePath + "/kind", "const", { allowedValue: "credential_policy_evaluation" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate41.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate41.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern12.test(data3)) {
									validate41.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate41.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate41.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate41.errors = vErrors;
	return true;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate43.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate43.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("loop-policy.review-fix" !== data.content_id) {
					validate43.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "loop-policy.review-fix" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.loop-policy+json" !== data.media_type) {
						validate43.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.loop-policy+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern12.test(data2)) {
								validate43.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate43.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate43.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate43.errors = vErrors;
	return true;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate45.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate45.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate45.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("orchestrator_reconciliation_plan" !== data.kind) {
						validate45.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_reconciliation_plan" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate45.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate45.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern12.test(data3)) {
									validate45.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate45.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate45.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate45.errors = vErrors;
	return true;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate47.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate47.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (1 !== data.schema_version) {
					validate47.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					if ("risk_gate_evaluation" !== data.kind) {
						validate47.errors = [issue(instancePath + "/kind", "const", { allowedValue: "risk_gate_evaluation" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate47.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate47.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern12.test(data3)) {
									validate47.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate47.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
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
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_ledger_ref === void 0 && (missing0 = "attempt_ledger_ref") || data.change_context_ref === void 0 && (missing0 = "change_context_ref") || data.credential_evaluation_ref === void 0 && (missing0 = "credential_evaluation_ref") || data.observation_ref === void 0 && (missing0 = "observation_ref") || data.policy_ref === void 0 && (missing0 = "policy_ref") || data.reconciliation_plan_ref === void 0 && (missing0 = "reconciliation_plan_ref") || data.risk_gate_evaluation_ref === void 0 && (missing0 = "risk_gate_evaluation_ref")) {
				validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_ledger_ref" || key0 === "change_context_ref" || key0 === "credential_evaluation_ref" || key0 === "observation_ref" || key0 === "policy_ref" || key0 === "reconciliation_plan_ref" || key0 === "risk_gate_evaluation_ref")) {
					validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_ledger_ref !== void 0) {
						const _errs2 = errors;
						if (!validate37(data.attempt_ledger_ref, {
							instancePath: instancePath + "/attempt_ledger_ref",
							parentData: data,
							parentDataProperty: "attempt_ledger_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.change_context_ref !== void 0) {
							const _errs3 = errors;
							if (!validate39(data.change_context_ref, {
								instancePath: instancePath + "/change_context_ref",
								parentData: data,
								parentDataProperty: "change_context_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.credential_evaluation_ref !== void 0) {
								const _errs4 = errors;
								if (!validate41(data.credential_evaluation_ref, {
									instancePath: instancePath + "/credential_evaluation_ref",
									parentData: data,
									parentDataProperty: "credential_evaluation_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.observation_ref !== void 0) {
									let data3 = data.observation_ref;
									const _errs5 = errors;
									if (errors === _errs5) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
											let missing1;
											if (data3.content_id === void 0 && (missing1 = "content_id") || data3.media_type === void 0 && (missing1 = "media_type") || data3.sha256 === void 0 && (missing1 = "sha256")) {
												validate36.errors = [issue(instancePath + "/observation_ref", "required", { missingProperty: missing1 })];
												return false;
											} else {
												const _errs7 = errors;
												for (const key1 in data3) if (!(key1 === "content_id" || key1 === "media_type" || key1 === "sha256")) {
													validate36.errors = [issue(instancePath + "/observation_ref", "additionalProperties", { additionalProperty: key1 })];
													return false;
												}
												if (_errs7 === errors) {
													if (data3.content_id !== void 0) {
														const _errs8 = errors;
														if ("loop-review-observation" !== data3.content_id) {
															validate36.errors = [issue(instancePath + "/observation_ref/content_id", "const", { allowedValue: "loop-review-observation" })];
															return false;
														}
														var valid1 = _errs8 === errors;
													} else var valid1 = true;
													if (valid1) {
														if (data3.media_type !== void 0) {
															const _errs9 = errors;
															if ("application/json" !== data3.media_type) {
																validate36.errors = [issue(instancePath + "/observation_ref/media_type", "const", { allowedValue: "application/json" })];
																return false;
															}
															var valid1 = _errs9 === errors;
														} else var valid1 = true;
														if (valid1) {
															if (data3.sha256 !== void 0) {
																let data6 = data3.sha256;
																const _errs10 = errors;
																if (errors === errors) {
																	if (typeof data6 === "string") {
																		if (!pattern12.test(data6)) {
																			validate36.errors = [issue(instancePath + "/observation_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																			return false;
																		}
																	} else {
																		validate36.errors = [issue(instancePath + "/observation_ref/sha256", "type", { type: "string" })];
																		return false;
																	}
																}
																var valid1 = _errs10 === errors;
															} else var valid1 = true;
														}
													}
												}
											}
										} else {
											validate36.errors = [issue(instancePath + "/observation_ref", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.policy_ref !== void 0) {
										const _errs13 = errors;
										if (!validate43(data.policy_ref, {
											instancePath: instancePath + "/policy_ref",
											parentData: data,
											parentDataProperty: "policy_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.reconciliation_plan_ref !== void 0) {
											const _errs14 = errors;
											if (!validate45(data.reconciliation_plan_ref, {
												instancePath: instancePath + "/reconciliation_plan_ref",
												parentData: data,
												parentDataProperty: "reconciliation_plan_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs14 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.risk_gate_evaluation_ref !== void 0) {
												const _errs15 = errors;
												if (!validate47(data.risk_gate_evaluation_ref, {
													instancePath: instancePath + "/risk_gate_evaluation_ref",
													parentData: data,
													parentDataProperty: "risk_gate_evaluation_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
		} else {
			validate36.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate36.errors = vErrors;
	return errors === 0;
}
const pattern30 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.attempt === void 0 && (missing0 = "attempt") || data.authority === void 0 && (missing0 = "authority") || data.change_ref === void 0 && (missing0 = "change_ref") || data.decision === void 0 && (missing0 = "decision") || data.effects === void 0 && (missing0 = "effects") || data.inputs === void 0 && (missing0 = "inputs") || data.mode === void 0 && (missing0 = "mode") || data.observed_at === void 0 && (missing0 = "observed_at") || data.qualification === void 0 && (missing0 = "qualification")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema33.properties, key0)) {
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
						if (data.attempt !== void 0) {
							let data1 = data.attempt;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									let missing1;
									if (data1.limit === void 0 && (missing1 = "limit") || data1.next_number === void 0 && (missing1 = "next_number") || data1.recorded_count === void 0 && (missing1 = "recorded_count")) {
										validate21.errors = [issue(instancePath + "/attempt", "required", { missingProperty: missing1 })];
										return false;
									} else {
										const _errs5 = errors;
										for (const key1 in data1) if (!(key1 === "limit" || key1 === "next_number" || key1 === "recorded_count")) {
											validate21.errors = [issue(instancePath + "/attempt", "additionalProperties", { additionalProperty: key1 })];
											return false;
										}
										if (_errs5 === errors) {
											if (data1.limit !== void 0) {
												let data2 = data1.limit;
												const _errs6 = errors;
												if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
													validate21.errors = [issue(instancePath + "/attempt/limit", "type", { type: "integer" })];
													return false;
												}
												if (errors === _errs6) {
													if (typeof data2 == "number" && isFinite(data2)) {
														if (data2 > 2 || isNaN(data2)) {
															validate21.errors = [issue(instancePath + "/attempt/limit", "maximum", {
																comparison: "<=",
																limit: 2
															})];
															return false;
														} else if (data2 < 1 || isNaN(data2)) {
															validate21.errors = [issue(instancePath + "/attempt/limit", "minimum", {
																comparison: ">=",
																limit: 1
															})];
															return false;
														}
													}
												}
												var valid1 = _errs6 === errors;
											} else var valid1 = true;
											if (valid1) {
												if (data1.next_number !== void 0) {
													let data3 = data1.next_number;
													const _errs8 = errors;
													if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
														validate21.errors = [issue(instancePath + "/attempt/next_number", "type", { type: "integer" })];
														return false;
													}
													if (errors === _errs8) {
														if (typeof data3 == "number" && isFinite(data3)) {
															if (data3 > 9 || isNaN(data3)) {
																validate21.errors = [issue(instancePath + "/attempt/next_number", "maximum", {
																	comparison: "<=",
																	limit: 9
																})];
																return false;
															} else if (data3 < 1 || isNaN(data3)) {
																validate21.errors = [issue(instancePath + "/attempt/next_number", "minimum", {
																	comparison: ">=",
																	limit: 1
																})];
																return false;
															}
														}
													}
													var valid1 = _errs8 === errors;
												} else var valid1 = true;
												if (valid1) {
													if (data1.recorded_count !== void 0) {
														let data4 = data1.recorded_count;
														const _errs10 = errors;
														if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
															validate21.errors = [issue(instancePath + "/attempt/recorded_count", "type", { type: "integer" })];
															return false;
														}
														if (errors === _errs10) {
															if (typeof data4 == "number" && isFinite(data4)) {
																if (data4 > 64 || isNaN(data4)) {
																	validate21.errors = [issue(instancePath + "/attempt/recorded_count", "maximum", {
																		comparison: "<=",
																		limit: 64
																	})];
																	return false;
																} else if (data4 < 0 || isNaN(data4)) {
																	validate21.errors = [issue(instancePath + "/attempt/recorded_count", "minimum", {
																		comparison: ">=",
																		limit: 0
																	})];
																	return false;
																}
															}
														}
														var valid1 = _errs10 === errors;
													} else var valid1 = true;
												}
											}
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/attempt", "type", { type: "object" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.authority !== void 0) {
								const _errs12 = errors;
								if ("none" !== data.authority) {
									validate21.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
									return false;
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.change_ref !== void 0) {
									const _errs13 = errors;
									if (!validate22(data.change_ref, {
										instancePath: instancePath + "/change_ref",
										parentData: data,
										parentDataProperty: "change_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.decision !== void 0) {
										const _errs14 = errors;
										if (!validate24(data.decision, {
											instancePath: instancePath + "/decision",
											parentData: data,
											parentDataProperty: "decision",
											rootData
										})) {
											vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.effects !== void 0) {
											let data8 = data.effects;
											const _errs15 = errors;
											if (errors === _errs15) {
												if (Array.isArray(data8)) {
													if (data8.length > 0) {
														validate21.errors = [issue(instancePath + "/effects", "maxItems", { limit: 0 })];
														return false;
													}
												} else {
													validate21.errors = [issue(instancePath + "/effects", "type", { type: "array" })];
													return false;
												}
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.inputs !== void 0) {
												const _errs17 = errors;
												if (!validate36(data.inputs, {
													instancePath: instancePath + "/inputs",
													parentData: data,
													parentDataProperty: "inputs",
													rootData
												})) {
													vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs17 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.mode !== void 0) {
													const _errs18 = errors;
													if ("planning-only" !== data.mode) {
														validate21.errors = [issue(instancePath + "/mode", "const", { allowedValue: "planning-only" })];
														return false;
													}
													var valid0 = _errs18 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.observed_at !== void 0) {
														let data11 = data.observed_at;
														const _errs19 = errors;
														if (errors === errors) {
															if (typeof data11 === "string") {
																if (!pattern30.test(data11)) {
																	validate21.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																	return false;
																}
															} else {
																validate21.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
																return false;
															}
														}
														var valid0 = _errs19 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.qualification !== void 0) {
															let data12 = data.qualification;
															const _errs22 = errors;
															if (errors === _errs22) {
																if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																	let missing2;
																	if (data12.reason_id === void 0 && (missing2 = "reason_id") || data12.state === void 0 && (missing2 = "state")) {
																		validate21.errors = [issue(instancePath + "/qualification", "required", { missingProperty: missing2 })];
																		return false;
																	} else {
																		const _errs24 = errors;
																		for (const key2 in data12) if (!(key2 === "reason_id" || key2 === "state")) {
																			validate21.errors = [issue(instancePath + "/qualification", "additionalProperties", { additionalProperty: key2 })];
																			return false;
																		}
																		if (_errs24 === errors) {
																			if (data12.reason_id !== void 0) {
																				const _errs25 = errors;
																				if ("loop.unqualified" !== data12.reason_id) {
																					validate21.errors = [issue(instancePath + "/qualification/reason_id", "const", { allowedValue: "loop.unqualified" })];
																					return false;
																				}
																				var valid3 = _errs25 === errors;
																			} else var valid3 = true;
																			if (valid3) {
																				if (data12.state !== void 0) {
																					const _errs26 = errors;
																					if ("unavailable" !== data12.state) {
																						validate21.errors = [issue(instancePath + "/qualification/state", "const", { allowedValue: "unavailable" })];
																						return false;
																					}
																					var valid3 = _errs26 === errors;
																				} else var valid3 = true;
																			}
																		}
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/qualification", "type", { type: "object" })];
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
							if ("review_fix_plan" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "review_fix_plan" })];
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