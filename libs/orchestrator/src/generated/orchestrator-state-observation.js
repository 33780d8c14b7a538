// Generated from libs/orchestrator/schemas/orchestrator-state-observation.schema.json by tools/generate (npm run generate). Do not edit.
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
		"authority_effect",
		"classifications",
		"core_contract",
		"evaluator",
		"mode",
		"observed_at",
		"snapshot_ref",
		"source_revision"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"authority_effect": { "const": "none" },
		"classifications": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/orchestrator.orchestrator-state-observation.classification" }
		},
		"core_contract": { "$ref": "#/$defs/orchestrator.common.hashedCoreContract" },
		"evaluator": { "$ref": "#/$defs/orchestrator.orchestrator-state-observation.evaluatorPair" },
		"mode": { "const": "observation-only" },
		"observed_at": { "$ref": "#/$defs/contract.common.time" },
		"snapshot_ref": { "$ref": "#/$defs/orchestrator.common.snapshotRef" },
		"source_revision": { "$ref": "#/$defs/contract.common.gitRevision" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const schema35 = {
	"description": "The state of a stage.",
	"enum": [
		"blocked",
		"pending",
		"retryable",
		"stale",
		"stranded",
		"terminal"
	]
};
const schema39 = {
	"description": "An attempt that has no result yet.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"attempt_id",
		"attempt_number",
		"deadline_at",
		"request_ref",
		"state"
	],
	"properties": {
		"attempt_id": { "$ref": "#/$defs/contract.common.id" },
		"attempt_number": {
			"type": "integer",
			"minimum": 1,
			"maximum": 2147483647
		},
		"deadline_at": { "$ref": "#/$defs/contract.common.time" },
		"request_ref": { "$ref": "#/$defs/contract.common.stageRequestRef" },
		"state": { "enum": ["dispatched", "started"] }
	}
};
const pattern6 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
const schema44 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate27.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate27.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema44.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate27.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate27.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern8.test(data3)) {
									validate27.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate27.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate27(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_request" !== data.kind) {
					validate26.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
					return false;
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
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.deadline_at === void 0 && (missing0 = "deadline_at") || data.request_ref === void 0 && (missing0 = "request_ref") || data.state === void 0 && (missing0 = "state")) {
				validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "attempt_number" || key0 === "deadline_at" || key0 === "request_ref" || key0 === "state")) {
					validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_id !== void 0) {
						let data0 = data.attempt_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate25.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate25.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.attempt_number !== void 0) {
							let data1 = data.attempt_number;
							const _errs5 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate25.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 > 2147483647 || isNaN(data1)) {
										validate25.errors = [issue(instancePath + "/attempt_number", "maximum", {
											comparison: "<=",
											limit: 2147483647
										})];
										return false;
									} else if (data1 < 1 || isNaN(data1)) {
										validate25.errors = [issue(instancePath + "/attempt_number", "minimum", {
											comparison: ">=",
											limit: 1
										})];
										return false;
									}
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.deadline_at !== void 0) {
								let data2 = data.deadline_at;
								const _errs7 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern6.test(data2)) {
											validate25.errors = [issue(instancePath + "/deadline_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
											return false;
										}
									} else {
										validate25.errors = [issue(instancePath + "/deadline_at", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.request_ref !== void 0) {
									const _errs10 = errors;
									if (!validate26(data.request_ref, {
										instancePath: instancePath + "/request_ref",
										parentData: data,
										parentDataProperty: "request_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.state !== void 0) {
										let data4 = data.state;
										const _errs11 = errors;
										if (!(data4 === "dispatched" || data4 === "started")) {
											validate25.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema39.properties.state.enum })];
											return false;
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate25.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate24.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate24.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate24.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate24.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate25(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate24.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate24.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate24.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate24.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate24.errors = vErrors;
	return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("orchestrator-state-scanner-evaluator.v1" !== data.content_id) {
					validate32.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "orchestrator-state-scanner-evaluator.v1" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.orchestrator-state-scanner-evaluator+json" !== data.media_type) {
						validate32.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.orchestrator-state-scanner-evaluator+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern8.test(data2)) {
								validate32.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate32.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate32.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate32.errors = vErrors;
	return true;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_identity === void 0 && (missing0 = "schema_identity") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_identity" || key0 === "sha256")) {
				validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_identity !== void 0) {
				if ("orchestrator.state-item.v1" !== data.schema_identity) {
					validate34.errors = [issue(instancePath + "/schema_identity", "const", { allowedValue: "orchestrator.state-item.v1" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern8.test(data1)) {
							validate34.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate34.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate34.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate34.errors = vErrors;
	return true;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate27(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_result" !== data.kind) {
					validate37.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_result" })];
					return false;
				}
			}
		} else {
			validate37.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate37.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate36.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate36.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate36.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate36.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate37(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate36.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate36.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate36.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate36.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate27(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("resolved_profile" !== data.kind) {
					validate42.errors = [issue(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
					return false;
				}
			}
		} else {
			validate42.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_identity === void 0 && (missing0 = "schema_identity") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate45.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "schema_identity" || key0 === "sha256")) {
				validate45.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
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
				if (data.kind !== void 0) {
					if ("orchestrator_state_snapshot" !== data.kind) {
						validate45.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_state_snapshot" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.schema_identity !== void 0) {
						if ("orchestrator.state-snapshot.v1" !== data.schema_identity) {
							validate45.errors = [issue(instancePath + "/schema_identity", "const", { allowedValue: "orchestrator.state-snapshot.v1" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern8.test(data3)) {
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
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.active_attempt === void 0 && (missing0 = "active_attempt") || data.evaluator_ref === void 0 && (missing0 = "evaluator_ref") || data.item_ref === void 0 && (missing0 = "item_ref") || data.latest_result_ref === void 0 && (missing0 = "latest_result_ref") || data.request_ref === void 0 && (missing0 = "request_ref") || data.resolved_profile_ref === void 0 && (missing0 = "resolved_profile_ref") || data.snapshot_ref === void 0 && (missing0 = "snapshot_ref")) {
				validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "active_attempt" || key0 === "evaluator_ref" || key0 === "item_ref" || key0 === "latest_result_ref" || key0 === "request_ref" || key0 === "resolved_profile_ref" || key0 === "snapshot_ref")) {
					validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.active_attempt !== void 0) {
						const _errs2 = errors;
						if (!validate24(data.active_attempt, {
							instancePath: instancePath + "/active_attempt",
							parentData: data,
							parentDataProperty: "active_attempt",
							rootData
						})) {
							vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.evaluator_ref !== void 0) {
							const _errs3 = errors;
							if (!validate32(data.evaluator_ref, {
								instancePath: instancePath + "/evaluator_ref",
								parentData: data,
								parentDataProperty: "evaluator_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.item_ref !== void 0) {
								const _errs4 = errors;
								if (!validate34(data.item_ref, {
									instancePath: instancePath + "/item_ref",
									parentData: data,
									parentDataProperty: "item_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.latest_result_ref !== void 0) {
									const _errs5 = errors;
									if (!validate36(data.latest_result_ref, {
										instancePath: instancePath + "/latest_result_ref",
										parentData: data,
										parentDataProperty: "latest_result_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.request_ref !== void 0) {
										const _errs6 = errors;
										if (!validate26(data.request_ref, {
											instancePath: instancePath + "/request_ref",
											parentData: data,
											parentDataProperty: "request_ref",
											rootData
										})) {
											vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.resolved_profile_ref !== void 0) {
											const _errs7 = errors;
											if (!validate42(data.resolved_profile_ref, {
												instancePath: instancePath + "/resolved_profile_ref",
												parentData: data,
												parentDataProperty: "resolved_profile_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.snapshot_ref !== void 0) {
												const _errs8 = errors;
												if (!validate45(data.snapshot_ref, {
													instancePath: instancePath + "/snapshot_ref",
													parentData: data,
													parentDataProperty: "snapshot_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
													errors = vErrors.length;
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
			}
		} else {
			validate23.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const schema59 = {
	"description": "What is to be done about a stage.",
	"enum": [
		"dispatch-stage",
		"none",
		"operator-reconcile",
		"recover-stranded-attempt",
		"refresh-stage-inputs",
		"resolve-stage-blocker",
		"retry-stage",
		"wait-for-attempt"
	]
};
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.state;
		if (typeof tag0 == "string") {
			if (tag0 === "absent") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.state === void 0 && (missing0 = "state")) {
						validate49.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "state")) {
							validate49.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.state !== void 0) {
							if ("absent" !== data.state) {
								validate49.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
								return false;
							}
						}
					}
				} else {
					validate49.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "present") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
						validate49.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
							validate49.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.state !== void 0) {
							if ("present" !== data.state) {
								validate49.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
								return false;
							}
							var valid5 = true;
						} else var valid5 = true;
						if (valid5) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern4.test(data2)) {
										validate49.errors = [issue(instancePath + "/value", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate49.errors = [issue(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid5 = true;
							} else var valid5 = true;
						}
					}
				} else {
					validate49.errors = [issue(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate49.errors = [issue(instancePath, "discriminator", {
					error: "mapping",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate49.errors = [issue(instancePath, "discriminator", {
				error: "tag",
				tag: "state",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate49.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate49.errors = vErrors;
	return true;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.action === void 0 && (missing0 = "action") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.reason_id === void 0 && (missing0 = "reason_id") || data.retry_limit === void 0 && (missing0 = "retry_limit") || data.source_reason === void 0 && (missing0 = "source_reason")) {
				validate48.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "action" || key0 === "attempt_number" || key0 === "reason_id" || key0 === "retry_limit" || key0 === "source_reason")) {
					validate48.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.action !== void 0) {
						let data0 = data.action;
						const _errs2 = errors;
						if (!(data0 === "dispatch-stage" || data0 === "none" || data0 === "operator-reconcile" || data0 === "recover-stranded-attempt" || data0 === "refresh-stage-inputs" || data0 === "resolve-stage-blocker" || data0 === "retry-stage" || data0 === "wait-for-attempt")) {
							validate48.errors = [issue(instancePath + "/action", "enum", { allowedValues: schema59.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.attempt_number !== void 0) {
							let data1 = data.attempt_number;
							const _errs4 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate48.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs4) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 > 10 || isNaN(data1)) {
										validate48.errors = [issue(instancePath + "/attempt_number", "maximum", {
											comparison: "<=",
											limit: 10
										})];
										return false;
									} else if (data1 < 0 || isNaN(data1)) {
										validate48.errors = [issue(instancePath + "/attempt_number", "minimum", {
											comparison: ">=",
											limit: 0
										})];
										return false;
									}
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.reason_id !== void 0) {
								let data2 = data.reason_id;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate48.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate48.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.retry_limit !== void 0) {
									let data3 = data.retry_limit;
									const _errs9 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate48.errors = [issue(instancePath + "/retry_limit", "type", { type: "integer" })];
										return false;
									}
									if (errors === _errs9) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 > 10 || isNaN(data3)) {
												validate48.errors = [issue(instancePath + "/retry_limit", "maximum", {
													comparison: "<=",
													limit: 10
												})];
												return false;
											} else if (data3 < 1 || isNaN(data3)) {
												validate48.errors = [issue(instancePath + "/retry_limit", "minimum", {
													comparison: ">=",
													limit: 1
												})];
												return false;
											}
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.source_reason !== void 0) {
										const _errs11 = errors;
										if (!validate49(data.source_reason, {
											instancePath: instancePath + "/source_reason",
											parentData: data,
											parentDataProperty: "source_reason",
											rootData
										})) {
											vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
		} else {
			validate48.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate48.errors = vErrors;
	return errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.initiative_id === void 0 && (missing0 = "initiative_id") || data.stage_id === void 0 && (missing0 = "stage_id") || data.task_class_id === void 0 && (missing0 = "task_class_id") || data.workflow_id === void 0 && (missing0 = "workflow_id")) {
			validate52.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "initiative_id" || key0 === "stage_id" || key0 === "task_class_id" || key0 === "workflow_id")) {
				validate52.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.initiative_id !== void 0) {
				let data0 = data.initiative_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate52.errors = [issue(instancePath + "/initiative_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate52.errors = [issue(instancePath + "/initiative_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.stage_id !== void 0) {
					let data1 = data.stage_id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate52.errors = [issue(instancePath + "/stage_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate52.errors = [issue(instancePath + "/stage_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.task_class_id !== void 0) {
						let data2 = data.task_class_id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate52.errors = [issue(instancePath + "/task_class_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate52.errors = [issue(instancePath + "/task_class_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.workflow_id !== void 0) {
							let data3 = data.workflow_id;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate52.errors = [issue(instancePath + "/workflow_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate52.errors = [issue(instancePath + "/workflow_id", "type", { type: "string" })];
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.class === void 0 && (missing0 = "class") || data.provenance === void 0 && (missing0 = "provenance") || data.recovery === void 0 && (missing0 = "recovery") || data.stage_key === void 0 && (missing0 = "stage_key")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "class" || key0 === "provenance" || key0 === "recovery" || key0 === "stage_key")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.class !== void 0) {
						let data0 = data.class;
						const _errs2 = errors;
						if (!(data0 === "blocked" || data0 === "pending" || data0 === "retryable" || data0 === "stale" || data0 === "stranded" || data0 === "terminal")) {
							validate22.errors = [issue(instancePath + "/class", "enum", { allowedValues: schema35.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.provenance !== void 0) {
							const _errs4 = errors;
							if (!validate23(data.provenance, {
								instancePath: instancePath + "/provenance",
								parentData: data,
								parentDataProperty: "provenance",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.recovery !== void 0) {
								const _errs5 = errors;
								if (!validate48(data.recovery, {
									instancePath: instancePath + "/recovery",
									parentData: data,
									parentDataProperty: "recovery",
									rootData
								})) {
									vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.stage_key !== void 0) {
									const _errs6 = errors;
									if (!validate52(data.stage_key, {
										instancePath: instancePath + "/stage_key",
										parentData: data,
										parentDataProperty: "stage_key",
										rootData
									})) {
										vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
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
const pattern20 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern21 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func2 = require_ucs2length().default;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate56.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate56.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern20.test(data0)) {
						validate56.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate56.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func2(data1) > 127) {
							validate56.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern21.test(data1)) {
							validate56.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate56.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern8.test(data2)) {
								validate56.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate56.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate56.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate56.errors = vErrors;
	return true;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.generation_id_sha256 === void 0 && (missing0 = "generation_id_sha256") || data.package_ref === void 0 && (missing0 = "package_ref") || data.semantic_identity === void 0 && (missing0 = "semantic_identity")) {
				validate55.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "generation_id_sha256" || key0 === "package_ref" || key0 === "semantic_identity")) {
					validate55.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.generation_id_sha256 !== void 0) {
						let data0 = data.generation_id_sha256;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern8.test(data0)) {
									validate55.errors = [issue(instancePath + "/generation_id_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate55.errors = [issue(instancePath + "/generation_id_sha256", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_ref !== void 0) {
							let data1 = data.package_ref;
							const _errs5 = errors;
							if (!validate56(data1, {
								instancePath: instancePath + "/package_ref",
								parentData: data,
								parentDataProperty: "package_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
							if (errors === _errs5) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									if (data1.content_id !== void 0) {
										const _errs7 = errors;
										if ("core-contract-package.v2" !== data1.content_id) {
											validate55.errors = [issue(instancePath + "/package_ref/content_id", "const", { allowedValue: "core-contract-package.v2" })];
											return false;
										}
										var valid2 = _errs7 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data1.media_type !== void 0) {
											const _errs8 = errors;
											if ("application/vnd.ystack.core-contract+json" !== data1.media_type) {
												validate55.errors = [issue(instancePath + "/package_ref/media_type", "const", { allowedValue: "application/vnd.ystack.core-contract+json" })];
												return false;
											}
											var valid2 = _errs8 === errors;
										} else var valid2 = true;
									}
								} else {
									validate55.errors = [issue(instancePath + "/package_ref", "type", { type: "object" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.semantic_identity !== void 0) {
								const _errs9 = errors;
								if ("core.contracts.v2" !== data.semantic_identity) {
									validate55.errors = [issue(instancePath + "/semantic_identity", "const", { allowedValue: "core.contracts.v2" })];
									return false;
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate55.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate55.errors = vErrors;
	return errors === 0;
}
const schema76 = {
	"description": "An evaluator of either version; who reads an observation does not run it.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"body",
		"id",
		"kind",
		"schema_version"
	],
	"properties": {
		"body": {
			"type": "object",
			"additionalProperties": true
		},
		"id": { "const": "orchestrator.state-scanner.v1" },
		"kind": { "const": "orchestrator_state_scanner_evaluator" },
		"schema_version": { "enum": [1, 2] }
	}
};
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content === void 0 && (missing0 = "content") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate59.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content" || key0 === "sha256")) {
				validate59.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content !== void 0) {
				let data0 = data.content;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.body === void 0 && (missing1 = "body") || data0.id === void 0 && (missing1 = "id") || data0.kind === void 0 && (missing1 = "kind") || data0.schema_version === void 0 && (missing1 = "schema_version")) {
						validate59.errors = [issue(instancePath + "/content", "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data0) if (!(key1 === "body" || key1 === "id" || key1 === "kind" || key1 === "schema_version")) {
							validate59.errors = [issue(instancePath + "/content", "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data0.body !== void 0) {
							let data1 = data0.body;
							if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {} else {
								validate59.errors = [issue(instancePath + "/content/body", "type", { type: "object" })];
								return false;
							}
							var valid2 = true;
						} else var valid2 = true;
						if (valid2) {
							if (data0.id !== void 0) {
								if ("orchestrator.state-scanner.v1" !== data0.id) {
									validate59.errors = [issue(instancePath + "/content/id", "const", { allowedValue: "orchestrator.state-scanner.v1" })];
									return false;
								}
								var valid2 = true;
							} else var valid2 = true;
							if (valid2) {
								if (data0.kind !== void 0) {
									if ("orchestrator_state_scanner_evaluator" !== data0.kind) {
										validate59.errors = [issue(instancePath + "/content/kind", "const", { allowedValue: "orchestrator_state_scanner_evaluator" })];
										return false;
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data0.schema_version !== void 0) {
										let data4 = data0.schema_version;
										if (!(data4 === 1 || data4 === 2)) {
											validate59.errors = [issue(instancePath + "/content/schema_version", "enum", { allowedValues: schema76.properties.schema_version.enum })];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
								}
							}
						}
					}
				} else {
					validate59.errors = [issue(instancePath + "/content", "type", { type: "object" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data5 = data.sha256;
					if (typeof data5 === "string") {
						if (!pattern8.test(data5)) {
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
	} else {
		validate59.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate59.errors = vErrors;
	return true;
}
const schema83 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern25 = new RegExp("^[0-9a-f]{40}$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern25.test(data1)) {
							validate62.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate62.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate62.errors = vErrors;
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
							if (!pattern8.test(data3)) {
								validate62.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate62.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate62.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate62.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate62.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate62.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate62.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate62.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema83.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate62.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate62.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate62.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.authority_effect === void 0 && (missing0 = "authority_effect") || data.classifications === void 0 && (missing0 = "classifications") || data.core_contract === void 0 && (missing0 = "core_contract") || data.evaluator === void 0 && (missing0 = "evaluator") || data.mode === void 0 && (missing0 = "mode") || data.observed_at === void 0 && (missing0 = "observed_at") || data.snapshot_ref === void 0 && (missing0 = "snapshot_ref") || data.source_revision === void 0 && (missing0 = "source_revision")) {
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
						if (data.authority_effect !== void 0) {
							const _errs3 = errors;
							if ("none" !== data.authority_effect) {
								validate21.errors = [issue(instancePath + "/authority_effect", "const", { allowedValue: "none" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.classifications !== void 0) {
								let data2 = data.classifications;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (Array.isArray(data2)) {
										if (data2.length > 64) {
											validate21.errors = [issue(instancePath + "/classifications", "maxItems", { limit: 64 })];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs6 = errors;
												if (!validate22(data2[i0], {
													instancePath: instancePath + "/classifications/" + i0,
													parentData: data2,
													parentDataProperty: i0,
													rootData
												})) {
													vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
													errors = vErrors.length;
												}
												if (!(_errs6 === errors)) break;
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/classifications", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.core_contract !== void 0) {
									const _errs7 = errors;
									if (!validate55(data.core_contract, {
										instancePath: instancePath + "/core_contract",
										parentData: data,
										parentDataProperty: "core_contract",
										rootData
									})) {
										vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.evaluator !== void 0) {
										const _errs8 = errors;
										if (!validate59(data.evaluator, {
											instancePath: instancePath + "/evaluator",
											parentData: data,
											parentDataProperty: "evaluator",
											rootData
										})) {
											vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.mode !== void 0) {
											const _errs9 = errors;
											if ("observation-only" !== data.mode) {
												validate21.errors = [issue(instancePath + "/mode", "const", { allowedValue: "observation-only" })];
												return false;
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.observed_at !== void 0) {
												let data7 = data.observed_at;
												const _errs10 = errors;
												if (errors === errors) {
													if (typeof data7 === "string") {
														if (!pattern6.test(data7)) {
															validate21.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
															return false;
														}
													} else {
														validate21.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
														return false;
													}
												}
												var valid0 = _errs10 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.snapshot_ref !== void 0) {
													const _errs13 = errors;
													if (!validate45(data.snapshot_ref, {
														instancePath: instancePath + "/snapshot_ref",
														parentData: data,
														parentDataProperty: "snapshot_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs13 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.source_revision !== void 0) {
														const _errs14 = errors;
														if (!validate62(data.source_revision, {
															instancePath: instancePath + "/source_revision",
															parentData: data,
															parentDataProperty: "source_revision",
															rootData
														})) {
															vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs14 === errors;
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
							if ("orchestrator_state_observation" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_state_observation" })];
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