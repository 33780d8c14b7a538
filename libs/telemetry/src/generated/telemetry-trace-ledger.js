// Generated from libs/telemetry/schemas/telemetry-trace-ledger.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema34 = {
	"description": "One thing that happened in an attempt.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"attempt_id",
		"event_type",
		"facts",
		"id",
		"kind",
		"occurred_at",
		"prior_digest",
		"record_digest",
		"schema_version",
		"sequence",
		"session_id",
		"trace_id"
	],
	"properties": {
		"attempt_id": { "$ref": "#/$defs/contract.common.id" },
		"event_type": { "$ref": "#/$defs/contract.common.id" },
		"facts": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.eventFacts" },
		"id": { "$ref": "#/$defs/contract.common.id" },
		"kind": { "const": "telemetry_trace_event" },
		"occurred_at": { "$ref": "#/$defs/contract.common.time" },
		"prior_digest": {
			"description": "The digest of the event before; null in the first.",
			"anyOf": [{ "type": "null" }, { "$ref": "#/$defs/contract.common.sha256" }]
		},
		"record_digest": {
			"description": "SHA-256 of this event without this member, canonical with its final LF.",
			"$ref": "#/$defs/contract.common.sha256"
		},
		"schema_version": { "const": 1 },
		"sequence": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		},
		"session_id": { "$ref": "#/$defs/contract.common.id" },
		"trace_id": { "$ref": "#/$defs/contract.common.id" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern13 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
const pattern9 = new RegExp("^[0-9a-f]{64}$", "u");
const schema37 = {
	"description": "Thirteen facts, each known with its source, unavailable with a reason, or not applicable.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"adapter",
		"cost_microunits",
		"execution_environment",
		"gate",
		"identity",
		"initiative",
		"latency_ms",
		"result",
		"stage",
		"status",
		"task_class",
		"tool",
		"workflow"
	],
	"properties": {
		"adapter": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"execution_environment": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"gate": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"identity": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"initiative": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"result": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"stage": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"status": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"task_class": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"tool": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"workflow": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.idFact" },
		"cost_microunits": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.figureFact" },
		"latency_ms": { "$ref": "#/$defs/telemetry.telemetry-trace-ledger.figureFact" }
	}
};
const schema39 = {
	"description": "A name and the document it was taken from.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"source_ref",
		"state",
		"value"
	],
	"properties": {
		"source_ref": { "$ref": "#/$defs/contract.common.contentRef" },
		"state": { "enum": ["computed", "recorded"] },
		"value": { "$ref": "#/$defs/contract.common.id" }
	}
};
const pattern7 = new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern8 = new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func3 = require_ucs2length().default;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate26.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate26.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern7.test(data0)) {
						validate26.errors = [issue(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate26.errors = [issue(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func3(data1) > 127) {
							validate26.errors = [issue(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern8.test(data1)) {
							validate26.errors = [issue(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate26.errors = [issue(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern9.test(data2)) {
								validate26.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate26.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate26.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate26.errors = vErrors;
	return true;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.source_ref === void 0 && (missing0 = "source_ref") || data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "source_ref" || key0 === "state" || key0 === "value")) {
					validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.source_ref !== void 0) {
						const _errs2 = errors;
						if (!validate26(data.source_ref, {
							instancePath: instancePath + "/source_ref",
							parentData: data,
							parentDataProperty: "source_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							let data1 = data.state;
							const _errs3 = errors;
							if (!(data1 === "computed" || data1 === "recorded")) {
								validate25.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema39.properties.state.enum })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.value !== void 0) {
								let data2 = data.value;
								const _errs4 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate25.errors = [issue(instancePath + "/value", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate25.errors = [issue(instancePath + "/value", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
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
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.reason_id === void 0 && (missing0 = "reason_id") || data.state === void 0 && (missing0 = "state")) {
			validate29.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "reason_id" || key0 === "state")) {
				validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.reason_id !== void 0) {
				let data0 = data.reason_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate29.errors = [issue(instancePath + "/reason_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate29.errors = [issue(instancePath + "/reason_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.state !== void 0) {
					if ("unavailable" !== data.state) {
						validate29.errors = [issue(instancePath + "/state", "const", { allowedValue: "unavailable" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate29.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate29.errors = vErrors;
	return true;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate25(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate29(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else {
		if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		const _errs3 = errors;
		if (errors === errors) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing0;
				if (data.state === void 0 && (missing0 = "state")) {
					const err0 = issue(instancePath, "required", { missingProperty: missing0 });
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				} else {
					const _errs6 = errors;
					for (const key0 in data) if (!(key0 === "state")) {
						const err1 = issue(instancePath, "additionalProperties", { additionalProperty: key0 });
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
						break;
					}
					if (_errs6 === errors) {
						if (data.state !== void 0) {
							if ("not-applicable" !== data.state) {
								const err2 = issue(instancePath + "/state", "const", { allowedValue: "not-applicable" });
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
						}
					}
				}
			} else {
				const err3 = issue(instancePath, "type", { type: "object" });
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 2];
		} else if (_valid0) {
			valid0 = true;
			passing0 = 2;
		}
	}
	if (!valid0) {
		const err4 = issue(instancePath, "oneOf", { passingSchemas: passing0 });
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
		validate24.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema49 = {
	"description": "A count and the document it was taken from.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"source_ref",
		"state",
		"value"
	],
	"properties": {
		"source_ref": { "$ref": "#/$defs/contract.common.contentRef" },
		"state": { "enum": ["computed", "recorded"] },
		"value": {
			"type": "integer",
			"minimum": 0,
			"maximum": 2147483647
		}
	}
};
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.source_ref === void 0 && (missing0 = "source_ref") || data.state === void 0 && (missing0 = "state") || data.value === void 0 && (missing0 = "value")) {
				validate43.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "source_ref" || key0 === "state" || key0 === "value")) {
					validate43.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.source_ref !== void 0) {
						const _errs2 = errors;
						if (!validate26(data.source_ref, {
							instancePath: instancePath + "/source_ref",
							parentData: data,
							parentDataProperty: "source_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							let data1 = data.state;
							const _errs3 = errors;
							if (!(data1 === "computed" || data1 === "recorded")) {
								validate43.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema49.properties.state.enum })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.value !== void 0) {
								let data2 = data.value;
								const _errs4 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate43.errors = [issue(instancePath + "/value", "type", { type: "integer" })];
									return false;
								}
								if (errors === _errs4) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 > 2147483647 || isNaN(data2)) {
											validate43.errors = [issue(instancePath + "/value", "maximum", {
												comparison: "<=",
												limit: 2147483647
											})];
											return false;
										} else if (data2 < 0 || isNaN(data2)) {
											validate43.errors = [issue(instancePath + "/value", "minimum", {
												comparison: ">=",
												limit: 0
											})];
											return false;
										}
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate43.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate43(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate29(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else {
		if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		const _errs3 = errors;
		if (errors === errors) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing0;
				if (data.state === void 0 && (missing0 = "state")) {
					const err0 = issue(instancePath, "required", { missingProperty: missing0 });
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				} else {
					const _errs6 = errors;
					for (const key0 in data) if (!(key0 === "state")) {
						const err1 = issue(instancePath, "additionalProperties", { additionalProperty: key0 });
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
						break;
					}
					if (_errs6 === errors) {
						if (data.state !== void 0) {
							if ("not-applicable" !== data.state) {
								const err2 = issue(instancePath + "/state", "const", { allowedValue: "not-applicable" });
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
						}
					}
				}
			} else {
				const err3 = issue(instancePath, "type", { type: "object" });
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 2];
		} else if (_valid0) {
			valid0 = true;
			passing0 = 2;
		}
	}
	if (!valid0) {
		const err4 = issue(instancePath, "oneOf", { passingSchemas: passing0 });
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
		validate42.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.adapter === void 0 && (missing0 = "adapter") || data.cost_microunits === void 0 && (missing0 = "cost_microunits") || data.execution_environment === void 0 && (missing0 = "execution_environment") || data.gate === void 0 && (missing0 = "gate") || data.identity === void 0 && (missing0 = "identity") || data.initiative === void 0 && (missing0 = "initiative") || data.latency_ms === void 0 && (missing0 = "latency_ms") || data.result === void 0 && (missing0 = "result") || data.stage === void 0 && (missing0 = "stage") || data.status === void 0 && (missing0 = "status") || data.task_class === void 0 && (missing0 = "task_class") || data.tool === void 0 && (missing0 = "tool") || data.workflow === void 0 && (missing0 = "workflow")) {
				validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema37.properties, key0)) {
					validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.adapter !== void 0) {
						const _errs2 = errors;
						if (!validate24(data.adapter, {
							instancePath: instancePath + "/adapter",
							parentData: data,
							parentDataProperty: "adapter",
							rootData
						})) {
							vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.execution_environment !== void 0) {
							const _errs3 = errors;
							if (!validate24(data.execution_environment, {
								instancePath: instancePath + "/execution_environment",
								parentData: data,
								parentDataProperty: "execution_environment",
								rootData
							})) {
								vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.gate !== void 0) {
								const _errs4 = errors;
								if (!validate24(data.gate, {
									instancePath: instancePath + "/gate",
									parentData: data,
									parentDataProperty: "gate",
									rootData
								})) {
									vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.identity !== void 0) {
									const _errs5 = errors;
									if (!validate24(data.identity, {
										instancePath: instancePath + "/identity",
										parentData: data,
										parentDataProperty: "identity",
										rootData
									})) {
										vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.initiative !== void 0) {
										const _errs6 = errors;
										if (!validate24(data.initiative, {
											instancePath: instancePath + "/initiative",
											parentData: data,
											parentDataProperty: "initiative",
											rootData
										})) {
											vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.result !== void 0) {
											const _errs7 = errors;
											if (!validate24(data.result, {
												instancePath: instancePath + "/result",
												parentData: data,
												parentDataProperty: "result",
												rootData
											})) {
												vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.stage !== void 0) {
												const _errs8 = errors;
												if (!validate24(data.stage, {
													instancePath: instancePath + "/stage",
													parentData: data,
													parentDataProperty: "stage",
													rootData
												})) {
													vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.status !== void 0) {
													const _errs9 = errors;
													if (!validate24(data.status, {
														instancePath: instancePath + "/status",
														parentData: data,
														parentDataProperty: "status",
														rootData
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.task_class !== void 0) {
														const _errs10 = errors;
														if (!validate24(data.task_class, {
															instancePath: instancePath + "/task_class",
															parentData: data,
															parentDataProperty: "task_class",
															rootData
														})) {
															vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.tool !== void 0) {
															const _errs11 = errors;
															if (!validate24(data.tool, {
																instancePath: instancePath + "/tool",
																parentData: data,
																parentDataProperty: "tool",
																rootData
															})) {
																vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs11 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.workflow !== void 0) {
																const _errs12 = errors;
																if (!validate24(data.workflow, {
																	instancePath: instancePath + "/workflow",
																	parentData: data,
																	parentDataProperty: "workflow",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs12 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.cost_microunits !== void 0) {
																	const _errs13 = errors;
																	if (!validate42(data.cost_microunits, {
																		instancePath: instancePath + "/cost_microunits",
																		parentData: data,
																		parentDataProperty: "cost_microunits",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs13 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.latency_ms !== void 0) {
																		const _errs14 = errors;
																		if (!validate42(data.latency_ms, {
																			instancePath: instancePath + "/latency_ms",
																			parentData: data,
																			parentDataProperty: "latency_ms",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.event_type === void 0 && (missing0 = "event_type") || data.facts === void 0 && (missing0 = "facts") || data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.occurred_at === void 0 && (missing0 = "occurred_at") || data.prior_digest === void 0 && (missing0 = "prior_digest") || data.record_digest === void 0 && (missing0 = "record_digest") || data.schema_version === void 0 && (missing0 = "schema_version") || data.sequence === void 0 && (missing0 = "sequence") || data.session_id === void 0 && (missing0 = "session_id") || data.trace_id === void 0 && (missing0 = "trace_id")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema34.properties, key0)) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_id !== void 0) {
						let data0 = data.attempt_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate22.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.event_type !== void 0) {
							let data1 = data.event_type;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate22.errors = [issue(instancePath + "/event_type", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate22.errors = [issue(instancePath + "/event_type", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.facts !== void 0) {
								const _errs8 = errors;
								if (!validate23(data.facts, {
									instancePath: instancePath + "/facts",
									parentData: data,
									parentDataProperty: "facts",
									rootData
								})) {
									vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.id !== void 0) {
									let data3 = data.id;
									const _errs9 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern4.test(data3)) {
												validate22.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate22.errors = [issue(instancePath + "/id", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.kind !== void 0) {
										const _errs12 = errors;
										if ("telemetry_trace_event" !== data.kind) {
											validate22.errors = [issue(instancePath + "/kind", "const", { allowedValue: "telemetry_trace_event" })];
											return false;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.occurred_at !== void 0) {
											let data5 = data.occurred_at;
											const _errs13 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern13.test(data5)) {
														validate22.errors = [issue(instancePath + "/occurred_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
														return false;
													}
												} else {
													validate22.errors = [issue(instancePath + "/occurred_at", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.prior_digest !== void 0) {
												let data6 = data.prior_digest;
												const _errs16 = errors;
												const _errs17 = errors;
												let valid5 = false;
												const _errs18 = errors;
												if (data6 !== null) {
													const err0 = issue(instancePath + "/prior_digest", "type", { type: "null" });
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												}
												var _valid0 = _errs18 === errors;
												valid5 = valid5 || _valid0;
												if (!valid5) {
													const _errs20 = errors;
													if (errors === errors) {
														if (typeof data6 === "string") {
															if (!pattern9.test(data6)) {
																const err1 = issue(instancePath + "/prior_digest", "pattern", { pattern: "^[0-9a-f]{64}$" });
																if (vErrors === null) vErrors = [err1];
																else vErrors.push(err1);
																errors++;
															}
														} else {
															const err2 = issue(instancePath + "/prior_digest", "type", { type: "string" });
															if (vErrors === null) vErrors = [err2];
															else vErrors.push(err2);
															errors++;
														}
													}
													var _valid0 = _errs20 === errors;
													valid5 = valid5 || _valid0;
												}
												if (!valid5) {
													const err3 = issue(instancePath + "/prior_digest", "anyOf", {});
													if (vErrors === null) vErrors = [err3];
													else vErrors.push(err3);
													errors++;
													validate22.errors = vErrors;
													return false;
												} else {
													errors = _errs17;
													if (vErrors !== null) {
														if (_errs17) vErrors.length = _errs17;
														else vErrors = null;
													}
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.record_digest !== void 0) {
													let data7 = data.record_digest;
													const _errs23 = errors;
													if (errors === errors) {
														if (typeof data7 === "string") {
															if (!pattern9.test(data7)) {
																validate22.errors = [issue(instancePath + "/record_digest", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																return false;
															}
														} else {
															validate22.errors = [issue(instancePath + "/record_digest", "type", { type: "string" })];
															return false;
														}
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.schema_version !== void 0) {
														const _errs26 = errors;
														if (1 !== data.schema_version) {
															validate22.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
															return false;
														}
														var valid0 = _errs26 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.sequence !== void 0) {
															let data9 = data.sequence;
															const _errs27 = errors;
															if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
																validate22.errors = [issue(instancePath + "/sequence", "type", { type: "integer" })];
																return false;
															}
															if (errors === _errs27) {
																if (typeof data9 == "number" && isFinite(data9)) {
																	if (data9 > 2147483647 || isNaN(data9)) {
																		validate22.errors = [issue(instancePath + "/sequence", "maximum", {
																			comparison: "<=",
																			limit: 2147483647
																		})];
																		return false;
																	} else if (data9 < 0 || isNaN(data9)) {
																		validate22.errors = [issue(instancePath + "/sequence", "minimum", {
																			comparison: ">=",
																			limit: 0
																		})];
																		return false;
																	}
																}
															}
															var valid0 = _errs27 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.session_id !== void 0) {
																let data10 = data.session_id;
																const _errs29 = errors;
																if (errors === errors) {
																	if (typeof data10 === "string") {
																		if (!pattern4.test(data10)) {
																			validate22.errors = [issue(instancePath + "/session_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																			return false;
																		}
																	} else {
																		validate22.errors = [issue(instancePath + "/session_id", "type", { type: "string" })];
																		return false;
																	}
																}
																var valid0 = _errs29 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.trace_id !== void 0) {
																	let data11 = data.trace_id;
																	const _errs32 = errors;
																	if (errors === errors) {
																		if (typeof data11 === "string") {
																			if (!pattern4.test(data11)) {
																				validate22.errors = [issue(instancePath + "/trace_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																				return false;
																			}
																		} else {
																			validate22.errors = [issue(instancePath + "/trace_id", "type", { type: "string" })];
																			return false;
																		}
																	}
																	var valid0 = _errs32 === errors;
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
			validate22.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.algorithm === void 0 && (missing0 = "algorithm") || data.canonicalization === void 0 && (missing0 = "canonicalization") || data.event_count === void 0 && (missing0 = "event_count") || data.final_digest === void 0 && (missing0 = "final_digest") || data.first_digest === void 0 && (missing0 = "first_digest")) {
			validate51.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "algorithm" || key0 === "canonicalization" || key0 === "event_count" || key0 === "final_digest" || key0 === "first_digest")) {
				validate51.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.algorithm !== void 0) {
				if ("sha256" !== data.algorithm) {
					validate51.errors = [issue(instancePath + "/algorithm", "const", { allowedValue: "sha256" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.canonicalization !== void 0) {
					if ("jq-1.6-sort-compact-line" !== data.canonicalization) {
						validate51.errors = [issue(instancePath + "/canonicalization", "const", { allowedValue: "jq-1.6-sort-compact-line" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.event_count !== void 0) {
						let data2 = data.event_count;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate51.errors = [issue(instancePath + "/event_count", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 > 256 || isNaN(data2)) {
								validate51.errors = [issue(instancePath + "/event_count", "maximum", {
									comparison: "<=",
									limit: 256
								})];
								return false;
							} else if (data2 < 1 || isNaN(data2)) {
								validate51.errors = [issue(instancePath + "/event_count", "minimum", {
									comparison: ">=",
									limit: 1
								})];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.final_digest !== void 0) {
							let data3 = data.final_digest;
							if (typeof data3 === "string") {
								if (!pattern9.test(data3)) {
									validate51.errors = [issue(instancePath + "/final_digest", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate51.errors = [issue(instancePath + "/final_digest", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.first_digest !== void 0) {
								let data4 = data.first_digest;
								if (typeof data4 === "string") {
									if (!pattern9.test(data4)) {
										validate51.errors = [issue(instancePath + "/first_digest", "pattern", { pattern: "^[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate51.errors = [issue(instancePath + "/first_digest", "type", { type: "string" })];
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
		validate51.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate51.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.attempt_id === void 0 && (missing0 = "attempt_id") || data.events === void 0 && (missing0 = "events") || data.seal === void 0 && (missing0 = "seal") || data.session_id === void 0 && (missing0 = "session_id") || data.trace_ids === void 0 && (missing0 = "trace_ids")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "attempt_id" || key0 === "events" || key0 === "seal" || key0 === "session_id" || key0 === "trace_ids")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.attempt_id !== void 0) {
						let data0 = data.attempt_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate21.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate21.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.events !== void 0) {
							let data1 = data.events;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data1)) {
									if (data1.length > 256) {
										validate21.errors = [issue(instancePath + "/events", "maxItems", { limit: 256 })];
										return false;
									} else if (data1.length < 1) {
										validate21.errors = [issue(instancePath + "/events", "minItems", { limit: 1 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs7 = errors;
											if (!validate22(data1[i0], {
												instancePath: instancePath + "/events/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/events", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.seal !== void 0) {
								const _errs8 = errors;
								if (!validate51(data.seal, {
									instancePath: instancePath + "/seal",
									parentData: data,
									parentDataProperty: "seal",
									rootData
								})) {
									vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.session_id !== void 0) {
									let data4 = data.session_id;
									const _errs9 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (!pattern4.test(data4)) {
												validate21.errors = [issue(instancePath + "/session_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
												return false;
											}
										} else {
											validate21.errors = [issue(instancePath + "/session_id", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.trace_ids !== void 0) {
										let data5 = data.trace_ids;
										const _errs12 = errors;
										if (errors === _errs12) {
											if (Array.isArray(data5)) {
												if (data5.length > 32) {
													validate21.errors = [issue(instancePath + "/trace_ids", "maxItems", { limit: 32 })];
													return false;
												} else if (data5.length < 1) {
													validate21.errors = [issue(instancePath + "/trace_ids", "minItems", { limit: 1 })];
													return false;
												} else {
													const len1 = data5.length;
													for (let i1 = 0; i1 < len1; i1++) {
														let data6 = data5[i1];
														const _errs14 = errors;
														if (errors === errors) {
															if (typeof data6 === "string") {
																if (!pattern4.test(data6)) {
																	validate21.errors = [issue(instancePath + "/trace_ids/" + i1, "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																	return false;
																}
															} else {
																validate21.errors = [issue(instancePath + "/trace_ids/" + i1, "type", { type: "string" })];
																return false;
															}
														}
														if (!(_errs14 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/trace_ids", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs12 === errors;
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
										validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
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
								if ("telemetry_trace_ledger" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "telemetry_trace_ledger" })];
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