// Generated from libs/orchestrator/schemas/orchestrator-state-snapshot.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern7 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func1 = require_ucs2length().default;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						validate23.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate23.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func1(data1) > 127) {
							validate23.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern7.test(data1)) {
							validate23.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate23.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate23.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate23.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
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
			if (data.generation_id_sha256 === void 0 && (missing0 = "generation_id_sha256") || data.package_ref === void 0 && (missing0 = "package_ref") || data.semantic_identity === void 0 && (missing0 = "semantic_identity")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "generation_id_sha256" || key0 === "package_ref" || key0 === "semantic_identity")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.generation_id_sha256 !== void 0) {
						let data0 = data.generation_id_sha256;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern5.test(data0)) {
									validate22.errors = [issue(instancePath + "/generation_id_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/generation_id_sha256", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_ref !== void 0) {
							let data1 = data.package_ref;
							const _errs5 = errors;
							if (!validate23(data1, {
								instancePath: instancePath + "/package_ref",
								parentData: data,
								parentDataProperty: "package_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							if (errors === _errs5) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									if (data1.content_id !== void 0) {
										const _errs7 = errors;
										if ("core-contract-package.v2" !== data1.content_id) {
											validate22.errors = [issue(instancePath + "/package_ref/content_id", "const", { allowedValue: "core-contract-package.v2" })];
											return false;
										}
										var valid2 = _errs7 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data1.media_type !== void 0) {
											const _errs8 = errors;
											if ("application/vnd.ystack.core-contract+json" !== data1.media_type) {
												validate22.errors = [issue(instancePath + "/package_ref/media_type", "const", { allowedValue: "application/vnd.ystack.core-contract+json" })];
												return false;
											}
											var valid2 = _errs8 === errors;
										} else var valid2 = true;
									}
								} else {
									validate22.errors = [issue(instancePath + "/package_ref", "type", { type: "object" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.semantic_identity !== void 0) {
								const _errs9 = errors;
								if ("core.contracts.v2" !== data.semantic_identity) {
									validate22.errors = [issue(instancePath + "/semantic_identity", "const", { allowedValue: "core.contracts.v2" })];
									return false;
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
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
const schema43 = {
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
const pattern10 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
const schema48 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate30.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate30.errors = [issue(instancePath + "/kind", "enum", { allowedValues: schema48.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate30.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate30.errors = [issue(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate30.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate30.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate30(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("stage_request" !== data.kind) {
					validate29.errors = [issue(instancePath + "/kind", "const", { allowedValue: "stage_request" })];
					return false;
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
			if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.attempt_number === void 0 && (missing0 = "attempt_number") || data.deadline_at === void 0 && (missing0 = "deadline_at") || data.request_ref === void 0 && (missing0 = "request_ref") || data.state === void 0 && (missing0 = "state")) {
				validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "attempt_number" || key0 === "deadline_at" || key0 === "request_ref" || key0 === "state")) {
					validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_id !== void 0) {
						let data0 = data.attempt_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate28.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate28.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
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
								validate28.errors = [issue(instancePath + "/attempt_number", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 > 2147483647 || isNaN(data1)) {
										validate28.errors = [issue(instancePath + "/attempt_number", "maximum", {
											comparison: "<=",
											limit: 2147483647
										})];
										return false;
									} else if (data1 < 1 || isNaN(data1)) {
										validate28.errors = [issue(instancePath + "/attempt_number", "minimum", {
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
										if (!pattern10.test(data2)) {
											validate28.errors = [issue(instancePath + "/deadline_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
											return false;
										}
									} else {
										validate28.errors = [issue(instancePath + "/deadline_at", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.request_ref !== void 0) {
									const _errs10 = errors;
									if (!validate29(data.request_ref, {
										instancePath: instancePath + "/request_ref",
										parentData: data,
										parentDataProperty: "request_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.state !== void 0) {
										let data4 = data.state;
										const _errs11 = errors;
										if (!(data4 === "dispatched" || data4 === "started")) {
											validate28.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema43.properties.state.enum })];
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
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content === void 0 && (missing0 = "content") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content" || key0 === "sha256")) {
				validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content !== void 0) {
				let data0 = data.content;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {} else {
					validate36.errors = [issue(instancePath + "/content", "type", { type: "object" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate36.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate36.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
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
			const tag0 = data.state;
			if (typeof tag0 == "string") {
				if (tag0 === "absent") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.state === void 0 && (missing0 = "state")) {
								validate35.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate35.errors = [issue(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate35.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate35.errors = [issue(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate35.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate35.errors = [issue(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate36(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate35.errors = [issue(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate35.errors = [issue(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate35.errors = [issue(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate35.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate35.errors = vErrors;
	return errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt === void 0 && (missing0 = "attempt") || data.latest_result === void 0 && (missing0 = "latest_result") || data.request === void 0 && (missing0 = "request") || data.resolved_profile === void 0 && (missing0 = "resolved_profile") || data.retry_limit === void 0 && (missing0 = "retry_limit")) {
				validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt" || key0 === "latest_result" || key0 === "request" || key0 === "resolved_profile" || key0 === "retry_limit")) {
					validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt !== void 0) {
						const _errs2 = errors;
						if (!validate27(data.attempt, {
							instancePath: instancePath + "/attempt",
							parentData: data,
							parentDataProperty: "attempt",
							rootData
						})) {
							vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.latest_result !== void 0) {
							const _errs3 = errors;
							if (!validate35(data.latest_result, {
								instancePath: instancePath + "/latest_result",
								parentData: data,
								parentDataProperty: "latest_result",
								rootData
							})) {
								vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.request !== void 0) {
								const _errs4 = errors;
								if (!validate36(data.request, {
									instancePath: instancePath + "/request",
									parentData: data,
									parentDataProperty: "request",
									rootData
								})) {
									vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.resolved_profile !== void 0) {
									const _errs5 = errors;
									if (!validate36(data.resolved_profile, {
										instancePath: instancePath + "/resolved_profile",
										parentData: data,
										parentDataProperty: "resolved_profile",
										rootData
									})) {
										vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.retry_limit !== void 0) {
										let data4 = data.retry_limit;
										const _errs6 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
											validate26.errors = [issue(instancePath + "/retry_limit", "type", { type: "integer" })];
											return false;
										}
										if (errors === _errs6) {
											if (typeof data4 == "number" && isFinite(data4)) {
												if (data4 > 10 || isNaN(data4)) {
													validate26.errors = [issue(instancePath + "/retry_limit", "maximum", {
														comparison: "<=",
														limit: 10
													})];
													return false;
												} else if (data4 < 1 || isNaN(data4)) {
													validate26.errors = [issue(instancePath + "/retry_limit", "minimum", {
														comparison: ">=",
														limit: 1
													})];
													return false;
												}
											}
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
			validate26.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate26.errors = vErrors;
	return errors === 0;
}
const schema61 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern15 = new RegExp("^[0-9a-f]{40}$", "u");
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern15.test(data1)) {
							validate42.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate42.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate42.errors = vErrors;
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
							if (!pattern5.test(data3)) {
								validate42.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate42.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate42.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate42.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate42.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									validate42.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate42.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate42.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema61.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate42.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.core_contract === void 0 && (missing0 = "core_contract") || data.items === void 0 && (missing0 = "items") || data.observed_at === void 0 && (missing0 = "observed_at") || data.snapshot_contract === void 0 && (missing0 = "snapshot_contract") || data.source_revision === void 0 && (missing0 = "source_revision")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "core_contract" || key0 === "items" || key0 === "observed_at" || key0 === "snapshot_contract" || key0 === "source_revision")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.core_contract !== void 0) {
						const _errs2 = errors;
						if (!validate22(data.core_contract, {
							instancePath: instancePath + "/core_contract",
							parentData: data,
							parentDataProperty: "core_contract",
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.items !== void 0) {
							let data1 = data.items;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 64) {
										validate21.errors = [issue(instancePath + "/items", "maxItems", { limit: 64 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate26(data1[i0], {
												instancePath: instancePath + "/items/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/items", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.observed_at !== void 0) {
								let data3 = data.observed_at;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (!pattern10.test(data3)) {
											validate21.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.snapshot_contract !== void 0) {
									let data4 = data.snapshot_contract;
									const _errs9 = errors;
									if (errors === errors) {
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											let missing1;
											if (data4.completeness === void 0 && (missing1 = "completeness") || data4.declared_item_count === void 0 && (missing1 = "declared_item_count") || data4.maximum_item_count === void 0 && (missing1 = "maximum_item_count") || data4.schema_identity === void 0 && (missing1 = "schema_identity")) {
												validate21.errors = [issue(instancePath + "/snapshot_contract", "required", { missingProperty: missing1 })];
												return false;
											} else {
												const _errs12 = errors;
												for (const key1 in data4) if (!(key1 === "completeness" || key1 === "declared_item_count" || key1 === "maximum_item_count" || key1 === "schema_identity")) {
													validate21.errors = [issue(instancePath + "/snapshot_contract", "additionalProperties", { additionalProperty: key1 })];
													return false;
												}
												if (_errs12 === errors) {
													if (data4.completeness !== void 0) {
														const _errs13 = errors;
														if ("complete" !== data4.completeness) {
															validate21.errors = [issue(instancePath + "/snapshot_contract/completeness", "const", { allowedValue: "complete" })];
															return false;
														}
														var valid4 = _errs13 === errors;
													} else var valid4 = true;
													if (valid4) {
														if (data4.declared_item_count !== void 0) {
															let data6 = data4.declared_item_count;
															const _errs14 = errors;
															if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
																validate21.errors = [issue(instancePath + "/snapshot_contract/declared_item_count", "type", { type: "integer" })];
																return false;
															}
															if (errors === _errs14) {
																if (typeof data6 == "number" && isFinite(data6)) {
																	if (data6 > 64 || isNaN(data6)) {
																		validate21.errors = [issue(instancePath + "/snapshot_contract/declared_item_count", "maximum", {
																			comparison: "<=",
																			limit: 64
																		})];
																		return false;
																	} else if (data6 < 0 || isNaN(data6)) {
																		validate21.errors = [issue(instancePath + "/snapshot_contract/declared_item_count", "minimum", {
																			comparison: ">=",
																			limit: 0
																		})];
																		return false;
																	}
																}
															}
															var valid4 = _errs14 === errors;
														} else var valid4 = true;
														if (valid4) {
															if (data4.maximum_item_count !== void 0) {
																const _errs16 = errors;
																if (64 !== data4.maximum_item_count) {
																	validate21.errors = [issue(instancePath + "/snapshot_contract/maximum_item_count", "const", { allowedValue: 64 })];
																	return false;
																}
																var valid4 = _errs16 === errors;
															} else var valid4 = true;
															if (valid4) {
																if (data4.schema_identity !== void 0) {
																	const _errs17 = errors;
																	if ("orchestrator.state-snapshot.v1" !== data4.schema_identity) {
																		validate21.errors = [issue(instancePath + "/snapshot_contract/schema_identity", "const", { allowedValue: "orchestrator.state-snapshot.v1" })];
																		return false;
																	}
																	var valid4 = _errs17 === errors;
																} else var valid4 = true;
															}
														}
													}
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/snapshot_contract", "type", { type: "object" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.source_revision !== void 0) {
										const _errs18 = errors;
										if (!validate42(data.source_revision, {
											instancePath: instancePath + "/source_revision",
											parentData: data,
											parentDataProperty: "source_revision",
											rootData
										})) {
											vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs18 === errors;
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
							if ("orchestrator_state_snapshot" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "orchestrator_state_snapshot" })];
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