// Generated from libs/shadow/schemas/shadow-incident-summary.schema.json by tools/generate (npm run generate). Do not edit.
const issue = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate = validate20;
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"claim_ref",
		"incident_ref",
		"name",
		"required_outcome"
	],
	"properties": {
		"claim_ref": { "$ref": "#/$defs/shadow.common.commandClaimRef" },
		"incident_ref": { "$ref": "#/$defs/shadow.common.commandIncidentRef" },
		"name": { "$ref": "#/$defs/shadow.shadow-incident-summary.incidentName" },
		"required_outcome": { "enum": ["no-change", "reproduced"] }
	}
};
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
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
				if ("shadow-command-claim" !== data.content_id) {
					validate23.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "shadow-command-claim" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.shadow-command-claim+json" !== data.media_type) {
						validate23.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.shadow-command-claim+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
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
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate25.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("shadow-command-incident" !== data.content_id) {
					validate25.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "shadow-command-incident" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.shadow-command-incident+json" !== data.media_type) {
						validate25.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.shadow-command-incident+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate25.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
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
const pattern6 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.claim_ref === void 0 && (missing0 = "claim_ref") || data.incident_ref === void 0 && (missing0 = "incident_ref") || data.name === void 0 && (missing0 = "name") || data.required_outcome === void 0 && (missing0 = "required_outcome")) {
				validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "claim_ref" || key0 === "incident_ref" || key0 === "name" || key0 === "required_outcome")) {
					validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.claim_ref !== void 0) {
						const _errs2 = errors;
						if (!validate23(data.claim_ref, {
							instancePath: instancePath + "/claim_ref",
							parentData: data,
							parentDataProperty: "claim_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.incident_ref !== void 0) {
							const _errs3 = errors;
							if (!validate25(data.incident_ref, {
								instancePath: instancePath + "/incident_ref",
								parentData: data,
								parentDataProperty: "incident_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.name !== void 0) {
								let data2 = data.name;
								const _errs4 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (!pattern6.test(data2)) {
											validate22.errors = [issue(instancePath + "/name", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" })];
											return false;
										}
									} else {
										validate22.errors = [issue(instancePath + "/name", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.required_outcome !== void 0) {
									let data3 = data.required_outcome;
									const _errs7 = errors;
									if (!(data3 === "no-change" || data3 === "reproduced")) {
										validate22.errors = [issue(instancePath + "/required_outcome", "enum", { allowedValues: schema33.properties.required_outcome.enum })];
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
			validate22.errors = [issue(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const schema39 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"incident_ref",
		"name",
		"outcome",
		"record_sha256"
	],
	"properties": {
		"incident_ref": { "$ref": "#/$defs/shadow.common.incidentRef" },
		"name": { "$ref": "#/$defs/shadow.shadow-incident-summary.incidentName" },
		"outcome": { "enum": ["no-change", "reproduced"] },
		"record_sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
};
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate29.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate29.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				if ("shadow-incident-record" !== data.content_id) {
					validate29.errors = [issue(instancePath + "/content_id", "const", { allowedValue: "shadow-incident-record" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					if ("application/vnd.ystack.shadow-incident-record+json" !== data.media_type) {
						validate29.errors = [issue(instancePath + "/media_type", "const", { allowedValue: "application/vnd.ystack.shadow-incident-record+json" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								validate29.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate29.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
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
			if (data.incident_ref === void 0 && (missing0 = "incident_ref") || data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome") || data.record_sha256 === void 0 && (missing0 = "record_sha256")) {
				validate28.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "incident_ref" || key0 === "name" || key0 === "outcome" || key0 === "record_sha256")) {
					validate28.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.incident_ref !== void 0) {
						const _errs2 = errors;
						if (!validate29(data.incident_ref, {
							instancePath: instancePath + "/incident_ref",
							parentData: data,
							parentDataProperty: "incident_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern6.test(data1)) {
										validate28.errors = [issue(instancePath + "/name", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" })];
										return false;
									}
								} else {
									validate28.errors = [issue(instancePath + "/name", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.outcome !== void 0) {
								let data2 = data.outcome;
								const _errs6 = errors;
								if (!(data2 === "no-change" || data2 === "reproduced")) {
									validate28.errors = [issue(instancePath + "/outcome", "enum", { allowedValues: schema39.properties.outcome.enum })];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.record_sha256 !== void 0) {
									let data3 = data.record_sha256;
									const _errs7 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern4.test(data3)) {
												validate28.errors = [issue(instancePath + "/record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate28.errors = [issue(instancePath + "/record_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
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
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.claimed === void 0 && (missing0 = "claimed") || data.incidents_min === void 0 && (missing0 = "incidents_min") || data.reproduced === void 0 && (missing0 = "reproduced")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "claimed" || key0 === "incidents_min" || key0 === "reproduced")) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.claimed !== void 0) {
						let data0 = data.claimed;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 128) {
									validate21.errors = [issue(instancePath + "/claimed", "maxItems", { limit: 128 })];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate22(data0[i0], {
											instancePath: instancePath + "/claimed/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate21.errors = [issue(instancePath + "/claimed", "type", { type: "array" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.incidents_min !== void 0) {
							let data2 = data.incidents_min;
							const _errs5 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								validate21.errors = [issue(instancePath + "/incidents_min", "type", { type: "integer" })];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 > 64 || isNaN(data2)) {
										validate21.errors = [issue(instancePath + "/incidents_min", "maximum", {
											comparison: "<=",
											limit: 64
										})];
										return false;
									} else if (data2 < 0 || isNaN(data2)) {
										validate21.errors = [issue(instancePath + "/incidents_min", "minimum", {
											comparison: ">=",
											limit: 0
										})];
										return false;
									}
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.reproduced !== void 0) {
								let data3 = data.reproduced;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (Array.isArray(data3)) {
										if (data3.length > 128) {
											validate21.errors = [issue(instancePath + "/reproduced", "maxItems", { limit: 128 })];
											return false;
										} else {
											const len1 = data3.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs9 = errors;
												if (!validate28(data3[i1], {
													instancePath: instancePath + "/reproduced/" + i1,
													parentData: data3,
													parentDataProperty: i1,
													rootData
												})) {
													vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
													errors = vErrors.length;
												}
												if (!(_errs9 === errors)) break;
											}
										}
									} else {
										validate21.errors = [issue(instancePath + "/reproduced", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
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
const pattern10 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
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
									if (!pattern10.test(data1)) {
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
								if ("shadow_incident_summary" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "shadow_incident_summary" })];
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