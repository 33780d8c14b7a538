// Generated from libs/store/schemas/install-record.schema.json by tools/generate (npm run generate). Do not edit.
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
		"activation",
		"authority",
		"gate_documents",
		"install_version",
		"installed",
		"north_star",
		"profile_id",
		"qualification",
		"release_ref",
		"source"
	],
	"properties": {
		"activation": { "const": "none" },
		"authority": { "const": "none" },
		"gate_documents": {
			"description": "The gates' documents of the profile, sorted by path below the installed tree.",
			"type": "array",
			"maxItems": 65536,
			"items": { "$ref": "#/$defs/store.install-record.installedFile" }
		},
		"install_version": { "const": "v2" },
		"installed": {
			"description": "The profile's files, sorted by path below the installed tree, which is their repository path.",
			"type": "array",
			"minItems": 1,
			"maxItems": 65536,
			"items": { "$ref": "#/$defs/store.install-record.installedFile" }
		},
		"north_star": {
			"description": "The file that belongs to the target; the digest is that of the placeholder.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"owner",
				"path",
				"sha256",
				"state"
			],
			"properties": {
				"owner": { "const": "target" },
				"path": { "const": ".ystack/north-star.md" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" },
				"state": { "const": "placeholder-unset" }
			}
		},
		"profile_id": {
			"type": "string",
			"pattern": "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$"
		},
		"qualification": {
			"type": "object",
			"additionalProperties": false,
			"required": ["state"],
			"properties": { "state": { "const": "unavailable" } }
		},
		"release_ref": {
			"description": "The release: its id and the digest of its manifest file.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"content_id",
				"media_type",
				"sha256"
			],
			"properties": {
				"content_id": {
					"type": "string",
					"pattern": "^release\\.[0-9a-f]{64}$"
				},
				"media_type": { "const": "application/vnd.ystack.release-manifest+json" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"source": { "$ref": "#/$defs/contract.common.gitRevision" }
	}
};
const func1 = Object.prototype.hasOwnProperty;
const schema33 = {
	"description": "One installed file: its permission bits, its path below the installed tree, its digest and size.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"mode",
		"path",
		"sha256",
		"size_bytes"
	],
	"properties": {
		"mode": { "enum": ["0400", "0500"] },
		"path": { "$ref": "#/$defs/contract.common.path" },
		"sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"size_bytes": {
			"type": "integer",
			"minimum": 0,
			"maximum": 67108864
		}
	}
};
const pattern4 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.mode === void 0 && (missing0 = "mode") || data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate22.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "mode" || key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate22.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.mode !== void 0) {
				let data0 = data.mode;
				if (!(data0 === "0400" || data0 === "0500")) {
					validate22.errors = [issue(instancePath + "/mode", "enum", { allowedValues: schema33.properties.mode.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.path !== void 0) {
					let data1 = data.path;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate22.errors = [issue(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
							return false;
						}
					} else {
						validate22.errors = [issue(instancePath + "/path", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate22.errors = [issue(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22.errors = [issue(instancePath + "/sha256", "type", { type: "string" })];
							return false;
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
								if (data3 > 67108864 || isNaN(data3)) {
									validate22.errors = [issue(instancePath + "/size_bytes", "maximum", {
										comparison: "<=",
										limit: 67108864
									})];
									return false;
								} else if (data3 < 0 || isNaN(data3)) {
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
const schema42 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern10 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern12 = new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern10.test(data1)) {
							validate25.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate25.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
		validate25.errors = vErrors;
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
								validate25.errors = [issue(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
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
			validate25.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate25.errors = [issue(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate25.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern12.test(data4)) {
									validate25.errors = [issue(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate25.errors = [issue(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate25.errors = [issue(instancePath + "/hash_algorithm", "enum", { allowedValues: schema42.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate25.errors = [issue(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
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
const pattern7 = new RegExp("^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$", "u");
const pattern8 = new RegExp("^release\\.[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation === void 0 && (missing0 = "activation") || data.authority === void 0 && (missing0 = "authority") || data.gate_documents === void 0 && (missing0 = "gate_documents") || data.install_version === void 0 && (missing0 = "install_version") || data.installed === void 0 && (missing0 = "installed") || data.north_star === void 0 && (missing0 = "north_star") || data.profile_id === void 0 && (missing0 = "profile_id") || data.qualification === void 0 && (missing0 = "qualification") || data.release_ref === void 0 && (missing0 = "release_ref") || data.source === void 0 && (missing0 = "source")) {
				validate21.errors = [issue(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
					validate21.errors = [issue(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.activation !== void 0) {
						const _errs2 = errors;
						if ("none" !== data.activation) {
							validate21.errors = [issue(instancePath + "/activation", "const", { allowedValue: "none" })];
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
							if (data.gate_documents !== void 0) {
								let data2 = data.gate_documents;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (Array.isArray(data2)) {
										if (data2.length > 65536) {
											validate21.errors = [issue(instancePath + "/gate_documents", "maxItems", { limit: 65536 })];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs6 = errors;
												if (!validate22(data2[i0], {
													instancePath: instancePath + "/gate_documents/" + i0,
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
										validate21.errors = [issue(instancePath + "/gate_documents", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.install_version !== void 0) {
									const _errs7 = errors;
									if ("v2" !== data.install_version) {
										validate21.errors = [issue(instancePath + "/install_version", "const", { allowedValue: "v2" })];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.installed !== void 0) {
										let data5 = data.installed;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (Array.isArray(data5)) {
												if (data5.length > 65536) {
													validate21.errors = [issue(instancePath + "/installed", "maxItems", { limit: 65536 })];
													return false;
												} else if (data5.length < 1) {
													validate21.errors = [issue(instancePath + "/installed", "minItems", { limit: 1 })];
													return false;
												} else {
													const len1 = data5.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs10 = errors;
														if (!validate22(data5[i1], {
															instancePath: instancePath + "/installed/" + i1,
															parentData: data5,
															parentDataProperty: i1,
															rootData
														})) {
															vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
															errors = vErrors.length;
														}
														if (!(_errs10 === errors)) break;
													}
												}
											} else {
												validate21.errors = [issue(instancePath + "/installed", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.north_star !== void 0) {
											let data7 = data.north_star;
											const _errs11 = errors;
											if (errors === _errs11) {
												if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
													let missing1;
													if (data7.owner === void 0 && (missing1 = "owner") || data7.path === void 0 && (missing1 = "path") || data7.sha256 === void 0 && (missing1 = "sha256") || data7.state === void 0 && (missing1 = "state")) {
														validate21.errors = [issue(instancePath + "/north_star", "required", { missingProperty: missing1 })];
														return false;
													} else {
														const _errs13 = errors;
														for (const key1 in data7) if (!(key1 === "owner" || key1 === "path" || key1 === "sha256" || key1 === "state")) {
															validate21.errors = [issue(instancePath + "/north_star", "additionalProperties", { additionalProperty: key1 })];
															return false;
														}
														if (_errs13 === errors) {
															if (data7.owner !== void 0) {
																const _errs14 = errors;
																if ("target" !== data7.owner) {
																	validate21.errors = [issue(instancePath + "/north_star/owner", "const", { allowedValue: "target" })];
																	return false;
																}
																var valid3 = _errs14 === errors;
															} else var valid3 = true;
															if (valid3) {
																if (data7.path !== void 0) {
																	const _errs15 = errors;
																	if (".ystack/north-star.md" !== data7.path) {
																		validate21.errors = [issue(instancePath + "/north_star/path", "const", { allowedValue: ".ystack/north-star.md" })];
																		return false;
																	}
																	var valid3 = _errs15 === errors;
																} else var valid3 = true;
																if (valid3) {
																	if (data7.sha256 !== void 0) {
																		let data10 = data7.sha256;
																		const _errs16 = errors;
																		if (errors === errors) {
																			if (typeof data10 === "string") {
																				if (!pattern5.test(data10)) {
																					validate21.errors = [issue(instancePath + "/north_star/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																					return false;
																				}
																			} else {
																				validate21.errors = [issue(instancePath + "/north_star/sha256", "type", { type: "string" })];
																				return false;
																			}
																		}
																		var valid3 = _errs16 === errors;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data7.state !== void 0) {
																			const _errs19 = errors;
																			if ("placeholder-unset" !== data7.state) {
																				validate21.errors = [issue(instancePath + "/north_star/state", "const", { allowedValue: "placeholder-unset" })];
																				return false;
																			}
																			var valid3 = _errs19 === errors;
																		} else var valid3 = true;
																	}
																}
															}
														}
													}
												} else {
													validate21.errors = [issue(instancePath + "/north_star", "type", { type: "object" })];
													return false;
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.profile_id !== void 0) {
												let data12 = data.profile_id;
												const _errs20 = errors;
												if (errors === _errs20) {
													if (typeof data12 === "string") {
														if (!pattern7.test(data12)) {
															validate21.errors = [issue(instancePath + "/profile_id", "pattern", { pattern: "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
															return false;
														}
													} else {
														validate21.errors = [issue(instancePath + "/profile_id", "type", { type: "string" })];
														return false;
													}
												}
												var valid0 = _errs20 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.qualification !== void 0) {
													let data13 = data.qualification;
													const _errs22 = errors;
													if (errors === _errs22) {
														if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
															let missing2;
															if (data13.state === void 0 && (missing2 = "state")) {
																validate21.errors = [issue(instancePath + "/qualification", "required", { missingProperty: missing2 })];
																return false;
															} else {
																const _errs24 = errors;
																for (const key2 in data13) if (!(key2 === "state")) {
																	validate21.errors = [issue(instancePath + "/qualification", "additionalProperties", { additionalProperty: key2 })];
																	return false;
																}
																if (_errs24 === errors) {
																	if (data13.state !== void 0) {
																		if ("unavailable" !== data13.state) {
																			validate21.errors = [issue(instancePath + "/qualification/state", "const", { allowedValue: "unavailable" })];
																			return false;
																		}
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
												if (valid0) {
													if (data.release_ref !== void 0) {
														let data15 = data.release_ref;
														const _errs26 = errors;
														if (errors === _errs26) {
															if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
																let missing3;
																if (data15.content_id === void 0 && (missing3 = "content_id") || data15.media_type === void 0 && (missing3 = "media_type") || data15.sha256 === void 0 && (missing3 = "sha256")) {
																	validate21.errors = [issue(instancePath + "/release_ref", "required", { missingProperty: missing3 })];
																	return false;
																} else {
																	const _errs28 = errors;
																	for (const key3 in data15) if (!(key3 === "content_id" || key3 === "media_type" || key3 === "sha256")) {
																		validate21.errors = [issue(instancePath + "/release_ref", "additionalProperties", { additionalProperty: key3 })];
																		return false;
																	}
																	if (_errs28 === errors) {
																		if (data15.content_id !== void 0) {
																			let data16 = data15.content_id;
																			const _errs29 = errors;
																			if (errors === _errs29) {
																				if (typeof data16 === "string") {
																					if (!pattern8.test(data16)) {
																						validate21.errors = [issue(instancePath + "/release_ref/content_id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
																						return false;
																					}
																				} else {
																					validate21.errors = [issue(instancePath + "/release_ref/content_id", "type", { type: "string" })];
																					return false;
																				}
																			}
																			var valid6 = _errs29 === errors;
																		} else var valid6 = true;
																		if (valid6) {
																			if (data15.media_type !== void 0) {
																				const _errs31 = errors;
																				if ("application/vnd.ystack.release-manifest+json" !== data15.media_type) {
																					validate21.errors = [issue(instancePath + "/release_ref/media_type", "const", { allowedValue: "application/vnd.ystack.release-manifest+json" })];
																					return false;
																				}
																				var valid6 = _errs31 === errors;
																			} else var valid6 = true;
																			if (valid6) {
																				if (data15.sha256 !== void 0) {
																					let data18 = data15.sha256;
																					const _errs32 = errors;
																					if (errors === errors) {
																						if (typeof data18 === "string") {
																							if (!pattern5.test(data18)) {
																								validate21.errors = [issue(instancePath + "/release_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																								return false;
																							}
																						} else {
																							validate21.errors = [issue(instancePath + "/release_ref/sha256", "type", { type: "string" })];
																							return false;
																						}
																					}
																					var valid6 = _errs32 === errors;
																				} else var valid6 = true;
																			}
																		}
																	}
																}
															} else {
																validate21.errors = [issue(instancePath + "/release_ref", "type", { type: "object" })];
																return false;
															}
														}
														var valid0 = _errs26 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.source !== void 0) {
															const _errs35 = errors;
															if (!validate25(data.source, {
																instancePath: instancePath + "/source",
																parentData: data,
																parentDataProperty: "source",
																rootData
															})) {
																vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs35 === errors;
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
const pattern13 = new RegExp("^install\\.[0-9a-f]{64}$", "u");
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
										validate20.errors = [issue(instancePath + "/id", "pattern", { pattern: "^install\\.[0-9a-f]{64}$" })];
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
								if ("install_record" !== data.kind) {
									validate20.errors = [issue(instancePath + "/kind", "const", { allowedValue: "install_record" })];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.schema_version !== void 0) {
									const _errs6 = errors;
									if (2 !== data.schema_version) {
										validate20.errors = [issue(instancePath + "/schema_version", "const", { allowedValue: 2 })];
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