// Generated from libs/control/schemas/kill-switch-state.schema.json by tools/generate (npm run generate). Do not edit.
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
const schema36 = {
	"description": "The switch of one scope; the global one has the id `*`.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"scope_id",
		"scope_kind",
		"state"
	],
	"properties": {
		"scope_id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 128
		},
		"scope_kind": { "$ref": "#/$defs/control.kill-switch-state.killScopeKind" },
		"state": { "enum": ["cleared", "stop"] }
	}
};
const schema37 = {
	"description": "What a kill switch stops, from all down to one attempt.",
	"enum": [
		"global",
		"repository",
		"workflow",
		"stage",
		"attempt"
	]
};
const func1 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.scope_id === void 0 && (missing0 = "scope_id") || data.scope_kind === void 0 && (missing0 = "scope_kind") || data.state === void 0 && (missing0 = "state")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "scope_id" || key0 === "scope_kind" || key0 === "state")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.scope_id !== void 0) {
				let data0 = data.scope_id;
				if (typeof data0 === "string") {
					if (func1(data0) > 128) {
						validate22.errors = [issue(instancePath + "/scope_id", "maxLength", { limit: 128 })];
						return false;
					} else if (func1(data0) < 1) {
						validate22.errors = [issue(instancePath + "/scope_id", "minLength", { limit: 1 })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/scope_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.scope_kind !== void 0) {
					let data1 = data.scope_kind;
					if (!(data1 === "global" || data1 === "repository" || data1 === "workflow" || data1 === "stage" || data1 === "attempt")) {
						validate22.errors = [issue(instancePath + "/scope_kind", "enum", { allowedValues: schema37.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.state !== void 0) {
						let data2 = data.state;
						if (!(data2 === "cleared" || data2 === "stop")) {
							validate22.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema36.properties.state.enum })];
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.attempt_id === void 0 && (missing0 = "attempt_id") || data.authority_epoch === void 0 && (missing0 = "authority_epoch") || data.entries === void 0 && (missing0 = "entries") || data.revision === void 0 && (missing0 = "revision")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "activation_state" || key0 === "attempt_id" || key0 === "authority_epoch" || key0 === "entries" || key0 === "revision")) {
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
						if (data.attempt_id !== void 0) {
							let data1 = data.attempt_id;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										validate21.errors = [issue(instancePath + "/attempt_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate21.errors = [issue(instancePath + "/attempt_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.authority_epoch !== void 0) {
								let data2 = data.authority_epoch;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate21.errors = [issue(instancePath + "/authority_epoch", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/authority_epoch", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.entries !== void 0) {
									let data3 = data.entries;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data3)) {
											if (data3.length > 16) {
												validate21.errors = [issue(instancePath + "/entries", "maxItems", { limit: 16 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs11 = errors;
													if (!validate22(data3[i0], {
														instancePath: instancePath + "/entries/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate21.errors = [issue(instancePath + "/entries", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.revision !== void 0) {
										let data5 = data.revision;
										const _errs12 = errors;
										if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
											validate21.errors = [issue(instancePath + "/revision", "type", { type: "integer" })];
											return false;
										}
										if (errors === _errs12) {
											if (typeof data5 == "number" && isFinite(data5)) {
												if (data5 > 9007199254740991 || isNaN(data5)) {
													validate21.errors = [issue(instancePath + "/revision", "maximum", {
														comparison: "<=",
														limit: 9007199254740991
													})];
													return false;
												} else if (data5 < 1 || isNaN(data5)) {
													validate21.errors = [issue(instancePath + "/revision", "minimum", {
														comparison: ">=",
														limit: 1
													})];
													return false;
												}
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
							if ("kill_switch_state" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "kill_switch_state" })];
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