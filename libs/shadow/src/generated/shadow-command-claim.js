// Generated from libs/shadow/schemas/shadow-command-claim.schema.json by tools/generate (npm run generate). Do not edit.
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
		"argv",
		"check_id",
		"deploy_authority",
		"expected",
		"git_revision_ref",
		"incident_ref",
		"limits",
		"observed",
		"observed_at",
		"registry_ref",
		"required_outcome",
		"target_repository_id",
		"tools"
	],
	"properties": {
		"activation_state": { "const": "inactive" },
		"argv": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/shadow.common.word" }
		},
		"check_id": { "$ref": "#/$defs/contract.common.id" },
		"deploy_authority": { "const": "none" },
		"expected": { "$ref": "#/$defs/shadow.common.expectedEnd" },
		"git_revision_ref": { "$ref": "#/$defs/contract.common.gitRevision" },
		"incident_ref": { "$ref": "#/$defs/shadow.common.commandIncidentRef" },
		"limits": { "$ref": "#/$defs/shadow.common.commandLimits" },
		"observed": { "$ref": "#/$defs/shadow.common.observedEnd" },
		"observed_at": { "$ref": "#/$defs/contract.common.time" },
		"registry_ref": { "$ref": "#/$defs/shadow.common.commandRegistryRef" },
		"required_outcome": { "enum": ["no-change", "reproduced"] },
		"target_repository_id": { "$ref": "#/$defs/contract.common.id" },
		"tools": {
			"type": "array",
			"minItems": 1,
			"maxItems": 16,
			"items": { "$ref": "#/$defs/shadow.common.toolName" }
		}
	}
};
const schema47 = {
	"description": "Every limit of a sandbox, declared.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"cpu_time_ms",
		"evidence_bytes",
		"file_bytes",
		"memory_bytes",
		"open_files",
		"output_bytes",
		"process_count",
		"scratch_bytes",
		"scratch_inodes",
		"wall_time_ms"
	],
	"properties": {
		"cpu_time_ms": {
			"type": "integer",
			"minimum": 0
		},
		"evidence_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"file_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"memory_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"open_files": {
			"type": "integer",
			"minimum": 0
		},
		"output_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"process_count": {
			"type": "integer",
			"minimum": 0
		},
		"scratch_bytes": {
			"type": "integer",
			"minimum": 0
		},
		"scratch_inodes": {
			"type": "integer",
			"minimum": 0
		},
		"wall_time_ms": {
			"type": "integer",
			"minimum": 0
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require_ucs2length().default;
const pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f]+$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern12 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9._+-]{1,64}$", "u");
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kind === void 0 && (missing0 = "kind") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate23.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kind" || key0 === "sha256")) {
				validate23.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.kind !== void 0) {
				if ("digest" !== data.kind) {
					validate23.errors = [issue(instancePath + "/kind", "const", { allowedValue: "digest" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
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
	} else {
		validate23.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
const pattern7 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f]*$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kind === void 0 && (missing0 = "kind") || data.lines === void 0 && (missing0 = "lines")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kind" || key0 === "lines")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.kind !== void 0) {
				if ("lines" !== data.kind) {
					validate25.errors = [issue(instancePath + "/kind", "const", { allowedValue: "lines" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.lines !== void 0) {
					let data1 = data.lines;
					if (Array.isArray(data1)) {
						if (data1.length > 64) {
							validate25.errors = [issue(instancePath + "/lines", "maxItems", { limit: 64 })];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 === "string") {
									if (func2(data2) > 512) {
										validate25.errors = [issue(instancePath + "/lines/" + i0, "maxLength", { limit: 512 })];
										return false;
									} else if (!pattern7.test(data2)) {
										validate25.errors = [issue(instancePath + "/lines/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" })];
										return false;
									}
								} else {
									validate25.errors = [issue(instancePath + "/lines/" + i0, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate25.errors = [issue(instancePath + "/lines", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate25.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate25.errors = vErrors;
	return true;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.exit_status === void 0 && (missing0 = "exit_status") || data.stdout === void 0 && (missing0 = "stdout")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "exit_status" || key0 === "stdout")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.exit_status !== void 0) {
						let data0 = data.exit_status;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate22.errors = [issue(instancePath + "/exit_status", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 255 || isNaN(data0)) {
									validate22.errors = [issue(instancePath + "/exit_status", "maximum", {
										comparison: "<=",
										limit: 255
									})];
									return false;
								} else if (data0 < 0 || isNaN(data0)) {
									validate22.errors = [issue(instancePath + "/exit_status", "minimum", {
										comparison: ">=",
										limit: 0
									})];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.stdout !== void 0) {
							let data1 = data.stdout;
							const _errs4 = errors;
							const _errs5 = errors;
							let valid1 = false;
							let passing0 = null;
							const _errs6 = errors;
							if (!validate23(data1, {
								instancePath: instancePath + "/stdout",
								parentData: data,
								parentDataProperty: "stdout",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs6 === errors;
							if (_valid0) {
								valid1 = true;
								passing0 = 0;
							}
							const _errs7 = errors;
							if (!validate25(data1, {
								instancePath: instancePath + "/stdout",
								parentData: data,
								parentDataProperty: "stdout",
								rootData
							})) {
								vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs7 === errors;
							if (_valid0 && valid1) {
								valid1 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid1 = true;
								passing0 = 1;
							}
							if (!valid1) {
								const err0 = issue(instancePath + "/stdout", "oneOf", { passingSchemas: passing0 });
								if (vErrors === null) vErrors = [err0];
								else vErrors.push(err0);
								errors++;
								validate22.errors = vErrors;
								return false;
							} else {
								errors = _errs5;
								if (vErrors !== null) {
									if (_errs5) vErrors.length = _errs5;
									else vErrors = null;
								}
							}
							var valid0 = _errs4 === errors;
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
const schema44 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern8 = new RegExp("^[0-9a-f]{40}$", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern8.test(data1)) {
							validate28.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate28.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate28.errors = vErrors;
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
							if (!pattern6.test(data3)) {
								validate28.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate28.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate28.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate28.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern5.test(data4)) {
									validate28.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate28.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate28.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema44.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate28.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
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
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate30.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate30.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("shadow-command-incident" !== data.content_id) {
					validate30.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "shadow-command-incident" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.shadow-command-incident+json" !== data.media_type) {
						validate30.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.shadow-command-incident+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
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
	} else {
		validate30.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.exit_status === void 0 && (missing0 = "exit_status") || data.stdout === void 0 && (missing0 = "stdout")) {
				validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "exit_status" || key0 === "stdout")) {
					validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.exit_status !== void 0) {
						let data0 = data.exit_status;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate32.errors = [issue(instancePath + "/exit_status", "type", { type: "integer" })];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 255 || isNaN(data0)) {
									validate32.errors = [issue(instancePath + "/exit_status", "maximum", {
										comparison: "<=",
										limit: 255
									})];
									return false;
								} else if (data0 < 0 || isNaN(data0)) {
									validate32.errors = [issue(instancePath + "/exit_status", "minimum", {
										comparison: ">=",
										limit: 0
									})];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.stdout !== void 0) {
							let data1 = data.stdout;
							const _errs4 = errors;
							const _errs5 = errors;
							let valid1 = false;
							let passing0 = null;
							const _errs6 = errors;
							if (errors === errors) {
								if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
									let missing1;
									if (data1.kind === void 0 && (missing1 = "kind")) {
										const err0 = issue(instancePath + "/stdout", "required", { missingProperty: missing1 });
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
									} else {
										const _errs9 = errors;
										for (const key1 in data1) if (!(key1 === "kind")) {
											const err1 = issue(instancePath + "/stdout", "additionalProperties", { additionalProperty: key1 });
											if (vErrors === null) vErrors = [err1];
											else vErrors.push(err1);
											errors++;
											break;
										}
										if (_errs9 === errors) {
											if (data1.kind !== void 0) {
												if ("any" !== data1.kind) {
													const err2 = issue(instancePath + "/stdout/kind", "const", { allowedValue: "any" });
													if (vErrors === null) vErrors = [err2];
													else vErrors.push(err2);
													errors++;
												}
											}
										}
									}
								} else {
									const err3 = issue(instancePath + "/stdout", "type", { type: "object" });
									if (vErrors === null) vErrors = [err3];
									else vErrors.push(err3);
									errors++;
								}
							}
							var _valid0 = _errs6 === errors;
							if (_valid0) {
								valid1 = true;
								passing0 = 0;
							}
							const _errs11 = errors;
							if (!validate23(data1, {
								instancePath: instancePath + "/stdout",
								parentData: data,
								parentDataProperty: "stdout",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs11 === errors;
							if (_valid0 && valid1) {
								valid1 = false;
								passing0 = [passing0, 1];
							} else {
								if (_valid0) {
									valid1 = true;
									passing0 = 1;
								}
								const _errs12 = errors;
								if (!validate25(data1, {
									instancePath: instancePath + "/stdout",
									parentData: data,
									parentDataProperty: "stdout",
									rootData
								})) {
									vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
									errors = vErrors.length;
								}
								var _valid0 = _errs12 === errors;
								if (_valid0 && valid1) {
									valid1 = false;
									passing0 = [passing0, 2];
								} else if (_valid0) {
									valid1 = true;
									passing0 = 2;
								}
							}
							if (!valid1) {
								const err4 = issue(instancePath + "/stdout", "oneOf", { passingSchemas: passing0 });
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
								validate32.errors = vErrors;
								return false;
							} else {
								errors = _errs5;
								if (vErrors !== null) {
									if (_errs5) vErrors.length = _errs5;
									else vErrors = null;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate32.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate32.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("shadow-command-registry" !== data.content_id) {
					validate36.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "shadow-command-registry" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.shadow-command-registry+json" !== data.media_type) {
						validate36.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.shadow-command-registry+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
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
		}
	} else {
		validate36.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate36.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation_state === void 0 && (missing0 = "activation_state") || data.argv === void 0 && (missing0 = "argv") || data.check_id === void 0 && (missing0 = "check_id") || data.deploy_authority === void 0 && (missing0 = "deploy_authority") || data.expected === void 0 && (missing0 = "expected") || data.git_revision_ref === void 0 && (missing0 = "git_revision_ref") || data.incident_ref === void 0 && (missing0 = "incident_ref") || data.limits === void 0 && (missing0 = "limits") || data.observed === void 0 && (missing0 = "observed") || data.observed_at === void 0 && (missing0 = "observed_at") || data.registry_ref === void 0 && (missing0 = "registry_ref") || data.required_outcome === void 0 && (missing0 = "required_outcome") || data.target_repository_id === void 0 && (missing0 = "target_repository_id") || data.tools === void 0 && (missing0 = "tools")) {
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
						if (data.argv !== void 0) {
							let data1 = data.argv;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 64) {
										validate21.errors = [issue(instancePath + "/argv", "maxItems", { limit: 64 })];
										return false;
									} else if (data1.length < 1) {
										validate21.errors = [issue(instancePath + "/argv", "minItems", { limit: 1 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data2 = data1[i0];
											const _errs5 = errors;
											if (errors === errors) {
												if (typeof data2 === "string") {
													if (func2(data2) > 4096) {
														validate21.errors = [issue(instancePath + "/argv/" + i0, "maxLength", { limit: 4096 })];
														return false;
													} else if (!pattern4.test(data2)) {
														validate21.errors = [issue(instancePath + "/argv/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]+$" })];
														return false;
													}
												} else {
													validate21.errors = [issue(instancePath + "/argv/" + i0, "type", { type: "string" })];
													return false;
												}
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate21.errors = [issue(instancePath + "/argv", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.check_id !== void 0) {
								let data3 = data.check_id;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (!pattern5.test(data3)) {
											validate21.errors = [issue(instancePath + "/check_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate21.errors = [issue(instancePath + "/check_id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.deploy_authority !== void 0) {
									const _errs11 = errors;
									if ("none" !== data.deploy_authority) {
										validate21.errors = [issue(instancePath + "/deploy_authority", "const", { allowedValue: "none" })];
										return false;
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.expected !== void 0) {
										const _errs12 = errors;
										if (!validate22(data.expected, {
											instancePath: instancePath + "/expected",
											parentData: data,
											parentDataProperty: "expected",
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.git_revision_ref !== void 0) {
											const _errs13 = errors;
											if (!validate28(data.git_revision_ref, {
												instancePath: instancePath + "/git_revision_ref",
												parentData: data,
												parentDataProperty: "git_revision_ref",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.incident_ref !== void 0) {
												const _errs14 = errors;
												if (!validate30(data.incident_ref, {
													instancePath: instancePath + "/incident_ref",
													parentData: data,
													parentDataProperty: "incident_ref",
													rootData
												})) {
													vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.limits !== void 0) {
													let data8 = data.limits;
													const _errs15 = errors;
													if (errors === errors) {
														if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
															let missing1;
															if (data8.cpu_time_ms === void 0 && (missing1 = "cpu_time_ms") || data8.evidence_bytes === void 0 && (missing1 = "evidence_bytes") || data8.file_bytes === void 0 && (missing1 = "file_bytes") || data8.memory_bytes === void 0 && (missing1 = "memory_bytes") || data8.open_files === void 0 && (missing1 = "open_files") || data8.output_bytes === void 0 && (missing1 = "output_bytes") || data8.process_count === void 0 && (missing1 = "process_count") || data8.scratch_bytes === void 0 && (missing1 = "scratch_bytes") || data8.scratch_inodes === void 0 && (missing1 = "scratch_inodes") || data8.wall_time_ms === void 0 && (missing1 = "wall_time_ms")) {
																validate21.errors = [issue(instancePath + "/limits", "required", { missingProperty: missing1 })];
																return false;
															} else {
																const _errs18 = errors;
																for (const key1 in data8) if (!func1.call(schema47.properties, key1)) {
																	validate21.errors = [issue(instancePath + "/limits", "additionalProperties", { additionalProperty: key1 })];
																	return false;
																}
																if (_errs18 === errors) {
																	if (data8.cpu_time_ms !== void 0) {
																		let data9 = data8.cpu_time_ms;
																		const _errs19 = errors;
																		if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
																			validate21.errors = [issue(instancePath + "/limits/cpu_time_ms", "type", { type: "integer" })];
																			return false;
																		}
																		if (errors === _errs19) {
																			if (typeof data9 == "number" && isFinite(data9)) {
																				if (data9 < 0 || isNaN(data9)) {
																					validate21.errors = [issue(instancePath + "/limits/cpu_time_ms", "minimum", {
																						comparison: ">=",
																						limit: 0
																					})];
																					return false;
																				}
																			}
																		}
																		var valid5 = _errs19 === errors;
																	} else var valid5 = true;
																	if (valid5) {
																		if (data8.evidence_bytes !== void 0) {
																			let data10 = data8.evidence_bytes;
																			const _errs21 = errors;
																			if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																				validate21.errors = [issue(instancePath + "/limits/evidence_bytes", "type", { type: "integer" })];
																				return false;
																			}
																			if (errors === _errs21) {
																				if (typeof data10 == "number" && isFinite(data10)) {
																					if (data10 < 0 || isNaN(data10)) {
																						validate21.errors = [issue(instancePath + "/limits/evidence_bytes", "minimum", {
																							comparison: ">=",
																							limit: 0
																						})];
																						return false;
																					}
																				}
																			}
																			var valid5 = _errs21 === errors;
																		} else var valid5 = true;
																		if (valid5) {
																			if (data8.file_bytes !== void 0) {
																				let data11 = data8.file_bytes;
																				const _errs23 = errors;
																				if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																					validate21.errors = [issue(instancePath + "/limits/file_bytes", "type", { type: "integer" })];
																					return false;
																				}
																				if (errors === _errs23) {
																					if (typeof data11 == "number" && isFinite(data11)) {
																						if (data11 < 0 || isNaN(data11)) {
																							validate21.errors = [issue(instancePath + "/limits/file_bytes", "minimum", {
																								comparison: ">=",
																								limit: 0
																							})];
																							return false;
																						}
																					}
																				}
																				var valid5 = _errs23 === errors;
																			} else var valid5 = true;
																			if (valid5) {
																				if (data8.memory_bytes !== void 0) {
																					let data12 = data8.memory_bytes;
																					const _errs25 = errors;
																					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																						validate21.errors = [issue(instancePath + "/limits/memory_bytes", "type", { type: "integer" })];
																						return false;
																					}
																					if (errors === _errs25) {
																						if (typeof data12 == "number" && isFinite(data12)) {
																							if (data12 < 0 || isNaN(data12)) {
																								validate21.errors = [issue(instancePath + "/limits/memory_bytes", "minimum", {
																									comparison: ">=",
																									limit: 0
																								})];
																								return false;
																							}
																						}
																					}
																					var valid5 = _errs25 === errors;
																				} else var valid5 = true;
																				if (valid5) {
																					if (data8.open_files !== void 0) {
																						let data13 = data8.open_files;
																						const _errs27 = errors;
																						if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																							validate21.errors = [issue(instancePath + "/limits/open_files", "type", { type: "integer" })];
																							return false;
																						}
																						if (errors === _errs27) {
																							if (typeof data13 == "number" && isFinite(data13)) {
																								if (data13 < 0 || isNaN(data13)) {
																									validate21.errors = [issue(instancePath + "/limits/open_files", "minimum", {
																										comparison: ">=",
																										limit: 0
																									})];
																									return false;
																								}
																							}
																						}
																						var valid5 = _errs27 === errors;
																					} else var valid5 = true;
																					if (valid5) {
																						if (data8.output_bytes !== void 0) {
																							let data14 = data8.output_bytes;
																							const _errs29 = errors;
																							if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																								validate21.errors = [issue(instancePath + "/limits/output_bytes", "type", { type: "integer" })];
																								return false;
																							}
																							if (errors === _errs29) {
																								if (typeof data14 == "number" && isFinite(data14)) {
																									if (data14 < 0 || isNaN(data14)) {
																										validate21.errors = [issue(instancePath + "/limits/output_bytes", "minimum", {
																											comparison: ">=",
																											limit: 0
																										})];
																										return false;
																									}
																								}
																							}
																							var valid5 = _errs29 === errors;
																						} else var valid5 = true;
																						if (valid5) {
																							if (data8.process_count !== void 0) {
																								let data15 = data8.process_count;
																								const _errs31 = errors;
																								if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																									validate21.errors = [issue(instancePath + "/limits/process_count", "type", { type: "integer" })];
																									return false;
																								}
																								if (errors === _errs31) {
																									if (typeof data15 == "number" && isFinite(data15)) {
																										if (data15 < 0 || isNaN(data15)) {
																											validate21.errors = [issue(instancePath + "/limits/process_count", "minimum", {
																												comparison: ">=",
																												limit: 0
																											})];
																											return false;
																										}
																									}
																								}
																								var valid5 = _errs31 === errors;
																							} else var valid5 = true;
																							if (valid5) {
																								if (data8.scratch_bytes !== void 0) {
																									let data16 = data8.scratch_bytes;
																									const _errs33 = errors;
																									if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
																										validate21.errors = [issue(instancePath + "/limits/scratch_bytes", "type", { type: "integer" })];
																										return false;
																									}
																									if (errors === _errs33) {
																										if (typeof data16 == "number" && isFinite(data16)) {
																											if (data16 < 0 || isNaN(data16)) {
																												validate21.errors = [issue(instancePath + "/limits/scratch_bytes", "minimum", {
																													comparison: ">=",
																													limit: 0
																												})];
																												return false;
																											}
																										}
																									}
																									var valid5 = _errs33 === errors;
																								} else var valid5 = true;
																								if (valid5) {
																									if (data8.scratch_inodes !== void 0) {
																										let data17 = data8.scratch_inodes;
																										const _errs35 = errors;
																										if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
																											validate21.errors = [issue(instancePath + "/limits/scratch_inodes", "type", { type: "integer" })];
																											return false;
																										}
																										if (errors === _errs35) {
																											if (typeof data17 == "number" && isFinite(data17)) {
																												if (data17 < 0 || isNaN(data17)) {
																													validate21.errors = [issue(instancePath + "/limits/scratch_inodes", "minimum", {
																														comparison: ">=",
																														limit: 0
																													})];
																													return false;
																												}
																											}
																										}
																										var valid5 = _errs35 === errors;
																									} else var valid5 = true;
																									if (valid5) {
																										if (data8.wall_time_ms !== void 0) {
																											let data18 = data8.wall_time_ms;
																											const _errs37 = errors;
																											if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
																												validate21.errors = [issue(instancePath + "/limits/wall_time_ms", "type", { type: "integer" })];
																												return false;
																											}
																											if (errors === _errs37) {
																												if (typeof data18 == "number" && isFinite(data18)) {
																													if (data18 < 0 || isNaN(data18)) {
																														validate21.errors = [issue(instancePath + "/limits/wall_time_ms", "minimum", {
																															comparison: ">=",
																															limit: 0
																														})];
																														return false;
																													}
																												}
																											}
																											var valid5 = _errs37 === errors;
																										} else var valid5 = true;
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
															validate21.errors = [issue(instancePath + "/limits", "type", { type: "object" })];
															return false;
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.observed !== void 0) {
														const _errs39 = errors;
														if (!validate32(data.observed, {
															instancePath: instancePath + "/observed",
															parentData: data,
															parentDataProperty: "observed",
															rootData
														})) {
															vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs39 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.observed_at !== void 0) {
															let data20 = data.observed_at;
															const _errs40 = errors;
															if (errors === errors) {
																if (typeof data20 === "string") {
																	if (!pattern12.test(data20)) {
																		validate21.errors = [issue(instancePath + "/observed_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
																		return false;
																	}
																} else {
																	validate21.errors = [issue(instancePath + "/observed_at", "type", { type: "string" })];
																	return false;
																}
															}
															var valid0 = _errs40 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.registry_ref !== void 0) {
																const _errs43 = errors;
																if (!validate36(data.registry_ref, {
																	instancePath: instancePath + "/registry_ref",
																	parentData: data,
																	parentDataProperty: "registry_ref",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs43 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.required_outcome !== void 0) {
																	let data22 = data.required_outcome;
																	const _errs44 = errors;
																	if (!(data22 === "no-change" || data22 === "reproduced")) {
																		validate21.errors = [issue(instancePath + "/required_outcome", "enum", { allowedValues: schema32.properties.required_outcome.enum })];
																		return false;
																	}
																	var valid0 = _errs44 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.target_repository_id !== void 0) {
																		let data23 = data.target_repository_id;
																		const _errs45 = errors;
																		if (errors === errors) {
																			if (typeof data23 === "string") {
																				if (!pattern5.test(data23)) {
																					validate21.errors = [issue(instancePath + "/target_repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
																					return false;
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/target_repository_id", "type", { type: "string" })];
																				return false;
																			}
																		}
																		var valid0 = _errs45 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.tools !== void 0) {
																			let data24 = data.tools;
																			const _errs48 = errors;
																			if (errors === _errs48) {
																				if (Array.isArray(data24)) {
																					if (data24.length > 16) {
																						validate21.errors = [issue(instancePath + "/tools", "maxItems", { limit: 16 })];
																						return false;
																					} else if (data24.length < 1) {
																						validate21.errors = [issue(instancePath + "/tools", "minItems", { limit: 1 })];
																						return false;
																					} else {
																						const len1 = data24.length;
																						for (let i1 = 0; i1 < len1; i1++) {
																							let data25 = data24[i1];
																							const _errs50 = errors;
																							if (errors === errors) {
																								if (typeof data25 === "string") {
																									if (!pattern15.test(data25)) {
																										validate21.errors = [issue(instancePath + "/tools/" + i1, "pattern", { pattern: "^[A-Za-z0-9._+-]{1,64}$" })];
																										return false;
																									}
																								} else {
																									validate21.errors = [issue(instancePath + "/tools/" + i1, "type", { type: "string" })];
																									return false;
																								}
																							}
																							if (!(_errs50 === errors)) break;
																						}
																					}
																				} else {
																					validate21.errors = [issue(instancePath + "/tools", "type", { type: "array" })];
																					return false;
																				}
																			}
																			var valid0 = _errs48 === errors;
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
									if (!pattern5.test(data1)) {
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
								if ("shadow_command_claim" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "shadow_command_claim" })];
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