// Generated from sandbox/schemas/sandbox-run-receipt.schema.json by tools/generate (npm run generate). Do not edit.
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
const pattern4 = new RegExp("^sandbox-run\\.[0-9a-f]{32}$", "u");
const schema32 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"candidate",
		"command",
		"evidence",
		"host",
		"limits",
		"outcome",
		"output",
		"probes",
		"process",
		"runtime",
		"teardown",
		"timing",
		"tools"
	],
	"properties": {
		"candidate": {
			"description": "The snapshot the command saw; null when none was given.",
			"oneOf": [{ "$ref": "#/$defs/sandbox.sandbox-run-receipt.runCandidate" }, { "type": "null" }]
		},
		"command": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runCommand" },
		"evidence": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runEvidence" },
		"host": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runHost" },
		"limits": {
			"type": "array",
			"minItems": 10,
			"maxItems": 10,
			"items": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runLimit" }
		},
		"outcome": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runOutcome" },
		"output": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runOutput" },
		"probes": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runProbe" }
		},
		"process": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runProcess" },
		"runtime": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runRuntime" },
		"teardown": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runTeardown" },
		"timing": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runTiming" },
		"tools": {
			"type": "array",
			"maxItems": 4096,
			"items": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runTool" }
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.tree_sha256 === void 0 && (missing0 = "tree_sha256") || data.files === void 0 && (missing0 = "files") || data.folders === void 0 && (missing0 = "folders") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "tree_sha256" || key0 === "files" || key0 === "folders" || key0 === "size_bytes")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.tree_sha256 !== void 0) {
				let data0 = data.tree_sha256;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate22.errors = [issue(instancePath + "/tree_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate22.errors = [issue(instancePath + "/tree_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.files !== void 0) {
					let data1 = data.files;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate22.errors = [issue(instancePath + "/files", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate22.errors = [issue(instancePath + "/files", "minimum", {
								comparison: ">=",
								limit: 0
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.folders !== void 0) {
						let data2 = data.folders;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate22.errors = [issue(instancePath + "/folders", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate22.errors = [issue(instancePath + "/folders", "minimum", {
									comparison: ">=",
									limit: 0
								})];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.size_bytes !== void 0) {
							let data3 = data.size_bytes;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate22.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate22.errors = [issue(instancePath + "/size_bytes", "minimum", {
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
			}
		}
	} else {
		validate22.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
const schema38 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"argv",
		"environment",
		"input_sha256",
		"own_binaries",
		"program",
		"work_folder"
	],
	"properties": {
		"argv": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1024,
			"items": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.text" }
		},
		"environment": {
			"type": "array",
			"maxItems": 64,
			"items": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runVariable" }
		},
		"input_sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"own_binaries": { "enum": ["allowed", "refused"] },
		"program": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.text" },
		"work_folder": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.text" }
	}
};
const func2 = require_ucs2length().default;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.name === void 0 && (missing0 = "name") || data.value === void 0 && (missing0 = "value")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "name" || key0 === "value")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func2(data0) > 4096) {
						validate25.errors = [issue(instancePath + "/name", "maxLength", { limit: 4096 })];
						return false;
					}
				} else {
					validate25.errors = [issue(instancePath + "/name", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.value !== void 0) {
					let data1 = data.value;
					if (typeof data1 === "string") {
						if (func2(data1) > 4096) {
							validate25.errors = [issue(instancePath + "/value", "maxLength", { limit: 4096 })];
							return false;
						}
					} else {
						validate25.errors = [issue(instancePath + "/value", "type", { type: "string" })];
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.argv === void 0 && (missing0 = "argv") || data.environment === void 0 && (missing0 = "environment") || data.input_sha256 === void 0 && (missing0 = "input_sha256") || data.own_binaries === void 0 && (missing0 = "own_binaries") || data.program === void 0 && (missing0 = "program") || data.work_folder === void 0 && (missing0 = "work_folder")) {
				validate24.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "argv" || key0 === "environment" || key0 === "input_sha256" || key0 === "own_binaries" || key0 === "program" || key0 === "work_folder")) {
					validate24.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.argv !== void 0) {
						let data0 = data.argv;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 1024) {
									validate24.errors = [issue(instancePath + "/argv", "maxItems", { limit: 1024 })];
									return false;
								} else if (data0.length < 1) {
									validate24.errors = [issue(instancePath + "/argv", "minItems", { limit: 1 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data1 = data0[i0];
										const _errs4 = errors;
										if (errors === errors) {
											if (typeof data1 === "string") {
												if (func2(data1) > 4096) {
													validate24.errors = [issue(instancePath + "/argv/" + i0, "maxLength", { limit: 4096 })];
													return false;
												}
											} else {
												validate24.errors = [issue(instancePath + "/argv/" + i0, "type", { type: "string" })];
												return false;
											}
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate24.errors = [issue(instancePath + "/argv", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.environment !== void 0) {
							let data2 = data.environment;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data2)) {
									if (data2.length > 64) {
										validate24.errors = [issue(instancePath + "/environment", "maxItems", { limit: 64 })];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs9 = errors;
											if (!validate25(data2[i1], {
												instancePath: instancePath + "/environment/" + i1,
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
									validate24.errors = [issue(instancePath + "/environment", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.input_sha256 !== void 0) {
								let data4 = data.input_sha256;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data4 === "string") {
										if (!pattern5.test(data4)) {
											validate24.errors = [issue(instancePath + "/input_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate24.errors = [issue(instancePath + "/input_sha256", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.own_binaries !== void 0) {
									let data5 = data.own_binaries;
									const _errs13 = errors;
									if (!(data5 === "allowed" || data5 === "refused")) {
										validate24.errors = [issue(instancePath + "/own_binaries", "enum", { allowedValues: schema38.properties.own_binaries.enum })];
										return false;
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.program !== void 0) {
										let data6 = data.program;
										const _errs14 = errors;
										if (errors === errors) {
											if (typeof data6 === "string") {
												if (func2(data6) > 4096) {
													validate24.errors = [issue(instancePath + "/program", "maxLength", { limit: 4096 })];
													return false;
												}
											} else {
												validate24.errors = [issue(instancePath + "/program", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.work_folder !== void 0) {
											let data7 = data.work_folder;
											const _errs17 = errors;
											if (errors === errors) {
												if (typeof data7 === "string") {
													if (func2(data7) > 4096) {
														validate24.errors = [issue(instancePath + "/work_folder", "maxLength", { limit: 4096 })];
														return false;
													}
												} else {
													validate24.errors = [issue(instancePath + "/work_folder", "type", { type: "string" })];
													return false;
												}
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
									}
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
	}
	validate24.errors = vErrors;
	return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.name === void 0 && (missing0 = "name") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate29.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "name" || key0 === "sha256" || key0 === "size_bytes")) {
				validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func2(data0) > 4096) {
						validate29.errors = [issue(instancePath + "/name", "maxLength", { limit: 4096 })];
						return false;
					}
				} else {
					validate29.errors = [issue(instancePath + "/name", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate29.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate29.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.size_bytes !== void 0) {
						let data2 = data.size_bytes;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate29.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate29.errors = [issue(instancePath + "/size_bytes", "minimum", {
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
		}
	} else {
		validate29.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate29.errors = vErrors;
	return true;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.files === void 0 && (missing0 = "files") || data.refused === void 0 && (missing0 = "refused")) {
				validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "files" || key0 === "refused")) {
					validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.files !== void 0) {
						let data0 = data.files;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 16) {
									validate28.errors = [issue(instancePath + "/files", "maxItems", { limit: 16 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate29(data0[i0], {
											instancePath: instancePath + "/files/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate28.errors = [issue(instancePath + "/files", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.refused !== void 0) {
							let data2 = data.refused;
							const _errs5 = errors;
							const _errs6 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								validate28.errors = [issue(instancePath + "/refused", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs6) {
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 < 0 || isNaN(data2)) {
										validate28.errors = [issue(instancePath + "/refused", "minimum", {
											comparison: ">=",
											limit: 0
										})];
										return false;
									}
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
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
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.clock === void 0 && (missing0 = "clock") || data.cpu_count === void 0 && (missing0 = "cpu_count") || data.kernel === void 0 && (missing0 = "kernel") || data.machine === void 0 && (missing0 = "machine") || data.outside_user === void 0 && (missing0 = "outside_user")) {
			validate32.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "clock" || key0 === "cpu_count" || key0 === "kernel" || key0 === "machine" || key0 === "outside_user")) {
				validate32.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.clock !== void 0) {
				if ("host" !== data.clock) {
					validate32.errors = [issue(instancePath + "/clock", "const", { allowedValue: "host" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.cpu_count !== void 0) {
					let data1 = data.cpu_count;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate32.errors = [issue(instancePath + "/cpu_count", "type", { type: "integer" })];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate32.errors = [issue(instancePath + "/cpu_count", "minimum", {
								comparison: ">=",
								limit: 0
							})];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.kernel !== void 0) {
						let data2 = data.kernel;
						if (typeof data2 === "string") {
							if (func2(data2) > 4096) {
								validate32.errors = [issue(instancePath + "/kernel", "maxLength", { limit: 4096 })];
								return false;
							}
						} else {
							validate32.errors = [issue(instancePath + "/kernel", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.machine !== void 0) {
							let data3 = data.machine;
							if (typeof data3 === "string") {
								if (func2(data3) > 4096) {
									validate32.errors = [issue(instancePath + "/machine", "maxLength", { limit: 4096 })];
									return false;
								}
							} else {
								validate32.errors = [issue(instancePath + "/machine", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.outside_user !== void 0) {
								let data4 = data.outside_user;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate32.errors = [issue(instancePath + "/outside_user", "type", { type: "integer" })];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate32.errors = [issue(instancePath + "/outside_user", "minimum", {
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
const schema57 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"limit",
		"declared",
		"enforcement",
		"evidence",
		"hit",
		"reached"
	],
	"properties": {
		"limit": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.runLimitName" },
		"declared": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.count" },
		"enforcement": {
			"description": "kernel: what would go beyond is refused. polled: it is noticed and ended. no: neither was proved.",
			"enum": [
				"kernel",
				"polled",
				"no"
			]
		},
		"evidence": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.text" },
		"hit": { "type": "boolean" },
		"reached": {
			"description": "The most that was seen; null where nothing says it.",
			"oneOf": [{ "$ref": "#/$defs/sandbox.sandbox-run-receipt.count" }, { "type": "null" }]
		}
	}
};
const schema58 = { "enum": [
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
] };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.limit === void 0 && (missing0 = "limit") || data.declared === void 0 && (missing0 = "declared") || data.enforcement === void 0 && (missing0 = "enforcement") || data.evidence === void 0 && (missing0 = "evidence") || data.hit === void 0 && (missing0 = "hit") || data.reached === void 0 && (missing0 = "reached")) {
				validate34.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "limit" || key0 === "declared" || key0 === "enforcement" || key0 === "evidence" || key0 === "hit" || key0 === "reached")) {
					validate34.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.limit !== void 0) {
						let data0 = data.limit;
						const _errs2 = errors;
						if (!(data0 === "cpu_time_ms" || data0 === "evidence_bytes" || data0 === "file_bytes" || data0 === "memory_bytes" || data0 === "open_files" || data0 === "output_bytes" || data0 === "process_count" || data0 === "scratch_bytes" || data0 === "scratch_inodes" || data0 === "wall_time_ms")) {
							validate34.errors = [issue(instancePath + "/limit", "enum", { allowedValues: schema58.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.declared !== void 0) {
							let data1 = data.declared;
							const _errs4 = errors;
							const _errs5 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate34.errors = [issue(instancePath + "/declared", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate34.errors = [issue(instancePath + "/declared", "minimum", {
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
							if (data.enforcement !== void 0) {
								let data2 = data.enforcement;
								const _errs7 = errors;
								if (!(data2 === "kernel" || data2 === "polled" || data2 === "no")) {
									validate34.errors = [issue(instancePath + "/enforcement", "enum", { allowedValues: schema57.properties.enforcement.enum })];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.evidence !== void 0) {
									let data3 = data.evidence;
									const _errs8 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (func2(data3) > 4096) {
												validate34.errors = [issue(instancePath + "/evidence", "maxLength", { limit: 4096 })];
												return false;
											}
										} else {
											validate34.errors = [issue(instancePath + "/evidence", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.hit !== void 0) {
										const _errs11 = errors;
										if (typeof data.hit !== "boolean") {
											validate34.errors = [issue(instancePath + "/hit", "type", { type: "boolean" })];
											return false;
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.reached !== void 0) {
											let data5 = data.reached;
											const _errs13 = errors;
											const _errs14 = errors;
											let valid4 = false;
											let passing0 = null;
											const _errs15 = errors;
											const _errs16 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
												const err0 = issue(instancePath + "/reached", "type", { type: "integer" });
												if (vErrors === null) vErrors = [err0];
												else vErrors.push(err0);
												errors++;
											}
											if (errors === _errs16) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 < 0 || isNaN(data5)) {
														const err1 = issue(instancePath + "/reached", "minimum", {
															comparison: ">=",
															limit: 0
														});
														if (vErrors === null) vErrors = [err1];
														else vErrors.push(err1);
														errors++;
													}
												}
											}
											var _valid0 = _errs15 === errors;
											if (_valid0) {
												valid4 = true;
												passing0 = 0;
											}
											const _errs18 = errors;
											if (data5 !== null) {
												const err2 = issue(instancePath + "/reached", "type", { type: "null" });
												if (vErrors === null) vErrors = [err2];
												else vErrors.push(err2);
												errors++;
											}
											var _valid0 = _errs18 === errors;
											if (_valid0 && valid4) {
												valid4 = false;
												passing0 = [passing0, 1];
											} else if (_valid0) {
												valid4 = true;
												passing0 = 1;
											}
											if (!valid4) {
												const err3 = issue(instancePath + "/reached", "oneOf", { passingSchemas: passing0 });
												if (vErrors === null) vErrors = [err3];
												else vErrors.push(err3);
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
									}
								}
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
const schema62 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["reason_ids", "verdict"],
	"properties": {
		"reason_ids": {
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/contract.common.id" }
		},
		"verdict": { "enum": [
			"satisfied",
			"violated",
			"failed"
		] }
	}
};
const pattern8 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.reason_ids === void 0 && (missing0 = "reason_ids") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate36.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "reason_ids" || key0 === "verdict")) {
				validate36.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.reason_ids !== void 0) {
				let data0 = data.reason_ids;
				if (Array.isArray(data0)) {
					if (data0.length > 64) {
						validate36.errors = [issue(instancePath + "/reason_ids", "maxItems", { limit: 64 })];
						return false;
					} else if (data0.length < 1) {
						validate36.errors = [issue(instancePath + "/reason_ids", "minItems", { limit: 1 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (!pattern8.test(data1)) {
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
					let data2 = data.verdict;
					if (!(data2 === "satisfied" || data2 === "violated" || data2 === "failed")) {
						validate36.errors = [issue(instancePath + "/verdict", "enum", { allowedValues: schema62.properties.verdict.enum })];
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
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.stderr_bytes === void 0 && (missing0 = "stderr_bytes") || data.stderr_sha256 === void 0 && (missing0 = "stderr_sha256") || data.stdout_bytes === void 0 && (missing0 = "stdout_bytes") || data.stdout_sha256 === void 0 && (missing0 = "stdout_sha256")) {
			validate38.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "stderr_bytes" || key0 === "stderr_sha256" || key0 === "stdout_bytes" || key0 === "stdout_sha256")) {
				validate38.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.stderr_bytes !== void 0) {
				let data0 = data.stderr_bytes;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate38.errors = [issue(instancePath + "/stderr_bytes", "type", { type: "integer" })];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 0 || isNaN(data0)) {
						validate38.errors = [issue(instancePath + "/stderr_bytes", "minimum", {
							comparison: ">=",
							limit: 0
						})];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.stderr_sha256 !== void 0) {
					let data1 = data.stderr_sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate38.errors = [issue(instancePath + "/stderr_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate38.errors = [issue(instancePath + "/stderr_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.stdout_bytes !== void 0) {
						let data2 = data.stdout_bytes;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate38.errors = [issue(instancePath + "/stdout_bytes", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate38.errors = [issue(instancePath + "/stdout_bytes", "minimum", {
									comparison: ">=",
									limit: 0
								})];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.stdout_sha256 !== void 0) {
							let data3 = data.stdout_sha256;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate38.errors = [issue(instancePath + "/stdout_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate38.errors = [issue(instancePath + "/stdout_sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate38.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate38.errors = vErrors;
	return true;
}
const schema69 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"evidence",
		"probe",
		"state"
	],
	"properties": {
		"evidence": { "$ref": "#/$defs/sandbox.sandbox-run-receipt.text" },
		"probe": { "$ref": "#/$defs/contract.common.id" },
		"state": { "enum": [
			"proven",
			"disproven",
			"not-run"
		] }
	}
};
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.evidence === void 0 && (missing0 = "evidence") || data.probe === void 0 && (missing0 = "probe") || data.state === void 0 && (missing0 = "state")) {
			validate40.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "evidence" || key0 === "probe" || key0 === "state")) {
				validate40.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.evidence !== void 0) {
				let data0 = data.evidence;
				if (typeof data0 === "string") {
					if (func2(data0) > 4096) {
						validate40.errors = [issue(instancePath + "/evidence", "maxLength", { limit: 4096 })];
						return false;
					}
				} else {
					validate40.errors = [issue(instancePath + "/evidence", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.probe !== void 0) {
					let data1 = data.probe;
					if (typeof data1 === "string") {
						if (!pattern8.test(data1)) {
							validate40.errors = [issue(instancePath + "/probe", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate40.errors = [issue(instancePath + "/probe", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.state !== void 0) {
						let data2 = data.state;
						if (!(data2 === "proven" || data2 === "disproven" || data2 === "not-run")) {
							validate40.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema69.properties.state.enum })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate40.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate40.errors = vErrors;
	return true;
}
const schema72 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"exit_code",
		"processes_ended",
		"signal",
		"state",
		"stopped_by"
	],
	"properties": {
		"exit_code": { "oneOf": [{
			"type": "integer",
			"minimum": 0,
			"maximum": 255
		}, { "type": "null" }] },
		"processes_ended": {
			"description": "Processes that were still there when the command had ended, and were ended with it.",
			"$ref": "#/$defs/sandbox.sandbox-run-receipt.count"
		},
		"signal": { "oneOf": [{
			"type": "integer",
			"minimum": 1,
			"maximum": 127
		}, { "type": "null" }] },
		"state": { "enum": [
			"exited",
			"signaled",
			"stopped",
			"not-started"
		] },
		"stopped_by": { "enum": [
			"cpu_time_ms",
			"memory_bytes",
			"output_bytes",
			"wall_time_ms",
			"caller",
			null
		] }
	}
};
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.exit_code === void 0 && (missing0 = "exit_code") || data.processes_ended === void 0 && (missing0 = "processes_ended") || data.signal === void 0 && (missing0 = "signal") || data.state === void 0 && (missing0 = "state") || data.stopped_by === void 0 && (missing0 = "stopped_by")) {
				validate42.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "exit_code" || key0 === "processes_ended" || key0 === "signal" || key0 === "state" || key0 === "stopped_by")) {
					validate42.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.exit_code !== void 0) {
						let data0 = data.exit_code;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							const err0 = issue(instancePath + "/exit_code", "type", { type: "integer" });
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						if (errors === _errs4) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 > 255 || isNaN(data0)) {
									const err1 = issue(instancePath + "/exit_code", "maximum", {
										comparison: "<=",
										limit: 255
									});
									if (vErrors === null) vErrors = [err1];
									else vErrors.push(err1);
									errors++;
								} else if (data0 < 0 || isNaN(data0)) {
									const err2 = issue(instancePath + "/exit_code", "minimum", {
										comparison: ">=",
										limit: 0
									});
									if (vErrors === null) vErrors = [err2];
									else vErrors.push(err2);
									errors++;
								}
							}
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs6 = errors;
						if (data0 !== null) {
							const err3 = issue(instancePath + "/exit_code", "type", { type: "null" });
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						var _valid0 = _errs6 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err4 = issue(instancePath + "/exit_code", "oneOf", { passingSchemas: passing0 });
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
							validate42.errors = vErrors;
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
						if (data.processes_ended !== void 0) {
							let data1 = data.processes_ended;
							const _errs8 = errors;
							const _errs9 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate42.errors = [issue(instancePath + "/processes_ended", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs9) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate42.errors = [issue(instancePath + "/processes_ended", "minimum", {
											comparison: ">=",
											limit: 0
										})];
										return false;
									}
								}
							}
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.signal !== void 0) {
								let data2 = data.signal;
								const _errs11 = errors;
								const _errs12 = errors;
								let valid3 = false;
								let passing1 = null;
								const _errs13 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									const err5 = issue(instancePath + "/signal", "type", { type: "integer" });
									if (vErrors === null) vErrors = [err5];
									else vErrors.push(err5);
									errors++;
								}
								if (errors === _errs13) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 > 127 || isNaN(data2)) {
											const err6 = issue(instancePath + "/signal", "maximum", {
												comparison: "<=",
												limit: 127
											});
											if (vErrors === null) vErrors = [err6];
											else vErrors.push(err6);
											errors++;
										} else if (data2 < 1 || isNaN(data2)) {
											const err7 = issue(instancePath + "/signal", "minimum", {
												comparison: ">=",
												limit: 1
											});
											if (vErrors === null) vErrors = [err7];
											else vErrors.push(err7);
											errors++;
										}
									}
								}
								var _valid1 = _errs13 === errors;
								if (_valid1) {
									valid3 = true;
									passing1 = 0;
								}
								const _errs15 = errors;
								if (data2 !== null) {
									const err8 = issue(instancePath + "/signal", "type", { type: "null" });
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
								}
								var _valid1 = _errs15 === errors;
								if (_valid1 && valid3) {
									valid3 = false;
									passing1 = [passing1, 1];
								} else if (_valid1) {
									valid3 = true;
									passing1 = 1;
								}
								if (!valid3) {
									const err9 = issue(instancePath + "/signal", "oneOf", { passingSchemas: passing1 });
									if (vErrors === null) vErrors = [err9];
									else vErrors.push(err9);
									errors++;
									validate42.errors = vErrors;
									return false;
								} else {
									errors = _errs12;
									if (vErrors !== null) {
										if (_errs12) vErrors.length = _errs12;
										else vErrors = null;
									}
								}
								var valid0 = _errs11 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.state !== void 0) {
									let data3 = data.state;
									const _errs17 = errors;
									if (!(data3 === "exited" || data3 === "signaled" || data3 === "stopped" || data3 === "not-started")) {
										validate42.errors = [issue(instancePath + "/state", "enum", { allowedValues: schema72.properties.state.enum })];
										return false;
									}
									var valid0 = _errs17 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.stopped_by !== void 0) {
										let data4 = data.stopped_by;
										const _errs18 = errors;
										if (!(data4 === "cpu_time_ms" || data4 === "memory_bytes" || data4 === "output_bytes" || data4 === "wall_time_ms" || data4 === "caller" || data4 === null)) {
											validate42.errors = [issue(instancePath + "/stopped_by", "enum", { allowedValues: schema72.properties.stopped_by.enum })];
											return false;
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
		if (data.name === void 0 && (missing0 = "name") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate45.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "name" || key0 === "sha256")) {
				validate45.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (!pattern8.test(data0)) {
						validate45.errors = [issue(instancePath + "/name", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate45.errors = [issue(instancePath + "/name", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
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
	} else {
		validate45.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate45.errors = vErrors;
	return true;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.files === void 0 && (missing0 = "files") || data.name === void 0 && (missing0 = "name") || data.version === void 0 && (missing0 = "version")) {
				validate44.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "files" || key0 === "name" || key0 === "version")) {
					validate44.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.files !== void 0) {
						let data0 = data.files;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 16) {
									validate44.errors = [issue(instancePath + "/files", "maxItems", { limit: 16 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate45(data0[i0], {
											instancePath: instancePath + "/files/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate44.errors = [issue(instancePath + "/files", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data2 = data.name;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (!pattern8.test(data2)) {
										validate44.errors = [issue(instancePath + "/name", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate44.errors = [issue(instancePath + "/name", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.version !== void 0) {
								let data3 = data.version;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (func2(data3) > 4096) {
											validate44.errors = [issue(instancePath + "/version", "maxLength", { limit: 4096 })];
											return false;
										}
									} else {
										validate44.errors = [issue(instancePath + "/version", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate44.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const pattern15 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$", "u");
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.ended_at === void 0 && (missing0 = "ended_at") || data.started_at === void 0 && (missing0 = "started_at")) {
			validate48.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "ended_at" || key0 === "started_at")) {
				validate48.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.ended_at !== void 0) {
				let data0 = data.ended_at;
				if (typeof data0 === "string") {
					if (!pattern15.test(data0)) {
						validate48.errors = [issue(instancePath + "/ended_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
						return false;
					}
				} else {
					validate48.errors = [issue(instancePath + "/ended_at", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.started_at !== void 0) {
					let data1 = data.started_at;
					if (typeof data1 === "string") {
						if (!pattern15.test(data1)) {
							validate48.errors = [issue(instancePath + "/started_at", "pattern", { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$" })];
							return false;
						}
					} else {
						validate48.errors = [issue(instancePath + "/started_at", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate48.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate48.errors = vErrors;
	return true;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate50.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate50.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (func2(data0) > 4096) {
						validate50.errors = [issue(instancePath + "/path", "maxLength", { limit: 4096 })];
						return false;
					}
				} else {
					validate50.errors = [issue(instancePath + "/path", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate50.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate50.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.size_bytes !== void 0) {
						let data2 = data.size_bytes;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate50.errors = [issue(instancePath + "/size_bytes", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate50.errors = [issue(instancePath + "/size_bytes", "minimum", {
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
		}
	} else {
		validate50.errors = [issue(instancePath, "type", { type: "object" })];
		return false;
	}
	validate50.errors = vErrors;
	return true;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.candidate === void 0 && (missing0 = "candidate") || data.command === void 0 && (missing0 = "command") || data.evidence === void 0 && (missing0 = "evidence") || data.host === void 0 && (missing0 = "host") || data.limits === void 0 && (missing0 = "limits") || data.outcome === void 0 && (missing0 = "outcome") || data.output === void 0 && (missing0 = "output") || data.probes === void 0 && (missing0 = "probes") || data.process === void 0 && (missing0 = "process") || data.runtime === void 0 && (missing0 = "runtime") || data.teardown === void 0 && (missing0 = "teardown") || data.timing === void 0 && (missing0 = "timing") || data.tools === void 0 && (missing0 = "tools")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.candidate !== void 0) {
						let data0 = data.candidate;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate22(data0, {
							instancePath: instancePath + "/candidate",
							parentData: data,
							parentDataProperty: "candidate",
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
							const err0 = issue(instancePath + "/candidate", "type", { type: "null" });
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
							const err1 = issue(instancePath + "/candidate", "oneOf", { passingSchemas: passing0 });
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
						if (data.command !== void 0) {
							const _errs7 = errors;
							if (!validate24(data.command, {
								instancePath: instancePath + "/command",
								parentData: data,
								parentDataProperty: "command",
								rootData
							})) {
								vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.evidence !== void 0) {
								const _errs8 = errors;
								if (!validate28(data.evidence, {
									instancePath: instancePath + "/evidence",
									parentData: data,
									parentDataProperty: "evidence",
									rootData
								})) {
									vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.host !== void 0) {
									const _errs9 = errors;
									if (!validate32(data.host, {
										instancePath: instancePath + "/host",
										parentData: data,
										parentDataProperty: "host",
										rootData
									})) {
										vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.limits !== void 0) {
										let data4 = data.limits;
										const _errs10 = errors;
										if (errors === _errs10) {
											if (Array.isArray(data4)) {
												if (data4.length > 10) {
													validate21.errors = [issue(instancePath + "/limits", "maxItems", { limit: 10 })];
													return false;
												} else if (data4.length < 10) {
													validate21.errors = [issue(instancePath + "/limits", "minItems", { limit: 10 })];
													return false;
												} else {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs12 = errors;
														if (!validate34(data4[i0], {
															instancePath: instancePath + "/limits/" + i0,
															parentData: data4,
															parentDataProperty: i0,
															rootData
														})) {
															vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
															errors = vErrors.length;
														}
														if (!(_errs12 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/limits", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.outcome !== void 0) {
											const _errs13 = errors;
											if (!validate36(data.outcome, {
												instancePath: instancePath + "/outcome",
												parentData: data,
												parentDataProperty: "outcome",
												rootData
											})) {
												vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.output !== void 0) {
												const _errs14 = errors;
												if (!validate38(data.output, {
													instancePath: instancePath + "/output",
													parentData: data,
													parentDataProperty: "output",
													rootData
												})) {
													vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.probes !== void 0) {
													let data8 = data.probes;
													const _errs15 = errors;
													if (errors === _errs15) {
														if (Array.isArray(data8)) {
															if (data8.length > 64) {
																validate21.errors = [issue(instancePath + "/probes", "maxItems", { limit: 64 })];
																return false;
															} else if (data8.length < 1) {
																validate21.errors = [issue(instancePath + "/probes", "minItems", { limit: 1 })];
																return false;
															} else {
																const len1 = data8.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	const _errs17 = errors;
																	if (!validate40(data8[i1], {
																		instancePath: instancePath + "/probes/" + i1,
																		parentData: data8,
																		parentDataProperty: i1,
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs17 === errors)) break;
																}
															}
														} else {
															validate21.errors = [issue(instancePath + "/probes", "type", { type: "array" })];
															return false;
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.process !== void 0) {
														const _errs18 = errors;
														if (!validate42(data.process, {
															instancePath: instancePath + "/process",
															parentData: data,
															parentDataProperty: "process",
															rootData
														})) {
															vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.runtime !== void 0) {
															const _errs19 = errors;
															if (!validate44(data.runtime, {
																instancePath: instancePath + "/runtime",
																parentData: data,
																parentDataProperty: "runtime",
																rootData
															})) {
																vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs19 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.teardown !== void 0) {
																let data12 = data.teardown;
																const _errs20 = errors;
																if (errors === errors) {
																	if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																		let missing1;
																		if (data12.descendants_gone === void 0 && (missing1 = "descendants_gone") || data12.storage_removed === void 0 && (missing1 = "storage_removed")) {
																			validate21.errors = [issue(instancePath + "/teardown", "required", { missingProperty: missing1 })];
																			return false;
																		} else {
																			const _errs23 = errors;
																			for (const key1 in data12) if (!(key1 === "descendants_gone" || key1 === "storage_removed")) {
																				validate21.errors = [issue(instancePath + "/teardown", "additionalProperties", { additionalProperty: key1 })];
																				return false;
																			}
																			if (_errs23 === errors) {
																				if (data12.descendants_gone !== void 0) {
																					const _errs24 = errors;
																					if (typeof data12.descendants_gone !== "boolean") {
																						validate21.errors = [issue(instancePath + "/teardown/descendants_gone", "type", { type: "boolean" })];
																						return false;
																					}
																					var valid5 = _errs24 === errors;
																				} else var valid5 = true;
																				if (valid5) {
																					if (data12.storage_removed !== void 0) {
																						const _errs26 = errors;
																						if (typeof data12.storage_removed !== "boolean") {
																							validate21.errors = [issue(instancePath + "/teardown/storage_removed", "type", { type: "boolean" })];
																							return false;
																						}
																						var valid5 = _errs26 === errors;
																					} else var valid5 = true;
																				}
																			}
																		}
																	} else {
																		validate21.errors = [issue(instancePath + "/teardown", "type", { type: "object" })];
																		return false;
																	}
																}
																var valid0 = _errs20 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.timing !== void 0) {
																	const _errs28 = errors;
																	if (!validate48(data.timing, {
																		instancePath: instancePath + "/timing",
																		parentData: data,
																		parentDataProperty: "timing",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs28 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.tools !== void 0) {
																		let data16 = data.tools;
																		const _errs29 = errors;
																		if (errors === _errs29) {
																			if (Array.isArray(data16)) {
																				if (data16.length > 4096) {
																					validate21.errors = [issue(instancePath + "/tools", "maxItems", { limit: 4096 })];
																					return false;
																				} else {
																					const len2 = data16.length;
																					for (let i2 = 0; i2 < len2; i2++) {
																						const _errs31 = errors;
																						if (!validate50(data16[i2], {
																							instancePath: instancePath + "/tools/" + i2,
																							parentData: data16,
																							parentDataProperty: i2,
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
																							errors = vErrors.length;
																						}
																						if (!(_errs31 === errors)) break;
																					}
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/tools", "type", { type: "array" })];
																				return false;
																			}
																		}
																		var valid0 = _errs29 === errors;
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
							if ("sandbox_run_receipt" !== data.kind) {
								validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "sandbox_run_receipt" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								let data2 = data.id;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (typeof data2 === "string") {
										if (!pattern4.test(data2)) {
											validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^sandbox-run\\.[0-9a-f]{32}$" })];
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
									const _errs6 = errors;
									if (!validate21(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
			validate20.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
export { validate };