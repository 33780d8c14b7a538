// Generated from libs/store/schemas/upgrade-plan.schema.json by tools/generate (npm run generate). Do not edit.
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
		"authority",
		"checked_against",
		"entries",
		"from",
		"profile_id",
		"to",
		"tree_mode"
	],
	"properties": {
		"authority": { "const": "none" },
		"checked_against": {
			"description": "Whether the old record was held against the manifest of its release, or is the tree's own word.",
			"enum": ["manifest", "record"]
		},
		"entries": {
			"description": "Everything in the tree before and after, sorted by path below it.",
			"type": "array",
			"minItems": 1,
			"maxItems": 131072,
			"items": { "$ref": "#/$defs/store.upgrade-plan.upgradeEntry" }
		},
		"from": { "$ref": "#/$defs/store.upgrade-plan.upgradeSide" },
		"profile_id": {
			"type": "string",
			"pattern": "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$"
		},
		"to": { "$ref": "#/$defs/store.upgrade-plan.upgradeSide" },
		"tree_mode": { "$ref": "#/$defs/store.upgrade-plan.permissionBits" }
	}
};
const schema33 = {
	"description": "One path. `standing` says whose it is: as installed, edited, removed or added by the owner, new in the release, or the installer's own. `beside` stands where the release's file goes next to the owner's: it names that one.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"action",
		"path",
		"standing"
	],
	"properties": {
		"action": { "enum": [
			"add",
			"keep",
			"mode",
			"remove",
			"replace"
		] },
		"after": { "$ref": "#/$defs/store.upgrade-plan.entryState" },
		"before": { "$ref": "#/$defs/store.upgrade-plan.entryState" },
		"beside": { "$ref": "#/$defs/store.upgrade-plan.treePath" },
		"path": { "$ref": "#/$defs/store.upgrade-plan.treePath" },
		"standing": { "enum": [
			"added",
			"edited",
			"installed",
			"installer",
			"new",
			"removed"
		] }
	}
};
const pattern4 = new RegExp("^[0-7]{4}$", "u");
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (errors === _errs1) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind") || data.mode === void 0 && (missing0 = "mode") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
				const err0 = issue(instancePath, "required", { missingProperty: missing0 });
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else {
				const _errs3 = errors;
				for (const key0 in data) if (!(key0 === "kind" || key0 === "mode" || key0 === "sha256" || key0 === "size_bytes")) {
					const err1 = issue(instancePath, "additionalProperties", { additionalProperty: key0 });
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
					break;
				}
				if (_errs3 === errors) {
					if (data.kind !== void 0) {
						const _errs4 = errors;
						if ("file" !== data.kind) {
							const err2 = issue(instancePath + "/kind", "const", { allowedValue: "file" });
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						var valid1 = _errs4 === errors;
					} else var valid1 = true;
					if (valid1) {
						if (data.mode !== void 0) {
							let data1 = data.mode;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										const err3 = issue(instancePath + "/mode", "pattern", { pattern: "^[0-7]{4}$" });
										if (vErrors === null) vErrors = [err3];
										else vErrors.push(err3);
										errors++;
									}
								} else {
									const err4 = issue(instancePath + "/mode", "type", { type: "string" });
									if (vErrors === null) vErrors = [err4];
									else vErrors.push(err4);
									errors++;
								}
							}
							var valid1 = _errs5 === errors;
						} else var valid1 = true;
						if (valid1) {
							if (data.sha256 !== void 0) {
								let data2 = data.sha256;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern5.test(data2)) {
											const err5 = issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" });
											if (vErrors === null) vErrors = [err5];
											else vErrors.push(err5);
											errors++;
										}
									} else {
										const err6 = issue(instancePath + "/sha256", "type", { type: "string" });
										if (vErrors === null) vErrors = [err6];
										else vErrors.push(err6);
										errors++;
									}
								}
								var valid1 = _errs8 === errors;
							} else var valid1 = true;
							if (valid1) {
								if (data.size_bytes !== void 0) {
									let data3 = data.size_bytes;
									const _errs11 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										const err7 = issue(instancePath + "/size_bytes", "type", { type: "integer" });
										if (vErrors === null) vErrors = [err7];
										else vErrors.push(err7);
										errors++;
									}
									if (errors === _errs11) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 > 9007199254740991 || isNaN(data3)) {
												const err8 = issue(instancePath + "/size_bytes", "maximum", {
													comparison: "<=",
													limit: 9007199254740991
												});
												if (vErrors === null) vErrors = [err8];
												else vErrors.push(err8);
												errors++;
											} else if (data3 < 0 || isNaN(data3)) {
												const err9 = issue(instancePath + "/size_bytes", "minimum", {
													comparison: ">=",
													limit: 0
												});
												if (vErrors === null) vErrors = [err9];
												else vErrors.push(err9);
												errors++;
											}
										}
									}
									var valid1 = _errs11 === errors;
								} else var valid1 = true;
							}
						}
					}
				}
			}
		} else {
			const err10 = issue(instancePath, "type", { type: "object" });
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs13 = errors;
	if (errors === _errs13) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.kind === void 0 && (missing1 = "kind") || data.mode === void 0 && (missing1 = "mode")) {
				const err11 = issue(instancePath, "required", { missingProperty: missing1 });
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			} else {
				const _errs15 = errors;
				for (const key1 in data) if (!(key1 === "kind" || key1 === "mode")) {
					const err12 = issue(instancePath, "additionalProperties", { additionalProperty: key1 });
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
					break;
				}
				if (_errs15 === errors) {
					if (data.kind !== void 0) {
						const _errs16 = errors;
						if ("folder" !== data.kind) {
							const err13 = issue(instancePath + "/kind", "const", { allowedValue: "folder" });
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						var valid4 = _errs16 === errors;
					} else var valid4 = true;
					if (valid4) {
						if (data.mode !== void 0) {
							let data5 = data.mode;
							const _errs17 = errors;
							if (errors === errors) {
								if (typeof data5 === "string") {
									if (!pattern4.test(data5)) {
										const err14 = issue(instancePath + "/mode", "pattern", { pattern: "^[0-7]{4}$" });
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
									}
								} else {
									const err15 = issue(instancePath + "/mode", "type", { type: "string" });
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
							}
							var valid4 = _errs17 === errors;
						} else var valid4 = true;
					}
				}
			}
		} else {
			const err16 = issue(instancePath, "type", { type: "object" });
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
	}
	var _valid0 = _errs13 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else {
		if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		const _errs20 = errors;
		if (errors === _errs20) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing2;
				if (data.kind === void 0 && (missing2 = "kind") || data.sha256 === void 0 && (missing2 = "sha256")) {
					const err17 = issue(instancePath, "required", { missingProperty: missing2 });
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				} else {
					const _errs22 = errors;
					for (const key2 in data) if (!(key2 === "kind" || key2 === "sha256")) {
						const err18 = issue(instancePath, "additionalProperties", { additionalProperty: key2 });
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
						break;
					}
					if (_errs22 === errors) {
						if (data.kind !== void 0) {
							const _errs23 = errors;
							if ("link" !== data.kind) {
								const err19 = issue(instancePath + "/kind", "const", { allowedValue: "link" });
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							var valid6 = _errs23 === errors;
						} else var valid6 = true;
						if (valid6) {
							if (data.sha256 !== void 0) {
								let data7 = data.sha256;
								const _errs24 = errors;
								if (errors === errors) {
									if (typeof data7 === "string") {
										if (!pattern5.test(data7)) {
											const err20 = issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" });
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
									} else {
										const err21 = issue(instancePath + "/sha256", "type", { type: "string" });
										if (vErrors === null) vErrors = [err21];
										else vErrors.push(err21);
										errors++;
									}
								}
								var valid6 = _errs24 === errors;
							} else var valid6 = true;
						}
					}
				}
			} else {
				const err22 = issue(instancePath, "type", { type: "object" });
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		var _valid0 = _errs20 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 2];
		} else if (_valid0) {
			valid0 = true;
			passing0 = 2;
		}
	}
	if (!valid0) {
		const err23 = issue(instancePath, "oneOf", { passingSchemas: passing0 });
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
		validate23.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const func1 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.action === void 0 && (missing0 = "action") || data.path === void 0 && (missing0 = "path") || data.standing === void 0 && (missing0 = "standing")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "action" || key0 === "after" || key0 === "before" || key0 === "beside" || key0 === "path" || key0 === "standing")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.action !== void 0) {
						let data0 = data.action;
						const _errs2 = errors;
						if (!(data0 === "add" || data0 === "keep" || data0 === "mode" || data0 === "remove" || data0 === "replace")) {
							validate22.errors = [issue(instancePath + "/action", "enum", { allowedValues: schema33.properties.action.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.after !== void 0) {
							const _errs3 = errors;
							if (!validate23(data.after, {
								instancePath: instancePath + "/after",
								parentData: data,
								parentDataProperty: "after",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.before !== void 0) {
								const _errs4 = errors;
								if (!validate23(data.before, {
									instancePath: instancePath + "/before",
									parentData: data,
									parentDataProperty: "before",
									rootData
								})) {
									vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.beside !== void 0) {
									let data3 = data.beside;
									const _errs5 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (func1(data3) > 16384) {
												validate22.errors = [issue(instancePath + "/beside", "maxLength", { limit: 16384 })];
												return false;
											} else if (func1(data3) < 1) {
												validate22.errors = [issue(instancePath + "/beside", "minLength", { limit: 1 })];
												return false;
											}
										} else {
											validate22.errors = [issue(instancePath + "/beside", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.path !== void 0) {
										let data4 = data.path;
										const _errs8 = errors;
										if (errors === errors) {
											if (typeof data4 === "string") {
												if (func1(data4) > 16384) {
													validate22.errors = [issue(instancePath + "/path", "maxLength", { limit: 16384 })];
													return false;
												} else if (func1(data4) < 1) {
													validate22.errors = [issue(instancePath + "/path", "minLength", { limit: 1 })];
													return false;
												}
											} else {
												validate22.errors = [issue(instancePath + "/path", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.standing !== void 0) {
											let data5 = data.standing;
											const _errs11 = errors;
											if (!(data5 === "added" || data5 === "edited" || data5 === "installed" || data5 === "installer" || data5 === "new" || data5 === "removed")) {
												validate22.errors = [issue(instancePath + "/standing", "enum", { allowedValues: schema33.properties.standing.enum })];
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
			}
		} else {
			validate22.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const pattern9 = new RegExp("^install\\.[0-9a-f]{64}$", "u");
const pattern10 = new RegExp("^release\\.[0-9a-f]{64}$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.manifest_sha256 === void 0 && (missing0 = "manifest_sha256") || data.record_id === void 0 && (missing0 = "record_id") || data.release_id === void 0 && (missing0 = "release_id")) {
			validate27.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "manifest_sha256" || key0 === "record_id" || key0 === "release_id")) {
				validate27.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.manifest_sha256 !== void 0) {
				let data0 = data.manifest_sha256;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate27.errors = [issue(instancePath + "/manifest_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate27.errors = [issue(instancePath + "/manifest_sha256", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.record_id !== void 0) {
					let data1 = data.record_id;
					if (typeof data1 === "string") {
						if (!pattern9.test(data1)) {
							validate27.errors = [issue(instancePath + "/record_id", "pattern", { pattern: "^install\\.[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate27.errors = [issue(instancePath + "/record_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.release_id !== void 0) {
						let data2 = data.release_id;
						if (typeof data2 === "string") {
							if (!pattern10.test(data2)) {
								validate27.errors = [issue(instancePath + "/release_id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate27.errors = [issue(instancePath + "/release_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
const pattern11 = new RegExp("^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.authority === void 0 && (missing0 = "authority") || data.checked_against === void 0 && (missing0 = "checked_against") || data.entries === void 0 && (missing0 = "entries") || data.from === void 0 && (missing0 = "from") || data.profile_id === void 0 && (missing0 = "profile_id") || data.to === void 0 && (missing0 = "to") || data.tree_mode === void 0 && (missing0 = "tree_mode")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "authority" || key0 === "checked_against" || key0 === "entries" || key0 === "from" || key0 === "profile_id" || key0 === "to" || key0 === "tree_mode")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.authority !== void 0) {
						const _errs2 = errors;
						if ("none" !== data.authority) {
							validate21.errors = [issue(instancePath + "/authority", "const", { allowedValue: "none" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.checked_against !== void 0) {
							let data1 = data.checked_against;
							const _errs3 = errors;
							if (!(data1 === "manifest" || data1 === "record")) {
								validate21.errors = [issue(instancePath + "/checked_against", "enum", { allowedValues: schema32.properties.checked_against.enum })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.entries !== void 0) {
								let data2 = data.entries;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (Array.isArray(data2)) {
										if (data2.length > 131072) {
											validate21.errors = [issue(instancePath + "/entries", "maxItems", { limit: 131072 })];
											return false;
										} else if (data2.length < 1) {
											validate21.errors = [issue(instancePath + "/entries", "minItems", { limit: 1 })];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs6 = errors;
												if (!validate22(data2[i0], {
													instancePath: instancePath + "/entries/" + i0,
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
										validate21.errors = [issue(instancePath + "/entries", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.from !== void 0) {
									const _errs7 = errors;
									if (!validate27(data.from, {
										instancePath: instancePath + "/from",
										parentData: data,
										parentDataProperty: "from",
										rootData
									})) {
										vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.profile_id !== void 0) {
										let data5 = data.profile_id;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (typeof data5 === "string") {
												if (!pattern11.test(data5)) {
													validate21.errors = [issue(instancePath + "/profile_id", "pattern", { pattern: "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
													return false;
												}
											} else {
												validate21.errors = [issue(instancePath + "/profile_id", "type", { type: "string" })];
												return false;
											}
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.to !== void 0) {
											const _errs10 = errors;
											if (!validate27(data.to, {
												instancePath: instancePath + "/to",
												parentData: data,
												parentDataProperty: "to",
												rootData
											})) {
												vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.tree_mode !== void 0) {
												let data7 = data.tree_mode;
												const _errs11 = errors;
												if (errors === errors) {
													if (typeof data7 === "string") {
														if (!pattern4.test(data7)) {
															validate21.errors = [issue(instancePath + "/tree_mode", "pattern", { pattern: "^[0-7]{4}$" })];
															return false;
														}
													} else {
														validate21.errors = [issue(instancePath + "/tree_mode", "type", { type: "string" })];
														return false;
													}
												}
												var valid0 = _errs11 === errors;
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
			validate21.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const pattern13 = new RegExp("^upgrade\\.[0-9a-f]{64}$", "u");
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
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (!pattern13.test(data1)) {
										validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^upgrade\\.[0-9a-f]{64}$" })];
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
								const _errs5 = errors;
								if ("upgrade_plan" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "upgrade_plan" })];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.schema_version !== void 0) {
									const _errs6 = errors;
									if (1 !== data.schema_version) {
										validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 1 })];
										return false;
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