#!/usr/bin/env node
// Installs a release from its own directory: node install.mjs --help
// Generated from tools/installer/src/main.ts by tools/installer (npm run generate). Do not edit.
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { accessSync, chmodSync, closeSync, constants, fchmodSync, fstatSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmdirSync, statSync, symlinkSync, unlinkSync, writeSync } from "node:fs";
import { createHash, createPublicKey, verify } from "node:crypto";
import { constants as constants$1, homedir, hostname } from "node:os";
import { spawnSync } from "node:child_process";
import util, { parseArgs } from "node:util";

// libs/command/src/caller.ts
/** The folder of the caller, absolute. */
function callerFolder({ cwd, env, entry }) {
	const { INIT_CWD: initial, npm_lifecycle_script: script } = env;
	return entry && script?.split(" ").includes(entry) && initial !== void 0 && isAbsolute(initial) ? initial : cwd;
}
/** Takes a path as the caller means it. */
const placeOf = (start, path) => resolve(callerFolder(start), path);

// libs/canonical/src/bounds.ts
/** The bounds of a core document. */
const coreBounds = {
	bytesMax: 1048576,
	depthMax: 32,
	entriesMax: 256,
	stringBytesMax: 8192,
	integers: "int32"
};

// libs/canonical/src/number-text.ts
const POINT_BEHIND_MAX = 15;
const POINT_BEFORE_MIN = -4;
/** The spelling of a finite double; `-0` keeps its sign. */
function numberText(value) {
	if (Number.isSafeInteger(value)) return Object.is(value, -0) ? "-0" : String(value);
	const [mantissa = "", exponent = ""] = Math.abs(value).toExponential().split("e");
	const digits = mantissa.replace(".", "");
	return (value < 0 ? "-" : "") + placePoint(digits, Number(exponent) + 1);
}
function placePoint(digits, point) {
	if (point <= POINT_BEFORE_MIN || point > digits.length + POINT_BEHIND_MAX) {
		const fraction = digits.length > 1 ? `.${digits.slice(1)}` : "";
		const exponent = String(Math.abs(point - 1)).padStart(2, "0");
		return `${digits.slice(0, 1)}${fraction}e${point > 0 ? "+" : "-"}${exponent}`;
	}
	if (point <= 0) return `0.${"0".repeat(-point)}${digits}`;
	if (point >= digits.length) return digits.padEnd(point, "0");
	return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

// libs/canonical/src/order.ts
/** Negative, zero or positive as `a` stands before, at or behind `b` by code point. */
function compareCodePoints(a, b) {
	const length = Math.min(a.length, b.length);
	for (let i = 0; i < length; i += 1) {
		const x = a.charCodeAt(i);
		const y = b.charCodeAt(i);
		if (x !== y) return rank(x) - rank(y);
	}
	return a.length - b.length;
}
const rank = (unit) => unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
/**
* jq's order: null < false < true < numbers < strings < arrays < objects. Arrays compare item by item, then by length;
* objects by their sorted key lists, then by their values in key order. `-0` and `0` compare as equal, as in jq.
*/
function compareJq(a, b) {
	const kinds = kindRank(a) - kindRank(b);
	if (kinds !== 0) return kinds;
	if (typeof a === "number") return a - b;
	if (typeof a === "string") return compareCodePoints(a, b);
	if (Array.isArray(a)) return compareArrays(a, b);
	if (typeof a === "object" && a !== null) return compareObjects(a, b);
	return 0;
}
function kindRank(value) {
	if (value === null) return 0;
	if (value === false) return 1;
	if (value === true) return 2;
	if (typeof value === "number") return 3;
	if (typeof value === "string") return 4;
	return Array.isArray(value) ? 5 : 6;
}
function compareArrays(a, b) {
	const length = Math.min(a.length, b.length);
	for (let i = 0; i < length; i += 1) {
		const order = compareJq(a[i], b[i]);
		if (order !== 0) return order;
	}
	return a.length - b.length;
}
function compareObjects(a, b) {
	const keys = sortedKeys(a);
	const order = compareArrays(keys, sortedKeys(b));
	if (order !== 0) return order;
	for (const key of keys) {
		const values = compareJq(a[key], b[key]);
		if (values !== 0) return values;
	}
	return 0;
}
/** The keys of an object by code point. */
const sortedKeys = (value) => Object.keys(value).sort(compareCodePoints);
/** Whether every item stands strictly behind the one before it, so that there are no two alike. */
function isStrictlySorted(items, compare) {
	for (let i = 1; i < items.length; i += 1) if (compare(items[i - 1], items[i]) >= 0) return false;
	return true;
}

// libs/canonical/src/quote.ts
const needsCare = /[^ !#-[\]-~\u0080-\ud7ff\ue000-\uffff]/;
/** The canonical token of `text`, quotes included. A lone surrogate comes out as an escape, which no reader accepts. */
function quote(text) {
	if (!needsCare.test(text)) return `"${text}"`;
	const token = JSON.stringify(text);
	return token.includes("") ? token.replaceAll("", "\\u007f") : token;
}
/** Whether `text` holds half of a surrogate pair, which UTF-8 cannot carry. */
const hasLoneSurrogate = (text) => /\p{Surrogate}/u.test(text);

// libs/canonical/src/encode.ts
/** Levels that the encoder will follow, far above any bound of a document and below what a call stack carries. */
const DEPTH_MAX = 1024;
/** Thrown for a value that has no canonical form. */
var CanonicalFault = class extends Error {
	code = "F_CANONICAL";
	name = "CanonicalFault";
};
/** Canonical bytes of `value`, the final LF included. Throws `CanonicalFault` for what JSON cannot carry. */
const encodeCanonical = (value) => new TextEncoder().encode(`${canonicalText(value)}\n`);
/** Canonical text of `value` **without** the final LF. Throws `CanonicalFault` for what JSON cannot carry. */
const canonicalText = (value) => textOf$1(value, 0);
function textOf$1(value, depth) {
	if (depth > DEPTH_MAX) throw new CanonicalFault(`a value nested deeper than ${DEPTH_MAX} has no canonical form here`);
	switch (typeof value) {
		case "string": return stringToken(value);
		case "number":
			if (!Number.isFinite(value)) throw new CanonicalFault(`\`${value}\` is no JSON number`);
			return numberText(value);
		case "boolean": return value ? "true" : "false";
		case "object":
			if (value === null) return "null";
			return Array.isArray(value) ? arrayText(value, depth) : objectText(value, depth);
	}
	throw new CanonicalFault(`a value of type \`${typeof value}\` is no JSON`);
}
function arrayText(items, depth) {
	let text = "[";
	for (let i = 0; i < items.length; i += 1) text += (i === 0 ? "" : ",") + textOf$1(items[i], depth + 1);
	return `${text}]`;
}
function objectText(value, depth) {
	let text = "{";
	for (const key of sortedKeys(value)) text += `${text === "{" ? "" : ","}${stringToken(key)}:${textOf$1(value[key], depth + 1)}`;
	return `${text}}`;
}
function stringToken(text) {
	const token = quote(text);
	if (token.length !== text.length + 2 && hasLoneSurrogate(text)) throw new CanonicalFault("a string with half of a surrogate pair has no canonical form");
	return token;
}

// libs/canonical/src/digests.ts
/** SHA-256 as 64 lower-case hex digits; a string is hashed as UTF-8. */
const sha256Hex = (data) => createHash("sha256").update(data).digest("hex");
/** The id Git gives to a blob of these bytes: the hash over `blob <size>`, a NUL and the bytes. */
const gitBlobId = (bytes, hash) => createHash(hash).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
/** Document digest: SHA-256 over the canonical bytes, the final LF **included**. */
const documentDigest = (value) => sha256Hex(encodeCanonical(value));
/** Text digest: SHA-256 over the canonical text, **without** the final LF. */
const textDigest = (value) => sha256Hex(canonicalText(value));

// libs/canonical/src/equal-json.ts
/** Whether two values have the same canonical form. Key order does not matter; `-0` and `0` differ, as their bytes do. */
function equalJson(a, b) {
	if (Object.is(a, b)) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a)) return Array.isArray(b) && equalArrays(a, b);
	return !Array.isArray(b) && equalObjects(a, b);
}
const equalArrays = (a, b) => a.length === b.length && a.every((item, i) => equalJson(item, b[i]));
function equalObjects(a, b) {
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	return keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]));
}

// libs/canonical/src/pointer.ts
/** The pointer of the value that `path`, keys and array indexes from the root on, leads to. */
const jsonPointer = (path) => path.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

// libs/canonical/src/utf8.ts
/** The text of `bytes`, or undefined when they are not UTF-8. */
function decodeUtf8(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return;
	}
}
/** UTF-8 bytes of `text`. */
const utf8Length = (text) => new TextEncoder().encode(text).length;
/** Whether `text` takes more than `bytesMax` bytes; short texts are answered without counting. */
const isLongerThan = (text, bytesMax) => text.length * 3 > bytesMax && utf8Length(text) > bytesMax;
/** The length of the longest beginning of `bytes` that a UTF-8 text can have. Found by halving: only refusals need it. */
function utf8PrefixLength(bytes) {
	let good = 0;
	let bad = bytes.length + 1;
	while (bad - good > 1) {
		const middle = Math.floor((good + bad) / 2);
		if (canBegin(bytes.subarray(0, middle))) good = middle;
		else bad = middle;
	}
	return good;
}
function canBegin(bytes) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
}

// libs/canonical/src/limits.ts
const integerMax = {
	int32: 2147483647,
	safe: Number.MAX_SAFE_INTEGER
};
/** The first bound that `value` passes, as a refusal whose `at` is a JSON pointer; undefined when it keeps them all. */
const checkParsedLimits = (value, bounds) => checkValue(value, {
	bounds,
	path: [],
	members: 0
});
/** The refusal of a value nested too deep. */
const tooDeep = (bounds, at) => ({
	code: "E_LIMIT",
	at,
	expected: `at most ${bounds.depthMax} levels of nesting`
});
function checkValue(value, walk) {
	const { bounds, path } = walk;
	const isContainer = typeof value === "object" && value !== null;
	if (path.length + (isContainer || bounds.depthOf === "leaves" ? 1 : 0) > bounds.depthMax) return tooDeep(bounds, jsonPointer(path));
	if (typeof value === "string") return checkString(value, bounds.stringBytesMax, "string", walk);
	if (typeof value === "number") return checkNumber(value, walk);
	if (!isContainer) return void 0;
	return Array.isArray(value) ? checkArray(value, walk) : checkObject(value, walk);
}
function checkArray(items, walk) {
	const refusal = checkCount(items.length, walk.bounds.entriesMax, "items", walk);
	if (refusal !== void 0) return refusal;
	for (let i = 0; i < items.length; i += 1) {
		walk.path.push(i);
		const inner = checkValue(items[i], walk);
		if (inner !== void 0) return inner;
		walk.path.pop();
	}
}
function checkObject(value, walk) {
	const { bounds } = walk;
	const keys = Object.keys(value);
	const refusal = checkCount(keys.length, bounds.objectEntriesMax ?? bounds.entriesMax, "keys", walk);
	if (refusal !== void 0) return refusal;
	for (const key of keys) {
		walk.path.push(key);
		const inner = checkString(key, bounds.keyBytesMax ?? bounds.stringBytesMax, "key", walk) ?? checkValue(value[key], walk);
		if (inner !== void 0) return inner;
		walk.path.pop();
	}
}
function checkCount(count, max = Infinity, what, walk) {
	walk.members += count;
	if (count > max) return limit(walk, `at most ${max} ${what}, not ${count}`);
	const { membersMax = Infinity } = walk.bounds;
	return walk.members > membersMax ? limit(walk, `at most ${membersMax} items and keys in all`) : void 0;
}
const checkString = (text, max = Infinity, what, walk) => isLongerThan(text, max) ? limit(walk, `a ${what} of at most ${max} bytes`) : void 0;
function checkNumber(value, walk) {
	if (walk.bounds.integers === void 0) return void 0;
	const max = integerMax[walk.bounds.integers];
	return Number.isInteger(value) && value >= 0 && value <= max && !Object.is(value, -0) ? void 0 : limit(walk, `an integer from 0 to ${max}`);
}
const limit = (walk, expected) => ({
	code: "E_LIMIT",
	at: jsonPointer(walk.path),
	expected
});

// libs/canonical/src/nest.ts
const Bare = function Bare() {};
Bare.prototype = Object.freeze(Object.create(null));
var Nest = class {
	depth = 0;
	/** JSON pointer of the first container below the bound, when there is one. */
	tooDeepAt;
	depthMax;
	built = [];
	keys = [];
	isObjectAt = /* @__PURE__ */ new Uint8Array(64);
	constructor(depthMax) {
		this.depthMax = depthMax;
	}
	get isObject() {
		return this.isObjectAt[this.depth - 1] === 1;
	}
	open(isObject) {
		if (this.depth >= this.depthMax) this.tooDeepAt ??= this.pointer();
		else this.built.push(isObject ? new Bare() : []);
		if (this.depth === this.isObjectAt.length) this.grow();
		this.isObjectAt[this.depth] = isObject ? 1 : 0;
		if (isObject) this.keys.push("");
		this.depth += 1;
	}
	/** Takes the innermost container off and returns it; null stands for one that was not built. */
	close() {
		if (this.isObject) this.keys.pop();
		const value = this.depth > this.depthMax ? null : this.built.pop();
		this.depth -= 1;
		return value;
	}
	/** Names the next member of the innermost object, and returns the name of the one before it (at first, anything). */
	name(key) {
		const last = this.keys.length - 1;
		const before = this.keys[last];
		this.keys[last] = key;
		return before;
	}
	/** Puts a value into the innermost container; of two members of one name the later stays. */
	add(value) {
		if (this.depth > this.depthMax) return;
		const container = this.built[this.depth - 1];
		if (Array.isArray(container)) container.push(value);
		else container[this.keys[this.keys.length - 1]] = value;
	}
	pointer() {
		const names = this.keys.values();
		return jsonPointer(this.built.map((container) => Array.isArray(container) ? container.length : names.next().value));
	}
	grow() {
		const larger = new Uint8Array(this.isObjectAt.length * 2);
		larger.set(this.isObjectAt);
		this.isObjectAt = larger;
	}
};

// libs/canonical/src/read-number.ts
/** Digits that a double always carries, and that jq writes as they stand. */
const EXACT_DIGITS_MAX = 15;
const grammar = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
/** Reads over the number at `scanner.at` and gives its characters; undefined when there is none. */
function readNumberToken(scanner) {
	const { text, at } = scanner;
	grammar.lastIndex = at;
	if (!grammar.test(text)) return scanner.fail("a value");
	scanner.at = grammar.lastIndex;
	return text.slice(at, scanner.at);
}
/** Reads the number at `scanner.at`; undefined when there is none. */
function readNumber(scanner) {
	const { at } = scanner;
	const token = readNumberToken(scanner);
	if (token === void 0) return void 0;
	const value = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(token)));
	if (!(token.length <= EXACT_DIGITS_MAX && Number.isInteger(value) && String(value) === token) && numberText(value) !== token) scanner.odd(at, `the number spelled \`${numberText(value)}\``, "with jq 1.6, as later versions keep the spelling");
	return value;
}

// libs/canonical/src/read-string.ts
const QUOTE = 34;
const BACKSLASH = 92;
const DEL = 127;
const shortEscapes = {
	"\"": "\"",
	"\\": "\\",
	"/": "/",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
};
/** Reads the string whose opening quote is at `scanner.at`; undefined when it is not JSON. */
function readString(scanner) {
	const { text } = scanner;
	const start = scanner.at + 1;
	let plain = true;
	for (let at = start; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === QUOTE) {
			scanner.at = at + 1;
			const value = text.slice(start, at);
			if (!plain) checkToken(scanner, start - 1, value);
			return value;
		}
		if (unit === BACKSLASH) return readAtOnce(scanner, start) ?? readEscaped(scanner, start, at);
		if (unit < 32) return scanner.fail("control characters written as escapes", at);
		if (unit === DEL) plain = false;
	}
	return scanner.fail("a closing quote", text.length);
}
function readAtOnce(scanner, start) {
	const { text } = scanner;
	let end = text.indexOf("\"", start);
	while (end !== -1 && isEscaped(text, end)) end = text.indexOf("\"", end + 1);
	if (end === -1) return void 0;
	const value = tokenValue(text.slice(start - 1, end + 1));
	if (value === void 0 || hasLoneSurrogate(value)) return void 0;
	scanner.at = end + 1;
	checkToken(scanner, start - 1, value);
	return value;
}
function isEscaped(text, quoteAt) {
	let at = quoteAt;
	while (text.charCodeAt(at - 1) === BACKSLASH) at -= 1;
	return (quoteAt - at) % 2 === 1;
}
function tokenValue(token) {
	try {
		return JSON.parse(token);
	} catch {
		return;
	}
}
function readEscaped(scanner, start, firstEscape) {
	const { text } = scanner;
	let value = text.slice(start, firstEscape);
	let chunk = firstEscape;
	let at = firstEscape;
	while (at < text.length) {
		const unit = text.charCodeAt(at);
		if (unit === QUOTE) {
			scanner.at = at + 1;
			value += text.slice(chunk, at);
			checkToken(scanner, start - 1, value);
			return value;
		}
		if (unit < 32) return scanner.fail("control characters written as escapes", at);
		if (unit !== BACKSLASH) {
			at += 1;
			continue;
		}
		value += text.slice(chunk, at);
		scanner.at = at;
		const escaped = readEscape(scanner);
		if (escaped === void 0) return void 0;
		value += escaped;
		at = scanner.at;
		chunk = at;
	}
	return scanner.fail("a closing quote", text.length);
}
function readEscape(scanner) {
	const { text, at } = scanner;
	const letter = text.charAt(at + 1);
	const short = shortEscapes[letter];
	if (short !== void 0) {
		scanner.at = at + 2;
		return short;
	}
	if (letter !== "u") return scanner.fail("one of the escapes `\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX`");
	const unit = hexUnit(text, at);
	if (unit === void 0) return scanner.fail("four hexadecimal digits behind `\\u`");
	if (unit < 55296 || unit > 57343) {
		scanner.at = at + 6;
		return String.fromCharCode(unit);
	}
	const low = text.charAt(at + 6) === "\\" && text.charAt(at + 7) === "u" ? hexUnit(text, at + 6) : void 0;
	if (unit > 56319 || low === void 0 || low < 56320 || low > 57343) return scanner.fail("both halves of a surrogate pair, high before low");
	scanner.at = at + 12;
	return String.fromCharCode(unit, low);
}
function hexUnit(text, at) {
	const digits = text.slice(at + 2, at + 6);
	return /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : void 0;
}
function checkToken(scanner, start, value) {
	if (scanner.oddity !== void 0) return;
	const canonical = quote(value);
	if (canonical.length === scanner.at - start && scanner.text.startsWith(canonical, start)) return;
	let same = 0;
	while (canonical.charCodeAt(same) === scanner.text.charCodeAt(start + same)) same += 1;
	const hint = value.includes("") ? "which escapes DEL, unlike RFC 8785" : void 0;
	scanner.odd(start + same, "the shortest escapes, none that is not needed, DEL as `\\u007f`", hint);
}

// libs/canonical/src/scanner.ts
/** What writes a document canonically. */
const rewrite = "`jq -S -c . FILE`";
var Scanner = class {
	at = 0;
	failure;
	oddity;
	text;
	constructor(text) {
		this.text = text;
	}
	/** Ends the reading: the text is not JSON. Always undefined, so that a reader can return it. */
	fail(expected, at = this.at) {
		this.failure ??= {
			at,
			expected
		};
	}
	/** Notes that the text is not canonical at `at`; only the first note is kept. `hint` is what to mind in mending it. */
	odd(at, expected, hint) {
		this.oddity ??= {
			at,
			expected,
			mend: hint === void 0 ? rewrite : `${rewrite}, ${hint}`
		};
	}
	/** Reads over blanks; between tokens no canonical document has any. */
	skipBlanks() {
		const start = this.at;
		while (isBlank(this.text.charCodeAt(this.at))) this.at += 1;
		if (this.at !== start) this.odd(start, "no blank between tokens");
	}
	/** Reads over a leading byte order mark, or ends the reading where marks are refused. */
	skipMark(mark) {
		if (this.text.charCodeAt(0) !== 65279) return;
		if (mark === "refused") this.fail("no byte order mark");
		this.odd(0, "no byte order mark");
		this.at = 1;
	}
	/** Reads the end of a document: one LF and nothing behind it, or else blanks only. */
	readEnd() {
		const start = this.at;
		while (isBlank(this.text.charCodeAt(this.at))) this.at += 1;
		if (this.at < this.text.length) this.fail("nothing behind the one value");
		if (this.text.slice(start) === "\n") return;
		this.odd(this.text.startsWith("\n", start) ? start + 1 : start, "one line feed at the end");
	}
};
const isBlank = (unit) => unit === 32 || unit === 10 || unit === 13 || unit === 9;

// libs/canonical/src/read-text.ts
/** Reads `text` as one JSON value. Linear in its length. */
function readText(text, manner) {
	const scanner = new Scanner(text);
	const nest = new Nest(manner.depthMax);
	scanner.skipMark(manner.byteOrderMark);
	scanner.skipBlanks();
	let value;
	do {
		value = readOpening(scanner, nest);
		while (value !== void 0 && nest.depth > 0) {
			nest.add(value);
			value = readFollowing(scanner, nest);
		}
	} while (value === void 0 && scanner.failure === void 0);
	if (scanner.failure === void 0) scanner.readEnd();
	if (scanner.failure !== void 0) return { failure: scanner.failure };
	return {
		value,
		oddity: scanner.oddity,
		tooDeepAt: nest.tooDeepAt
	};
}
function readOpening(scanner, nest) {
	const opening = scanner.text[scanner.at];
	if (opening !== "{" && opening !== "[") return readScalar(scanner, opening);
	const isObject = opening === "{";
	nest.open(isObject);
	scanner.at += 1;
	scanner.skipBlanks();
	if (scanner.text[scanner.at] === (isObject ? "}" : "]")) {
		scanner.at += 1;
		return nest.close();
	}
	if (isObject) readKey(scanner, nest, true);
}
function readFollowing(scanner, nest) {
	scanner.skipBlanks();
	const next = scanner.text[scanner.at];
	const closing = nest.isObject ? "}" : "]";
	if (next === closing) {
		scanner.at += 1;
		return nest.close();
	}
	if (next !== ",") return scanner.fail(`\`,\` or \`${closing}\``);
	scanner.at += 1;
	scanner.skipBlanks();
	if (nest.isObject) readKey(scanner, nest, false);
}
function readKey(scanner, nest, isFirst) {
	const { at, text } = scanner;
	if (text[at] !== "\"") return scanner.fail("a key in double quotes");
	const key = readString(scanner);
	if (key === void 0) return;
	const before = nest.name(key);
	if (!isFirst) checkOrder$2(scanner, at, before, key);
	scanner.skipBlanks();
	if (text[scanner.at] !== ":") return scanner.fail("`:` behind the key");
	scanner.at += 1;
	scanner.skipBlanks();
}
function checkOrder$2(scanner, at, before, key) {
	const order = compareCodePoints(before, key);
	if (order === 0) scanner.odd(at, "every key once", "which keeps the later of two members");
	if (order > 0) scanner.odd(at, "keys by code point", "which does not sort by UTF-16 unit, as RFC 8785 does");
}
function readScalar(scanner, opening) {
	if (opening === "\"") return readString(scanner);
	if (opening === "t") return readWord(scanner, "true", true);
	if (opening === "f") return readWord(scanner, "false", false);
	if (opening === "n") return readWord(scanner, "null", null);
	return readNumber(scanner);
}
function readWord(scanner, word, value) {
	if (!scanner.text.startsWith(word, scanner.at)) return scanner.fail("a value");
	scanner.at += word.length;
	return value;
}

// libs/canonical/src/result.ts
const accept = (value) => ({
	ok: true,
	value
});
const refuse = (refusal) => ({
	ok: false,
	refusal
});

// libs/canonical/src/parse.ts
/**
* Reads a canonical document. Refuses, in this order: more bytes than allowed (E_LIMIT), what is not exactly one strict
* JSON value in strict UTF-8 (E_PARSE), any byte that the canonical form spells otherwise (E_CANONICAL), nesting, then
* entries, members, string bytes and integers where `bounds` has them (E_LIMIT).
* A refusal's `at` is `byte N` for E_PARSE and E_CANONICAL and a JSON pointer for what bounds a value.
*/
function parseCanonical(bytes, bounds) {
	const all = parseCanonicalAll([bytes], bounds);
	if (all.ok) return accept(all.value[0]);
	const { input: _, ...refusal } = all.refusal;
	return refuse(refusal);
}
/**
* Reads several canonical documents that are judged together. Each check of `parseCanonical` is made on every input
* before the next check is made on any, so the token does not depend on which input has which fault; a refusal's `input`
* is the index of the input, as a decimal string.
*/
function parseCanonicalAll(inputs, bounds) {
	const reads = [];
	const steps = [
		(input) => checkSize(input, bounds),
		(input) => {
			const read = readBytes(input, bounds);
			if (read.ok) reads.push(read.value);
			return read.ok ? void 0 : read.refusal;
		},
		(_, index) => checkCanonical(reads[index]),
		(_, index) => checkDepth(reads[index], bounds),
		(_, index) => checkParsedLimits(reads[index].value, bounds)
	];
	for (const step of steps) for (const [index, input] of inputs.entries()) {
		const refusal = step(input, index);
		if (refusal !== void 0) return refuse({
			...refusal,
			input: String(index)
		});
	}
	return accept(reads.map((read) => read.value));
}
const checkSize = ({ length }, { bytesMax }) => length > bytesMax ? {
	code: "E_LIMIT",
	expected: `at most ${bytesMax} bytes, not ${length}`
} : void 0;
function readBytes(bytes, bounds) {
	const text = decodeUtf8(bytes);
	if (text === void 0) return refuse({
		code: "E_PARSE",
		at: `byte ${utf8PrefixLength(bytes)}`,
		expected: "strict UTF-8"
	});
	const { depthMax, byteOrderMark = "parses" } = bounds;
	const reading = readText(text, {
		depthMax,
		byteOrderMark
	});
	return reading.failure === void 0 ? accept({
		...reading,
		text
	}) : refuse({
		code: "E_PARSE",
		...placed(reading.failure, text)
	});
}
const checkCanonical = ({ oddity, text }) => oddity === void 0 ? void 0 : {
	code: "E_CANONICAL",
	...placed(oddity, text)
};
const checkDepth = ({ tooDeepAt }, bounds) => tooDeepAt === void 0 ? void 0 : tooDeep(bounds, tooDeepAt);
const placed = ({ at, ...rest }, text) => ({
	at: `byte ${utf8Length(text.slice(0, at))}`,
	...rest
});

// libs/files/src/fault.ts
const causes = {
	EACCES: "permission denied",
	EDQUOT: "the quota is used up",
	EEXIST: "something stands there already",
	EFBIG: "the file is larger than its file system takes",
	EINTR: "a signal came in between",
	EINVAL: "the file system does not take this",
	EIO: "the device failed",
	EISDIR: "a folder stands there",
	ELOOP: "a symbolic link stands there",
	EMFILE: "too many files are open",
	ENAMETOOLONG: "the name or path is too long",
	ENFILE: "too many files are open on this machine",
	ENODEV: "the device is gone",
	ENOENT: "it is not there",
	ENOSPC: "no space or no inode is left on its file system",
	ENOTDIR: "a part of the path is not a folder",
	ENOTEMPTY: "the folder is not empty",
	ENXIO: "it is not a file that can be opened",
	EPERM: "the operation is not permitted",
	EROFS: "its file system is read-only",
	ESTALE: "the network file system lost it",
	ETXTBSY: "it is being executed",
	EXDEV: "it lies on another file system or mount"
};
const mends = {
	EACCES: "let this user write there",
	EDQUOT: "free some of the quota",
	EIO: "look what the system's log says of the device",
	EMFILE: "raise the limit (ulimit -n)",
	ENFILE: "close what holds files open",
	ENOSPC: "free space or inodes there (df, df -i)",
	EROFS: "make the file system writable"
};
/** The system's name of a failure (`ENOSPC`), or `EUNKNOWN` for anything that is no system error. */
function errnoOf(error) {
	if (error instanceof FilesFault) return error.errno;
	if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return "EUNKNOWN";
	if (/^E[A-Z]/.test(error.code) || !("errno" in error)) return error.code;
	return numbered.get(error.errno) ?? error.code;
}
const numbered = new Map(Object.entries(constants$1.errno).map(([name, number]) => [-number, name]));
/** A system error name in words, for people. */
const explainErrno = (errno) => causes[errno] ?? "the system refused";
/** What a person does about it. */
const mendErrno = (errno) => `${mends[errno] ?? "repair what stands in the way"}, then run it again`;
/**
* The file system failed under us: no space, no permission, a broken device, something moved.
* `code` is the token programs read, `errno` the system's own name, `action` and `path` what was being done to what.
*/
var FilesFault = class extends Error {
	code = "E_IO";
	errno;
	action;
	path;
	constructor(action, path, errno, options) {
		super(`cannot ${action} \`${path}\`: ${explainErrno(errno)} (${errno})`, options);
		this.name = "FilesFault";
		this.errno = errno;
		this.action = action;
		this.path = path;
	}
};
/** Runs one step on the disk; a system error becomes a `FilesFault` that names the step. */
function attempt(action, path, step) {
	try {
		return step();
	} catch (error) {
		if (error instanceof FilesFault) throw error;
		const errno = errnoOf(error);
		if (errno === "EUNKNOWN" || errno.startsWith("ERR_")) throw error;
		throw new FilesFault(action, path, errno, { cause: error });
	}
}
/** Runs a clean-up that must not hide the failure it follows; answers whether it worked. */
function succeeds(step) {
	try {
		step();
		return true;
	} catch {
		return false;
	}
}

// libs/files/src/identity.ts
const identityOf = (stats) => ({
	device: stats.dev,
	inode: stats.ino
});
/** What an open descriptor means. */
const identityOfDescriptor = (descriptor) => identityOf(fstatSync(descriptor, { bigint: true }));
/** What stands at a path, the path's last component not followed; undefined when nothing can be seen there. */
function identityAt(path) {
	try {
		return identityOf(lstatSync(path, { bigint: true }));
	} catch {
		return;
	}
}
const isSameFile = (left, right) => left !== void 0 && right !== void 0 && left.device === right.device && left.inode === right.inode;

// libs/files/src/read-bounded.ts
/** The bytes behind a descriptor, from its start; `bytesMax` in bytes. Throws what the system throws. */
function readBounded(descriptor, bytesMax) {
	const stats = fstatSync(descriptor);
	if (!stats.isFile()) return { kind: "not-regular" };
	if (stats.size > bytesMax) return {
		kind: "too-large",
		sizeBytes: stats.size
	};
	const bytes = new Uint8Array(stats.size);
	if (readFully(descriptor, bytes) < stats.size || readSync(descriptor, /* @__PURE__ */ new Uint8Array(1), 0, 1, stats.size) > 0) return { kind: "moved" };
	return {
		kind: "read",
		bytes
	};
}
/** Fills `bytes` from the start of the file; answers how many bytes there were. */
function readFully(descriptor, bytes) {
	let offset = 0;
	while (offset < bytes.length) {
		const count = readSync(descriptor, bytes, offset, bytes.length - offset, offset);
		if (count === 0) break;
		offset += count;
	}
	return offset;
}

// libs/files/src/admit-file.ts
const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/**
* Reads a user's file: `E_RUNTIME` when it is missing, unreadable, a link or no regular file, or moves while it is read;
* `E_LIMIT` when it is larger than `bytesMax`. Folders above it may be links: only the last component is judged.
*/
function admitFile(path, options) {
	let snapshot;
	try {
		snapshot = takeSnapshot(path, options.bytesMax);
	} catch (error) {
		return refuse({
			code: "E_RUNTIME",
			input: path,
			expected: `a readable file: ${reasonOf(error)}`
		});
	}
	const { bounded, identity } = snapshot;
	switch (bounded.kind) {
		case "not-regular": return refuse({
			code: "E_RUNTIME",
			input: path,
			expected: "a regular file"
		});
		case "too-large": return refuse({
			code: "E_LIMIT",
			input: path,
			expected: `at most ${options.bytesMax} bytes, not ${bounded.sizeBytes}`
		});
		case "moved": return refuse({
			code: "E_RUNTIME",
			input: path,
			expected: "a file that holds still while it is read"
		});
		case "read": return accept({
			path,
			bytes: bounded.bytes,
			unchanged: () => isUnchanged$2(path, identity, bounded.bytes)
		});
	}
}
function takeSnapshot(path, bytesMax) {
	const descriptor = openSync(path, openFlags);
	try {
		return {
			identity: identityOfDescriptor(descriptor),
			bounded: readBounded(descriptor, bytesMax)
		};
	} finally {
		closeSync(descriptor);
	}
}
/** What the system says when something else stands at the path now. */
const movedErrnos = [
	"ENOENT",
	"ENOTDIR",
	"ELOOP",
	"EACCES",
	"EPERM",
	"ENXIO"
];
function isUnchanged$2(path, identity, bytes) {
	try {
		const now = attempt("read again", path, () => takeSnapshot(path, bytes.length));
		return isSameFile(now.identity, identity) && now.bounded.kind === "read" && sameBytes(now.bounded.bytes, bytes);
	} catch (error) {
		if (movedErrnos.includes(errnoOf(error))) return false;
		throw error;
	}
}
const sameBytes = (left, right) => Buffer.compare(left, right) === 0;
function reasonOf(error) {
	const errno = errnoOf(error);
	return errno === "ELOOP" ? "a symbolic link is not followed (ELOOP)" : `${explainErrno(errno)} (${errno})`;
}

// libs/files/src/admit-stream.ts
const pieceBytes = 1 << 20;
/** Opens a user's large file. `E_RUNTIME` and `E_LIMIT` as `admitFile`; the caller closes. */
function admitStream(path, options) {
	let descriptor;
	try {
		descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		const errno = errnoOf(error);
		return refuse({
			code: "E_RUNTIME",
			input: path,
			expected: `a readable file: ${explainErrno(errno)} (${errno})`
		});
	}
	const stats = attempt("look at", path, () => fstatSync(descriptor, { bigint: true }));
	const sizeBytes = Number(stats.size);
	if (!stats.isFile() || sizeBytes > options.bytesMax) {
		closeSync(descriptor);
		return stats.isFile() ? refuse({
			code: "E_LIMIT",
			input: path,
			expected: `at most ${options.bytesMax} bytes, not ${sizeBytes}`
		}) : refuse({
			code: "E_RUNTIME",
			input: path,
			expected: "a regular file"
		});
	}
	const stamp = stampOf(stats);
	return accept({
		path,
		sizeBytes,
		chunks: () => readChunks(descriptor, path, sizeBytes),
		unchanged: () => isUnchanged$1(descriptor, path, stamp),
		close: () => closeSync(descriptor)
	});
}
function isUnchanged$1(descriptor, path, stamp) {
	try {
		return attempt("look at", path, () => {
			const there = lstatSync(path, { bigint: true });
			return stampOf(there) === stamp && stampOf(fstatSync(descriptor, { bigint: true })) === stamp;
		});
	} catch (error) {
		if (movedErrnos.includes(errnoOf(error))) return false;
		throw error;
	}
}
const stampOf = (stats) => [
	stats.dev,
	stats.ino,
	stats.size,
	stats.mtimeNs,
	stats.ctimeNs
].map(String).join(" ");
/** Reads up to the size seen at admission and no further, so a file that grows cannot feed us for ever. */
function* readChunks(descriptor, path, sizeBytes) {
	const piece = new Uint8Array(Math.min(pieceBytes, sizeBytes));
	let offset = 0;
	while (offset < sizeBytes) {
		const wanted = Math.min(piece.length, sizeBytes - offset);
		const count = attempt("read", path, () => readSync(descriptor, piece, 0, wanted, offset));
		if (count === 0) return;
		offset += count;
		yield piece.subarray(0, count);
	}
}

// libs/files/src/digest-file.ts
const piece$1 = Buffer.allocUnsafe(1 << 18);
/** Digests `name` in `folder`; undefined when what stands there is no regular file. Throws `FilesFault`. */
function digestFile(folder, name) {
	return attempt("read", folder.named(name), () => {
		const descriptor = openSync(folder.at(name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		try {
			const stats = fstatSync(descriptor);
			if (!stats.isFile()) return void 0;
			return {
				...digestOf(descriptor),
				mode: stats.mode & 4095
			};
		} finally {
			closeSync(descriptor);
		}
	});
}
function digestOf(descriptor) {
	const hash = createHash("sha256");
	let sizeBytes = 0;
	for (;;) {
		const count = readSync(descriptor, piece$1, 0, piece$1.length, sizeBytes);
		if (count === 0) return {
			sha256: hash.digest("hex"),
			sizeBytes
		};
		hash.update(piece$1.subarray(0, count));
		sizeBytes += count;
	}
}

// libs/files/src/raw-name.ts
const utf8$2 = new TextDecoder("utf-8", { fatal: true });
/** A path from a folder and a name that may be any bytes. */
const joinRaw = (folder, name) => Buffer.concat([Buffer.from(`${folder}/`), name]);
const unshowable = /[\u0000-\u001f\u007f-\u009f]|\\x/;
/** A name as text: itself when it is UTF-8, its bytes escaped (`\xff`) when it is not. Two names never show alike. */
function displayName(name) {
	if (typeof name === "string") return name;
	try {
		const text = utf8$2.decode(name);
		return unshowable.test(text) ? escapeBytes(name) : text;
	} catch {
		return escapeBytes(name);
	}
}
const escapeBytes = (name) => [...name].map((byte) => byte > 32 && byte < 127 && byte !== 92 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, "0")}`).join("");

// libs/files/src/folder.ts
const folderFlags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
var Folder = class {
	/** The path as people know it. */
	path;
	identity;
	#descriptor;
	#base;
	#isOpen = true;
	constructor(path, descriptor) {
		this.path = path;
		this.#descriptor = descriptor;
		this.identity = identityOfDescriptor(descriptor);
		const held = `/proc/self/fd/${descriptor}`;
		this.#base = isSameFile(identityAt(`${held}/.`), this.identity) ? held : path;
	}
	/** Where the system finds `name` in this folder. For messages use `named`. */
	at(name) {
		return typeof name === "string" ? `${this.#base}/${name}` : joinRaw(this.#base, name);
	}
	/** The path of `name` as people know it. */
	named(name) {
		return join(this.path, displayName(name));
	}
	/** Opens a folder in this one; a link in its place is a fault (`ELOOP` or `ENOTDIR`). */
	open(name) {
		return holdFolder(this.named(name), this.at(name));
	}
	/** Names of the entries, as bytes, sorted as bytes. */
	names() {
		return attempt("list", this.path, () => readdirSync(`${this.#base}/.`, { encoding: "buffer" })).sort(Buffer.compare);
	}
	/** Permission bits with setuid, setgid and sticky. */
	mode() {
		return attempt("look at", this.path, () => fstatSync(this.#descriptor).mode & 4095);
	}
	/** Makes the folder's own entries durable. */
	sync() {
		attempt("sync the folder", this.path, () => fsyncSync(this.#descriptor));
	}
	syncAndClose() {
		try {
			this.sync();
		} finally {
			this.close();
		}
	}
	/** Whether the path still leads here, its last component not followed. */
	isInPlace() {
		return isSameFile(identityAt(this.path), this.identity);
	}
	/** Closing twice is fine: a descriptor number is soon somebody else's, so it is closed once. */
	close() {
		if (this.#isOpen) succeeds(() => closeSync(this.#descriptor));
		this.#isOpen = false;
	}
};
/** Opens a folder by path; its last component must not be a link. Throws `FilesFault`. */
const openFolder = (path) => holdFolder(path, path);
function holdFolder(path, where) {
	return attempt("open the folder", path, () => {
		const descriptor = openSync(where, folderFlags);
		try {
			return new Folder(path, descriptor);
		} catch (error) {
			closeSync(descriptor);
			throw error;
		}
	});
}
/** Runs `use` with a folder that is closed afterwards. */
function withFolder(folder, use) {
	try {
		return use(folder);
	} finally {
		folder.close();
	}
}

// libs/files/src/make-folder.ts
/** Makes a folder in a held one, with exactly `mode`, and opens it. Throws `FilesFault`, `EEXIST` when it is there. */
function makeFolder(parent, name, mode = 448) {
	const path = parent.named(name);
	attempt("make the folder", path, () => {
		mkdirSync(parent.at(name), 448);
		chmodSync(parent.at(name), mode);
	});
	return parent.open(name);
}

// libs/files/src/owner.ts
const tokenPattern = /^([1-9][0-9]{0,9})-([0-9]{1,20})-([0-9a-f]{8})-([0-9a-f]{8})-([0-9a-f]{8})$/;
/** This process as an owner. */
const thisOwner = () => ({
	pid: process.pid,
	start: readProcess(process.pid)?.start ?? "0",
	machine: shortDigest(hostname()),
	boot: shortDigest(readOr("/proc/sys/kernel/random/boot_id")),
	space: shortDigest(linkOr("/proc/self/ns/pid"))
});
const ownerToken = (owner) => [
	owner.pid,
	owner.start,
	owner.machine,
	owner.boot,
	owner.space
].join("-");
/** Reads a token back; undefined for anything we did not write. */
function parseOwnerToken(text) {
	const [, pid, start, machine, boot, space] = tokenPattern.exec(text) ?? [];
	if (pid === void 0 || start === void 0 || machine === void 0) return void 0;
	if (boot === void 0 || space === void 0) return void 0;
	return {
		pid: Number(pid),
		start,
		machine,
		boot,
		space
	};
}
/** Whether the maker of a leftover is still running, as far as this process can know. */
function livenessOf(owner, self = thisOwner()) {
	if (owner.machine !== self.machine) return "foreign";
	if (owner.boot !== self.boot) return "gone";
	if (owner.space !== self.space) return "foreign";
	if (!isRunning(owner.pid)) return "gone";
	const running = readProcess(owner.pid);
	if (running === void 0 || owner.start === "0") return "alive";
	return running.dead || running.start !== owner.start ? "gone" : "alive";
}
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return !(error instanceof Error && "code" in error && error.code === "ESRCH");
	}
}
/** State and start mark of a process from the kernel's own table; the command name in it may hold anything but `)`-last. */
function readProcess(pid) {
	const text = readOr(`/proc/${pid}/stat`);
	const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
	const [state, start] = [fields[0], fields[19]];
	return state === void 0 || start === void 0 ? void 0 : {
		start,
		dead: state === "Z" || state === "X"
	};
}
const shortDigest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);
function readOr(path) {
	try {
		return readFileSync(path).toString();
	} catch {
		return "";
	}
}
function linkOr(path) {
	try {
		return readlinkSync(path);
	} catch {
		return "";
	}
}

// libs/files/src/walk-tree.ts
/** Deeper trees are a fault: each level holds one descriptor. */
const treeDepthMax = 128;
/**
* Walks a tree, the root itself left out. A folder that cannot be opened or listed is reported as `unreadable`; an entry
* that vanishes under the walk is left out. Throws `FilesFault` for anything else.
*/
function* walkTree(root, prefix = "", depth = 1) {
	if (depth > 128) throw new FilesFault("walk", root.path, "ENAMETOOLONG");
	for (const name of root.names()) {
		const stats = statOf$1(root, name);
		if (stats === void 0) continue;
		const path = `${prefix}${displayName(name)}`;
		const kind = kindOf$1(stats);
		yield {
			path,
			kind: (kind === "folder" ? yield* walkInside(root, name, path, depth) : true) ? kind : "unreadable",
			mode: stats.mode & 4095,
			sizeBytes: stats.size,
			linkCount: stats.nlink,
			parent: root,
			name
		};
	}
}
const unreadableErrnos = [
	"EACCES",
	"EPERM",
	"ELOOP",
	"ENOTDIR",
	"ENOENT"
];
/** Answers whether the folder could be walked. */
function* walkInside(parent, name, path, depth) {
	const listed = identityAt(parent.at(name));
	let folder;
	try {
		folder = parent.open(name);
	} catch (error) {
		if (unreadableErrnos.includes(errnoOf(error))) return false;
		throw error;
	}
	try {
		if (!isSameFile(folder.identity, listed)) return false;
		yield* walkTree(folder, `${path}/`, depth + 1);
		return true;
	} finally {
		folder.close();
	}
}
function statOf$1(folder, name) {
	try {
		return attempt("look at", folder.named(name), () => lstatSync(folder.at(name)));
	} catch (error) {
		if (errnoOf(error) === "ENOENT") return void 0;
		throw error;
	}
}
function kindOf$1(stats) {
	if (stats.isFile()) return "file";
	if (stats.isDirectory()) return "folder";
	return stats.isSymbolicLink() ? "link" : "other";
}

// libs/files/src/sync-tree.ts
/** From this many files on, one sync of the whole file system is cheaper than one for each. */
const oneByOneMax = 512;
const syncPrograms = ["/usr/bin/sync", "/bin/sync"];
/** Makes every file and folder below `folder`, and its own entries, durable. Throws `FilesFault`. */
function syncTree(folder) {
	if (hasManyEntries(folder) && syncFileSystem(folder)) return;
	for (const entry of walkTree(folder)) syncEntry(entry);
	folder.sync();
}
function hasManyEntries(folder) {
	let count = 0;
	for (const _ of walkTree(folder)) {
		count += 1;
		if (count > oneByOneMax) return true;
	}
	return false;
}
function syncEntry({ kind, parent, name }) {
	if (kind === "folder") parent.open(name).syncAndClose();
	if (kind === "file") syncFile(parent, name);
}
function syncFile(parent, name) {
	attempt("sync", parent.named(name), () => {
		const descriptor = openSync(parent.at(name), constants.O_RDONLY | constants.O_NOFOLLOW);
		try {
			fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}
	});
}
/** One sync of the file system that holds the folder; false when no program here can do it. Throws when it failed. */
function syncFileSystem(folder) {
	for (const program of syncPrograms) {
		const run = spawnSync(program, [
			"-f",
			"--",
			folder.path
		], {
			env: { LC_ALL: "C" },
			stdio: [
				"ignore",
				"ignore",
				"pipe"
			]
		});
		if (run.error !== void 0) continue;
		if (run.status === 0) return true;
		if (!/invalid|unrecognized|usage/i.test(run.stderr.toString())) throw new FilesFault("sync", folder.path, "EIO");
	}
	return false;
}

// libs/files/src/publish-directory.ts
const occupiedErrnos = [
	"ENOTEMPTY",
	"EEXIST",
	"ENOTDIR",
	"EISDIR"
];
/**
* Makes a staging folder durable and renames it to `name` in `destination` (a held folder on the same file system, by
* default the one it was staged in). Throws `FilesFault`: with `EXDEV` when `destination` lies on another mount, and
* after the rename only if the tree that appeared is not the one that was staged or cannot be made durable.
*/
function publishDirectory(staging, name, destination = staging.parent) {
	syncTree(staging.folder);
	const path = destination.named(name);
	try {
		attempt("put in place", path, () => renameSync(staging.parent.at(staging.name), destination.at(name)));
	} catch (error) {
		if (occupiedErrnos.includes(errnoOf(error))) return "occupied";
		throw error;
	}
	if (!isSameFile(identityAt(destination.at(name)), staging.folder.identity)) throw new FilesFault("put in place", path, "ESTALE");
	try {
		destination.sync();
		staging.parent.sync();
	} catch (error) {
		throw new FilesFault("make durable, though it stands there whole,", path, errnoOf(error), { cause: error });
	}
	staging.folder.close();
	return "published";
}

// libs/files/src/remove-tree.ts
/** Removes `name` in `parent`, a file or a whole folder; one that is not there is fine. Throws `FilesFault`. */
function removeTree(parent, name) {
	const path = parent.named(name);
	const isFolder = attempt("look at", path, () => lstatSync(parent.at(name), { throwIfNoEntry: false })?.isDirectory());
	if (isFolder === void 0) return;
	if (!isFolder) {
		attempt("remove", path, () => unlinkSync(parent.at(name)));
		return;
	}
	attempt("open up", path, () => chmodSync(parent.at(name), 448));
	withFolder(parent.open(name), (folder) => removeContents(folder));
	attempt("remove", path, () => rmdirSync(parent.at(name)));
}
/** Empties a folder: walks it contents first, opening up what cannot be listed. */
function removeContents(folder) {
	for (const { kind, parent, name, path } of walkTree(folder)) {
		if (kind === "unreadable") {
			removeTree(parent, name);
			continue;
		}
		attempt("remove", `${folder.path}/${path}`, () => removeOne(parent, name, kind === "folder"));
	}
}
/** A folder that was closed to writing before its maker was killed is opened up when its first entry resists. */
function removeOne(parent, name, isFolder) {
	const remove = () => (isFolder ? rmdirSync : unlinkSync)(parent.at(name));
	try {
		remove();
	} catch (error) {
		if (errnoOf(error) === "ENOENT") return;
		if (errnoOf(error) !== "EACCES") throw error;
		chmodSync(parent.at("."), 448);
		remove();
	}
}

// libs/files/src/temporary.ts
const pattern$4 = /^\.ystack-(staging|write)-[0-9a-f]{12}-([0-9a-f-]{1,80})-[0-9]{1,6}$/;
const triesMax = 1e3;
/** The owner written into a temporary name; undefined for every other name. */
function ownerOfTemporary(name) {
	const token = pattern$4.exec(name)?.[2];
	return token === void 0 ? void 0 : parseOwnerToken(token);
}
/**
* Calls `make` with fresh temporary names for `target` until one could be made exclusively. The name of the target is
* digested, so it stays short whatever the target is called. Throws what `make` throws, `EEXIST` after a thousand tries.
*/
function makeTemporary(purpose, target, make) {
	const stem = `.ystack-${purpose}-${createHash("sha256").update(target).digest("hex").slice(0, 12)}-${ownerToken(thisOwner())}`;
	for (let count = 0;; count += 1) try {
		return make(`${stem}-${count}`);
	} catch (error) {
		if (errnoOf(error) !== "EEXIST" || count === triesMax) throw error;
	}
}

// libs/files/src/sweep.ts
const foreignAgeMaxMs = 864e5;
/**
* Sweeps one folder. `reference` names an entry made just now, whose time stands for now; without it, leftovers of foreign
* makers always stay. Entries of other users are not touched. Never throws: a leftover that resists is only named.
*/
function sweepFolder(folder, reference) {
	const self = thisOwner();
	const now = reference === void 0 ? void 0 : statOf(folder, reference)?.mtimeMs;
	const removed = [];
	const left = [];
	for (const name of namesOf(folder)) {
		const owner = ownerOfTemporary(name);
		const stats = owner === void 0 ? void 0 : statOf(folder, name);
		if (owner === void 0 || stats === void 0 || stats.uid !== process.geteuid?.()) continue;
		const liveness = livenessOf(owner, self);
		if (liveness === "alive") continue;
		const isOld = now !== void 0 && now - stats.mtimeMs > foreignAgeMaxMs;
		((liveness === "gone" || isOld) && succeeds(() => removeTree(folder, name)) ? removed : left).push(name);
	}
	return {
		removed,
		left
	};
}
function namesOf(folder) {
	let names = [];
	succeeds(() => {
		names = folder.names().map((name) => name.toString("latin1"));
	});
	return names;
}
const statOf = (folder, name) => {
	try {
		return lstatSync(folder.at(name), { throwIfNoEntry: false });
	} catch {
		return;
	}
};

// libs/files/src/staging.ts
/**
* Makes a staging folder in `parent` for something to be called `target`, with permission bits `mode` whatever the umask.
* Throws `FilesFault`.
*/
function openStaging(parent, target, mode = 448) {
	const name = makeTemporary("staging", target, (made) => {
		attempt("make the folder", parent.named(made), () => mkdirSync(parent.at(made), 448));
		return made;
	});
	try {
		attempt("set the mode of", parent.named(name), () => chmodSync(parent.at(name), mode));
		const folder = parent.open(name);
		const { removed, left } = sweepFolder(parent, name);
		return {
			parent,
			name,
			folder,
			swept: removed,
			left,
			discard: () => discard$1(parent, name, folder)
		};
	} catch (error) {
		succeeds(() => removeTree(parent, name));
		throw error;
	}
}
function discard$1(parent, name, folder) {
	folder.close();
	return succeeds(() => removeTree(parent, name));
}

// libs/files/src/write-stream.ts
const createFlags$2 = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
/** Writes all of `bytes` at the descriptor's place; the system may take them in parts. */
function writeFully(descriptor, bytes) {
	let offset = 0;
	while (offset < bytes.length) offset += writeSync(descriptor, bytes, offset, bytes.length - offset);
}

// libs/files/src/write-file-durably.ts
const createFlags$1 = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
/**
* Writes `bytes` to `path` with permission bits `mode`, whatever the umask. The folder must exist; one that is reached
* through links is fine. What is neither file nor link, such as a device, is never replaced. Throws `FilesFault`, and then the
* path holds what it held before.
*/
function writeFileDurably(path, bytes, mode = 420) {
	const full = resolve(path);
	const name = basename(full);
	withFolder(openFolder(`${dirname(full)}/.`), (folder) => {
		const there = attempt("look at", full, () => lstatSync(folder.at(name), { throwIfNoEntry: false }));
		if (there !== void 0 && !there.isFile() && !there.isSymbolicLink()) throw new FilesFault("put in place", full, there.isDirectory() ? "EISDIR" : "EEXIST");
		const temporary = makeTemporary("write", name, (made) => {
			createFile(folder, made, bytes, mode, true);
			return made;
		});
		try {
			attempt("put in place", full, () => renameSync(folder.at(temporary), folder.at(name)));
		} catch (error) {
			succeeds(() => unlinkSync(folder.at(temporary)));
			throw error;
		}
		folder.sync();
		sweepFolder(folder);
	});
}
/**
* Creates a new file in a held folder, exclusively, with exactly these permission bits. `durable` syncs it before the
* descriptor closes. Throws `FilesFault`; a file half written is removed.
*/
function createFile(folder, name, bytes, mode, durable) {
	const path = folder.named(name);
	const descriptor = attempt("create", path, () => openSync(folder.at(name), createFlags$1, mode));
	try {
		attempt("write", path, () => closeAfter(descriptor, () => {
			writeFully(descriptor, bytes);
			fchmodSync(descriptor, mode);
			if (durable) fsyncSync(descriptor);
		}));
	} catch (error) {
		succeeds(() => unlinkSync(folder.at(name)));
		throw error;
	}
}
function closeAfter(descriptor, use) {
	try {
		use();
	} catch (error) {
		succeeds(() => closeSync(descriptor));
		throw error;
	}
	closeSync(descriptor);
}

// libs/command/src/broken-document.ts
const root = fileURLToPath(new URL("../../../", import.meta.url));
/** E_EVALUATION for such a fault, by the path from the root of the repository; undefined for any other. */
function brokenDocument(error) {
	const broken = error instanceof Error ? unloadable(error) ?? unfit$1(error.cause) : void 0;
	if (broken === void 0) return void 0;
	const { path, at, expected } = broken;
	return {
		code: "E_EVALUATION",
		input: path,
		...at === void 0 ? {} : { at },
		expected: `the document that the program is made with: ${expected}`,
		mend: `git checkout -- ${path}, or from a commit in which it is whole: git checkout COMMIT -- ${path}`
	};
}
/** What the loader of modules says of a JSON module: `PATH: what is wrong`, or the URL of a file that is not there. */
function unloadable(error) {
	if (error instanceof SyntaxError) {
		const [, file, said] = /^(.+?\.json): (.+)$/s.exec(error.message) ?? [];
		return file === void 0 || said === void 0 ? void 0 : below(fromUrl(file), said);
	}
	const { code, url } = error;
	if (code !== "ERR_MODULE_NOT_FOUND" || typeof url !== "string" || !url.endsWith(".json")) return void 0;
	return below(fromUrl(url), "there is no such file");
}
const fromUrl = (text) => text.startsWith("file:") ? fileURLToPath(text) : text;
function below(file, expected) {
	const path = relative(root, file);
	return path.startsWith("..") ? void 0 : {
		path,
		expected
	};
}
/** What a room gives as the cause when a document that ships is none of its kind. */
function unfit$1(cause) {
	if (typeof cause !== "object" || cause === null) return void 0;
	const { document, at, expected } = cause;
	if (typeof document !== "string" || typeof expected !== "string") return void 0;
	return {
		path: document,
		expected,
		...typeof at === "string" ? { at } : {}
	};
}

// libs/command/src/outcome.ts
/** A report has no code; a refusal always has one. */
const isRefusal = (outcome) => "code" in outcome;
const ioErrors = /* @__PURE__ */ new Set([
	"EIO",
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EFBIG",
	"EMFILE",
	"ENFILE",
	"ENODEV",
	"ESTALE",
	"EPIPE"
]);
/** A thrown error as text: `E_EVALUATION` when a document that ships is broken, `E_IO` when the machine failed, `E_FAULT` when we did. */
function faultRefusal(error) {
	const broken = brokenDocument(error);
	if (broken !== void 0) return broken;
	const said = error instanceof Error ? error.message : String(error);
	if (error instanceof FilesFault || ioErrors.has(errnoOf(error))) return {
		code: "E_IO",
		expected: `a machine that can read and write: ${said}`,
		mend: mendErrno(errnoOf(error))
	};
	return {
		code: "E_FAULT",
		expected: `no fault of this program: ${said}`,
		mend: "run it again with YSTACK_TRACE=1 in the environment and report what it prints"
	};
}
/** A file that could not be written where the caller asked: their place (`E_TARGET`) or the machine (`E_IO`). */
function outputRefusal(error, output) {
	if (!(error instanceof FilesFault) || ioErrors.has(error.errno)) return faultRefusal(error);
	return {
		code: "E_TARGET",
		input: output,
		expected: `a place where a file can be written: ${error.message}`,
		mend: "name a file in an existing folder that you may write to"
	};
}

// libs/command/src/refusal-text.ts
const plain$1 = (_style, text) => text;
const fieldCharsMax = 4096;
/** The lines of a refusal, LF after each. `paint` colours the labels on a terminal. */
function refusalText(refusal, paint = plain$1) {
	const said = [
		["file", refusal.input],
		["place", refusal.at === "" ? "the document itself" : refusal.at],
		["rule", refusal.detail],
		["expected", refusal.expected],
		["mend", refusal.mend]
	].flatMap(([label, text]) => text === void 0 ? [] : [`${paint("dim", `${label}:`.padEnd(10))}${oneLine(text)}`]);
	return `${[refusal.code, ...said].join("\n")}\n`;
}
/** One line of text from outside: control, format and line-breaking characters escaped, cut at 4096 characters. */
const oneLine = (text) => {
	return (text.length > fieldCharsMax ? `${text.slice(0, fieldCharsMax)} …` : text).replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (found) => {
		const hex = found.codePointAt(0).toString(16);
		return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
	});
};

// libs/command/src/statuses.ts
/** The statuses a command ends with. 1 and 2 are left alone: shells and Node itself use them. */
const statuses = {
	ok: 0,
	usage: 64,
	data: 65,
	noInput: 66,
	fault: 70,
	cannotCreate: 73,
	io: 74,
	tryAgain: 75,
	configuration: 78
};
const classes = /* @__PURE__ */ new Map([
	["E_USAGE", statuses.usage],
	["E_RUNTIME", statuses.noInput],
	["E_REPOSITORY", statuses.noInput],
	["E_FAULT", statuses.fault],
	["E_TARGET", statuses.cannotCreate],
	["E_EXISTS", statuses.cannotCreate],
	["E_STORAGE", statuses.cannotCreate],
	["E_IO", statuses.io],
	["E_LOCK", statuses.tryAgain],
	["E_INTERRUPTED", statuses.tryAgain],
	["E_TIMEOUT", statuses.tryAgain],
	["E_CONFIG", statuses.configuration],
	["E_SANDBOX", statuses.configuration],
	["E_COMPILER", statuses.configuration],
	["E_DEPENDENCY", statuses.configuration]
]);
/** The exit status of a refusal token. */
const statusOf = (code) => classes.get(code) ?? statuses.data;

// libs/command/src/deliver.ts
/**
* Runs `command` and delivers what it comes to; a thrown fault is delivered too. Gives the exit status, that of a refusal by
* `statusFor`.
*/
async function conclude(host, command, output, statusFor = statusOf) {
	try {
		return await deliver(host, await command(), output, statusFor);
	} catch (error) {
		const status = await sayRefusal(host, faultRefusal(error), statusFor).catch(() => statuses.io);
		if (host.trace && error instanceof Error) await host.stderr(`${error.stack ?? ""}\n`).catch(() => void 0);
		return status;
	}
}
async function deliver(host, outcome, output, statusFor) {
	if (isRefusal(outcome)) return sayRefusal(host, outcome, statusFor);
	if (outcome.stdout !== void 0) {
		if (output === void 0) await host.stdout(outcome.stdout);
		else try {
			writeFileDurably(placeOf(host.start, output), outcome.stdout, 420);
		} catch (error) {
			return sayRefusal(host, outputRefusal(error, output), statusFor);
		}
	}
	for (const note of outcome.notes ?? []) await host.stderr(`${oneLine(note)}\n`);
	return outcome.status ?? statuses.ok;
}
async function sayRefusal(host, refusal, statusFor) {
	await host.stderr(refusalText(refusal, host.paint));
	return statusFor(refusal.code);
}

// libs/command/src/host.ts
/** The running process. `entry` is how package.json names the program, for `callerFolder`. */
function processHost(entry) {
	const { stdin, stdout, stderr, env } = process;
	return {
		start: {
			cwd: workingFolder(env),
			env,
			...entry === void 0 ? {} : { entry }
		},
		stdin,
		stdout: sinkOf(stdout),
		stderr: sinkOf(stderr),
		paint: paintFor(stderr),
		watched: stderr.isTTY === true,
		trace: env.YSTACK_TRACE === "1"
	};
}
function workingFolder({ PWD: named = "/proc/self/cwd" }) {
	try {
		return process.cwd();
	} catch {
		return named;
	}
}
function paintFor(stream) {
	return stream.isTTY === true && stream.hasColors() && typeof util.styleText === "function" ? (style, text) => util.styleText(style, text, { stream }) : (_style, text) => text;
}
function sinkOf(stream) {
	stream.on("error", () => void 0);
	return (bytes) => new Promise((resolve, reject) => {
		stream.write(bytes, (error) => error ? reject(error) : resolve());
	});
}

// libs/packaging/src/bounds.ts
const manifestBytesMax = 67108864;
const fileCountMax = 65536;
const releaseBytesMax = 4294967296;

// libs/packaging/src/brackets.ts
/** Most `[` and `{` in one document, those in text counted too. A manifest of 65,536 files has some 70,000. */
const bracketsMax = 1048576;
/** The same kind, refusing more brackets than `bracketsMax` (E_LIMIT) before anything is read. */
const withFewBrackets = (kind) => ({
	...kind,
	parse: (bytes) => {
		const refusal = checkBrackets(bytes);
		return refusal === void 0 ? kind.parse(bytes) : {
			ok: false,
			refusal
		};
	}
});
function checkBrackets(bytes) {
	if (bytes.length <= 1048576) return void 0;
	let count = 0;
	for (const byte of bytes) if (byte === 91 || byte === 123) count += 1;
	return count <= 1048576 ? void 0 : {
		code: "E_LIMIT",
		expected: `at most ${bracketsMax} opening brackets, not ${count}`
	};
}

// libs/objects/src/object-id.ts
/** Length of an id in hex digits. */
const idDigits = {
	sha1: 40,
	sha256: 64
};
/** The id Git gives an object of this type and content. */
const objectId = (algorithm, type, bytes) => createHash(algorithm).update(`${type} ${bytes.byteLength}\0`).update(bytes).digest("hex");
/** The id of the tree without entries, which Git knows without storing it. */
const emptyTreeId = {
	sha1: objectId("sha1", "tree", /* @__PURE__ */ new Uint8Array()),
	sha256: objectId("sha256", "tree", /* @__PURE__ */ new Uint8Array())
};

// libs/objects/src/outcome.ts
/** A refusal with its detail word. */
const breach$1 = (code, detail, rest) => ({
	...rest,
	code,
	detail
});

// libs/packaging/src/packaged-roots.ts
/** The folder that several profiles share; no profile has this name. */
const sharedName = "shared";
const profileName = /^[a-z0-9][a-z0-9-]{0,30}$/;
/** Whether `name` may be a profile's: its folder below `profiles/` and the middle of its id. */
const isProfileName = (name) => profileName.test(name) && name !== "shared";
/** The name in a profile id `profile.<name>.v1`, or undefined. */
function profileNameOf(profileId) {
	const name = /^profile\.([^.]+)\.v1$/.exec(profileId)?.[1];
	return name !== void 0 && isProfileName(name) ? name : void 0;
}
/** The id of the profile with that name. */
const profileIdOf = (name) => `profile.${name}.v1`;
/** The profile whose folder holds `path`; `shared` for the common folder; undefined when it lies elsewhere. */
function profileOfPath(path) {
	const [root, name, rest] = path.split("/", 3);
	return root === "profiles" && rest !== void 0 ? name : void 0;
}
const personal = /^(?:\.[^/]*|config|control|docs|evals|manager|proposals|reviewer|routines|templates|website|work)\/|^(?:AGENTS|CLAUDE|NORTH_STAR|REVIEW|ROADMAP)[^/]*\.md$/i;
/** Refuses a path outside `libs/<lib>/`, `profiles/<name>/` and the one file `libs/package.json`. */
function rootFlaw(path) {
	const profile = profileOfPath(path);
	if (path === "libs/package.json" || /^libs\/[a-z0-9][a-z0-9-]*\/./.test(path) || profile !== void 0 && profileName.test(profile)) return void 0;
	const isPersonal = personal.test(path);
	return breach$1("E_PATH", isPersonal ? "set.personal" : "set.outside", {
		input: path,
		expected: isPersonal ? "no personal or repository-wide configuration" : "a file below `profiles/<name>/` or `libs/<lib>/`",
		mend: "nothing else is packaged: put what the profile needs into its folder"
	});
}

// libs/packaging/src/refusals.ts
/** A refusal of a manifest: the rule, a JSON pointer, what would have been accepted. */
const refuseManifest = (detail, at, expected) => breach$1("E_SHAPE", detail, {
	at,
	expected
});

// libs/packaging/src/manifest-gates.ts
/** The file in which a gate says what it read, what it left and how it judged. */
const gateRecordName = "gate-record.json";
/** The path of a gate's document in a release. */
const gateDocumentPath = (profileName, gate, file) => `gates/${profileName}/${gate}/${file}`;
/** The first broken rule of gates and gate documents. */
function checkGates(body) {
	return checkVerdicts(body) ?? checkRecords(body) ?? checkDocuments(body);
}
function checkVerdicts({ gates, profiles }) {
	const rank = new Map(profiles.map(({ profile_id }, index) => [profile_id, index]));
	const seen = /* @__PURE__ */ new Set();
	let last = -1;
	for (const [index, { gate, profile_id }] of gates.entries()) {
		const at = `/body/gates/${index}`;
		const own = rank.get(profile_id) ?? -1;
		if (own < last || own < 0) return refuseManifest("manifest.order", at, "verdicts in the order of the profiles");
		if (seen.has(`${profile_id} ${gate}`)) return refuseManifest("manifest.gate-twice", at, "one verdict of a gate on a profile");
		seen.add(`${profile_id} ${gate}`);
		last = own;
	}
	const judged = new Set(gates.map(({ profile_id }) => profile_id));
	const bare = profiles.findIndex(({ profile_id }) => !judged.has(profile_id));
	if (bare < 0) return void 0;
	return refuseManifest("manifest.gate-missing", `/body/profiles/${bare}`, "a profile that at least one gate has passed");
}
function checkRecords({ gate_documents, gates }) {
	const digests = new Map(gate_documents.map(({ path, sha256 }) => [path, sha256]));
	const bare = gates.findIndex(({ gate, profile_id, record_sha256 }) => {
		const name = profile_id.split(".")[1] ?? "";
		return digests.get(gateDocumentPath(name, gate, gateRecordName)) !== record_sha256;
	});
	if (bare < 0) return void 0;
	const expected = `the digest of the gate's \`${gateRecordName}\` among the gate documents`;
	return refuseManifest("manifest.gate-record", `/body/gates/${bare}/record_sha256`, expected);
}
function checkDocuments({ gate_documents, gates, profiles }) {
	const judged = new Set(gates.map(({ gate, profile_id }) => `${profile_id} ${gate}`));
	const known = new Set(gate_documents.map(({ path }) => path));
	const claimed = /* @__PURE__ */ new Set();
	for (const [index, profile] of profiles.entries()) {
		const flaw = checkList(profile, judged, known, `/body/profiles/${index}/gate_documents`);
		if (flaw !== void 0) return flaw;
		for (const path of profile.gate_documents) claimed.add(path);
	}
	const unclaimed = gate_documents.findIndex(({ path }) => !claimed.has(path));
	if (unclaimed < 0) return void 0;
	const at = `/body/gate_documents/${unclaimed}`;
	return refuseManifest("manifest.gate-document-unclaimed", at, "only documents that some profile lists");
}
function checkList({ gate_documents, profile_id }, judged, known, at) {
	if (!isStrictlySorted(gate_documents, compareCodePoints)) return refuseManifest("manifest.order", at, "strict order by path, so that nothing stands twice");
	for (const [index, path] of gate_documents.entries()) {
		const [, name = "", gate = ""] = path.split("/");
		if (!(profileIdOf(name) === profile_id && judged.has(`${profile_id} ${gate}`))) return refuseManifest("manifest.gate-document-foreign", `${at}/${index}`, "a document of a gate that judged this profile");
		if (!known.has(path)) return refuseManifest("manifest.gate-document-unknown", `${at}/${index}`, "a path that the manifest lists");
	}
}

// libs/contract/src/capabilities.ts
const candidateRepository = "core.perm.candidate-repository.write.v2";
const candidateExecute = "core.perm.candidate.execute.v1";
const evidenceWrite = "core.perm.evidence.write.v1";
const modelInvoke = "core.perm.model.invoke.v1";
const scratchWrite = "core.perm.scratch.write.v1";
const targetRead = "core.perm.target.read.v1";
const exactly = (kind) => ({
	allowed: [kind],
	required: [kind]
});
/** The capabilities, sorted by id. */
const capabilities = [
	{
		id: "core.forge.materialize-candidate.v2",
		role: "forge",
		permissions: { deterministic: [
			candidateRepository,
			evidenceWrite,
			scratchWrite,
			targetRead
		] },
		family: "change",
		evidence: exactly("deterministic")
	},
	{
		id: "core.harness.produce.v1",
		role: "producer",
		permissions: {
			deterministic: [
				evidenceWrite,
				scratchWrite,
				targetRead
			],
			model: [
				evidenceWrite,
				modelInvoke,
				scratchWrite,
				targetRead
			]
		},
		family: "change",
		evidence: exactly("deterministic")
	},
	{
		id: "core.review.change.v1",
		role: "reviewer",
		permissions: {
			deterministic: [evidenceWrite, targetRead],
			model: [
				evidenceWrite,
				modelInvoke,
				targetRead
			]
		},
		family: "check",
		evidence: exactly("independent-review")
	},
	{
		id: "core.verify.run.v1",
		role: "verifier",
		permissions: { deterministic: [
			candidateExecute,
			evidenceWrite,
			targetRead
		] },
		family: "check",
		evidence: {
			allowed: [
				"architecture",
				"behavioral",
				"deterministic"
			],
			required: ["deterministic"]
		}
	}
];
/** The capability of a role, or undefined when it has none. */
const capabilityOfRole = (role) => capabilities.find((capability) => capability.role === role);
/** What a binding of `role` working as `kind` must request: its one capability and exactly these permissions, or nothing. */
function grantOf(role, kind) {
	const capability = capabilityOfRole(role);
	if (capability === void 0) return {
		capabilities: [],
		permissions: []
	};
	return {
		capabilities: [capability.id],
		permissions: capability.permissions[kind] ?? []
	};
}

// libs/contract/src/refusals.ts
const breach = (code) => (place, expected) => ({
	code,
	at: jsonPointer(place),
	expected
});
/** A document that is not of its kind's form. */
const misshapen = breach("E_SHAPE");
/** Documents that do not name one another. */
const misreferred = breach("E_REF");
/** Documents of good form that contradict themselves or one another. */
const unrelated = breach("E_RELATION");
/** The first refusal that any of the checks yields; later checks are not run. */
function firstOf(checks) {
	for (const check of checks) {
		const refusal = check();
		if (refusal !== void 0) return refusal;
	}
}
/** The first refusal that `check` yields over `items`, with their index. */
function firstAmong(items, check) {
	for (const [index, item] of items.entries()) {
		const refusal = check(item, index);
		if (refusal !== void 0) return refusal;
	}
}

// libs/contract/src/schema-refusal.ts
/** The refusal for a value that a validator did not take, from the validator's `errors`. */
function schemaRefusal(errors) {
	let deepest;
	for (const error of errors ?? []) {
		const told = tell(error);
		if (told !== void 0 && (deepest === void 0 || depthOf(told) > depthOf(deepest))) deepest = told;
	}
	return {
		code: "E_SHAPE",
		at: deepest?.at ?? "",
		expected: deepest?.expected ?? "another form"
	};
}
const depthOf = ({ at }) => at.split("/").length;
function tell({ instancePath, keyword, params }) {
	if (summaries.has(keyword)) return void 0;
	const below = places.get(keyword);
	if (below === void 0) return {
		at: instancePath,
		expected: wants.get(keyword)?.(params) ?? `another form (${keyword})`
	};
	return {
		at: instancePath + jsonPointer([String(params[below.key])]),
		expected: below.expected
	};
}
const summaries = /* @__PURE__ */ new Set([
	"if",
	"oneOf",
	"anyOf"
]);
const places = /* @__PURE__ */ new Map([
	["required", {
		key: "missingProperty",
		expected: "a value here"
	}],
	["additionalProperties", {
		key: "additionalProperty",
		expected: "no such key"
	}],
	["discriminator", {
		key: "tag",
		expected: "one of the known words"
	}]
]);
const quoted = (word) => typeof word === "object" && word !== null ? "the constant of the schema" : `\`${String(word)}\``;
const wants = /* @__PURE__ */ new Map([
	["type", ({ type }) => articles.get(String(type)) ?? String(type)],
	["const", ({ allowedValue }) => quoted(allowedValue)],
	["enum", ({ allowedValues }) => `one of ${allowedValues.map(quoted).join(", ")}`],
	["pattern", ({ pattern }) => `text of the form ${quoted(pattern)}`],
	["minItems", ({ limit }) => `at least ${limit} items`],
	["maxItems", ({ limit }) => `at most ${limit} items`],
	["minLength", ({ limit }) => `at least ${limit} characters`],
	["maxLength", ({ limit }) => `at most ${limit} characters`],
	["minimum", ({ limit }) => `at least ${limit}`],
	["maximum", ({ limit }) => `at most ${limit}`],
	["false schema", () => "no such key here"],
	["not", () => "a value that is not reserved"]
]);
const articles = /* @__PURE__ */ new Map([
	["object", "an object"],
	["array", "a list"],
	["string", "text"],
	["integer", "an integer"],
	["number", "a number"],
	["boolean", "true or false"],
	["null", "null"]
]);

// libs/contract/src/define-kind.ts
/** Makes a kind of its definition. */
function defineKind(definition) {
	const { kind, schemaVersion, bounds, validate, shapes = [], relations = [] } = definition;
	const checkRelations = (document) => firstOf(relations.map((rule) => () => rule(document)));
	const checkShape = (value) => {
		if (!validate(value)) return refuse(schemaRefusal(validate.errors));
		const document = value;
		return answer(document, firstOf(shapes.map((rule) => () => rule(document))));
	};
	const check = (value) => {
		const shaped = checkShape(value);
		return shaped.ok ? answer(shaped.value, checkRelations(shaped.value)) : shaped;
	};
	const parse = (bytes) => {
		const read = parseCanonical(bytes, bounds);
		if (!read.ok) return read;
		const checked = check(read.value);
		return checked.ok ? accept({
			content: checked.value,
			sha256: sha256Hex(bytes),
			bytes
		}) : checked;
	};
	return {
		kind,
		schemaVersion,
		bounds,
		parse,
		check,
		checkShape,
		checkRelations
	};
}
const answer = (document, refusal) => refusal === void 0 ? accept(document) : refuse(refusal);

// libs/contract/src/generated/adapter-manifest.js
var __commonJSMin$5 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$5 = /* @__PURE__ */ __commonJSMin$5(((exports) => {
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
const issue$6 = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate$6 = validate20$6;
const pattern4$6 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const schema45 = {
	"description": "A role that an adapter can play.",
	"enum": [
		"ci",
		"execution",
		"forge",
		"identity",
		"producer",
		"publisher",
		"reviewer",
		"verifier"
	]
};
const schema46 = {
	"description": "Whether a program or a model does the work.",
	"enum": ["deterministic", "model"]
};
const schema47$1 = {
	"description": "A capability of the core vocabulary.",
	"enum": [
		"core.forge.materialize-candidate.v2",
		"core.harness.produce.v1",
		"core.review.change.v1",
		"core.verify.run.v1"
	]
};
const schema48$1 = {
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
const schema35$1 = {
	"description": "A blob or tree, where it lies in a commit, and its mode.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"revision",
		"location",
		"object_type",
		"object_id",
		"mode"
	],
	"properties": {
		"revision": { "$ref": "#/$defs/contract.common.gitRevision" },
		"location": { "$ref": "#/$defs/contract.common.gitLocation" },
		"object_type": { "enum": ["blob", "tree"] },
		"object_id": { "type": "string" },
		"mode": { "enum": [
			"040000",
			"100644",
			"100755"
		] }
	},
	"allOf": [
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha1" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha1Id" } } }
		},
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha256" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha256Id" } } }
		},
		{
			"if": {
				"properties": { "location": {
					"type": "object",
					"properties": { "kind": { "const": "root" } },
					"required": ["kind"]
				} },
				"required": ["location"]
			},
			"then": { "properties": { "object_type": { "const": "tree" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "tree" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "const": "040000" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "blob" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "enum": ["100644", "100755"] } } }
		}
	]
};
const pattern6$2 = /* @__PURE__ */ new RegExp("^[0-9a-f]{40}$", "u");
const pattern7$4 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
const schema42$1 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
function validate23$3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern6$2.test(data1)) {
							validate23$3.errors = [issue$6(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate23$3.errors = [issue$6(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue$6(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate23$3.errors = vErrors;
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
							if (!pattern7$4.test(data3)) {
								validate23$3.errors = [issue$6(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate23$3.errors = [issue$6(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue$6(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate23$3.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate23$3.errors = [issue$6(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate23$3.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4$6.test(data4)) {
									validate23$3.errors = [issue$6(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate23$3.errors = [issue$6(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate23$3.errors = [issue$6(instancePath + "/hash_algorithm", "enum", { allowedValues: schema42$1.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate23$3.errors = [issue$6(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate23$3.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate23$3.errors = vErrors;
	return errors === 0;
}
const pattern11$2 = /* @__PURE__ */ new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate25$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "root") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate25$1.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate25$1.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("root" !== data.kind) {
								validate25$1.errors = [issue$6(instancePath + "/kind", "const", { allowedValue: "root" })];
								return false;
							}
						}
					}
				} else {
					validate25$1.errors = [issue$6(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "path") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind") || data.value === void 0 && (missing1 = "value")) {
						validate25$1.errors = [issue$6(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind" || key1 === "value")) {
							validate25$1.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("path" !== data.kind) {
								validate25$1.errors = [issue$6(instancePath + "/kind", "const", { allowedValue: "path" })];
								return false;
							}
							var valid4 = true;
						} else var valid4 = true;
						if (valid4) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern11$2.test(data2)) {
										validate25$1.errors = [issue$6(instancePath + "/value", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate25$1.errors = [issue$6(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid4 = true;
							} else var valid4 = true;
						}
					}
				} else {
					validate25$1.errors = [issue$6(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate25$1.errors = [issue$6(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate25$1.errors = [issue$6(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate25$1.errors = [issue$6(instancePath, "type", { type: "object" })];
		return false;
	}
	validate25$1.errors = vErrors;
	return true;
}
function validate22$6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0 && "revision") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.revision !== void 0) {
			let data0 = data.revision;
			if (errors === errors) {
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.hash_algorithm === void 0 && "hash_algorithm") {
						const err1 = {};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					} else if (data0.hash_algorithm !== void 0) {
						if ("sha1" !== data0.hash_algorithm) {
							const err2 = {};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
					}
				} else {
					const err3 = {};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
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
		const _errs7 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.object_id !== void 0) {
				let data2 = data.object_id;
				if (errors === errors) {
					if (typeof data2 === "string") {
						if (!pattern6$2.test(data2)) {
							validate22$6.errors = [issue$6(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate22$6.errors = [issue$6(instancePath + "/object_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs7 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err4 = issue$6(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
		validate22$6.errors = vErrors;
		return false;
	}
	var valid0 = _errs1 === errors;
	if (valid0) {
		const _errs11 = errors;
		const _errs12 = errors;
		let valid6 = true;
		const _errs13 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.revision === void 0 && "revision") {
				const err5 = {};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else if (data.revision !== void 0) {
				let data3 = data.revision;
				if (errors === errors) {
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.hash_algorithm === void 0 && "hash_algorithm") {
							const err6 = {};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						} else if (data3.hash_algorithm !== void 0) {
							if ("sha256" !== data3.hash_algorithm) {
								const err7 = {};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
					} else {
						const err8 = {};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			}
		}
		var _valid1 = _errs13 === errors;
		errors = _errs12;
		if (vErrors !== null) {
			if (_errs12) vErrors.length = _errs12;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs17 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.object_id !== void 0) {
					let data5 = data.object_id;
					if (errors === errors) {
						if (typeof data5 === "string") {
							if (!pattern7$4.test(data5)) {
								validate22$6.errors = [issue$6(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22$6.errors = [issue$6(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs17 === errors;
			valid6 = _valid1;
		}
		if (!valid6) {
			const err9 = issue$6(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
			validate22$6.errors = vErrors;
			return false;
		}
		var valid0 = _errs11 === errors;
		if (valid0) {
			const _errs21 = errors;
			const _errs22 = errors;
			let valid11 = true;
			const _errs23 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.location === void 0 && "location") {
					const err10 = {};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				} else if (data.location !== void 0) {
					let data6 = data.location;
					if (errors === errors) {
						if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
							if (data6.kind === void 0 && "kind") {
								const err11 = {};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							} else if (data6.kind !== void 0) {
								if ("root" !== data6.kind) {
									const err12 = {};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
							}
						} else {
							const err13 = {};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				}
			}
			var _valid2 = _errs23 === errors;
			errors = _errs22;
			if (vErrors !== null) {
				if (_errs22) vErrors.length = _errs22;
				else vErrors = null;
			}
			if (_valid2) {
				const _errs27 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							validate22$6.errors = [issue$6(instancePath + "/object_type", "const", { allowedValue: "tree" })];
							return false;
						}
					}
				}
				var _valid2 = _errs27 === errors;
				valid11 = _valid2;
			}
			if (!valid11) {
				const err14 = issue$6(instancePath, "if", { failingKeyword: "then" });
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
				validate22$6.errors = vErrors;
				return false;
			}
			var valid0 = _errs21 === errors;
			if (valid0) {
				const _errs29 = errors;
				const _errs30 = errors;
				let valid15 = true;
				const _errs31 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type === void 0 && "object_type") {
						const err15 = {};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					} else if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							const err16 = {};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
				}
				var _valid3 = _errs31 === errors;
				errors = _errs30;
				if (vErrors !== null) {
					if (_errs30) vErrors.length = _errs30;
					else vErrors = null;
				}
				if (_valid3) {
					const _errs33 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.mode !== void 0) {
							if ("040000" !== data.mode) {
								validate22$6.errors = [issue$6(instancePath + "/mode", "const", { allowedValue: "040000" })];
								return false;
							}
						}
					}
					var _valid3 = _errs33 === errors;
					valid15 = _valid3;
				}
				if (!valid15) {
					const err17 = issue$6(instancePath, "if", { failingKeyword: "then" });
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
					validate22$6.errors = vErrors;
					return false;
				}
				var valid0 = _errs29 === errors;
				if (valid0) {
					const _errs35 = errors;
					const _errs36 = errors;
					let valid18 = true;
					const _errs37 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.object_type === void 0 && "object_type") {
							const err18 = {};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						} else if (data.object_type !== void 0) {
							if ("blob" !== data.object_type) {
								const err19 = {};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
					}
					var _valid4 = _errs37 === errors;
					errors = _errs36;
					if (vErrors !== null) {
						if (_errs36) vErrors.length = _errs36;
						else vErrors = null;
					}
					if (_valid4) {
						const _errs39 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.mode !== void 0) {
								let data12 = data.mode;
								if (!(data12 === "100644" || data12 === "100755")) {
									validate22$6.errors = [issue$6(instancePath + "/mode", "enum", { allowedValues: schema35$1.allOf[4].then.properties.mode.enum })];
									return false;
								}
							}
						}
						var _valid4 = _errs39 === errors;
						valid18 = _valid4;
					}
					if (!valid18) {
						const err20 = issue$6(instancePath, "if", { failingKeyword: "then" });
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
						validate22$6.errors = vErrors;
						return false;
					}
					var valid0 = _errs35 === errors;
				}
			}
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing8;
			if (data.revision === void 0 && (missing8 = "revision") || data.location === void 0 && (missing8 = "location") || data.object_type === void 0 && (missing8 = "object_type") || data.object_id === void 0 && (missing8 = "object_id") || data.mode === void 0 && (missing8 = "mode")) {
				validate22$6.errors = [issue$6(instancePath, "required", { missingProperty: missing8 })];
				return false;
			} else {
				const _errs41 = errors;
				for (const key0 in data) if (!(key0 === "revision" || key0 === "location" || key0 === "object_type" || key0 === "object_id" || key0 === "mode")) {
					validate22$6.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs41 === errors) {
					if (data.revision !== void 0) {
						const _errs42 = errors;
						if (!validate23$3(data.revision, {
							instancePath: instancePath + "/revision",
							parentData: data,
							parentDataProperty: "revision",
							rootData
						})) {
							vErrors = vErrors === null ? validate23$3.errors : vErrors.concat(validate23$3.errors);
							errors = vErrors.length;
						}
						var valid21 = _errs42 === errors;
					} else var valid21 = true;
					if (valid21) {
						if (data.location !== void 0) {
							const _errs43 = errors;
							if (!validate25$1(data.location, {
								instancePath: instancePath + "/location",
								parentData: data,
								parentDataProperty: "location",
								rootData
							})) {
								vErrors = vErrors === null ? validate25$1.errors : vErrors.concat(validate25$1.errors);
								errors = vErrors.length;
							}
							var valid21 = _errs43 === errors;
						} else var valid21 = true;
						if (valid21) {
							if (data.object_type !== void 0) {
								let data15 = data.object_type;
								const _errs44 = errors;
								if (!(data15 === "blob" || data15 === "tree")) {
									validate22$6.errors = [issue$6(instancePath + "/object_type", "enum", { allowedValues: schema35$1.properties.object_type.enum })];
									return false;
								}
								var valid21 = _errs44 === errors;
							} else var valid21 = true;
							if (valid21) {
								if (data.object_id !== void 0) {
									const _errs45 = errors;
									if (typeof data.object_id !== "string") {
										validate22$6.errors = [issue$6(instancePath + "/object_id", "type", { type: "string" })];
										return false;
									}
									var valid21 = _errs45 === errors;
								} else var valid21 = true;
								if (valid21) {
									if (data.mode !== void 0) {
										let data17 = data.mode;
										const _errs47 = errors;
										if (!(data17 === "040000" || data17 === "100644" || data17 === "100755")) {
											validate22$6.errors = [issue$6(instancePath + "/mode", "enum", { allowedValues: schema35$1.properties.mode.enum })];
											return false;
										}
										var valid21 = _errs47 === errors;
									} else var valid21 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate22$6.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22$6.errors = vErrors;
	return errors === 0;
}
function validate30$3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate30$3.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate30$3.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate30$3.errors = [issue$6(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate30$3.errors = [issue$6(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate30$3.errors = [issue$6(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate30$3.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate30$3.errors = [issue$6(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate22$6(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate22$6.errors : vErrors.concat(validate22$6.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate30$3.errors = [issue$6(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate30$3.errors = [issue$6(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate30$3.errors = [issue$6(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate30$3.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate30$3.errors = vErrors;
	return errors === 0;
}
function validate28$4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.tool_id === void 0 && (missing0 = "tool_id") || data.tool_version === void 0 && (missing0 = "tool_version") || data.package_ref === void 0 && (missing0 = "package_ref") || data.config_ref === void 0 && (missing0 = "config_ref")) {
				validate28$4.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "tool_id" || key0 === "tool_version" || key0 === "package_ref" || key0 === "config_ref")) {
					validate28$4.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.tool_id !== void 0) {
						let data0 = data.tool_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4$6.test(data0)) {
									validate28$4.errors = [issue$6(instancePath + "/tool_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate28$4.errors = [issue$6(instancePath + "/tool_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.tool_version !== void 0) {
							let data1 = data.tool_version;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4$6.test(data1)) {
										validate28$4.errors = [issue$6(instancePath + "/tool_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate28$4.errors = [issue$6(instancePath + "/tool_version", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.package_ref !== void 0) {
								const _errs8 = errors;
								if (!validate22$6(data.package_ref, {
									instancePath: instancePath + "/package_ref",
									parentData: data,
									parentDataProperty: "package_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate22$6.errors : vErrors.concat(validate22$6.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.config_ref !== void 0) {
									const _errs9 = errors;
									if (!validate30$3(data.config_ref, {
										instancePath: instancePath + "/config_ref",
										parentData: data,
										parentDataProperty: "config_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate30$3.errors : vErrors.concat(validate30$3.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate28$4.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate28$4.errors = vErrors;
	return errors === 0;
}
const schema56$1 = {
	"description": "What a scope ref is for.",
	"enum": [
		"allowed-delta",
		"authority",
		"config-contract",
		"finish-condition",
		"gate-decision",
		"gate-requirement",
		"grant",
		"output-contract",
		"policy",
		"qualification",
		"repository-context",
		"review-policy",
		"selection",
		"verification-instructions",
		"verification-plan"
	]
};
const pattern14$1 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern15$1 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func1$6 = require_ucs2length$5().default;
function validate36$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate36$2.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate36$2.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern14$1.test(data0)) {
						validate36$2.errors = [issue$6(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate36$2.errors = [issue$6(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func1$6(data1) > 127) {
							validate36$2.errors = [issue$6(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern15$1.test(data1)) {
							validate36$2.errors = [issue$6(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate36$2.errors = [issue$6(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern7$4.test(data2)) {
								validate36$2.errors = [issue$6(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate36$2.errors = [issue$6(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate36$2.errors = [issue$6(instancePath, "type", { type: "object" })];
		return false;
	}
	validate36$2.errors = vErrors;
	return true;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "git-object") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
								validate39.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate39.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("git-object" !== data.type) {
											validate39.errors = [issue$6(instancePath + "/type", "const", { allowedValue: "git-object" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate22$6(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate22$6.errors : vErrors.concat(validate22$6.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate39.errors = [issue$6(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "content") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate39.errors = [issue$6(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate39.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("content" !== data.type) {
											validate39.errors = [issue$6(instancePath + "/type", "const", { allowedValue: "content" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate36$2(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate36$2.errors : vErrors.concat(validate36$2.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate39.errors = [issue$6(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate39.errors = [issue$6(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate39.errors = [issue$6(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate39.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate39.errors = vErrors;
	return errors === 0;
}
const schema64$1 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate43.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate43.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate43.errors = [issue$6(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate43.errors = [issue$6(instancePath + "/kind", "enum", { allowedValues: schema64$1.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4$6.test(data2)) {
								validate43.errors = [issue$6(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate43.errors = [issue$6(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern7$4.test(data3)) {
									validate43.errors = [issue$6(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate43.errors = [issue$6(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate43.errors = [issue$6(instancePath, "type", { type: "object" })];
		return false;
	}
	validate43.errors = vErrors;
	return true;
}
function validate38$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "artifact") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
								validate38$1.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate38$1.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("artifact" !== data.type) {
											validate38$1.errors = [issue$6(instancePath + "/type", "const", { allowedValue: "artifact" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate39(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate38$1.errors = [issue$6(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "document") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate38$1.errors = [issue$6(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate38$1.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("document" !== data.type) {
											validate38$1.errors = [issue$6(instancePath + "/type", "const", { allowedValue: "document" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate43(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate38$1.errors = [issue$6(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate38$1.errors = [issue$6(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate38$1.errors = [issue$6(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate38$1.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate38$1.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.purpose === void 0 && (missing0 = "purpose") || data.decision_record_ref === void 0 && (missing0 = "decision_record_ref") || data.subject_ref === void 0 && (missing0 = "subject_ref") || data.scope_sha256 === void 0 && (missing0 = "scope_sha256")) {
				validate35.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "purpose" || key0 === "decision_record_ref" || key0 === "subject_ref" || key0 === "scope_sha256")) {
					validate35.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.purpose !== void 0) {
						let data0 = data.purpose;
						const _errs2 = errors;
						if (!(data0 === "allowed-delta" || data0 === "authority" || data0 === "config-contract" || data0 === "finish-condition" || data0 === "gate-decision" || data0 === "gate-requirement" || data0 === "grant" || data0 === "output-contract" || data0 === "policy" || data0 === "qualification" || data0 === "repository-context" || data0 === "review-policy" || data0 === "selection" || data0 === "verification-instructions" || data0 === "verification-plan")) {
							validate35.errors = [issue$6(instancePath + "/purpose", "enum", { allowedValues: schema56$1.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.decision_record_ref !== void 0) {
							const _errs4 = errors;
							if (!validate36$2(data.decision_record_ref, {
								instancePath: instancePath + "/decision_record_ref",
								parentData: data,
								parentDataProperty: "decision_record_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate36$2.errors : vErrors.concat(validate36$2.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.subject_ref !== void 0) {
								const _errs5 = errors;
								if (!validate38$1(data.subject_ref, {
									instancePath: instancePath + "/subject_ref",
									parentData: data,
									parentDataProperty: "subject_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate38$1.errors : vErrors.concat(validate38$1.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.scope_sha256 !== void 0) {
									let data3 = data.scope_sha256;
									const _errs6 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern7$4.test(data3)) {
												validate35.errors = [issue$6(instancePath + "/scope_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate35.errors = [issue$6(instancePath + "/scope_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate35.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate35.errors = vErrors;
	return errors === 0;
}
function validate34$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate35(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("config-contract" !== data.purpose) {
					validate34$1.errors = [issue$6(instancePath + "/purpose", "const", { allowedValue: "config-contract" })];
					return false;
				}
			}
		} else {
			validate34$1.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate34$1.errors = vErrors;
	return errors === 0;
}
function validate21$6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.adapter_version === void 0 && (missing0 = "adapter_version") || data.package_ref === void 0 && (missing0 = "package_ref") || data.offered_roles === void 0 && (missing0 = "offered_roles") || data.offered_execution_kinds === void 0 && (missing0 = "offered_execution_kinds") || data.offered_capabilities === void 0 && (missing0 = "offered_capabilities") || data.offered_permissions === void 0 && (missing0 = "offered_permissions") || data.offered_tools === void 0 && (missing0 = "offered_tools")) {
				validate21$6.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "adapter_version" || key0 === "package_ref" || key0 === "offered_roles" || key0 === "offered_execution_kinds" || key0 === "offered_capabilities" || key0 === "offered_permissions" || key0 === "offered_tools" || key0 === "config_contract_ref")) {
					validate21$6.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.adapter_version !== void 0) {
						let data0 = data.adapter_version;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4$6.test(data0)) {
									validate21$6.errors = [issue$6(instancePath + "/adapter_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate21$6.errors = [issue$6(instancePath + "/adapter_version", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_ref !== void 0) {
							const _errs5 = errors;
							if (!validate22$6(data.package_ref, {
								instancePath: instancePath + "/package_ref",
								parentData: data,
								parentDataProperty: "package_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate22$6.errors : vErrors.concat(validate22$6.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.offered_roles !== void 0) {
								let data2 = data.offered_roles;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (Array.isArray(data2)) {
										if (data2.length > 8) {
											validate21$6.errors = [issue$6(instancePath + "/offered_roles", "maxItems", { limit: 8 })];
											return false;
										} else if (data2.length < 1) {
											validate21$6.errors = [issue$6(instancePath + "/offered_roles", "minItems", { limit: 1 })];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												let data3 = data2[i0];
												const _errs8 = errors;
												if (!(data3 === "ci" || data3 === "execution" || data3 === "forge" || data3 === "identity" || data3 === "producer" || data3 === "publisher" || data3 === "reviewer" || data3 === "verifier")) {
													validate21$6.errors = [issue$6(instancePath + "/offered_roles/" + i0, "enum", { allowedValues: schema45.enum })];
													return false;
												}
												if (!(_errs8 === errors)) break;
											}
										}
									} else {
										validate21$6.errors = [issue$6(instancePath + "/offered_roles", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.offered_execution_kinds !== void 0) {
									let data4 = data.offered_execution_kinds;
									const _errs10 = errors;
									if (errors === _errs10) {
										if (Array.isArray(data4)) {
											if (data4.length > 2) {
												validate21$6.errors = [issue$6(instancePath + "/offered_execution_kinds", "maxItems", { limit: 2 })];
												return false;
											} else if (data4.length < 1) {
												validate21$6.errors = [issue$6(instancePath + "/offered_execution_kinds", "minItems", { limit: 1 })];
												return false;
											} else {
												const len1 = data4.length;
												for (let i1 = 0; i1 < len1; i1++) {
													let data5 = data4[i1];
													const _errs12 = errors;
													if (!(data5 === "deterministic" || data5 === "model")) {
														validate21$6.errors = [issue$6(instancePath + "/offered_execution_kinds/" + i1, "enum", { allowedValues: schema46.enum })];
														return false;
													}
													if (!(_errs12 === errors)) break;
												}
											}
										} else {
											validate21$6.errors = [issue$6(instancePath + "/offered_execution_kinds", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.offered_capabilities !== void 0) {
										let data6 = data.offered_capabilities;
										const _errs14 = errors;
										if (errors === _errs14) {
											if (Array.isArray(data6)) {
												if (data6.length > 3) {
													validate21$6.errors = [issue$6(instancePath + "/offered_capabilities", "maxItems", { limit: 3 })];
													return false;
												} else {
													const len2 = data6.length;
													for (let i2 = 0; i2 < len2; i2++) {
														let data7 = data6[i2];
														const _errs16 = errors;
														if (!(data7 === "core.forge.materialize-candidate.v2" || data7 === "core.harness.produce.v1" || data7 === "core.review.change.v1" || data7 === "core.verify.run.v1")) {
															validate21$6.errors = [issue$6(instancePath + "/offered_capabilities/" + i2, "enum", { allowedValues: schema47$1.enum })];
															return false;
														}
														if (!(_errs16 === errors)) break;
													}
												}
											} else {
												validate21$6.errors = [issue$6(instancePath + "/offered_capabilities", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.offered_permissions !== void 0) {
											let data8 = data.offered_permissions;
											const _errs18 = errors;
											if (errors === _errs18) {
												if (Array.isArray(data8)) {
													if (data8.length > 5) {
														validate21$6.errors = [issue$6(instancePath + "/offered_permissions", "maxItems", { limit: 5 })];
														return false;
													} else {
														const len3 = data8.length;
														for (let i3 = 0; i3 < len3; i3++) {
															let data9 = data8[i3];
															const _errs20 = errors;
															if (!(data9 === "core.perm.candidate-repository.write.v2" || data9 === "core.perm.candidate.execute.v1" || data9 === "core.perm.evidence.write.v1" || data9 === "core.perm.model.invoke.v1" || data9 === "core.perm.scratch.write.v1" || data9 === "core.perm.target.read.v1")) {
																validate21$6.errors = [issue$6(instancePath + "/offered_permissions/" + i3, "enum", { allowedValues: schema48$1.enum })];
																return false;
															}
															if (!(_errs20 === errors)) break;
														}
													}
												} else {
													validate21$6.errors = [issue$6(instancePath + "/offered_permissions", "type", { type: "array" })];
													return false;
												}
											}
											var valid0 = _errs18 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.offered_tools !== void 0) {
												let data10 = data.offered_tools;
												const _errs22 = errors;
												if (errors === _errs22) {
													if (Array.isArray(data10)) {
														if (data10.length > 32) {
															validate21$6.errors = [issue$6(instancePath + "/offered_tools", "maxItems", { limit: 32 })];
															return false;
														} else {
															const len4 = data10.length;
															for (let i4 = 0; i4 < len4; i4++) {
																const _errs24 = errors;
																if (!validate28$4(data10[i4], {
																	instancePath: instancePath + "/offered_tools/" + i4,
																	parentData: data10,
																	parentDataProperty: i4,
																	rootData
																})) {
																	vErrors = vErrors === null ? validate28$4.errors : vErrors.concat(validate28$4.errors);
																	errors = vErrors.length;
																}
																if (!(_errs24 === errors)) break;
															}
														}
													} else {
														validate21$6.errors = [issue$6(instancePath + "/offered_tools", "type", { type: "array" })];
														return false;
													}
												}
												var valid0 = _errs22 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.config_contract_ref !== void 0) {
													const _errs25 = errors;
													if (!validate34$1(data.config_contract_ref, {
														instancePath: instancePath + "/config_contract_ref",
														parentData: data,
														parentDataProperty: "config_contract_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate34$1.errors : vErrors.concat(validate34$1.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs25 === errors;
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
		} else {
			validate21$6.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate21$6.errors = vErrors;
	return errors === 0;
}
function validate20$6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body")) {
				validate20$6.errors = [issue$6(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "body")) {
					validate20$6.errors = [issue$6(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if (2 !== data.schema_version) {
							validate20$6.errors = [issue$6(instancePath + "/schema_version", "const", { allowedValue: 2 })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							const _errs3 = errors;
							if ("adapter_manifest" !== data.kind) {
								validate20$6.errors = [issue$6(instancePath + "/kind", "const", { allowedValue: "adapter_manifest" })];
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
										if (!pattern4$6.test(data2)) {
											validate20$6.errors = [issue$6(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate20$6.errors = [issue$6(instancePath + "/id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.body !== void 0) {
									const _errs7 = errors;
									if (!validate21$6(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21$6.errors : vErrors.concat(validate21$6.errors);
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
			validate20$6.errors = [issue$6(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20$6.errors = vErrors;
	return errors === 0;
}

// libs/contract/src/git-key.ts
/** The ordering key of a Git object. Two objects of one key are the same object at the same place. */
const gitKey = ({ revision, location, object_type, object_id, mode }) => [
	revision.repository_id,
	revision.hash_algorithm,
	revision.commit_id,
	location.kind,
	location.kind === "path" ? location.value : "",
	object_type,
	object_id,
	mode
];
/** Negative, zero or positive as one Git object stands before, at or behind another. */
const compareGitObjects = (a, b) => compareJq(gitKey(a), gitKey(b));
/** A text that two Git objects share exactly when their keys are equal, for use in maps. */
const gitKeyText = (object) => JSON.stringify(gitKey(object));
/** Compares by one text of each. */
const byText = (text) => (a, b) => compareCodePoints(text(a), text(b));

// libs/contract/src/shapes/sorted.ts
/** Refuses a list whose items do not strictly increase under `compare`; `by` names the key for people. */
function checkSorted(items, compare, place, by) {
	for (let index = 1; index < items.length; index += 1) if (compare(items[index - 1], items[index]) >= 0) return misshapen([...place, index], `strict order by ${by}, so that nothing stands twice`);
}
/** Refuses a list that is not a sorted set of words. */
const checkWordSet = (words, place) => checkSorted(words, compareCodePoints, place, "code point");

// libs/contract/src/vocabulary.ts
/** The semantic identity of this core. */
const semanticIdentity = "core.contracts.v2";
/** Roles that an adapter can play. */
const adapterRoles = [
	"ci",
	"execution",
	"forge",
	"identity",
	"producer",
	"publisher",
	"reviewer",
	"verifier"
];
/** Roles that only somebody who asks or reports can act in. */
const actorOnlyRoles = [
	"manager",
	"observer",
	"operator",
	"orchestrator"
];
/** Every role somebody can act in. */
const actorRoles = [...adapterRoles, ...actorOnlyRoles].sort(compareCodePoints);
/** Roles that a profile must bind, each once, each under an authority and apart from the others. */
const protectedRoles = [
	"forge",
	"producer",
	"publisher",
	"reviewer",
	"verifier"
];

// libs/contract/src/kinds/adapter-manifest.ts
const manifestKind = defineKind({
	kind: "adapter_manifest",
	schemaVersion: 2,
	bounds: coreBounds,
	validate: validate$6,
	shapes: [
		({ body }) => checkWordSet(body.offered_roles, ["body", "offered_roles"]),
		({ body }) => checkWordSet(body.offered_execution_kinds, ["body", "offered_execution_kinds"]),
		({ body }) => checkWordSet(body.offered_capabilities, ["body", "offered_capabilities"]),
		({ body }) => checkWordSet(body.offered_permissions, ["body", "offered_permissions"]),
		({ body }) => checkSorted(body.offered_tools, byText((tool) => tool.tool_id), ["body", "offered_tools"], "tool_id")
	]
});

// libs/contract/src/generated/profile.js
var __commonJSMin$4 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$4 = /* @__PURE__ */ __commonJSMin$4(((exports) => {
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
const issue$5 = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate$5 = validate20$5;
const pattern4$5 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const schema35 = {
	"description": "Which adapter plays a role, as whom, with what pinned and what allowed.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"binding_id",
		"role",
		"manifest_ref",
		"execution_kind",
		"adapter_instance_id",
		"principal_id",
		"execution_boundary_id",
		"package_ref",
		"skill_refs",
		"requested_tools",
		"requested_capabilities",
		"requested_permissions"
	],
	"properties": {
		"binding_id": { "$ref": "#/$defs/contract.common.id" },
		"role": { "$ref": "#/$defs/contract.common.adapterRole" },
		"manifest_ref": { "$ref": "#/$defs/contract.common.adapterManifestRef" },
		"execution_kind": { "$ref": "#/$defs/contract.common.executionKind" },
		"adapter_instance_id": { "$ref": "#/$defs/contract.common.id" },
		"principal_id": { "$ref": "#/$defs/contract.common.id" },
		"execution_boundary_id": { "$ref": "#/$defs/contract.common.id" },
		"package_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"skill_refs": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.gitObject" }
		},
		"requested_tools": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.tool" }
		},
		"requested_capabilities": {
			"type": "array",
			"maxItems": 1,
			"items": { "$ref": "#/$defs/contract.common.capabilityId" }
		},
		"requested_permissions": {
			"type": "array",
			"maxItems": 5,
			"items": { "$ref": "#/$defs/contract.common.permissionId" }
		},
		"authority_ref": { "$ref": "#/$defs/contract.common.authorityScopeRef" },
		"config_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"prompt_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"model_request": { "$ref": "#/$defs/contract.common.modelRequest" }
	},
	"allOf": [{
		"if": {
			"properties": { "execution_kind": { "const": "model" } },
			"required": ["execution_kind"]
		},
		"then": {
			"properties": {
				"role": { "enum": ["producer", "reviewer"] },
				"prompt_ref": true,
				"model_request": true
			},
			"required": ["prompt_ref", "model_request"]
		}
	}, {
		"if": {
			"properties": { "execution_kind": { "const": "deterministic" } },
			"required": ["execution_kind"]
		},
		"then": { "properties": {
			"skill_refs": {
				"type": "array",
				"maxItems": 0
			},
			"prompt_ref": false,
			"model_request": false
		} }
	}]
};
const schema37 = {
	"description": "A role that an adapter can play.",
	"enum": [
		"ci",
		"execution",
		"forge",
		"identity",
		"producer",
		"publisher",
		"reviewer",
		"verifier"
	]
};
const schema43 = {
	"description": "Whether a program or a model does the work.",
	"enum": ["deterministic", "model"]
};
const schema62 = {
	"description": "A capability of the core vocabulary.",
	"enum": [
		"core.forge.materialize-candidate.v2",
		"core.harness.produce.v1",
		"core.review.change.v1",
		"core.verify.run.v1"
	]
};
const schema63 = {
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
const func1$5 = Object.prototype.hasOwnProperty;
const schema40$2 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
const pattern8$2 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate24$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24$2.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate24$2.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate24$2.errors = [issue$5(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate24$2.errors = [issue$5(instancePath + "/kind", "enum", { allowedValues: schema40$2.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4$5.test(data2)) {
								validate24$2.errors = [issue$5(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate24$2.errors = [issue$5(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern8$2.test(data3)) {
									validate24$2.errors = [issue$5(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate24$2.errors = [issue$5(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate24$2.errors = [issue$5(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24$2.errors = vErrors;
	return true;
}
function validate23$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate24$2(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate24$2.errors : vErrors.concat(validate24$2.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("adapter_manifest" !== data.kind) {
					validate23$2.errors = [issue$5(instancePath + "/kind", "const", { allowedValue: "adapter_manifest" })];
					return false;
				}
			}
		} else {
			validate23$2.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate23$2.errors = vErrors;
	return errors === 0;
}
const schema47 = {
	"description": "A blob or tree, where it lies in a commit, and its mode.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"revision",
		"location",
		"object_type",
		"object_id",
		"mode"
	],
	"properties": {
		"revision": { "$ref": "#/$defs/contract.common.gitRevision" },
		"location": { "$ref": "#/$defs/contract.common.gitLocation" },
		"object_type": { "enum": ["blob", "tree"] },
		"object_id": { "type": "string" },
		"mode": { "enum": [
			"040000",
			"100644",
			"100755"
		] }
	},
	"allOf": [
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha1" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha1Id" } } }
		},
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha256" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha256Id" } } }
		},
		{
			"if": {
				"properties": { "location": {
					"type": "object",
					"properties": { "kind": { "const": "root" } },
					"required": ["kind"]
				} },
				"required": ["location"]
			},
			"then": { "properties": { "object_type": { "const": "tree" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "tree" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "const": "040000" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "blob" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "enum": ["100644", "100755"] } } }
		}
	]
};
const pattern12$2 = /* @__PURE__ */ new RegExp("^[0-9a-f]{40}$", "u");
const schema54$1 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
function validate28$3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern12$2.test(data1)) {
							validate28$3.errors = [issue$5(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate28$3.errors = [issue$5(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue$5(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate28$3.errors = vErrors;
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
							if (!pattern8$2.test(data3)) {
								validate28$3.errors = [issue$5(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate28$3.errors = [issue$5(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue$5(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate28$3.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate28$3.errors = [issue$5(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate28$3.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4$5.test(data4)) {
									validate28$3.errors = [issue$5(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate28$3.errors = [issue$5(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate28$3.errors = [issue$5(instancePath + "/hash_algorithm", "enum", { allowedValues: schema54$1.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate28$3.errors = [issue$5(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate28$3.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate28$3.errors = vErrors;
	return errors === 0;
}
const pattern17 = /* @__PURE__ */ new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate30$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "root") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate30$2.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate30$2.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("root" !== data.kind) {
								validate30$2.errors = [issue$5(instancePath + "/kind", "const", { allowedValue: "root" })];
								return false;
							}
						}
					}
				} else {
					validate30$2.errors = [issue$5(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "path") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind") || data.value === void 0 && (missing1 = "value")) {
						validate30$2.errors = [issue$5(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind" || key1 === "value")) {
							validate30$2.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("path" !== data.kind) {
								validate30$2.errors = [issue$5(instancePath + "/kind", "const", { allowedValue: "path" })];
								return false;
							}
							var valid4 = true;
						} else var valid4 = true;
						if (valid4) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern17.test(data2)) {
										validate30$2.errors = [issue$5(instancePath + "/value", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate30$2.errors = [issue$5(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid4 = true;
							} else var valid4 = true;
						}
					}
				} else {
					validate30$2.errors = [issue$5(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate30$2.errors = [issue$5(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate30$2.errors = [issue$5(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate30$2.errors = [issue$5(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30$2.errors = vErrors;
	return true;
}
function validate27$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0 && "revision") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.revision !== void 0) {
			let data0 = data.revision;
			if (errors === errors) {
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.hash_algorithm === void 0 && "hash_algorithm") {
						const err1 = {};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					} else if (data0.hash_algorithm !== void 0) {
						if ("sha1" !== data0.hash_algorithm) {
							const err2 = {};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
					}
				} else {
					const err3 = {};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
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
		const _errs7 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.object_id !== void 0) {
				let data2 = data.object_id;
				if (errors === errors) {
					if (typeof data2 === "string") {
						if (!pattern12$2.test(data2)) {
							validate27$2.errors = [issue$5(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate27$2.errors = [issue$5(instancePath + "/object_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs7 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err4 = issue$5(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
		validate27$2.errors = vErrors;
		return false;
	}
	var valid0 = _errs1 === errors;
	if (valid0) {
		const _errs11 = errors;
		const _errs12 = errors;
		let valid6 = true;
		const _errs13 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.revision === void 0 && "revision") {
				const err5 = {};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else if (data.revision !== void 0) {
				let data3 = data.revision;
				if (errors === errors) {
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.hash_algorithm === void 0 && "hash_algorithm") {
							const err6 = {};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						} else if (data3.hash_algorithm !== void 0) {
							if ("sha256" !== data3.hash_algorithm) {
								const err7 = {};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
					} else {
						const err8 = {};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			}
		}
		var _valid1 = _errs13 === errors;
		errors = _errs12;
		if (vErrors !== null) {
			if (_errs12) vErrors.length = _errs12;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs17 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.object_id !== void 0) {
					let data5 = data.object_id;
					if (errors === errors) {
						if (typeof data5 === "string") {
							if (!pattern8$2.test(data5)) {
								validate27$2.errors = [issue$5(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate27$2.errors = [issue$5(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs17 === errors;
			valid6 = _valid1;
		}
		if (!valid6) {
			const err9 = issue$5(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
			validate27$2.errors = vErrors;
			return false;
		}
		var valid0 = _errs11 === errors;
		if (valid0) {
			const _errs21 = errors;
			const _errs22 = errors;
			let valid11 = true;
			const _errs23 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.location === void 0 && "location") {
					const err10 = {};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				} else if (data.location !== void 0) {
					let data6 = data.location;
					if (errors === errors) {
						if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
							if (data6.kind === void 0 && "kind") {
								const err11 = {};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							} else if (data6.kind !== void 0) {
								if ("root" !== data6.kind) {
									const err12 = {};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
							}
						} else {
							const err13 = {};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				}
			}
			var _valid2 = _errs23 === errors;
			errors = _errs22;
			if (vErrors !== null) {
				if (_errs22) vErrors.length = _errs22;
				else vErrors = null;
			}
			if (_valid2) {
				const _errs27 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							validate27$2.errors = [issue$5(instancePath + "/object_type", "const", { allowedValue: "tree" })];
							return false;
						}
					}
				}
				var _valid2 = _errs27 === errors;
				valid11 = _valid2;
			}
			if (!valid11) {
				const err14 = issue$5(instancePath, "if", { failingKeyword: "then" });
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
				validate27$2.errors = vErrors;
				return false;
			}
			var valid0 = _errs21 === errors;
			if (valid0) {
				const _errs29 = errors;
				const _errs30 = errors;
				let valid15 = true;
				const _errs31 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type === void 0 && "object_type") {
						const err15 = {};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					} else if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							const err16 = {};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
				}
				var _valid3 = _errs31 === errors;
				errors = _errs30;
				if (vErrors !== null) {
					if (_errs30) vErrors.length = _errs30;
					else vErrors = null;
				}
				if (_valid3) {
					const _errs33 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.mode !== void 0) {
							if ("040000" !== data.mode) {
								validate27$2.errors = [issue$5(instancePath + "/mode", "const", { allowedValue: "040000" })];
								return false;
							}
						}
					}
					var _valid3 = _errs33 === errors;
					valid15 = _valid3;
				}
				if (!valid15) {
					const err17 = issue$5(instancePath, "if", { failingKeyword: "then" });
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
					validate27$2.errors = vErrors;
					return false;
				}
				var valid0 = _errs29 === errors;
				if (valid0) {
					const _errs35 = errors;
					const _errs36 = errors;
					let valid18 = true;
					const _errs37 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.object_type === void 0 && "object_type") {
							const err18 = {};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						} else if (data.object_type !== void 0) {
							if ("blob" !== data.object_type) {
								const err19 = {};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
					}
					var _valid4 = _errs37 === errors;
					errors = _errs36;
					if (vErrors !== null) {
						if (_errs36) vErrors.length = _errs36;
						else vErrors = null;
					}
					if (_valid4) {
						const _errs39 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.mode !== void 0) {
								let data12 = data.mode;
								if (!(data12 === "100644" || data12 === "100755")) {
									validate27$2.errors = [issue$5(instancePath + "/mode", "enum", { allowedValues: schema47.allOf[4].then.properties.mode.enum })];
									return false;
								}
							}
						}
						var _valid4 = _errs39 === errors;
						valid18 = _valid4;
					}
					if (!valid18) {
						const err20 = issue$5(instancePath, "if", { failingKeyword: "then" });
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
						validate27$2.errors = vErrors;
						return false;
					}
					var valid0 = _errs35 === errors;
				}
			}
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing8;
			if (data.revision === void 0 && (missing8 = "revision") || data.location === void 0 && (missing8 = "location") || data.object_type === void 0 && (missing8 = "object_type") || data.object_id === void 0 && (missing8 = "object_id") || data.mode === void 0 && (missing8 = "mode")) {
				validate27$2.errors = [issue$5(instancePath, "required", { missingProperty: missing8 })];
				return false;
			} else {
				const _errs41 = errors;
				for (const key0 in data) if (!(key0 === "revision" || key0 === "location" || key0 === "object_type" || key0 === "object_id" || key0 === "mode")) {
					validate27$2.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs41 === errors) {
					if (data.revision !== void 0) {
						const _errs42 = errors;
						if (!validate28$3(data.revision, {
							instancePath: instancePath + "/revision",
							parentData: data,
							parentDataProperty: "revision",
							rootData
						})) {
							vErrors = vErrors === null ? validate28$3.errors : vErrors.concat(validate28$3.errors);
							errors = vErrors.length;
						}
						var valid21 = _errs42 === errors;
					} else var valid21 = true;
					if (valid21) {
						if (data.location !== void 0) {
							const _errs43 = errors;
							if (!validate30$2(data.location, {
								instancePath: instancePath + "/location",
								parentData: data,
								parentDataProperty: "location",
								rootData
							})) {
								vErrors = vErrors === null ? validate30$2.errors : vErrors.concat(validate30$2.errors);
								errors = vErrors.length;
							}
							var valid21 = _errs43 === errors;
						} else var valid21 = true;
						if (valid21) {
							if (data.object_type !== void 0) {
								let data15 = data.object_type;
								const _errs44 = errors;
								if (!(data15 === "blob" || data15 === "tree")) {
									validate27$2.errors = [issue$5(instancePath + "/object_type", "enum", { allowedValues: schema47.properties.object_type.enum })];
									return false;
								}
								var valid21 = _errs44 === errors;
							} else var valid21 = true;
							if (valid21) {
								if (data.object_id !== void 0) {
									const _errs45 = errors;
									if (typeof data.object_id !== "string") {
										validate27$2.errors = [issue$5(instancePath + "/object_id", "type", { type: "string" })];
										return false;
									}
									var valid21 = _errs45 === errors;
								} else var valid21 = true;
								if (valid21) {
									if (data.mode !== void 0) {
										let data17 = data.mode;
										const _errs47 = errors;
										if (!(data17 === "040000" || data17 === "100644" || data17 === "100755")) {
											validate27$2.errors = [issue$5(instancePath + "/mode", "enum", { allowedValues: schema47.properties.mode.enum })];
											return false;
										}
										var valid21 = _errs47 === errors;
									} else var valid21 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate27$2.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate27$2.errors = vErrors;
	return errors === 0;
}
function validate36$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate36$1.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate36$1.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate36$1.errors = [issue$5(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate36$1.errors = [issue$5(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate36$1.errors = [issue$5(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate36$1.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate36$1.errors = [issue$5(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate27$2(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate27$2.errors : vErrors.concat(validate27$2.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate36$1.errors = [issue$5(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate36$1.errors = [issue$5(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate36$1.errors = [issue$5(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate36$1.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate36$1.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.tool_id === void 0 && (missing0 = "tool_id") || data.tool_version === void 0 && (missing0 = "tool_version") || data.package_ref === void 0 && (missing0 = "package_ref") || data.config_ref === void 0 && (missing0 = "config_ref")) {
				validate34.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "tool_id" || key0 === "tool_version" || key0 === "package_ref" || key0 === "config_ref")) {
					validate34.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.tool_id !== void 0) {
						let data0 = data.tool_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4$5.test(data0)) {
									validate34.errors = [issue$5(instancePath + "/tool_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate34.errors = [issue$5(instancePath + "/tool_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.tool_version !== void 0) {
							let data1 = data.tool_version;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4$5.test(data1)) {
										validate34.errors = [issue$5(instancePath + "/tool_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate34.errors = [issue$5(instancePath + "/tool_version", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.package_ref !== void 0) {
								const _errs8 = errors;
								if (!validate27$2(data.package_ref, {
									instancePath: instancePath + "/package_ref",
									parentData: data,
									parentDataProperty: "package_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate27$2.errors : vErrors.concat(validate27$2.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.config_ref !== void 0) {
									const _errs9 = errors;
									if (!validate36$1(data.config_ref, {
										instancePath: instancePath + "/config_ref",
										parentData: data,
										parentDataProperty: "config_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate36$1.errors : vErrors.concat(validate36$1.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate34.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const schema66$1 = {
	"description": "What a scope ref is for.",
	"enum": [
		"allowed-delta",
		"authority",
		"config-contract",
		"finish-condition",
		"gate-decision",
		"gate-requirement",
		"grant",
		"output-contract",
		"policy",
		"qualification",
		"repository-context",
		"review-policy",
		"selection",
		"verification-instructions",
		"verification-plan"
	]
};
const pattern20 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern21 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func2$2 = require_ucs2length$4().default;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate42.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate42.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern20.test(data0)) {
						validate42.errors = [issue$5(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate42.errors = [issue$5(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func2$2(data1) > 127) {
							validate42.errors = [issue$5(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern21.test(data1)) {
							validate42.errors = [issue$5(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate42.errors = [issue$5(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern8$2.test(data2)) {
								validate42.errors = [issue$5(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate42.errors = [issue$5(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate42.errors = [issue$5(instancePath, "type", { type: "object" })];
		return false;
	}
	validate42.errors = vErrors;
	return true;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "git-object") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
								validate45.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate45.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("git-object" !== data.type) {
											validate45.errors = [issue$5(instancePath + "/type", "const", { allowedValue: "git-object" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate27$2(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate27$2.errors : vErrors.concat(validate27$2.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate45.errors = [issue$5(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "content") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate45.errors = [issue$5(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate45.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("content" !== data.type) {
											validate45.errors = [issue$5(instancePath + "/type", "const", { allowedValue: "content" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate42(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate45.errors = [issue$5(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate45.errors = [issue$5(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate45.errors = [issue$5(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate45.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "artifact") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
								validate44.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate44.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("artifact" !== data.type) {
											validate44.errors = [issue$5(instancePath + "/type", "const", { allowedValue: "artifact" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate45(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate44.errors = [issue$5(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "document") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate44.errors = [issue$5(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate44.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("document" !== data.type) {
											validate44.errors = [issue$5(instancePath + "/type", "const", { allowedValue: "document" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate24$2(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate24$2.errors : vErrors.concat(validate24$2.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate44.errors = [issue$5(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate44.errors = [issue$5(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate44.errors = [issue$5(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate44.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate44.errors = vErrors;
	return errors === 0;
}
function validate41$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.purpose === void 0 && (missing0 = "purpose") || data.decision_record_ref === void 0 && (missing0 = "decision_record_ref") || data.subject_ref === void 0 && (missing0 = "subject_ref") || data.scope_sha256 === void 0 && (missing0 = "scope_sha256")) {
				validate41$1.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "purpose" || key0 === "decision_record_ref" || key0 === "subject_ref" || key0 === "scope_sha256")) {
					validate41$1.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.purpose !== void 0) {
						let data0 = data.purpose;
						const _errs2 = errors;
						if (!(data0 === "allowed-delta" || data0 === "authority" || data0 === "config-contract" || data0 === "finish-condition" || data0 === "gate-decision" || data0 === "gate-requirement" || data0 === "grant" || data0 === "output-contract" || data0 === "policy" || data0 === "qualification" || data0 === "repository-context" || data0 === "review-policy" || data0 === "selection" || data0 === "verification-instructions" || data0 === "verification-plan")) {
							validate41$1.errors = [issue$5(instancePath + "/purpose", "enum", { allowedValues: schema66$1.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.decision_record_ref !== void 0) {
							const _errs4 = errors;
							if (!validate42(data.decision_record_ref, {
								instancePath: instancePath + "/decision_record_ref",
								parentData: data,
								parentDataProperty: "decision_record_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.subject_ref !== void 0) {
								const _errs5 = errors;
								if (!validate44(data.subject_ref, {
									instancePath: instancePath + "/subject_ref",
									parentData: data,
									parentDataProperty: "subject_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.scope_sha256 !== void 0) {
									let data3 = data.scope_sha256;
									const _errs6 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern8$2.test(data3)) {
												validate41$1.errors = [issue$5(instancePath + "/scope_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate41$1.errors = [issue$5(instancePath + "/scope_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate41$1.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate41$1.errors = vErrors;
	return errors === 0;
}
function validate40$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate41$1(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate41$1.errors : vErrors.concat(validate41$1.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("authority" !== data.purpose) {
					validate40$1.errors = [issue$5(instancePath + "/purpose", "const", { allowedValue: "authority" })];
					return false;
				}
			}
		} else {
			validate40$1.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate40$1.errors = vErrors;
	return errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.provider_id === void 0 && (missing0 = "provider_id") || data.model_id === void 0 && (missing0 = "model_id") || data.effort_id === void 0 && (missing0 = "effort_id")) {
			validate55.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "provider_id" || key0 === "model_id" || key0 === "effort_id")) {
				validate55.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.provider_id !== void 0) {
				let data0 = data.provider_id;
				if (typeof data0 === "string") {
					if (!pattern4$5.test(data0)) {
						validate55.errors = [issue$5(instancePath + "/provider_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate55.errors = [issue$5(instancePath + "/provider_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.model_id !== void 0) {
					let data1 = data.model_id;
					if (typeof data1 === "string") {
						if (!pattern4$5.test(data1)) {
							validate55.errors = [issue$5(instancePath + "/model_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate55.errors = [issue$5(instancePath + "/model_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.effort_id !== void 0) {
						let data2 = data.effort_id;
						if (typeof data2 === "string") {
							if (!pattern4$5.test(data2)) {
								validate55.errors = [issue$5(instancePath + "/effort_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate55.errors = [issue$5(instancePath + "/effort_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate55.errors = [issue$5(instancePath, "type", { type: "object" })];
		return false;
	}
	validate55.errors = vErrors;
	return true;
}
function validate22$5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.execution_kind === void 0 && "execution_kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.execution_kind !== void 0) {
			if ("model" !== data.execution_kind) {
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
			let missing1;
			if (data.prompt_ref === void 0 && (missing1 = "prompt_ref") || data.model_request === void 0 && (missing1 = "model_request")) {
				validate22$5.errors = [issue$5(instancePath, "required", { missingProperty: missing1 })];
				return false;
			} else if (data.role !== void 0) {
				let data1 = data.role;
				if (!(data1 === "producer" || data1 === "reviewer")) {
					validate22$5.errors = [issue$5(instancePath + "/role", "enum", { allowedValues: schema35.allOf[0].then.properties.role.enum })];
					return false;
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue$5(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate22$5.errors = vErrors;
		return false;
	}
	if (_errs1 === errors) {
		const _errs8 = errors;
		let valid4 = true;
		const _errs9 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.execution_kind === void 0 && "execution_kind") {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else if (data.execution_kind !== void 0) {
				if ("deterministic" !== data.execution_kind) {
					const err4 = {};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		var _valid1 = _errs9 === errors;
		errors = _errs8;
		if (vErrors !== null) {
			if (_errs8) vErrors.length = _errs8;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs11 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.skill_refs !== void 0) {
					let data3 = data.skill_refs;
					const _errs12 = errors;
					if (errors === _errs12) {
						if (Array.isArray(data3)) {
							if (data3.length > 0) {
								validate22$5.errors = [issue$5(instancePath + "/skill_refs", "maxItems", { limit: 0 })];
								return false;
							}
						} else {
							validate22$5.errors = [issue$5(instancePath + "/skill_refs", "type", { type: "array" })];
							return false;
						}
					}
					var valid6 = _errs12 === errors;
				} else var valid6 = true;
				if (valid6) {
					if (data.prompt_ref !== void 0) {
						var valid6 = false;
						validate22$5.errors = [issue$5(instancePath + "/prompt_ref", "false schema", {})];
						return false;
					} else var valid6 = true;
					if (valid6) {
						if (data.model_request !== void 0) {
							var valid6 = false;
							validate22$5.errors = [issue$5(instancePath + "/model_request", "false schema", {})];
							return false;
						} else var valid6 = true;
					}
				}
			}
			var _valid1 = _errs11 === errors;
			valid4 = _valid1;
		}
		if (!valid4) {
			const err5 = issue$5(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate22$5.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing3;
			if (data.binding_id === void 0 && (missing3 = "binding_id") || data.role === void 0 && (missing3 = "role") || data.manifest_ref === void 0 && (missing3 = "manifest_ref") || data.execution_kind === void 0 && (missing3 = "execution_kind") || data.adapter_instance_id === void 0 && (missing3 = "adapter_instance_id") || data.principal_id === void 0 && (missing3 = "principal_id") || data.execution_boundary_id === void 0 && (missing3 = "execution_boundary_id") || data.package_ref === void 0 && (missing3 = "package_ref") || data.skill_refs === void 0 && (missing3 = "skill_refs") || data.requested_tools === void 0 && (missing3 = "requested_tools") || data.requested_capabilities === void 0 && (missing3 = "requested_capabilities") || data.requested_permissions === void 0 && (missing3 = "requested_permissions")) {
				validate22$5.errors = [issue$5(instancePath, "required", { missingProperty: missing3 })];
				return false;
			} else {
				const _errs14 = errors;
				for (const key0 in data) if (!func1$5.call(schema35.properties, key0)) {
					validate22$5.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs14 === errors) {
					if (data.binding_id !== void 0) {
						let data6 = data.binding_id;
						const _errs15 = errors;
						if (errors === errors) {
							if (typeof data6 === "string") {
								if (!pattern4$5.test(data6)) {
									validate22$5.errors = [issue$5(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22$5.errors = [issue$5(instancePath + "/binding_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid7 = _errs15 === errors;
					} else var valid7 = true;
					if (valid7) {
						if (data.role !== void 0) {
							let data7 = data.role;
							const _errs18 = errors;
							if (!(data7 === "ci" || data7 === "execution" || data7 === "forge" || data7 === "identity" || data7 === "producer" || data7 === "publisher" || data7 === "reviewer" || data7 === "verifier")) {
								validate22$5.errors = [issue$5(instancePath + "/role", "enum", { allowedValues: schema37.enum })];
								return false;
							}
							var valid7 = _errs18 === errors;
						} else var valid7 = true;
						if (valid7) {
							if (data.manifest_ref !== void 0) {
								const _errs20 = errors;
								if (!validate23$2(data.manifest_ref, {
									instancePath: instancePath + "/manifest_ref",
									parentData: data,
									parentDataProperty: "manifest_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate23$2.errors : vErrors.concat(validate23$2.errors);
									errors = vErrors.length;
								}
								var valid7 = _errs20 === errors;
							} else var valid7 = true;
							if (valid7) {
								if (data.execution_kind !== void 0) {
									let data9 = data.execution_kind;
									const _errs21 = errors;
									if (!(data9 === "deterministic" || data9 === "model")) {
										validate22$5.errors = [issue$5(instancePath + "/execution_kind", "enum", { allowedValues: schema43.enum })];
										return false;
									}
									var valid7 = _errs21 === errors;
								} else var valid7 = true;
								if (valid7) {
									if (data.adapter_instance_id !== void 0) {
										let data10 = data.adapter_instance_id;
										const _errs23 = errors;
										if (errors === errors) {
											if (typeof data10 === "string") {
												if (!pattern4$5.test(data10)) {
													validate22$5.errors = [issue$5(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
													return false;
												}
											} else {
												validate22$5.errors = [issue$5(instancePath + "/adapter_instance_id", "type", { type: "string" })];
												return false;
											}
										}
										var valid7 = _errs23 === errors;
									} else var valid7 = true;
									if (valid7) {
										if (data.principal_id !== void 0) {
											let data11 = data.principal_id;
											const _errs26 = errors;
											if (errors === errors) {
												if (typeof data11 === "string") {
													if (!pattern4$5.test(data11)) {
														validate22$5.errors = [issue$5(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate22$5.errors = [issue$5(instancePath + "/principal_id", "type", { type: "string" })];
													return false;
												}
											}
											var valid7 = _errs26 === errors;
										} else var valid7 = true;
										if (valid7) {
											if (data.execution_boundary_id !== void 0) {
												let data12 = data.execution_boundary_id;
												const _errs29 = errors;
												if (errors === errors) {
													if (typeof data12 === "string") {
														if (!pattern4$5.test(data12)) {
															validate22$5.errors = [issue$5(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
															return false;
														}
													} else {
														validate22$5.errors = [issue$5(instancePath + "/execution_boundary_id", "type", { type: "string" })];
														return false;
													}
												}
												var valid7 = _errs29 === errors;
											} else var valid7 = true;
											if (valid7) {
												if (data.package_ref !== void 0) {
													const _errs32 = errors;
													if (!validate27$2(data.package_ref, {
														instancePath: instancePath + "/package_ref",
														parentData: data,
														parentDataProperty: "package_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate27$2.errors : vErrors.concat(validate27$2.errors);
														errors = vErrors.length;
													}
													var valid7 = _errs32 === errors;
												} else var valid7 = true;
												if (valid7) {
													if (data.skill_refs !== void 0) {
														let data14 = data.skill_refs;
														const _errs33 = errors;
														if (errors === _errs33) {
															if (Array.isArray(data14)) {
																if (data14.length > 32) {
																	validate22$5.errors = [issue$5(instancePath + "/skill_refs", "maxItems", { limit: 32 })];
																	return false;
																} else {
																	const len0 = data14.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		const _errs35 = errors;
																		if (!validate27$2(data14[i0], {
																			instancePath: instancePath + "/skill_refs/" + i0,
																			parentData: data14,
																			parentDataProperty: i0,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate27$2.errors : vErrors.concat(validate27$2.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs35 === errors)) break;
																	}
																}
															} else {
																validate22$5.errors = [issue$5(instancePath + "/skill_refs", "type", { type: "array" })];
																return false;
															}
														}
														var valid7 = _errs33 === errors;
													} else var valid7 = true;
													if (valid7) {
														if (data.requested_tools !== void 0) {
															let data16 = data.requested_tools;
															const _errs36 = errors;
															if (errors === _errs36) {
																if (Array.isArray(data16)) {
																	if (data16.length > 32) {
																		validate22$5.errors = [issue$5(instancePath + "/requested_tools", "maxItems", { limit: 32 })];
																		return false;
																	} else {
																		const len1 = data16.length;
																		for (let i1 = 0; i1 < len1; i1++) {
																			const _errs38 = errors;
																			if (!validate34(data16[i1], {
																				instancePath: instancePath + "/requested_tools/" + i1,
																				parentData: data16,
																				parentDataProperty: i1,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs38 === errors)) break;
																		}
																	}
																} else {
																	validate22$5.errors = [issue$5(instancePath + "/requested_tools", "type", { type: "array" })];
																	return false;
																}
															}
															var valid7 = _errs36 === errors;
														} else var valid7 = true;
														if (valid7) {
															if (data.requested_capabilities !== void 0) {
																let data18 = data.requested_capabilities;
																const _errs39 = errors;
																if (errors === _errs39) {
																	if (Array.isArray(data18)) {
																		if (data18.length > 1) {
																			validate22$5.errors = [issue$5(instancePath + "/requested_capabilities", "maxItems", { limit: 1 })];
																			return false;
																		} else {
																			const len2 = data18.length;
																			for (let i2 = 0; i2 < len2; i2++) {
																				let data19 = data18[i2];
																				const _errs41 = errors;
																				if (!(data19 === "core.forge.materialize-candidate.v2" || data19 === "core.harness.produce.v1" || data19 === "core.review.change.v1" || data19 === "core.verify.run.v1")) {
																					validate22$5.errors = [issue$5(instancePath + "/requested_capabilities/" + i2, "enum", { allowedValues: schema62.enum })];
																					return false;
																				}
																				if (!(_errs41 === errors)) break;
																			}
																		}
																	} else {
																		validate22$5.errors = [issue$5(instancePath + "/requested_capabilities", "type", { type: "array" })];
																		return false;
																	}
																}
																var valid7 = _errs39 === errors;
															} else var valid7 = true;
															if (valid7) {
																if (data.requested_permissions !== void 0) {
																	let data20 = data.requested_permissions;
																	const _errs43 = errors;
																	if (errors === _errs43) {
																		if (Array.isArray(data20)) {
																			if (data20.length > 5) {
																				validate22$5.errors = [issue$5(instancePath + "/requested_permissions", "maxItems", { limit: 5 })];
																				return false;
																			} else {
																				const len3 = data20.length;
																				for (let i3 = 0; i3 < len3; i3++) {
																					let data21 = data20[i3];
																					const _errs45 = errors;
																					if (!(data21 === "core.perm.candidate-repository.write.v2" || data21 === "core.perm.candidate.execute.v1" || data21 === "core.perm.evidence.write.v1" || data21 === "core.perm.model.invoke.v1" || data21 === "core.perm.scratch.write.v1" || data21 === "core.perm.target.read.v1")) {
																						validate22$5.errors = [issue$5(instancePath + "/requested_permissions/" + i3, "enum", { allowedValues: schema63.enum })];
																						return false;
																					}
																					if (!(_errs45 === errors)) break;
																				}
																			}
																		} else {
																			validate22$5.errors = [issue$5(instancePath + "/requested_permissions", "type", { type: "array" })];
																			return false;
																		}
																	}
																	var valid7 = _errs43 === errors;
																} else var valid7 = true;
																if (valid7) {
																	if (data.authority_ref !== void 0) {
																		const _errs47 = errors;
																		if (!validate40$1(data.authority_ref, {
																			instancePath: instancePath + "/authority_ref",
																			parentData: data,
																			parentDataProperty: "authority_ref",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate40$1.errors : vErrors.concat(validate40$1.errors);
																			errors = vErrors.length;
																		}
																		var valid7 = _errs47 === errors;
																	} else var valid7 = true;
																	if (valid7) {
																		if (data.config_ref !== void 0) {
																			const _errs48 = errors;
																			if (!validate27$2(data.config_ref, {
																				instancePath: instancePath + "/config_ref",
																				parentData: data,
																				parentDataProperty: "config_ref",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate27$2.errors : vErrors.concat(validate27$2.errors);
																				errors = vErrors.length;
																			}
																			var valid7 = _errs48 === errors;
																		} else var valid7 = true;
																		if (valid7) {
																			if (data.prompt_ref !== void 0) {
																				const _errs49 = errors;
																				if (!validate27$2(data.prompt_ref, {
																					instancePath: instancePath + "/prompt_ref",
																					parentData: data,
																					parentDataProperty: "prompt_ref",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate27$2.errors : vErrors.concat(validate27$2.errors);
																					errors = vErrors.length;
																				}
																				var valid7 = _errs49 === errors;
																			} else var valid7 = true;
																			if (valid7) {
																				if (data.model_request !== void 0) {
																					const _errs50 = errors;
																					if (!validate55(data.model_request, {
																						instancePath: instancePath + "/model_request",
																						parentData: data,
																						parentDataProperty: "model_request",
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
																						errors = vErrors.length;
																					}
																					var valid7 = _errs50 === errors;
																				} else var valid7 = true;
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
			}
		} else {
			validate22$5.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22$5.errors = vErrors;
	return errors === 0;
}
function validate21$5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.profile_version === void 0 && (missing0 = "profile_version") || data.bindings === void 0 && (missing0 = "bindings")) {
				validate21$5.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "profile_version" || key0 === "bindings")) {
					validate21$5.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.profile_version !== void 0) {
						let data0 = data.profile_version;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4$5.test(data0)) {
									validate21$5.errors = [issue$5(instancePath + "/profile_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate21$5.errors = [issue$5(instancePath + "/profile_version", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.bindings !== void 0) {
							let data1 = data.bindings;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data1)) {
									if (data1.length > 8) {
										validate21$5.errors = [issue$5(instancePath + "/bindings", "maxItems", { limit: 8 })];
										return false;
									} else if (data1.length < 4) {
										validate21$5.errors = [issue$5(instancePath + "/bindings", "minItems", { limit: 4 })];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs7 = errors;
											if (!validate22$5(data1[i0], {
												instancePath: instancePath + "/bindings/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate22$5.errors : vErrors.concat(validate22$5.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate21$5.errors = [issue$5(instancePath + "/bindings", "type", { type: "array" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate21$5.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate21$5.errors = vErrors;
	return errors === 0;
}
function validate20$5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body")) {
				validate20$5.errors = [issue$5(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "body")) {
					validate20$5.errors = [issue$5(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if (2 !== data.schema_version) {
							validate20$5.errors = [issue$5(instancePath + "/schema_version", "const", { allowedValue: 2 })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							const _errs3 = errors;
							if ("profile" !== data.kind) {
								validate20$5.errors = [issue$5(instancePath + "/kind", "const", { allowedValue: "profile" })];
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
										if (!pattern4$5.test(data2)) {
											validate20$5.errors = [issue$5(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate20$5.errors = [issue$5(instancePath + "/id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.body !== void 0) {
									const _errs7 = errors;
									if (!validate21$5(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21$5.errors : vErrors.concat(validate21$5.errors);
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
			validate20$5.errors = [issue$5(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20$5.errors = vErrors;
	return errors === 0;
}

// libs/contract/src/relations/capability-grant.ts
/**
* Refuses requested capabilities or permissions other than the role's own. The rule is one of form in a profile and a
* relation in a resolved profile, so the caller says which by `breach`.
*/
function checkCapabilityGrant(binding, place, breach) {
	const grant = grantOf(binding.role, binding.execution_kind);
	const exactly = (key, words) => sameWords(binding[key], words) ? void 0 : breach([...place, key], `exactly ${listed(words)}`);
	return firstOf([() => exactly("requested_capabilities", grant.capabilities), () => exactly("requested_permissions", grant.permissions)]);
}
/** Whether two lists hold the same words in the same order. */
const sameWords = (a, b) => a.length === b.length && a.every((word, index) => word === b[index]);
/** Words for people; an empty list is `[]`. */
const listed = (words) => words.length === 0 ? "`[]`" : words.map((word) => `\`${word}\``).join(", ");

// libs/contract/src/relations/role-separation.ts
/** Refuses (E_RELATION) bindings that do not keep the roles apart; `place` is where the list stands. */
const checkRoleSeparation = (bindings, place) => firstOf([
	() => checkProtectedRoles(bindings, place),
	() => checkOtherRoles(bindings),
	() => checkAuthorities(bindings),
	() => checkIdentities(bindings)
]);
const isProtected = (role) => protectedRoles.includes(role);
function checkProtectedRoles(bindings, place) {
	return firstAmong(protectedRoles, (role) => {
		const bound = bindings.filter(({ item }) => item.role === role);
		if (bound.length === 1) return void 0;
		return unrelated(bound[1]?.place ?? place, `exactly one binding of role \`${role}\`, not ${bound.length}`);
	});
}
function checkOtherRoles(bindings) {
	const bound = /* @__PURE__ */ new Set();
	return firstAmong(bindings, ({ item, place }) => {
		if (isProtected(item.role)) return void 0;
		if (bound.has(item.role)) return unrelated([...place, "role"], `at most one binding of role \`${item.role}\``);
		bound.add(item.role);
	});
}
const checkAuthorities = (bindings) => firstAmong(bindings, ({ item, place }) => isProtected(item.role) && item.authority_ref === void 0 ? unrelated([...place, "authority_ref"], `an authority for the protected role \`${item.role}\``) : void 0);
const identities = [
	{
		at: ["binding_id"],
		of: (binding) => binding.binding_id
	},
	{
		at: ["adapter_instance_id"],
		of: (binding) => binding.adapter_instance_id
	},
	{
		at: ["principal_id"],
		of: (binding) => binding.principal_id
	},
	{
		at: ["execution_boundary_id"],
		of: (binding) => binding.execution_boundary_id
	},
	{
		at: ["authority_ref", "scope_sha256"],
		of: (binding) => binding.authority_ref?.scope_sha256
	}
];
function checkIdentities(bindings) {
	const apart = bindings.filter(({ item }) => isProtected(item.role));
	return firstAmong(identities, ({ at, of }) => {
		const owners = /* @__PURE__ */ new Map();
		return firstAmong(apart, ({ item, place }) => {
			const owner = owners.get(of(item));
			owners.set(of(item), item.role);
			return owner === void 0 ? void 0 : unrelated([...place, ...at], `another value than that of the \`${owner}\` binding`);
		});
	});
}

// libs/contract/src/shapes/binding-shape.ts
/** Refuses (E_SHAPE) skills, tools or permissions out of order. */
const checkBindingShape = (binding, place) => firstOf([
	() => checkSorted(binding.skill_refs, compareGitObjects, [...place, "skill_refs"], "git key"),
	() => checkSorted(binding.requested_tools, byText((tool) => tool.tool_id), [...place, "requested_tools"], "tool_id"),
	() => checkWordSet(binding.requested_permissions, [...place, "requested_permissions"])
]);

// libs/contract/src/kinds/profile.ts
const place$1 = ["body", "bindings"];
const profileKind = defineKind({
	kind: "profile",
	schemaVersion: 2,
	bounds: coreBounds,
	validate: validate$5,
	shapes: [
		({ body }) => checkSorted(body.bindings, byText((binding) => binding.binding_id), place$1, "binding_id"),
		({ body }) => firstAmong(body.bindings, (binding, index) => checkBindingShape(binding, [...place$1, index])),
		({ body }) => firstAmong(body.bindings, (binding, index) => checkCapabilityGrant(binding, [...place$1, index], misshapen))
	],
	relations: [({ body }) => checkRoleSeparation(body.bindings.map((item, index) => ({
		item,
		place: [...place$1, index]
	})), place$1)]
});

// libs/contract/src/generated/resolved-profile.js
var __commonJSMin$3 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$3 = /* @__PURE__ */ __commonJSMin$3(((exports) => {
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
const issue$4 = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate$4 = validate20$4;
const pattern4$4 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const schema36 = {
	"description": "The five kinds of the core.",
	"enum": [
		"adapter_manifest",
		"profile",
		"resolved_profile",
		"stage_request",
		"stage_result"
	]
};
const pattern6$1 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate23$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate23$1.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "sha256")) {
				validate23$1.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.schema_version !== void 0) {
				if (2 !== data.schema_version) {
					validate23$1.errors = [issue$4(instancePath + "/schema_version", "const", { allowedValue: 2 })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (!(data1 === "adapter_manifest" || data1 === "profile" || data1 === "resolved_profile" || data1 === "stage_request" || data1 === "stage_result")) {
						validate23$1.errors = [issue$4(instancePath + "/kind", "enum", { allowedValues: schema36.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 === "string") {
							if (!pattern4$4.test(data2)) {
								validate23$1.errors = [issue$4(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate23$1.errors = [issue$4(instancePath + "/id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern6$1.test(data3)) {
									validate23$1.errors = [issue$4(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate23$1.errors = [issue$4(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate23$1.errors = [issue$4(instancePath, "type", { type: "object" })];
		return false;
	}
	validate23$1.errors = vErrors;
	return true;
}
function validate22$4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate23$1(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate23$1.errors : vErrors.concat(validate23$1.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("profile" !== data.kind) {
					validate22$4.errors = [issue$4(instancePath + "/kind", "const", { allowedValue: "profile" })];
					return false;
				}
			}
		} else {
			validate22$4.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22$4.errors = vErrors;
	return errors === 0;
}
const schema40$1 = {
	"description": "The digest of the value at a Git object, and how the value is read.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"source",
		"value_format",
		"value_sha256"
	],
	"properties": {
		"source": { "$ref": "#/$defs/contract.common.gitObject" },
		"value_format": { "enum": ["canonical-json", "raw-bytes"] },
		"value_sha256": { "$ref": "#/$defs/contract.common.sha256" }
	},
	"if": {
		"properties": { "value_format": { "const": "canonical-json" } },
		"required": ["value_format"]
	},
	"then": { "properties": { "source": {
		"type": "object",
		"properties": { "object_type": { "const": "blob" } }
	} } }
};
const schema41$1 = {
	"description": "A blob or tree, where it lies in a commit, and its mode.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"revision",
		"location",
		"object_type",
		"object_id",
		"mode"
	],
	"properties": {
		"revision": { "$ref": "#/$defs/contract.common.gitRevision" },
		"location": { "$ref": "#/$defs/contract.common.gitLocation" },
		"object_type": { "enum": ["blob", "tree"] },
		"object_id": { "type": "string" },
		"mode": { "enum": [
			"040000",
			"100644",
			"100755"
		] }
	},
	"allOf": [
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha1" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha1Id" } } }
		},
		{
			"if": {
				"properties": { "revision": {
					"type": "object",
					"properties": { "hash_algorithm": { "const": "sha256" } },
					"required": ["hash_algorithm"]
				} },
				"required": ["revision"]
			},
			"then": { "properties": { "object_id": { "$ref": "#/$defs/contract.common.sha256Id" } } }
		},
		{
			"if": {
				"properties": { "location": {
					"type": "object",
					"properties": { "kind": { "const": "root" } },
					"required": ["kind"]
				} },
				"required": ["location"]
			},
			"then": { "properties": { "object_type": { "const": "tree" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "tree" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "const": "040000" } } }
		},
		{
			"if": {
				"properties": { "object_type": { "const": "blob" } },
				"required": ["object_type"]
			},
			"then": { "properties": { "mode": { "enum": ["100644", "100755"] } } }
		}
	]
};
const pattern7$3 = /* @__PURE__ */ new RegExp("^[0-9a-f]{40}$", "u");
const schema48 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
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
						if (!pattern7$3.test(data1)) {
							validate29.errors = [issue$4(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate29.errors = [issue$4(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue$4(instancePath, "if", { failingKeyword: "then" });
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
							if (!pattern6$1.test(data3)) {
								validate29.errors = [issue$4(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate29.errors = [issue$4(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue$4(instancePath, "if", { failingKeyword: "then" });
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
				validate29.errors = [issue$4(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate29.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4$4.test(data4)) {
									validate29.errors = [issue$4(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate29.errors = [issue$4(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate29.errors = [issue$4(instancePath + "/hash_algorithm", "enum", { allowedValues: schema48.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate29.errors = [issue$4(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate29.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
const pattern12$1 = /* @__PURE__ */ new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "root") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing0;
					if (data.kind === void 0 && (missing0 = "kind")) {
						validate31.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
						return false;
					} else {
						for (const key0 in data) if (!(key0 === "kind")) {
							validate31.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("root" !== data.kind) {
								validate31.errors = [issue$4(instancePath + "/kind", "const", { allowedValue: "root" })];
								return false;
							}
						}
					}
				} else {
					validate31.errors = [issue$4(instancePath, "type", { type: "object" })];
					return false;
				}
			} else if (tag0 === "path") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing1;
					if (data.kind === void 0 && (missing1 = "kind") || data.value === void 0 && (missing1 = "value")) {
						validate31.errors = [issue$4(instancePath, "required", { missingProperty: missing1 })];
						return false;
					} else {
						for (const key1 in data) if (!(key1 === "kind" || key1 === "value")) {
							validate31.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key1 })];
							return false;
						}
						if (data.kind !== void 0) {
							if ("path" !== data.kind) {
								validate31.errors = [issue$4(instancePath + "/kind", "const", { allowedValue: "path" })];
								return false;
							}
							var valid4 = true;
						} else var valid4 = true;
						if (valid4) {
							if (data.value !== void 0) {
								let data2 = data.value;
								if (typeof data2 === "string") {
									if (!pattern12$1.test(data2)) {
										validate31.errors = [issue$4(instancePath + "/value", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
										return false;
									}
								} else {
									validate31.errors = [issue$4(instancePath + "/value", "type", { type: "string" })];
									return false;
								}
								var valid4 = true;
							} else var valid4 = true;
						}
					}
				} else {
					validate31.errors = [issue$4(instancePath, "type", { type: "object" })];
					return false;
				}
			} else {
				validate31.errors = [issue$4(instancePath, "discriminator", {
					error: "mapping",
					tag: "kind",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate31.errors = [issue$4(instancePath, "discriminator", {
				error: "tag",
				tag: "kind",
				tagValue: tag0
			})];
			return false;
		}
	} else {
		validate31.errors = [issue$4(instancePath, "type", { type: "object" })];
		return false;
	}
	validate31.errors = vErrors;
	return true;
}
function validate28$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0 && "revision") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.revision !== void 0) {
			let data0 = data.revision;
			if (errors === errors) {
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.hash_algorithm === void 0 && "hash_algorithm") {
						const err1 = {};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					} else if (data0.hash_algorithm !== void 0) {
						if ("sha1" !== data0.hash_algorithm) {
							const err2 = {};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
					}
				} else {
					const err3 = {};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
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
		const _errs7 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.object_id !== void 0) {
				let data2 = data.object_id;
				if (errors === errors) {
					if (typeof data2 === "string") {
						if (!pattern7$3.test(data2)) {
							validate28$2.errors = [issue$4(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate28$2.errors = [issue$4(instancePath + "/object_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs7 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err4 = issue$4(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
		validate28$2.errors = vErrors;
		return false;
	}
	var valid0 = _errs1 === errors;
	if (valid0) {
		const _errs11 = errors;
		const _errs12 = errors;
		let valid6 = true;
		const _errs13 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.revision === void 0 && "revision") {
				const err5 = {};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else if (data.revision !== void 0) {
				let data3 = data.revision;
				if (errors === errors) {
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.hash_algorithm === void 0 && "hash_algorithm") {
							const err6 = {};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						} else if (data3.hash_algorithm !== void 0) {
							if ("sha256" !== data3.hash_algorithm) {
								const err7 = {};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
					} else {
						const err8 = {};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			}
		}
		var _valid1 = _errs13 === errors;
		errors = _errs12;
		if (vErrors !== null) {
			if (_errs12) vErrors.length = _errs12;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs17 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.object_id !== void 0) {
					let data5 = data.object_id;
					if (errors === errors) {
						if (typeof data5 === "string") {
							if (!pattern6$1.test(data5)) {
								validate28$2.errors = [issue$4(instancePath + "/object_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate28$2.errors = [issue$4(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs17 === errors;
			valid6 = _valid1;
		}
		if (!valid6) {
			const err9 = issue$4(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
			validate28$2.errors = vErrors;
			return false;
		}
		var valid0 = _errs11 === errors;
		if (valid0) {
			const _errs21 = errors;
			const _errs22 = errors;
			let valid11 = true;
			const _errs23 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.location === void 0 && "location") {
					const err10 = {};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				} else if (data.location !== void 0) {
					let data6 = data.location;
					if (errors === errors) {
						if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
							if (data6.kind === void 0 && "kind") {
								const err11 = {};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							} else if (data6.kind !== void 0) {
								if ("root" !== data6.kind) {
									const err12 = {};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
							}
						} else {
							const err13 = {};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				}
			}
			var _valid2 = _errs23 === errors;
			errors = _errs22;
			if (vErrors !== null) {
				if (_errs22) vErrors.length = _errs22;
				else vErrors = null;
			}
			if (_valid2) {
				const _errs27 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							validate28$2.errors = [issue$4(instancePath + "/object_type", "const", { allowedValue: "tree" })];
							return false;
						}
					}
				}
				var _valid2 = _errs27 === errors;
				valid11 = _valid2;
			}
			if (!valid11) {
				const err14 = issue$4(instancePath, "if", { failingKeyword: "then" });
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
				validate28$2.errors = vErrors;
				return false;
			}
			var valid0 = _errs21 === errors;
			if (valid0) {
				const _errs29 = errors;
				const _errs30 = errors;
				let valid15 = true;
				const _errs31 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.object_type === void 0 && "object_type") {
						const err15 = {};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					} else if (data.object_type !== void 0) {
						if ("tree" !== data.object_type) {
							const err16 = {};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
				}
				var _valid3 = _errs31 === errors;
				errors = _errs30;
				if (vErrors !== null) {
					if (_errs30) vErrors.length = _errs30;
					else vErrors = null;
				}
				if (_valid3) {
					const _errs33 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.mode !== void 0) {
							if ("040000" !== data.mode) {
								validate28$2.errors = [issue$4(instancePath + "/mode", "const", { allowedValue: "040000" })];
								return false;
							}
						}
					}
					var _valid3 = _errs33 === errors;
					valid15 = _valid3;
				}
				if (!valid15) {
					const err17 = issue$4(instancePath, "if", { failingKeyword: "then" });
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
					validate28$2.errors = vErrors;
					return false;
				}
				var valid0 = _errs29 === errors;
				if (valid0) {
					const _errs35 = errors;
					const _errs36 = errors;
					let valid18 = true;
					const _errs37 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.object_type === void 0 && "object_type") {
							const err18 = {};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						} else if (data.object_type !== void 0) {
							if ("blob" !== data.object_type) {
								const err19 = {};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
					}
					var _valid4 = _errs37 === errors;
					errors = _errs36;
					if (vErrors !== null) {
						if (_errs36) vErrors.length = _errs36;
						else vErrors = null;
					}
					if (_valid4) {
						const _errs39 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.mode !== void 0) {
								let data12 = data.mode;
								if (!(data12 === "100644" || data12 === "100755")) {
									validate28$2.errors = [issue$4(instancePath + "/mode", "enum", { allowedValues: schema41$1.allOf[4].then.properties.mode.enum })];
									return false;
								}
							}
						}
						var _valid4 = _errs39 === errors;
						valid18 = _valid4;
					}
					if (!valid18) {
						const err20 = issue$4(instancePath, "if", { failingKeyword: "then" });
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
						validate28$2.errors = vErrors;
						return false;
					}
					var valid0 = _errs35 === errors;
				}
			}
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing8;
			if (data.revision === void 0 && (missing8 = "revision") || data.location === void 0 && (missing8 = "location") || data.object_type === void 0 && (missing8 = "object_type") || data.object_id === void 0 && (missing8 = "object_id") || data.mode === void 0 && (missing8 = "mode")) {
				validate28$2.errors = [issue$4(instancePath, "required", { missingProperty: missing8 })];
				return false;
			} else {
				const _errs41 = errors;
				for (const key0 in data) if (!(key0 === "revision" || key0 === "location" || key0 === "object_type" || key0 === "object_id" || key0 === "mode")) {
					validate28$2.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs41 === errors) {
					if (data.revision !== void 0) {
						const _errs42 = errors;
						if (!validate29(data.revision, {
							instancePath: instancePath + "/revision",
							parentData: data,
							parentDataProperty: "revision",
							rootData
						})) {
							vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
							errors = vErrors.length;
						}
						var valid21 = _errs42 === errors;
					} else var valid21 = true;
					if (valid21) {
						if (data.location !== void 0) {
							const _errs43 = errors;
							if (!validate31(data.location, {
								instancePath: instancePath + "/location",
								parentData: data,
								parentDataProperty: "location",
								rootData
							})) {
								vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
								errors = vErrors.length;
							}
							var valid21 = _errs43 === errors;
						} else var valid21 = true;
						if (valid21) {
							if (data.object_type !== void 0) {
								let data15 = data.object_type;
								const _errs44 = errors;
								if (!(data15 === "blob" || data15 === "tree")) {
									validate28$2.errors = [issue$4(instancePath + "/object_type", "enum", { allowedValues: schema41$1.properties.object_type.enum })];
									return false;
								}
								var valid21 = _errs44 === errors;
							} else var valid21 = true;
							if (valid21) {
								if (data.object_id !== void 0) {
									const _errs45 = errors;
									if (typeof data.object_id !== "string") {
										validate28$2.errors = [issue$4(instancePath + "/object_id", "type", { type: "string" })];
										return false;
									}
									var valid21 = _errs45 === errors;
								} else var valid21 = true;
								if (valid21) {
									if (data.mode !== void 0) {
										let data17 = data.mode;
										const _errs47 = errors;
										if (!(data17 === "040000" || data17 === "100644" || data17 === "100755")) {
											validate28$2.errors = [issue$4(instancePath + "/mode", "enum", { allowedValues: schema41$1.properties.mode.enum })];
											return false;
										}
										var valid21 = _errs47 === errors;
									} else var valid21 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate28$2.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate28$2.errors = vErrors;
	return errors === 0;
}
function validate27$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.value_format === void 0 && "value_format") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.value_format !== void 0) {
			if ("canonical-json" !== data.value_format) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.source !== void 0) {
				let data1 = data.source;
				if (errors === errors) {
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.object_type !== void 0) {
							if ("blob" !== data1.object_type) {
								validate27$1.errors = [issue$4(instancePath + "/source/object_type", "const", { allowedValue: "blob" })];
								return false;
							}
						}
					} else {
						validate27$1.errors = [issue$4(instancePath + "/source", "type", { type: "object" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
	}
	if (!valid0) {
		const err2 = issue$4(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate27$1.errors = vErrors;
		return false;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.source === void 0 && (missing1 = "source") || data.value_format === void 0 && (missing1 = "value_format") || data.value_sha256 === void 0 && (missing1 = "value_sha256")) {
				validate27$1.errors = [issue$4(instancePath, "required", { missingProperty: missing1 })];
				return false;
			} else {
				const _errs8 = errors;
				for (const key0 in data) if (!(key0 === "source" || key0 === "value_format" || key0 === "value_sha256")) {
					validate27$1.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs8 === errors) {
					if (data.source !== void 0) {
						const _errs9 = errors;
						if (!validate28$2(data.source, {
							instancePath: instancePath + "/source",
							parentData: data,
							parentDataProperty: "source",
							rootData
						})) {
							vErrors = vErrors === null ? validate28$2.errors : vErrors.concat(validate28$2.errors);
							errors = vErrors.length;
						}
						var valid4 = _errs9 === errors;
					} else var valid4 = true;
					if (valid4) {
						if (data.value_format !== void 0) {
							let data4 = data.value_format;
							const _errs10 = errors;
							if (!(data4 === "canonical-json" || data4 === "raw-bytes")) {
								validate27$1.errors = [issue$4(instancePath + "/value_format", "enum", { allowedValues: schema40$1.properties.value_format.enum })];
								return false;
							}
							var valid4 = _errs10 === errors;
						} else var valid4 = true;
						if (valid4) {
							if (data.value_sha256 !== void 0) {
								let data5 = data.value_sha256;
								const _errs11 = errors;
								if (errors === errors) {
									if (typeof data5 === "string") {
										if (!pattern6$1.test(data5)) {
											validate27$1.errors = [issue$4(instancePath + "/value_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
											return false;
										}
									} else {
										validate27$1.errors = [issue$4(instancePath + "/value_sha256", "type", { type: "string" })];
										return false;
									}
								}
								var valid4 = _errs11 === errors;
							} else var valid4 = true;
						}
					}
				}
			}
		} else {
			validate27$1.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate27$1.errors = vErrors;
	return errors === 0;
}
function validate26$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate27$1(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate27$1.errors : vErrors.concat(validate27$1.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.value_format !== void 0) {
				if ("canonical-json" !== data.value_format) {
					validate26$2.errors = [issue$4(instancePath + "/value_format", "const", { allowedValue: "canonical-json" })];
					return false;
				}
			}
		} else {
			validate26$2.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate26$2.errors = vErrors;
	return errors === 0;
}
const schema54 = {
	"description": "What a scope ref is for.",
	"enum": [
		"allowed-delta",
		"authority",
		"config-contract",
		"finish-condition",
		"gate-decision",
		"gate-requirement",
		"grant",
		"output-contract",
		"policy",
		"qualification",
		"repository-context",
		"review-policy",
		"selection",
		"verification-instructions",
		"verification-plan"
	]
};
const pattern14 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._-]{0,127}$", "u");
const pattern15 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$", "u");
const func1$4 = require_ucs2length$3().default;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.content_id === void 0 && (missing0 = "content_id") || data.media_type === void 0 && (missing0 = "media_type") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate38.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "content_id" || key0 === "media_type" || key0 === "sha256")) {
				validate38.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.content_id !== void 0) {
				let data0 = data.content_id;
				if (typeof data0 === "string") {
					if (!pattern14.test(data0)) {
						validate38.errors = [issue$4(instancePath + "/content_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate38.errors = [issue$4(instancePath + "/content_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.media_type !== void 0) {
					let data1 = data.media_type;
					if (typeof data1 === "string") {
						if (func1$4(data1) > 127) {
							validate38.errors = [issue$4(instancePath + "/media_type", "maxLength", { limit: 127 })];
							return false;
						} else if (!pattern15.test(data1)) {
							validate38.errors = [issue$4(instancePath + "/media_type", "pattern", { pattern: "^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$" })];
							return false;
						}
					} else {
						validate38.errors = [issue$4(instancePath + "/media_type", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern6$1.test(data2)) {
								validate38.errors = [issue$4(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate38.errors = [issue$4(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate38.errors = [issue$4(instancePath, "type", { type: "object" })];
		return false;
	}
	validate38.errors = vErrors;
	return true;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "git-object") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
								validate41.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate41.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("git-object" !== data.type) {
											validate41.errors = [issue$4(instancePath + "/type", "const", { allowedValue: "git-object" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate28$2(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate28$2.errors : vErrors.concat(validate28$2.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate41.errors = [issue$4(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "content") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate41.errors = [issue$4(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate41.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("content" !== data.type) {
											validate41.errors = [issue$4(instancePath + "/type", "const", { allowedValue: "content" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate38(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate41.errors = [issue$4(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate41.errors = [issue$4(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate41.errors = [issue$4(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate41.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate41.errors = vErrors;
	return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "artifact") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
								validate40.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs4 = errors;
								for (const key0 in data) if (!(key0 === "type" || key0 === "value")) {
									validate40.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs4 === errors) {
									if (data.type !== void 0) {
										const _errs5 = errors;
										if ("artifact" !== data.type) {
											validate40.errors = [issue$4(instancePath + "/type", "const", { allowedValue: "artifact" })];
											return false;
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.value !== void 0) {
											const _errs6 = errors;
											if (!validate41(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs6 === errors;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate40.errors = [issue$4(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "document") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.value === void 0 && (missing1 = "value")) {
								validate40.errors = [issue$4(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "type" || key1 === "value")) {
									validate40.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.type !== void 0) {
										const _errs10 = errors;
										if ("document" !== data.type) {
											validate40.errors = [issue$4(instancePath + "/type", "const", { allowedValue: "document" })];
											return false;
										}
										var valid4 = _errs10 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate23$1(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate23$1.errors : vErrors.concat(validate23$1.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs11 === errors;
										} else var valid4 = true;
									}
								}
							}
						} else {
							validate40.errors = [issue$4(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate40.errors = [issue$4(instancePath, "discriminator", {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate40.errors = [issue$4(instancePath, "discriminator", {
					error: "tag",
					tag: "type",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate40.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate40.errors = vErrors;
	return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.purpose === void 0 && (missing0 = "purpose") || data.decision_record_ref === void 0 && (missing0 = "decision_record_ref") || data.subject_ref === void 0 && (missing0 = "subject_ref") || data.scope_sha256 === void 0 && (missing0 = "scope_sha256")) {
				validate37.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "purpose" || key0 === "decision_record_ref" || key0 === "subject_ref" || key0 === "scope_sha256")) {
					validate37.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.purpose !== void 0) {
						let data0 = data.purpose;
						const _errs2 = errors;
						if (!(data0 === "allowed-delta" || data0 === "authority" || data0 === "config-contract" || data0 === "finish-condition" || data0 === "gate-decision" || data0 === "gate-requirement" || data0 === "grant" || data0 === "output-contract" || data0 === "policy" || data0 === "qualification" || data0 === "repository-context" || data0 === "review-policy" || data0 === "selection" || data0 === "verification-instructions" || data0 === "verification-plan")) {
							validate37.errors = [issue$4(instancePath + "/purpose", "enum", { allowedValues: schema54.enum })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.decision_record_ref !== void 0) {
							const _errs4 = errors;
							if (!validate38(data.decision_record_ref, {
								instancePath: instancePath + "/decision_record_ref",
								parentData: data,
								parentDataProperty: "decision_record_ref",
								rootData
							})) {
								vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.subject_ref !== void 0) {
								const _errs5 = errors;
								if (!validate40(data.subject_ref, {
									instancePath: instancePath + "/subject_ref",
									parentData: data,
									parentDataProperty: "subject_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.scope_sha256 !== void 0) {
									let data3 = data.scope_sha256;
									const _errs6 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern6$1.test(data3)) {
												validate37.errors = [issue$4(instancePath + "/scope_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
												return false;
											}
										} else {
											validate37.errors = [issue$4(instancePath + "/scope_sha256", "type", { type: "string" })];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate37.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate37.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate37(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("selection" !== data.purpose) {
					validate36.errors = [issue$4(instancePath + "/purpose", "const", { allowedValue: "selection" })];
					return false;
				}
			}
		} else {
			validate36.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate37(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("repository-context" !== data.purpose) {
					validate49.errors = [issue$4(instancePath + "/purpose", "const", { allowedValue: "repository-context" })];
					return false;
				}
			}
		} else {
			validate49.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const schema64 = {
	"description": "Which adapter plays a role, as whom, with what pinned and what allowed.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"binding_id",
		"role",
		"manifest_ref",
		"execution_kind",
		"adapter_instance_id",
		"principal_id",
		"execution_boundary_id",
		"package_ref",
		"skill_refs",
		"requested_tools",
		"requested_capabilities",
		"requested_permissions"
	],
	"properties": {
		"binding_id": { "$ref": "#/$defs/contract.common.id" },
		"role": { "$ref": "#/$defs/contract.common.adapterRole" },
		"manifest_ref": { "$ref": "#/$defs/contract.common.adapterManifestRef" },
		"execution_kind": { "$ref": "#/$defs/contract.common.executionKind" },
		"adapter_instance_id": { "$ref": "#/$defs/contract.common.id" },
		"principal_id": { "$ref": "#/$defs/contract.common.id" },
		"execution_boundary_id": { "$ref": "#/$defs/contract.common.id" },
		"package_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"skill_refs": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.gitObject" }
		},
		"requested_tools": {
			"type": "array",
			"maxItems": 32,
			"items": { "$ref": "#/$defs/contract.common.tool" }
		},
		"requested_capabilities": {
			"type": "array",
			"maxItems": 1,
			"items": { "$ref": "#/$defs/contract.common.capabilityId" }
		},
		"requested_permissions": {
			"type": "array",
			"maxItems": 5,
			"items": { "$ref": "#/$defs/contract.common.permissionId" }
		},
		"authority_ref": { "$ref": "#/$defs/contract.common.authorityScopeRef" },
		"config_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"prompt_ref": { "$ref": "#/$defs/contract.common.gitObject" },
		"model_request": { "$ref": "#/$defs/contract.common.modelRequest" }
	},
	"allOf": [{
		"if": {
			"properties": { "execution_kind": { "const": "model" } },
			"required": ["execution_kind"]
		},
		"then": {
			"properties": {
				"role": { "enum": ["producer", "reviewer"] },
				"prompt_ref": true,
				"model_request": true
			},
			"required": ["prompt_ref", "model_request"]
		}
	}, {
		"if": {
			"properties": { "execution_kind": { "const": "deterministic" } },
			"required": ["execution_kind"]
		},
		"then": { "properties": {
			"skill_refs": {
				"type": "array",
				"maxItems": 0
			},
			"prompt_ref": false,
			"model_request": false
		} }
	}]
};
const schema66 = {
	"description": "A role that an adapter can play.",
	"enum": [
		"ci",
		"execution",
		"forge",
		"identity",
		"producer",
		"publisher",
		"reviewer",
		"verifier"
	]
};
const schema68 = {
	"description": "Whether a program or a model does the work.",
	"enum": ["deterministic", "model"]
};
const schema77 = {
	"description": "A capability of the core vocabulary.",
	"enum": [
		"core.forge.materialize-candidate.v2",
		"core.harness.produce.v1",
		"core.review.change.v1",
		"core.verify.run.v1"
	]
};
const schema78 = {
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
const func2$1 = Object.prototype.hasOwnProperty;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate23$1(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate23$1.errors : vErrors.concat(validate23$1.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind !== void 0) {
				if ("adapter_manifest" !== data.kind) {
					validate54.errors = [issue$4(instancePath + "/kind", "const", { allowedValue: "adapter_manifest" })];
					return false;
				}
			}
		} else {
			validate54.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate54.errors = vErrors;
	return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate61.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate61.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate61.errors = [issue$4(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate61.errors = [issue$4(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate61.errors = [issue$4(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate61.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate61.errors = [issue$4(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate28$2(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate28$2.errors : vErrors.concat(validate28$2.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate61.errors = [issue$4(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate61.errors = [issue$4(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate61.errors = [issue$4(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate61.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.tool_id === void 0 && (missing0 = "tool_id") || data.tool_version === void 0 && (missing0 = "tool_version") || data.package_ref === void 0 && (missing0 = "package_ref") || data.config_ref === void 0 && (missing0 = "config_ref")) {
				validate59.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "tool_id" || key0 === "tool_version" || key0 === "package_ref" || key0 === "config_ref")) {
					validate59.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.tool_id !== void 0) {
						let data0 = data.tool_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4$4.test(data0)) {
									validate59.errors = [issue$4(instancePath + "/tool_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate59.errors = [issue$4(instancePath + "/tool_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.tool_version !== void 0) {
							let data1 = data.tool_version;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4$4.test(data1)) {
										validate59.errors = [issue$4(instancePath + "/tool_version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate59.errors = [issue$4(instancePath + "/tool_version", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.package_ref !== void 0) {
								const _errs8 = errors;
								if (!validate28$2(data.package_ref, {
									instancePath: instancePath + "/package_ref",
									parentData: data,
									parentDataProperty: "package_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate28$2.errors : vErrors.concat(validate28$2.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.config_ref !== void 0) {
									const _errs9 = errors;
									if (!validate61(data.config_ref, {
										instancePath: instancePath + "/config_ref",
										parentData: data,
										parentDataProperty: "config_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate59.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate59.errors = vErrors;
	return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate37(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
		errors = vErrors.length;
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose !== void 0) {
				if ("authority" !== data.purpose) {
					validate65.errors = [issue$4(instancePath + "/purpose", "const", { allowedValue: "authority" })];
					return false;
				}
			}
		} else {
			validate65.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate65.errors = vErrors;
	return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.provider_id === void 0 && (missing0 = "provider_id") || data.model_id === void 0 && (missing0 = "model_id") || data.effort_id === void 0 && (missing0 = "effort_id")) {
			validate70.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "provider_id" || key0 === "model_id" || key0 === "effort_id")) {
				validate70.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.provider_id !== void 0) {
				let data0 = data.provider_id;
				if (typeof data0 === "string") {
					if (!pattern4$4.test(data0)) {
						validate70.errors = [issue$4(instancePath + "/provider_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate70.errors = [issue$4(instancePath + "/provider_id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.model_id !== void 0) {
					let data1 = data.model_id;
					if (typeof data1 === "string") {
						if (!pattern4$4.test(data1)) {
							validate70.errors = [issue$4(instancePath + "/model_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate70.errors = [issue$4(instancePath + "/model_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.effort_id !== void 0) {
						let data2 = data.effort_id;
						if (typeof data2 === "string") {
							if (!pattern4$4.test(data2)) {
								validate70.errors = [issue$4(instancePath + "/effort_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
								return false;
							}
						} else {
							validate70.errors = [issue$4(instancePath + "/effort_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate70.errors = [issue$4(instancePath, "type", { type: "object" })];
		return false;
	}
	validate70.errors = vErrors;
	return true;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.execution_kind === void 0 && "execution_kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.execution_kind !== void 0) {
			if ("model" !== data.execution_kind) {
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
			let missing1;
			if (data.prompt_ref === void 0 && (missing1 = "prompt_ref") || data.model_request === void 0 && (missing1 = "model_request")) {
				validate53.errors = [issue$4(instancePath, "required", { missingProperty: missing1 })];
				return false;
			} else if (data.role !== void 0) {
				let data1 = data.role;
				if (!(data1 === "producer" || data1 === "reviewer")) {
					validate53.errors = [issue$4(instancePath + "/role", "enum", { allowedValues: schema64.allOf[0].then.properties.role.enum })];
					return false;
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue$4(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate53.errors = vErrors;
		return false;
	}
	if (_errs1 === errors) {
		const _errs8 = errors;
		let valid4 = true;
		const _errs9 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.execution_kind === void 0 && "execution_kind") {
				const err3 = {};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else if (data.execution_kind !== void 0) {
				if ("deterministic" !== data.execution_kind) {
					const err4 = {};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		var _valid1 = _errs9 === errors;
		errors = _errs8;
		if (vErrors !== null) {
			if (_errs8) vErrors.length = _errs8;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs11 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.skill_refs !== void 0) {
					let data3 = data.skill_refs;
					const _errs12 = errors;
					if (errors === _errs12) {
						if (Array.isArray(data3)) {
							if (data3.length > 0) {
								validate53.errors = [issue$4(instancePath + "/skill_refs", "maxItems", { limit: 0 })];
								return false;
							}
						} else {
							validate53.errors = [issue$4(instancePath + "/skill_refs", "type", { type: "array" })];
							return false;
						}
					}
					var valid6 = _errs12 === errors;
				} else var valid6 = true;
				if (valid6) {
					if (data.prompt_ref !== void 0) {
						var valid6 = false;
						validate53.errors = [issue$4(instancePath + "/prompt_ref", "false schema", {})];
						return false;
					} else var valid6 = true;
					if (valid6) {
						if (data.model_request !== void 0) {
							var valid6 = false;
							validate53.errors = [issue$4(instancePath + "/model_request", "false schema", {})];
							return false;
						} else var valid6 = true;
					}
				}
			}
			var _valid1 = _errs11 === errors;
			valid4 = _valid1;
		}
		if (!valid4) {
			const err5 = issue$4(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate53.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing3;
			if (data.binding_id === void 0 && (missing3 = "binding_id") || data.role === void 0 && (missing3 = "role") || data.manifest_ref === void 0 && (missing3 = "manifest_ref") || data.execution_kind === void 0 && (missing3 = "execution_kind") || data.adapter_instance_id === void 0 && (missing3 = "adapter_instance_id") || data.principal_id === void 0 && (missing3 = "principal_id") || data.execution_boundary_id === void 0 && (missing3 = "execution_boundary_id") || data.package_ref === void 0 && (missing3 = "package_ref") || data.skill_refs === void 0 && (missing3 = "skill_refs") || data.requested_tools === void 0 && (missing3 = "requested_tools") || data.requested_capabilities === void 0 && (missing3 = "requested_capabilities") || data.requested_permissions === void 0 && (missing3 = "requested_permissions")) {
				validate53.errors = [issue$4(instancePath, "required", { missingProperty: missing3 })];
				return false;
			} else {
				const _errs14 = errors;
				for (const key0 in data) if (!func2$1.call(schema64.properties, key0)) {
					validate53.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs14 === errors) {
					if (data.binding_id !== void 0) {
						let data6 = data.binding_id;
						const _errs15 = errors;
						if (errors === errors) {
							if (typeof data6 === "string") {
								if (!pattern4$4.test(data6)) {
									validate53.errors = [issue$4(instancePath + "/binding_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate53.errors = [issue$4(instancePath + "/binding_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid7 = _errs15 === errors;
					} else var valid7 = true;
					if (valid7) {
						if (data.role !== void 0) {
							let data7 = data.role;
							const _errs18 = errors;
							if (!(data7 === "ci" || data7 === "execution" || data7 === "forge" || data7 === "identity" || data7 === "producer" || data7 === "publisher" || data7 === "reviewer" || data7 === "verifier")) {
								validate53.errors = [issue$4(instancePath + "/role", "enum", { allowedValues: schema66.enum })];
								return false;
							}
							var valid7 = _errs18 === errors;
						} else var valid7 = true;
						if (valid7) {
							if (data.manifest_ref !== void 0) {
								const _errs20 = errors;
								if (!validate54(data.manifest_ref, {
									instancePath: instancePath + "/manifest_ref",
									parentData: data,
									parentDataProperty: "manifest_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
									errors = vErrors.length;
								}
								var valid7 = _errs20 === errors;
							} else var valid7 = true;
							if (valid7) {
								if (data.execution_kind !== void 0) {
									let data9 = data.execution_kind;
									const _errs21 = errors;
									if (!(data9 === "deterministic" || data9 === "model")) {
										validate53.errors = [issue$4(instancePath + "/execution_kind", "enum", { allowedValues: schema68.enum })];
										return false;
									}
									var valid7 = _errs21 === errors;
								} else var valid7 = true;
								if (valid7) {
									if (data.adapter_instance_id !== void 0) {
										let data10 = data.adapter_instance_id;
										const _errs23 = errors;
										if (errors === errors) {
											if (typeof data10 === "string") {
												if (!pattern4$4.test(data10)) {
													validate53.errors = [issue$4(instancePath + "/adapter_instance_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
													return false;
												}
											} else {
												validate53.errors = [issue$4(instancePath + "/adapter_instance_id", "type", { type: "string" })];
												return false;
											}
										}
										var valid7 = _errs23 === errors;
									} else var valid7 = true;
									if (valid7) {
										if (data.principal_id !== void 0) {
											let data11 = data.principal_id;
											const _errs26 = errors;
											if (errors === errors) {
												if (typeof data11 === "string") {
													if (!pattern4$4.test(data11)) {
														validate53.errors = [issue$4(instancePath + "/principal_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
														return false;
													}
												} else {
													validate53.errors = [issue$4(instancePath + "/principal_id", "type", { type: "string" })];
													return false;
												}
											}
											var valid7 = _errs26 === errors;
										} else var valid7 = true;
										if (valid7) {
											if (data.execution_boundary_id !== void 0) {
												let data12 = data.execution_boundary_id;
												const _errs29 = errors;
												if (errors === errors) {
													if (typeof data12 === "string") {
														if (!pattern4$4.test(data12)) {
															validate53.errors = [issue$4(instancePath + "/execution_boundary_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
															return false;
														}
													} else {
														validate53.errors = [issue$4(instancePath + "/execution_boundary_id", "type", { type: "string" })];
														return false;
													}
												}
												var valid7 = _errs29 === errors;
											} else var valid7 = true;
											if (valid7) {
												if (data.package_ref !== void 0) {
													const _errs32 = errors;
													if (!validate28$2(data.package_ref, {
														instancePath: instancePath + "/package_ref",
														parentData: data,
														parentDataProperty: "package_ref",
														rootData
													})) {
														vErrors = vErrors === null ? validate28$2.errors : vErrors.concat(validate28$2.errors);
														errors = vErrors.length;
													}
													var valid7 = _errs32 === errors;
												} else var valid7 = true;
												if (valid7) {
													if (data.skill_refs !== void 0) {
														let data14 = data.skill_refs;
														const _errs33 = errors;
														if (errors === _errs33) {
															if (Array.isArray(data14)) {
																if (data14.length > 32) {
																	validate53.errors = [issue$4(instancePath + "/skill_refs", "maxItems", { limit: 32 })];
																	return false;
																} else {
																	const len0 = data14.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		const _errs35 = errors;
																		if (!validate28$2(data14[i0], {
																			instancePath: instancePath + "/skill_refs/" + i0,
																			parentData: data14,
																			parentDataProperty: i0,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate28$2.errors : vErrors.concat(validate28$2.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs35 === errors)) break;
																	}
																}
															} else {
																validate53.errors = [issue$4(instancePath + "/skill_refs", "type", { type: "array" })];
																return false;
															}
														}
														var valid7 = _errs33 === errors;
													} else var valid7 = true;
													if (valid7) {
														if (data.requested_tools !== void 0) {
															let data16 = data.requested_tools;
															const _errs36 = errors;
															if (errors === _errs36) {
																if (Array.isArray(data16)) {
																	if (data16.length > 32) {
																		validate53.errors = [issue$4(instancePath + "/requested_tools", "maxItems", { limit: 32 })];
																		return false;
																	} else {
																		const len1 = data16.length;
																		for (let i1 = 0; i1 < len1; i1++) {
																			const _errs38 = errors;
																			if (!validate59(data16[i1], {
																				instancePath: instancePath + "/requested_tools/" + i1,
																				parentData: data16,
																				parentDataProperty: i1,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs38 === errors)) break;
																		}
																	}
																} else {
																	validate53.errors = [issue$4(instancePath + "/requested_tools", "type", { type: "array" })];
																	return false;
																}
															}
															var valid7 = _errs36 === errors;
														} else var valid7 = true;
														if (valid7) {
															if (data.requested_capabilities !== void 0) {
																let data18 = data.requested_capabilities;
																const _errs39 = errors;
																if (errors === _errs39) {
																	if (Array.isArray(data18)) {
																		if (data18.length > 1) {
																			validate53.errors = [issue$4(instancePath + "/requested_capabilities", "maxItems", { limit: 1 })];
																			return false;
																		} else {
																			const len2 = data18.length;
																			for (let i2 = 0; i2 < len2; i2++) {
																				let data19 = data18[i2];
																				const _errs41 = errors;
																				if (!(data19 === "core.forge.materialize-candidate.v2" || data19 === "core.harness.produce.v1" || data19 === "core.review.change.v1" || data19 === "core.verify.run.v1")) {
																					validate53.errors = [issue$4(instancePath + "/requested_capabilities/" + i2, "enum", { allowedValues: schema77.enum })];
																					return false;
																				}
																				if (!(_errs41 === errors)) break;
																			}
																		}
																	} else {
																		validate53.errors = [issue$4(instancePath + "/requested_capabilities", "type", { type: "array" })];
																		return false;
																	}
																}
																var valid7 = _errs39 === errors;
															} else var valid7 = true;
															if (valid7) {
																if (data.requested_permissions !== void 0) {
																	let data20 = data.requested_permissions;
																	const _errs43 = errors;
																	if (errors === _errs43) {
																		if (Array.isArray(data20)) {
																			if (data20.length > 5) {
																				validate53.errors = [issue$4(instancePath + "/requested_permissions", "maxItems", { limit: 5 })];
																				return false;
																			} else {
																				const len3 = data20.length;
																				for (let i3 = 0; i3 < len3; i3++) {
																					let data21 = data20[i3];
																					const _errs45 = errors;
																					if (!(data21 === "core.perm.candidate-repository.write.v2" || data21 === "core.perm.candidate.execute.v1" || data21 === "core.perm.evidence.write.v1" || data21 === "core.perm.model.invoke.v1" || data21 === "core.perm.scratch.write.v1" || data21 === "core.perm.target.read.v1")) {
																						validate53.errors = [issue$4(instancePath + "/requested_permissions/" + i3, "enum", { allowedValues: schema78.enum })];
																						return false;
																					}
																					if (!(_errs45 === errors)) break;
																				}
																			}
																		} else {
																			validate53.errors = [issue$4(instancePath + "/requested_permissions", "type", { type: "array" })];
																			return false;
																		}
																	}
																	var valid7 = _errs43 === errors;
																} else var valid7 = true;
																if (valid7) {
																	if (data.authority_ref !== void 0) {
																		const _errs47 = errors;
																		if (!validate65(data.authority_ref, {
																			instancePath: instancePath + "/authority_ref",
																			parentData: data,
																			parentDataProperty: "authority_ref",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
																			errors = vErrors.length;
																		}
																		var valid7 = _errs47 === errors;
																	} else var valid7 = true;
																	if (valid7) {
																		if (data.config_ref !== void 0) {
																			const _errs48 = errors;
																			if (!validate28$2(data.config_ref, {
																				instancePath: instancePath + "/config_ref",
																				parentData: data,
																				parentDataProperty: "config_ref",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate28$2.errors : vErrors.concat(validate28$2.errors);
																				errors = vErrors.length;
																			}
																			var valid7 = _errs48 === errors;
																		} else var valid7 = true;
																		if (valid7) {
																			if (data.prompt_ref !== void 0) {
																				const _errs49 = errors;
																				if (!validate28$2(data.prompt_ref, {
																					instancePath: instancePath + "/prompt_ref",
																					parentData: data,
																					parentDataProperty: "prompt_ref",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate28$2.errors : vErrors.concat(validate28$2.errors);
																					errors = vErrors.length;
																				}
																				var valid7 = _errs49 === errors;
																			} else var valid7 = true;
																			if (valid7) {
																				if (data.model_request !== void 0) {
																					const _errs50 = errors;
																					if (!validate70(data.model_request, {
																						instancePath: instancePath + "/model_request",
																						parentData: data,
																						parentDataProperty: "model_request",
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
																						errors = vErrors.length;
																					}
																					var valid7 = _errs50 === errors;
																				} else var valid7 = true;
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
			}
		} else {
			validate53.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate53.errors = vErrors;
	return errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.version === void 0 && (missing0 = "version")) {
			validate73.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "version")) {
				validate73.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4$4.test(data0)) {
						validate73.errors = [issue$4(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
						return false;
					}
				} else {
					validate73.errors = [issue$4(instancePath + "/id", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.version !== void 0) {
					let data1 = data.version;
					if (typeof data1 === "string") {
						if (!pattern4$4.test(data1)) {
							validate73.errors = [issue$4(instancePath + "/version", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
							return false;
						}
					} else {
						validate73.errors = [issue$4(instancePath + "/version", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate73.errors = [issue$4(instancePath, "type", { type: "object" })];
		return false;
	}
	validate73.errors = vErrors;
	return true;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
								validate77.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
								return false;
							} else {
								const _errs5 = errors;
								for (const key0 in data) if (!(key0 === "state")) {
									validate77.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
									return false;
								}
								if (_errs5 === errors) {
									if (data.state !== void 0) {
										if ("absent" !== data.state) {
											validate77.errors = [issue$4(instancePath + "/state", "const", { allowedValue: "absent" })];
											return false;
										}
									}
								}
							}
						} else {
							validate77.errors = [issue$4(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else if (tag0 === "present") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.state === void 0 && (missing1 = "state") || data.value === void 0 && (missing1 = "value")) {
								validate77.errors = [issue$4(instancePath, "required", { missingProperty: missing1 })];
								return false;
							} else {
								const _errs9 = errors;
								for (const key1 in data) if (!(key1 === "state" || key1 === "value")) {
									validate77.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key1 })];
									return false;
								}
								if (_errs9 === errors) {
									if (data.state !== void 0) {
										const _errs10 = errors;
										if ("present" !== data.state) {
											validate77.errors = [issue$4(instancePath + "/state", "const", { allowedValue: "present" })];
											return false;
										}
										var valid5 = _errs10 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.value !== void 0) {
											const _errs11 = errors;
											if (!validate27$1(data.value, {
												instancePath: instancePath + "/value",
												parentData: data,
												parentDataProperty: "value",
												rootData
											})) {
												vErrors = vErrors === null ? validate27$1.errors : vErrors.concat(validate27$1.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs11 === errors;
										} else var valid5 = true;
									}
								}
							}
						} else {
							validate77.errors = [issue$4(instancePath, "type", { type: "object" })];
							return false;
						}
					}
				} else {
					validate77.errors = [issue$4(instancePath, "discriminator", {
						error: "mapping",
						tag: "state",
						tagValue: tag0
					})];
					return false;
				}
			} else {
				validate77.errors = [issue$4(instancePath, "discriminator", {
					error: "tag",
					tag: "state",
					tagValue: tag0
				})];
				return false;
			}
		} else {
			validate77.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate77.errors = vErrors;
	return errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.tool_id === void 0 && (missing0 = "tool_id") || data.package_source === void 0 && (missing0 = "package_source") || data.config_source === void 0 && (missing0 = "config_source")) {
				validate82.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "tool_id" || key0 === "package_source" || key0 === "config_source")) {
					validate82.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.tool_id !== void 0) {
						let data0 = data.tool_id;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern4$4.test(data0)) {
									validate82.errors = [issue$4(instancePath + "/tool_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate82.errors = [issue$4(instancePath + "/tool_id", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.package_source !== void 0) {
							const _errs5 = errors;
							if (!validate27$1(data.package_source, {
								instancePath: instancePath + "/package_source",
								parentData: data,
								parentDataProperty: "package_source",
								rootData
							})) {
								vErrors = vErrors === null ? validate27$1.errors : vErrors.concat(validate27$1.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.config_source !== void 0) {
								const _errs6 = errors;
								if (!validate77(data.config_source, {
									instancePath: instancePath + "/config_source",
									parentData: data,
									parentDataProperty: "config_source",
									rootData
								})) {
									vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate82.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate82.errors = vErrors;
	return errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.binding === void 0 && (missing0 = "binding") || data.adapter_implementation === void 0 && (missing0 = "adapter_implementation") || data.manifest_source === void 0 && (missing0 = "manifest_source") || data.package_source === void 0 && (missing0 = "package_source") || data.config_source === void 0 && (missing0 = "config_source") || data.prompt_source === void 0 && (missing0 = "prompt_source") || data.skill_sources === void 0 && (missing0 = "skill_sources") || data.tool_sources === void 0 && (missing0 = "tool_sources")) {
				validate52.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "binding" || key0 === "adapter_implementation" || key0 === "manifest_source" || key0 === "package_source" || key0 === "config_source" || key0 === "prompt_source" || key0 === "skill_sources" || key0 === "tool_sources")) {
					validate52.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.binding !== void 0) {
						const _errs2 = errors;
						if (!validate53(data.binding, {
							instancePath: instancePath + "/binding",
							parentData: data,
							parentDataProperty: "binding",
							rootData
						})) {
							vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.adapter_implementation !== void 0) {
							const _errs3 = errors;
							if (!validate73(data.adapter_implementation, {
								instancePath: instancePath + "/adapter_implementation",
								parentData: data,
								parentDataProperty: "adapter_implementation",
								rootData
							})) {
								vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.manifest_source !== void 0) {
								const _errs4 = errors;
								if (!validate26$2(data.manifest_source, {
									instancePath: instancePath + "/manifest_source",
									parentData: data,
									parentDataProperty: "manifest_source",
									rootData
								})) {
									vErrors = vErrors === null ? validate26$2.errors : vErrors.concat(validate26$2.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.package_source !== void 0) {
									const _errs5 = errors;
									if (!validate27$1(data.package_source, {
										instancePath: instancePath + "/package_source",
										parentData: data,
										parentDataProperty: "package_source",
										rootData
									})) {
										vErrors = vErrors === null ? validate27$1.errors : vErrors.concat(validate27$1.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.config_source !== void 0) {
										const _errs6 = errors;
										if (!validate77(data.config_source, {
											instancePath: instancePath + "/config_source",
											parentData: data,
											parentDataProperty: "config_source",
											rootData
										})) {
											vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.prompt_source !== void 0) {
											const _errs7 = errors;
											if (!validate77(data.prompt_source, {
												instancePath: instancePath + "/prompt_source",
												parentData: data,
												parentDataProperty: "prompt_source",
												rootData
											})) {
												vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.skill_sources !== void 0) {
												let data6 = data.skill_sources;
												const _errs8 = errors;
												if (errors === _errs8) {
													if (Array.isArray(data6)) {
														if (data6.length > 32) {
															validate52.errors = [issue$4(instancePath + "/skill_sources", "maxItems", { limit: 32 })];
															return false;
														} else {
															const len0 = data6.length;
															for (let i0 = 0; i0 < len0; i0++) {
																const _errs10 = errors;
																if (!validate27$1(data6[i0], {
																	instancePath: instancePath + "/skill_sources/" + i0,
																	parentData: data6,
																	parentDataProperty: i0,
																	rootData
																})) {
																	vErrors = vErrors === null ? validate27$1.errors : vErrors.concat(validate27$1.errors);
																	errors = vErrors.length;
																}
																if (!(_errs10 === errors)) break;
															}
														}
													} else {
														validate52.errors = [issue$4(instancePath + "/skill_sources", "type", { type: "array" })];
														return false;
													}
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.tool_sources !== void 0) {
													let data8 = data.tool_sources;
													const _errs11 = errors;
													if (errors === _errs11) {
														if (Array.isArray(data8)) {
															if (data8.length > 32) {
																validate52.errors = [issue$4(instancePath + "/tool_sources", "maxItems", { limit: 32 })];
																return false;
															} else {
																const len1 = data8.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	const _errs13 = errors;
																	if (!validate82(data8[i1], {
																		instancePath: instancePath + "/tool_sources/" + i1,
																		parentData: data8,
																		parentDataProperty: i1,
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs13 === errors)) break;
																}
															}
														} else {
															validate52.errors = [issue$4(instancePath + "/tool_sources", "type", { type: "array" })];
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
			}
		} else {
			validate52.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}
function validate21$4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.profile_ref === void 0 && (missing0 = "profile_ref") || data.profile_source === void 0 && (missing0 = "profile_source") || data.selection_ref === void 0 && (missing0 = "selection_ref") || data.repository_context_ref === void 0 && (missing0 = "repository_context_ref") || data.bindings === void 0 && (missing0 = "bindings")) {
				validate21$4.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "profile_ref" || key0 === "profile_source" || key0 === "selection_ref" || key0 === "repository_context_ref" || key0 === "bindings")) {
					validate21$4.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.profile_ref !== void 0) {
						const _errs2 = errors;
						if (!validate22$4(data.profile_ref, {
							instancePath: instancePath + "/profile_ref",
							parentData: data,
							parentDataProperty: "profile_ref",
							rootData
						})) {
							vErrors = vErrors === null ? validate22$4.errors : vErrors.concat(validate22$4.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.profile_source !== void 0) {
							const _errs3 = errors;
							if (!validate26$2(data.profile_source, {
								instancePath: instancePath + "/profile_source",
								parentData: data,
								parentDataProperty: "profile_source",
								rootData
							})) {
								vErrors = vErrors === null ? validate26$2.errors : vErrors.concat(validate26$2.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.selection_ref !== void 0) {
								const _errs4 = errors;
								if (!validate36(data.selection_ref, {
									instancePath: instancePath + "/selection_ref",
									parentData: data,
									parentDataProperty: "selection_ref",
									rootData
								})) {
									vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.repository_context_ref !== void 0) {
									const _errs5 = errors;
									if (!validate49(data.repository_context_ref, {
										instancePath: instancePath + "/repository_context_ref",
										parentData: data,
										parentDataProperty: "repository_context_ref",
										rootData
									})) {
										vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bindings !== void 0) {
										let data4 = data.bindings;
										const _errs6 = errors;
										if (errors === _errs6) {
											if (Array.isArray(data4)) {
												if (data4.length > 8) {
													validate21$4.errors = [issue$4(instancePath + "/bindings", "maxItems", { limit: 8 })];
													return false;
												} else if (data4.length < 4) {
													validate21$4.errors = [issue$4(instancePath + "/bindings", "minItems", { limit: 4 })];
													return false;
												} else {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs8 = errors;
														if (!validate52(data4[i0], {
															instancePath: instancePath + "/bindings/" + i0,
															parentData: data4,
															parentDataProperty: i0,
															rootData
														})) {
															vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
															errors = vErrors.length;
														}
														if (!(_errs8 === errors)) break;
													}
												}
											} else {
												validate21$4.errors = [issue$4(instancePath + "/bindings", "type", { type: "array" })];
												return false;
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
			validate21$4.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate21$4.errors = vErrors;
	return errors === 0;
}
function validate20$4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body")) {
				validate20$4.errors = [issue$4(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "body")) {
					validate20$4.errors = [issue$4(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if (2 !== data.schema_version) {
							validate20$4.errors = [issue$4(instancePath + "/schema_version", "const", { allowedValue: 2 })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							const _errs3 = errors;
							if ("resolved_profile" !== data.kind) {
								validate20$4.errors = [issue$4(instancePath + "/kind", "const", { allowedValue: "resolved_profile" })];
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
										if (!pattern4$4.test(data2)) {
											validate20$4.errors = [issue$4(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate20$4.errors = [issue$4(instancePath + "/id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.body !== void 0) {
									const _errs7 = errors;
									if (!validate21$4(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21$4.errors : vErrors.concat(validate21$4.errors);
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
			validate20$4.errors = [issue$4(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20$4.errors = vErrors;
	return errors === 0;
}

// libs/contract/src/relations/binding-sources.ts
/** Refuses (E_RELATION) a resolved binding whose sources are not those of its refs. */
function checkBindingSources(resolved, place) {
	const { binding } = resolved;
	return firstOf([
		() => resolved.adapter_implementation.id === binding.manifest_ref.id ? void 0 : unrelated([
			...place,
			"adapter_implementation",
			"id"
		], `the manifest's id \`${binding.manifest_ref.id}\``),
		() => resolved.manifest_source.value_sha256 === binding.manifest_ref.sha256 ? void 0 : unrelated([
			...place,
			"manifest_source",
			"value_sha256"
		], `the manifest's digest ${binding.manifest_ref.sha256}`),
		() => checkSource(resolved.package_source.source, binding.package_ref, [
			...place,
			"package_source",
			"source"
		]),
		() => checkPresent$1(resolved.config_source, presentOf(binding.config_ref), [...place, "config_source"]),
		() => checkPresent$1(resolved.prompt_source, presentOf(binding.prompt_ref), [...place, "prompt_source"]),
		() => checkSkills(resolved, place),
		() => checkTools(resolved, place)
	]);
}
/** A ref that may be missing, as a document that wraps it says it. */
const presentOf = (ref) => ref === void 0 ? { state: "absent" } : {
	state: "present",
	value: ref
};
const checkSource = (source, ref, place) => equalJson(source, ref) ? void 0 : unrelated(place, "the Git object that the binding refers to");
function checkPresent$1(source, ref, place) {
	if (source.state !== ref.state) return unrelated([...place, "state"], `\`${ref.state}\`, as the binding's ref is ${ref.state}`);
	if (source.state === "absent" || ref.state === "absent") return void 0;
	return checkSource(source.value.source, ref.value, [
		...place,
		"value",
		"source"
	]);
}
function checkSkills({ binding, skill_sources }, place) {
	const at = [...place, "skill_sources"];
	if (skill_sources.length !== binding.skill_refs.length) return unrelated(at, `one source for each of ${binding.skill_refs.length} skills`);
	return firstAmong(skill_sources, ({ source }, index) => checkSource(source, binding.skill_refs[index], [
		...at,
		index,
		"source"
	]));
}
function checkTools({ binding, tool_sources }, place) {
	const at = [...place, "tool_sources"];
	if (tool_sources.length !== binding.requested_tools.length) return unrelated(at, `one source for each of ${binding.requested_tools.length} tools`);
	return firstAmong(binding.requested_tools, (tool, index) => {
		const found = tool_sources[index];
		if (found === void 0 || found.tool_id !== tool.tool_id) return unrelated([
			...at,
			index,
			"tool_id"
		], `the tool \`${tool.tool_id}\``);
		return checkSource(found.package_source.source, tool.package_ref, [
			...at,
			index,
			"package_source",
			"source"
		]) ?? checkPresent$1(found.config_source, tool.config_ref, [
			...at,
			index,
			"config_source"
		]);
	});
}

// libs/contract/src/relations/source-claims.ts
/** Refuses (E_RELATION) two claims about one Git object that differ. */
function checkSourceClaims(document) {
	const known = /* @__PURE__ */ new Map();
	return firstAmong(claimsOf(document), ({ item, place }) => {
		const key = gitKeyText(item.source);
		const first = known.get(key) ?? item;
		known.set(key, first);
		if (item.value_format !== first.value_format) return unrelated([...place, "value_format"], `\`${first.value_format}\`, as this object's other source says`);
		if (item.value_sha256 !== first.value_sha256) return unrelated([...place, "value_sha256"], `${first.value_sha256}, as this object's other source says`);
	});
}
function claimsOf({ body }) {
	const bindings = body.bindings.flatMap((binding, index) => claimsOfBinding(binding, [
		"body",
		"bindings",
		index
	]));
	return [{
		item: body.profile_source,
		place: ["body", "profile_source"]
	}, ...bindings];
}
const claimsOfBinding = (binding, place) => [
	{
		item: binding.manifest_source,
		place: [...place, "manifest_source"]
	},
	{
		item: binding.package_source,
		place: [...place, "package_source"]
	},
	...claimOf(binding.config_source, [...place, "config_source"]),
	...claimOf(binding.prompt_source, [...place, "prompt_source"]),
	...binding.skill_sources.map((item, index) => ({
		item,
		place: [
			...place,
			"skill_sources",
			index
		]
	})),
	...binding.tool_sources.flatMap(({ package_source, config_source }, index) => [{
		item: package_source,
		place: [
			...place,
			"tool_sources",
			index,
			"package_source"
		]
	}, ...claimOf(config_source, [
		...place,
		"tool_sources",
		index,
		"config_source"
	])])
];
const claimOf = (source, place) => source.state === "present" ? [{
	item: source.value,
	place: [...place, "value"]
}] : [];

// libs/contract/src/kinds/resolved-profile.ts
const place = ["body", "bindings"];
const resolvedProfileKind = defineKind({
	kind: "resolved_profile",
	schemaVersion: 2,
	bounds: coreBounds,
	validate: validate$4,
	shapes: [({ body }) => checkSorted(body.bindings, byText(({ binding }) => binding.binding_id), place, "binding_id"), ({ body }) => firstAmong(body.bindings, checkResolvedBindingShape)],
	relations: [
		checkProfileSource,
		({ body }) => checkRoleSeparation(body.bindings.map(({ binding }, index) => ({
			item: binding,
			place: [
				...place,
				index,
				"binding"
			]
		})), place),
		({ body }) => firstAmong(body.bindings, ({ binding }, index) => checkCapabilityGrant(binding, [
			...place,
			index,
			"binding"
		], unrelated)),
		({ body }) => firstAmong(body.bindings, (binding, index) => checkBindingSources(binding, [...place, index])),
		checkSourceClaims
	]
});
function checkResolvedBindingShape({ binding, skill_sources, tool_sources }, index) {
	return firstOf([
		() => checkBindingShape(binding, [
			...place,
			index,
			"binding"
		]),
		() => checkSorted(skill_sources, (a, b) => compareGitObjects(a.source, b.source), [
			...place,
			index,
			"skill_sources"
		], "git key"),
		() => checkSorted(tool_sources, byText((tool) => tool.tool_id), [
			...place,
			index,
			"tool_sources"
		], "tool_id")
	]);
}
function checkProfileSource({ body }) {
	return body.profile_source.value_sha256 === body.profile_ref.sha256 ? void 0 : unrelated([
		"body",
		"profile_source",
		"value_sha256"
	], `the profile's digest ${body.profile_ref.sha256}`);
}

// libs/contract/src/run/digested.ts
/** How another document names this one. */
const documentRefOf = ({ content, sha256 }) => ({
	schema_version: 2,
	kind: content.kind,
	id: content.id,
	sha256
});
/** Whether `ref` names exactly this document. */
const refersTo = (ref, document) => equalJson(ref, documentRefOf(document));
/** The same refusal, about the input of that index among those judged together. */
const inInput = (index, refusal) => refusal === void 0 ? void 0 : {
	...refusal,
	input: String(index)
};

// libs/contract/src/run/manifest-offer.ts
/** Refuses (E_RELATION) a binding that asks for more than its manifest offers; `place` is where the binding stands. */
const checkOffer = (binding, { id, body }, place) => {
	const offered = (key, words, offers) => firstAmong(words, (word, index) => offers.some((offer) => equalJson(offer, word)) ? void 0 : unrelated([
		...place,
		key,
		index
	], `something that \`${id}\` offers`));
	const isOffered = (key, word, offers) => offers.includes(word) ? void 0 : unrelated([...place, key], `one of what \`${id}\` offers: ${offers.join(", ")}`);
	return firstOf([
		() => isOffered("role", binding.role, body.offered_roles),
		() => isOffered("execution_kind", binding.execution_kind, body.offered_execution_kinds),
		() => offered("requested_capabilities", binding.requested_capabilities, body.offered_capabilities),
		() => offered("requested_permissions", binding.requested_permissions, body.offered_permissions),
		() => offered("requested_tools", binding.requested_tools, body.offered_tools),
		() => equalJson(binding.package_ref, body.package_ref) ? void 0 : unrelated([...place, "package_ref"], `the package that \`${id}\` names`),
		() => binding.config_ref !== void 0 && body.config_contract_ref === void 0 ? unrelated([...place, "config_ref"], `nothing here: \`${id}\` has no contract for its configuration`) : void 0
	]);
};

// libs/contract/src/run/profile-set.ts
const manifestsMax = 8;
const [profileAt, resolvedAt, manifestsAt] = [
	0,
	1,
	2
];
/**
* Judges a profile set of documents of good form. Refuses with E_REF when the documents do not name one another, then with
* E_RELATION; a refusal's `input` is 0 for the profile, 1 for the resolved profile, 2 and up for the manifests.
* That the resolved profile's sources carry the digests of profile and manifests follows: its own relations tie them to its
* refs, and the refs are compared here.
*/
const checkProfileSet = (set) => firstOf([
	() => checkManifestIds(set),
	() => checkProfileRef(set),
	() => inInput(profileAt, profileKind.checkRelations(set.profile.content)),
	() => inInput(resolvedAt, resolvedProfileKind.checkRelations(set.resolved.content)),
	() => inInput(resolvedAt, checkBindingIds(set)),
	() => checkManifestSet(set),
	() => checkBindings(set)
]);
function checkManifestIds({ manifests }) {
	if (manifests.length < 1 || manifests.length > manifestsMax) return {
		code: "E_REF",
		expected: `1 to ${manifestsMax} manifests, not ${manifests.length}`
	};
	const ids = /* @__PURE__ */ new Set();
	return firstAmong(manifests, ({ content }, index) => {
		if (ids.has(content.id)) return inInput(manifestsAt + index, misreferred(["id"], "an id that no other manifest has"));
		ids.add(content.id);
	});
}
const checkProfileRef = ({ profile, resolved }) => refersTo(resolved.content.body.profile_ref, profile) ? void 0 : inInput(resolvedAt, misreferred(["body", "profile_ref"], `\`${profile.content.id}\` with digest ${profile.sha256}`));
function checkBindingIds({ profile, resolved }) {
	const ids = profile.content.body.bindings.map(({ binding_id }) => binding_id);
	const found = resolved.content.body.bindings.map(({ binding }) => binding.binding_id);
	return equalJson(ids, found) ? void 0 : unrelated(["body", "bindings"], `the profile's bindings ${ids.join(", ")}`);
}
function checkManifestSet({ profile, manifests }) {
	const { bindings } = profile.content.body;
	const missing = firstAmong(bindings, ({ manifest_ref }, index) => manifests.some((manifest) => refersTo(manifest_ref, manifest)) ? void 0 : unrelated([
		"body",
		"bindings",
		index,
		"manifest_ref"
	], "the ref of a manifest at hand"));
	if (missing !== void 0) return inInput(profileAt, missing);
	return firstAmong(manifests, (manifest, index) => bindings.some(({ manifest_ref }) => refersTo(manifest_ref, manifest)) ? void 0 : inInput(manifestsAt + index, unrelated([], `a manifest that the profile binds, not \`${manifest.content.id}\``)));
}
const checkBindings = (set) => firstAmong(set.profile.content.body.bindings, (binding, index) => {
	const resolved = set.resolved.content.body.bindings[index];
	const manifest = set.manifests.find((candidate) => refersTo(binding.manifest_ref, candidate));
	const place = [
		"body",
		"bindings",
		index
	];
	return firstOf([
		() => inInput(resolvedAt, checkSameBinding(resolved, binding, place)),
		() => inInput(profileAt, manifest && checkOffer(binding, manifest.content, place)),
		() => inInput(resolvedAt, manifest && checkImplementation(resolved, manifest, place))
	]);
});
const checkSameBinding = (resolved, binding, place) => equalJson(resolved.binding, binding) ? void 0 : unrelated([...place, "binding"], `the profile's binding \`${binding.binding_id}\``);
const checkImplementation = (resolved, { content: { id, body } }, place) => equalJson(resolved.adapter_implementation, {
	id,
	version: body.adapter_version
}) ? void 0 : unrelated([...place, "adapter_implementation"], `\`${id}\` version \`${body.adapter_version}\``);

// libs/contract/src/grammar.ts
const sixtyFourHex = /^[0-9a-f]{64}$/u;
const id = /^[a-z0-9][a-z0-9._:-]{0,127}$/u;
const contentId = /^[a-z0-9][a-z0-9._-]{0,127}$/u;
const path = /^(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f-\u009f]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f-\u009f]+)*$/u;
const time$1 = /^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$/u;
const matches$1 = (pattern) => (value) => typeof value === "string" && pattern.test(value);
/** 1 to 128 of `a-z 0-9 . _ : -`, beginning with a letter or digit. */
const isId = matches$1(id);
/** An id without a colon. */
const isContentId = matches$1(contentId);
/** 64 lower-case hex digits. */
const isSha256 = matches$1(sixtyFourHex);
/** `YYYY-MM-DDTHH:MM:SSZ` of a real Gregorian date. Such times compare as plain strings. */
const isTime = matches$1(time$1);
/** No backslash, no control character, no empty, `.` or `..` segment; of any length. */
const isPath = matches$1(path);

// libs/contract/src/generation.ts
/**
* `g-` and 64 hex digits: the text digest of `{kind: "core_contract_generation", members, schema_version: 1,
* semantic_identity}`. `members` are the files of the closure, strictly sorted by path; throws when they are not.
*/
function generationId(members) {
	requireMembers(members);
	return `g-${textDigest({
		kind: "core_contract_generation",
		members: plain(members),
		schema_version: 1,
		semantic_identity: semanticIdentity
	})}`;
}
const plain = (members) => members.map(({ path, sha256 }) => ({
	path,
	sha256
}));
function requireMembers(members) {
	if (!(members.length > 0 && members.every(({ path, sha256 }) => isPath(path) && isSha256(sha256))) || !isStrictlySorted(members, (a, b) => compareCodePoints(a.path, b.path))) throw new TypeError("a generation is made of at least one file, each once, sorted by path");
}

// libs/packaging/src/generated/release-manifest.js
var __commonJSMin$2 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$2 = /* @__PURE__ */ __commonJSMin$2(((exports) => {
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
const issue$3 = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate$3 = validate20$3;
const schema32$2 = {
	"description": "What the release id covers.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"activation",
		"authority",
		"core_contract",
		"files",
		"gate_documents",
		"gates",
		"installer",
		"package_version",
		"profiles",
		"qualification",
		"source"
	],
	"properties": {
		"activation": { "const": "none" },
		"authority": { "const": "none" },
		"core_contract": {
			"description": "The core that the release's documents are written in.",
			"type": "object",
			"additionalProperties": false,
			"required": ["generation_id", "schema_major"],
			"properties": {
				"generation_id": {
					"type": "string",
					"pattern": "^g-[0-9a-f]{64}$"
				},
				"schema_major": { "const": 2 }
			}
		},
		"files": {
			"description": "Sorted by path.",
			"type": "array",
			"minItems": 1,
			"maxItems": 65536,
			"items": { "$ref": "#/$defs/packaging.release-manifest.releaseFile" }
		},
		"gate_documents": {
			"description": "Sorted by path.",
			"type": "array",
			"minItems": 1,
			"maxItems": 65536,
			"items": { "$ref": "#/$defs/packaging.release-manifest.gateDocument" }
		},
		"gates": {
			"description": "By profile, sorted by its id; the gates of one profile in the order of the chain.",
			"type": "array",
			"minItems": 1,
			"maxItems": 2048,
			"items": { "$ref": "#/$defs/packaging.release-manifest.gateVerdict" }
		},
		"installer": {
			"description": "The program that installs from the release directory alone.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"object_id",
				"path",
				"sha256"
			],
			"properties": {
				"object_id": { "$ref": "#/$defs/packaging.release-manifest.objectId" },
				"path": { "const": "releases/install.mjs" },
				"sha256": { "$ref": "#/$defs/contract.common.sha256" }
			}
		},
		"package_version": { "const": "v2" },
		"profiles": {
			"description": "Sorted by profile id.",
			"type": "array",
			"minItems": 1,
			"maxItems": 64,
			"items": { "$ref": "#/$defs/packaging.release-manifest.releaseProfile" }
		},
		"qualification": {
			"description": "Nothing here qualifies a release for use.",
			"type": "object",
			"additionalProperties": false,
			"required": ["state"],
			"properties": { "state": { "const": "unavailable" } }
		},
		"source": { "$ref": "#/$defs/contract.common.gitRevision" }
	}
};
const func1$3 = Object.prototype.hasOwnProperty;
const pattern4$3 = /* @__PURE__ */ new RegExp("^g-[0-9a-f]{64}$", "u");
const pattern5$3 = /* @__PURE__ */ new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern6 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
const schema33$2 = {
	"description": "One blob of the release commit.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"mode",
		"object_id",
		"path",
		"sha256",
		"size_bytes"
	],
	"properties": {
		"mode": { "enum": ["100644", "100755"] },
		"object_id": { "$ref": "#/$defs/packaging.release-manifest.objectId" },
		"path": { "$ref": "#/$defs/packaging.release-manifest.filePath" },
		"sha256": { "$ref": "#/$defs/contract.common.sha256" },
		"size_bytes": { "$ref": "#/$defs/packaging.release-manifest.sizeBytes" }
	}
};
const func2 = require_ucs2length$2().default;
function validate22$3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.mode === void 0 && (missing0 = "mode") || data.object_id === void 0 && (missing0 = "object_id") || data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate22$3.errors = [issue$3(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "mode" || key0 === "object_id" || key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate22$3.errors = [issue$3(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.mode !== void 0) {
				let data0 = data.mode;
				if (!(data0 === "100644" || data0 === "100755")) {
					validate22$3.errors = [issue$3(instancePath + "/mode", "enum", { allowedValues: schema33$2.properties.mode.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.object_id !== void 0) {
					let data1 = data.object_id;
					if (typeof data1 === "string") {
						if (!pattern5$3.test(data1)) {
							validate22$3.errors = [issue$3(instancePath + "/object_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
							return false;
						}
					} else {
						validate22$3.errors = [issue$3(instancePath + "/object_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (func2(data2) > 512) {
								validate22$3.errors = [issue$3(instancePath + "/path", "maxLength", { limit: 512 })];
								return false;
							} else if (func2(data2) < 1) {
								validate22$3.errors = [issue$3(instancePath + "/path", "minLength", { limit: 1 })];
								return false;
							}
						} else {
							validate22$3.errors = [issue$3(instancePath + "/path", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate22$3.errors = [issue$3(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate22$3.errors = [issue$3(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.size_bytes !== void 0) {
								let data4 = data.size_bytes;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate22$3.errors = [issue$3(instancePath + "/size_bytes", "type", { type: "integer" })];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 > 67108864 || isNaN(data4)) {
										validate22$3.errors = [issue$3(instancePath + "/size_bytes", "maximum", {
											comparison: "<=",
											limit: 67108864
										})];
										return false;
									} else if (data4 < 0 || isNaN(data4)) {
										validate22$3.errors = [issue$3(instancePath + "/size_bytes", "minimum", {
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
		validate22$3.errors = [issue$3(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22$3.errors = vErrors;
	return true;
}
const pattern7$2 = /* @__PURE__ */ new RegExp("^gates/[a-z0-9][a-z0-9-]{0,30}/[a-z0-9][a-z0-9-]{0,62}/[A-Za-z0-9][A-Za-z0-9._-]{0,127}$", "u");
function validate24$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate24$1.errors = [issue$3(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate24$1.errors = [issue$3(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (!pattern7$2.test(data0)) {
						validate24$1.errors = [issue$3(instancePath + "/path", "pattern", { pattern: "^gates/[a-z0-9][a-z0-9-]{0,30}/[a-z0-9][a-z0-9-]{0,62}/[A-Za-z0-9][A-Za-z0-9._-]{0,127}$" })];
						return false;
					}
				} else {
					validate24$1.errors = [issue$3(instancePath + "/path", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern6.test(data1)) {
							validate24$1.errors = [issue$3(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate24$1.errors = [issue$3(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.size_bytes !== void 0) {
						let data2 = data.size_bytes;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate24$1.errors = [issue$3(instancePath + "/size_bytes", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 > 67108864 || isNaN(data2)) {
								validate24$1.errors = [issue$3(instancePath + "/size_bytes", "maximum", {
									comparison: "<=",
									limit: 67108864
								})];
								return false;
							} else if (data2 < 0 || isNaN(data2)) {
								validate24$1.errors = [issue$3(instancePath + "/size_bytes", "minimum", {
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
		validate24$1.errors = [issue$3(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24$1.errors = vErrors;
	return true;
}
const pattern9$1 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const pattern10$3 = /* @__PURE__ */ new RegExp("^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$", "u");
function validate26$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.gate === void 0 && (missing0 = "gate") || data.profile_id === void 0 && (missing0 = "profile_id") || data.record_sha256 === void 0 && (missing0 = "record_sha256") || data.verdict === void 0 && (missing0 = "verdict")) {
			validate26$1.errors = [issue$3(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "gate" || key0 === "profile_id" || key0 === "record_sha256" || key0 === "verdict")) {
				validate26$1.errors = [issue$3(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.gate !== void 0) {
				let data0 = data.gate;
				if (typeof data0 === "string") {
					if (!pattern9$1.test(data0)) {
						validate26$1.errors = [issue$3(instancePath + "/gate", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,62}$" })];
						return false;
					}
				} else {
					validate26$1.errors = [issue$3(instancePath + "/gate", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.profile_id !== void 0) {
					let data1 = data.profile_id;
					if (typeof data1 === "string") {
						if (!pattern10$3.test(data1)) {
							validate26$1.errors = [issue$3(instancePath + "/profile_id", "pattern", { pattern: "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
							return false;
						}
					} else {
						validate26$1.errors = [issue$3(instancePath + "/profile_id", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.record_sha256 !== void 0) {
						let data2 = data.record_sha256;
						if (typeof data2 === "string") {
							if (!pattern6.test(data2)) {
								validate26$1.errors = [issue$3(instancePath + "/record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate26$1.errors = [issue$3(instancePath + "/record_sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.verdict !== void 0) {
							if ("passed" !== data.verdict) {
								validate26$1.errors = [issue$3(instancePath + "/verdict", "const", { allowedValue: "passed" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate26$1.errors = [issue$3(instancePath, "type", { type: "object" })];
		return false;
	}
	validate26$1.errors = vErrors;
	return true;
}
function validate28$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.files === void 0 && (missing0 = "files") || data.gate_documents === void 0 && (missing0 = "gate_documents") || data.profile_id === void 0 && (missing0 = "profile_id")) {
			validate28$1.errors = [issue$3(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "files" || key0 === "gate_documents" || key0 === "profile_id")) {
				validate28$1.errors = [issue$3(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.files !== void 0) {
				let data0 = data.files;
				if (Array.isArray(data0)) {
					if (data0.length > 65536) {
						validate28$1.errors = [issue$3(instancePath + "/files", "maxItems", { limit: 65536 })];
						return false;
					} else if (data0.length < 1) {
						validate28$1.errors = [issue$3(instancePath + "/files", "minItems", { limit: 1 })];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (typeof data1 === "string") {
								if (func2(data1) > 512) {
									validate28$1.errors = [issue$3(instancePath + "/files/" + i0, "maxLength", { limit: 512 })];
									return false;
								} else if (func2(data1) < 1) {
									validate28$1.errors = [issue$3(instancePath + "/files/" + i0, "minLength", { limit: 1 })];
									return false;
								}
							} else {
								validate28$1.errors = [issue$3(instancePath + "/files/" + i0, "type", { type: "string" })];
								return false;
							}
						}
					}
				} else {
					validate28$1.errors = [issue$3(instancePath + "/files", "type", { type: "array" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.gate_documents !== void 0) {
					let data2 = data.gate_documents;
					if (Array.isArray(data2)) {
						if (data2.length > 65536) {
							validate28$1.errors = [issue$3(instancePath + "/gate_documents", "maxItems", { limit: 65536 })];
							return false;
						} else if (data2.length < 1) {
							validate28$1.errors = [issue$3(instancePath + "/gate_documents", "minItems", { limit: 1 })];
							return false;
						} else {
							const len1 = data2.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data3 = data2[i1];
								if (typeof data3 === "string") {
									if (!pattern7$2.test(data3)) {
										validate28$1.errors = [issue$3(instancePath + "/gate_documents/" + i1, "pattern", { pattern: "^gates/[a-z0-9][a-z0-9-]{0,30}/[a-z0-9][a-z0-9-]{0,62}/[A-Za-z0-9][A-Za-z0-9._-]{0,127}$" })];
										return false;
									}
								} else {
									validate28$1.errors = [issue$3(instancePath + "/gate_documents/" + i1, "type", { type: "string" })];
									return false;
								}
							}
						}
					} else {
						validate28$1.errors = [issue$3(instancePath + "/gate_documents", "type", { type: "array" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.profile_id !== void 0) {
						let data4 = data.profile_id;
						if (typeof data4 === "string") {
							if (!pattern10$3.test(data4)) {
								validate28$1.errors = [issue$3(instancePath + "/profile_id", "pattern", { pattern: "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
								return false;
							}
						} else {
							validate28$1.errors = [issue$3(instancePath + "/profile_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate28$1.errors = [issue$3(instancePath, "type", { type: "object" })];
		return false;
	}
	validate28$1.errors = vErrors;
	return true;
}
const schema56 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern16$1 = /* @__PURE__ */ new RegExp("^[0-9a-f]{40}$", "u");
const pattern18 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
function validate30$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern16$1.test(data1)) {
							validate30$1.errors = [issue$3(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate30$1.errors = [issue$3(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue$3(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate30$1.errors = vErrors;
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
								validate30$1.errors = [issue$3(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate30$1.errors = [issue$3(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue$3(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate30$1.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate30$1.errors = [issue$3(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate30$1.errors = [issue$3(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern18.test(data4)) {
									validate30$1.errors = [issue$3(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate30$1.errors = [issue$3(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate30$1.errors = [issue$3(instancePath + "/hash_algorithm", "enum", { allowedValues: schema56.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate30$1.errors = [issue$3(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate30$1.errors = [issue$3(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate30$1.errors = vErrors;
	return errors === 0;
}
function validate21$3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation === void 0 && (missing0 = "activation") || data.authority === void 0 && (missing0 = "authority") || data.core_contract === void 0 && (missing0 = "core_contract") || data.files === void 0 && (missing0 = "files") || data.gate_documents === void 0 && (missing0 = "gate_documents") || data.gates === void 0 && (missing0 = "gates") || data.installer === void 0 && (missing0 = "installer") || data.package_version === void 0 && (missing0 = "package_version") || data.profiles === void 0 && (missing0 = "profiles") || data.qualification === void 0 && (missing0 = "qualification") || data.source === void 0 && (missing0 = "source")) {
				validate21$3.errors = [issue$3(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1$3.call(schema32$2.properties, key0)) {
					validate21$3.errors = [issue$3(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.activation !== void 0) {
						const _errs2 = errors;
						if ("none" !== data.activation) {
							validate21$3.errors = [issue$3(instancePath + "/activation", "const", { allowedValue: "none" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.authority !== void 0) {
							const _errs3 = errors;
							if ("none" !== data.authority) {
								validate21$3.errors = [issue$3(instancePath + "/authority", "const", { allowedValue: "none" })];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.core_contract !== void 0) {
								let data2 = data.core_contract;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										let missing1;
										if (data2.generation_id === void 0 && (missing1 = "generation_id") || data2.schema_major === void 0 && (missing1 = "schema_major")) {
											validate21$3.errors = [issue$3(instancePath + "/core_contract", "required", { missingProperty: missing1 })];
											return false;
										} else {
											const _errs6 = errors;
											for (const key1 in data2) if (!(key1 === "generation_id" || key1 === "schema_major")) {
												validate21$3.errors = [issue$3(instancePath + "/core_contract", "additionalProperties", { additionalProperty: key1 })];
												return false;
											}
											if (_errs6 === errors) {
												if (data2.generation_id !== void 0) {
													let data3 = data2.generation_id;
													const _errs7 = errors;
													if (errors === _errs7) {
														if (typeof data3 === "string") {
															if (!pattern4$3.test(data3)) {
																validate21$3.errors = [issue$3(instancePath + "/core_contract/generation_id", "pattern", { pattern: "^g-[0-9a-f]{64}$" })];
																return false;
															}
														} else {
															validate21$3.errors = [issue$3(instancePath + "/core_contract/generation_id", "type", { type: "string" })];
															return false;
														}
													}
													var valid1 = _errs7 === errors;
												} else var valid1 = true;
												if (valid1) {
													if (data2.schema_major !== void 0) {
														const _errs9 = errors;
														if (2 !== data2.schema_major) {
															validate21$3.errors = [issue$3(instancePath + "/core_contract/schema_major", "const", { allowedValue: 2 })];
															return false;
														}
														var valid1 = _errs9 === errors;
													} else var valid1 = true;
												}
											}
										}
									} else {
										validate21$3.errors = [issue$3(instancePath + "/core_contract", "type", { type: "object" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.files !== void 0) {
									let data5 = data.files;
									const _errs10 = errors;
									if (errors === _errs10) {
										if (Array.isArray(data5)) {
											if (data5.length > 65536) {
												validate21$3.errors = [issue$3(instancePath + "/files", "maxItems", { limit: 65536 })];
												return false;
											} else if (data5.length < 1) {
												validate21$3.errors = [issue$3(instancePath + "/files", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data5.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs12 = errors;
													if (!validate22$3(data5[i0], {
														instancePath: instancePath + "/files/" + i0,
														parentData: data5,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate22$3.errors : vErrors.concat(validate22$3.errors);
														errors = vErrors.length;
													}
													if (!(_errs12 === errors)) break;
												}
											}
										} else {
											validate21$3.errors = [issue$3(instancePath + "/files", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.gate_documents !== void 0) {
										let data7 = data.gate_documents;
										const _errs13 = errors;
										if (errors === _errs13) {
											if (Array.isArray(data7)) {
												if (data7.length > 65536) {
													validate21$3.errors = [issue$3(instancePath + "/gate_documents", "maxItems", { limit: 65536 })];
													return false;
												} else if (data7.length < 1) {
													validate21$3.errors = [issue$3(instancePath + "/gate_documents", "minItems", { limit: 1 })];
													return false;
												} else {
													const len1 = data7.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs15 = errors;
														if (!validate24$1(data7[i1], {
															instancePath: instancePath + "/gate_documents/" + i1,
															parentData: data7,
															parentDataProperty: i1,
															rootData
														})) {
															vErrors = vErrors === null ? validate24$1.errors : vErrors.concat(validate24$1.errors);
															errors = vErrors.length;
														}
														if (!(_errs15 === errors)) break;
													}
												}
											} else {
												validate21$3.errors = [issue$3(instancePath + "/gate_documents", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.gates !== void 0) {
											let data9 = data.gates;
											const _errs16 = errors;
											if (errors === _errs16) {
												if (Array.isArray(data9)) {
													if (data9.length > 2048) {
														validate21$3.errors = [issue$3(instancePath + "/gates", "maxItems", { limit: 2048 })];
														return false;
													} else if (data9.length < 1) {
														validate21$3.errors = [issue$3(instancePath + "/gates", "minItems", { limit: 1 })];
														return false;
													} else {
														const len2 = data9.length;
														for (let i2 = 0; i2 < len2; i2++) {
															const _errs18 = errors;
															if (!validate26$1(data9[i2], {
																instancePath: instancePath + "/gates/" + i2,
																parentData: data9,
																parentDataProperty: i2,
																rootData
															})) {
																vErrors = vErrors === null ? validate26$1.errors : vErrors.concat(validate26$1.errors);
																errors = vErrors.length;
															}
															if (!(_errs18 === errors)) break;
														}
													}
												} else {
													validate21$3.errors = [issue$3(instancePath + "/gates", "type", { type: "array" })];
													return false;
												}
											}
											var valid0 = _errs16 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.installer !== void 0) {
												let data11 = data.installer;
												const _errs19 = errors;
												if (errors === _errs19) {
													if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
														let missing2;
														if (data11.object_id === void 0 && (missing2 = "object_id") || data11.path === void 0 && (missing2 = "path") || data11.sha256 === void 0 && (missing2 = "sha256")) {
															validate21$3.errors = [issue$3(instancePath + "/installer", "required", { missingProperty: missing2 })];
															return false;
														} else {
															const _errs21 = errors;
															for (const key2 in data11) if (!(key2 === "object_id" || key2 === "path" || key2 === "sha256")) {
																validate21$3.errors = [issue$3(instancePath + "/installer", "additionalProperties", { additionalProperty: key2 })];
																return false;
															}
															if (_errs21 === errors) {
																if (data11.object_id !== void 0) {
																	let data12 = data11.object_id;
																	const _errs22 = errors;
																	if (errors === errors) {
																		if (typeof data12 === "string") {
																			if (!pattern5$3.test(data12)) {
																				validate21$3.errors = [issue$3(instancePath + "/installer/object_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
																				return false;
																			}
																		} else {
																			validate21$3.errors = [issue$3(instancePath + "/installer/object_id", "type", { type: "string" })];
																			return false;
																		}
																	}
																	var valid5 = _errs22 === errors;
																} else var valid5 = true;
																if (valid5) {
																	if (data11.path !== void 0) {
																		const _errs25 = errors;
																		if ("releases/install.mjs" !== data11.path) {
																			validate21$3.errors = [issue$3(instancePath + "/installer/path", "const", { allowedValue: "releases/install.mjs" })];
																			return false;
																		}
																		var valid5 = _errs25 === errors;
																	} else var valid5 = true;
																	if (valid5) {
																		if (data11.sha256 !== void 0) {
																			let data14 = data11.sha256;
																			const _errs26 = errors;
																			if (errors === errors) {
																				if (typeof data14 === "string") {
																					if (!pattern6.test(data14)) {
																						validate21$3.errors = [issue$3(instancePath + "/installer/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																						return false;
																					}
																				} else {
																					validate21$3.errors = [issue$3(instancePath + "/installer/sha256", "type", { type: "string" })];
																					return false;
																				}
																			}
																			var valid5 = _errs26 === errors;
																		} else var valid5 = true;
																	}
																}
															}
														}
													} else {
														validate21$3.errors = [issue$3(instancePath + "/installer", "type", { type: "object" })];
														return false;
													}
												}
												var valid0 = _errs19 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.package_version !== void 0) {
													const _errs29 = errors;
													if ("v2" !== data.package_version) {
														validate21$3.errors = [issue$3(instancePath + "/package_version", "const", { allowedValue: "v2" })];
														return false;
													}
													var valid0 = _errs29 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.profiles !== void 0) {
														let data16 = data.profiles;
														const _errs30 = errors;
														if (errors === _errs30) {
															if (Array.isArray(data16)) {
																if (data16.length > 64) {
																	validate21$3.errors = [issue$3(instancePath + "/profiles", "maxItems", { limit: 64 })];
																	return false;
																} else if (data16.length < 1) {
																	validate21$3.errors = [issue$3(instancePath + "/profiles", "minItems", { limit: 1 })];
																	return false;
																} else {
																	const len3 = data16.length;
																	for (let i3 = 0; i3 < len3; i3++) {
																		const _errs32 = errors;
																		if (!validate28$1(data16[i3], {
																			instancePath: instancePath + "/profiles/" + i3,
																			parentData: data16,
																			parentDataProperty: i3,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate28$1.errors : vErrors.concat(validate28$1.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs32 === errors)) break;
																	}
																}
															} else {
																validate21$3.errors = [issue$3(instancePath + "/profiles", "type", { type: "array" })];
																return false;
															}
														}
														var valid0 = _errs30 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.qualification !== void 0) {
															let data18 = data.qualification;
															const _errs33 = errors;
															if (errors === _errs33) {
																if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
																	let missing3;
																	if (data18.state === void 0 && (missing3 = "state")) {
																		validate21$3.errors = [issue$3(instancePath + "/qualification", "required", { missingProperty: missing3 })];
																		return false;
																	} else {
																		const _errs35 = errors;
																		for (const key3 in data18) if (!(key3 === "state")) {
																			validate21$3.errors = [issue$3(instancePath + "/qualification", "additionalProperties", { additionalProperty: key3 })];
																			return false;
																		}
																		if (_errs35 === errors) {
																			if (data18.state !== void 0) {
																				if ("unavailable" !== data18.state) {
																					validate21$3.errors = [issue$3(instancePath + "/qualification/state", "const", { allowedValue: "unavailable" })];
																					return false;
																				}
																			}
																		}
																	}
																} else {
																	validate21$3.errors = [issue$3(instancePath + "/qualification", "type", { type: "object" })];
																	return false;
																}
															}
															var valid0 = _errs33 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.source !== void 0) {
																const _errs37 = errors;
																if (!validate30$1(data.source, {
																	instancePath: instancePath + "/source",
																	parentData: data,
																	parentDataProperty: "source",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate30$1.errors : vErrors.concat(validate30$1.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs37 === errors;
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
		} else {
			validate21$3.errors = [issue$3(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate21$3.errors = vErrors;
	return errors === 0;
}
const pattern19 = /* @__PURE__ */ new RegExp("^release\\.[0-9a-f]{64}$", "u");
function validate20$3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.body === void 0 && (missing0 = "body") || data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_version === void 0 && (missing0 = "schema_version")) {
				validate20$3.errors = [issue$3(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "body" || key0 === "id" || key0 === "kind" || key0 === "schema_version")) {
					validate20$3.errors = [issue$3(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.body !== void 0) {
						const _errs2 = errors;
						if (!validate21$3(data.body, {
							instancePath: instancePath + "/body",
							parentData: data,
							parentDataProperty: "body",
							rootData
						})) {
							vErrors = vErrors === null ? validate21$3.errors : vErrors.concat(validate21$3.errors);
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
									if (!pattern19.test(data1)) {
										validate20$3.errors = [issue$3(instancePath + "/id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate20$3.errors = [issue$3(instancePath + "/id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs5 = errors;
								if ("release_manifest" !== data.kind) {
									validate20$3.errors = [issue$3(instancePath + "/kind", "const", { allowedValue: "release_manifest" })];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.schema_version !== void 0) {
									const _errs6 = errors;
									if (2 !== data.schema_version) {
										validate20$3.errors = [issue$3(instancePath + "/schema_version", "const", { allowedValue: 2 })];
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
			validate20$3.errors = [issue$3(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20$3.errors = vErrors;
	return errors === 0;
}

// libs/content/src/bounds.ts
const fileBytesMax = 67108864;

// libs/content/src/hidden-characters.ts
const ranges = [
	[173, 173],
	[847, 847],
	[1564, 1564],
	[4447, 4448],
	[6068, 6069],
	[6155, 6159],
	[8203, 8207],
	[8232, 8238],
	[8288, 8303],
	[10240, 10240],
	[12644, 12644],
	[55296, 57343],
	[64976, 65007],
	[65024, 65038],
	[65279, 65279],
	[65440, 65440],
	[65520, 65531],
	[65534, 65535],
	[69759, 69759],
	[78896, 78911],
	[94180, 94180],
	[113824, 113827],
	[119129, 119129],
	[119155, 119162],
	...Array.from({ length: 16 }, (_, plane) => [plane * 65536 + 131070, plane * 65536 + 131071]),
	[917504, 921599]
];
const classOf = (parts) => parts.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("");
const pattern$3 = new RegExp(`[${classOf(ranges)}]`, "u");
/** The first hidden character of `text` at or behind `from`, or undefined. Control characters are not looked for. */
function hiddenCharacter(text) {
	const index = text.search(pattern$3);
	return index < 0 ? void 0 : {
		index,
		name: characterName(text.codePointAt(index) ?? 0)
	};
}
/** `U+` and at least four hex digits. */
const characterName = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;

// libs/content/src/names.ts
/** The first rule that a repository path breaks, or undefined. Rules of the whole path come first, then segment by segment. */
function nameFlaw(path) {
	const flaw = wholePathFlaw(path) ?? firstSegmentFlaw(path);
	if (flaw === void 0) return void 0;
	const [detail, expected] = flaw;
	return breach$1("E_PATH", detail, {
		input: printable(path),
		expected,
		mend: "rename the file and commit it"
	});
}
function wholePathFlaw(path) {
	if (isLongerThan(path, 512)) return ["name.path-bytes", `a path of at most ${512} bytes`];
	if (/\p{Cs}/u.test(path)) return ["name.not-unicode", "a name in well-formed Unicode"];
	if (/\p{Cc}/u.test(path)) return ["name.control", "a name without control characters"];
	const hidden = path.includes("️") ? { name: "U+FE0F" } : hiddenCharacter(path);
	if (hidden !== void 0) return ["name.hidden", `a name without the invisible character ${hidden.name}`];
	if (/\p{Cn}|\p{Co}/u.test(path)) return ["name.unassigned", "a name of characters that Unicode has assigned"];
	if (path.normalize("NFC") !== path) return ["name.not-nfc", "a name in Unicode normalization form C"];
}
function firstSegmentFlaw(path) {
	for (const segment of path.split("/")) {
		const flaw = segmentFlaw(segment);
		if (flaw !== void 0) return flaw;
	}
}
function segmentFlaw(segment) {
	if (segment === "") return ["name.empty", "a path without empty components"];
	if (segment === "." || segment === "..") return ["name.dots", "a path without `.` and `..`"];
	if (/^(?:\.git|git~1)[. ]*$/i.test(segment)) return ["name.git", "a name that is not the folder of Git"];
	if (segment.includes("\\")) return ["name.backslash", "a name without a backslash"];
	if (segment.includes(":")) return ["name.colon", "a name without a colon"];
	if (/[<>"|?*]/.test(segment)) return ["name.windows-character", "a name without `<>\"|?*`"];
	if (reserved.test(segment)) return ["name.reserved", "a name that is no device of Windows"];
	if (segment.endsWith(".")) return ["name.trailing-dot", "a name that does not end in a dot"];
	if (/^ | $|[^\S ]/.test(segment)) return ["name.blank", "a name whose only blanks are single ones inside"];
	if (segment.startsWith(".")) return ["name.dot-file", "a name that does not begin with a dot"];
	if (segment.startsWith("-")) return ["name.dash", "a name that does not begin with `-`"];
	if (isLongerThan(segment, 255)) return ["name.segment-bytes", `a name of at most ${255} bytes`];
}
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\..*)?$/i;
/** A path as it may be shown: unsafe characters escaped, so that a terminal or a log cannot be misled by it. */
const printable = (path) => path.slice(0, 200).replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|[\\`]/gu, (character) => {
	return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
});

// libs/content/src/collisions.ts
/**
* Looks for two paths that some file system would take for one, folders included, and for a file that another path uses
* as a folder. Gives the first in the order of `paths`. Time and memory grow with the total length of the paths.
*/
function findCollision(paths) {
	const places = /* @__PURE__ */ new Map();
	for (const path of paths) for (let end = path.indexOf("/");; end = path.indexOf("/", end + 1)) {
		const isFile = end < 0;
		const spelling = isFile ? path : path.slice(0, end);
		const key = foldName(spelling);
		const earlier = places.get(key);
		if (earlier === void 0) places.set(key, {
			spelling,
			isFile
		});
		else if (earlier.spelling !== spelling) return differ(earlier.spelling, spelling);
		else if (earlier.isFile || isFile) return twice(spelling);
		if (isFile) break;
	}
}
/** The form that all spellings of one name share: canonical decomposition, full case folding, again decomposition. */
const foldName = (name) => foldCase(name.normalize("NFD")).normalize("NFD");
const foldCase = (text) => isAscii(text) ? text.toLowerCase() : text.toLowerCase().toUpperCase().toLowerCase();
const isAscii = (text) => /^[\x00-\x7f]*$/.test(text);
function differ(earlier, later) {
	const detail = earlier.normalize("NFC") === later.normalize("NFC") ? "name.collision-normalization" : "name.collision-case";
	return breach$1("E_PATH", detail, {
		input: printable(later),
		expected: `a name that no file system takes for \`${printable(earlier)}\``,
		mend: "rename one of the two"
	});
}
const twice = (path) => breach$1("E_PATH", "name.collision-kind", {
	input: printable(path),
	expected: "each path once, and no file in the place of a folder",
	mend: "rename one of the two"
});

// libs/content/src/placeholder.ts
/** Whether the variable part of a token (what follows its prefix) is a stand-in. */
const isPlaceholder = (part) => /example|placeholder|redacted|xxxx/i.test(part) || differentCharacters(part) <= 3;
const differentCharacters = (part) => new Set(part.toLowerCase().replace(/[^a-z0-9]/g, "")).size;

// libs/content/src/denied-rules.ts
const pathStart = String.raw`(?:(?<![\w.~)}\]-])|(?<=\\[bfnrt])|(?<=(?:^|[\s"'=(,])-{1,2}[A-Za-z]{1,12}))`;
const slash = String.raw`(?:\\{0,4}\/|\\u002[Ff]|%2[Ff])`;
const token = (prefix, part) => new RegExp(`${prefix}(${part})`, "g");
/** In the order they are asked. */
const deniedRules = [
	{
		detail: "content.home-path",
		what: "the path of a home folder",
		marks: [
			"/home",
			"/Users",
			"2Fhome",
			"2fhome",
			"2FUsers",
			"2fUsers"
		],
		pattern: new RegExp(`${pathStart}(?:/var|/export|/usr|/mnt/[a-z]|/[a-z])?${slash}(?:home|Users)${slash}[\\p{L}_][\\p{L}\\p{N}._-]{0,31}`, "gmu")
	},
	{
		detail: "content.root-home-path",
		what: "the path of root's home folder",
		marks: [
			"/root",
			"2Froot",
			"2froot"
		],
		pattern: new RegExp(`${pathStart}${slash}root(?![\\w-]|\\.[A-Za-z0-9])`, "gm")
	},
	{
		detail: "content.windows-home-path",
		what: "the path of a home folder",
		pattern: /[A-Za-z]:(?:\\{1,4}|\/)users(?:\\{1,4}|\/)[A-Za-z0-9._-]{1,32}/gi
	},
	{
		detail: "content.github-token",
		what: "a GitHub token",
		marks: [
			"ghp_",
			"gho_",
			"ghu_",
			"ghs_",
			"ghr_"
		],
		pattern: token("gh[oprsu]_", "[A-Za-z0-9]{10,255}")
	},
	{
		detail: "content.github-fine-grained-token",
		what: "a GitHub token",
		marks: ["github_pat_"],
		pattern: token("github_pat_", "[A-Za-z0-9_]{10,255}")
	},
	{
		detail: "content.gitlab-token",
		what: "a GitLab token",
		marks: ["glpat-"],
		pattern: token("glpat-", "[A-Za-z0-9_-]{20,255}")
	},
	{
		detail: "content.slack-token",
		what: "a Slack token",
		marks: ["xox"],
		pattern: token("xox[abeoprs]-", "[A-Za-z0-9][A-Za-z0-9-]{7,255}")
	},
	{
		detail: "content.slack-webhook",
		what: "a Slack webhook",
		marks: ["hooks.slack.com/"],
		pattern: token("hooks\\.slack\\.com/(?:services|workflows)/", "[A-Za-z0-9/]{20,255}")
	},
	{
		detail: "content.anthropic-key",
		what: "an Anthropic key",
		marks: ["sk-"],
		pattern: token("sk-ant-", "[A-Za-z0-9_-]{1,255}")
	},
	{
		detail: "content.openai-key",
		what: "an OpenAI key",
		marks: ["sk-"],
		pattern: token("(?<![A-Za-z0-9])sk-(?:(?:proj|svcacct|admin)-(?=[\\w-]{20})|(?=[A-Za-z0-9]{32}))", "[A-Za-z0-9_-]{20,255}")
	},
	{
		detail: "content.aws-key-id",
		what: "an AWS key id",
		marks: ["AKIA", "ASIA"],
		pattern: token("A[KS]IA", "[0-9A-Z]{16}")
	},
	{
		detail: "content.google-key",
		what: "a Google key",
		marks: ["AIza"],
		pattern: token("AIza", "[0-9A-Za-z_-]{35}")
	},
	{
		detail: "content.stripe-key",
		what: "a Stripe key",
		marks: ["k_live_"],
		pattern: token("[rs]k_live_", "[A-Za-z0-9]{16,255}")
	},
	{
		detail: "content.npm-token",
		what: "an npm token",
		marks: ["npm_"],
		pattern: token("npm_", "[A-Za-z0-9]{36}")
	},
	{
		detail: "content.pypi-token",
		what: "a PyPI token",
		marks: ["pypi-AgE"],
		pattern: token("pypi-AgE", "[A-Za-z0-9_-]{32,255}")
	},
	{
		detail: "content.huggingface-token",
		what: "a Hugging Face token",
		marks: ["hf_"],
		pattern: token("(?<![A-Za-z0-9])hf_", "[A-Za-z0-9]{34}")
	},
	{
		detail: "content.age-key",
		what: "an age key",
		marks: ["AGE-SECRET-KEY-1"],
		pattern: token("AGE-SECRET-KEY-1", "[0-9A-Z]{20,255}")
	},
	{
		detail: "content.azure-key",
		what: "an Azure key",
		marks: [
			"AccountKey=",
			"AccessKey=",
			"8Q~"
		],
		pattern: /(?:(?:Account|SharedAccess|Access)Key=(?=[A-Za-z0-9+/]{43})|(?<![\w~.-])[\w~.-]{3}8Q~(?=[\w~.-]{34}))([\w~.+/-]{34,86})/g
	},
	{
		detail: "content.authorization-header",
		what: "the credentials of an authorization header",
		marks: ["uthorization", "UTHORIZATION"],
		pattern: /authorization["']?\s{0,4}[:=]\s{0,4}["']?(?:basic|bearer|token)\s{1,4}([A-Za-z0-9+/._~-]{8,1024}={0,2})/gi,
		isPlaceholder: (part) => /^[A-Za-z-]+$/.test(part) || isPlaceholder(part)
	},
	{
		detail: "content.private-key",
		what: "the head of a private key",
		marks: ["PRIVATE", "PuTTY-User-Key"],
		pattern: /BEGIN(?:\\u0020|\s|%20|\+){1,4}(?:[A-Z0-9]{1,12}(?:\\u0020|\s|%20|\+){1,4}){0,3}PRIVATE(?:\\u0020|\s|%20|\+){1,4}KEY|PuTTY-User-Key-File-[0-9]/g
	},
	{
		detail: "content.json-web-token",
		what: "a JSON web token",
		marks: ["eyJ"],
		pattern: /(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]))eyJ[A-Za-z0-9_-]{8,4096}\.eyJ[A-Za-z0-9_-]{8,8192}\.([A-Za-z0-9_-]{16,2048})/g
	},
	{
		detail: "content.url-password",
		what: "a password in a URL",
		pattern: /:\/\/[A-Za-z0-9._%+-]{0,64}:([A-Za-z0-9._~%!$&*+,;=-]{3,128})@[A-Za-z0-9[]/g,
		isPlaceholder: (part) => /^(?:pass(?:word|wd)?|pw|pwd|secret|token|key)$/i.test(part) || /^[$%*]/.test(part) || isPlaceholder(part)
	},
	{
		detail: "content.shipped-default",
		what: "the marker of a default that a target replaces",
		marks: [`ystack-shipped-default`],
		pattern: new RegExp(`ystack-shipped-default`, "g")
	}
];

// libs/content/src/denied-text.ts
/** The first denied text: by rule, then by place. */
function findDeniedText(text) {
	const marks = marksIn(text);
	for (const rule of deniedRules) {
		if (rule.marks !== void 0 && !rule.marks.some((mark) => marks.has(mark))) continue;
		for (const match of text.matchAll(rule.pattern)) {
			const part = match[1];
			if (part === void 0 || !(rule.isPlaceholder ?? isPlaceholder)(part)) return {
				rule,
				index: match.index
			};
		}
	}
}
const seldom = /[%_/xIJ-]/;
const everyMark = [...new Set(deniedRules.flatMap(({ marks = [] }) => marks))].map((mark) => ({
	mark,
	index: Math.max(mark.search(seldom), 0)
}));
const escapeLiteral = (text) => text.replace(/[\\/.*+?()[\]{}|^$-]/g, "\\$&");
const anyMark = new RegExp(everyMark.map(({ mark, index }) => [
	mark.slice(0, index),
	mark.charAt(index),
	mark.slice(index + 1)
].map(escapeLiteral)).map(([before, character, after]) => `${character}(?<=${before}${character})(?=${after})`).join("|"), "g");
/** The marks that stand in a text, in one pass: most texts hold few, and then few patterns are tried. */
function marksIn(text) {
	const found = /* @__PURE__ */ new Set();
	for (const match of text.matchAll(anyMark)) for (const { mark, index } of everyMark) if (text.startsWith(mark, match.index - index)) found.add(mark);
	return found;
}

// libs/content/src/text-place.ts
/** The place of a UTF-16 index. */
function placeOfIndex(text, index) {
	let line = 1;
	let start = 0;
	for (let end = text.indexOf("\n"); end >= 0 && end < index; end = text.indexOf("\n", start)) {
		line += 1;
		start = end + 1;
	}
	let column = 1;
	for (const _ of text.slice(start, index)) column += 1;
	return `line ${line} column ${column}`;
}
const strict = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
const lineFeed = 10;
/** The place of the first bytes that are not UTF-8. */
function placeOfBadBytes(bytes) {
	let line = 1;
	let start = 0;
	for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
		if (!isDecodable(bytes.subarray(start, end))) break;
		line += 1;
		start = end + 1;
	}
	const next = bytes.indexOf(lineFeed, start);
	const text = lenient.decode(bytes.subarray(start, next < 0 ? bytes.length : next));
	const column = placeOfIndex(text, Math.max(text.indexOf("�"), 0)).replace("line 1 ", "");
	return `line ${line} ${column}`;
}
function isDecodable(bytes) {
	try {
		strict.decode(bytes);
		return true;
	} catch {
		return false;
	}
}

// libs/content/src/check-content.ts
/** What one file holds; linear in its size. */
function checkFileContent({ path, bytes }) {
	const input = printable(path);
	if (bytes.length > 67108864) return breach$1("E_LIMIT", "content.bytes", {
		input,
		expected: `at most ${fileBytesMax} bytes in one file`,
		mend: "split the file, or leave it out of the profile"
	});
	const text = decode(bytes);
	if (text === void 0) return breach$1("E_DENYLIST", "content.not-utf8", {
		input,
		at: placeOfBadBytes(bytes),
		expected: "text in UTF-8",
		mend: "save the file as UTF-8"
	});
	const flaw = textFlaw(text, text.length === bytes.length);
	if (flaw === void 0) return void 0;
	const { detail, index, ...words } = flaw;
	return breach$1("E_DENYLIST", detail, {
		input,
		at: placeOfIndex(text, index),
		...words
	});
}
/** ASCII needs no search for hidden characters: they lie beyond it. */
function textFlaw(text, isAscii) {
	if (text.charCodeAt(0) === 65279) return {
		detail: "content.byte-order-mark",
		index: 0,
		expected: "text without a byte order mark",
		mend: "save the file as UTF-8 without a byte order mark"
	};
	const control = controlCharacter(text);
	if (control !== void 0) return {
		detail: "content.control",
		index: control,
		expected: `text without the control character ${characterName(text.charCodeAt(control))}`,
		mend: "remove the character"
	};
	const hidden = isAscii ? void 0 : hiddenCharacter(text);
	if (hidden !== void 0) {
		const expected = `text without the invisible character ${hidden.name}`;
		return {
			detail: "content.hidden",
			index: hidden.index,
			expected,
			mend: "remove the character, or escape it where code needs it"
		};
	}
	const denied = findDeniedText(text);
	if (denied === void 0) return void 0;
	const { detail, what } = denied.rule;
	return {
		detail,
		index: denied.index,
		expected: `text without ${what}`,
		mend: "remove it, or write a stand-in such as `<name>`"
	};
}
const controls = [
	"[\\0-\\x08\\v\\f\\x0e-\\x12]",
	"[\\x13-\\x1f\\x7f]|\\r(?!\\n)",
	"[\\x80-\\x8f]",
	"[\\x90-\\x9f]"
].map((pattern) => new RegExp(pattern));
/** The index of the first control character. */
function controlCharacter(text) {
	const found = controls.map((pattern) => text.search(pattern)).filter((index) => index >= 0);
	return found.length === 0 ? void 0 : Math.min(...found);
}
const utf8$1 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function decode(bytes) {
	try {
		return utf8$1.decode(bytes);
	} catch {
		return;
	}
}

// libs/packaging/src/manifest-files.ts
/** The first broken rule of files and gate documents, taken by themselves. */
function checkFiles(body) {
	return checkOrder$1(body.files, "/body/files") ?? checkOrder$1(body.gate_documents, "/body/gate_documents") ?? checkNames(body) ?? checkObjectIds(body) ?? checkTotal(body);
}
/** Refuses a list that is not a sorted set of paths. */
function checkOrder$1(items, at) {
	for (let index = 1; index < items.length; index += 1) {
		const [before, item] = [items[index - 1]?.path ?? "", items[index]?.path ?? ""];
		if (compareCodePoints(before, item) >= 0) return refuseManifest("manifest.order", `${at}/${index}`, "strict order by path, so that nothing stands twice");
	}
}
function checkNames({ files, gate_documents }) {
	for (const [index, { path }] of files.entries()) {
		const at = `/body/files/${index}/path`;
		const flaw = nameFlaw(path);
		if (flaw !== void 0) return refuseManifest("manifest.path", at, flaw.expected);
		const root = rootFlaw(path);
		if (root !== void 0) return refuseManifest("manifest.root", at, root.expected);
	}
	const collision = findCollision(pathsOf(gate_documents, files));
	return collision === void 0 ? void 0 : refuseManifest("manifest.path", "/body/files", collision.expected);
}
function* pathsOf(...lists) {
	for (const list of lists) for (const { path } of list) yield path;
}
function checkObjectIds({ files, installer, source }) {
	const digits = idDigits[source.hash_algorithm];
	const expected = `an object id of ${digits} digits, as those of the source`;
	const index = files.findIndex(({ object_id }) => object_id.length !== digits);
	if (index >= 0) return refuseManifest("manifest.object-id", `/body/files/${index}/object_id`, expected);
	if (installer.object_id.length === digits) return void 0;
	return refuseManifest("manifest.object-id", "/body/installer/object_id", expected);
}
function checkTotal({ files, gate_documents }) {
	let total = 0;
	for (const { size_bytes } of files) total += size_bytes;
	for (const { size_bytes } of gate_documents) total += size_bytes;
	if (total <= 4294967296) return void 0;
	return refuseManifest("manifest.total-bytes", "/body/files", `at most ${releaseBytesMax} bytes in all`);
}

// libs/packaging/src/closed-set/place.ts
/** The program that an installed tree is used by. */
const installedEntry = "libs/command/src/installed.ts";
const importMapPath = "libs/package.json";

// libs/packaging/src/manifest-profiles.ts
/** How many bindings a releasable profile has, and so how many manifests. */
const bindingCount = 6;
/** What every installed tree needs to validate itself. */
const coreFiles = [installedEntry, importMapPath];
/** The first broken rule of the profiles' file lists. */
function checkProfiles({ files, profiles }) {
	const ids = profiles.map(({ profile_id }) => profile_id);
	if (!isStrictlySorted(ids, compareCodePoints)) return refuseManifest("manifest.order", "/body/profiles", "strict order by profile id");
	const known = new Set(files.map(({ path }) => path));
	const claimed = /* @__PURE__ */ new Set();
	for (const [index, profile] of profiles.entries()) {
		const flaw = checkProfile(profile, known, `/body/profiles/${index}`);
		if (flaw !== void 0) return flaw;
		for (const path of profile.files) claimed.add(path);
	}
	const unclaimed = files.findIndex(({ path }) => !claimed.has(path));
	if (unclaimed < 0) return void 0;
	return refuseManifest("manifest.file-unclaimed", `/body/files/${unclaimed}`, "only files that some profile lists");
}
function checkProfile(profile, known, at) {
	const name = profileNameOf(profile.profile_id);
	if (name === void 0) return refuseManifest("manifest.profile-name", `${at}/profile_id`, `a profile name but \`${sharedName}\``);
	if (!isStrictlySorted(profile.files, compareCodePoints)) return refuseManifest("manifest.order", `${at}/files`, "strict order by path, so that nothing stands twice");
	for (const [index, path] of profile.files.entries()) {
		const place = `${at}/files/${index}`;
		if (!known.has(path)) return refuseManifest("manifest.profile-file-unknown", place, "a path that the manifest lists");
		const owner = profileOfPath(path);
		if (owner !== void 0 && owner !== name && owner !== "shared") return refuseManifest("manifest.profile-file-foreign", place, "no file of another profile");
	}
	return checkContents(profile, name, at);
}
function checkContents({ files }, name, at) {
	const listed = new Set(files);
	const missing = [...[`profiles/${name}/profile.json`, `profiles/${name}/producer-config.json`], ...coreFiles].find((path) => !listed.has(path));
	if (missing !== void 0) return refuseManifest("manifest.profile-file-missing", `${at}/files`, `\`${missing}\` among the files`);
	const manifests = files.filter((path) => isManifestPath(path, name)).length;
	if (manifests === 6) return void 0;
	return refuseManifest("manifest.profile-manifests", `${at}/files`, `${6} adapter manifests, own or shared, not ${manifests}`);
}
/** Whether a path is that of an adapter manifest that the profile of that name may bind. */
const isManifestPath = (path, name) => /^[^/]+\.json$/.test(afterPrefix(path, `profiles/${name}/manifests/`)) || /^[^/]+\.json$/.test(afterPrefix(path, `profiles/${"shared"}/manifests/`));
const afterPrefix = (path, prefix) => path.startsWith(prefix) ? path.slice(prefix.length) : "";

// libs/packaging/src/release-manifest.ts
const releaseManifestBounds = {
	bytesMax: manifestBytesMax,
	depthMax: 8,
	entriesMax: fileCountMax,
	stringBytesMax: 8192,
	integers: "safe",
	byteOrderMark: "refused"
};
/** The id of a release: `release.` and the digest of its canonical body. */
const releaseId = (body) => `release.${documentDigest(body)}`;
const checkId$1 = ({ id, body }) => id === releaseId(body) ? void 0 : breach$1("E_SHAPE", "manifest.id", {
	at: "/id",
	expected: "`release.` and the digest of the canonical body",
	mend: "a manifest is never edited: build the release again"
});
const kind = defineKind({
	kind: "release_manifest",
	schemaVersion: 2,
	bounds: releaseManifestBounds,
	validate: validate$3,
	shapes: [
		({ body }) => checkFiles(body),
		({ body }) => checkProfiles(body),
		({ body }) => checkGates(body),
		checkId$1
	]
});
/**
* Parses and checks release manifests: E_LIMIT, E_PARSE, E_CANONICAL, E_LIMIT, then E_SHAPE for everything else, the
* refusal's `detail` naming the rule. Order of the rules: schema, files, profiles, gates, id.
*/
const releaseManifestKind = withFewBrackets(kind);

// node_modules/es-module-lexer/dist/lexer.asm.js
let a;
let i;
let r;
let s = 2 << 19;
const f = 1 === new Uint8Array(new Uint16Array([1]).buffer)[0] ? function(e, a) {
	const i = e.length;
	let r = 0;
	for (; r < i;) a[r] = e.charCodeAt(r++);
} : function(e, a) {
	const i = e.length;
	let r = 0;
	for (; r < i;) {
		const i = e.charCodeAt(r);
		a[r++] = (255 & i) << 8 | i >>> 8;
	}
};
const c = "xportportlassrometavoyiedeleinstantyreturdebuggeawaithrwhileforifcatcfinallelsbreacontinsyncunctionourceefer;ypenterfacenewkeyofinfertypeofuniqueimportreadonlyabstractthencatchfinallyeclarextendsnumamespaceonstoduleequirelobalsatisfies";
let t;
let b;
let k;
function parse$1(l, o = "@") {
	t = l, b = o;
	const w = Math.max(2 << 17, 2 * t.length), d = 2 * t.length + w + (2 << 17);
	if (d > s || !a) {
		for (; d > s;) s *= 2;
		i = new ArrayBuffer(s), f(c, new Uint16Array(i, 16, 235)), a = function(e, a, i) {
			"use asm";
			var r = new e.Int8Array(i), s = new e.Int16Array(i), f = new e.Int32Array(i), c = new e.Uint8Array(i), t = new e.Uint16Array(i), b = 1376;
			function k() {
				var e = 0, a = 0, i = 0, c = 0, k = 0, n = 0, o = 0, h = 0, w = 0;
				w = b;
				b = b + 10256 | 0;
				f[w + 10240 >> 2] = 0;
				r[1136] = 1;
				r[1134] = 0;
				s[564] = 0;
				s[565] = 0;
				f[145] = 232;
				r[1137] = 0;
				f[146] = 0;
				f[147] = 0;
				f[148] = 0;
				r[1138] = 0;
				f[149] = 0;
				f[142] = 0;
				r[1133] = 0;
				f[150] = w + 2048;
				f[151] = w;
				r[1139] = 0;
				e = (f[124] | 0) + -2 | 0;
				f[152] = e;
				a = e + (f[138] << 1) | 0;
				f[153] = a;
				e: while (1) {
					i = e + 2 | 0;
					f[152] = i;
					if (e >>> 0 >= a >>> 0) {
						c = 25;
						break;
					}
					a: do
						switch (s[i >> 1] | 0) {
							case 9:
							case 10:
							case 11:
							case 12:
							case 13:
							case 32: break;
							case 101:
								if (((s[565] | 0) == 0 ? Me(i) | 0 : 0) ? (le(e + 4 | 0, 16, 10) | 0) == 0 : 0) if (!(l() | 0)) if (!(r[1136] | 0)) {
									c = 11;
									break e;
								} else {
									c = 24;
									break a;
								}
								else {
									f[145] = 232;
									break a;
								}
								else c = 24;
								break;
							case 105:
								a = e + 4 | 0;
								if (((s[a >> 1] | 0) == 109 ? Me(i) | 0 : 0) ? (le(e + 6 | 0, 26, 8) | 0) == 0 : 0) {
									u();
									c = 24;
									break a;
								}
								if ((Me(i) | 0 ? (le(a, 240, 16) | 0) == 0 : 0) ? (c = s[e + 20 >> 1] | 0, c << 16 >> 16 == 47 | (qe(c) | 0)) : 0) {
									c = 19;
									break e;
								} else c = 24;
								break;
							case 59:
								c = 24;
								break;
							case 47: switch (s[e + 4 >> 1] | 0) {
								case 47:
									Se();
									break a;
								case 42:
									V(1);
									break a;
								default:
									c = 23;
									break e;
							}
							default:
								c = 23;
								break e;
						}
					while (0);
					if ((c | 0) == 24) {
						c = 0;
						f[145] = f[152];
					}
					e = f[152] | 0;
					a = f[153] | 0;
				}
				if ((c | 0) == 11) {
					e = f[152] | 0;
					f[145] = e;
					c = 26;
				} else if ((c | 0) == 19) {
					r[1136] = 0;
					f[152] = e;
					c = 26;
				} else if ((c | 0) == 23) {
					r[1136] = 0;
					f[152] = e;
					c = 26;
				} else if ((c | 0) == 25) if (!(r[1133] | 0)) {
					e = i;
					c = 26;
				} else e = 0;
				do
					if ((c | 0) == 26) {
						e: while (1) {
							i = e + 2 | 0;
							f[152] = i;
							if (e >>> 0 >= (f[153] | 0) >>> 0) {
								c = 166;
								break;
							}
							a = s[i >> 1] | 0;
							a: do
								switch (a << 16 >> 16) {
									case 9:
									case 10:
									case 11:
									case 12:
									case 13:
									case 32:
										if ((ra(a) | 0) & (f[146] | 0) != 0 ? (j(i), (f[146] | 0) == 0) : 0) f[w + 10240 >> 2] = 0;
										break;
									case 101:
										if (((s[565] | 0) == 0 ? Me(i) | 0 : 0) ? (le(e + 4 | 0, 16, 10) | 0) == 0 : 0) if (l() | 0) f[145] = 232;
										else c = 165;
										else c = 162;
										break;
									case 105: switch (s[e + 4 >> 1] | 0) {
										case 109:
											if (!(Me(i) | 0)) {
												c = 162;
												break a;
											}
											if (le(e + 6 | 0, 26, 8) | 0) {
												c = 162;
												break a;
											}
											u();
											c = 165;
											break a;
										case 110:
											if (!(Me(i) | 0)) {
												c = 162;
												break a;
											}
											if (!(g(1) | 0)) {
												c = 162;
												break a;
											}
											f[145] = 232;
											break a;
										default:
											c = 162;
											break a;
									}
									case 99:
										if ((s[e + 4 >> 1] | 0) == 108 ? Me(i) | 0 : 0) {
											a = e + 6 | 0;
											if ((le(a, 36, 6) | 0) == 0 ? (o = e + 12 | 0, Oe(s[o >> 1] | 0) | 0) : 0) f[149] = o;
											if ((le(a, 36, 6) | 0) == 0 ? qe(s[e + 12 >> 1] | 0) | 0 : 0) {
												r[1139] = 1;
												c = 162;
											} else c = 162;
										} else c = 162;
										break;
									case 102:
										if ((((s[e + 4 >> 1] | 0) == 117 ? Me(i) | 0 : 0) ? (le(e + 6 | 0, 202, 12) | 0) == 0 : 0) ? (h = e + 18 | 0, Oe(s[h >> 1] | 0) | 0) : 0) {
											f[149] = h;
											c = 162;
										} else c = 162;
										break;
									case 116:
										if (((s[e + 4 >> 1] | 0) == 121 ? Me(i) | 0 : 0) ? g(1) | 0 : 0) f[145] = 232;
										else c = 162;
										break;
									case 100:
										if (((s[e + 4 >> 1] | 0) == 101 ? Me(i) | 0 : 0) ? E() | 0 : 0) f[145] = 232;
										else c = 162;
										break;
									case 40:
										e = s[565] | 0;
										if (e << 16 >> 16 == 1024) {
											c = 68;
											break e;
										}
										i = f[145] | 0;
										c = f[150] | 0;
										f[c + ((e & 65535) << 3) >> 2] = 1;
										s[565] = e + 1 << 16 >> 16;
										f[c + ((e & 65535) << 3) + 4 >> 2] = i;
										c = 165;
										break;
									case 91:
										e = s[565] | 0;
										if (e << 16 >> 16 == 1024) {
											c = 71;
											break e;
										}
										i = f[145] | 0;
										c = f[150] | 0;
										f[c + ((e & 65535) << 3) >> 2] = 8;
										s[565] = e + 1 << 16 >> 16;
										f[c + ((e & 65535) << 3) + 4 >> 2] = i;
										c = 165;
										break;
									case 33:
										if ((s[e + 4 >> 1] | 0) == 61) {
											r[1138] = 0;
											c = 165;
											break a;
										}
										c = A() | 0;
										r[1138] = (c ^ 1) & 1;
										if (c) c = 165;
										else {
											a = f[145] | 0;
											e = i;
											do {
												if (e >>> 0 <= a >>> 0) {
													c = 165;
													break a;
												}
												e = e + -2 | 0;
												c = s[e >> 1] | 0;
											} while (!(ra(c) | 0 | (c & -2) << 16 >> 16 == 8232));
											r[1138] = 0;
											c = 165;
										}
										break;
									case 60:
										a = f[146] | 0;
										if ((a + 1 | 0) >>> 0 > 1) {
											f[146] = a + 1;
											c = 165;
											break a;
										}
										if ((a | 0) == -1) {
											if ((s[e >> 1] | 0) == 60) {
												f[w + 10240 >> 2] = i;
												c = 165;
												break a;
											}
											e = f[145] | 0;
											a = s[e >> 1] | 0;
											switch (a << 16 >> 16) {
												case 45:
												case 43:
													e = (s[e + -2 >> 1] | 0) == a << 16 >> 16;
													c = 88;
													break;
												default:
													e = a << 16 >> 16 == 33 & (r[1138] & 1) != 0;
													if (a << 16 >> 16 == 47) a = (r[1137] ^ 1) & 255;
													else c = 88;
											}
											if ((c | 0) == 88) a = (a << 16 >> 16 == 96 | (a << 16 >> 16 == 34 | (a << 16 >> 16 == 39 | ((a | 32) << 16 >> 16 == 125 | (a << 16 >> 16 == 41 | (Ie(a) | 0)))))) & 1;
											if (e | (a | 0) != 0 ? !(Q() | 0) : 0) if (!(Ue() | 0) ? !(ye() | 0) : 0) {
												c = 165;
												break a;
											} else e = 1;
											else e = 0;
											te(e);
											c = 165;
										} else c = 165;
										break;
									case 62:
										a = f[146] | 0;
										switch (a | 0) {
											case 0:
											case 1:
											case -1:
												c = 165;
												break a;
										}
										if ((s[e >> 1] | 0) == 61) c = 165;
										else {
											f[146] = a + -1;
											c = 165;
										}
										break;
									case 61:
										if ((f[146] | 0) == 1 & (s[565] | 0) == 0 ? (s[e + 4 >> 1] | 0) != 62 : 0) {
											f[146] = -1;
											f[148] = i;
											c = 165;
										} else c = 165;
										break;
									case 93:
										e = s[565] | 0;
										if (!(e << 16 >> 16)) {
											c = 101;
											break e;
										}
										s[565] = e + -1 << 16 >> 16;
										c = 165;
										break;
									case 44:
										i = s[564] | 0;
										a = s[565] | 0;
										if (!(i << 16 >> 16)) {
											if (a << 16 >> 16) {
												c = 165;
												break a;
											}
										} else if (a << 16 >> 16) {
											if ((f[(f[150] | 0) + ((a & 65535) + -1 << 3) >> 2] | 0) != 5) {
												c = 165;
												break a;
											}
											a = f[(f[151] | 0) + ((i & 65535) + -1 << 2) >> 2] | 0;
											if (f[a + 4 >> 2] | 0) {
												c = 165;
												break a;
											}
											c = f[145] | 0;
											f[a + 4 >> 2] = c + 2;
											if ((f[a + 44 >> 2] | 0) != (c | 0)) f[a + 36 >> 2] = 0;
											f[152] = e + 4;
											L(1) | 0;
											c = f[152] | 0;
											f[a + 16 >> 2] = c;
											f[152] = c + -2;
											c = 165;
											break a;
										}
										switch (f[146] | 0) {
											case 1: break;
											case -1:
												if (!(S(w + 10240 | 0) | 0)) {
													c = 165;
													break a;
												}
												break;
											default:
												c = 165;
												break a;
										}
										H();
										c = 165;
										break;
									case 59:
										if ((f[146] | 0) != 0 & (s[565] | 0) == 0) {
											f[146] = 0;
											f[w + 10240 >> 2] = 0;
											c = 165;
										} else c = 165;
										break;
									case 41:
										a = s[565] | 0;
										if (!(a << 16 >> 16)) {
											c = 117;
											break e;
										}
										s[565] = a + -1 << 16 >> 16;
										i = s[564] | 0;
										if (i << 16 >> 16 != 0 ? (f[(f[150] | 0) + ((a + -1 & 65535) << 3) >> 2] | 0) == 5 : 0) {
											a = f[(f[151] | 0) + ((i & 65535) + -1 << 2) >> 2] | 0;
											if ((f[a + 4 >> 2] | 0) == 0 ? (c = f[145] | 0, f[a + 4 >> 2] = c + 2, (f[a + 44 >> 2] | 0) != (c | 0)) : 0) f[a + 36 >> 2] = 0;
											f[a + 12 >> 2] = e + 4;
											y(a);
											s[564] = (s[564] | 0) + -1 << 16 >> 16;
											c = 165;
										} else c = 165;
										break;
									case 123:
										e = f[145] | 0;
										c = f[132] | 0;
										if ((s[e >> 1] | 0) == 41 & (c | 0) != 0 ? (f[c + 12 >> 2] | 0) == (e + 2 | 0) : 0) {
											c = f[133] | 0;
											f[132] = c;
											f[((c | 0) == 0 ? 512 : c + 52 | 0) >> 2] = 0;
											f[136] = (f[136] | 0) + -1;
										}
										a = s[565] | 0;
										if (a << 16 >> 16 == 1024) {
											c = 128;
											break e;
										}
										c = f[150] | 0;
										f[c + ((a & 65535) << 3) >> 2] = (r[1139] | 0) == 0 ? 2 : 6;
										s[565] = a + 1 << 16 >> 16;
										f[c + ((a & 65535) << 3) + 4 >> 2] = e;
										r[1139] = 0;
										c = 165;
										break;
									case 125:
										e = s[565] | 0;
										if (!(e << 16 >> 16)) {
											c = 131;
											break e;
										}
										c = f[150] | 0;
										s[565] = e + -1 << 16 >> 16;
										if ((f[c + ((e + -1 & 65535) << 3) >> 2] | 0) == 4) {
											a = s[564] | 0;
											if (a << 16 >> 16 ? (k = f[(f[151] | 0) + ((a & 65535) + -1 << 2) >> 2] | 0, (s[k + 48 >> 1] | 0) == e + -1 << 16 >> 16 << 16 >> 16) : 0) {
												Je(8);
												c = f[140] | 0;
												f[140] = c + 8;
												f[c >> 2] = (f[152] | 0) + 2;
												f[c + 4 >> 2] = 0;
												i = f[k + 40 >> 2] | 0;
												f[((i | 0) == 0 ? k + 36 | 0 : i + 4 | 0) >> 2] = c;
												f[k + 40 >> 2] = c;
											}
											T();
											c = 165;
										} else c = 165;
										break;
									case 34:
									case 39:
										X(a);
										c = 165;
										break;
									case 92:
										e = ue() | 0;
										if (!e) c = 162;
										else {
											if ((e | 0) < 0) {
												c = 140;
												break e;
											}
											f[145] = i;
										}
										break;
									case 47:
										switch (s[e + 4 >> 1] | 0) {
											case 47:
												Se();
												break;
											case 42:
												V(1);
												break;
											default:
												if (A() | 0) {
													ce();
													e = 0;
												} else e = 1;
												r[1137] = e;
												c = 165;
												break a;
										}
										if ((f[146] | 0) != 0 & (s[565] | 0) == 0) {
											a = f[152] | 0;
											e = i;
											while (1) {
												if (e >>> 0 > a >>> 0) break a;
												if (ra(s[e >> 1] | 0) | 0) break;
												else e = e + 2 | 0;
											}
											i = ra(s[a >> 1] | 0) | 0;
											j(i ? a : a + 2 | 0);
											if (!(f[146] | 0)) f[w + 10240 >> 2] = 0;
										}
										break;
									case 96:
										e = s[564] | 0;
										if ((e << 16 >> 16 ? (n = f[(f[151] | 0) + ((e & 65535) + -1 << 2) >> 2] | 0, (f[n + 4 >> 2] | 0) == 0) : 0) ? (f[n >> 2] | 0) == (i | 0) : 0) s[n + 48 >> 1] = (t[565] | 0) + 1;
										e = s[565] | 0;
										if (e << 16 >> 16 == 1024) {
											c = 159;
											break e;
										}
										i = f[145] | 0;
										c = f[150] | 0;
										f[c + ((e & 65535) << 3) >> 2] = 3;
										s[565] = e + 1 << 16 >> 16;
										f[c + ((e & 65535) << 3) + 4 >> 2] = i;
										T();
										c = 165;
										break;
									default: if ((a & 65535) > 127 & a << 16 >> 16 != 160 | (a << 16 >> 16 == 92 | (a << 16 >> 16 == 95 | (a << 16 >> 16 == 36 | ((a + -48 & 65535) < 10 | ((a | 32) + -97 & 65535) < 26))))) c = 162;
									else c = 165;
								}
							while (0);
							a: do
								if ((c | 0) == 162) {
									e = f[152] | 0;
									while (1) {
										e = e + 2 | 0;
										c = s[e >> 1] | 0;
										if (!((c & 65535) > 127 & c << 16 >> 16 != 160 | (c << 16 >> 16 == 92 | (c << 16 >> 16 == 95 | (c << 16 >> 16 == 36 | ((c + -48 & 65535) < 10 | ((c | 32) + -97 & 65535) < 26)))))) {
											c = 165;
											break a;
										}
										f[152] = e;
									}
								}
							while (0);
							if ((c | 0) == 165) {
								c = 0;
								f[145] = f[152];
							}
							e = f[152] | 0;
						}
						if ((c | 0) == 68) {
							Le();
							e = 0;
							break;
						} else if ((c | 0) == 71) {
							Le();
							e = 0;
							break;
						} else if ((c | 0) == 101) {
							Le();
							e = 0;
							break;
						} else if ((c | 0) == 117) {
							Le();
							e = 0;
							break;
						} else if ((c | 0) == 128) {
							Le();
							e = 0;
							break;
						} else if ((c | 0) == 131) {
							Le();
							e = 0;
							break;
						} else if ((c | 0) == 140) {
							Le();
							e = 0;
							break;
						} else if ((c | 0) == 159) {
							Le();
							e = 0;
							break;
						} else if ((c | 0) == 166) {
							if (!((r[1133] | 0) == 0 ? (s[564] | s[565]) << 16 >> 16 == 0 : 0)) {
								e = 0;
								break;
							}
							if (f[137] | 0 ? (O(), r[1133] | 0) : 0) {
								e = 0;
								break;
							}
							e = 1;
							break;
						}
					}
				while (0);
				b = w;
				return e | 0;
			}
			function l() {
				var e = 0, a = 0, i = 0, c = 0, t = 0, b = 0, k = 0, l = 0, n = 0, u = 0, o = 0, w = 0, v = 0, p = 0;
				o = f[152] | 0;
				p = f[134] | 0;
				f[152] = o + 12;
				e = L(1) | 0;
				i = f[152] | 0;
				if ((i | 0) == (o + 12 | 0) ? !(ne(e) | 0) : 0) e = 0;
				else n = 3;
				e: do
					if ((n | 0) == 3) {
						f[135] = o;
						a: do
							switch (e << 16 >> 16) {
								case 116:
									if ((s[i >> 1] | 0) == 116 ? (le(i + 2 | 0, 234, 6) | 0) == 0 : 0) {
										a = s[i + 8 >> 1] | 0;
										if (!(qe(a) | 0)) switch (a << 16 >> 16) {
											case 42:
											case 47:
											case 123: break;
											default:
												n = 12;
												break a;
										}
										f[152] = i + 8;
										e = L(1) | 0;
										switch (e << 16 >> 16) {
											case 42:
											case 123:
												u = 1;
												n = 13;
												break a;
										}
										f[152] = i;
										if (g(0) | 0) {
											e = 1;
											break e;
										}
										r[1136] = 0;
										e = 0;
										break e;
									} else n = 12;
									break;
								case 105:
									if (g(0) | 0) {
										e = 1;
										break e;
									} else n = 12;
									break;
								default:
									u = 0;
									n = 13;
							}
						while (0);
						a: do
							if ((n | 0) == 12) {
								r[1136] = 0;
								n = 55;
							} else if ((n | 0) == 13) {
								i: do
									switch (e << 16 >> 16) {
										case 123:
											f[152] = (f[152] | 0) + 2;
											e = L(1) | 0;
											while (1) {
												r: do
													if (!u) if (e << 16 >> 16 == 116) {
														c = f[152] | 0;
														if ((s[c >> 1] | 0) == 116 ? (le(c + 2 | 0, 234, 6) | 0) == 0 : 0) {
															e = s[c + 8 >> 1] | 0;
															if (!(qe(e) | 0)) switch (e << 16 >> 16) {
																case 42:
																case 47:
																case 123: break;
																default:
																	c = 0;
																	e = 116;
																	break r;
															}
															f[152] = c + 8;
															e = L(1) | 0;
															s: do
																switch (e << 16 >> 16) {
																	case 97:
																		i = f[152] | 0;
																		if ((s[i + 2 >> 1] | 0) != 115) {
																			c = 1;
																			e = 97;
																			break r;
																		}
																		if (!(Oe(s[i + 4 >> 1] | 0) | 0)) {
																			c = 1;
																			e = 97;
																			break r;
																		}
																		f[152] = i + 4;
																		e = L(1) | 0;
																		if (e << 16 >> 16 != 97) {
																			f[152] = i;
																			switch (e << 16 >> 16) {
																				case 44:
																				case 125:
																					c = 1;
																					e = 97;
																					break r;
																				default: break s;
																			}
																		}
																		e = f[152] | 0;
																		if ((s[e + 2 >> 1] | 0) == 115 ? Oe(s[e + 4 >> 1] | 0) | 0 : 0) {
																			f[152] = e + 4;
																			a = L(1) | 0;
																			f: do
																				if (a << 16 >> 16 == 92 | (a + -48 & 65535) < 10) e = 1;
																				else {
																					c: do
																						if (((a & -33) + -65 & 65535) >= 26) {
																							switch (a << 16 >> 16) {
																								case 36:
																								case 92:
																								case 95: break c;
																							}
																							e = (a & 65535) < 128;
																							break f;
																						}
																					while (0);
																					f[152] = i;
																					c = 1;
																					e = 97;
																					break r;
																				}
																			while (0);
																			f[152] = i;
																			if (a << 16 >> 16 != 92 & e) break s;
																			else {
																				c = 1;
																				e = 97;
																				break r;
																			}
																		}
																		f[152] = i;
																		break;
																	case 44:
																	case 125: break;
																	default:
																		c = 1;
																		break r;
																}
															while (0);
															f[152] = c;
															c = 0;
															e = 116;
														} else {
															c = 0;
															e = 116;
														}
													} else c = 0;
													else c = 1;
												while (0);
												i = f[152] | 0;
												if (ia(e) | 0) {
													X(e);
													e = (f[152] | 0) + 2 | 0;
													f[152] = e;
												} else {
													ie(e) | 0;
													e = f[152] | 0;
												}
												L(1) | 0;
												n = f[134] | 0;
												e = ee(i, e) | 0;
												a = f[134] | 0;
												if (!((a | 0) == (n | 0) | c & (a | 0) != 0 ^ 1)) r[a + 25 >> 0] = r[a + 25 >> 0] | 4;
												if (e << 16 >> 16 == 44) {
													f[152] = (f[152] | 0) + 2;
													e = L(1) | 0;
												}
												if (e << 16 >> 16 == 125) {
													n = 46;
													break;
												}
												n = f[152] | 0;
												if ((n | 0) == (i | 0) | n >>> 0 > (f[153] | 0) >>> 0) {
													n = 45;
													break;
												}
											}
											if ((n | 0) == 45) {
												Le();
												e = 0;
												break e;
											} else if ((n | 0) == 46) {
												r[1134] = 1;
												f[152] = (f[152] | 0) + 2;
												a = L(1) | 0;
												i = 0;
												c = 1;
												t = 0;
												break i;
											}
											break;
										case 42:
											t = f[152] | 0;
											f[152] = t + 2;
											L(1) | 0;
											a = f[152] | 0;
											ee(a, a) | 0;
											a = L(1) | 0;
											i = (f[134] | 0) == (p | 0);
											c = 0;
											break;
										default:
											r[1136] = 0;
											switch (e << 16 >> 16) {
												case 100:
													e = f[152] | 0;
													if (le(e + 2 | 0, 382, 12) | 0) {
														n = 58;
														break a;
													}
													p = s[e + 14 >> 1] | 0;
													if (!(p << 16 >> 16 == 47 | (qe(p) | 0))) {
														n = 58;
														break a;
													}
													f[152] = e + 14;
													h();
													e = 1;
													break e;
												case 97:
													e = f[152] | 0;
													if (le(e, 334, 16) | 0) {
														n = 78;
														break a;
													}
													p = s[e + 16 >> 1] | 0;
													if (!(p << 16 >> 16 == 47 | (qe(p) | 0))) {
														n = 78;
														break a;
													}
													f[152] = e + 16;
													e = L(1) | 0;
													n = 55;
													break a;
												default:
													n = 55;
													break a;
											}
									}
								while (0);
								i: do
									if (u) {
										e = (p | 0) == 0 ? 516 : p + 32 | 0;
										while (1) {
											e = f[e >> 2] | 0;
											if (!e) break i;
											r[e + 25 >> 0] = r[e + 25 >> 0] | 4;
											e = e + 32 | 0;
										}
									}
								while (0);
								if (a << 16 >> 16 == 102 ? (w = f[152] | 0, (le(w + 2 | 0, 42, 6) | 0) == 0) : 0) {
									f[152] = w + 8;
									d(o, L(1) | 0, 0);
									if (r[1133] | 0) {
										e = 0;
										break e;
									}
									if (i) {
										f[(f[132] | 0) + 28 >> 2] = 8;
										se(t, t + 2 | 0, 0, 0);
										e = f[134] | 0;
										r[e + 24 >> 0] = 3;
										if (u) {
											r[e + 25 >> 0] = r[e + 25 >> 0] | 4;
											n = 99;
										}
									} else n = 99;
									if ((n | 0) == 99 ? (v = f[132] | 0, u & (v | 0) != 0) : 0) r[v + 25 >> 0] = 1;
									a = (f[136] | 0) + -1 | 0;
									e = (p | 0) == 0 ? 516 : p + 32 | 0;
									while (1) {
										e = f[e >> 2] | 0;
										if (!e) {
											e = 0;
											break e;
										}
										f[e + 20 >> 2] = a;
										if ((r[e + 24 >> 0] | 0) != 3) {
											r[e + 24 >> 0] = 2;
											r[e + 25 >> 0] = ((f[e + 8 >> 2] | 0) == 0 ? 2 : 0) | r[e + 25 >> 0] & 4;
										}
										e = e + 32 | 0;
									}
								}
								i: do
									if (c) {
										e = (p | 0) == 0 ? 516 : p + 32 | 0;
										while (1) {
											e = f[e >> 2] | 0;
											if (!e) break i;
											r[e + 24 >> 0] = 4;
											f[137] = (f[137] | 0) + 1;
											e = e + 32 | 0;
										}
									}
								while (0);
								f[152] = (f[152] | 0) + -2;
								e = 0;
								break e;
							}
						while (0);
						a: do
							if ((n | 0) == 55) {
								switch (e << 16 >> 16) {
									case 100:
										n = 58;
										break a;
									case 97:
										n = 78;
										break a;
									case 102: break a;
									case 110:
									case 101:
										if ($(e) | 0) {
											e = 0;
											break e;
										}
										switch (e << 16 >> 16) {
											case 102: break a;
											case 108: break;
											default:
												e = 0;
												break e;
										}
										break;
									case 99:
										e = f[152] | 0;
										if ((le(e + 2 | 0, 34, 8) | 0) == 0 ? Oe(s[e + 10 >> 1] | 0) | 0 : 0) {
											f[152] = e + 10;
											e = L(1) | 0;
											p = f[152] | 0;
											_(e) | 0;
											e = f[152] | 0;
											se(p, e, p, e);
											f[152] = (f[152] | 0) + -2;
											e = 0;
											break e;
										}
										f[152] = e + 4;
										break;
									case 108:
									case 118: break;
									default:
										e = 0;
										break e;
								}
								f[152] = (f[152] | 0) + 6;
								r[1136] = 0;
								e = L(1) | 0;
								switch (e << 16 >> 16) {
									case 110:
									case 101: if ($(e) | 0) {
										e = 0;
										break e;
									}
								}
								f[152] = (f[152] | 0) + -2;
								H();
								e = 0;
								break e;
							}
						while (0);
						if ((n | 0) == 58) {
							i = f[152] | 0;
							f[152] = i + 14;
							switch ((L(1) | 0) << 16 >> 16) {
								case 105:
									a = f[134] | 0;
									if (g(0) | 0) {
										e = f[134] | 0;
										if ((e | 0) == (a | 0)) {
											se(i, i + 14 | 0, 0, 0);
											e = (f[134] | 0) + 25 | 0;
											r[e >> 0] = r[e >> 0] | 4;
											e = 1;
											break e;
										} else {
											f[e >> 2] = i;
											f[(f[134] | 0) + 4 >> 2] = i + 14;
											e = 1;
											break e;
										}
									}
									break;
								case 97:
									e = f[152] | 0;
									if ((le(e + 2 | 0, 192, 8) | 0) == 0 ? Pe(s[e + 10 >> 1] | 0) | 0 : 0) {
										f[152] = e + 10;
										L(0) | 0;
										n = 66;
									}
									break;
								case 102:
									n = 66;
									break;
								case 99:
									e = f[152] | 0;
									if (((le(e + 2 | 0, 34, 8) | 0) == 0 ? (p = s[e + 10 >> 1] | 0, qe(p) | 0 | p << 16 >> 16 == 123) : 0) ? (f[152] = e + 10, c = L(1) | 0, c << 16 >> 16 != 123) : 0) {
										l = c;
										n = 75;
									}
							}
							a: do
								if ((n | 0) == 66 ? (t = f[152] | 0, (le(t + 2 | 0, 200, 14) | 0) == 0) : 0) {
									e = s[t + 16 >> 1] | 0;
									if (!(qe(e) | 0)) switch (e << 16 >> 16) {
										case 40:
										case 42: break;
										default: break a;
									}
									f[152] = t + 16;
									e = L(1) | 0;
									if (e << 16 >> 16 == 42) {
										f[152] = (f[152] | 0) + 2;
										e = L(1) | 0;
									}
									if (e << 16 >> 16 != 40) {
										l = e;
										n = 75;
									}
								}
							while (0);
							if ((n | 0) == 75 ? (b = f[152] | 0, _(l) | 0, k = f[152] | 0, k >>> 0 > b >>> 0) : 0) {
								se(i, i + 14 | 0, b, k);
								f[152] = (f[152] | 0) + -2;
								e = 0;
								break;
							}
							se(i, i + 14 | 0, 0, 0);
							f[152] = i + 12;
							e = 0;
							break;
						} else if ((n | 0) == 78) {
							f[152] = (f[152] | 0) + 10;
							L(0) | 0;
						}
						f[152] = (f[152] | 0) + 16;
						e = L(1) | 0;
						if (e << 16 >> 16 == 42) {
							f[152] = (f[152] | 0) + 2;
							e = L(1) | 0;
						}
						p = f[152] | 0;
						_(e) | 0;
						e = f[152] | 0;
						se(p, e, p, e);
						f[152] = (f[152] | 0) + -2;
						e = 0;
					}
				while (0);
				return e | 0;
			}
			function n(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, c = 0, k = 0, n = 0, o = 0, h = 0, d = 0, v = 0, p = 0, m = 0, C = 0, x = 0, O = 0;
				O = b;
				b = b + 16 | 0;
				v = s[565] | 0;
				f[O >> 2] = 0;
				f[145] = f[152];
				d = 0;
				c = 0;
				e: while (1) {
					o = d & e;
					do {
						k = f[153] | 0;
						n = f[152] | 0;
						do {
							i = n;
							n = n + 2 | 0;
							if (i >>> 0 >= k >>> 0) {
								h = 160;
								break e;
							}
							i = s[n >> 1] | 0;
						} while (Pe(i) | 0);
						f[152] = n;
						if ((s[565] | 0) == v << 16 >> 16) {
							switch (i << 16 >> 16) {
								case 125:
								case 93:
								case 41:
								case 59:
									h = 161;
									break e;
								case 44:
									if (c | 0) oe(c);
									if (!(a << 16 >> 16)) {
										c = 0;
										i = 44;
										h = 161;
										break e;
									}
									if ((f[152] | 0) >>> 0 >= (f[147] | 0) >>> 0 ? w(a) | 0 : 0) {
										c = 0;
										i = 44;
										h = 161;
										break e;
									} else c = 0;
							}
							if (o ? ra(i) | 0 : 0) {
								h = 161;
								break e;
							}
						}
					} while (ra(i) | 0);
					f[O >> 2] = c;
					n = f[145] | 0;
					a: do
						switch (i << 16 >> 16) {
							case 101:
								if (((s[565] | 0) == 0 ? (p = f[152] | 0, Me(p) | 0) : 0) ? (le(p + 2 | 0, 16, 10) | 0) == 0 : 0) if (l() | 0) f[145] = 232;
								else h = 150;
								else h = 147;
								break;
							case 105:
								c = f[152] | 0;
								switch (s[c + 2 >> 1] | 0) {
									case 109:
										if (!(Me(c) | 0)) {
											h = 147;
											break a;
										}
										if (le(c + 4 | 0, 26, 8) | 0) {
											h = 147;
											break a;
										}
										u();
										h = 150;
										break a;
									case 110:
										if (!(Me(c) | 0)) {
											h = 147;
											break a;
										}
										if (!(g(1) | 0)) {
											h = 147;
											break a;
										}
										f[145] = 232;
										break a;
									default:
										h = 147;
										break a;
								}
							case 99:
								c = f[152] | 0;
								if ((s[c + 2 >> 1] | 0) == 108) {
									if ((Me(c) | 0 ? (le(c + 4 | 0, 36, 6) | 0) == 0 : 0) ? Oe(s[c + 10 >> 1] | 0) | 0 : 0) f[149] = c + 10;
									if ((Me(c) | 0 ? (le(c + 4 | 0, 36, 6) | 0) == 0 : 0) ? qe(s[c + 10 >> 1] | 0) | 0 : 0) {
										r[1139] = 1;
										h = 147;
									} else h = 147;
								} else h = 147;
								break;
							case 102:
								c = f[152] | 0;
								if ((((s[c + 2 >> 1] | 0) == 117 ? Me(c) | 0 : 0) ? (le(c + 4 | 0, 202, 12) | 0) == 0 : 0) ? Oe(s[c + 16 >> 1] | 0) | 0 : 0) {
									f[149] = c + 16;
									h = 147;
								} else h = 147;
								break;
							case 116:
								c = f[152] | 0;
								if (((s[c + 2 >> 1] | 0) == 121 ? Me(c) | 0 : 0) ? g(1) | 0 : 0) f[145] = 232;
								else h = 147;
								break;
							case 100:
								c = f[152] | 0;
								if (((s[c + 2 >> 1] | 0) == 101 ? Me(c) | 0 : 0) ? E() | 0 : 0) f[145] = 232;
								else h = 147;
								break;
							case 40:
								c = s[565] | 0;
								if (c << 16 >> 16 == 1024) {
									Le();
									break a;
								} else {
									h = f[150] | 0;
									f[h + ((c & 65535) << 3) >> 2] = 1;
									s[565] = c + 1 << 16 >> 16;
									f[h + ((c & 65535) << 3) + 4 >> 2] = n;
									h = 150;
									break a;
								}
							case 91:
								c = s[565] | 0;
								if (c << 16 >> 16 == 1024) {
									Le();
									break a;
								} else {
									h = f[150] | 0;
									f[h + ((c & 65535) << 3) >> 2] = 8;
									s[565] = c + 1 << 16 >> 16;
									f[h + ((c & 65535) << 3) + 4 >> 2] = n;
									h = 150;
									break a;
								}
							case 33:
								c = f[152] | 0;
								if ((s[c + 2 >> 1] | 0) == 61) {
									r[1138] = 0;
									h = 150;
									break a;
								}
								h = A() | 0;
								r[1138] = (h ^ 1) & 1;
								if (h) h = 150;
								else {
									do {
										if (c >>> 0 <= n >>> 0) {
											h = 150;
											break a;
										}
										c = c + -2 | 0;
										h = s[c >> 1] | 0;
									} while (!(ra(h) | 0 | (h & -2) << 16 >> 16 == 8232));
									r[1138] = 0;
									h = 150;
								}
								break;
							case 60:
								c = f[146] | 0;
								if ((c + 1 | 0) >>> 0 > 1) {
									f[146] = c + 1;
									h = 150;
									break a;
								}
								if (a << 16 >> 16 != 0 | (c | 0) == -1) {
									c = f[152] | 0;
									if ((s[c + -2 >> 1] | 0) == 60) {
										f[O >> 2] = c;
										h = 150;
										break a;
									}
									k = s[n >> 1] | 0;
									switch (k << 16 >> 16) {
										case 45:
										case 43:
											c = (s[n + -2 >> 1] | 0) == k << 16 >> 16;
											h = 73;
											break;
										default:
											c = k << 16 >> 16 == 33 & (r[1138] & 1) != 0;
											if (k << 16 >> 16 == 47) k = (r[1137] ^ 1) & 255;
											else h = 73;
									}
									if ((h | 0) == 73) k = (k << 16 >> 16 == 96 | (k << 16 >> 16 == 34 | (k << 16 >> 16 == 39 | ((k | 32) << 16 >> 16 == 125 | (k << 16 >> 16 == 41 | (Ie(k) | 0)))))) & 1;
									if (c | (k | 0) != 0 ? !(Q() | 0) : 0) if (!(Ue() | 0) ? !(ye() | 0) : 0) {
										h = 150;
										break a;
									} else c = 1;
									else c = 0;
									te(c);
									h = 150;
								} else h = 150;
								break;
							case 62:
								c = f[146] | 0;
								switch (c | 0) {
									case 0:
									case 1:
									case -1:
										h = 150;
										break a;
								}
								if ((s[(f[152] | 0) + -2 >> 1] | 0) == 61) h = 150;
								else {
									f[146] = c + -1;
									h = 150;
								}
								break;
							case 61:
								if ((f[146] | 0) == 1 & (s[565] | 0) == 0 ? (C = f[152] | 0, (s[C + 2 >> 1] | 0) != 62) : 0) {
									f[146] = -1;
									f[148] = C;
									h = 150;
								} else h = 150;
								break;
							case 93:
								c = s[565] | 0;
								if (!(c << 16 >> 16)) {
									Le();
									break a;
								} else {
									s[565] = c + -1 << 16 >> 16;
									h = 150;
									break a;
								}
							case 44:
								k = s[564] | 0;
								c = s[565] | 0;
								if (!(k << 16 >> 16)) {
									if (c << 16 >> 16) {
										h = 150;
										break a;
									}
								} else if (c << 16 >> 16) {
									if ((f[(f[150] | 0) + ((c & 65535) + -1 << 3) >> 2] | 0) != 5) {
										h = 150;
										break a;
									}
									c = f[(f[151] | 0) + ((k & 65535) + -1 << 2) >> 2] | 0;
									if (f[c + 4 >> 2] | 0) {
										h = 150;
										break a;
									}
									f[c + 4 >> 2] = n + 2;
									if ((f[c + 44 >> 2] | 0) != (n | 0)) f[c + 36 >> 2] = 0;
									f[152] = (f[152] | 0) + 2;
									L(1) | 0;
									h = f[152] | 0;
									f[c + 16 >> 2] = h;
									f[152] = h + -2;
									h = 150;
									break a;
								}
								switch (f[146] | 0) {
									case 1: break;
									case -1:
										if (!(S(O) | 0)) {
											h = 150;
											break a;
										}
										break;
									default:
										h = 150;
										break a;
								}
								H();
								h = 150;
								break;
							case 59:
								if ((f[146] | 0) != 0 & (s[565] | 0) == 0) {
									f[146] = 0;
									f[O >> 2] = 0;
									h = 150;
								} else h = 150;
								break;
							case 41:
								k = s[565] | 0;
								if (!(k << 16 >> 16)) {
									Le();
									break a;
								}
								s[565] = k + -1 << 16 >> 16;
								c = s[564] | 0;
								if (c << 16 >> 16 != 0 ? (f[(f[150] | 0) + ((k + -1 & 65535) << 3) >> 2] | 0) == 5 : 0) {
									c = f[(f[151] | 0) + ((c & 65535) + -1 << 2) >> 2] | 0;
									if ((f[c + 4 >> 2] | 0) == 0 ? (f[c + 4 >> 2] = n + 2, (f[c + 44 >> 2] | 0) != (n | 0)) : 0) f[c + 36 >> 2] = 0;
									f[c + 12 >> 2] = (f[152] | 0) + 2;
									y(c);
									s[564] = (s[564] | 0) + -1 << 16 >> 16;
									h = 150;
								} else h = 150;
								break;
							case 123:
								o = f[132] | 0;
								if ((s[n >> 1] | 0) == 41 & (o | 0) != 0 ? (f[o + 12 >> 2] | 0) == (n + 2 | 0) : 0) {
									o = f[133] | 0;
									f[132] = o;
									f[((o | 0) == 0 ? 512 : o + 52 | 0) >> 2] = 0;
									f[136] = (f[136] | 0) + -1;
								}
								c = s[565] | 0;
								if (c << 16 >> 16 == 1024) {
									Le();
									break a;
								} else {
									h = f[150] | 0;
									f[h + ((c & 65535) << 3) >> 2] = (r[1139] | 0) == 0 ? 2 : 6;
									s[565] = c + 1 << 16 >> 16;
									f[h + ((c & 65535) << 3) + 4 >> 2] = n;
									r[1139] = 0;
									h = 150;
									break a;
								}
							case 125:
								k = s[565] | 0;
								if (!(k << 16 >> 16)) {
									Le();
									break a;
								}
								h = f[150] | 0;
								s[565] = k + -1 << 16 >> 16;
								if ((f[h + ((k + -1 & 65535) << 3) >> 2] | 0) == 4) {
									c = s[564] | 0;
									if (c << 16 >> 16 ? (x = f[(f[151] | 0) + ((c & 65535) + -1 << 2) >> 2] | 0, (s[x + 48 >> 1] | 0) == k + -1 << 16 >> 16 << 16 >> 16) : 0) {
										Je(8);
										h = f[140] | 0;
										f[140] = h + 8;
										f[h >> 2] = (f[152] | 0) + 2;
										f[h + 4 >> 2] = 0;
										o = f[x + 40 >> 2] | 0;
										f[((o | 0) == 0 ? x + 36 | 0 : o + 4 | 0) >> 2] = h;
										f[x + 40 >> 2] = h;
									}
									T();
									h = 150;
								} else h = 150;
								break;
							case 34:
							case 39:
								X(i);
								h = 150;
								break;
							case 92:
								c = f[152] | 0;
								k = ue() | 0;
								if (k) if ((k | 0) < 0) {
									Le();
									break a;
								} else {
									f[145] = c;
									break a;
								}
								else h = 147;
								break;
							case 47:
								c = f[152] | 0;
								switch (s[c + 2 >> 1] | 0) {
									case 47:
										Se();
										break;
									case 42:
										V(1);
										break;
									default:
										if (A() | 0) {
											ce();
											c = 0;
										} else c = 1;
										r[1137] = c;
										h = 150;
										break a;
								}
								if ((f[146] | 0) != 0 & (s[565] | 0) == 0) {
									k = f[152] | 0;
									while (1) {
										if (c >>> 0 > k >>> 0) break a;
										if (ra(s[c >> 1] | 0) | 0) break;
										else c = c + 2 | 0;
									}
									o = ra(s[k >> 1] | 0) | 0;
									j(o ? k : k + 2 | 0);
									if (!(f[146] | 0)) f[O >> 2] = 0;
								}
								break;
							case 96:
								c = s[564] | 0;
								if ((c << 16 >> 16 ? (m = f[(f[151] | 0) + ((c & 65535) + -1 << 2) >> 2] | 0, (f[m + 4 >> 2] | 0) == 0) : 0) ? (f[m >> 2] | 0) == (f[152] | 0) : 0) s[m + 48 >> 1] = (t[565] | 0) + 1;
								c = s[565] | 0;
								if (c << 16 >> 16 == 1024) {
									Le();
									break a;
								} else {
									h = f[150] | 0;
									f[h + ((c & 65535) << 3) >> 2] = 3;
									s[565] = c + 1 << 16 >> 16;
									f[h + ((c & 65535) << 3) + 4 >> 2] = n;
									T();
									h = 150;
									break a;
								}
							default: if ((i & 65535) > 127 & i << 16 >> 16 != 160 | (i << 16 >> 16 == 92 | (i << 16 >> 16 == 95 | (i << 16 >> 16 == 36 | ((i + -48 & 65535) < 10 | ((i | 32) + -97 & 65535) < 26))))) h = 147;
							else h = 150;
						}
					while (0);
					a: do
						if ((h | 0) == 147) {
							c = f[152] | 0;
							while (1) {
								c = c + 2 | 0;
								h = s[c >> 1] | 0;
								if (!((h & 65535) > 127 & h << 16 >> 16 != 160 | (h << 16 >> 16 == 92 | (h << 16 >> 16 == 95 | (h << 16 >> 16 == 36 | ((h + -48 & 65535) < 10 | ((h | 32) + -97 & 65535) < 26)))))) {
									h = 150;
									break a;
								}
								f[152] = c;
							}
						}
					while (0);
					if ((h | 0) == 150) {
						h = 0;
						f[145] = f[152];
					}
					if (r[1133] | 0) {
						i = 0;
						break;
					}
					if ((f[145] | 0) == (n | 0)) if (d & ((s[565] | 0) == v << 16 >> 16 & e)) {
						i = s[f[152] >> 1] | 0;
						if (ra(i) | 0) break;
						else i = 1;
					} else i = d;
					else {
						if (i << 16 >> 16 == 47) i = (r[1137] ^ 1) & 255;
						else i = (i << 16 >> 16 == 96 | (i << 16 >> 16 == 34 | (i << 16 >> 16 == 39 | ((i | 32) << 16 >> 16 == 125 | (i << 16 >> 16 == 41 | (Ie(i) | 0)))))) & 1;
						i = (i | 0) != 0;
					}
					d = i;
					c = f[O >> 2] | 0;
				}
				if ((h | 0) == 160) {
					f[152] = n;
					i = 0;
					h = 161;
				}
				if ((h | 0) == 161) f[O >> 2] = c;
				b = O;
				return i | 0;
			}
			function u() {
				var e = 0, a = 0, i = 0, c = 0, t = 0, b = 0, k = 0, l = 0, n = 0, u = 0, o = 0;
				u = f[152] | 0;
				f[152] = u + 12;
				e = L(1) | 0;
				e: do
					if (e << 16 >> 16 == 116) {
						i = f[152] | 0;
						if ((s[i >> 1] | 0) == 116 ? (le(i + 2 | 0, 234, 6) | 0) == 0 : 0) {
							e = s[i + 8 >> 1] | 0;
							if (!(qe(e) | 0)) switch (e << 16 >> 16) {
								case 42:
								case 47:
								case 123: break;
								default:
									e = 116;
									a = 1;
									i = 0;
									c = 0;
									o = 77;
									break e;
							}
							f[152] = i + 8;
							e = L(1) | 0;
							switch (e << 16 >> 16) {
								case 102:
									e = f[152] | 0;
									if (le(e + 2 | 0, 42, 6) | 0) {
										e = 102;
										a = 1;
										i = 0;
										c = 1;
										o = 77;
										break e;
									}
									a = s[e + 8 >> 1] | 0;
									if (!(qe(a) | 0) ? !(a << 16 >> 16 == 47 | (ia(a) | 0)) : 0) {
										e = 102;
										a = 1;
										i = 0;
										c = 1;
										o = 77;
										break e;
									}
									f[152] = e + 8;
									o = ia(L(1) | 0) | 0;
									f[152] = e;
									if (!o) {
										e = 102;
										a = 1;
										i = 0;
										c = 1;
										o = 77;
										break e;
									}
									break;
								case 44:
								case 61: break;
								default:
									c = 1;
									o = 12;
									break e;
							}
							f[152] = i;
							e = 116;
							a = 1;
							i = 0;
							c = 0;
							o = 77;
						} else {
							e = 116;
							a = 1;
							i = 0;
							c = 0;
							o = 77;
						}
					} else {
						c = 0;
						o = 12;
					}
				while (0);
				e: do
					if ((o | 0) == 12) {
						i = f[152] | 0;
						a: do
							if (e << 16 >> 16 == 46) {
								f[152] = i + 2;
								switch ((L(1) | 0) << 16 >> 16) {
									case 109:
										e = f[152] | 0;
										if (le(e + 2 | 0, 48, 6) | 0) break e;
										a = f[145] | 0;
										if (!(je(a) | 0) ? (s[a >> 1] | 0) == 46 : 0) break e;
										D(u, u, e + 8 | 0, 2);
										break e;
									case 115:
										e = f[152] | 0;
										if (le(e + 2 | 0, 214, 10) | 0) break e;
										a = f[145] | 0;
										if (!(je(a) | 0) ? (s[a >> 1] | 0) == 46 : 0) break e;
										f[152] = e + 12;
										e = L(1) | 0;
										t = 1;
										o = 40;
										break a;
									case 100:
										e = f[152] | 0;
										if (le(e + 2 | 0, 224, 8) | 0) break e;
										a = f[145] | 0;
										if (!(je(a) | 0) ? (s[a >> 1] | 0) == 46 : 0) break e;
										f[152] = e + 10;
										e = L(1) | 0;
										t = 2;
										o = 40;
										break a;
									default: break e;
								}
							} else {
								do
									if (i >>> 0 > (u + 12 | 0) >>> 0 & e << 16 >> 16 == 115) if ((le(i + 2 | 0, 214, 10) | 0) == 0 ? qe(s[i + 12 >> 1] | 0) | 0 : 0) {
										f[152] = i + 12;
										e = L(1) | 0;
										a = f[152] | 0;
										if (!(e << 16 >> 16 == 44 | (a | 0) == (i + 12 | 0))) {
											if (e << 16 >> 16 != 102) {
												t = 1;
												o = 40;
												break a;
											}
											if (le(a + 2 | 0, 42, 6) | 0) {
												e = 102;
												i = 1;
												break;
											}
											if (!(Oe(s[a + 8 >> 1] | 0) | 0)) {
												e = 102;
												i = 1;
												break;
											}
										}
										f[152] = i;
										e = s[i >> 1] | 0;
										t = 0;
										o = 40;
										break a;
									} else {
										e = 115;
										i = 0;
									}
									else {
										if (!(i >>> 0 > (u + 10 | 0) >>> 0 & e << 16 >> 16 == 100)) {
											t = 0;
											o = 40;
											break a;
										}
										if ((le(i + 2 | 0, 224, 8) | 0) == 0 ? qe(s[i + 10 >> 1] | 0) | 0 : 0) {
											f[152] = i + 10;
											if ((L(1) | 0) << 16 >> 16 == 42) {
												e = 42;
												i = 2;
											} else {
												f[152] = i;
												e = s[i >> 1] | 0;
												t = 0;
												o = 40;
												break a;
											}
										} else {
											e = 100;
											i = 0;
										}
									}
								while (0);
								a = (i | 0) == 0;
							}
						while (0);
						do
							if ((o | 0) == 40) {
								if (e << 16 >> 16 != 40) {
									a = (t | 0) == 0;
									if (!(a & e << 16 >> 16 == 123)) {
										i = t;
										break;
									}
									e = f[152] | 0;
									if (s[565] | 0) {
										f[152] = e + -2;
										break e;
									}
									f[152] = e + 2;
									if (($e(f[136] | 0, 0) | 0) << 16 >> 16 != 125) {
										Le();
										break e;
									}
									f[152] = (f[152] | 0) + 2;
									n = (L(1) | 0) << 16 >> 16 == 102;
									e = f[152] | 0;
									if (n ? le(e + 2 | 0, 42, 6) | 0 : 0) {
										Le();
										break e;
									}
									f[152] = e + 8;
									e = L(1) | 0;
									if (!(ia(e) | 0)) {
										Le();
										break e;
									}
									d(u, e, 0);
									e = f[132] | 0;
									if (!(c & (e | 0) != 0)) break e;
									r[e + 25 >> 0] = 1;
									break e;
								}
								e = s[565] | 0;
								if (e << 16 >> 16 == 1024) {
									Le();
									break e;
								}
								a = f[152] | 0;
								n = f[150] | 0;
								f[n + ((e & 65535) << 3) >> 2] = 5;
								s[565] = e + 1 << 16 >> 16;
								f[n + ((e & 65535) << 3) + 4 >> 2] = a;
								if ((s[f[145] >> 1] | 0) == 46) break e;
								if ((s[564] | 0) == 512) {
									Le();
									break e;
								}
								f[152] = a + 2;
								c = L(1) | 0;
								D(u, f[152] | 0, 0, a);
								e = f[145] | 0;
								a = s[e >> 1] | 0;
								if (a << 16 >> 16 != 116) {
									i = f[132] | 0;
									r[i + 26 >> 0] = 0;
									if (a << 16 >> 16 == 102 ? ve(e, 282, 6) | 0 : 0) {
										r[i + 25 >> 0] = 1;
										a = i;
										e = i;
									} else {
										a = i;
										e = i;
									}
								} else {
									a = (ve(e + -2 | 0, 112, 4) | 0) & 1;
									e = f[132] | 0;
									r[e + 26 >> 0] = a;
									a = e;
								}
								if (t | 0) f[a + 28 >> 2] = (t | 0) == 1 ? 5 : 7;
								n = f[151] | 0;
								u = s[564] | 0;
								s[564] = u + 1 << 16 >> 16;
								f[n + ((u & 65535) << 2) >> 2] = e;
								switch (c << 16 >> 16) {
									case 39:
										X(39);
										break;
									case 34:
										X(34);
										break;
									case 96:
										if (ae() | 0) {
											if (r[1140] | 0) {
												u = (f[132] | 0) + 24 | 0;
												r[u >> 0] = r[u >> 0] | 2;
											}
										} else o = 59;
										break;
									default: o = 59;
								}
								if ((o | 0) == 59) {
									f[152] = (f[152] | 0) + -2;
									break e;
								}
								e = (f[152] | 0) + 2 | 0;
								f[152] = e;
								switch ((L(1) | 0) << 16 >> 16) {
									case 44:
										f[152] = (f[152] | 0) + 2;
										L(1) | 0;
										n = f[132] | 0;
										f[n + 4 >> 2] = e;
										u = f[152] | 0;
										f[n + 16 >> 2] = u;
										r[n + 24 >> 0] = r[n + 24 >> 0] | 1;
										f[152] = u + -2;
										break e;
									case 41:
										s[565] = (s[565] | 0) + -1 << 16 >> 16;
										u = f[132] | 0;
										f[u + 4 >> 2] = e;
										f[u + 12 >> 2] = (f[152] | 0) + 2;
										r[u + 24 >> 0] = r[u + 24 >> 0] | 1;
										y(u);
										s[564] = (s[564] | 0) + -1 << 16 >> 16;
										break e;
									default:
										f[152] = (f[152] | 0) + -2;
										break e;
								}
							}
						while (0);
						switch (e << 16 >> 16) {
							case 42:
							case 39:
							case 34:
								t = i;
								o = 79;
								break;
							default: o = 77;
						}
					}
				while (0);
				if ((o | 0) == 77) if ((f[152] | 0) == (u + 12 | 0)) f[152] = u + 10;
				else {
					t = i;
					o = 79;
				}
				e: do
					if ((o | 0) == 79) {
						if (!(((t | 0) != 2 | e << 16 >> 16 == 42) & (s[565] | 0) == 0)) {
							f[152] = (f[152] | 0) + -2;
							break;
						}
						a: do
							if (a ? !(e << 16 >> 16 == 92 | (e + -48 & 65535) < 10) : 0) {
								i: do
									if (((e & -33) + -65 & 65535) >= 26) {
										switch (e << 16 >> 16) {
											case 36:
											case 92:
											case 95: break i;
										}
										if ((e & 65535) <= 127) break a;
									}
								while (0);
								a = f[152] | 0;
								ie(e) | 0;
								if ((f[152] | 0) != (a | 0)) {
									if ((L(1) | 0) << 16 >> 16 == 61 ? (l = (f[152] | 0) + 2 | 0, (s[l >> 1] | 0) != 61) : 0) {
										f[152] = l;
										i: do
											if (((L(1) | 0) << 16 >> 16 == 114 ? (b = f[152] | 0, (le(b + 2 | 0, 446, 12) | 0) == 0) : 0) ? (k = s[b + 14 >> 1] | 0, !((k + -48 & 65535) < 10 | ((k & -33) + -65 & 65535) < 26)) : 0) {
												switch (k << 16 >> 16) {
													case 36:
													case 92:
													case 95: break i;
												}
												if ((k & 65535) <= 127) {
													f[152] = b + 14;
													if ((L(1) | 0) << 16 >> 16 == 40 ? (f[152] = (f[152] | 0) + 2, n = L(1) | 0, ia(n) | 0) : 0) {
														d(u, n, 0);
														if (r[1133] | 0) break e;
														e = f[132] | 0;
														if (c & (e | 0) != 0) r[e + 25 >> 0] = 1;
														f[152] = (f[152] | 0) + 2;
														if ((L(1) | 0) << 16 >> 16 == 41) break e;
														f[152] = (f[152] | 0) + -2;
														break e;
													}
													f[152] = b;
												}
											}
										while (0);
										C(1, 0);
										f[152] = (f[152] | 0) + -2;
										break e;
									}
									f[152] = a;
									e = s[a >> 1] | 0;
								}
							}
						while (0);
						if (!(ia(e) | 0)) M(e, t, f[136] | 0, 0);
						e = f[153] | 0;
						a = f[152] | 0;
						while (1) {
							if (a >>> 0 >= e >>> 0) {
								o = 112;
								break;
							}
							i = s[a >> 1] | 0;
							if (ia(i) | 0) break;
							n = a + 2 | 0;
							f[152] = n;
							a = n;
						}
						if ((o | 0) == 112) {
							Le();
							break;
						}
						d(u, i, t);
						e = f[132] | 0;
						if (c & (e | 0) != 0) r[e + 25 >> 0] = 1;
					}
				while (0);
			}
			function o(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, r = 0, c = 0, t = 0, b = 0, k = 0, l = 0;
				e: while (1) {
					i = L(1) | 0;
					while (1) {
						if (i << 16 >> 16 == 125) {
							i = 125;
							break e;
						}
						t = f[152] | 0;
						if (t >>> 0 > (f[153] | 0) >>> 0) break e;
						a: do
							if (!a) if (i << 16 >> 16 == 116) if ((s[t >> 1] | 0) == 116 ? (le(t + 2 | 0, 234, 6) | 0) == 0 : 0) {
								i = s[t + 8 >> 1] | 0;
								if (!(qe(i) | 0)) switch (i << 16 >> 16) {
									case 42:
									case 47:
									case 123: break;
									default:
										b = 0;
										i = 116;
										break a;
								}
								f[152] = t + 8;
								i = L(1) | 0;
								switch (i << 16 >> 16) {
									case 97:
										l = 13;
										break;
									case 44:
									case 125: break;
									default:
										t = f[152] | 0;
										b = 1;
										break a;
								}
								i: do
									if ((l | 0) == 13) {
										l = 0;
										c = f[152] | 0;
										if ((s[c + 2 >> 1] | 0) != 115) {
											t = c;
											b = 1;
											i = 97;
											break a;
										}
										if (!(Oe(s[c + 4 >> 1] | 0) | 0)) {
											t = c;
											b = 1;
											i = 97;
											break a;
										}
										f[152] = c + 4;
										i = L(1) | 0;
										if (i << 16 >> 16 != 97) {
											f[152] = c;
											switch (i << 16 >> 16) {
												case 44:
												case 125:
													t = c;
													b = 1;
													i = 97;
													break a;
												default: break i;
											}
										}
										i = f[152] | 0;
										if ((s[i + 2 >> 1] | 0) == 115 ? Oe(s[i + 4 >> 1] | 0) | 0 : 0) {
											f[152] = i + 4;
											r = L(1) | 0;
											r: do
												if (r << 16 >> 16 == 92 | (r + -48 & 65535) < 10) i = 1;
												else {
													s: do
														if (((r & -33) + -65 & 65535) >= 26) {
															switch (r << 16 >> 16) {
																case 36:
																case 92:
																case 95: break s;
															}
															i = (r & 65535) < 128;
															break r;
														}
													while (0);
													f[152] = c;
													t = c;
													b = 1;
													i = 97;
													break a;
												}
											while (0);
											f[152] = c;
											if (r << 16 >> 16 != 92 & i) break;
											else {
												t = c;
												b = 1;
												i = 97;
												break a;
											}
										}
										f[152] = c;
									}
								while (0);
								f[152] = t;
								b = 0;
								i = 116;
							} else {
								b = 0;
								i = 116;
							}
							else b = 0;
							else b = 1;
						while (0);
						if (!(ia(i) | 0)) {
							ie(i) | 0;
							i = f[152] | 0;
							if ((i | 0) == (t | 0)) {
								i = t;
								break;
							}
						} else {
							X(i);
							i = (f[152] | 0) + 2 | 0;
							f[152] = i;
						}
						do
							if ((L(1) | 0) << 16 >> 16 == 97 ? (k = f[152] | 0, (s[k + 2 >> 1] | 0) == 115) : 0) {
								r = s[k + 4 >> 1] | 0;
								a: do
									if (!((r + -48 & 65535) < 10 | ((r & -33) + -65 & 65535) < 26)) {
										switch (r << 16 >> 16) {
											case 36:
											case 92:
											case 95:
												l = 35;
												break a;
										}
										if ((r & 65535) > 127) l = 35;
									} else l = 35;
								while (0);
								if ((l | 0) == 35 ? (l = 0, !(qe(r) | 0)) : 0) {
									r = i;
									c = t;
									break;
								}
								f[152] = k + 4;
								r = L(1) | 0;
								c = f[152] | 0;
								ie(r) | 0;
								r = f[152] | 0;
							} else {
								r = i;
								c = t;
							}
						while (0);
						K(c, r, t, i, 0, e, b);
						i = L(1) | 0;
						if (i << 16 >> 16 == 44) {
							l = 38;
							break;
						}
					}
					if ((l | 0) == 38) {
						l = 0;
						i = f[152] | 0;
					}
					f[152] = i + 2;
				}
				return i | 0;
			}
			function h() {
				var e = 0, a = 0, i = 0, c = 0, t = 0, b = 0;
				e = L(1) | 0;
				if (!(g(0) | 0)) {
					t = 0;
					a = 0;
					c = 0;
					i = 1;
					e: while (1) {
						if (!i) {
							b = 33;
							break;
						}
						a: do
							switch (e << 16 >> 16) {
								case 110:
								case 101:
									if ($(e) | 0) {
										b = 7;
										break e;
									}
									switch (e << 16 >> 16) {
										case 109:
											b = 29;
											break;
										case 102:
											b = 26;
											break;
										case 108:
											b = 18;
											break;
										default: i = 0;
									}
									break;
								case 97:
									e = f[152] | 0;
									if ((le(e, 334, 16) | 0) == 0 ? (i = s[e + 16 >> 1] | 0, i << 16 >> 16 == 47 | (qe(i) | 0)) : 0) {
										f[152] = e + 16;
										e = t;
										i = c;
										b = 32;
									} else {
										e = 97;
										i = 0;
									}
									break;
								case 99:
									e = f[152] | 0;
									if ((le(e + 2 | 0, 34, 8) | 0) == 0 ? (i = s[e + 10 >> 1] | 0, i << 16 >> 16 == 47 | (qe(i) | 0)) : 0) {
										f[152] = e + 10;
										e = 0;
										a = 1;
										i = c;
										b = 32;
										break a;
									}
									if ((le(e + 2 | 0, 428, 8) | 0) == 0 ? (i = s[e + 10 >> 1] | 0, i << 16 >> 16 == 47 | (qe(i) | 0)) : 0) {
										f[152] = e + 10;
										e = 1;
										i = c;
										b = 32;
									} else {
										e = 99;
										i = 0;
									}
									break;
								case 108:
									b = 18;
									break;
								case 118:
									e = f[152] | 0;
									if (((s[e + 2 >> 1] | 0) == 97 ? (s[e + 4 >> 1] | 0) == 114 : 0) ? (i = s[e + 6 >> 1] | 0, i << 16 >> 16 == 47 | (qe(i) | 0)) : 0) {
										f[152] = e + 6;
										e = 1;
										i = c;
										b = 32;
									} else {
										e = 118;
										i = 0;
									}
									break;
								case 102:
									b = 26;
									break;
								case 109:
									b = 29;
									break;
								default: i = 0;
							}
						while (0);
						if ((b | 0) == 18) {
							b = 0;
							e = f[152] | 0;
							if (((s[e + 2 >> 1] | 0) == 101 ? (s[e + 4 >> 1] | 0) == 116 : 0) ? (i = s[e + 6 >> 1] | 0, i << 16 >> 16 == 47 | (qe(i) | 0)) : 0) {
								f[152] = e + 6;
								e = 1;
								i = c;
								b = 32;
							} else {
								e = 108;
								i = 0;
							}
						} else if ((b | 0) == 26) {
							b = 0;
							e = f[152] | 0;
							if ((le(e + 2 | 0, 200, 14) | 0) == 0 ? (i = s[e + 16 >> 1] | 0, i << 16 >> 16 == 47 | (qe(i) | 0)) : 0) {
								f[152] = e + 16;
								e = t;
								i = 1;
								b = 32;
							} else {
								e = 102;
								i = 0;
							}
						} else if ((b | 0) == 29) {
							b = 0;
							e = f[152] | 0;
							if ((le(e + 2 | 0, 436, 10) | 0) == 0 ? (i = s[e + 12 >> 1] | 0, i << 16 >> 16 == 47 | (qe(i) | 0)) : 0) {
								f[152] = e + 12;
								e = t;
								a = 1;
								i = c;
								b = 32;
							} else {
								e = 109;
								i = 0;
							}
						}
						if ((b | 0) == 32) {
							b = 0;
							t = e;
							e = L(1) | 0;
							c = i;
							i = 1;
						}
					}
					do
						if ((b | 0) == 7) {
							b = (f[134] | 0) + 25 | 0;
							r[b >> 0] = r[b >> 0] | 4;
							b = (f[152] | 0) + 2 | 0;
							f[152] = b;
							B(s[b >> 1] | 0);
						} else if ((b | 0) == 33) {
							if (t) {
								J(e);
								break;
							}
							e: do
								if (!(e << 16 >> 16 == 92 | (e + -48 & 65535) < 10)) {
									a: do
										if (((e & -33) + -65 & 65535) >= 26) {
											switch (e << 16 >> 16) {
												case 36:
												case 92:
												case 95: break a;
											}
											if ((e & 65535) <= 127) break e;
										}
									while (0);
									b = f[152] | 0;
									_(e) | 0;
									e = f[152] | 0;
									se(b, e, b, e);
									e = (f[134] | 0) + 25 | 0;
									r[e >> 0] = r[e >> 0] | 4;
									e = s[f[152] >> 1] | 0;
								}
							while (0);
							if (a) {
								B(e);
								break;
							} else {
								C(c, 0);
								break;
							}
						}
					while (0);
					f[152] = (f[152] | 0) + -2;
				}
			}
			function w(e) {
				e = e | 0;
				var a = 0, i = 0, c = 0, t = 0, b = 0, k = 0, l = 0, n = 0;
				k = f[152] | 0;
				l = r[1133] | 0;
				n = f[142] | 0;
				f[152] = k + 2;
				a = L(1) | 0;
				e: while (1) {
					if (a << 16 >> 16 == e << 16 >> 16) {
						a = 1;
						break;
					}
					a: do
						if (!(e << 16 >> 16 == 93 & a << 16 >> 16 == 44)) {
							if ((a << 16 >> 16 == 46 ? (t = f[152] | 0, (s[t + 2 >> 1] | 0) == 46) : 0) ? (s[t + 4 >> 1] | 0) == 46 : 0) {
								a = t + 6 | 0;
								b = 26;
							} else b = 9;
							do
								if ((b | 0) == 9) {
									b = 0;
									if (e << 16 >> 16 == 125) {
										do
											if (a << 16 >> 16 == 91) if (U() | 0) i = 0;
											else {
												b = 32;
												break e;
											}
											else {
												if (ia(a) | 0) {
													X(a);
													f[152] = (f[152] | 0) + 2;
													i = 0;
													break;
												}
												i = f[152] | 0;
												if ((a + -48 & 65535) >= 10) {
													_(a) | 0;
													if ((f[152] | 0) == (i | 0)) {
														b = 32;
														break e;
													} else {
														i = 1;
														break;
													}
												}
												i: while (1) {
													c = i + 2 | 0;
													a = s[c >> 1] | 0;
													r: do
														if ((a + -48 & 65535) >= 10) {
															switch (a << 16 >> 16) {
																case 67:
																case 68:
																case 70:
																case 97:
																case 65:
																case 99:
																case 100:
																case 102:
																case 46:
																case 66:
																case 69:
																case 79:
																case 88:
																case 95:
																case 98:
																case 101:
																case 110:
																case 111:
																case 120: break r;
																case 43:
																case 45: break;
																default: break i;
															}
															switch (s[i >> 1] | 0) {
																case 69:
																case 101: break;
																default: break i;
															}
														}
													while (0);
													i = c;
												}
												f[152] = c;
												i = 0;
											}
										while (0);
										a = L(1) | 0;
										if (a << 16 >> 16 != 58) if (i & a << 16 >> 16 == 44) break a;
										else {
											b = 24;
											break e;
										}
										else {
											a = (f[152] | 0) + 2 | 0;
											b = 26;
											break;
										}
									}
								}
							while (0);
							if ((b | 0) == 26) {
								b = 0;
								f[152] = a;
								a = L(1) | 0;
							}
							switch (a << 16 >> 16) {
								case 91:
								case 123:
									if (!(U() | 0)) {
										b = 32;
										break e;
									}
									break;
								default:
									c = f[152] | 0;
									_(a) | 0;
									if ((f[152] | 0) == (c | 0)) {
										b = 32;
										break e;
									}
							}
							a = L(1) | 0;
							switch (a << 16 >> 16) {
								case 61:
									a = 1;
									break e;
								case 44: break;
								default:
									b = 31;
									break e;
							}
						}
					while (0);
					f[152] = (f[152] | 0) + 2;
					a = L(1) | 0;
				}
				if ((b | 0) == 24) if ((a | 64) << 16 >> 16 != 125 | i ^ 1) b = 32;
				else a = 1;
				else if ((b | 0) == 31) if (a << 16 >> 16 == e << 16 >> 16) a = 1;
				else b = 32;
				if ((b | 0) == 32) {
					b = f[147] | 0;
					a = f[152] | 0;
					if ((b | 0) == 0 | a >>> 0 > b >>> 0) {
						f[147] = a;
						a = 0;
					} else a = 0;
				}
				r[1133] = l;
				f[142] = n;
				f[152] = k;
				return a | 0;
			}
			function d(e, a, i) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				var r = 0, c = 0, t = 0, b = 0, k = 0, l = 0;
				r = (f[152] | 0) + 2 | 0;
				switch (a << 16 >> 16) {
					case 39:
						X(39);
						l = 5;
						break;
					case 34:
						X(34);
						l = 5;
						break;
					default: Le();
				}
				do
					if ((l | 0) == 5) {
						D(e, r, f[152] | 0, 1);
						if ((i | 0) > 0) f[(f[132] | 0) + 28 >> 2] = (i | 0) == 1 ? 4 : 6;
						f[152] = (f[152] | 0) + 2;
						k = (L(1) | 0) << 16 >> 16 == 119;
						t = f[152] | 0;
						if (((k ? (s[t + 2 >> 1] | 0) == 105 : 0) ? (s[t + 4 >> 1] | 0) == 116 : 0) ? (s[t + 6 >> 1] | 0) == 104 : 0) {
							f[152] = t + 8;
							if ((L(1) | 0) << 16 >> 16 != 123) {
								f[152] = t;
								break;
							}
							b = f[152] | 0;
							r = b;
							k = 0;
							e: while (1) {
								f[152] = r + 2;
								r = L(1) | 0;
								a: do
									switch (r << 16 >> 16) {
										case 125:
											l = 31;
											break e;
										case 39:
											r = f[152] | 0;
											X(39);
											l = 20;
											break;
										default:
											i = f[152] | 0;
											if (r << 16 >> 16 != 34) {
												c = _(r) | 0;
												r = f[152] | 0;
												if (c << 16 >> 16 == 58) {
													e = r;
													c = r;
													r = i;
													break a;
												} else {
													a = r;
													r = i;
													l = 21;
													break a;
												}
											} else {
												X(34);
												r = i;
												l = 20;
												break a;
											}
									}
								while (0);
								if ((l | 0) == 20) {
									a = (f[152] | 0) + 2 | 0;
									f[152] = a;
									l = 21;
								}
								if ((l | 0) == 21) {
									l = 0;
									if ((L(1) | 0) << 16 >> 16 != 58) {
										l = 23;
										break;
									}
									e = f[152] | 0;
									c = a;
								}
								f[152] = e + 2;
								switch ((L(1) | 0) << 16 >> 16) {
									case 39:
										a = f[152] | 0;
										X(39);
										break;
									case 34:
										a = f[152] | 0;
										X(34);
										break;
									default:
										l = 27;
										break e;
								}
								e = (f[152] | 0) + 2 | 0;
								Je(20);
								i = f[140] | 0;
								f[140] = i + 20;
								f[i >> 2] = r;
								f[i + 4 >> 2] = c;
								f[i + 8 >> 2] = a;
								f[i + 12 >> 2] = e;
								f[i + 16 >> 2] = 0;
								f[((k | 0) == 0 ? (f[132] | 0) + 32 | 0 : k + 16 | 0) >> 2] = i;
								f[152] = (f[152] | 0) + 2;
								switch ((L(1) | 0) << 16 >> 16) {
									case 125:
										l = 31;
										break e;
									case 44: break;
									default:
										l = 30;
										break e;
								}
								r = f[152] | 0;
								k = i;
							}
							if ((l | 0) == 23) {
								f[152] = t;
								break;
							} else if ((l | 0) == 27) {
								f[152] = t;
								break;
							} else if ((l | 0) == 30) {
								f[152] = t;
								break;
							} else if ((l | 0) == 31) {
								l = f[132] | 0;
								f[l + 16 >> 2] = b;
								f[l + 12 >> 2] = (f[152] | 0) + 2;
								break;
							}
						}
						f[152] = t + -2;
					}
				while (0);
			}
			function v() {
				var e = 0, a = 0, i = 0, r = 0, c = 0, t = 0, b = 0;
				e = f[152] | 0;
				c = (s[e >> 1] | 0) == 123;
				t = c ? 125 : 93;
				f[152] = e + 2;
				e = L(1) | 0;
				e: while (1) {
					if (e << 16 >> 16 == t << 16 >> 16) break;
					r = f[152] | 0;
					if (r >>> 0 > (f[153] | 0) >>> 0) break;
					if ((e << 16 >> 16 == 46 ? (s[r + 2 >> 1] | 0) == 46 : 0) ? (s[r + 4 >> 1] | 0) == 46 : 0) {
						f[152] = r + 6;
						e = pe(L(1) | 0) | 0;
					} else b = 9;
					a: do
						if ((b | 0) == 9) {
							b = 0;
							do
								if (c) {
									do
										if (e << 16 >> 16 == 91) {
											n(0, t) | 0;
											f[152] = (f[152] | 0) + 2;
											a = r;
										} else {
											if (ia(e) | 0) {
												X(e);
												f[152] = (f[152] | 0) + 2;
												a = r;
												break;
											}
											if ((e + -48 & 65535) >= 10) {
												_(e) | 0;
												a = f[152] | 0;
												break;
											}
											e = r;
											i: while (1) {
												i = e + 2 | 0;
												a = s[i >> 1] | 0;
												r: do
													if ((a + -48 & 65535) >= 10) {
														switch (a << 16 >> 16) {
															case 67:
															case 68:
															case 70:
															case 97:
															case 65:
															case 99:
															case 100:
															case 102:
															case 46:
															case 66:
															case 69:
															case 79:
															case 88:
															case 95:
															case 98:
															case 101:
															case 110:
															case 111:
															case 120: break r;
															case 43:
															case 45: break;
															default: break i;
														}
														switch (s[e >> 1] | 0) {
															case 69:
															case 101: break;
															default: break i;
														}
													}
												while (0);
												e = i;
											}
											f[152] = i;
											a = r;
										}
									while (0);
									e = L(1) | 0;
									if (e << 16 >> 16 == 58) {
										f[152] = (f[152] | 0) + 2;
										e = pe(L(1) | 0) | 0;
										break;
									}
									if (a >>> 0 > r >>> 0) se(r, a, r, a);
								} else if (e << 16 >> 16 == 44) {
									f[152] = r + 2;
									e = L(1) | 0;
									break a;
								} else {
									e = pe(e) | 0;
									break;
								}
							while (0);
							if (e << 16 >> 16 == 61) e = n(0, t) | 0;
							if (e << 16 >> 16 != 44) break e;
							f[152] = (f[152] | 0) + 2;
							e = L(1) | 0;
						}
					while (0);
				}
			}
			function p(e, a, i, c) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				c = c | 0;
				var t = 0, b = 0, k = 0, l = 0, n = 0, u = 0;
				if ((e | 0) != 0 ? Z(e, a) | 0 : 0) {
					l = f[152] | 0;
					n = r[1133] | 0;
					u = f[142] | 0;
					e: do
						if ((s[e >> 1] | 0) == 97) {
							f[152] = i;
							if (!(le(i, 256, 6) | 0)) {
								a = s[i + 6 >> 1] | 0;
								if (!(qe(a) | 0)) switch (a << 16 >> 16) {
									case 40:
									case 47:
									case 60: break;
									default:
										a = 0;
										break e;
								}
								f[152] = i + 6;
								a = L(1) | 0;
								if (a << 16 >> 16 == 60) {
									if (!(U() | 0)) {
										a = 0;
										break;
									}
									a = L(1) | 0;
								}
								if (((a << 16 >> 16 == 40 ? U() | 0 : 0) ? (L(1) | 0) << 16 >> 16 == 61 : 0) ? (s[(f[152] | 0) + 2 >> 1] | 0) == 62 : 0) k = 14;
								else a = 0;
							} else a = 0;
						} else k = 14;
					while (0);
					e: do
						if ((k | 0) == 14) {
							e = f[148] | 0;
							f[152] = e;
							t = 0;
							a = 0;
							while (1) {
								i = (t | 0) != 0;
								a: while (1) {
									if (e >>> 0 > (f[153] | 0) >>> 0) {
										a = 0;
										break e;
									}
									k = e >>> 0 < c >>> 0 | (a | 0) != 0;
									b = k ? a : t;
									if (!(k | i)) {
										a = 0;
										break e;
									}
									a = s[e >> 1] | 0;
									switch (a << 16 >> 16) {
										case 60:
											k = 19;
											break a;
										case 62:
											k = 20;
											break a;
										case 123:
										case 91:
										case 40: break;
										default:
											k = 23;
											break a;
									}
									if (!(U() | 0)) {
										a = 0;
										break e;
									}
									e = f[152] | 0;
									a = b;
								}
								if ((k | 0) == 19) {
									k = 0;
									a = t + 1 | 0;
								} else if ((k | 0) == 20) {
									k = 0;
									if (i & (s[e + -2 >> 1] | 0) != 61) {
										a = t + -1 | 0;
										if (a >>> 0 < b >>> 0) break;
									} else {
										a = 62;
										k = 24;
									}
								} else if ((k | 0) == 23) {
									k = 0;
									if ((a + -34 & 65535) < 63) k = 24;
									else a = t;
								}
								if ((k | 0) == 24) {
									q(a, 0) | 0;
									e = f[152] | 0;
									a = t;
								}
								e = e + 2 | 0;
								f[152] = e;
								t = a;
								a = b;
							}
							c = f[147] | 0;
							if ((c | 0) == 0 | e >>> 0 > c >>> 0) {
								f[147] = e;
								a = 1;
							} else a = 1;
						}
					while (0);
					r[1133] = n;
					f[142] = u;
					f[152] = l;
				} else a = 0;
				return a | 0;
			}
			function y(e) {
				e = e | 0;
				var a = 0, i = 0, c = 0, t = 0, b = 0, k = 0;
				if ((r[e + 25 >> 0] | 0) == 0 ? (r[e + 26 >> 0] | 0) == 0 : 0) {
					k = f[152] | 0;
					f[152] = k + 2;
					switch ((L(1) | 0) << 16 >> 16) {
						case 91:
							f[152] = (f[152] | 0) + 2;
							t = L(1) | 0;
							if (ia(t) | 0) {
								c = (f[152] | 0) + 2 | 0;
								i = f[153] | 0;
								b = c;
								e: while (1) {
									a = s[b >> 1] | 0;
									if (b >>> 0 > i >>> 0) break;
									a: do
										if (!((a + -48 & 65535) < 10 | ((a & -33) + -65 & 65535) < 26)) {
											switch (a << 16 >> 16) {
												case 36:
												case 92:
												case 95: break a;
											}
											if ((a & 65535) <= 127) break e;
										}
									while (0);
									if (!(a << 16 >> 16 != 92 & ((qe(a) | 0) ^ 1))) break;
									b = b + 2 | 0;
								}
								if (a << 16 >> 16 == t << 16 >> 16 ? (f[152] = b + 2, (L(1) | 0) << 16 >> 16 == 93) : 0) {
									switch (b - c >> 1 | 0) {
										case 4:
											a = (le(c, 350, 8) | 0) == 0;
											break;
										case 5:
											a = (le(c, 358, 10) | 0) == 0;
											break;
										case 7:
											a = (le(c, 368, 14) | 0) == 0;
											break;
										default: a = 0;
									}
									a = a ^ 1;
								} else a = 0;
							} else a = 0;
							break;
						case 46:
							f[152] = (f[152] | 0) + 2;
							L(1) | 0;
							a = f[152] | 0;
							i = f[153] | 0;
							t = a;
							e: while (1) {
								if (t >>> 0 > i >>> 0) break;
								c = s[t >> 1] | 0;
								a: do
									if (!((c + -48 & 65535) < 10 | ((c & -33) + -65 & 65535) < 26)) {
										switch (c << 16 >> 16) {
											case 36:
											case 92:
											case 95: break a;
										}
										if ((c & 65535) <= 127) break e;
									}
								while (0);
								if (!(c << 16 >> 16 != 92 & ((qe(c) | 0) ^ 1))) break;
								t = t + 2 | 0;
							}
							if ((t | 0) != (a | 0) ? (s[t >> 1] | 0) != 92 : 0) {
								switch (t - a >> 1 | 0) {
									case 4:
										a = (le(a, 350, 8) | 0) == 0;
										break;
									case 5:
										a = (le(a, 358, 10) | 0) == 0;
										break;
									case 7:
										a = (le(a, 368, 14) | 0) == 0;
										break;
									default: a = 0;
								}
								a = a ^ 1;
							} else a = 0;
							break;
						default: a = 0;
					}
					f[152] = k;
					r[e + 25 >> 0] = a & 1;
				}
			}
			function m(e) {
				e = e | 0;
				e: do
					switch (e << 16 >> 16) {
						case 97:
							e = f[152] | 0;
							if (!(le(e, 334, 16) | 0)) {
								e = s[e + 16 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						case 99:
							e = f[152] | 0;
							if (le(e + 2 | 0, 34, 8) | 0 ? le(e + 2 | 0, 428, 8) | 0 : 0) {
								e = 0;
								break e;
							}
							e = s[e + 10 >> 1] | 0;
							e = e << 16 >> 16 == 47 | (qe(e) | 0);
							break;
						case 101:
							e = f[152] | 0;
							if (!(le(e + 2 | 0, 406, 6) | 0)) {
								e = s[e + 8 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						case 102:
							e = f[152] | 0;
							if (!(le(e + 2 | 0, 200, 14) | 0)) {
								e = s[e + 16 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						case 103:
							e = f[152] | 0;
							if (!(le(e + 2 | 0, 458, 10) | 0)) {
								e = s[e + 12 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						case 105:
							e = f[152] | 0;
							if ((s[e >> 1] | 0) == 105 ? (le(e + 2 | 0, 240, 16) | 0) == 0 : 0) {
								e = s[e + 18 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						case 108:
							e = f[152] | 0;
							if ((s[e + 2 >> 1] | 0) == 101 ? (s[e + 4 >> 1] | 0) == 116 : 0) {
								e = s[e + 6 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						case 109:
							e = f[152] | 0;
							if (!(le(e + 2 | 0, 436, 10) | 0)) {
								e = s[e + 12 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						case 110:
							e = f[152] | 0;
							if (!(le(e + 2 | 0, 412, 16) | 0)) {
								e = s[e + 18 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						case 116:
							e = f[152] | 0;
							if ((s[e >> 1] | 0) == 116 ? (le(e + 2 | 0, 234, 6) | 0) == 0 : 0) {
								e = s[e + 8 >> 1] | 0;
								e = e << 16 >> 16 == 42 | (e << 16 >> 16 == 123 | (e << 16 >> 16 == 47 | (qe(e) | 0)));
							} else e = 0;
							break;
						case 118:
							e = f[152] | 0;
							if ((s[e + 2 >> 1] | 0) == 97 ? (s[e + 4 >> 1] | 0) == 114 : 0) {
								e = s[e + 6 >> 1] | 0;
								e = e << 16 >> 16 == 47 | (qe(e) | 0);
							} else e = 0;
							break;
						default: e = 0;
					}
				while (0);
				return e | 0;
			}
			function A() {
				var e = 0, a = 0, i = 0, c = 0, t = 0, b = 0;
				e = f[145] | 0;
				a = s[e >> 1] | 0;
				e: do
					if (!(he(a) | 0)) if (a << 16 >> 16 == 41) {
						i = s[565] | 0;
						if (Te(f[(f[150] | 0) + ((i & 65535) << 3) + 4 >> 2] | 0) | 0) e = 1;
						else b = 10;
					} else b = 9;
					else switch (a << 16 >> 16) {
						case 46: if (((s[e + -2 >> 1] | 0) + -48 & 65535) < 10) {
							b = 9;
							break e;
						} else {
							e = 1;
							break e;
						}
						case 43: if ((s[e + -2 >> 1] | 0) == 43) {
							b = 9;
							break e;
						} else {
							e = 1;
							break e;
						}
						case 45: if ((s[e + -2 >> 1] | 0) == 45) {
							b = 9;
							break e;
						} else {
							e = 1;
							break e;
						}
						case 33: if (!(r[1138] | 0)) {
							e = 1;
							break e;
						} else {
							b = 9;
							break e;
						}
						default:
							e = 1;
							break e;
					}
				while (0);
				if ((b | 0) == 9) {
					i = s[565] | 0;
					b = 10;
				}
				e: do
					if ((b | 0) == 10) {
						if (i << 16 >> 16 != 0 ? (c = f[150] | 0, t = (i & 65535) + -1 | 0, a << 16 >> 16 == 102 ? (f[c + (t << 3) >> 2] | 0) == 1 : 0) : 0) {
							if (((s[e + -2 >> 1] | 0) == 111 ? Y(e + -4 | 0) | 0 : 0) ? ve(f[c + (t << 3) + 4 >> 2] | 0, 136, 3) | 0 : 0) {
								e = 1;
								break;
							}
						} else b = 15;
						if ((b | 0) == 15 ? a << 16 >> 16 == 125 : 0) {
							c = f[150] | 0;
							i = i & 65535;
							if (be(f[c + (i << 3) + 4 >> 2] | 0) | 0) {
								e = 1;
								break;
							}
							if ((f[c + (i << 3) >> 2] | 0) == 6) {
								e = 1;
								break;
							}
						}
						if (!(x(e) | 0)) {
							switch (a << 16 >> 16) {
								case 0:
									e = 1;
									break e;
								case 47: if (r[1137] | 0) {
									e = 1;
									break e;
								}
							}
							b = f[134] | 0;
							if ((b | 0 ? e >>> 0 >= (f[b >> 2] | 0) >>> 0 : 0) ? e >>> 0 <= (f[b + 4 >> 2] | 0) >>> 0 : 0) {
								e = 1;
								break;
							}
							i = f[124] | 0;
							do {
								if (e >>> 0 <= i >>> 0) break;
								e = e + -2 | 0;
								a = s[e >> 1] | 0;
							} while (!(Oe(a) | 0));
							if (Pe(a) | 0) {
								do {
									if (e >>> 0 <= i >>> 0) break;
									e = e + -2 | 0;
								} while (Pe(s[e >> 1] | 0) | 0);
								e = Ae(e) | 0;
							} else e = 0;
						} else e = 1;
					}
				while (0);
				return e | 0;
			}
			function g(e) {
				e = e | 0;
				var a = 0, i = 0, c = 0, t = 0, b = 0, k = 0, l = 0;
				b = f[152] | 0;
				k = s[b >> 1] | 0;
				if (k << 16 >> 16 == 105) if ((le(b + 2 | 0, 240, 16) | 0) == 0 ? (t = s[b + 18 >> 1] | 0, t << 16 >> 16 == 47 | (qe(t) | 0)) : 0) {
					a = b + 18 | 0;
					l = 8;
				} else a = 0;
				else if (k << 16 >> 16 == 116 ? (le(b + 2 | 0, 234, 6) | 0) == 0 : 0) {
					a = s[b + 8 >> 1] | 0;
					if (qe(a) | 0) {
						a = b + 8 | 0;
						l = 8;
					} else switch (a << 16 >> 16) {
						case 42:
						case 47:
						case 123:
							a = b + 8 | 0;
							l = 8;
							break;
						default: a = 0;
					}
				} else a = 0;
				e: do
					if ((l | 0) == 8) {
						f[152] = a;
						i = L(e ^ 1) | 0;
						a: do
							if (!(i << 16 >> 16 == 92 | (i + -48 & 65535) < 10)) if (((i & -33) + -65 & 65535) < 26) a = 1;
							else {
								switch (i << 16 >> 16) {
									case 36:
									case 92:
									case 95:
										a = 1;
										break a;
								}
								a = (i & 65535) > 127;
								l = 12;
							}
							else {
								a = 0;
								l = 12;
							}
						while (0);
						if ((l | 0) == 12) {
							if (!(i << 16 >> 16 == 92 | a)) {
								f[152] = b;
								a = 0;
								break;
							}
						}
						t = f[152] | 0;
						_(i) | 0;
						c = f[152] | 0;
						i = L(1) | 0;
						do
							if (i << 16 >> 16 == 60) if (U() | 0) {
								i = L(1) | 0;
								break;
							} else {
								Le();
								a = 1;
								break e;
							}
						while (0);
						if (!(k << 16 >> 16 == 105 | e ^ 1 | i << 16 >> 16 == 61)) {
							f[152] = b;
							a = 0;
							break;
						}
						if (!(a ^ 1 | e)) {
							se(t, c, t, c);
							e = (f[134] | 0) + 25 | 0;
							r[e >> 0] = r[e >> 0] | 4;
						}
						a: do
							if (k << 16 >> 16 == 105) B(i);
							else {
								i: while (1) {
									a = f[152] | 0;
									if (a >>> 0 >= (f[153] | 0) >>> 0) {
										l = 29;
										break;
									}
									switch (i << 16 >> 16) {
										case 59: break a;
										case 61: break i;
									}
									if (ra(i) | 0) {
										l = 29;
										break;
									}
									f[152] = a + 2;
									i = L(0) | 0;
								}
								if ((l | 0) == 29 ? i << 16 >> 16 != 61 : 0) break;
								f[152] = a + 2;
								C(1, 0);
							}
						while (0);
						f[152] = (f[152] | 0) + -2;
						a = 1;
					}
				while (0);
				return a | 0;
			}
			function C(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, r = 0, c = 0, t = 0;
				e: while (1) {
					i = f[152] | 0;
					if (i >>> 0 > (f[153] | 0) >>> 0) break;
					r = s[i >> 1] | 0;
					if (r << 16 >> 16 == 59 | r << 16 >> 16 == 44 & a) break;
					a: do
						if (ra(r) | 0) if (!e) if (G(a) | 0) {
							e = 1;
							break;
						} else break e;
						else {
							f[152] = i + 2;
							e = 1;
							break;
						}
						else {
							if (Pe(r) | 0) {
								f[152] = i + 2;
								break;
							}
							if (!(r << 16 >> 16 != 125 | (s[565] | 0) == 0)) break e;
							switch (r << 16 >> 16) {
								case 123:
								case 91:
								case 40:
								case 60:
									i = U() | 0;
									if (i) {
										e = e & (i ^ 1);
										break a;
									} else break e;
							}
							if (r << 16 >> 16 != 47) {
								if ((r + -34 & 65535) < 63) {
									c = 0;
									t = 17;
								}
							} else {
								c = (s[i + 2 >> 1] | 0) == 42;
								t = 17;
							}
							if ((t | 0) == 17 ? (t = 0, q(r, 1) | 0) : 0) {
								i = f[152] | 0;
								if (r << 16 >> 16 != 47) {
									f[152] = i + 2;
									e = 0;
									break;
								}
								r = (ra(s[i >> 1] | 0) | 0) ^ 1;
								if (!(c ^ 1 | r)) {
									f[152] = i + -2;
									V(1);
									i = f[152] | 0;
								}
								f[152] = i + 2;
								if (e | r) break;
								if (G(a) | 0) {
									e = 1;
									break;
								} else break e;
							}
							i: do
								if (r << 16 >> 16 == 92 | (r + -48 & 65535) < 10) if ((r + -48 & 65535) < 10) t = 29;
								else t = 30;
								else if (((r & -33) + -65 & 65535) >= 26) {
									switch (r << 16 >> 16) {
										case 36:
										case 92:
										case 95:
											t = 29;
											break i;
									}
									if ((r & 65535) <= 127) t = 30;
									else t = 29;
								} else t = 29;
							while (0);
							if ((t | 0) == 29) {
								t = 0;
								e = f[152] | 0;
								_(r) | 0;
								e = Z(e, f[152] | 0) | 0;
								break;
							} else if ((t | 0) == 30) {
								t = 0;
								f[152] = (f[152] | 0) + 2;
								e = 1;
								break;
							}
						}
					while (0);
				}
			}
			function x(e) {
				e = e | 0;
				e: do
					switch (s[e >> 1] | 0) {
						case 100: switch (s[e + -2 >> 1] | 0) {
							case 105:
								e = ve(e + -4 | 0, 54, 2) | 0;
								break e;
							case 108:
								e = ve(e + -4 | 0, 58, 3) | 0;
								break e;
							default:
								e = 0;
								break e;
						}
						case 101: switch (s[e + -2 >> 1] | 0) {
							case 115: switch (s[e + -4 >> 1] | 0) {
								case 108:
									e = xe(e + -6 | 0, 101) | 0;
									break e;
								case 97:
									e = xe(e + -6 | 0, 99) | 0;
									break e;
								default:
									e = 0;
									break e;
							}
							case 116:
								e = ve(e + -4 | 0, 64, 4) | 0;
								break e;
							case 117:
								e = ve(e + -4 | 0, 180, 6) | 0;
								break e;
							default:
								e = 0;
								break e;
						}
						case 102:
							if ((s[e + -2 >> 1] | 0) == 111 ? (s[e + -4 >> 1] | 0) == 101 : 0) switch (s[e + -6 >> 1] | 0) {
								case 99:
									e = ve(e + -8 | 0, 72, 6) | 0;
									break e;
								case 112:
									e = ve(e + -8 | 0, 84, 2) | 0;
									break e;
								default:
									e = 0;
									break e;
							}
							else e = 0;
							break;
						case 107:
							e = ve(e + -2 | 0, 172, 4) | 0;
							break;
						case 110:
							if (xe(e + -2 | 0, 105) | 0) e = 1;
							else e = ve(e + -2 | 0, 88, 5) | 0;
							break;
						case 111:
							e = xe(e + -2 | 0, 100) | 0;
							break;
						case 114:
							e = ve(e + -2 | 0, 98, 7) | 0;
							break;
						case 116:
							e = ve(e + -2 | 0, 112, 4) | 0;
							break;
						case 119: switch (s[e + -2 >> 1] | 0) {
							case 101:
								e = xe(e + -4 | 0, 110) | 0;
								break e;
							case 111:
								e = ve(e + -4 | 0, 120, 3) | 0;
								break e;
							default:
								e = 0;
								break e;
						}
						default: e = 0;
					}
				while (0);
				return e | 0;
			}
			function S(e) {
				e = e | 0;
				var a = 0, i = 0, c = 0, t = 0, b = 0, k = 0, l = 0;
				a = f[e >> 2] | 0;
				if (a | 0) {
					oe(a);
					f[e >> 2] = 0;
				}
				t = f[152] | 0;
				if (t >>> 0 < (f[147] | 0) >>> 0) a = 0;
				else {
					b = r[1133] | 0;
					k = f[142] | 0;
					a = t;
					e: while (1) {
						f[152] = a + 2;
						if (a >>> 0 >= (f[153] | 0) >>> 0) {
							l = 22;
							break;
						}
						a = L(1) | 0;
						switch (a << 16 >> 16) {
							case 91:
							case 123:
								if (!(U() | 0)) {
									l = 22;
									break e;
								}
								a = f[152] | 0;
								c = 0;
								break;
							default:
								e = f[152] | 0;
								_(a) | 0;
								a = f[152] | 0;
								if ((a | 0) == (e | 0)) {
									l = 22;
									break e;
								} else c = e;
						}
						i = L(1) | 0;
						switch (i << 16 >> 16) {
							case 61:
								l = 11;
								break e;
							case 59:
							case 58:
								a = 1;
								break e;
							case 33:
								l = 12;
								break e;
							case 44: break;
							default:
								l = 13;
								break e;
						}
						a = f[152] | 0;
					}
					if ((l | 0) == 11) if (((s[(f[152] | 0) + 2 >> 1] | 0) + -61 & 65535) > 1) a = 1;
					else l = 22;
					else if ((l | 0) == 12) {
						e = f[152] | 0;
						if ((s[e + 2 >> 1] | 0) == 58) a = 1;
						else {
							i = 33;
							l = 14;
						}
					} else if ((l | 0) == 13) {
						e = f[152] | 0;
						l = 14;
					}
					e: do
						if ((l | 0) == 14) if (e >>> 0 <= (f[153] | 0) >>> 0) {
							if (i << 16 >> 16 != 91 ? i << 16 >> 16 == 62 | (ke(i) | 0) : 0) {
								l = 22;
								break;
							}
							i = a;
							while (1) {
								if (i >>> 0 >= e >>> 0) {
									l = 22;
									break e;
								}
								if (ra(s[i >> 1] | 0) | 0) break;
								else i = i + 2 | 0;
							}
							if (p(c, a, e, t) | 0) l = 22;
							else a = 1;
						} else a = 1;
					while (0);
					if ((l | 0) == 22) {
						l = f[147] | 0;
						a = f[152] | 0;
						if ((l | 0) == 0 | a >>> 0 > l >>> 0) {
							f[147] = a;
							a = 0;
						} else a = 0;
					}
					r[1133] = b;
					f[142] = k;
					f[152] = t;
				}
				return a | 0;
			}
			function O() {
				var e = 0, a = 0, i = 0, c = 0;
				e: do
					if (r[1132] | 0) {
						e = f[137] << 1;
						a = 4;
						while (1) if (a >>> 0 < e >>> 0) a = a << 1;
						else break;
						f[156] = a;
						f[155] = a + -1;
						e = a << 2;
						Je(e);
						if (!(r[1133] | 0)) {
							i = f[140] | 0;
							f[154] = i;
							f[140] = i + e;
							e = f[156] | 0;
							a = 0;
							while (1) {
								if ((a | 0) == (e | 0)) break;
								f[i + (a << 2) >> 2] = 0;
								a = a + 1 | 0;
							}
							a = f[155] | 0;
							i = f[154] | 0;
							e = 516;
							while (1) {
								e = f[e >> 2] | 0;
								if (!e) break;
								if ((r[e + 24 >> 0] | 0) == 4) {
									c = fe(f[e + 8 >> 2] | 0, f[e + 12 >> 2] | 0) | 0;
									f[e + 20 >> 2] = c;
									f[e + 28 >> 2] = f[i + ((a & c) << 2) >> 2];
									f[i + ((a & c) << 2) >> 2] = e;
								}
								e = e + 32 | 0;
							}
							i = f[152] | 0;
							a = 0;
							e = 512;
							while (1) {
								e = f[e >> 2] | 0;
								if (!e) {
									e = 26;
									break;
								}
								if ((f[e + 20 >> 2] | 0) == 1 ? (s[f[e + 8 >> 2] >> 1] | 0) == 105 : 0) W(e, a);
								if (!(f[137] | 0)) {
									e = 24;
									break;
								}
								a = a + 1 | 0;
								e = e + 52 | 0;
							}
							a: do
								if ((e | 0) == 24) f[152] = i;
								else if ((e | 0) == 26 ? (c = f[137] | 0, f[152] = i, c | 0) : 0) {
									a = f[156] | 0;
									i = f[154] | 0;
									c = 0;
									while (1) {
										if ((c | 0) == (a | 0)) break a;
										e = i + (c << 2) | 0;
										while (1) {
											e = f[e >> 2] | 0;
											if (!e) break;
											if ((r[e + 24 >> 0] | 0) == 4) {
												r[e + 24 >> 0] = 1;
												f[e + 20 >> 2] = -1;
											}
											e = e + 28 | 0;
										}
										c = c + 1 | 0;
									}
								}
							while (0);
							f[154] = 0;
						}
					} else {
						e = 516;
						while (1) {
							e = f[e >> 2] | 0;
							if (!e) break e;
							if ((r[e + 24 >> 0] | 0) == 4) {
								r[e + 24 >> 0] = 1;
								f[e + 20 >> 2] = -1;
							}
							e = e + 32 | 0;
						}
					}
				while (0);
			}
			function E() {
				var e = 0, a = 0, i = 0;
				a = f[152] | 0;
				e: do
					if ((le(a + 2 | 0, 382, 12) | 0) == 0 ? (e = s[a + 14 >> 1] | 0, e << 16 >> 16 == 47 | (qe(e) | 0)) : 0) {
						f[152] = a + 14;
						e = L(0) | 0;
						if (!(m(e) | 0)) {
							f[152] = a;
							e = 0;
							break;
						}
						switch (e << 16 >> 16) {
							case 105:
							case 116:
								if (g(1) | 0) {
									e = 1;
									break e;
								}
								switch (e << 16 >> 16) {
									case 109:
										a = 20;
										break;
									case 108:
										a = 9;
										break;
									default: a = 21;
								}
								break;
							case 99:
								if ((s[(f[152] | 0) + 2 >> 1] | 0) == 111) a = 9;
								else {
									e = 99;
									a = 21;
								}
								break;
							case 102:
								e = 8;
								a = 10;
								break;
							case 118:
							case 108:
								a = 9;
								break;
							case 109:
								a = 20;
								break;
							default: a = 21;
						}
						if ((a | 0) == 9) {
							e = e << 16 >> 16 == 99 ? 5 : 3;
							a = 10;
						} else if ((a | 0) == 20) {
							f[152] = (f[152] | 0) + 12;
							e = L(1) | 0;
							a = 21;
						}
						do
							if ((a | 0) == 10) {
								f[152] = (f[152] | 0) + (e << 1);
								e = L(1) | 0;
								if ((e << 16 >> 16 == 101 ? (i = f[152] | 0, (le(i + 2 | 0, 406, 6) | 0) == 0) : 0) ? (i = s[i + 8 >> 1] | 0, i << 16 >> 16 == 47 | (qe(i) | 0)) : 0) {
									B(101);
									break;
								}
								a: do
									if (e << 16 >> 16 == 92 | (e + -48 & 65535) < 10) e = 1;
									else {
										i: do
											if (((e & -33) + -65 & 65535) >= 26) {
												switch (e << 16 >> 16) {
													case 36:
													case 92:
													case 95: break i;
												}
												if ((e & 65535) <= 127) {
													e = 1;
													break a;
												}
											}
										while (0);
										_(e) | 0;
										e = 0;
									}
								while (0);
								C(e, 0);
							} else if ((a | 0) == 21) B(e);
						while (0);
						f[152] = (f[152] | 0) + -2;
						e = 1;
					} else e = 0;
				while (0);
				return e | 0;
			}
			function I(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, r = 0, c = 0, b = 0, k = 0, l = 0;
				k = f[e >> 2] | 0;
				i = s[k >> 1] | 0;
				do
					if (i << 16 >> 16 == 92) if ((k + 2 | 0) >>> 0 < a >>> 0 ? (s[k + 2 >> 1] | 0) == 117 : 0) {
						if ((k + 4 | 0) >>> 0 < a >>> 0 ? (s[k + 4 >> 1] | 0) == 123 : 0) {
							c = 0;
							r = k + 6 | 0;
							while (1) {
								if (r >>> 0 >= a >>> 0) break;
								i = s[r >> 1] | 0;
								if (i << 16 >> 16 == 125) break;
								c = (i & 15 | c << 4) + (((i & 65535) >>> 6) * 9 | 0) | 0;
								r = r + 2 | 0;
							}
							i = (r | 0) == (a | 0);
							r = i ? k + 2 | 0 : r + 2 | 0;
							i = i ? 92 : c;
							break;
						}
						if ((a - (k + 4) | 0) >= 8) {
							i = t[k + 4 >> 1] | 0;
							i = ((i >>> 6) * 9 | 0) + (i & 15) | 0;
							r = k + 6 | 0;
							c = 1;
							while (1) {
								if ((c | 0) == 4) break;
								l = t[r >> 1] | 0;
								i = (l & 15 | i << 4) + ((l >>> 6) * 9 | 0) | 0;
								r = r + 2 | 0;
								c = c + 1 | 0;
							}
							if (((((i & -1024 | 0) == 55296 ? (k + 24 | 0) >>> 0 <= a >>> 0 : 0) ? (s[k + 12 >> 1] | 0) == 92 : 0) ? (s[k + 14 >> 1] | 0) == 117 : 0) ? (b = s[k + 16 >> 1] | 0, b << 16 >> 16 != 123) : 0) {
								r = 3;
								c = (((b & 65535) >>> 6) * 9 | 0) + (b & 15) | 0;
								while (1) {
									if ((r | 0) == 6) break;
									l = t[k + 12 + (r << 1) >> 1] | 0;
									r = r + 1 | 0;
									c = (l & 15 | c << 4) + ((l >>> 6) * 9 | 0) | 0;
								}
								l = (c & -1024 | 0) == 56320;
								r = l ? k + 24 | 0 : k + 12 | 0;
								i = l ? (i << 10) + -56613888 + c | 0 : i;
							} else r = k + 12 | 0;
						} else {
							r = k + 2 | 0;
							i = 92;
						}
					} else {
						r = k + 2 | 0;
						i = 92;
					}
					else if ((k + 2 | 0) >>> 0 < a >>> 0 & (i & -1024) << 16 >> 16 == -10240) {
						l = s[k + 2 >> 1] | 0;
						r = (l & -1024) << 16 >> 16 == -9216 ? k + 4 | 0 : k + 2 | 0;
						i = (l & -1024) << 16 >> 16 == -9216 ? ((i & 65535) << 10) + -56613888 + (l & 65535) | 0 : i & 65535;
					} else {
						r = k + 2 | 0;
						i = i & 65535;
					}
				while (0);
				f[e >> 2] = r;
				return i | 0;
			}
			function U() {
				var e = 0, a = 0, i = 0, r = 0, c = 0;
				e = f[152] | 0;
				a = s[e >> 1] | 0;
				e: do
					switch (a << 16 >> 16) {
						case 60:
							i = 0;
							while (1) {
								a: while (1) {
									if (e >>> 0 > (f[153] | 0) >>> 0) {
										e = 0;
										break e;
									}
									a = s[e >> 1] | 0;
									switch (a << 16 >> 16) {
										case 60:
											c = 6;
											break a;
										case 62:
											c = 7;
											break a;
										case 123:
										case 91:
										case 40: break;
										default:
											c = 10;
											break a;
									}
									if (!(U() | 0)) {
										e = 0;
										break e;
									}
									e = f[152] | 0;
								}
								if ((c | 0) == 6) {
									c = 0;
									a = i + 1 | 0;
								} else if ((c | 0) == 7) {
									c = 0;
									if ((s[e + -2 >> 1] | 0) != 61) {
										a = i + -1 | 0;
										if (!a) break;
									} else a = i;
								} else if ((c | 0) == 10) {
									c = 0;
									if ((a + -34 & 65535) < 63) {
										q(a, 0) | 0;
										e = f[152] | 0;
										a = i;
									} else a = i;
								}
								e = e + 2 | 0;
								f[152] = e;
								i = a;
							}
							f[152] = e + 2;
							e = 1;
							break;
						case 40:
							r = 41;
							c = 16;
							break;
						default:
							r = a << 16 >> 16 == 91 ? 93 : 125;
							c = 16;
					}
				while (0);
				e: do
					if ((c | 0) == 16) {
						while (1) {
							i = e + 2 | 0;
							f[152] = i;
							if (i >>> 0 > (f[153] | 0) >>> 0) {
								e = 0;
								break e;
							}
							a = s[i >> 1] | 0;
							if ((r | 0) == (a & 65535 | 0)) break;
							switch (a << 16 >> 16) {
								case 123:
								case 91:
								case 40:
									if (!(U() | 0)) {
										e = 0;
										break e;
									}
									e = (f[152] | 0) + -2 | 0;
									f[152] = e;
									break;
								default: if ((a + -34 & 65535) < 63) {
									q(a, 0) | 0;
									e = f[152] | 0;
								} else e = i;
							}
						}
						f[152] = e + 4;
						e = 1;
					}
				while (0);
				return e | 0;
			}
			function N() {
				var e = 0, a = 0, i = 0, r = 0, c = 0;
				e: do
					if (!(s[565] | 0)) {
						switch (f[146] | 0) {
							case 0:
							case 1:
							case -1: break;
							default:
								e = 1;
								break e;
						}
						r = f[145] | 0;
						e = s[r >> 1] | 0;
						switch (e << 16 >> 16) {
							case 44:
							case 61:
							case 46:
							case 58:
							case 63:
							case 38:
							case 124:
							case 60:
								e = 1;
								break e;
							case 62: if ((s[r + -2 >> 1] | 0) == 61) {
								e = 1;
								break e;
							}
						}
						if ((e & 65535) > 127 & e << 16 >> 16 != 160 | (e << 16 >> 16 == 92 | (e << 16 >> 16 == 95 | (e << 16 >> 16 == 36 | ((e + -48 & 65535) < 10 | ((e | 32) + -97 & 65535) < 26))))) {
							e = f[124] | 0;
							i = r;
							while (1) {
								if (i >>> 0 <= e >>> 0) break;
								a = i + -2 | 0;
								c = s[a >> 1] | 0;
								if ((c & 65535) > 127 & c << 16 >> 16 != 160 | (c << 16 >> 16 == 92 | (c << 16 >> 16 == 95 | (c << 16 >> 16 == 36 | ((c + -48 & 65535) < 10 | ((c | 32) + -97 & 65535) < 26))))) i = a;
								else break;
							}
							if (!(Z(i, r + 2 | 0) | 0)) if ((r - i | 0) == 12 ? (s[i >> 1] | 0) == 101 : 0) e = (le(i + 2 | 0, 394, 12) | 0) == 0;
							else e = 0;
							else e = 1;
						} else e = 0;
					} else e = 1;
				while (0);
				return e | 0;
			}
			function T() {
				var e = 0, a = 0, i = 0, r = 0;
				a = f[153] | 0;
				i = f[152] | 0;
				e: while (1) {
					e = i + 2 | 0;
					if (i >>> 0 >= a >>> 0) {
						a = 15;
						break;
					}
					switch (s[e >> 1] | 0) {
						case 96:
							a = 8;
							break e;
						case 36:
							if ((s[i + 4 >> 1] | 0) == 123) {
								a = 5;
								break e;
							}
							break;
						case 92: e = i + 4 | 0;
					}
					i = e;
				}
				do
					if ((a | 0) == 5) {
						a = i + 4 | 0;
						f[152] = a;
						e = s[565] | 0;
						if (e << 16 >> 16 == 1024) {
							Le();
							break;
						} else {
							r = f[150] | 0;
							f[r + ((e & 65535) << 3) >> 2] = 4;
							s[565] = e + 1 << 16 >> 16;
							f[r + ((e & 65535) << 3) + 4 >> 2] = a;
							break;
						}
					} else if ((a | 0) == 8) {
						f[152] = e;
						a = f[150] | 0;
						i = (s[565] | 0) + -1 << 16 >> 16;
						s[565] = i;
						if ((f[a + ((i & 65535) << 3) >> 2] | 0) != 3) Le();
						e = s[564] | 0;
						if (e << 16 >> 16 ? (r = f[(f[151] | 0) + ((e & 65535) + -1 << 2) >> 2] | 0, ((t[565] | 0) + 1 | 0) == (t[r + 48 >> 1] | 0)) : 0) {
							f[r + 44 >> 2] = f[152];
							s[r + 48 >> 1] = 0;
						}
					} else if ((a | 0) == 15) {
						f[152] = e;
						Le();
					}
				while (0);
			}
			function $(e) {
				e = e | 0;
				var a = 0, i = 0;
				switch (e << 16 >> 16) {
					case 101:
						e = f[152] | 0;
						if ((le(e + 2 | 0, 406, 6) | 0) == 0 ? (a = s[e + 8 >> 1] | 0, a << 16 >> 16 == 47 | (qe(a) | 0)) : 0) {
							a = e;
							e = e + 8 | 0;
							i = 6;
						} else e = 0;
						break;
					case 110:
						e = f[152] | 0;
						if ((le(e + 2 | 0, 412, 16) | 0) == 0 ? (a = s[e + 18 >> 1] | 0, a << 16 >> 16 == 47 | (qe(a) | 0)) : 0) {
							a = e;
							e = e + 18 | 0;
							i = 6;
						} else e = 0;
						break;
					default: e = 0;
				}
				if ((i | 0) == 6) {
					f[152] = e;
					e = L(1) | 0;
					e: do
						if (e << 16 >> 16 == 92 | (e + -48 & 65535) < 10) e = 0;
						else {
							a: do
								if (((e & -33) + -65 & 65535) >= 26) {
									switch (e << 16 >> 16) {
										case 36:
										case 92:
										case 95: break a;
									}
									if ((e & 65535) <= 127) {
										e = 0;
										break e;
									}
								}
							while (0);
							a = f[152] | 0;
							_(e) | 0;
							e = f[152] | 0;
							se(a, e, a, e);
							e = 1;
							a = (f[152] | 0) + -2 | 0;
						}
					while (0);
					f[152] = a;
				}
				return e | 0;
			}
			function q(e, a) {
				e = e | 0;
				a = a | 0;
				e: do
					if (e << 16 >> 16 != 47) {
						if (ia(e) | 0) {
							X(e);
							e = 1;
							break;
						}
						if (e << 16 >> 16 == 96) {
							e = f[152] | 0;
							while (1) {
								a = e + 2 | 0;
								f[152] = a;
								if (a >>> 0 > (f[153] | 0) >>> 0) {
									e = 1;
									break e;
								}
								switch (s[a >> 1] | 0) {
									case 96:
										e = 1;
										break e;
									case 92:
										e = e + 4 | 0;
										f[152] = e;
										break;
									case 36:
										e = e + 4 | 0;
										if ((s[e >> 1] | 0) == 123) {
											f[152] = e;
											U() | 0;
											e = (f[152] | 0) + -2 | 0;
											f[152] = e;
										} else e = a;
										break;
									default: e = a;
								}
							}
						} else e = 0;
					} else switch (s[(f[152] | 0) + 2 >> 1] | 0) {
						case 47:
							Se();
							e = 1;
							break e;
						case 42:
							V(a ^ 1);
							e = 1;
							break e;
						default:
							e = 0;
							break e;
					}
				while (0);
				return e | 0;
			}
			function P() {
				var e = 0, a = 0, i = 0, r = 0;
				r = f[152] | 0;
				if ((L(1) | 0) << 16 >> 16 == 40 ? U() | 0 : 0) {
					e: do
						if ((L(1) | 0) << 16 >> 16 == 58) while (1) {
							e = f[152] | 0;
							f[152] = e + 2;
							if ((e + 2 | 0) >>> 0 > (f[153] | 0) >>> 0) break e;
							a = s[e + 2 >> 1] | 0;
							switch (a << 16 >> 16) {
								case 61:
									if ((s[e + 4 >> 1] | 0) == 62) break e;
									else i = 12;
									break;
								case 123:
								case 91:
								case 40:
								case 60:
									if (!(U() | 0)) break e;
									f[152] = (f[152] | 0) + -2;
									break;
								default: if ((a + -34 & 65535) < 63) i = 12;
							}
							if ((i | 0) == 12) {
								i = 0;
								q(a, 0) | 0;
							}
						}
					while (0);
					e = f[152] | 0;
					if ((s[e >> 1] | 0) == 61) e = (s[e + 2 >> 1] | 0) == 62;
					else e = 0;
				} else e = 0;
				f[152] = r;
				return e | 0;
			}
			function j(e) {
				e = e | 0;
				var a = 0, i = 0, c = 0, t = 0, b = 0, k = 0;
				if (!(s[565] | 0)) {
					c = f[152] | 0;
					f[152] = e;
					b = L(1) | 0;
					do
						if ((f[146] | 0) == -1) {
							t = f[147] | 0;
							if (!((t | 0) != 0 & t >>> 0 > e >>> 0)) {
								e = f[145] | 0;
								a = s[e >> 1] | 0;
								if (a << 16 >> 16 == 47) i = (r[1137] ^ 1) & 255;
								else i = (a << 16 >> 16 == 96 | (a << 16 >> 16 == 34 | (a << 16 >> 16 == 39 | ((a | 32) << 16 >> 16 == 125 | (a << 16 >> 16 == 41 | (Ie(a) | 0)))))) & 1;
								if (!i) {
									if (b << 16 >> 16 == 44 | ((e | 0) != (t | 0) | a << 16 >> 16 != 62)) break;
								} else if (b << 16 >> 16 == 44) break;
								if (!(z(b) | 0)) k = 13;
							}
						} else if (!(N() | 0) ? !(ke(b) | 0) : 0) k = 13;
					while (0);
					if ((k | 0) == 13) f[146] = 0;
					f[152] = c;
				}
			}
			function B(e) {
				e = e | 0;
				var a = 0, i = 0, r = 0;
				e: do
					if (ia(e) | 0) {
						X(e);
						f[152] = (f[152] | 0) + 2;
						if ((L(1) | 0) << 16 >> 16 == 123) U() | 0;
					} else {
						a = e;
						while (1) {
							e = f[152] | 0;
							i = a << 16 >> 16 == 123;
							if (i | e >>> 0 >= (f[153] | 0) >>> 0) break;
							switch (a << 16 >> 16) {
								case 59: break e;
								case 47:
									r = 9;
									break;
								case 91:
								case 40:
								case 60:
									if (!(U() | 0)) break e;
									break;
								default: if (a << 16 >> 16 == 96 | (ia(a) | 0)) r = 9;
								else r = 10;
							}
							if ((r | 0) == 9) {
								q(a, 0) | 0;
								e = f[152] | 0;
								r = 10;
							}
							if ((r | 0) == 10) {
								r = 0;
								f[152] = e + 2;
							}
							a = L(1) | 0;
						}
						if (i) U() | 0;
					}
				while (0);
			}
			function M(e, a, i, s) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				s = s | 0;
				r[1132] = 1;
				e: do
					switch (a | 0) {
						case 1:
							s = f[152] | 0;
							ie(e) | 0;
							K(s, f[152] | 0, 0, 0, 3, i, 0);
							break;
						case 2:
							Ce(i, 0);
							break;
						default:
							switch (e << 16 >> 16) {
								case 42:
								case 123: break;
								default:
									a = f[152] | 0;
									ie(e) | 0;
									K(a, f[152] | 0, 0, 0, 1, i, s);
									if ((L(1) | 0) << 16 >> 16 != 44) break e;
									f[152] = (f[152] | 0) + 2;
									e = L(1) | 0;
							}
							switch (e << 16 >> 16) {
								case 123:
									f[152] = (f[152] | 0) + 2;
									$e(i, s) | 0;
									break e;
								case 42:
									Ce(i, s);
									break e;
								default: break e;
							}
					}
				while (0);
			}
			function z(e) {
				e = e | 0;
				e: do
					switch (e << 16 >> 16) {
						case 45:
						case 43:
							e = (s[(f[152] | 0) + 2 >> 1] | 0) != e << 16 >> 16;
							break;
						case 33:
							e = (s[(f[152] | 0) + 2 >> 1] | 0) == 61;
							break;
						case 61:
						case 62:
						case 60:
						case 94:
						case 124:
						case 38:
						case 37:
						case 47:
						case 42:
						case 46:
						case 58:
						case 63:
						case 96:
						case 91:
						case 40:
							e = 1;
							break;
						case 105:
							e = f[152] | 0;
							if ((s[e + 2 >> 1] | 0) == 110 ? Oe(s[e + 4 >> 1] | 0) | 0 : 0) {
								e = 1;
								break e;
							}
							if (((((le(e, 72, 12) | 0) == 0 ? (s[e + 12 >> 1] | 0) == 99 : 0) ? (s[e + 14 >> 1] | 0) == 101 : 0) ? (s[e + 16 >> 1] | 0) == 111 : 0) ? (s[e + 18 >> 1] | 0) == 102 : 0) e = Oe(s[e + 20 >> 1] | 0) | 0;
							else e = 0;
							break;
						default: e = 0;
					}
				while (0);
				return e | 0;
			}
			function D(e, a, i, c) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				c = c | 0;
				var t = 0, b = 0;
				Je(56);
				b = f[140] | 0;
				f[140] = b + 56;
				t = f[132] | 0;
				f[((t | 0) == 0 ? 512 : t + 52 | 0) >> 2] = b;
				f[133] = t;
				f[132] = b;
				f[b + 8 >> 2] = e;
				if (2 == (c | 0)) {
					e = 3;
					t = i;
				} else {
					e = 1 == (c | 0) ? 1 : 2;
					t = 1 == (c | 0) ? i + 2 | 0 : 0;
				}
				f[b + 12 >> 2] = t;
				f[b + 28 >> 2] = e;
				f[b >> 2] = a;
				f[b + 4 >> 2] = i;
				f[b + 16 >> 2] = 0;
				f[b + 20 >> 2] = c;
				r[b + 24 >> 0] = 1 == (c | 0) & 1;
				r[b + 25 >> 0] = 0;
				r[b + 26 >> 0] = 0;
				f[b + 52 >> 2] = 0;
				f[b + 32 >> 2] = 0;
				f[b + 32 + 4 >> 2] = 0;
				f[b + 32 + 8 >> 2] = 0;
				f[b + 32 + 12 >> 2] = 0;
				s[b + 32 + 16 >> 1] = 0;
				f[136] = (f[136] | 0) + 1;
				if (1 == (c | 0) | 2 == (c | 0)) r[1134] = 1;
			}
			function F() {
				var e = 0, a = 0, i = 0;
				e = f[152] | 0;
				e: while (1) {
					if (e >>> 0 > (f[153] | 0) >>> 0) {
						e = 0;
						break;
					}
					a = s[e >> 1] | 0;
					if (a << 16 >> 16 == 125) {
						e = 125;
						break;
					}
					a: do
						if (ia(a) | 0) X(a);
						else {
							switch (a << 16 >> 16) {
								case 47: break;
								case 92: if ((ue() | 0) < 0) {
									i = 11;
									break e;
								} else break a;
								default: break a;
							}
							switch (s[e + 2 >> 1] | 0) {
								case 47:
									Se();
									break a;
								case 42:
									V(1);
									break a;
								default: break a;
							}
						}
					while (0);
					e = (f[152] | 0) + 2 | 0;
					f[152] = e;
				}
				if ((i | 0) == 11) {
					Le();
					e = 0;
				}
				return e | 0;
			}
			function G(e) {
				e = e | 0;
				var a = 0, i = 0;
				i = f[152] | 0;
				a = L(1) | 0;
				e: do
					if (a << 16 >> 16 == 44 & e) a = 1;
					else {
						switch (a << 16 >> 16) {
							case 46:
							case 58:
							case 63:
							case 38:
							case 124:
								f[152] = (f[152] | 0) + 2;
								a = 1;
								break e;
							case 61:
								a = f[152] | 0;
								if ((s[a + 2 >> 1] | 0) == 62) {
									f[152] = a + 4;
									a = 1;
									break e;
								}
								break;
							case 101:
								a = f[152] | 0;
								if ((le(a + 2 | 0, 394, 12) | 0) == 0 ? Oe(s[a + 14 >> 1] | 0) | 0 : 0) {
									f[152] = a + 14;
									a = 1;
									break e;
								}
						}
						f[152] = i;
						a = 0;
					}
				while (0);
				return a | 0;
			}
			function H() {
				var e = 0, a = 0, i = 0;
				f[146] = 0;
				e = f[152] | 0;
				e: while (1) {
					f[152] = e + 2;
					if (e >>> 0 >= (f[153] | 0) >>> 0) {
						a = 7;
						break;
					}
					i = L(1) | 0;
					a = f[152] | 0;
					i = pe(i) | 0;
					e = f[152] | 0;
					if ((e | 0) == (a | 0)) {
						e = a;
						a = 8;
						break;
					}
					switch (i << 16 >> 16) {
						case 44: break;
						case 58:
							a = 5;
							break e;
						case 61:
							a = 6;
							break e;
						default:
							a = 8;
							break e;
					}
				}
				if ((a | 0) == 5) f[146] = 1;
				else if ((a | 0) == 6) {
					f[148] = e;
					f[146] = -1;
				} else if ((a | 0) == 7) {
					e = e + 2 | 0;
					a = 8;
				}
				if ((a | 0) == 8) f[152] = e + -2;
			}
			function J(e) {
				e = e | 0;
				var a = 0, i = 0, c = 0;
				while (1) {
					i = f[152] | 0;
					if (i >>> 0 > (f[153] | 0) >>> 0) break;
					c = f[134] | 0;
					e = pe(e) | 0;
					a = f[152] | 0;
					if ((a | 0) == (i | 0)) break;
					i = (c | 0) == 0 ? 516 : c + 32 | 0;
					while (1) {
						i = f[i >> 2] | 0;
						if (!i) break;
						r[i + 25 >> 0] = r[i + 25 >> 0] | 4;
						i = i + 32 | 0;
					}
					switch (e << 16 >> 16) {
						case 61:
						case 58:
							f[152] = a + 2;
							C(1, 1);
							e = f[152] | 0;
							a = e;
							e = s[e >> 1] | 0;
					}
					if (e << 16 >> 16 != 44) break;
					f[152] = a + 2;
					e = L(1) | 0;
				}
			}
			function K(e, a, i, s, c, t, b) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				s = s | 0;
				c = c | 0;
				t = t | 0;
				b = b | 0;
				var k = 0, l = 0;
				k = f[154] | 0;
				e: do
					if (k | 0) {
						l = fe(e, a) | 0;
						k = k + ((f[155] & l) << 2) | 0;
						while (1) {
							k = f[k >> 2] | 0;
							if (!k) break e;
							do
								if ((r[k + 24 >> 0] | 0) == 4 ? (f[k + 20 >> 2] | 0) == (l | 0) : 0) {
									if (b ? (r[k + 25 >> 0] & 4) == 0 : 0) break;
									if (R(f[k + 8 >> 2] | 0, f[k + 12 >> 2] | 0, e, a) | 0) Ee(k, i, s, c, t);
								}
							while (0);
							k = k + 28 | 0;
						}
					}
				while (0);
			}
			function L(e) {
				e = e | 0;
				var a = 0, i = 0, r = 0;
				i = f[152] | 0;
				e: do {
					a = s[i >> 1] | 0;
					a: do
						if (a << 16 >> 16 != 47) if (e) if (qe(a) | 0) break;
						else break e;
						else if (Pe(a) | 0) break;
						else break e;
						else switch (s[i + 2 >> 1] | 0) {
							case 47:
								Se();
								break a;
							case 42:
								V(e);
								break a;
							default:
								a = 47;
								break e;
						}
					while (0);
					r = f[152] | 0;
					i = r + 2 | 0;
					f[152] = i;
				} while (r >>> 0 < (f[153] | 0) >>> 0);
				return a | 0;
			}
			function Q() {
				var e = 0, a = 0, i = 0;
				e = f[149] | 0;
				e: do
					if ((e | 0) != 0 ? (i = f[152] | 0, e >>> 0 <= i >>> 0) : 0) {
						f[152] = e;
						f[149] = 0;
						e = L(1) | 0;
						if (e << 16 >> 16 == 42) {
							f[152] = (f[152] | 0) + 2;
							e = L(1) | 0;
						}
						a = f[152] | 0;
						do
							if ((a | 0) != (i | 0)) {
								_(e) | 0;
								if ((f[152] | 0) != (a | 0) ? (a = (L(1) | 0) << 16 >> 16 == 60, a & (f[152] | 0) == (i | 0)) : 0) break;
								f[152] = i;
								e = 0;
								break e;
							}
						while (0);
						f[152] = i;
						e = 1;
					} else e = 0;
				while (0);
				return e | 0;
			}
			function R(e, a, i, r) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				r = r | 0;
				var s = 0, c = 0;
				c = b;
				b = b + 16 | 0;
				f[c + 4 >> 2] = e;
				f[c >> 2] = i;
				if ((a - e | 0) == (r - i | 0) ? (le(e, i, a - e | 0) | 0) == 0 : 0) i = 1;
				else s = 3;
				e: do
					if ((s | 0) == 3) {
						while (1) {
							if (!(e >>> 0 < a >>> 0 & i >>> 0 < r >>> 0)) break;
							s = I(c + 4 | 0, a) | 0;
							if ((s | 0) != (I(c, r) | 0)) {
								i = 0;
								break e;
							}
							e = f[c + 4 >> 2] | 0;
							i = f[c >> 2] | 0;
						}
						i = (e | 0) == (a | 0) & (i | 0) == (r | 0);
					}
				while (0);
				b = c;
				return i | 0;
			}
			function V(e) {
				e = e | 0;
				var a = 0, i = 0, r = 0;
				a = (f[152] | 0) + 2 | 0;
				f[152] = a;
				r = f[153] | 0;
				e: do
					if (e) {
						while (1) {
							e = a + 2 | 0;
							if (a >>> 0 >= r >>> 0) break e;
							if ((s[e >> 1] | 0) == 42 ? (s[a + 4 >> 1] | 0) == 47 : 0) break;
							a = e;
						}
						e = a + 4 | 0;
					} else {
						while (1) {
							e = a + 2 | 0;
							if (a >>> 0 >= r >>> 0) break e;
							i = s[e >> 1] | 0;
							if (ra(i) | 0) break e;
							if (i << 16 >> 16 == 42 ? (s[a + 4 >> 1] | 0) == 47 : 0) break;
							a = e;
						}
						e = a + 4 | 0;
					}
				while (0);
				f[152] = e;
			}
			function W(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, s = 0;
				f[152] = (f[e + 8 >> 2] | 0) + 12;
				i = L(1) | 0;
				s = (r[e + 25 >> 0] | 0) != 0;
				if (s) {
					f[152] = (f[152] | 0) + 8;
					i = L(1) | 0;
				}
				switch (f[e + 28 >> 2] | 0) {
					case 4:
						f[152] = (f[152] | 0) + 12;
						M(L(1) | 0, 1, a, 0);
						break;
					case 6:
						f[152] = (f[152] | 0) + 10;
						M(L(1) | 0, 2, a, 0);
						break;
					default: if (!(ia(i) | 0)) M(i, 0, a, s);
				}
			}
			function X(e) {
				e = e | 0;
				var a = 0, i = 0, r = 0, c = 0;
				c = f[153] | 0;
				a = f[152] | 0;
				while (1) {
					r = a + 2 | 0;
					if (a >>> 0 >= c >>> 0) {
						a = 9;
						break;
					}
					i = s[r >> 1] | 0;
					if (i << 16 >> 16 == e << 16 >> 16) {
						a = 10;
						break;
					}
					if (i << 16 >> 16 == 92) {
						i = a + 4 | 0;
						if ((s[i >> 1] | 0) == 13) {
							a = a + 6 | 0;
							a = (s[a >> 1] | 0) == 10 ? a : i;
						} else a = i;
					} else if (ra(i) | 0) {
						a = 9;
						break;
					} else a = r;
				}
				if ((a | 0) == 9) {
					f[152] = r;
					Le();
				} else if ((a | 0) == 10) f[152] = r;
			}
			function Y(e) {
				e = e | 0;
				var a = 0, i = 0;
				a = s[e >> 1] | 0;
				if (qe(a) | 0) i = 3;
				else switch (a << 16 >> 16) {
					case 41:
					case 125:
					case 93:
						i = 3;
						break;
					default: e = 0;
				}
				e: do
					if ((i | 0) == 3) {
						i = f[124] | 0;
						while (1) {
							if (e >>> 0 <= i >>> 0) break;
							e = e + -2 | 0;
							if (!(qe(a) | 0)) break;
							a = s[e >> 1] | 0;
						}
						switch (a << 16 >> 16) {
							case 41:
							case 125:
							case 93:
								e = 1;
								break e;
						}
						e = (ne(a) | 0) ^ 1;
					}
				while (0);
				return e | 0;
			}
			function Z(e, a) {
				e = e | 0;
				a = a | 0;
				switch (a - e >> 1 | 0) {
					case 3:
						a = (le(e, 256, 6) | 0) == 0;
						break;
					case 5:
						if (!(le(e, 262, 10) | 0)) a = 1;
						else a = (le(e, 272, 10) | 0) == 0;
						break;
					case 6:
						if ((le(e, 282, 12) | 0) != 0 ? (le(e, 294, 12) | 0) != 0 : 0) a = (le(e, 306, 12) | 0) == 0;
						else a = 1;
						break;
					case 8:
						if (!(le(e, 318, 16) | 0)) a = 1;
						else a = (le(e, 334, 16) | 0) == 0;
						break;
					default: a = 0;
				}
				return a | 0;
			}
			function _(e) {
				e = e | 0;
				var a = 0;
				while (1) {
					if (e << 16 >> 16 == 92) {
						e = ue() | 0;
						if ((e | 0) < 0) {
							e = 0;
							break;
						}
						if (!e) {
							e = 92;
							a = 7;
						} else {
							e = (f[152] | 0) + 2 | 0;
							f[152] = e;
							e = s[e >> 1] | 0;
						}
					} else a = 7;
					if ((a | 0) == 7) {
						a = 0;
						if (qe(e) | 0) break;
						if (ne(e) | 0) break;
						e = (f[152] | 0) + 2 | 0;
						f[152] = e;
						e = s[e >> 1] | 0;
						if (!(e << 16 >> 16)) {
							e = 0;
							break;
						}
					}
				}
				return e | 0;
			}
			function ee(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, r = 0, c = 0, t = 0;
				i = f[152] | 0;
				r = s[i >> 1] | 0;
				c = (e | 0) == (a | 0) ? 0 : e;
				t = (e | 0) == (a | 0) ? 0 : a;
				if (r << 16 >> 16 == 97) {
					f[152] = i + 4;
					i = L(1) | 0;
					e = f[152] | 0;
					if (ia(i) | 0) {
						X(i);
						a = (f[152] | 0) + 2 | 0;
						f[152] = a;
					} else {
						ie(i) | 0;
						a = f[152] | 0;
					}
					r = L(1) | 0;
					i = f[152] | 0;
				}
				if ((i | 0) != (e | 0)) se(e, a, c, t);
				return r | 0;
			}
			function ae() {
				var e = 0, a = 0, i = 0, c = 0;
				a = f[152] | 0;
				r[1140] = 0;
				i = f[153] | 0;
				e: while (1) {
					e = a + 2 | 0;
					if (a >>> 0 >= i >>> 0) {
						e = 0;
						break;
					}
					switch (s[e >> 1] | 0) {
						case 96:
							c = 8;
							break e;
						case 92:
							e = a + 4 | 0;
							break;
						case 13:
							r[1140] = 1;
							break;
						case 36: if ((s[a + 4 >> 1] | 0) == 123) {
							e = 0;
							break e;
						}
					}
					a = e;
				}
				if ((c | 0) == 8) {
					f[152] = e;
					e = 1;
				}
				return e | 0;
			}
			function ie(e) {
				e = e | 0;
				e: while (1) {
					a: do
						if (!((e + -48 & 65535) < 10 | ((e & -33) + -65 & 65535) < 26)) {
							switch (e << 16 >> 16) {
								case 36:
								case 92:
								case 95: break a;
							}
							if ((e & 65535) <= 127) break e;
						}
					while (0);
					if (qe(e) | 0) break;
					if (e << 16 >> 16 == 92 ? (ue() | 0) < 0 : 0) {
						e = 0;
						break;
					}
					e = (f[152] | 0) + 2 | 0;
					f[152] = e;
					e = s[e >> 1] | 0;
				}
				return e | 0;
			}
			function re() {
				var e = 0, a = 0, i = 0;
				i = f[153] | 0;
				a = f[152] | 0;
				e: while (1) {
					e = a + 2 | 0;
					if (a >>> 0 >= i >>> 0) {
						a = 6;
						break;
					}
					switch (s[e >> 1] | 0) {
						case 13:
						case 10:
							a = 6;
							break e;
						case 93:
							a = 7;
							break e;
						case 92: e = a + 4 | 0;
					}
					a = e;
				}
				if ((a | 0) == 6) {
					f[152] = e;
					Le();
					e = 0;
				} else if ((a | 0) == 7) {
					f[152] = e;
					e = 93;
				}
				return e | 0;
			}
			function se(e, a, i, s) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				s = s | 0;
				var c = 0, t = 0;
				Je(36);
				c = f[140] | 0;
				f[140] = c + 36;
				t = f[134] | 0;
				f[((t | 0) == 0 ? 516 : t + 32 | 0) >> 2] = c;
				f[134] = c;
				f[c >> 2] = e;
				f[c + 4 >> 2] = a;
				f[c + 8 >> 2] = i;
				f[c + 12 >> 2] = s;
				f[c + 16 >> 2] = f[135];
				f[c + 20 >> 2] = -1;
				r[c + 24 >> 0] = 1;
				r[c + 25 >> 0] = 0;
				f[c + 32 >> 2] = 0;
				r[1134] = 1;
			}
			function fe(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, r = 0, f = 0;
				r = e;
				f = 0;
				while (1) {
					if (r >>> 0 >= a >>> 0) {
						r = 6;
						break;
					}
					i = s[r >> 1] | 0;
					if (i << 16 >> 16 == 92 | (i & -1024) << 16 >> 16 == -10240) {
						r = 5;
						break;
					}
					i = (f + (i & 65535) | 0) * 1025 | 0;
					r = r + 2 | 0;
					f = i >>> 6 ^ i;
				}
				if ((r | 0) == 5) i = de(e, a) | 0;
				else if ((r | 0) == 6) {
					i = f * 9 | 0;
					i = (i >>> 11 ^ i) * 32769 | 0;
				}
				return i | 0;
			}
			function ce() {
				var e = 0, a = 0;
				e: while (1) {
					e = f[152] | 0;
					f[152] = e + 2;
					if (e >>> 0 >= (f[153] | 0) >>> 0) {
						a = 7;
						break;
					}
					switch (s[e + 2 >> 1] | 0) {
						case 13:
						case 10:
							a = 7;
							break e;
						case 47: break e;
						case 91:
							re() | 0;
							break;
						case 92: f[152] = e + 4;
					}
				}
				if ((a | 0) == 7) Le();
			}
			function te(e) {
				e = e | 0;
				var a = 0, i = 0, s = 0, c = 0, t = 0, b = 0;
				a = f[152] | 0;
				i = r[1133] | 0;
				s = f[142] | 0;
				t = U() | 0;
				if (t & e) {
					if (P() | 0) b = 4;
				} else if (t) b = 4;
				if ((b | 0) == 4 ? (b = f[147] | 0, c = f[152] | 0, (b | 0) == 0 | c >>> 0 > b >>> 0) : 0) f[147] = c;
				r[1133] = i;
				f[142] = s;
				f[152] = a;
			}
			function be(e) {
				e = e | 0;
				switch (s[e >> 1] | 0) {
					case 62:
						e = (s[e + -2 >> 1] | 0) == 61;
						break;
					case 41:
					case 59:
						e = 1;
						break;
					case 104:
						e = ve(e + -2 | 0, 146, 4) | 0;
						break;
					case 121:
						e = ve(e + -2 | 0, 154, 6) | 0;
						break;
					case 101:
						e = ve(e + -2 | 0, 166, 3) | 0;
						break;
					default: e = 0;
				}
				return e | 0;
			}
			function ke(e) {
				e = e | 0;
				switch (e << 16 >> 16) {
					case 61:
					case 46:
					case 58:
					case 63:
					case 38:
					case 124:
					case 91:
					case 60:
					case 44:
						e = 1;
						break;
					case 101:
						e = f[152] | 0;
						if (!(le(e + 2 | 0, 394, 12) | 0)) e = Oe(s[e + 14 >> 1] | 0) | 0;
						else e = 0;
						break;
					default: e = 0;
				}
				return e | 0;
			}
			function le(e, a, i) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				var s = 0, f = 0;
				e: do
					if (!i) e = 0;
					else {
						while (1) {
							s = r[e >> 0] | 0;
							f = r[a >> 0] | 0;
							if (s << 24 >> 24 != f << 24 >> 24) break;
							i = i + -1 | 0;
							if (!i) {
								e = 0;
								break e;
							} else {
								e = e + 1 | 0;
								a = a + 1 | 0;
							}
						}
						e = (s & 255) - (f & 255) | 0;
					}
				while (0);
				return e | 0;
			}
			function ne(e) {
				e = e | 0;
				e: do
					switch (e << 16 >> 16) {
						case 38:
						case 37:
						case 33:
							e = 1;
							break;
						default: if ((e & -8) << 16 >> 16 == 40 | (e + -58 & 65535) < 6) e = 1;
						else {
							switch (e << 16 >> 16) {
								case 91:
								case 93:
								case 94:
									e = 1;
									break e;
							}
							e = (e + -123 & 65535) < 4;
						}
					}
				while (0);
				return e | 0;
			}
			function ue() {
				var e = 0, a = 0, i = 0;
				e = f[152] | 0;
				a = f[153] | 0;
				if (((e + 4 | 0) >>> 0 <= a >>> 0 ? (s[e + 2 >> 1] | 0) == 117 : 0) ? (s[e + 4 >> 1] | 0) == 123 : 0) {
					i = e + 6 | 0;
					while (1) {
						if (i >>> 0 > a >>> 0) {
							e = -1;
							break;
						}
						if ((s[i >> 1] | 0) == 125) {
							e = 1;
							break;
						} else i = i + 2 | 0;
					}
					f[152] = i;
				} else e = 0;
				return e | 0;
			}
			function oe(e) {
				e = e | 0;
				var a = 0, i = 0, s = 0, c = 0;
				i = f[152] | 0;
				if (i >>> 0 > e >>> 0) {
					f[152] = e;
					e = r[1133] | 0;
					a = f[142] | 0;
					if ((U() | 0 ? P() | 0 : 0) ? (c = f[147] | 0, s = f[152] | 0, (c | 0) == 0 | s >>> 0 > c >>> 0) : 0) f[147] = s;
					r[1133] = e;
					f[142] = a;
					f[152] = i;
				}
			}
			function he(e) {
				e = e | 0;
				e: do
					switch (e << 16 >> 16) {
						case 38:
						case 37:
						case 33: break;
						default: if (!((e + -58 & 65535) < 6 | (e + -40 & 65535) < 7 & e << 16 >> 16 != 41)) {
							switch (e << 16 >> 16) {
								case 91:
								case 94: break e;
							}
							return e << 16 >> 16 != 125 & (e + -123 & 65535) < 4 | 0;
						}
					}
				while (0);
				return 1;
			}
			function we(e) {
				e = e | 0;
				var a = 0;
				a = s[e >> 1] | 0;
				e: do
					if ((a + -9 & 65535) >= 5) {
						switch (a << 16 >> 16) {
							case 160:
							case 32:
								a = 1;
								break e;
						}
						if (ne(a) | 0) return a << 16 >> 16 != 46 | (je(e) | 0) | 0;
						else a = 0;
					} else a = 1;
				while (0);
				return a | 0;
			}
			function de(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, r = 0, s = 0;
				r = b;
				b = b + 16 | 0;
				f[r >> 2] = e;
				i = 0;
				while (1) {
					if (e >>> 0 >= a >>> 0) break;
					s = ((I(r, a) | 0) + i | 0) * 1025 | 0;
					e = f[r >> 2] | 0;
					i = s >>> 6 ^ s;
				}
				s = i * 9 | 0;
				b = r;
				return (s >>> 11 ^ s) * 32769 | 0;
			}
			function ve(e, a, i) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				var r = 0, s = 0;
				s = e + (0 - i << 1) + 2 | 0;
				r = f[124] | 0;
				if (s >>> 0 >= r >>> 0 ? (le(s, a, i << 1) | 0) == 0 : 0) if ((s | 0) == (r | 0)) r = 1;
				else r = we(e + (0 - i << 1) | 0) | 0;
				else r = 0;
				return r | 0;
			}
			function pe(e) {
				e = e | 0;
				var a = 0;
				switch (e << 16 >> 16) {
					case 91:
					case 123:
						v();
						f[152] = (f[152] | 0) + 2;
						break;
					default:
						a = f[152] | 0;
						_(e) | 0;
						e = f[152] | 0;
						if (e >>> 0 > a >>> 0) se(a, e, a, e);
				}
				return L(1) | 0;
			}
			function ye() {
				var e = 0;
				e = f[145] | 0;
				switch (s[e >> 1] | 0) {
					case 119:
						e = ve(e, 256, 3) | 0;
						break;
					case 115:
						if (xe(e + -2 | 0, 97) | 0) e = 1;
						else e = ve(e, 468, 9) | 0;
						break;
					default: e = 0;
				}
				return e | 0;
			}
			function me(e) {
				e = e | 0;
				var a = 0;
				f[138] = e;
				a = f[124] | 0;
				s[a + (e << 1) >> 1] = 0;
				f[139] = a + ((e | 1) << 1) + 2;
				f[140] = a + ((e | 1) << 1) + 2;
				f[128] = 0;
				f[132] = 0;
				f[130] = 0;
				f[129] = 0;
				f[134] = 0;
				f[131] = 0;
				f[136] = 0;
				f[137] = 0;
				r[1132] = 0;
				return a | 0;
			}
			function Ae(e) {
				e = e | 0;
				switch (s[e >> 1] | 0) {
					case 107:
						e = ve(e + -2 | 0, 172, 4) | 0;
						break;
					case 101:
						if ((s[e + -2 >> 1] | 0) == 117) e = ve(e + -4 | 0, 180, 6) | 0;
						else e = 0;
						break;
					default: e = 0;
				}
				return e | 0;
			}
			function ge() {
				var e = 0, a = 0;
				if (r[1135] | 0) {
					e = f[143] | 0;
					if (!e) e = 0;
					else {
						e = e + 4 | 0;
						a = 5;
					}
				} else {
					r[1135] = 1;
					e = (f[130] | 0) + 36 | 0;
					a = 5;
				}
				if ((a | 0) == 5) {
					e = f[e >> 2] | 0;
					f[143] = e;
					e = (e | 0) != 0;
				}
				return e | 0;
			}
			function Ce(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0, r = 0;
				f[152] = (f[152] | 0) + 2;
				L(1) | 0;
				f[152] = (f[152] | 0) + 4;
				r = L(1) | 0;
				i = f[152] | 0;
				ie(r) | 0;
				K(i, f[152] | 0, 0, 0, 2, e, a);
			}
			function xe(e, a) {
				e = e | 0;
				a = a | 0;
				var i = 0;
				i = f[124] | 0;
				if (i >>> 0 <= e >>> 0 ? (s[e >> 1] | 0) == a << 16 >> 16 : 0) if ((i | 0) == (e | 0)) i = 1;
				else i = Oe(s[e + -2 >> 1] | 0) | 0;
				else i = 0;
				return i | 0;
			}
			function Se() {
				var e = 0, a = 0, i = 0;
				e = f[153] | 0;
				i = f[152] | 0;
				e: while (1) {
					a = i + 2 | 0;
					if (i >>> 0 >= e >>> 0) break;
					switch (s[a >> 1] | 0) {
						case 13:
						case 10: break e;
						default: i = a;
					}
				}
				f[152] = a;
			}
			function Oe(e) {
				e = e | 0;
				e: do
					if ((e + -9 & 65535) < 5) e = 1;
					else {
						switch (e << 16 >> 16) {
							case 32:
							case 160:
								e = 1;
								break e;
						}
						e = e << 16 >> 16 != 46 & (ne(e) | 0);
					}
				while (0);
				return e | 0;
			}
			function Ee(e, a, i, s, c) {
				e = e | 0;
				a = a | 0;
				i = i | 0;
				s = s | 0;
				c = c | 0;
				f[e + 8 >> 2] = a;
				f[e + 12 >> 2] = i;
				f[e + 20 >> 2] = c;
				r[e + 25 >> 0] = r[e + 25 >> 0] & 4 | s;
				r[e + 24 >> 0] = 2;
				f[137] = (f[137] | 0) + -1;
			}
			function Ie(e) {
				e = e | 0;
				e: do
					if (((e & -33) + -65 & 65535) < 26 | (e + -48 & 65535) < 10) e = 1;
					else {
						switch (e << 16 >> 16) {
							case 36:
							case 95:
								e = 1;
								break e;
						}
						e = (e & 65535) > 127;
					}
				while (0);
				return e | 0;
			}
			function Ue() {
				var e = 0;
				e = f[145] | 0;
				if (((s[e >> 1] | 0) == 99 ? (e + -8 | 0) >>> 0 >= (f[124] | 0) >>> 0 : 0) ? (le(e + -6 | 0, 192, 8) | 0) == 0 : 0) e = xe(e + -8 | 0, 97) | 0;
				else e = 0;
				return e | 0;
			}
			function Ne() {
				var e = 0;
				e = f[(f[130] | 0) + 20 >> 2] | 0;
				switch (e | 0) {
					case 1:
						e = -1;
						break;
					case 2:
						e = -2;
						break;
					default: e = e - (f[124] | 0) >> 1;
				}
				return e | 0;
			}
			function Te(e) {
				e = e | 0;
				if (!(ve(e, 126, 5) | 0) ? !(ve(e, 136, 3) | 0) : 0) e = ve(e, 142, 2) | 0;
				else e = 1;
				return e | 0;
			}
			function $e(e, a) {
				e = e | 0;
				a = a | 0;
				r[1132] = 1;
				if (!(f[154] | 0)) e = F() | 0;
				else e = o(e, a) | 0;
				return e | 0;
			}
			function qe(e) {
				e = e | 0;
				switch (e << 16 >> 16) {
					case 160:
					case 9:
					case 10:
					case 11:
					case 12:
					case 13:
					case 32:
						e = 1;
						break;
					default: e = 0;
				}
				return e | 0;
			}
			function Pe(e) {
				e = e | 0;
				switch (e << 16 >> 16) {
					case 160:
					case 32:
					case 12:
					case 11:
					case 9:
						e = 1;
						break;
					default: e = 0;
				}
				return e | 0;
			}
			function je(e) {
				e = e | 0;
				if ((s[e >> 1] | 0) == 46 ? (s[e + -2 >> 1] | 0) == 46 : 0) e = (s[e + -4 >> 1] | 0) == 46;
				else e = 0;
				return e | 0;
			}
			function Be() {
				var e = 0;
				e = f[144] | 0;
				e = f[((e | 0) == 0 ? (f[130] | 0) + 32 | 0 : e + 16 | 0) >> 2] | 0;
				f[144] = e;
				return (e | 0) != 0 | 0;
			}
			function Me(e) {
				e = e | 0;
				if ((f[124] | 0) == (e | 0)) e = 1;
				else e = we(e + -2 | 0) | 0;
				return e | 0;
			}
			function ze() {
				var e = 0;
				e = f[(f[131] | 0) + 12 >> 2] | 0;
				if (!e) e = -1;
				else e = e - (f[124] | 0) >> 1;
				return e | 0;
			}
			function De() {
				var e = 0;
				e = f[(f[130] | 0) + 12 >> 2] | 0;
				if (!e) e = -1;
				else e = e - (f[124] | 0) >> 1;
				return e | 0;
			}
			function Fe() {
				var e = 0;
				e = f[(f[131] | 0) + 8 >> 2] | 0;
				if (!e) e = -1;
				else e = e - (f[124] | 0) >> 1;
				return e | 0;
			}
			function Ge() {
				var e = 0;
				e = f[(f[130] | 0) + 16 >> 2] | 0;
				if (!e) e = -1;
				else e = e - (f[124] | 0) >> 1;
				return e | 0;
			}
			function He() {
				var e = 0;
				e = f[(f[130] | 0) + 4 >> 2] | 0;
				if (!e) e = -1;
				else e = e - (f[124] | 0) >> 1;
				return e | 0;
			}
			function Je(e) {
				e = e | 0;
				if (((f[140] | 0) + e | 0) >>> 0 > (f[141] | 0) >>> 0) We();
			}
			function Ke() {
				var e = 0;
				e = f[130] | 0;
				e = f[((e | 0) == 0 ? 512 : e + 52 | 0) >> 2] | 0;
				f[130] = e;
				return (e | 0) != 0 | 0;
			}
			function Le() {
				r[1133] = 1;
				f[142] = (f[152] | 0) - (f[124] | 0) >> 1;
				f[152] = (f[153] | 0) + 2;
			}
			function Qe() {
				var e = 0;
				e = f[131] | 0;
				e = f[((e | 0) == 0 ? 516 : e + 32 | 0) >> 2] | 0;
				f[131] = e;
				return e | 0;
			}
			function Re() {
				var e = 0;
				e = f[130] | 0;
				return f[e + 28 >> 2] | r[e + 25 >> 0] << 4 & 255 | 0;
			}
			function Ve() {
				var e = 0;
				e = f[131] | 0;
				return (r[e + 25 >> 0] & 4 | r[e + 24 >> 0]) & 255 | 0;
			}
			function We() {
				f[140] = f[139];
				f[142] = -1;
				r[1133] = 1;
			}
			function Xe() {
				return (f[(f[131] | 0) + 16 >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function Ye() {
				return (f[(f[144] | 0) + 12 >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function Ze() {
				return (f[(f[144] | 0) + 8 >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function _e() {
				return (f[(f[144] | 0) + 4 >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function ea() {
				return (f[(f[130] | 0) + 8 >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function aa() {
				return (f[(f[131] | 0) + 4 >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function ia(e) {
				e = e | 0;
				return e << 16 >> 16 == 39 | e << 16 >> 16 == 34 | 0;
			}
			function ra(e) {
				e = e | 0;
				return e << 16 >> 16 == 13 | e << 16 >> 16 == 10 | 0;
			}
			function sa() {
				return (f[f[144] >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function fa() {
				return (f[f[143] >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function ca() {
				return (f[f[130] >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function ta() {
				return (f[f[131] >> 2] | 0) - (f[124] | 0) >> 1 | 0;
			}
			function ba() {
				return c[(f[130] | 0) + 24 >> 0] | 0;
			}
			function ka() {
				return r[(f[131] | 0) + 25 >> 0] & 3 | 0;
			}
			function la(e) {
				e = e | 0;
				f[124] = e;
			}
			function na() {
				return f[(f[131] | 0) + 20 >> 2] | 0;
			}
			function ua() {
				f[143] = 0;
				r[1135] = 0;
			}
			function oa(e) {
				e = e | 0;
				f[141] = e;
			}
			function ha() {
				return (r[1134] | 0) != 0 | 0;
			}
			function wa() {
				return (r[1136] | 0) != 0 | 0;
			}
			function da() {
				f[144] = 0;
			}
			function va() {
				return f[142] | 0;
			}
			function pa(e, a) {
				e = e | 0;
				a = a | 0;
				b = e + a + 15 & -16;
				return a | 0;
			}
			return {
				su: pa,
				ai: Ge,
				ake: _e,
				aks: sa,
				ave: Ye,
				avs: Ze,
				e: va,
				ee: aa,
				eii: na,
				eit: ka,
				ele: ze,
				els: Fe,
				es: ta,
				ess: Xe,
				et: Ve,
				f: wa,
				id: Ne,
				ie: He,
				ip: ba,
				is: ca,
				it: Re,
				ms: ha,
				p: k,
				ra: Be,
				re: Qe,
				ri: Ke,
				rsa: da,
				rt: ge,
				rts: ua,
				sa: me,
				sal: oa,
				se: De,
				ses: la,
				ss: ea,
				te: fa
			};
		}("undefined" != typeof globalThis ? globalThis : self, {}, i), r = a.su(s - (2 << 17), 1376), a.sal(s - (2 << 17));
	}
	const v = t.length + 1;
	if (a.ses(r), a.sa(v - 1), f(t, new Uint16Array(i, r, v)), !a.p()) {
		if (-1 === a.e()) return s *= 2, a = void 0, parse$1(l, o);
		k = a.e(), h();
	}
	const p = [], y = [];
	for (; a.ri();) {
		const e = a.is(), i = a.ie(), r = a.it(), s = 15 & r, f = a.ai(), c = a.id(), b = a.ss(), k = a.se(), l = a.ip();
		let o, h = !1;
		if (1 & l ? o = n(-1 === c ? e : e + 1, -1 === c ? i : i - 1, !!(2 & l)) : -1 !== c && 96 === t.charCodeAt(e) && (o = u(e, i), h = void 0 !== o), 3 === s) p.push({
			type: "import-meta",
			specifier: null,
			typeOnly: !1,
			start: e,
			end: i,
			importStart: b,
			importEnd: k
		});
		else if (-1 !== c) {
			const a = 5 === s ? "source" : 7 === s ? "defer" : null;
			p.push({
				type: "dynamic",
				specifier: o,
				glob: h,
				phase: a,
				start: e,
				end: i,
				importStart: b,
				importEnd: k,
				dynamicStart: c,
				attributes: null,
				attributesStart: f,
				probablyTypeOnly: !!(16 & r)
			});
		} else {
			let c = null;
			if (-1 !== f) {
				for (c = [], a.rsa(); a.ra();) {
					const e = a.aks(), i = a.ake(), r = a.avs(), s = a.ave();
					c.push([A(e, i), A(r, s)]);
				}
				c = c.length > 0 ? c : null;
			}
			const t = 4 === s ? "source" : 6 === s ? "defer" : null;
			p.push({
				type: 8 === s ? "reexport-star" : "static",
				specifier: o,
				phase: t,
				start: e,
				end: i,
				importStart: b,
				importEnd: k,
				attributes: c,
				attributesStart: f,
				typeOnly: !!(16 & r)
			});
		}
	}
	for (; a.re();) {
		const i = a.es(), r = a.ee(), s = a.els(), f = a.ele();
		const c = a.et(), t = 3 & c, b = !!(4 & c), k = a.ess();
		if (3 === t) {
			const e = a.eii();
			y.push({
				type: "reexport-all",
				from: p[e].specifier,
				importIndex: e,
				start: i,
				end: r,
				exportStart: k,
				typeOnly: b
			});
		} else {
			const e = A(i, r);
			if (1 === t) {
				const a = s < 0 ? void 0 : A(s, f);
				y.push({
					type: "direct",
					name: e,
					localName: a,
					start: i,
					end: r,
					localStart: s,
					localEnd: f,
					exportStart: k,
					typeOnly: b
				});
			} else {
				const c = a.eii(), t = a.eit(), l = 0 === t ? A(s, f) : 1 === t ? "default" : null;
				y.push({
					type: "reexport",
					name: e,
					importName: l,
					importNameStart: 0 === t ? s : -1,
					importNameEnd: 0 === t ? f : -1,
					from: p[c].specifier,
					importIndex: c,
					start: i,
					end: r,
					exportStart: k,
					typeOnly: b
				});
			}
		}
	}
	return [
		p,
		y,
		!!a.f(),
		!!a.ms()
	];
	function A(e, a) {
		const i = t.charCodeAt(e);
		return 34 === i || 39 === i ? n(e + 1, a - 1) : t.slice(e, a);
	}
}
const l = /\r\n?/g;
function n(e, a, i = !1) {
	const r = t.slice(e, a);
	let s = r.indexOf("\\");
	if (-1 === s) return i ? r.replace(l, "\n") : r;
	let f = r.slice(0, s), c = i ? f.replace(l, "\n") : f;
	for (;;) {
		let a = s + 1;
		a >= r.length && (k = e + a, h());
		const t = r.charCodeAt(a++);
		switch (t) {
			case 13:
				10 === r.charCodeAt(a) && a++;
				break;
			case 10:
			case 8232:
			case 8233: break;
			case 114:
				c += "\r";
				break;
			case 110:
				c += "\n";
				break;
			case 116:
				c += "	";
				break;
			case 98:
				c += "\b";
				break;
			case 102:
				c += "\f";
				break;
			case 118:
				c += "\v";
				break;
			case 120:
				c += String.fromCharCode(o(e + a, 2)), a += 2;
				break;
			case 117: {
				let i;
				if (123 === r.charCodeAt(a)) {
					const s = r.indexOf("}", ++a);
					-1 === s && (k = e + a, h()), i = o(e + a, s - a), a = s + 1;
				} else i = o(e + a, 4), a += 4;
				i > 1114111 && (k = e + a, h()), i <= 65535 ? c += String.fromCharCode(i) : (i -= 65536, c += String.fromCharCode(55296 + (i >> 10), 56320 + (1023 & i)));
				break;
			}
			case 48: {
				const i = r.charCodeAt(a);
				i >= 48 && i <= 57 && (k = e + a, h()), c += "\0";
				break;
			}
			default: t >= 49 && t <= 57 && (k = e + a - 1, h()), c += String.fromCharCode(t);
		}
		const b = r.indexOf("\\", a);
		if (-1 === b) return f = r.slice(a), c + (i ? f.replace(l, "\n") : f);
		f = r.slice(a, b), c += i ? f.replace(l, "\n") : f, s = b;
	}
}
function u(e, i) {
	if (a.rts(), !a.rt()) return;
	let r = "", s = e + 1, f = e + 1, c = a.te();
	for (; f < i;) {
		const e = t.charCodeAt(f);
		if (96 === e) break;
		92 !== e ? 42 !== e ? 36 === e && 123 === t.charCodeAt(f + 1) && f + 2 <= c ? (r += t.slice(s, f) + "*", f = s = c, c = a.rt() ? a.te() : -1) : f++ : (r += t.slice(s, f) + "\\*", s = ++f) : f += 2;
	}
	return r + t.slice(s, f);
}
function o(e, a) {
	(a < 1 || e + a > t.length) && (k = e, h());
	let i = 0;
	const r = e + a;
	for (let a = e; a < r; a++) {
		const e = t.charCodeAt(a), r = 32 | e, s = e >= 48 && e <= 57 ? e - 48 : r >= 97 && r <= 102 ? r - 87 : -1;
		-1 === s && (k = a, h()), i = 16 * i + s;
	}
	return i;
}
function h() {
	throw Object.assign(Error(`Parse error ${b}:${t.slice(0, k).split("\n").length}:${k - t.lastIndexOf("\n", k - 1)}`), { idx: k });
}

// libs/packaging/src/imports/refusals.ts
/** A refusal about the import at a place of a file. */
const refuseImport = (detail, input, words) => ({
	ok: false,
	refusal: breach$1(detail === "import.source-bytes" || detail === "import.count" ? "E_LIMIT" : "E_PATH", detail, {
		input,
		...words
	})
});

// libs/packaging/src/imports/imports-of.ts
/** Longest source, in UTF-16 units. */
const sourceLengthMax = 8388608;
/**
* The modules that a source of JavaScript or TypeScript names, in its order, each time it does. Refuses what cannot be
* known from the text alone: a dynamic import of anything but a literal (and a method `import` with a type of result, which the lexer
* takes for one), `require`, references in comments, and text that does not parse. Time and memory are linear in the
* source.
*/
function importsOf(path, source, options = {}) {
	if (source.length > 8388608) return refuseImport("import.source-bytes", path, { expected: `a source of at most ${sourceLengthMax} characters` });
	const lexed = lex(path, source);
	if (!lexed.ok) return lexed;
	const imports = lexed.value.filter(({ type }) => type !== "import-meta");
	const open = imports.find((found) => !isNamed(found));
	if (open !== void 0 && options.passUnnamed !== true) return refuseImport("import.not-literal", path, {
		at: placeOfIndex(source, open.importStart),
		expected: "the import of a module that is named by a literal",
		mend: "write the name out, one import for each module"
	});
	const unread = findUnread(source, imports);
	if (unread !== void 0) return refuseImport(unread.detail, path, {
		at: placeOfIndex(source, unread.index),
		expected: "modules named by `import` and `export` declarations or a dynamic import of a value",
		mend: "import a type by `import type`, and name no module otherwise, in text neither"
	});
	const named = imports.filter(isNamed);
	return accept(named.map(({ specifier, start }) => ({
		specifier: specifier ?? "",
		index: start
	})));
}
const isNamed = (found) => found.specifier !== void 0 && !(found.type === "dynamic" && found.glob);
function lex(path, source) {
	try {
		return accept(parse$1(source, path)[0]);
	} catch (error) {
		const index = error.idx ?? 0;
		const at = placeOfIndex(source, index);
		return refuseImport("import.unparsable", path, {
			at,
			expected: "a source whose imports can be read"
		});
	}
}
const call = /\b(?:import|require)\s{0,64}\((?:\s|\/\*[^*]{0,256}\*\/){0,64}['"`]/g;
const reference = /^\s{0,64}(?:\/\/\/\s{0,64}<reference\s{1,64}(?:path|types)|(?:export\s{1,64})?declare\s{1,64}module\s{0,64}['"])/gm;
/** The first place that names a module and that no reported import covers; comment lines are not looked at. */
function findUnread(source, imports) {
	const referred = source.search(reference);
	if (referred >= 0) return {
		detail: "import.reference",
		index: referred
	};
	const spans = imports.map(({ importStart, importEnd, end }) => [importStart, Math.max(importEnd, end)]);
	let span = 0;
	for (const { index } of source.matchAll(call)) {
		while (span < spans.length && (spans[span]?.[1] ?? 0) < index) span += 1;
		if (!(span < spans.length && (spans[span]?.[0] ?? 0) <= index) && !isCommentLine(source, index)) return {
			detail: "import.unread",
			index
		};
	}
}
/** Whether the line that holds `index` begins as a comment, or as the inside of one. */
function isCommentLine(source, index) {
	const before = source.slice(source.lastIndexOf("\n", index) + 1, index).trimStart();
	return before.startsWith("//") || (before.startsWith("*") || before.startsWith("/*")) && !before.includes("*/");
}

// libs/packaging/src/imports/module-source.ts
/** A module, a form of module that is not read, or no module. */
function kindOf(path) {
	if (/\.m?[jt]s$/.test(path)) return "module";
	return /\.(?:c[jt]s|[jt]sx|node|wasm)$/.test(path) ? "unsupported" : "other";
}
/** The declarations that may stand beside a script, or undefined. */
const companionOf = (path) => /\.m?js$/.test(path) ? path.replace(/\.(m?)js$/, ".d.$1ts") : void 0;
const utf8 = new TextDecoder("utf-8", { fatal: true });
/** The modules that a source names; an open one may also import what no literal names. */
function modulesIn(path, bytes, isOpen) {
	let source;
	try {
		source = utf8.decode(bytes);
	} catch {
		return refuseImport("import.not-utf8", path, { expected: "a source in UTF-8" });
	}
	return importsOf(path, source, { passUnnamed: isOpen });
}

// libs/packaging/src/imports/resolve-import.ts
/** Resolves a specifier as written in the file at `from`. Pure: whether the file exists is not asked. */
function resolveImport(from, specifier) {
	const no = (detail, expected) => refuseImport(detail, from, {
		at: `import of \`${specifier.slice(0, 200)}\``,
		expected
	});
	if (specifier.startsWith("node:")) return accept({ type: "node" });
	if (/[%?\\]|\p{Cc}|.#/u.test(specifier)) return no("import.specifier", "a specifier without `%`, `?`, `#` or a backslash");
	if (specifier.startsWith("#")) return /^#[a-z0-9][a-z0-9-]*$/.test(specifier) ? accept({
		type: "file",
		path: `libs/${specifier.slice(1)}/src/index.ts`
	}) : no("import.specifier", "the name of a neighbour lib behind the `#`");
	if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(specifier)) return no("import.scheme", "a file of the repository, `node:` or a package");
	if (specifier.startsWith("/")) return no("import.absolute", "a relative path");
	if (!/^\.{1,2}(?:\/|$)/.test(specifier)) return specifier === "" ? no("import.specifier", "the name of a module") : accept({ type: "package" });
	return resolveRelative(from, specifier, no);
}
function resolveRelative(from, specifier, no) {
	const parts = from.split("/").slice(0, -1);
	for (const segment of specifier.split("/")) {
		if (segment === ".." && parts.pop() === void 0) return no("import.escapes", "a file inside the repository");
		if (segment === "") return no("import.specifier", "a file, without empty parts in its path");
		if (segment !== "." && segment !== "..") parts.push(segment);
	}
	if (/(?:^|\/)\.{1,2}$/.test(specifier)) return no("import.specifier", "a file, not a folder");
	return accept({
		type: "file",
		path: parts.join("/")
	});
}

// libs/packaging/src/imports/closure.ts
const readCountMax = 64;
/**
* Plans the closure of `entries`, which are repository paths. A `.js` brings its `.d.ts` along where there is one. Files
* that are no modules (`.json`, text) are reached and not read into. Refuses an import that cannot be followed, naming
* the file and the import, and more than `fileCountMax` files.
*/
function* closureOf(entries, options = {}) {
	const walk = new Walk(entries, options);
	for (let batch = walk.take(); batch.length > 0; batch = walk.take()) {
		const contents = yield batch.map(({ path }) => path);
		for (const [index, wanted] of batch.entries()) {
			const refusal = walk.visit(wanted, contents[index]);
			if (refusal !== void 0) return {
				ok: false,
				refusal
			};
		}
	}
	return accept(walk.closure());
}
var Walk = class {
	#queue = [];
	#known = /* @__PURE__ */ new Set();
	/** Paths that only stand beside a file that was asked for, and so may be missing; the second set holds those that are. */
	#companions = /* @__PURE__ */ new Set();
	#absent = /* @__PURE__ */ new Set();
	#files = [];
	#packages = /* @__PURE__ */ new Map();
	#imports = /* @__PURE__ */ new Map();
	#openModules;
	#aliasFolder;
	constructor(entries, { openModules = [], aliasFolder = "" }) {
		this.#openModules = new Set(openModules);
		this.#aliasFolder = aliasFolder;
		for (const path of [...entries].sort(compareCodePoints)) this.#want({ path });
	}
	take() {
		return this.#queue.splice(0, 64);
	}
	visit(wanted, bytes) {
		const { path } = wanted;
		if (bytes === void 0) return this.#lack(wanted);
		this.#files.push(path);
		if (this.#files.length > 65536) return refuseImport("import.count", path, { expected: `at most ${fileCountMax} files` }).refusal;
		const kind = kindOf(path);
		if (kind === "other") return void 0;
		if (kind === "unsupported") return refuseImport("import.format", path, { expected: "a module in `.ts`, `.mts`, `.js` or `.mjs`, or a file that is no code" }).refusal;
		const named = modulesIn(path, bytes, this.#openModules.has(path));
		if (!named.ok) return named.refusal;
		this.#imports.set(path, []);
		this.#accompany(path);
		return this.#follow(path, named.value);
	}
	closure() {
		const packages = [...this.#packages].map(([specifier, from]) => ({
			specifier,
			from
		}));
		return {
			files: this.#files.toSorted(compareCodePoints),
			packages: packages.sort((a, b) => compareCodePoints(a.specifier, b.specifier)),
			imports: this.#imports
		};
	}
	/** Asks for the declarations beside a `.js`; a file that names them itself must have them. */
	#accompany(path) {
		const companion = companionOf(path);
		if (companion === void 0) return;
		if (!this.#known.has(companion)) this.#companions.add(companion);
		this.#imports.get(path)?.push(companion);
		this.#want({ path: companion });
	}
	#follow(from, modules) {
		for (const { specifier } of modules) {
			if (specifier.startsWith("#") && !from.startsWith(this.#aliasFolder)) {
				const at = `import of \`${specifier.slice(0, 200)}\``;
				const expected = `a relative import: \`#\` names are known below \`${this.#aliasFolder}\` alone`;
				return refuseImport("import.alias", from, {
					at,
					expected
				}).refusal;
			}
			const target = resolveImport(from, specifier);
			if (!target.ok) return target.refusal;
			if (target.value.type === "file") {
				const wanted = {
					path: target.value.path,
					from,
					specifier
				};
				if (this.#absent.has(wanted.path)) return missing(wanted);
				this.#companions.delete(wanted.path);
				this.#imports.get(from)?.push(wanted.path);
				this.#want(wanted);
			}
			if (target.value.type === "package") this.#meet(specifier, from);
		}
	}
	#lack(wanted) {
		if (!this.#companions.has(wanted.path)) return missing(wanted);
		this.#absent.add(wanted.path);
	}
	#want(wanted) {
		if (this.#known.has(wanted.path)) return;
		this.#known.add(wanted.path);
		this.#queue.push(wanted);
	}
	/** Keeps the first file by path, so that the order of reading does not show. */
	#meet(specifier, from) {
		const before = this.#packages.get(specifier);
		if (before === void 0 || compareCodePoints(from, before) < 0) this.#packages.set(specifier, from);
	}
};
const missing = ({ path, from, specifier }) => from === void 0 ? refuseImport("import.missing", path, { expected: "an existing file" }).refusal : path.endsWith(".json") ? refuseImport("import.missing", path, {
	at: `imported by ${from}`,
	expected: "this document, which the program is made with",
	mend: `git checkout COMMIT -- ${path} brings it back from a commit that has it; then commit it`
}).refusal : refuseImport("import.missing", from, {
	at: `import of \`${(specifier ?? "").slice(0, 200)}\``,
	expected: `the file \`${path}\``,
	mend: "write the path of the file in full, with its extension, and commit the file"
}).refusal;

// libs/packaging/src/drive-sync.ts
/** Runs a plan to its end, asking `read` for each request of each batch in order. */
function driveSync(plan, read) {
	let step = plan.next();
	while (!step.done) step = plan.next(step.value.map(read));
	return step.value;
}

// node_modules/tar/dist/esm/large-numbers.js
const encode$1 = (num, buf) => {
	if (!Number.isSafeInteger(num)) throw Error("cannot encode number outside of javascript safe integer range");
	else if (num < 0) encodeNegative(num, buf);
	else encodePositive(num, buf);
	return buf;
};
const encodePositive = (num, buf) => {
	buf[0] = 128;
	for (var i = buf.length; i > 1; i--) {
		buf[i - 1] = num & 255;
		num = Math.floor(num / 256);
	}
};
const encodeNegative = (num, buf) => {
	buf[0] = 255;
	var flipped = false;
	num = num * -1;
	for (var i = buf.length; i > 1; i--) {
		var byte = num & 255;
		num = Math.floor(num / 256);
		if (flipped) buf[i - 1] = onesComp(byte);
		else if (byte === 0) buf[i - 1] = 0;
		else {
			flipped = true;
			buf[i - 1] = twosComp(byte);
		}
	}
};
const parse = (buf) => {
	const pre = buf[0];
	const value = pre === 128 ? pos(buf.subarray(1, buf.length)) : pre === 255 ? twos(buf) : null;
	if (value === null) throw Error("invalid base256 encoding");
	if (!Number.isSafeInteger(value)) throw Error("parsed number outside of javascript safe integer range");
	return value;
};
const twos = (buf) => {
	var len = buf.length;
	var sum = 0;
	var flipped = false;
	for (var i = len - 1; i > -1; i--) {
		var byte = Number(buf[i]);
		var f;
		if (flipped) f = onesComp(byte);
		else if (byte === 0) f = byte;
		else {
			flipped = true;
			f = twosComp(byte);
		}
		if (f !== 0) sum -= f * Math.pow(256, len - i - 1);
	}
	return sum;
};
const pos = (buf) => {
	var len = buf.length;
	var sum = 0;
	for (var i = len - 1; i > -1; i--) {
		var byte = Number(buf[i]);
		if (byte !== 0) sum += byte * Math.pow(256, len - i - 1);
	}
	return sum;
};
const onesComp = (byte) => (255 ^ byte) & 255;
const twosComp = (byte) => (255 ^ byte) + 1 & 255;

// node_modules/tar/dist/esm/types.js
const isCode = (c) => name.has(c);
/**
* types that are a normal file system entry, not metadata.
*
* These can be the subject of extended/globalExtended headers, long path
* names, long linkpath names, etc.
*
* Any other types are meta, and cannot be targetted by extended PAX headers.
*/
const normalFsTypes = /* @__PURE__ */ new Set([
	"0",
	"",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"D"
]);
const name = /* @__PURE__ */ new Map([
	["0", "File"],
	["", "OldFile"],
	["1", "Link"],
	["2", "SymbolicLink"],
	["3", "CharacterDevice"],
	["4", "BlockDevice"],
	["5", "Directory"],
	["6", "FIFO"],
	["7", "ContiguousFile"],
	["g", "GlobalExtendedHeader"],
	["x", "ExtendedHeader"],
	["A", "SolarisACL"],
	["D", "GNUDumpDir"],
	["I", "Inode"],
	["K", "NextFileHasLongLinkpath"],
	["L", "NextFileHasLongPath"],
	["M", "ContinuationFile"],
	["N", "OldGnuLongPath"],
	["S", "SparseFile"],
	["V", "TapeVolumeHeader"],
	["X", "OldExtendedHeader"]
]);
const code = new Map(Array.from(name).map((kv) => [kv[1], kv[0]]));

// node_modules/tar/dist/esm/header.js
const notNegative = (n) => n === void 0 || n < 0 ? void 0 : n;
var Header = class {
	cksumValid = false;
	needPax = false;
	nullBlock = false;
	block;
	path;
	mode;
	uid;
	gid;
	size;
	cksum;
	#type = "Unsupported";
	linkpath;
	uname;
	gname;
	devmaj = 0;
	devmin = 0;
	atime;
	ctime;
	mtime;
	charset;
	comment;
	constructor(data, off = 0, ex, gex) {
		if (Buffer.isBuffer(data)) this.decode(data, off || 0, ex, gex);
		else if (data) this.#slurp(data);
	}
	decode(buf, off, ex, gex) {
		if (!off) off = 0;
		if (!buf || !(buf.length >= off + 512)) throw new Error("need 512 bytes for header");
		const t = decString(buf, off + 156, 1);
		const isNormalFS = normalFsTypes.has(t);
		const exForFields = isNormalFS ? ex : void 0;
		const gexForFields = isNormalFS ? gex : void 0;
		this.path = exForFields?.path ?? decString(buf, off, 100);
		this.mode = exForFields?.mode ?? gexForFields?.mode ?? decNumber(buf, off + 100, 8);
		this.uid = exForFields?.uid ?? gexForFields?.uid ?? decNumber(buf, off + 108, 8);
		this.gid = exForFields?.gid ?? gexForFields?.gid ?? decNumber(buf, off + 116, 8);
		this.size = notNegative(exForFields?.size ?? gexForFields?.size ?? decNumber(buf, off + 124, 12));
		this.mtime = exForFields?.mtime ?? gexForFields?.mtime ?? decDate(buf, off + 136, 12);
		this.cksum = decNumber(buf, off + 148, 12);
		if (gexForFields) this.#slurp(gexForFields, true);
		if (exForFields) this.#slurp(exForFields);
		if (isCode(t)) this.#type = t || "0";
		if (this.#type === "0" && this.path.slice(-1) === "/") this.#type = "5";
		if (this.#type === "5") this.size = 0;
		this.linkpath = decString(buf, off + 157, 100);
		if (buf.subarray(off + 257, off + 265).toString() === "ustar\x0000") {
			/* c8 ignore start */
			this.uname = exForFields?.uname ?? gexForFields?.uname ?? decString(buf, off + 265, 32);
			this.gname = exForFields?.gname ?? gexForFields?.gname ?? decString(buf, off + 297, 32);
			this.devmaj = exForFields?.devmaj ?? gexForFields?.devmaj ?? decNumber(buf, off + 329, 8) ?? 0;
			this.devmin = exForFields?.devmin ?? gexForFields?.devmin ?? decNumber(buf, off + 337, 8) ?? 0;
			/* c8 ignore stop */
			if (buf[off + 475] !== 0) {
				const prefix = decString(buf, off + 345, 155);
				this.path = prefix + "/" + this.path;
			} else {
				const prefix = decString(buf, off + 345, 130);
				if (prefix) this.path = prefix + "/" + this.path;
				/* c8 ignore start */
				this.atime = ex?.atime ?? gex?.atime ?? decDate(buf, off + 476, 12);
				this.ctime = ex?.ctime ?? gex?.ctime ?? decDate(buf, off + 488, 12);
			}
		}
		let sum = 256;
		for (let i = off; i < off + 148; i++) sum += buf[i];
		for (let i = off + 156; i < off + 512; i++) sum += buf[i];
		this.cksumValid = sum === this.cksum;
		if (this.cksum === void 0 && sum === 256) this.nullBlock = true;
	}
	#slurp(ex, gex = false) {
		Object.assign(this, Object.fromEntries(Object.entries(ex).filter(([k, v]) => {
			return !(v === null || v === void 0 || k === "size" && Number(v) < 0 || k === "path" && gex || k === "linkpath" && gex || k === "global");
		})));
	}
	encode(buf, off = 0) {
		if (!buf) buf = this.block = Buffer.alloc(512);
		if (this.#type === "Unsupported") this.#type = "0";
		if (!(buf.length >= off + 512)) throw new Error("need 512 bytes for header");
		const prefixSize = this.ctime || this.atime ? 130 : 155;
		const split = splitPrefix(this.path || "", prefixSize);
		const path = split[0];
		const prefix = split[1];
		this.needPax = !!split[2];
		this.needPax = encString(buf, off, 100, path) || this.needPax;
		this.needPax = encNumber(buf, off + 100, 8, this.mode) || this.needPax;
		this.needPax = encNumber(buf, off + 108, 8, this.uid) || this.needPax;
		this.needPax = encNumber(buf, off + 116, 8, this.gid) || this.needPax;
		this.needPax = encNumber(buf, off + 124, 12, this.size) || this.needPax;
		this.needPax = encDate(buf, off + 136, 12, this.mtime) || this.needPax;
		buf[off + 156] = Number(this.#type.codePointAt(0));
		this.needPax = encString(buf, off + 157, 100, this.linkpath) || this.needPax;
		buf.write("ustar\x0000", off + 257, 8);
		this.needPax = encString(buf, off + 265, 32, this.uname) || this.needPax;
		this.needPax = encString(buf, off + 297, 32, this.gname) || this.needPax;
		this.needPax = encNumber(buf, off + 329, 8, this.devmaj) || this.needPax;
		this.needPax = encNumber(buf, off + 337, 8, this.devmin) || this.needPax;
		this.needPax = encString(buf, off + 345, prefixSize, prefix) || this.needPax;
		if (buf[off + 475] !== 0) this.needPax = encString(buf, off + 345, 155, prefix) || this.needPax;
		else {
			this.needPax = encString(buf, off + 345, 130, prefix) || this.needPax;
			this.needPax = encDate(buf, off + 476, 12, this.atime) || this.needPax;
			this.needPax = encDate(buf, off + 488, 12, this.ctime) || this.needPax;
		}
		let sum = 256;
		for (let i = off; i < off + 148; i++) sum += buf[i];
		for (let i = off + 156; i < off + 512; i++) sum += buf[i];
		this.cksum = sum;
		encNumber(buf, off + 148, 8, this.cksum);
		this.cksumValid = true;
		return this.needPax;
	}
	get type() {
		return this.#type === "Unsupported" ? this.#type : name.get(this.#type);
	}
	get typeKey() {
		return this.#type;
	}
	set type(type) {
		const c = String(code.get(type));
		if (isCode(c) || c === "Unsupported") this.#type = c;
		else if (isCode(type)) this.#type = type;
		else throw new TypeError("invalid entry type: " + type);
	}
};
const splitPrefix = (p, prefixSize) => {
	const pathSize = 100;
	let pp = p;
	let prefix = "";
	let ret = void 0;
	const root = posix.parse(p).root || ".";
	if (Buffer.byteLength(pp) < pathSize) ret = [
		pp,
		prefix,
		false
	];
	else {
		prefix = posix.dirname(pp);
		pp = posix.basename(pp);
		do
			if (Buffer.byteLength(pp) <= pathSize && Buffer.byteLength(prefix) <= prefixSize) ret = [
				pp,
				prefix,
				false
			];
			else if (Buffer.byteLength(pp) > pathSize && Buffer.byteLength(prefix) <= prefixSize) ret = [
				pp.slice(0, 99),
				prefix,
				true
			];
			else {
				pp = posix.join(posix.basename(prefix), pp);
				prefix = posix.dirname(prefix);
			}
		while (prefix !== root && ret === void 0);
		if (!ret) ret = [
			p.slice(0, 99),
			"",
			true
		];
	}
	return ret;
};
const decString = (buf, off, size) => buf.subarray(off, off + size).toString("utf8").replace(/\0.*/, "");
const decDate = (buf, off, size) => numToDate(decNumber(buf, off, size));
const numToDate = (num) => num === void 0 ? void 0 : /* @__PURE__ */ new Date(num * 1e3);
const decNumber = (buf, off, size) => Number(buf[off]) & 128 ? parse(buf.subarray(off, off + size)) : decSmallNumber(buf, off, size);
const nanUndef = (value) => isNaN(value) ? void 0 : value;
const decSmallNumber = (buf, off, size) => nanUndef(parseInt(buf.subarray(off, off + size).toString("utf8").replace(/\0.*$/, "").trim(), 8));
const MAXNUM = {
	12: 8589934591,
	8: 2097151
};
const encNumber = (buf, off, size, num) => num === void 0 ? false : num > MAXNUM[size] || num < 0 ? (encode$1(num, buf.subarray(off, off + size)), true) : (encSmallNumber(buf, off, size, num), false);
const encSmallNumber = (buf, off, size, num) => buf.write(octalString(num, size), off, size, "ascii");
const octalString = (num, size) => padOctal(Math.floor(num).toString(8), size);
const padOctal = (str, size) => (str.length === size - 1 ? str : new Array(size - str.length - 1).join("0") + str + " ") + "\0";
const encDate = (buf, off, size, date) => date === void 0 ? false : encNumber(buf, off, size, date.getTime() / 1e3);
const NULLS = new Array(156).join("\0");
const encString = (buf, off, size, str) => str === void 0 ? false : (buf.write(str + NULLS, off, size, "utf8"), str.length !== Buffer.byteLength(str) || str.length > size);

// node_modules/tar/dist/esm/pax.js
var Pax = class Pax {
	atime;
	mtime;
	ctime;
	charset;
	comment;
	gid;
	uid;
	gname;
	uname;
	linkpath;
	dev;
	ino;
	nlink;
	path;
	size;
	mode;
	global;
	constructor(obj, global = false) {
		this.atime = obj.atime;
		this.charset = obj.charset;
		this.comment = obj.comment;
		this.ctime = obj.ctime;
		this.dev = obj.dev;
		this.gid = obj.gid;
		this.global = global;
		this.gname = obj.gname;
		this.ino = obj.ino;
		this.linkpath = obj.linkpath;
		this.mtime = obj.mtime;
		this.nlink = obj.nlink;
		this.path = obj.path;
		this.size = obj.size;
		this.uid = obj.uid;
		this.uname = obj.uname;
	}
	encode() {
		const body = this.encodeBody();
		if (body === "") return Buffer.allocUnsafe(0);
		const bodyLen = Buffer.byteLength(body);
		const bufLen = 512 * Math.ceil(1 + bodyLen / 512);
		const buf = Buffer.allocUnsafe(bufLen);
		for (let i = 0; i < 512; i++) buf[i] = 0;
		new Header({
			/* c8 ignore start */
			path: ("PaxHeader/" + basename(this.path ?? "")).slice(0, 99),
			/* c8 ignore stop */
			mode: this.mode || 420,
			uid: this.uid,
			gid: this.gid,
			size: bodyLen,
			mtime: this.mtime,
			type: this.global ? "GlobalExtendedHeader" : "ExtendedHeader",
			linkpath: "",
			uname: this.uname || "",
			gname: this.gname || "",
			devmaj: 0,
			devmin: 0,
			atime: this.atime,
			ctime: this.ctime
		}).encode(buf);
		buf.write(body, 512, bodyLen, "utf8");
		for (let i = bodyLen + 512; i < buf.length; i++) buf[i] = 0;
		return buf;
	}
	encodeBody() {
		return this.encodeField("path") + this.encodeField("ctime") + this.encodeField("atime") + this.encodeField("dev") + this.encodeField("ino") + this.encodeField("nlink") + this.encodeField("charset") + this.encodeField("comment") + this.encodeField("gid") + this.encodeField("gname") + this.encodeField("linkpath") + this.encodeField("mtime") + this.encodeField("size") + this.encodeField("uid") + this.encodeField("uname");
	}
	encodeField(field) {
		if (this[field] === void 0) return "";
		const r = this[field];
		const v = r instanceof Date ? r.getTime() / 1e3 : r;
		const s = " " + (field === "dev" || field === "ino" || field === "nlink" ? "SCHILY." : "") + field + "=" + v + "\n";
		const byteLen = Buffer.byteLength(s);
		let digits = Math.floor(Math.log(byteLen) / Math.log(10)) + 1;
		if (byteLen + digits >= Math.pow(10, digits)) digits += 1;
		return digits + byteLen + s;
	}
	static parse(str, ex, g = false) {
		return new Pax(merge(parseKV(str), ex), g);
	}
};
const merge = (a, b) => b ? Object.assign({}, b, a) : a;
const parseKV = (str) => str.replace(/\n$/, "").split("\n").reduce(parseKVLine, Object.create(null));
const parseKVLine = (set, line) => {
	const n = parseInt(line, 10);
	if (n !== Buffer.byteLength(line) + 1) return set;
	line = line.slice((n + " ").length);
	const kv = line.split("=");
	const r = kv.shift();
	if (!r) return set;
	const k = r.replace(/^SCHILY\.(dev|ino|nlink)/, "$1");
	const v = kv.join("=").replace(/\0.*/, "");
	switch (k) {
		case "path":
		case "linkpath":
		case "type":
		case "charset":
		case "comment":
		case "gname":
		case "uname":
			set[k] = v;
			break;
		case "ctime":
		case "atime":
		case "mtime":
			set[k] = /* @__PURE__ */ new Date(Number(v) * 1e3);
			break;
		case "size":
			const s = +v;
			if (s >= 0) set[k] = s;
			break;
		case "gid":
		case "uid":
		case "dev":
		case "ino":
		case "nlink":
		case "mode": set[k] = +v;
	}
	return set;
};

// libs/packaging/src/tar/header.ts
const blockBytes = 512;
/** What stands before an entry's content: one block, or a pax header, its record and the block. */
function headerBytes({ path, mode, size_bytes }) {
	const { block, isExact } = encodeHeader({
		path,
		size: size_bytes,
		mode: mode === "100755" ? 493 : 420,
		type: "File"
	});
	if (isExact) return block;
	const record = Buffer.from(new Pax({ path }).encodeBody(), "utf8");
	const extended = encodeHeader({
		path: paxName,
		size: record.length,
		mode: 420,
		type: "ExtendedHeader"
	});
	return Buffer.concat([
		extended.block,
		record,
		Buffer.alloc(paddingOf(record.length)),
		block
	]);
}
/** The name every pax header carries; readers ignore it. */
const paxName = "PaxHeader/path";
/** How many zero bytes follow content of this size. */
const paddingOf = (sizeBytes) => (512 - sizeBytes % 512) % 512;
/** The end of an archive: two zero blocks, and nothing behind them. */
const trailer = new Uint8Array(2 * 512);
/** The size in bytes of the archive with these entries. */
const archiveBytes = (entries) => {
	let total = trailer.length;
	for (const entry of entries) total += headerBytes(entry).length + entry.size_bytes + paddingOf(entry.size_bytes);
	return total;
};
function encodeHeader(fields) {
	const block = Buffer.alloc(512);
	const empty = {
		linkpath: "",
		uname: "",
		gname: "",
		devmaj: 0,
		devmin: 0
	};
	return {
		block,
		isExact: !new Header({
			...fields,
			...empty,
			uid: 0,
			gid: 0,
			mtime: /* @__PURE__ */ new Date(0)
		}).encode(block, 0) && new Header(block).path === fields.path
	};
}

// libs/packaging/src/tar/expected.ts
/** The pieces of the archive with these entries, in order. */
function* expectedSteps(entries) {
	for (const entry of entries) {
		yield {
			type: "bytes",
			detail: "archive.header",
			bytes: headerBytes(entry),
			entry
		};
		yield {
			type: "content",
			entry,
			hash: createHash("sha256")
		};
		yield {
			type: "bytes",
			detail: "archive.padding",
			bytes: trailer.subarray(0, paddingOf(entry.size_bytes)),
			entry
		};
	}
	yield {
		type: "bytes",
		detail: "archive.trailer",
		bytes: trailer
	};
}
/** How many bytes a piece has. */
function lengthOf(expected) {
	switch (expected.type) {
		case "bytes": return expected.bytes.length;
		case "content": return expected.entry.size_bytes;
		case "nothing": return Infinity;
	}
}

// libs/packaging/src/tar/header-fields.ts
/** The field of one block that holds the byte at `index`. */
const fieldAt = (index) => fields.find(([end]) => index < end)?.[1] ?? "reserved";
const fields = [
	[100, "name"],
	[108, "mode"],
	[116, "uid"],
	[124, "gid"],
	[136, "size"],
	[148, "mtime"],
	[156, "chksum"],
	[157, "typeflag"],
	[257, "linkname"],
	[263, "magic"],
	[265, "version"],
	[297, "uname"],
	[329, "gname"],
	[337, "devmajor"],
	[345, "devminor"],
	[500, "prefix"]
];
/** The field at `index` of all that stands before an entry's content, which may begin with a pax header and its record. */
function fieldOf(headerLength, index) {
	if (index >= headerLength - 512) return fieldAt(index % 512);
	return index < 512 ? `pax ${fieldAt(index)}` : "pax record";
}

// libs/packaging/src/tar/checker.ts
/**
* Checks an archive as it streams by. `entries` are those of an admitted manifest (`archiveEntries`). Refuses E_DIGEST
* with `input` the entry's path and `at` the header field or the byte offset in the archive. Keeps one header and one
* hash state at a time.
*/
function createArchiveChecker(entries) {
	const reader = new Reader(entries);
	return {
		push: (chunk) => reader.push(chunk),
		end: () => reader.end()
	};
}
var Reader = class {
	#steps;
	#expected;
	/** Bytes of `#expected` already seen, and of the whole archive. */
	#seen = 0;
	#offset = 0;
	#refusal;
	constructor(entries) {
		this.#steps = expectedSteps(entries);
		this.#expected = this.#steps.next().value ?? { type: "nothing" };
	}
	push(chunk) {
		const parts = [];
		for (let at = 0; at < chunk.length && this.#refusal === void 0;) at += this.#take(chunk.subarray(at), parts);
		return this.#refusal === void 0 ? accept(parts) : {
			ok: false,
			refusal: this.#refusal
		};
	}
	end() {
		if (this.#refusal === void 0 && this.#expected.type !== "nothing") this.#refusal = this.#refuse("archive.truncated", this.#offset, "more bytes: the archive is cut short");
		return this.#refusal === void 0 ? accept(void 0) : {
			ok: false,
			refusal: this.#refusal
		};
	}
	/** Consumes at least one byte of a chunk that is not empty, and gives how many. */
	#take(chunk, parts) {
		const expected = this.#expected;
		switch (expected.type) {
			case "nothing":
				this.#refusal = this.#refuse("archive.trailing-data", this.#offset, "nothing behind the two zero blocks");
				return chunk.length;
			case "bytes": return this.#compare(expected, chunk, parts);
			case "content": return this.#absorb(expected, chunk, parts);
		}
	}
	#compare(expected, chunk, parts) {
		const length = Math.min(chunk.length, expected.bytes.length - this.#seen);
		const differing = firstDifference(expected.bytes.subarray(this.#seen, this.#seen + length), chunk);
		if (differing >= 0) {
			this.#refusal = this.#differ(expected, this.#seen + differing, this.#offset + differing);
			return chunk.length;
		}
		this.#advance(length);
		if (this.#seen === expected.bytes.length) this.#finish(parts);
		return length;
	}
	#absorb(expected, chunk, parts) {
		const { entry, hash } = expected;
		const bytes = chunk.subarray(0, Math.min(chunk.length, entry.size_bytes - this.#seen));
		hash.update(bytes);
		parts.push({
			type: "content",
			entry,
			bytes
		});
		this.#advance(bytes.length);
		if (this.#seen === entry.size_bytes) this.#finish(parts);
		return bytes.length;
	}
	#advance(length) {
		this.#seen += length;
		this.#offset += length;
	}
	/** Ends what was expected, and with it every following piece that has no bytes. */
	#finish(parts) {
		const done = this.#expected;
		if (done.type === "bytes" && done.detail === "archive.header" && done.entry !== void 0) parts.push({
			type: "begin",
			entry: done.entry
		});
		if (done.type === "content") {
			if (done.hash.digest("hex") !== done.entry.sha256) {
				const start = this.#offset - done.entry.size_bytes;
				this.#refusal = this.#refuse("archive.content", start, `content with sha256 ${done.entry.sha256}`, done.entry);
				return;
			}
			parts.push({
				type: "end",
				entry: done.entry
			});
		}
		this.#expected = this.#steps.next().value ?? { type: "nothing" };
		this.#seen = 0;
		if (lengthOf(this.#expected) === 0) this.#finish(parts);
	}
	#differ({ detail, bytes, entry }, index, offset) {
		if (detail !== "archive.header") return this.#refuse(detail, offset, "zero bytes here", entry);
		return breach$1("E_DIGEST", detail, {
			...entry === void 0 ? {} : { input: entry.path },
			at: `header field \`${fieldOf(bytes.length, index)}\`, byte ${offset}`,
			expected: "the header that the manifest implies",
			mend: mend$1
		});
	}
	#refuse(detail, offset, expected, entry) {
		const input = entry?.path ?? ("entry" in this.#expected ? this.#expected.entry?.path : void 0);
		return breach$1("E_DIGEST", detail, {
			...input === void 0 ? {} : { input },
			at: `byte ${offset}`,
			expected,
			mend: mend$1
		});
	}
};
const mend$1 = "fetch the archive again, or build the release again and compare";
/** Index of the first byte of `wanted` that differs from the one in `given`, or -1. */
function firstDifference(wanted, given) {
	for (let i = 0; i < wanted.length; i += 1) if (wanted[i] !== given[i]) return i;
	return -1;
}

// libs/packaging/src/tar/entries.ts
/** The entries of a manifest's archive. `gates/` sorts before `libs/` and `profiles/`, so two sorted lists in a row are one. */
const archiveEntries = ({ body }) => [...body.gate_documents.map((document) => ({
	...document,
	mode: "100644"
})), ...body.files];

// libs/store/src/check-entries.ts
/**
* Pairs the entries of a source with the items that are wanted, in order, unchecked. Returns the refusal that ended it,
* `E_DIGEST` when the source has other files, undefined when every item was met and nothing else came.
*/
async function* pairEntries(entries, items) {
	let index = 0;
	for await (const result of entries) {
		if (!result.ok) return result.refusal;
		const item = items[index];
		if (item === void 0 || item.path !== result.value.path) return otherFile(item, result.value.path);
		index += 1;
		yield {
			item,
			entry: result.value
		};
	}
	return index === items.length ? void 0 : otherFile(items[index], "the end of the release");
}
const otherFile = (item, found) => ({
	code: "E_DIGEST",
	at: found,
	expected: item === void 0 ? "no further file" : `\`${item.path}\``
});
/** `E_DIGEST` when mode, digest or size of an entry are not those of its item. */
function checkDigest({ item, entry }) {
	const wrong = (expected) => ({
		code: "E_DIGEST",
		at: item.path,
		expected
	});
	const isExecutable = item.mode === 320;
	if (entry.executable !== isExecutable) return wrong(`mode ${isExecutable ? "100755" : "100644"}`);
	if (entry.bytes.length !== item.sizeBytes) return wrong(`${item.sizeBytes} bytes, not ${entry.bytes.length}`);
	return (entry.sha256 ?? sha256Hex(entry.bytes)) === item.sha256 ? void 0 : wrong(`bytes of sha256 \`${item.sha256}\``);
}
/** `E_DIGEST` when the bytes are not those of the Git object that the manifest names; gate documents have none. */
function checkObjectId({ item, entry }, hash) {
	const { path, objectId } = item;
	if (objectId === void 0 || gitBlobId(entry.bytes, hash) === objectId) return void 0;
	return {
		code: "E_DIGEST",
		at: path,
		expected: `bytes of Git object \`${objectId}\``
	};
}
/**
* `E_LIMIT` and `E_DENYLIST` of one file, by the same gate that packaging passed it through. The gates' documents are no
* file of anybody: what they quote was judged when the release was made.
*/
const checkContent = ({ item, entry }) => item.objectId === void 0 ? void 0 : inPlace(checkFileContent({
	path: item.path,
	bytes: entry.bytes
}), item.path);
const inPlace = (refusal, path) => refusal === void 0 ? void 0 : {
	...refusal,
	input: path
};

// libs/store/src/contract-generation.ts
const entry = "libs/contract/src/index.ts";
const folders = ["libs/canonical/src/", "libs/contract/src/"];
/** Whether a file can be part of the contract. */
const isContractFile = (path) => folders.some((folder) => path.startsWith(folder));
/** `E_RELATION` when the release's own contract is not of the generation that its manifest names. */
function checkGeneration({ body }, kept) {
	const named = body.core_contract.generation_id;
	const closure = driveSync(closureOf([entry]), (path) => kept.get(path));
	if (!closure.ok) return wrong(named, `${closure.refusal.input ?? entry}: ${closure.refusal.expected}`);
	const members = closure.value.files.map((path) => ({
		path,
		sha256: sha256Hex(kept.get(path) ?? "")
	}));
	const found = generationId(members);
	return found === named ? void 0 : wrong(named, `the files give \`${found}\``);
}
const wrong = (named, found) => ({
	code: "E_RELATION",
	at: "/body/core_contract/generation_id",
	expected: `the files of contract \`${named}\` in the release (${found})`,
	mend: "have the release built again"
});

// libs/gate/src/gate-chain.ts
/** The whole chain, in order. */
const gateChain = [
	"resolve",
	"validate",
	"evaluate",
	"shadow"
];
/** Whether these gates are exactly the chain: none missing, none more, in order. */
const isGateChain = (gates) => gates.length === gateChain.length && gateChain.every((gate, index) => gates[index] === gate);

// libs/gate/src/generated/gate-record.js
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$1 = /* @__PURE__ */ __commonJSMin$1(((exports) => {
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
const issue$2 = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate$2 = validate20$2;
const pattern4$2 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
const pattern5$2 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const schema40 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern7$1 = /* @__PURE__ */ new RegExp("^[0-9a-f]{40}$", "u");
const pattern8$1 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate22$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						if (!pattern7$1.test(data1)) {
							validate22$2.errors = [issue$2(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate22$2.errors = [issue$2(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue$2(instancePath, "if", { failingKeyword: "then" });
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate22$2.errors = vErrors;
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
							if (!pattern8$1.test(data3)) {
								validate22$2.errors = [issue$2(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22$2.errors = [issue$2(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue$2(instancePath, "if", { failingKeyword: "then" });
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate22$2.errors = vErrors;
			return false;
		}
	}
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing2;
			if (data.repository_id === void 0 && (missing2 = "repository_id") || data.hash_algorithm === void 0 && (missing2 = "hash_algorithm") || data.commit_id === void 0 && (missing2 = "commit_id")) {
				validate22$2.errors = [issue$2(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate22$2.errors = [issue$2(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern4$2.test(data4)) {
									validate22$2.errors = [issue$2(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate22$2.errors = [issue$2(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate22$2.errors = [issue$2(instancePath + "/hash_algorithm", "enum", { allowedValues: schema40.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate22$2.errors = [issue$2(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate22$2.errors = [issue$2(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate22$2.errors = vErrors;
	return errors === 0;
}
const schema41 = {
	"description": "A Git object the gate judged; sha256 is over its raw bytes, for a tree over its raw object payload.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"mode",
		"object_id",
		"sha256"
	],
	"properties": {
		"path": { "$ref": "#/$defs/contract.common.path" },
		"mode": { "enum": [
			"040000",
			"100644",
			"100755"
		] },
		"object_id": {
			"type": "string",
			"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
		},
		"sha256": { "$ref": "#/$defs/contract.common.sha256" }
	}
};
const pattern10$2 = /* @__PURE__ */ new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
const pattern11$1 = /* @__PURE__ */ new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.mode === void 0 && (missing0 = "mode") || data.object_id === void 0 && (missing0 = "object_id") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate24.errors = [issue$2(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "mode" || key0 === "object_id" || key0 === "sha256")) {
				validate24.errors = [issue$2(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (!pattern10$2.test(data0)) {
						validate24.errors = [issue$2(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
						return false;
					}
				} else {
					validate24.errors = [issue$2(instancePath + "/path", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.mode !== void 0) {
					let data1 = data.mode;
					if (!(data1 === "040000" || data1 === "100644" || data1 === "100755")) {
						validate24.errors = [issue$2(instancePath + "/mode", "enum", { allowedValues: schema41.properties.mode.enum })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.object_id !== void 0) {
						let data2 = data.object_id;
						if (typeof data2 === "string") {
							if (!pattern11$1.test(data2)) {
								validate24.errors = [issue$2(instancePath + "/object_id", "pattern", { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" })];
								return false;
							}
						} else {
							validate24.errors = [issue$2(instancePath + "/object_id", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.sha256 !== void 0) {
							let data3 = data.sha256;
							if (typeof data3 === "string") {
								if (!pattern8$1.test(data3)) {
									validate24.errors = [issue$2(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
									return false;
								}
							} else {
								validate24.errors = [issue$2(instancePath + "/sha256", "type", { type: "string" })];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate24.errors = [issue$2(instancePath, "type", { type: "object" })];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.gate === void 0 && (missing0 = "gate") || data.record_sha256 === void 0 && (missing0 = "record_sha256")) {
			validate26.errors = [issue$2(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "gate" || key0 === "record_sha256")) {
				validate26.errors = [issue$2(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.gate !== void 0) {
				let data0 = data.gate;
				if (typeof data0 === "string") {
					if (!pattern5$2.test(data0)) {
						validate26.errors = [issue$2(instancePath + "/gate", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,30}$" })];
						return false;
					}
				} else {
					validate26.errors = [issue$2(instancePath + "/gate", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.record_sha256 !== void 0) {
					let data1 = data.record_sha256;
					if (typeof data1 === "string") {
						if (!pattern8$1.test(data1)) {
							validate26.errors = [issue$2(instancePath + "/record_sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate26.errors = [issue$2(instancePath + "/record_sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate26.errors = [issue$2(instancePath, "type", { type: "object" })];
		return false;
	}
	validate26.errors = vErrors;
	return true;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.sha256 === void 0 && (missing0 = "sha256")) {
			validate28.errors = [issue$2(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "sha256")) {
				validate28.errors = [issue$2(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.sha256 !== void 0) {
				let data0 = data.sha256;
				if (typeof data0 === "string") {
					if (!pattern8$1.test(data0)) {
						validate28.errors = [issue$2(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
						return false;
					}
				} else {
					validate28.errors = [issue$2(instancePath + "/sha256", "type", { type: "string" })];
					return false;
				}
			}
		}
	} else {
		validate28.errors = [issue$2(instancePath, "type", { type: "object" })];
		return false;
	}
	validate28.errors = vErrors;
	return true;
}
const func1$2 = require_ucs2length$1().default;
const pattern16 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9.-]*\\.json$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate30.errors = [issue$2(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate30.errors = [issue$2(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (func1$2(data0) > 128) {
						validate30.errors = [issue$2(instancePath + "/path", "maxLength", { limit: 128 })];
						return false;
					} else if (!pattern16.test(data0)) {
						validate30.errors = [issue$2(instancePath + "/path", "pattern", { pattern: "^[a-z0-9][a-z0-9.-]*\\.json$" })];
						return false;
					}
				} else {
					validate30.errors = [issue$2(instancePath + "/path", "type", { type: "string" })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern8$1.test(data1)) {
							validate30.errors = [issue$2(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
							return false;
						}
					} else {
						validate30.errors = [issue$2(instancePath + "/sha256", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.size_bytes !== void 0) {
						let data2 = data.size_bytes;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate30.errors = [issue$2(instancePath + "/size_bytes", "type", { type: "integer" })];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate30.errors = [issue$2(instancePath + "/size_bytes", "minimum", {
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
		validate30.errors = [issue$2(instancePath, "type", { type: "object" })];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate21$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gate === void 0 && (missing0 = "gate") || data.profile_id === void 0 && (missing0 = "profile_id") || data.source === void 0 && (missing0 = "source") || data.inputs === void 0 && (missing0 = "inputs") || data.upstream === void 0 && (missing0 = "upstream") || data.program === void 0 && (missing0 = "program") || data.outputs === void 0 && (missing0 = "outputs") || data.verdict === void 0 && (missing0 = "verdict")) {
				validate21$2.errors = [issue$2(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gate" || key0 === "profile_id" || key0 === "source" || key0 === "inputs" || key0 === "upstream" || key0 === "program" || key0 === "outputs" || key0 === "verdict")) {
					validate21$2.errors = [issue$2(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gate !== void 0) {
						let data0 = data.gate;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data0 === "string") {
								if (!pattern5$2.test(data0)) {
									validate21$2.errors = [issue$2(instancePath + "/gate", "pattern", { pattern: "^[a-z0-9][a-z0-9-]{0,30}$" })];
									return false;
								}
							} else {
								validate21$2.errors = [issue$2(instancePath + "/gate", "type", { type: "string" })];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.profile_id !== void 0) {
							let data1 = data.profile_id;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4$2.test(data1)) {
										validate21$2.errors = [issue$2(instancePath + "/profile_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
										return false;
									}
								} else {
									validate21$2.errors = [issue$2(instancePath + "/profile_id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.source !== void 0) {
								const _errs8 = errors;
								if (!validate22$2(data.source, {
									instancePath: instancePath + "/source",
									parentData: data,
									parentDataProperty: "source",
									rootData
								})) {
									vErrors = vErrors === null ? validate22$2.errors : vErrors.concat(validate22$2.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.inputs !== void 0) {
									let data3 = data.inputs;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data3)) {
											if (data3.length > 65536) {
												validate21$2.errors = [issue$2(instancePath + "/inputs", "maxItems", { limit: 65536 })];
												return false;
											} else if (data3.length < 1) {
												validate21$2.errors = [issue$2(instancePath + "/inputs", "minItems", { limit: 1 })];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs11 = errors;
													if (!validate24(data3[i0], {
														instancePath: instancePath + "/inputs/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate21$2.errors = [issue$2(instancePath + "/inputs", "type", { type: "array" })];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.upstream !== void 0) {
										let data5 = data.upstream;
										const _errs12 = errors;
										if (errors === _errs12) {
											if (Array.isArray(data5)) {
												if (data5.length > 32) {
													validate21$2.errors = [issue$2(instancePath + "/upstream", "maxItems", { limit: 32 })];
													return false;
												} else {
													const len1 = data5.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs14 = errors;
														if (!validate26(data5[i1], {
															instancePath: instancePath + "/upstream/" + i1,
															parentData: data5,
															parentDataProperty: i1,
															rootData
														})) {
															vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
															errors = vErrors.length;
														}
														if (!(_errs14 === errors)) break;
													}
												}
											} else {
												validate21$2.errors = [issue$2(instancePath + "/upstream", "type", { type: "array" })];
												return false;
											}
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.program !== void 0) {
											const _errs15 = errors;
											if (!validate28(data.program, {
												instancePath: instancePath + "/program",
												parentData: data,
												parentDataProperty: "program",
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.outputs !== void 0) {
												let data8 = data.outputs;
												const _errs16 = errors;
												if (errors === _errs16) {
													if (Array.isArray(data8)) {
														if (data8.length > 4096) {
															validate21$2.errors = [issue$2(instancePath + "/outputs", "maxItems", { limit: 4096 })];
															return false;
														} else if (data8.length < 1) {
															validate21$2.errors = [issue$2(instancePath + "/outputs", "minItems", { limit: 1 })];
															return false;
														} else {
															const len2 = data8.length;
															for (let i2 = 0; i2 < len2; i2++) {
																const _errs18 = errors;
																if (!validate30(data8[i2], {
																	instancePath: instancePath + "/outputs/" + i2,
																	parentData: data8,
																	parentDataProperty: i2,
																	rootData
																})) {
																	vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
																	errors = vErrors.length;
																}
																if (!(_errs18 === errors)) break;
															}
														}
													} else {
														validate21$2.errors = [issue$2(instancePath + "/outputs", "type", { type: "array" })];
														return false;
													}
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.verdict !== void 0) {
													const _errs19 = errors;
													if ("passed" !== data.verdict) {
														validate21$2.errors = [issue$2(instancePath + "/verdict", "const", { allowedValue: "passed" })];
														return false;
													}
													var valid0 = _errs19 === errors;
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
		} else {
			validate21$2.errors = [issue$2(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate21$2.errors = vErrors;
	return errors === 0;
}
function validate20$2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.body === void 0 && (missing0 = "body")) {
				validate20$2.errors = [issue$2(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "schema_version" || key0 === "kind" || key0 === "id" || key0 === "body")) {
					validate20$2.errors = [issue$2(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if (1 !== data.schema_version) {
							validate20$2.errors = [issue$2(instancePath + "/schema_version", "const", { allowedValue: 1 })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							const _errs3 = errors;
							if ("gate_record" !== data.kind) {
								validate20$2.errors = [issue$2(instancePath + "/kind", "const", { allowedValue: "gate_record" })];
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
										if (!pattern4$2.test(data2)) {
											validate20$2.errors = [issue$2(instancePath + "/id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
											return false;
										}
									} else {
										validate20$2.errors = [issue$2(instancePath + "/id", "type", { type: "string" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.body !== void 0) {
									const _errs7 = errors;
									if (!validate21$2(data.body, {
										instancePath: instancePath + "/body",
										parentData: data,
										parentDataProperty: "body",
										rootData
									})) {
										vErrors = vErrors === null ? validate21$2.errors : vErrors.concat(validate21$2.errors);
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
			validate20$2.errors = [issue$2(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20$2.errors = vErrors;
	return errors === 0;
}

// libs/gate/src/gate-record.ts
/** The file that holds the record in a gate's folder. */
const gateRecordFile = "gate-record.json";
const gateRecordBounds = {
	bytesMax: 67108864,
	depthMax: 8,
	entriesMax: 65536,
	stringBytesMax: 8192,
	integers: "safe"
};
const sortedBy = (place, keyOf, itemsOf) => (record) => isStrictlySorted(itemsOf(record), (a, b) => compareCodePoints(keyOf(a), keyOf(b))) ? void 0 : unrelated(["body", place], "items sorted by code point, each once");
const gateRecordKind = defineKind({
	kind: "gate_record",
	schemaVersion: 1,
	bounds: gateRecordBounds,
	validate: validate$2,
	relations: [
		({ id, body }) => id === gateRecordId(body.gate, body.profile_id) ? void 0 : unrelated(["id"], `\`${gateRecordId(body.gate, body.profile_id)}\``),
		sortedBy("inputs", ({ path }) => path, ({ body }) => body.inputs),
		sortedBy("outputs", ({ path }) => path, ({ body }) => body.outputs),
		({ body }) => {
			const hexDigits = body.source.hash_algorithm === "sha1" ? 40 : 64;
			const odd = body.inputs.findIndex(({ object_id }) => object_id.length !== hexDigits);
			return odd < 0 ? void 0 : unrelated([
				"body",
				"inputs",
				odd,
				"object_id"
			], `${hexDigits} hex digits`);
		},
		({ body }) => (/* @__PURE__ */ new Set([body.gate, ...body.upstream.map(({ gate }) => gate)])).size === body.upstream.length + 1 ? void 0 : unrelated(["body", "upstream"], "gates before this one, each once"),
		({ body }) => body.outputs.some(({ path }) => path === "gate-record.json") ? unrelated(["body", "outputs"], "documents other than the record itself") : void 0
	]
});
const gateRecordId = (gate, profileId) => `gate.${gate}.${profileId}`;

// libs/store/src/gate-records.ts
/** Whether a file is the record of a gate of this profile. */
function isGateRecord(profileId, path) {
	const parts = path.split("/");
	return parts.length === 4 && parts[0] === "gates" && parts[1] === profileNameOf(profileId) && parts[3] === "gate-record.json";
}
/** The path of a gate's record in a release. */
const gateRecordPath = (profileId, gate) => gateDocumentPath(profileNameOf(profileId) ?? "", gate, gateRecordFile);
/** `E_PROFILE` for the first profile of a release that did not pass exactly the chain of gates, in order. */
function checkGateChain({ body }) {
	return firstAmong(body.profiles, ({ profile_id: profileId }) => {
		const own = body.gates.filter((gate) => gate.profile_id === profileId);
		const passed = own.filter(({ verdict }) => verdict === "passed").map(({ gate }) => gate);
		return isGateChain(passed) && own.length === passed.length ? void 0 : brokenChain(profileId, own.map(({ gate }) => gate));
	});
}
/** `E_PROFILE`: a profile came through these gates instead of the chain. */
const brokenChain = (profileId, gates) => ({
	code: "E_PROFILE",
	at: profileId,
	expected: `the gates ${gateChain.join(", ")}, each passed, not ${gates.length === 0 ? "none" : gates.join(", ")}`,
	mend: "have the release built again, with every gate"
});
/**
* `E_PROFILE` for the first gate whose record is none, is about another gate, profile or repository, does not list exactly
* the documents that are held of it, or follows a gate whose record is not held.
*/
function checkGateRecords(holdings) {
	return firstAmong(holdings.gates, ({ gate }, index) => {
		const record = readGateRecord(holdings, gate);
		return record.ok ? checkGateRecord(holdings, record.value, index) : record.refusal;
	});
}
const broken$2 = (at, expected) => ({
	code: "E_PROFILE",
	at,
	expected,
	mend: "have the release built again"
});
function readGateRecord({ profileId, read }, gate) {
	const place = gateRecordPath(profileId, gate);
	const bytes = read(place);
	const record = bytes === void 0 ? void 0 : gateRecordKind.parse(bytes);
	if (record?.ok !== true) return refuse(broken$2(place, `the record of the gate \`${gate}\``));
	const { body } = record.value.content;
	return body.gate === gate && body.profile_id === profileId && body.verdict === "passed" ? {
		ok: true,
		value: body
	} : refuse(broken$2(place, `the record of the gate \`${gate}\` of \`${profileId}\`, passed`));
}
function checkGateRecord({ profileId, repositoryId, gates, documents }, { gate, source, outputs, upstream }, index) {
	const place = gateRecordPath(profileId, gate);
	const folder = place.slice(0, -gateRecordFile.length);
	if (source.repository_id !== repositoryId) return broken$2(place, `a record about \`${repositoryId}\``);
	const held = documents.filter(({ path }) => path.startsWith(folder) && path !== place).map(({ path, sha256, size_bytes }) => ({
		path: path.slice(folder.length),
		sha256,
		size_bytes
	}));
	if (!equalJson(outputs, held)) return broken$2(place, "the documents of the gate, each with the digest that its record states");
	const before = new Map(gates.slice(0, index).map((earlier) => [earlier.gate, earlier.record_sha256]));
	const stray = upstream.find((earlier) => before.get(earlier.gate) !== earlier.record_sha256);
	return stray === void 0 ? void 0 : broken$2(place, `the record of \`${stray.gate}\`, which it follows`);
}

// libs/store/src/north-star.ts
const northStarFile = "north-star.md";
const text = `# North star

This file belongs to the target. Its owner writes every word of it; the release brought along no goal, no approval and no
marker from anywhere else.

Replace the placeholder below with a goal of your own and commit this file. Until that is done, no tool may act on it.

## Current north star

### Placeholder

Status: **unset**

- Why:
- Done when:

## Log

- unset
`;
/** The bytes of the placeholder. */
const northStarBytes = new TextEncoder().encode(text);
const northStarSha256 = sha256Hex(northStarBytes);

// libs/store/src/tree-layout.ts
/** The folder that an installation makes in a target. */
const treeName = ".ystack";
const recordFile = "install-record.json";
/** Names at the top of the tree that no release path may take, in whatever case. */
const reservedNames = [northStarFile, recordFile];

// libs/store/src/installed-paths.ts
/** The longest path the system takes, and the longest name, in bytes. */
const pathBytesMax = 4095;
const nameBytesMax = 255;
/** `E_PATH` for the first item that cannot be installed below `target` (absolute). */
function checkInstalledPath(item, target) {
	const no = (expected, mend = "fetch the release again") => ({
		code: "E_PATH",
		at: item.path,
		expected,
		mend
	});
	const names = item.path.split("/");
	const first = names[0] ?? "";
	if (names.some((name) => name === "" || name === "." || name === ".." || name.includes("\0"))) return no("a plain path below the target");
	if (reservedNames.includes(first.normalize("NFC").toLowerCase())) return no("a name that the installer does not use");
	if (names.some((name) => Buffer.byteLength(name) > nameBytesMax)) return no(`names of at most ${nameBytesMax} bytes`);
	const length = Buffer.byteLength(`${target}/${treeName}/${item.path}`);
	if (length <= pathBytesMax) return void 0;
	return no(`a path of at most ${pathBytesMax} bytes in the target, not ${length}`, "name a folder nearer to the root");
}

// libs/store/src/kept-files.ts
/** What is kept, in bytes, at most: the contract is about one megabyte, a profile's documents some kilobytes. */
const bytesMax = 16777216;
var KeptFiles = class {
	#isNeeded;
	#files = /* @__PURE__ */ new Map();
	#sizeBytes = 0;
	constructor(isNeeded) {
		this.#isNeeded = isNeeded;
	}
	/** Keeps a copy of a file that is needed; `E_LIMIT` when they are too large together. */
	keep(path, bytes) {
		if (!this.#isNeeded(path)) return void 0;
		this.#sizeBytes += bytes.length;
		if (this.#sizeBytes > bytesMax) return {
			code: "E_LIMIT",
			at: path,
			expected: `contract and profile documents of at most ${bytesMax} bytes in all`
		};
		this.#files.set(path, bytes.slice());
	}
	get(path) {
		return this.#files.get(path);
	}
	values() {
		return this.#files.values();
	}
};

// libs/store/src/profile-set.ts
const nameOf = (profileId) => profileNameOf(profileId) ?? "";
const profilePath = (profileId) => `profiles/${nameOf(profileId)}/profile.json`;
const resolvedPath = (profileId) => gateDocumentPath(nameOf(profileId), "resolve", "resolved-profile.json");
/** Whether a file is one of the documents; which manifests are bound is known only once the profile is read. */
function isProfileDocument(profileId, path) {
	if (path === profilePath(profileId) || path === resolvedPath(profileId)) return true;
	const folders = [nameOf(profileId), sharedName].map((name) => `profiles/${name}/manifests/`);
	return path.endsWith(".json") && folders.some((folder) => path.startsWith(folder));
}
/** `E_PROFILE` when profile, manifests and resolved profile are missing or no valid set. */
function checkProfileDocuments(profileId, kept) {
	const set = admitSet(profileId, kept);
	if (!set.ok) return set.refusal;
	const place = profilePath(profileId);
	if (set.value.profile.content.id !== profileId) return broken$1(place, `the id \`${profileId}\``);
	const refusal = checkProfileSet(set.value);
	return refusal === void 0 ? void 0 : broken$1(place, saying(refusal));
}
function admitSet(profileId, kept) {
	const profile = admit(profileKind, profilePath(profileId), kept);
	if (!profile.ok) return profile;
	const resolved = admit(resolvedProfileKind, resolvedPath(profileId), kept);
	if (!resolved.ok) return resolved;
	const wanted = new Set(profile.value.content.body.bindings.map(({ manifest_ref: ref }) => ref.sha256));
	const manifests = [];
	for (const bytes of kept.values()) {
		if (!wanted.delete(sha256Hex(bytes))) continue;
		const manifest = manifestKind.parse(bytes);
		if (!manifest.ok) return refuse(broken$1(profilePath(profileId), saying(manifest.refusal)));
		manifests.push(manifest.value);
	}
	return accept({
		profile: profile.value,
		resolved: resolved.value,
		manifests
	});
}
function admit(kind, path, kept) {
	const bytes = kept.get(path);
	if (bytes === void 0) return refuse(broken$1(path, "this file in the release"));
	const parsed = kind.parse(bytes);
	return parsed.ok ? parsed : refuse(broken$1(path, saying(parsed.refusal)));
}
const broken$1 = (at, expected) => ({
	code: "E_PROFILE",
	at,
	expected,
	mend: "have the release built again"
});
const saying = ({ code, at, expected }) => `a valid profile set (${code} at \`${at ?? ""}\`: ${expected})`;

// libs/store/src/selection.ts
const readable = 256;
const executable = 320;
/** The items of one profile, `E_PROFILE` when the release has no such profile. */
function selectProfile(manifest, profileId) {
	const { files, gate_documents: documents, profiles } = manifest.body;
	const profile = profiles.find((candidate) => candidate.profile_id === profileId);
	if (profile === void 0) {
		const known = profiles.map((candidate) => `\`${candidate.profile_id}\``).join(", ");
		return refuse({
			code: "E_PROFILE",
			at: profileId,
			expected: `a profile of this release: ${known}`
		});
	}
	const ownFiles = new Set(profile.files);
	const ownDocuments = new Set(profile.gate_documents);
	return accept({
		profileId,
		files: files.filter(({ path }) => ownFiles.has(path)).map(({ path, sha256, size_bytes: sizeBytes, mode, object_id: objectId }) => {
			return {
				path,
				sha256,
				sizeBytes,
				mode: mode === "100755" ? executable : readable,
				objectId
			};
		}),
		documents: documents.filter(({ path }) => ownDocuments.has(path)).map(({ path, sha256, size_bytes: sizeBytes }) => ({
			path,
			sha256,
			sizeBytes,
			mode: readable
		}))
	});
}
/** Files and documents together, sorted by path: the order in which a source hands them over. */
const itemsOf = ({ files, documents }) => [...files, ...documents].sort((left, right) => compareCodePoints(left.path, right.path));

// libs/store/src/check-selection.ts
/** For each file in order `E_PATH`, `E_DIGEST`, `E_LIMIT`, `E_DENYLIST`; then `E_RELATION` (contract), `E_PROFILE`. */
async function checkSelection({ manifest, selection, target, source }) {
	const items = itemsOf(selection);
	const wanted = new Set(items.map(({ path }) => path));
	const { hash_algorithm: hash } = manifest.content.body.source;
	const { profileId } = selection;
	const kept = new KeptFiles((path) => isContractFile(path) || isProfileDocument(profileId, path) || isGateRecord(profileId, path));
	const pairs = pairEntries(source.entries(manifest, wanted), items);
	for (;;) {
		const next = await pairs.next();
		if (next.done) return next.value ?? checkGeneration(manifest.content, kept) ?? checkProfileDocuments(profileId, kept) ?? checkGateRecords(gatesOf(manifest.content, profileId, kept));
		const pair = next.value;
		const wrong = firstOf([
			() => checkInstalledPath(pair.item, target.path),
			() => checkDigest(pair),
			() => checkObjectId(pair, hash),
			() => checkContent(pair),
			() => kept.keep(pair.item.path, pair.entry.bytes)
		]);
		if (wrong !== void 0) return wrong;
	}
}
const gatesOf = ({ body }, profileId, kept) => ({
	profileId,
	repositoryId: body.source.repository_id,
	gates: body.gates.filter((gate) => gate.profile_id === profileId),
	documents: body.gate_documents,
	read: (path) => kept.get(path)
});

// libs/store/src/expected-files.ts
/** Every file that a record vouches for; the record itself and the owner's file are not among them. */
const filesOf = ({ body }) => [...body.installed, ...body.gate_documents].map(({ path, sha256, size_bytes: sizeBytes, mode }) => ({
	path,
	sha256,
	sizeBytes,
	mode: Number.parseInt(mode, 8)
}));

// libs/store/src/inspect-tree.ts
/** Every difference, sorted by path. Throws `FilesFault` when the disk fails. */
function inspectTree(tree, files) {
	const wanted = new Map(files.map((file) => [file.path, file]));
	const folders = foldersOf(files);
	const met = /* @__PURE__ */ new Set();
	const differences = compareMode("", 448, tree.mode());
	for (const entry of walkTree(tree)) {
		const file = wanted.get(entry.path);
		if (file !== void 0 || folders.has(entry.path)) met.add(entry.path);
		if (file !== void 0) differences.push(...inspectFile(file, entry));
		else if (folders.has(entry.path)) differences.push(...inspectFolder(entry));
		else differences.push({
			path: entry.path,
			problem: "extra",
			expected: "nothing",
			found: describe(entry)
		});
	}
	for (const { path } of files) if (!met.has(path)) differences.push({
		path,
		problem: "missing",
		expected: "a file",
		found: "nothing"
	});
	return differences.sort((left, right) => compareCodePoints(left.path, right.path));
}
function inspectFile(file, entry) {
	const { path } = file;
	if (entry.kind !== "file") return [{
		path,
		problem: "kind",
		expected: "a file",
		found: describe(entry)
	}];
	let found;
	try {
		found = digestFile(entry.parent, entry.name);
	} catch (error) {
		const errno = errnoOf(error);
		if (errno !== "EACCES" && errno !== "EPERM") throw error;
		return [{
			path,
			problem: "unreadable",
			expected: "a readable file",
			found: `${explainErrno(errno)} (${errno})`
		}];
	}
	if (found === void 0) return [{
		path,
		problem: "kind",
		expected: "a file",
		found: "no file"
	}];
	return [...found.sha256 === file.sha256 ? [] : [{
		path,
		problem: "bytes",
		expected: `sha256 ${file.sha256}`,
		found: `sha256 ${found.sha256}`
	}], ...compareMode(path, file.mode, found.mode)];
}
function inspectFolder(entry) {
	const { path, kind, mode } = entry;
	if (kind === "folder") return compareMode(path, 448, mode);
	return [{
		path,
		problem: kind === "unreadable" ? "unreadable" : "kind",
		expected: "a folder",
		found: describe(entry)
	}];
}
const compareMode = (path, expected, found) => expected === found ? [] : [{
	path,
	problem: "mode",
	expected: octal$1(expected),
	found: octal$1(found)
}];
const octal$1 = (mode) => mode.toString(8).padStart(4, "0");
const words = {
	file: "a file",
	folder: "a folder",
	link: "a symbolic link",
	other: "a special file",
	unreadable: "a folder that cannot be read"
};
const describe = ({ kind }) => words[kind];
/** Every folder that holds one of the files, directly or not. */
function foldersOf(files) {
	const folders = /* @__PURE__ */ new Set();
	for (const { path } of files) for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
		const folder = path.slice(0, end);
		if (folders.has(folder)) break;
		folders.add(folder);
	}
	return folders;
}

// libs/store/src/generated/install-record.js
const issue$1 = (instancePath, keyword, params) => ({
	instancePath,
	keyword,
	params
});
const validate$1 = validate20$1;
const schema32$1 = {
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
const func1$1 = Object.prototype.hasOwnProperty;
const schema33$1 = {
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
const pattern4$1 = /* @__PURE__ */ new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$", "u");
const pattern5$1 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate22$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.mode === void 0 && (missing0 = "mode") || data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256") || data.size_bytes === void 0 && (missing0 = "size_bytes")) {
			validate22$1.errors = [issue$1(instancePath, "required", { missingProperty: missing0 })];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "mode" || key0 === "path" || key0 === "sha256" || key0 === "size_bytes")) {
				validate22$1.errors = [issue$1(instancePath, "additionalProperties", { additionalProperty: key0 })];
				return false;
			}
			if (data.mode !== void 0) {
				let data0 = data.mode;
				if (!(data0 === "0400" || data0 === "0500")) {
					validate22$1.errors = [issue$1(instancePath + "/mode", "enum", { allowedValues: schema33$1.properties.mode.enum })];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.path !== void 0) {
					let data1 = data.path;
					if (typeof data1 === "string") {
						if (!pattern4$1.test(data1)) {
							validate22$1.errors = [issue$1(instancePath + "/path", "pattern", { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f-\\u009f]+)*$" })];
							return false;
						}
					} else {
						validate22$1.errors = [issue$1(instancePath + "/path", "type", { type: "string" })];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern5$1.test(data2)) {
								validate22$1.errors = [issue$1(instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate22$1.errors = [issue$1(instancePath + "/sha256", "type", { type: "string" })];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.size_bytes !== void 0) {
							let data3 = data.size_bytes;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate22$1.errors = [issue$1(instancePath + "/size_bytes", "type", { type: "integer" })];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 > 67108864 || isNaN(data3)) {
									validate22$1.errors = [issue$1(instancePath + "/size_bytes", "maximum", {
										comparison: "<=",
										limit: 67108864
									})];
									return false;
								} else if (data3 < 0 || isNaN(data3)) {
									validate22$1.errors = [issue$1(instancePath + "/size_bytes", "minimum", {
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
		validate22$1.errors = [issue$1(instancePath, "type", { type: "object" })];
		return false;
	}
	validate22$1.errors = vErrors;
	return true;
}
const schema42 = {
	"description": "How a repository names its objects.",
	"enum": ["sha1", "sha256"]
};
const pattern10$1 = /* @__PURE__ */ new RegExp("^[0-9a-f]{40}$", "u");
const pattern12 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._:-]{0,127}$", "u");
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
						if (!pattern10$1.test(data1)) {
							validate25.errors = [issue$1(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{40}$" })];
							return false;
						}
					} else {
						validate25.errors = [issue$1(instancePath + "/commit_id", "type", { type: "string" })];
						return false;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = issue$1(instancePath, "if", { failingKeyword: "then" });
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
							if (!pattern5$1.test(data3)) {
								validate25.errors = [issue$1(instancePath + "/commit_id", "pattern", { pattern: "^[0-9a-f]{64}$" })];
								return false;
							}
						} else {
							validate25.errors = [issue$1(instancePath + "/commit_id", "type", { type: "string" })];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs13 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err5 = issue$1(instancePath, "if", { failingKeyword: "then" });
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
				validate25.errors = [issue$1(instancePath, "required", { missingProperty: missing2 })];
				return false;
			} else {
				const _errs17 = errors;
				for (const key0 in data) if (!(key0 === "repository_id" || key0 === "hash_algorithm" || key0 === "commit_id")) {
					validate25.errors = [issue$1(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs17 === errors) {
					if (data.repository_id !== void 0) {
						let data4 = data.repository_id;
						const _errs18 = errors;
						if (errors === errors) {
							if (typeof data4 === "string") {
								if (!pattern12.test(data4)) {
									validate25.errors = [issue$1(instancePath + "/repository_id", "pattern", { pattern: "^[a-z0-9][a-z0-9._:-]{0,127}$" })];
									return false;
								}
							} else {
								validate25.errors = [issue$1(instancePath + "/repository_id", "type", { type: "string" })];
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
								validate25.errors = [issue$1(instancePath + "/hash_algorithm", "enum", { allowedValues: schema42.enum })];
								return false;
							}
							var valid9 = _errs21 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.commit_id !== void 0) {
								const _errs23 = errors;
								if (typeof data.commit_id !== "string") {
									validate25.errors = [issue$1(instancePath + "/commit_id", "type", { type: "string" })];
									return false;
								}
								var valid9 = _errs23 === errors;
							} else var valid9 = true;
						}
					}
				}
			}
		} else {
			validate25.errors = [issue$1(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const pattern7 = /* @__PURE__ */ new RegExp("^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$", "u");
const pattern8 = /* @__PURE__ */ new RegExp("^release\\.[0-9a-f]{64}$", "u");
function validate21$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.activation === void 0 && (missing0 = "activation") || data.authority === void 0 && (missing0 = "authority") || data.gate_documents === void 0 && (missing0 = "gate_documents") || data.install_version === void 0 && (missing0 = "install_version") || data.installed === void 0 && (missing0 = "installed") || data.north_star === void 0 && (missing0 = "north_star") || data.profile_id === void 0 && (missing0 = "profile_id") || data.qualification === void 0 && (missing0 = "qualification") || data.release_ref === void 0 && (missing0 = "release_ref") || data.source === void 0 && (missing0 = "source")) {
				validate21$1.errors = [issue$1(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1$1.call(schema32$1.properties, key0)) {
					validate21$1.errors = [issue$1(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.activation !== void 0) {
						const _errs2 = errors;
						if ("none" !== data.activation) {
							validate21$1.errors = [issue$1(instancePath + "/activation", "const", { allowedValue: "none" })];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.authority !== void 0) {
							const _errs3 = errors;
							if ("none" !== data.authority) {
								validate21$1.errors = [issue$1(instancePath + "/authority", "const", { allowedValue: "none" })];
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
											validate21$1.errors = [issue$1(instancePath + "/gate_documents", "maxItems", { limit: 65536 })];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs6 = errors;
												if (!validate22$1(data2[i0], {
													instancePath: instancePath + "/gate_documents/" + i0,
													parentData: data2,
													parentDataProperty: i0,
													rootData
												})) {
													vErrors = vErrors === null ? validate22$1.errors : vErrors.concat(validate22$1.errors);
													errors = vErrors.length;
												}
												if (!(_errs6 === errors)) break;
											}
										}
									} else {
										validate21$1.errors = [issue$1(instancePath + "/gate_documents", "type", { type: "array" })];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.install_version !== void 0) {
									const _errs7 = errors;
									if ("v2" !== data.install_version) {
										validate21$1.errors = [issue$1(instancePath + "/install_version", "const", { allowedValue: "v2" })];
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
													validate21$1.errors = [issue$1(instancePath + "/installed", "maxItems", { limit: 65536 })];
													return false;
												} else if (data5.length < 1) {
													validate21$1.errors = [issue$1(instancePath + "/installed", "minItems", { limit: 1 })];
													return false;
												} else {
													const len1 = data5.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs10 = errors;
														if (!validate22$1(data5[i1], {
															instancePath: instancePath + "/installed/" + i1,
															parentData: data5,
															parentDataProperty: i1,
															rootData
														})) {
															vErrors = vErrors === null ? validate22$1.errors : vErrors.concat(validate22$1.errors);
															errors = vErrors.length;
														}
														if (!(_errs10 === errors)) break;
													}
												}
											} else {
												validate21$1.errors = [issue$1(instancePath + "/installed", "type", { type: "array" })];
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
														validate21$1.errors = [issue$1(instancePath + "/north_star", "required", { missingProperty: missing1 })];
														return false;
													} else {
														const _errs13 = errors;
														for (const key1 in data7) if (!(key1 === "owner" || key1 === "path" || key1 === "sha256" || key1 === "state")) {
															validate21$1.errors = [issue$1(instancePath + "/north_star", "additionalProperties", { additionalProperty: key1 })];
															return false;
														}
														if (_errs13 === errors) {
															if (data7.owner !== void 0) {
																const _errs14 = errors;
																if ("target" !== data7.owner) {
																	validate21$1.errors = [issue$1(instancePath + "/north_star/owner", "const", { allowedValue: "target" })];
																	return false;
																}
																var valid3 = _errs14 === errors;
															} else var valid3 = true;
															if (valid3) {
																if (data7.path !== void 0) {
																	const _errs15 = errors;
																	if (".ystack/north-star.md" !== data7.path) {
																		validate21$1.errors = [issue$1(instancePath + "/north_star/path", "const", { allowedValue: ".ystack/north-star.md" })];
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
																				if (!pattern5$1.test(data10)) {
																					validate21$1.errors = [issue$1(instancePath + "/north_star/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																					return false;
																				}
																			} else {
																				validate21$1.errors = [issue$1(instancePath + "/north_star/sha256", "type", { type: "string" })];
																				return false;
																			}
																		}
																		var valid3 = _errs16 === errors;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data7.state !== void 0) {
																			const _errs19 = errors;
																			if ("placeholder-unset" !== data7.state) {
																				validate21$1.errors = [issue$1(instancePath + "/north_star/state", "const", { allowedValue: "placeholder-unset" })];
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
													validate21$1.errors = [issue$1(instancePath + "/north_star", "type", { type: "object" })];
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
															validate21$1.errors = [issue$1(instancePath + "/profile_id", "pattern", { pattern: "^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$" })];
															return false;
														}
													} else {
														validate21$1.errors = [issue$1(instancePath + "/profile_id", "type", { type: "string" })];
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
																validate21$1.errors = [issue$1(instancePath + "/qualification", "required", { missingProperty: missing2 })];
																return false;
															} else {
																const _errs24 = errors;
																for (const key2 in data13) if (!(key2 === "state")) {
																	validate21$1.errors = [issue$1(instancePath + "/qualification", "additionalProperties", { additionalProperty: key2 })];
																	return false;
																}
																if (_errs24 === errors) {
																	if (data13.state !== void 0) {
																		if ("unavailable" !== data13.state) {
																			validate21$1.errors = [issue$1(instancePath + "/qualification/state", "const", { allowedValue: "unavailable" })];
																			return false;
																		}
																	}
																}
															}
														} else {
															validate21$1.errors = [issue$1(instancePath + "/qualification", "type", { type: "object" })];
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
																	validate21$1.errors = [issue$1(instancePath + "/release_ref", "required", { missingProperty: missing3 })];
																	return false;
																} else {
																	const _errs28 = errors;
																	for (const key3 in data15) if (!(key3 === "content_id" || key3 === "media_type" || key3 === "sha256")) {
																		validate21$1.errors = [issue$1(instancePath + "/release_ref", "additionalProperties", { additionalProperty: key3 })];
																		return false;
																	}
																	if (_errs28 === errors) {
																		if (data15.content_id !== void 0) {
																			let data16 = data15.content_id;
																			const _errs29 = errors;
																			if (errors === _errs29) {
																				if (typeof data16 === "string") {
																					if (!pattern8.test(data16)) {
																						validate21$1.errors = [issue$1(instancePath + "/release_ref/content_id", "pattern", { pattern: "^release\\.[0-9a-f]{64}$" })];
																						return false;
																					}
																				} else {
																					validate21$1.errors = [issue$1(instancePath + "/release_ref/content_id", "type", { type: "string" })];
																					return false;
																				}
																			}
																			var valid6 = _errs29 === errors;
																		} else var valid6 = true;
																		if (valid6) {
																			if (data15.media_type !== void 0) {
																				const _errs31 = errors;
																				if ("application/vnd.ystack.release-manifest+json" !== data15.media_type) {
																					validate21$1.errors = [issue$1(instancePath + "/release_ref/media_type", "const", { allowedValue: "application/vnd.ystack.release-manifest+json" })];
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
																							if (!pattern5$1.test(data18)) {
																								validate21$1.errors = [issue$1(instancePath + "/release_ref/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" })];
																								return false;
																							}
																						} else {
																							validate21$1.errors = [issue$1(instancePath + "/release_ref/sha256", "type", { type: "string" })];
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
																validate21$1.errors = [issue$1(instancePath + "/release_ref", "type", { type: "object" })];
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
			validate21$1.errors = [issue$1(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate21$1.errors = vErrors;
	return errors === 0;
}
const pattern13$1 = /* @__PURE__ */ new RegExp("^install\\.[0-9a-f]{64}$", "u");
function validate20$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.body === void 0 && (missing0 = "body") || data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.schema_version === void 0 && (missing0 = "schema_version")) {
				validate20$1.errors = [issue$1(instancePath, "required", { missingProperty: missing0 })];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "body" || key0 === "id" || key0 === "kind" || key0 === "schema_version")) {
					validate20$1.errors = [issue$1(instancePath, "additionalProperties", { additionalProperty: key0 })];
					return false;
				}
				if (_errs1 === errors) {
					if (data.body !== void 0) {
						const _errs2 = errors;
						if (!validate21$1(data.body, {
							instancePath: instancePath + "/body",
							parentData: data,
							parentDataProperty: "body",
							rootData
						})) {
							vErrors = vErrors === null ? validate21$1.errors : vErrors.concat(validate21$1.errors);
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
									if (!pattern13$1.test(data1)) {
										validate20$1.errors = [issue$1(instancePath + "/id", "pattern", { pattern: "^install\\.[0-9a-f]{64}$" })];
										return false;
									}
								} else {
									validate20$1.errors = [issue$1(instancePath + "/id", "type", { type: "string" })];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs5 = errors;
								if ("install_record" !== data.kind) {
									validate20$1.errors = [issue$1(instancePath + "/kind", "const", { allowedValue: "install_record" })];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.schema_version !== void 0) {
									const _errs6 = errors;
									if (2 !== data.schema_version) {
										validate20$1.errors = [issue$1(instancePath + "/schema_version", "const", { allowedValue: 2 })];
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
			validate20$1.errors = [issue$1(instancePath, "type", { type: "object" })];
			return false;
		}
	}
	validate20$1.errors = vErrors;
	return errors === 0;
}

// libs/store/src/install-record.ts
const mediaType = "application/vnd.ystack.release-manifest+json";
const installRecordBounds = {
	bytesMax: 67108864,
	depthMax: 8,
	entriesMax: 65536,
	stringBytesMax: 8192,
	integers: "int32"
};
/** The record, admitted only when its lists are sorted and its id is the digest of its body. */
const installRecordKind = withFewBrackets(defineKind({
	kind: "install_record",
	schemaVersion: 2,
	bounds: installRecordBounds,
	validate: validate$1,
	relations: [checkId, checkOrder]
}));
function checkId(record) {
	const id = recordId(record.body);
	if (record.id === id) return void 0;
	return {
		code: "E_RELATION",
		at: "/id",
		expected: `\`${id}\`, the digest of the body`
	};
}
function checkOrder({ body }) {
	for (const list of ["installed", "gate_documents"]) {
		const paths = body[list].map(({ path }) => path);
		if (!isStrictlySorted(paths, compareCodePoints)) return {
			code: "E_RELATION",
			at: `/body/${list}`,
			expected: "paths in order, each once"
		};
	}
}
const recordId = (body) => `install.${documentDigest(body)}`;
/** The record of installing one profile of a release; `E_PROFILE` when the release has no such profile. */
function buildInstallRecord(manifest, profileId) {
	const selection = selectProfile(manifest.content, profileId);
	if (!selection.ok) return refuse(selection.refusal);
	const body = {
		activation: "none",
		authority: "none",
		gate_documents: selection.value.documents.map(recordOf),
		install_version: "v2",
		installed: selection.value.files.map(recordOf),
		north_star: {
			owner: "target",
			path: `${treeName}/${northStarFile}`,
			sha256: northStarSha256,
			state: "placeholder-unset"
		},
		profile_id: profileId,
		qualification: { state: "unavailable" },
		release_ref: {
			content_id: manifest.content.id,
			media_type: mediaType,
			sha256: manifest.sha256
		},
		source: manifest.content.body.source
	};
	return accept({
		body,
		id: recordId(body),
		kind: "install_record",
		schema_version: 2
	});
}
const recordOf = ({ path, sha256, sizeBytes, mode }) => ({
	mode: mode === 320 ? "0500" : "0400",
	path,
	sha256,
	size_bytes: sizeBytes
});
/** Canonical bytes of a record. */
const encodeInstallRecord = (record) => encodeCanonical(record);

// libs/store/src/record-file.ts
/** The record's own file, as it should stand in the tree. */
function fileOfRecord(record) {
	const bytes = encodeInstallRecord(record);
	return {
		path: recordFile,
		sha256: sha256Hex(bytes),
		sizeBytes: bytes.length,
		mode: 256
	};
}
/** Reads the record of a held tree: `E_RUNTIME` when there is none, then as any document of its kind. */
function readRecord(tree) {
	const input = tree.named(recordFile);
	const file = admitFile(String(tree.at(recordFile)), { bytesMax: installRecordBounds.bytesMax });
	if (!file.ok) return refuse({
		...file.refusal,
		input,
		mend: "name a folder that an installation filled"
	});
	const record = installRecordKind.parse(file.value.bytes);
	return record.ok ? accept(record.value) : refuse({
		...record.refusal,
		input
	});
}

// libs/store/src/stage-tree.ts
/** Writes every item; each is checked again as it is written. Gives the refusal that ended it. Throws `FilesFault`. */
async function stageTree(root, entries, items) {
	const open = [];
	try {
		const pairs = pairEntries(entries, items);
		for (;;) {
			const next = await pairs.next();
			if (next.done) return next.value;
			const wrong = checkDigest(next.value);
			if (wrong !== void 0) return wrong;
			const { item, entry } = next.value;
			const names = item.path.split("/");
			const file = names.pop() ?? "";
			createFile(enter(root, open, names), file, entry.bytes, item.mode, false);
		}
	} finally {
		for (const { folder } of open) folder.close();
	}
}
/** Leaves the folders that are not on the way, makes those that are missing, gives the last. */
function enter(root, open, names) {
	let shared = 0;
	while (shared < open.length && open[shared]?.name === names[shared]) shared += 1;
	for (const { folder } of open.splice(shared)) folder.close();
	for (const name of names.slice(shared)) open.push({
		name,
		folder: makeFolder(open.at(-1)?.folder ?? root, name, 448)
	});
	return open.at(-1)?.folder ?? root;
}

// libs/store/src/places.ts
/** Whether `path` is `folder` or lies below it. Both are real paths. */
function isWithin(folder, path) {
	const way = relative(folder, path);
	return way === "" || !isAbsolute(way) && way.split(sep)[0] !== "..";
}
/** The real path, or the path itself where there is nothing yet. */
function realOr(path) {
	try {
		return realpathSync(path);
	} catch {
		return path;
	}
}
/** The home folder itself, or anything below a dot folder in it: where a person's own configuration lives. */
function isPersonal(home, path) {
	const way = relative(home, path);
	return way === "" || isWithin(home, path) && way.startsWith(".");
}
/** Whether a folder of this name stands anywhere in the path, itself included. */
const isBelowNamed = (name, path) => path.split(sep).includes(name);

// libs/store/src/mount-points.ts
/** Whether a real path is a mount point, as far as the system tells. */
function isMountPoint(path) {
	const [own, above] = [statSync(path), statSync(dirname(path))];
	return own.dev !== above.dev || own.ino === above.ino || mountPoints().includes(path);
}
/** The first mount point at a real path or below it, as far as the kernel's table tells. */
const mountWithin = (path) => mountPoints().find((place) => isWithin(path, place));
function mountPoints() {
	let table;
	try {
		table = readFileSync("/proc/self/mountinfo").toString();
	} catch {
		return [];
	}
	return table.split("\n").flatMap((line) => {
		const path = line.split(" ")[4];
		return path === void 0 ? [] : [unescapeOctal(path)];
	});
}
const unescapeOctal = (text) => text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));

// libs/store/src/target-rules.ts
/** The first rule that a target breaks by where it lies; `path` is as it was named, `real` its real path. */
function targetFlaw(path, real, { home, apartFrom }) {
	const other = apartFrom.map(realOr).find((place) => isWithin(place, real) || isWithin(real, place));
	if (other !== void 0) return targetRefusal(path, `a folder apart from \`${other}\``, "name a folder somewhere else");
	if (home !== void 0 && isPersonal(realOr(home), real)) return targetRefusal(path, "a folder that is not home and not below a dot folder of it", "name a folder of a project");
	if (attempt("look at", path, () => isMountPoint(real))) return targetRefusal(path, "a folder that is not a mount point", `mkdir ${shellWord(`${path}/project`)} and name that`);
	if (isBelowNamed("node_modules", real)) return targetRefusal(path, "a folder outside `node_modules`, where Node runs no TypeScript", "name a folder elsewhere");
	return whyNotWritable(path, dirname(real), "parent") ?? whyNotWritable(path, real, "target");
}
/** Why a held folder cannot be taken for an empty one. */
function whyNotEmpty(path, folder) {
	try {
		const [first] = folder.names();
		if (first === void 0) return void 0;
		return targetRefusal(path, `an empty folder; \`${folder.named(first)}\` stands in it`, "name an empty folder");
	} catch (error) {
		if (isOfMachine(error)) throw error;
		return targetRefusal(path, `a folder that can be read: ${error.message}`, "name an empty folder");
	}
}
function whyNotWritable(path, folder, which) {
	try {
		attempt("look at", folder, () => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK));
		return;
	} catch (error) {
		if (isOfMachine(error)) throw error;
		const errno = errnoOf(error);
		const expected = `a ${which} folder \`${folder}\` that can be read and written: ${explainErrno(errno)} (${errno})`;
		return targetRefusal(path, expected, "name a folder in a place of your own");
	}
}
/** Whether another target would fare no better: a broken device, no descriptor left. */
const isOfMachine = (error) => [
	"EIO",
	"EMFILE",
	"ENFILE"
].includes(errnoOf(error));
/** A path as one word of a shell command that a person may copy. */
const shellWord = (path) => `'${path.replaceAll("'", "'\\''")}'`;
/** A target that is not taken: the path as it was named, what was expected, what mends it. */
const targetRefusal = (path, expected, mend) => ({
	code: "E_TARGET",
	input: path,
	expected,
	mend
});

// libs/store/src/publish-tree.ts
/** Writes the tree. `E_TARGET` when parent or target do not take it; what a source refuses. Throws `FilesFault`. */
async function publishTree(publication) {
	const { manifest, selection, target } = publication;
	const record = buildInstallRecord(manifest, selection.profileId);
	if (!record.ok) return record;
	const staging = openStagingBeside(target);
	if (!staging.ok) return staging;
	try {
		const refusal = await stage(staging.value, publication, record.value);
		if (refusal !== void 0) return refuse(refusal);
		const { swept, left } = staging.value;
		return accept({
			recordId: record.value.id,
			swept,
			left
		});
	} finally {
		staging.value.discard();
	}
}
async function stage(staging, { manifest, selection, source, target, isStill }, record) {
	const items = itemsOf(selection);
	const entries = source.entries(manifest, new Set(items.map(({ path }) => path)));
	const refusal = await stageTree(staging.folder, entries, items);
	if (refusal !== void 0) return refusal;
	createFile(staging.folder, northStarFile, northStarBytes, 384, false);
	createFile(staging.folder, recordFile, encodeInstallRecord(record), 256, false);
	return verifyStaged(staging, record, target) ?? isStill() ?? publish(staging, target);
}
/** What was written is what lies there, read back from disk: bytes and modes. */
function verifyStaged(staging, record, target) {
	const northStar = {
		path: northStarFile,
		sha256: northStarSha256,
		sizeBytes: northStarBytes.length,
		mode: 384
	};
	const [first] = inspectTree(staging.folder, [
		...filesOf(record),
		northStar,
		fileOfRecord(record)
	]);
	if (first === void 0) return void 0;
	if (first.problem === "mode") return unfit(target, `a file system that keeps modes (${said(first)})`);
	throw new FilesFault(`verify (${said(first)})`, staging.folder.path, "EIO");
}
const said = ({ path, expected, found }) => `${path || ".ystack"}: ${expected}, found ${found}`;
function openStagingBeside(target) {
	try {
		return accept(openStaging(target.parent, target.name));
	} catch (error) {
		if (![
			"EACCES",
			"EPERM",
			"EROFS",
			"ENOENT"
		].includes(errnoOf(error))) throw error;
		return refuse(unfit(target, `a parent folder that can be written: ${error.message}`));
	}
}
const unfit = (target, expected) => targetRefusal(target.path, expected, "name another empty folder");
const targetErrnos = [
	"EXDEV",
	"ENOENT",
	"EACCES",
	"EPERM",
	"EROFS",
	"EBUSY"
];
function publish(staging, target) {
	try {
		if (publishDirectory(staging, ".ystack", target.folder) === "occupied") return unfit(target, "an empty folder; another installation was there first");
	} catch (error) {
		if (!(error instanceof FilesFault) || error.action !== "put in place") throw error;
		if (!targetErrnos.includes(error.errno)) throw error;
		return unfit(target, `a folder that a tree can be moved into: ${error.message}`);
	}
	if (target.folder.isInPlace()) return void 0;
	return unfit(target, "a target that stays where it is; the whole tree is in the folder that was moved away");
}

// libs/attest/src/ssh/armor.ts
const columnsMax = 76;
const beginOf = (label) => `-----BEGIN ${label}-----\n`;
const endOf = (label) => `-----END ${label}-----\n`;
/** The bytes within, or undefined when `text` is not exactly an armor of that label. */
function dearmor(label, text) {
	const [begin, end] = [beginOf(label), endOf(label)];
	if (text.length <= begin.length + end.length || !text.startsWith(begin) || !text.endsWith(`\n${end}`)) return void 0;
	const lines = text.slice(begin.length, -end.length - 1).split("\n");
	const width = lines[0]?.length ?? 0;
	return lines.every(({ length }, index) => index === lines.length - 1 ? length > 0 && length <= width : length === width) && width <= columnsMax ? decodeBase64(lines.join("")) : void 0;
}
/** Standard base64 with its padding; undefined for every other spelling of the same bytes. */
function decodeBase64(text) {
	const bytes = Buffer.from(text, "base64");
	return bytes.toString("base64") === text ? bytes : void 0;
}

// libs/attest/src/ssh/wire.ts
/** Strings one after another. */
const encodeStrings = (strings) => Buffer.concat(strings.map((string) => withLength(Buffer.from(string))));
function withLength(bytes) {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(bytes.length);
	return Buffer.concat([length, bytes]);
}
/** The first `count` strings of `bytes` and what lies behind them; undefined when there are fewer. */
function readStrings(bytes, count) {
	const strings = [];
	let at = 0;
	while (strings.length < count) {
		if (bytes.length - at < 4) return void 0;
		const end = at + 4 + bytes.readUInt32BE(at);
		if (end > bytes.length) return void 0;
		strings.push(bytes.subarray(at + 4, end));
		at = end;
	}
	return {
		strings,
		rest: bytes.subarray(at)
	};
}
/** The strings that `bytes` are made of, exactly `count` and nothing behind. */
function readExactly(bytes, count) {
	const read = readStrings(bytes, count);
	return read?.rest.length === 0 ? read.strings : void 0;
}

// libs/attest/src/ssh/public-key.ts
const keyType = "ssh-ed25519";
const publicKeyBytes = 32;
/** The kind that a key blob names, as text; undefined when it is no blob. */
const keyTypeOf = (blob) => readStrings(blob, 1)?.strings[0]?.toString("latin1");
/** The 32 bytes of an ed25519 blob; undefined for every other. */
function pointOf(blob) {
	const [type, point] = readExactly(blob, 2) ?? [];
	return type?.toString("latin1") === "ssh-ed25519" && point?.length === 32 ? point : void 0;
}
/** The fingerprint as `ssh-keygen -l` prints it, `SHA256:` and base64 without padding. */
const fingerprintOf = (blob) => `SHA256:${createHash("sha256").update(blob).digest("base64").replace(/=+$/, "")}`;
const publicKeyObject = (point) => createPublicKey({
	key: {
		kty: "OKP",
		crv: "Ed25519",
		x: point.toString("base64url")
	},
	format: "jwk"
});

// libs/attest/src/ssh/allowed-signers.ts
const allowedSignersBytesMax = 1048576;
const signerLinesMax = 4096;
const signerLineCharsMax = 8192;
/** Reads allowed signers. E_SIGNERS with the line, also for a file that allows nobody. */
function parseAllowedSigners(bytes) {
	const text = textOf(bytes);
	if (text === void 0) return broken(0, `UTF-8 text of at most ${allowedSignersBytesMax} bytes`);
	const lines = text.split("\n");
	if (lines.length > 4096) return broken(0, `at most ${signerLinesMax} lines`);
	const signers = [];
	for (const [index, line] of lines.entries()) {
		if (/^[ \t]*(#|$)/.test(line)) continue;
		const signer = parseLine(line, index + 1);
		if (!signer.ok) return signer;
		signers.push(signer.value);
	}
	return signers.length > 0 ? accept(signers) : broken(0, "at least one signer: nobody could have signed");
}
function textOf(bytes) {
	if (bytes.length > 1048576) return void 0;
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return;
	}
}
const word = "[!-~]+";
const option = "(?:cert-authority|[a-z-]+=\"[^\"\\\\]*\")";
const pattern$2 = new RegExp(`^[ \\t]*(${word})[ \\t]+(?:(${option}(?:,${option})*)[ \\t]+)?(${word})[ \\t]+(${word})(?:[ \\t].*)?$`, "i");
const unprintable = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
function parseLine(line, number) {
	if (line.length > 8192) return broken(number, `a line of at most ${signerLineCharsMax} characters`);
	if (unprintable.test(line)) return broken(number, "no control or hidden characters");
	const [, principals = "", options, type = "", base64 = ""] = pattern$2.exec(line) ?? [];
	if (principals === "") return broken(number, "principals, options or none, the type of a key and the key");
	if (/["\\]/.test(principals) || /^,|,,|,$/.test(principals)) return broken(number, "principals separated by commas, without quotes");
	const publicKey = decodeBase64(base64);
	if (publicKey === void 0 || keyTypeOf(publicKey) !== type || type === "ssh-ed25519" && pointOf(publicKey) === void 0) return broken(number, "a key in base64 of the type before it");
	const read = parseOptions(options, number);
	return read.ok ? accept({
		line: number,
		principals,
		publicKey,
		fingerprint: fingerprintOf(publicKey),
		...read.value
	}) : read;
}
const time = /^[0-9]{8}(?:[0-9]{4}(?:[0-9]{2})?)?Z?$/i;
function parseOptions(text, line) {
	const options = text?.match(new RegExp(option, "gi")) ?? [];
	const values = /* @__PURE__ */ new Map();
	for (const [name = "", value] of options.map(splitOption)) {
		if (name === "cert-authority") return broken(line, "a key itself; certificates are not judged here");
		if (values.has(name)) return broken(line, `\`${name}\` once`);
		const isTime = name === "valid-after" || name === "valid-before";
		if (!isTime && name !== "namespaces") return broken(line, `a known option, not \`${name}\``);
		if (isTime && !time.test(value ?? "")) return broken(line, `a time such as \`${name}="20300131"\``);
		if (name === "namespaces" && !/^[!-~]+$/.test(value ?? "")) return broken(line, "namespaces separated by commas");
		values.set(name, value);
	}
	const isLimited = values.has("valid-after") || values.has("valid-before");
	return accept({
		namespaces: values.get("namespaces"),
		isLimited
	});
}
/** `NAME="value"`; the name in lower case, for OpenSSH does not mind the case. */
function splitOption(text) {
	const [, name = "", value] = /^([^=]+)(?:="(.*)")?$/.exec(text) ?? [];
	return [name.toLowerCase(), value];
}
const broken = (line, expected) => refuse({
	code: "E_SIGNERS",
	...line > 0 ? { at: `line ${line}` } : {},
	expected,
	mend: "write a line for each signer: NAME namespaces=\"ystack-release\" and what their `.pub` file holds"
});

// libs/attest/src/ssh/signature.ts
/** What a signature is for is signed with it: one made for a mail or a commit is none for a release. */
const releaseNamespace = "ystack-release";
const signatureBytesMax = 4096;
const magic = Buffer.from("SSHSIG");
const version = Buffer.from([
	0,
	0,
	0,
	1
]);
const hashName = "sha512";
const rawSignatureBytes = 64;
const signatureRefusal = (detail, expected, mend) => refuse({
	code: "E_SIGNATURE",
	detail,
	expected,
	mend
});
const signAgain = `ssh-keygen -Y sign -n ${releaseNamespace} -f KEY manifest.json, with an ed25519 key`;
/** Reads an armored signature for a release. E_SIGNATURE by form, key type, namespace or hash, in this order. */
function parseSignature(bytes) {
	const [publicKey, namespace, reserved, hash, wrapped] = (bytes.length > 4096 ? void 0 : fieldsOf(bytes)) ?? [];
	if (publicKey === void 0 || reserved?.length !== 0 || wrapped === void 0) return signatureRefusal("signature.form", "one armored SSH signature of version 1 and nothing else", signAgain);
	if (pointOf(publicKey) === void 0) {
		const found = keyTypeOf(publicKey)?.replaceAll(/[^!-~]/g, "?").slice(0, 64) ?? "no key";
		return signatureRefusal("signature.key-type", `an \`${keyType}\` key, not \`${found}\``, signAgain);
	}
	if (namespace?.toString("latin1") !== "ystack-release") return signatureRefusal("signature.namespace", `a signature in the namespace \`${releaseNamespace}\``, signAgain);
	if (hash?.toString("latin1") !== hashName) return signatureRefusal("signature.hash", `a signature over ${hashName}`, `${signAgain} and no hash option`);
	const [type, raw] = readExactly(wrapped, 2) ?? [];
	if (type?.toString("latin1") !== "ssh-ed25519" || raw?.length !== rawSignatureBytes) return signatureRefusal("signature.form", `${rawSignatureBytes} bytes of \`${keyType}\``, signAgain);
	return accept({
		publicKey,
		raw
	});
}
function fieldsOf(bytes) {
	const blob = dearmor("SSH SIGNATURE", Buffer.from(bytes).toString("latin1"));
	const head = Buffer.concat([magic, version]);
	return blob?.subarray(0, head.length).equals(head) ? readExactly(blob.subarray(head.length), 5) : void 0;
}
/** Whether the signature is over `message`, by its own key. Says nothing about whose key that is. */
function isSignatureOf(message, { publicKey, raw }) {
	const point = pointOf(publicKey);
	return point !== void 0 && verify(null, signedBytes(message), publicKeyObject(point), raw);
}
const signedBytes = (message) => Buffer.concat([magic, encodeStrings([
	releaseNamespace,
	"",
	hashName,
	createHash(hashName).update(message).digest()
])]);

// libs/attest/src/ssh/patterns.ts
/** Whether `text` matches one pattern of the list and none that is negated. */
function matchesList(text, list) {
	const patterns = list.split(",");
	if (patterns.filter((pattern) => pattern.startsWith("!")).some((pattern) => matches(text, pattern.slice(1)))) return false;
	return patterns.some((pattern) => !pattern.startsWith("!") && matches(text, pattern));
}
function matches(text, pattern) {
	let [at, here] = [0, 0];
	let [star, resume] = [-1, 0];
	while (at < text.length) if (pattern[here] === "*") {
		[star, resume] = [here, at];
		here += 1;
	} else if (pattern[here] === "?" || pattern[here] === text[at]) {
		at += 1;
		here += 1;
	} else if (star >= 0) {
		resume += 1;
		[at, here] = [resume, star + 1];
	} else return false;
	return /^\**$/.test(pattern.slice(here));
}

// libs/attest/src/ssh/vouch.ts
/** The first line that allows this key to sign releases, as `identity` when one is named; E_SIGNATURE when none does. */
function vouch(signers, fingerprint, identity) {
	const listed = signers.filter((signer) => signer.fingerprint === fingerprint && (signer.namespaces === void 0 || matchesList("ystack-release", signer.namespaces)) && (identity === void 0 || matchesList(identity, signer.principals)));
	const signer = listed.find(({ isLimited }) => !isLimited);
	if (signer !== void 0) {
		const who = {
			principal: identity ?? signer.principals,
			fingerprint,
			line: signer.line
		};
		return accept({
			who,
			publicKey: signer.publicKey
		});
	}
	if (listed.length > 0) {
		const expected = `a line without \`valid-after\` and \`valid-before\` for \`${fingerprint}\`: a signature carries no time`;
		return signatureRefusal("signature.limited", expected, "if the key is good today, allow it without a time");
	}
	const expected = `a signature by ${identity === void 0 ? "an allowed signer" : `\`${identity}\``} for \`${releaseNamespace}\`, not by \`${fingerprint}\``;
	return signatureRefusal("signature.unlisted", expected, "ask whoever signed which key is theirs before you add it");
}

// libs/attest/src/check-release-signature.ts
/** The file beside `manifest.json`, as `ssh-keygen -Y sign` names it. */
const signatureName = "manifest.json.sig";
/**
* Who signed the manifest. E_SIGNERS when the file of allowed signers is none; then E_SIGNATURE, its `detail` naming the
* rule: absent, form, key type, namespace, hash, wrong (not over these bytes), unlisted, limited. A signature carries no
* time and no clock is read, so a line that holds for a time only (`valid-after`, `valid-before`) vouches for nothing.
*/
function checkReleaseSignature(release) {
	const { manifest, signature: bytes, allowedSigners, identity } = release;
	const signers = parseAllowedSigners(allowedSigners);
	if (!signers.ok) return signers;
	if (bytes === void 0) {
		const mend = `have the release signed: ssh-keygen -Y sign -n ${releaseNamespace} -f KEY manifest.json`;
		return signatureRefusal("signature.absent", `a signature in \`${signatureName}\`; the release is unsigned`, mend);
	}
	const signature = parseSignature(bytes);
	if (!signature.ok) return signature;
	if (!isSignatureOf(manifest, signature.value)) return signatureRefusal("signature.wrong", "a signature over the bytes of this manifest", "fetch manifest and signature of one release again; if they differ again, do not use them");
	const found = vouch(signers.value, fingerprintOf(signature.value.publicKey), identity);
	return found.ok ? accept(found.value.who) : found;
}

// libs/store/src/release-signature.ts
/**
* Judges the signature beside a manifest, `<manifest>.sig`. With allowed signers: E_RUNTIME or E_LIMIT for a file that
* cannot be read, E_SIGNERS, E_SIGNATURE. Without: refuses nothing and reads nothing.
*/
function judgeSignature(order) {
	const path = `${order.manifestPath}.sig`;
	const isThere = identityAt(path) !== void 0;
	if (order.allowedSigners === void 0) return accept({ state: isThere ? "unchecked" : "unsigned" });
	const signers = admitFile(order.allowedSigners, { bytesMax: allowedSignersBytesMax });
	if (!signers.ok) return signers;
	const signature = isThere ? admitFile(path, { bytesMax: signatureBytesMax }) : void 0;
	if (signature?.ok === false) return signature;
	const signer = checkReleaseSignature({
		manifest: order.manifest,
		signature: signature?.value.bytes,
		allowedSigners: signers.value.bytes,
		identity: order.identity
	});
	if (signer.ok) return accept({
		state: "good",
		signer: signer.value
	});
	return refuse({
		...signer.refusal,
		input: signer.refusal.code === "E_SIGNERS" ? order.allowedSigners : path
	});
}
/** The state in one line for people. */
function signatureNote(known) {
	switch (known.state) {
		case "good": return `signed by ${known.signer.principal} with ${known.signer.fingerprint} (line ${known.signer.line} of the allowed signers)`;
		case "unchecked": return "signature not checked: name who may sign with --allowed-signers FILE";
		case "unsigned": return "unsigned: nobody vouches for this release id but the way it reached you";
	}
}

// libs/store/src/target.ts
/**
* Judges and holds a target (absolute path). `E_TARGET` in this order: missing, a link, no folder, not readable, not
* empty, inside the repository or around it, the home folder or below a dot folder of it, a mount point, below
* `node_modules`, parent not writable, target not writable. Throws `FilesFault`.
*/
function openTarget$1(given, surroundings) {
	const path = resolve(given);
	const opened = openPlainFolder(path);
	if (!opened.ok) return opened;
	let target;
	try {
		target = holdTarget$1(path, opened.value, surroundings);
		return target;
	} finally {
		if (target?.ok !== true) opened.value.close();
	}
}
function openPlainFolder(path) {
	try {
		const stats = attempt("look at", path, () => lstatSync(path));
		if (stats.isSymbolicLink()) return refuse(targetRefusal(path, "a folder, not a symbolic link", "name the folder itself"));
		if (!stats.isDirectory()) return refuse(targetRefusal(path, "a folder", "name an empty folder"));
		return accept(openFolder(path));
	} catch (error) {
		if (isOfMachine(error)) throw error;
		const errno = errnoOf(error);
		const mend = errno === "ENOENT" ? `mkdir -p ${shellWord(path)}` : "name an empty folder that you can read";
		return refuse(targetRefusal(path, `an empty folder: ${explainErrno(errno)} (${errno})`, mend));
	}
}
function holdTarget$1(path, folder, surroundings) {
	const unfit = whyNotEmpty(path, folder);
	if (unfit !== void 0) return refuse(unfit);
	const real = attempt("resolve", path, () => realpathSync(path));
	const flaw = targetFlaw(path, real, surroundings);
	if (flaw !== void 0) return refuse(flaw);
	const parent = openFolder(dirname(real));
	return accept({
		path,
		folder,
		parent,
		name: basename(real),
		moved: () => whyMoved(path, folder),
		close: () => {
			folder.close();
			parent.close();
		}
	});
}
const whyMoved = (path, folder) => folder.isInPlace() ? whyNotEmpty(path, folder) : targetRefusal(path, "a target that stays where it is meanwhile", "run it again when nothing moves it");

// libs/store/src/install.ts
const profileIdPattern = /^profile\.[a-z0-9][a-z0-9-]{0,30}\.v1$/;
/**
* Installs one profile of a release into an empty folder. Refuses in this order: `E_USAGE`, `E_RUNTIME` (manifest, source),
* `E_TARGET`, with allowed signers `E_SIGNERS` and `E_SIGNATURE`, `E_LIMIT`, `E_PARSE`, `E_CANONICAL`, `E_SHAPE`,
* `E_RELATION`, `E_DIGEST` (source and manifest are not of one release), `E_PROFILE` (no such profile, or one of the release that did not pass every gate); then for each file in order `E_PATH`, `E_DIGEST`, `E_LIMIT`, `E_DENYLIST`; then `E_RELATION`
* when the contract that came along is not the one named, `E_PROFILE` when the profile does not validate in it; last `E_RUNTIME` or `E_TARGET` when input or target moved meanwhile. The target is then as
* it was. Throws `FilesFault` when the disk fails; the target is then empty, or complete but not known to be durable.
*/
async function install(order) {
	const { profileId, source, manifestPath } = order;
	if (!profileIdPattern.test(profileId)) return refuse({
		code: "E_USAGE",
		at: profileId,
		expected: "a profile id, `profile.<name>.v1`"
	});
	const manifestFile = admitFile(manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
	if (!manifestFile.ok && manifestFile.refusal.code === "E_RUNTIME") return manifestFile;
	const absent = await source.open();
	try {
		if (absent !== void 0) return refuse(absent);
		const target = openTarget$1(order.target, order.surroundings);
		if (!target.ok) return target;
		try {
			return manifestFile.ok ? await installInto(target.value, manifestFile.value, order) : manifestFile;
		} finally {
			target.value.close();
		}
	} finally {
		source.close();
	}
}
async function installInto(target, file, order) {
	const { source } = order;
	const checked = await checkRelease(target, file, order);
	if (!checked.ok) return checked;
	const { manifest, selection, signature } = checked.value;
	order.progress?.("writing the tree");
	const isStill = () => {
		if (!file.unchanged()) return moved(file.path);
		return source.unchanged() ? target.moved() : moved("the release");
	};
	const published = await publishTree({
		manifest,
		selection,
		target,
		source,
		isStill
	});
	if (!published.ok) return published;
	return accept({
		...published.value,
		releaseId: manifest.content.id,
		manifestSha256: manifest.sha256,
		fileCount: itemsOf(selection).length,
		signature
	});
}
/** A release that was checked whole, for a target at a path; the signature before a byte of the manifest is parsed. */
async function checkRelease(target, file, { source, profileId, allowedSigners, progress }) {
	const signature = judgeSignature({
		manifestPath: file.path,
		manifest: file.bytes,
		allowedSigners
	});
	if (!signature.ok) return signature;
	const manifest = releaseManifestKind.parse(file.bytes);
	if (!manifest.ok) return refuse({
		...manifest.refusal,
		input: file.path
	});
	const unconfirmed = await source.confirm(manifest.value);
	if (unconfirmed !== void 0) return refuse(unconfirmed);
	const selection = selectProfile(manifest.value.content, profileId);
	if (!selection.ok) return selection;
	const unjudged = checkGateChain(manifest.value.content);
	if (unjudged !== void 0) return refuse({
		...unjudged,
		input: file.path
	});
	progress?.("checking every file");
	const wrong = await checkSelection({
		manifest: manifest.value,
		selection: selection.value,
		target,
		source
	});
	if (wrong !== void 0) return refuse(wrong);
	return accept({
		manifest: manifest.value,
		selection: selection.value,
		signature: signature.value
	});
}
const moved = (input) => ({
	code: "E_RUNTIME",
	input,
	expected: "a release that holds still while it is installed",
	mend: "run it again when nothing writes to it"
});

// libs/store/src/read-archive.ts
/** The wanted entries of an archive, each proven; ends with `E_DIGEST` at the first byte that the manifest does not imply. */
function* readArchive(entries, chunks, wanted) {
	const checker = createArchiveChecker(entries);
	const file = new Assembly(wanted);
	for (const chunk of chunks) {
		const parts = checker.push(chunk);
		if (!parts.ok) return yield refuse(parts.refusal);
		for (const part of parts.value) {
			const whole = file.add(part);
			if (whole !== void 0) yield accept(whole);
		}
		file.keep();
	}
	const end = checker.end();
	if (!end.ok) yield refuse(end.refusal);
}
/** One file on its way through. */
var Assembly = class {
	#wanted;
	/** What was seen of the file: a view of the current piece, or a buffer of the file's whole size. */
	#view;
	#whole;
	#length = 0;
	#isWanted = false;
	constructor(wanted) {
		this.#wanted = wanted;
	}
	/** Takes a part; gives the file when it is complete. */
	add(part) {
		switch (part.type) {
			case "begin":
				this.#begin(part.entry);
				return;
			case "content":
				if (this.#isWanted) this.#append(part.entry, part.bytes);
				return;
			case "end": return this.#isWanted ? this.#finish(part.entry) : void 0;
		}
	}
	/** Called before the current piece is given up: what is only a view of it is copied. */
	keep() {
		if (this.#view !== void 0 && this.#whole === void 0) this.#view = this.#view.slice();
	}
	#begin({ path }) {
		this.#isWanted = this.#wanted.has(path);
		this.#view = void 0;
		this.#whole = void 0;
		this.#length = 0;
	}
	#append({ size_bytes: sizeBytes }, bytes) {
		if (this.#length === 0) {
			this.#view = bytes;
			this.#length = bytes.length;
			return;
		}
		if (this.#whole === void 0) {
			this.#whole = new Uint8Array(sizeBytes);
			this.#whole.set(this.#view ?? /* @__PURE__ */ new Uint8Array(0));
		}
		this.#whole.set(bytes, this.#length);
		this.#length += bytes.length;
	}
	#finish({ path, mode, sha256 }) {
		const bytes = this.#whole ?? this.#view ?? /* @__PURE__ */ new Uint8Array(0);
		this.#isWanted = false;
		this.#view = void 0;
		this.#whole = void 0;
		return {
			path,
			executable: mode === "100755",
			bytes,
			sha256
		};
	}
};

// libs/store/src/sums.ts
const sumsFile = "SHA256SUMS";
const manifestFile = "manifest.json";
const archiveFile = "release.tar";
const installerFile = "install.mjs";
const sumsBytesMax = 1024;
const pattern$1 = /^([0-9a-f]{64}) {2}install\.mjs\n([0-9a-f]{64}) {2}manifest\.json\n([0-9a-f]{64}) {2}release\.tar\n$/;
/** Reads SHA256SUMS; every other text is `E_DIGEST`, because it does not say what must be checked. */
function parseSums(bytes) {
	const [, installer, manifest, archive] = pattern$1.exec(Buffer.from(bytes).toString("latin1")) ?? [];
	if (installer !== void 0 && manifest !== void 0 && archive !== void 0) return accept({
		installer,
		manifest,
		archive
	});
	return refuse({
		code: "E_DIGEST",
		input: sumsFile,
		expected: `one line each for \`${installerFile}\`, \`${manifestFile}\` and \`${archiveFile}\``
	});
}

// libs/store/src/release-directory.ts
/** Content and headers of the largest release. */
const archiveBytesMax = releaseBytesMax + 268435456;
const installerBytesMax = 16777216;
/** A source over the release directory at `path` (absolute). */
const releaseDirectorySource = (path) => new ReleaseDirectory(path);
var ReleaseDirectory = class {
	#path;
	#archive;
	#sumsFile;
	#installer;
	#limit;
	#sums;
	#isSummed = false;
	constructor(path) {
		this.#path = path;
	}
	async open() {
		const archive = admitStream(join(this.#path, archiveFile), { bytesMax: archiveBytesMax });
		const sums = admitFile(join(this.#path, sumsFile), { bytesMax: sumsBytesMax });
		const installer = admitFile(join(this.#path, installerFile), { bytesMax: installerBytesMax });
		if (archive.ok) this.#archive = archive.value;
		if (sums.ok) this.#sumsFile = sums.value;
		if (installer.ok) this.#installer = installer.value;
		const refusals = [
			archive,
			sums,
			installer
		].flatMap((result) => result.ok ? [] : [result.refusal]);
		this.#limit = refusals.find(({ code }) => code === "E_LIMIT");
		return refusals.find(({ code }) => code === "E_RUNTIME");
	}
	async confirm({ content, sha256 }) {
		const [archive, sumsText, installer] = [
			this.#archive,
			this.#sumsFile,
			this.#installer
		];
		if (archive === void 0 || sumsText === void 0 || installer === void 0) return this.#limit;
		const sums = parseSums(sumsText.bytes);
		if (!sums.ok) return this.#differ(sumsFile, sums.refusal.expected);
		this.#sums = sums.value;
		const { installer: pinned, source } = content.body;
		if (sums.value.manifest !== sha256) return this.#differ(manifestFile, `sha256 \`${sums.value.manifest}\``);
		if (sums.value.installer !== sha256Hex(installer.bytes)) return this.#differ(installerFile, `sha256 \`${sums.value.installer}\``);
		const blob = gitBlobId(installer.bytes, source.hash_algorithm);
		if (pinned.sha256 !== sums.value.installer || pinned.object_id !== blob) return this.#differ(installerFile, `the installer that the manifest pins, sha256 \`${pinned.sha256}\``);
		const sizeBytes = archiveBytes(archiveEntries(content));
		if (archive.sizeBytes !== sizeBytes) return this.#differ(archiveFile, `${sizeBytes} bytes, not ${archive.sizeBytes}`);
	}
	entries({ content }, wanted) {
		if (this.#archive === void 0 || this.#sums === void 0) throw new TypeError("the source is not confirmed");
		return this.#read(this.#archive, this.#sums, content, wanted);
	}
	*#read(archive, sums, manifest, wanted) {
		const hash = this.#isSummed ? void 0 : createHash("sha256");
		for (const result of readArchive(archiveEntries(manifest), hashed(archive.chunks(), hash), wanted)) {
			if (!result.ok) return yield refuse({
				...result.refusal,
				input: this.#place(result.refusal.input)
			});
			yield result;
		}
		if (hash === void 0) return;
		this.#isSummed = true;
		if (hash.digest("hex") !== sums.archive) yield refuse(this.#differ(archiveFile, `sha256 \`${sums.archive}\``));
	}
	unchanged() {
		return [
			this.#archive,
			this.#sumsFile,
			this.#installer
		].every((file) => file?.unchanged() === true);
	}
	close() {
		this.#archive?.close();
	}
	#place(entry) {
		const path = join(this.#path, archiveFile);
		return entry === void 0 ? path : `${path} (${entry})`;
	}
	#differ(name, expected) {
		return {
			code: "E_DIGEST",
			input: join(this.#path, name),
			expected,
			mend: "fetch the release again"
		};
	}
};
function* hashed(chunks, hash) {
	for (const chunk of chunks) {
		hash?.update(chunk);
		yield chunk;
	}
}

// libs/store/src/render.ts
/** Differences that are printed one by one; the rest is counted. */
const linesMax = 1e3;
/** Notes of an installation; `doorNote` says what was proven about the verdicts. */
const installationNotes = (done, target, doorNote) => [
	`installed ${done.fileCount} files of ${done.releaseId} in ${target}/.ystack`,
	doorNote,
	signatureNote(done.signature),
	...done.swept.map((name) => `removed ${name}, which a killed installation had left`),
	...done.left.map((name) => `left ${name}: another machine or container may be using it; remove it if nobody is`)
];
const basis$1 = {
	manifest: "compared with the release manifest",
	"record-id": "compared with the record id that was given",
	record: "compared with the record in the tree only: whoever can edit the tree can edit that too; name a release directory or the record id to be sure"
};
/**
* A verification's report: the record id; with differences the token `E_DIGEST`, each difference, and status 65. `signature`
* is that of the release it was compared with.
*/
function verificationReport(done, signature) {
	const isWhole = done.differences.length === 0;
	return {
		...isWhole ? { stdout: new TextEncoder().encode(`${done.recordId}\n`) } : { status: dataStatus },
		notes: [
			...isWhole ? [] : ["E_DIGEST"],
			...cut(done.differences, differenceLine),
			`${done.fileCount} files of ${done.profileId} from ${done.releaseId}: ${basis$1[done.against]}`,
			...signature === void 0 ? [] : [signatureNote(signature)],
			`the north star is ${done.northStar === "changed" ? "the owner's own" : "the placeholder"}`
		]
	};
}
const dataStatus = 65;
const differenceLine = ({ path, problem, expected, found }) => `${problem}: ${path === "" ? "the tree itself" : path}: expected ${expected}, found ${found}`;
/** Notes of an uninstallation. */
const uninstallationNotes = (done) => [
	...cut(done.kept, ({ path, why }) => `kept ${path}: ${why}`),
	...done.aside.map((name) => `left ${name}, a tree from before an upgrade or rollback: remove it if nothing in it is needed`),
	`removed ${done.removedCount} files`
];
function cut(items, line) {
	const lines = items.slice(0, linesMax).map(line);
	return items.length > linesMax ? [...lines, `and ${items.length - linesMax} more`] : lines;
}

// libs/store/src/signers-option.ts
const allowedSignersOption = {
	flag: "--allowed-signers",
	value: "FILE",
	describe: "refuse a release that none of these has signed; the form is that of `ssh-keygen -Y verify`"
};
/** Where the file of allowed signers lies; undefined when no signature is demanded. */
function allowedSignersOf({ options, place }) {
	const word = options["allowed-signers"];
	return typeof word === "string" ? place(word) : void 0;
}

// libs/store/src/upgrade/names.ts
/** An exchange under way: it holds the tree that comes in or the one that goes, and the plan. */
const pendingName = ".ystack-pending";
const planFile = "upgrade-plan.json";
/** Where a tree lies in the pending folder, and later in the one that was put aside. */
const slots = {
	/** The new tree of an upgrade, until it is moved in. */
	coming: "coming",
	/** The tree from before an upgrade. */
	previous: "tree",
	/** The tree that a rollback took out. */
	undone: "undone"
};
const pattern = {
	previous: /^\.ystack-previous-([1-9][0-9]{0,5})$/,
	undone: /^\.ystack-undone-([1-9][0-9]{0,5})$/
};
const asideName = (aside, count) => `.ystack-${aside}-${count}`;
/** The number of the newest tree that was put aside; 0 when there is none. */
function newestAside(target, aside) {
	return target.names().map((name) => Number(pattern[aside].exec(name.toString("latin1"))?.[1] ?? 0)).reduce((newest, count) => Math.max(newest, count), 0);
}
/** Everything in a target that an upgrade or rollback left, or is at work on. */
const upgradeNames = (target) => target.names().map((name) => name.toString("latin1")).filter((name) => name === ".ystack-pending" || pattern.previous.test(name) || pattern.undone.test(name));
/** Whether anything stands at a name. Unlike a look that takes every failure for nothing, it throws `FilesFault`. */
const stands = (folder, name) => attempt("look at", folder.named(name), () => lstatSync(folder.at(name), { throwIfNoEntry: false })) !== void 0;

// libs/store/src/open-tree.ts
/** Opens TARGET and TARGET/.ystack (absolute path), `E_TARGET` when either is missing, a link or no folder. */
function openTree(path) {
	let target;
	try {
		target = openFolder(resolve(path));
	} catch (error) {
		return refuse(noTree(path, error, "name the folder that was installed into"));
	}
	const opened = openTreeIn(target, path);
	if (!opened.ok) target.close();
	return opened;
}
/** The same in a held target. */
function openTreeIn(target, path = target.path) {
	try {
		const tree = target.open(treeName);
		return accept({
			target,
			tree,
			close: () => {
				tree.close();
				target.close();
			}
		});
	} catch (error) {
		const mend = errnoOf(error) === "ENOENT" && identityAt(target.at(".ystack-pending")) !== void 0 ? "an upgrade or rollback was cut short: run `rollback` on this folder, which first puts the tree back" : "name the folder that was installed into";
		return refuse(noTree(path, error, mend));
	}
}
const noTree = (path, error, mend) => targetRefusal(path, `a folder with an installed tree (\`${treeName}\`): ${explainErrno(errnoOf(error))} (${errnoOf(error)})`, mend);

// libs/store/src/upgrade/target-lock.ts
const prefix = ".ystack-lock-";
/** Takes a held target. `E_LOCK` when another run has it, `E_TARGET` when it cannot be written. Throws `FilesFault`. */
function lockTarget(target) {
	const own = `${prefix}${ownerToken(thisOwner())}`;
	try {
		createFile(target, own, /* @__PURE__ */ new Uint8Array(0), 384, false);
	} catch (error) {
		if (errnoOf(error) === "EEXIST") return refuse(busy(target, own));
		if (![
			"EACCES",
			"EPERM",
			"EROFS"
		].includes(errnoOf(error))) throw error;
		return refuse(targetRefusal(target.path, `a folder that can be written: ${error.message}`, "chmod u+w"));
	}
	const release = () => void succeeds(() => unlinkSync(target.at(own)));
	const other = livingLock(target, own);
	if (other === void 0) return accept({ release });
	release();
	return refuse(other);
}
/** `E_LOCK` when a run that may be alive has the target; what dead ones left is swept. */
function livingLock(target, own) {
	for (const raw of target.names()) {
		const name = raw.toString("latin1");
		const owner = name.startsWith(prefix) ? parseOwnerToken(name.slice(13)) : void 0;
		if (owner === void 0 || name === own) continue;
		if (livenessOf(owner) !== "gone") return busy(target, name);
		succeeds(() => unlinkSync(target.at(name)));
	}
}
const busy = (target, name) => ({
	code: "E_LOCK",
	input: target.path,
	expected: "no other upgrade or rollback at work here",
	mend: `wait for it and run again; if nobody is at work, on no other machine either, remove \`${target.named(name)}\``
});

// libs/store/src/uninstall.ts
/**
* Uninstalls from `target` (absolute): `E_TARGET` without a tree, `E_RUNTIME` without a record, then as the record's kind
* refuses; `E_LOCK` while an upgrade is at work; nothing is removed then. No link is followed. Throws `FilesFault`; running it again goes on.
*/
function uninstall(target) {
	const opened = openTree(target);
	if (!opened.ok) return opened;
	try {
		const busy = livingLock(opened.value.target);
		if (busy !== void 0) return refuse(busy);
		const kept = [];
		if (opened.value.tree.names().length === 0) {
			removeEmptyTree(opened.value.target);
			return accept({
				recordId: void 0,
				removedCount: 0,
				kept,
				aside: upgradeNames(opened.value.target)
			});
		}
		const read = readRecord(opened.value.tree);
		if (!read.ok) return read;
		const record = read.value.content;
		const files = [...filesOf(record), northStarOf$1(record)];
		const removed = removeInstalled(opened.value.tree, files, kept);
		removeRecord(opened.value.tree, record);
		removeEmptyTree(opened.value.target);
		const sorted = kept.sort((left, right) => compareCodePoints(left.path, right.path));
		const aside = upgradeNames(opened.value.target);
		return accept({
			recordId: record.id,
			removedCount: removed + 1,
			kept: sorted,
			aside
		});
	} finally {
		opened.value.close();
	}
}
function removeInstalled(tree, files, kept) {
	const wanted = new Map(files.map((file) => [file.path, file]));
	const folders = foldersOf(files);
	let removed = 0;
	for (const entry of walkTree(tree)) {
		const { path, kind, parent, name } = entry;
		if (path === "install-record.json") continue;
		const file = wanted.get(path);
		if (file !== void 0 && isUnchanged(file, entry)) {
			attempt("remove", parent.named(name), () => unlinkSync(parent.at(name)));
			removed += 1;
		} else if (kind === "folder" && folders.has(path)) removeIfEmpty(parent, name);
		else kept.push({
			path,
			why: file === void 0 ? "not installed" : "edited"
		});
	}
	tree.sync();
	return removed;
}
/** Bytes and mode are as installed, and the name still leads to the file that was read. */
function isUnchanged(file, { kind, parent, name }) {
	if (kind !== "file") return false;
	const before = identityAt(parent.at(name));
	let found;
	try {
		found = digestFile(parent, name);
	} catch (error) {
		if ([
			"EACCES",
			"EPERM",
			"ENOENT",
			"ELOOP"
		].includes(errnoOf(error))) return false;
		throw error;
	}
	if (found?.sha256 !== file.sha256 || found.mode !== file.mode) return false;
	return isSameFile(identityAt(parent.at(name)), before);
}
/** Removes the tree's own folder when nothing is left in it, and makes what was removed durable. */
function removeEmptyTree(target) {
	removeIfEmpty(target, treeName);
	target.sync();
}
function removeIfEmpty(parent, name) {
	try {
		attempt("remove", parent.named(name), () => rmdirSync(parent.at(name)));
	} catch (error) {
		if (![
			"ENOTEMPTY",
			"EEXIST",
			"ENOENT"
		].includes(errnoOf(error))) throw error;
	}
}
/** Once read it is known to be the record; an edit of its mode does not make it the owner's. */
function removeRecord(tree, record) {
	const { sha256 } = fileOfRecord(record);
	if (digestFile(tree, "install-record.json")?.sha256 !== sha256) return;
	attempt("remove", tree.named(recordFile), () => {
		if (lstatSync(tree.at("install-record.json")).isFile()) unlinkSync(tree.at(recordFile));
	});
}
const northStarOf$1 = ({ body }) => ({
	path: northStarFile,
	sha256: body.north_star.sha256,
	sizeBytes: 0,
	mode: 384
});

// libs/store/src/verify-gates.ts
/** `E_PROFILE` when the tree's gates are not the chain, or for the first record that does not hold. */
function verifyGates(tree, { body }) {
	const { profile_id: profileId, gate_documents: documents, source } = body;
	const digests = new Map(documents.map(({ path, sha256 }) => [path, sha256]));
	const named = namedGates(profileId, documents);
	const gates = named.flatMap((gate) => {
		const record_sha256 = digests.get(gateRecordPath(profileId, gate));
		return record_sha256 === void 0 ? [] : [{
			gate,
			record_sha256
		}];
	});
	if (!isGateChain(named) || gates.length < named.length) return brokenChain(profileId, named);
	const records = /* @__PURE__ */ new Map();
	for (const { gate, record_sha256 } of gates) {
		const place = gateRecordPath(profileId, gate);
		const file = admitFile(String(tree.at(place)), { bytesMax: gateRecordBounds.bytesMax });
		if (!file.ok || sha256Hex(file.value.bytes) !== record_sha256) return void 0;
		records.set(place, file.value.bytes);
	}
	const read = (path) => records.get(path);
	return checkGateRecords({
		profileId,
		repositoryId: source.repository_id,
		gates,
		documents,
		read
	});
}
/** The gates that documents are named for, in the order of the chain; what belongs to no gate of the profile comes as it is. */
function namedGates(profileId, documents) {
	const own = `gates/${profileNameOf(profileId) ?? ""}/`;
	const gateOf = (path) => path.startsWith(own) ? path.split("/")[2] ?? path : path;
	const order = (gate) => gateChain.indexOf(gate) >>> 0;
	return [...new Set(documents.map(({ path }) => gateOf(path)))].sort((left, right) => order(left) - order(right) || compareCodePoints(left, right));
}

// libs/store/src/verify.ts
/**
* Verifies the tree in `target` (absolute). `E_TARGET` without a tree, `E_RUNTIME` without a record, then as the record's
* kind refuses; `E_PROFILE`, `E_RELATION` when the record is not the one that the manifest, or the id, asks for;
* `E_PROFILE` when a gate of the chain is missing or its record does not hold against the documents.
* Differences of files are no refusal: they are the answer. Throws `FilesFault`.
*/
function verify$1(target, { manifest, recordId } = {}) {
	const opened = openTree(target);
	if (!opened.ok) return opened;
	const { tree, close } = opened.value;
	try {
		const read = readRecord(tree);
		if (!read.ok) return read;
		const record = read.value.content;
		const other = checkRecord(record, manifest, recordId) ?? verifyGates(tree, record);
		if (other !== void 0) return refuse({
			...other,
			input: tree.named("install-record.json")
		});
		const { kept, northStar } = setNorthStarAside(inspectTree(tree, [
			...filesOf(record),
			fileOfRecord(record),
			northStarOf(record)
		]));
		return accept({
			recordId: record.id,
			releaseId: record.body.release_ref.content_id,
			profileId: record.body.profile_id,
			fileCount: filesOf(record).length,
			against: manifest !== void 0 ? "manifest" : recordId !== void 0 ? "record-id" : "record",
			differences: kept,
			northStar
		});
	} finally {
		close();
	}
}
/** Since the id is the digest of the body, equal ids are equal records. */
function checkRecord(record, manifest, recordId) {
	const wrong = (expected) => ({
		code: "E_RELATION",
		at: "/id",
		expected,
		mend: "install the release again into an empty folder"
	});
	if (manifest !== void 0) {
		const wanted = buildInstallRecord(manifest, record.body.profile_id);
		if (!wanted.ok) return wanted.refusal;
		if (wanted.value.id !== record.id) return wrong(`\`${wanted.value.id}\`, the record of this profile of the release`);
		const unjudged = checkGateChain(manifest.content);
		if (unjudged !== void 0) return unjudged;
	}
	if (recordId === void 0 || recordId === record.id) return void 0;
	return wrong(`\`${recordId}\`, the record that was asked for`);
}
const northStarOf = ({ body }) => ({
	path: northStarFile,
	sha256: body.north_star.sha256,
	sizeBytes: northStarBytes.length,
	mode: 384
});
/** The owner may write, replace, re-mode and remove that file; a folder or link in its place is still told. */
function setNorthStarAside(differences) {
	const isChanged = differences.some(({ path }) => path === northStarFile);
	return {
		kept: differences.filter(({ path, problem }) => path !== "north-star.md" || problem === "kind"),
		northStar: isChanged ? "changed" : "placeholder"
	};
}

// libs/store/src/commands.ts
const from = {
	flag: "--from",
	value: "DIR",
	describe: "the release directory (manifest.json, release.tar, install.mjs, SHA256SUMS)"
};
const target$1 = {
	name: "TARGET",
	describe: "the folder that was installed into"
};
const doorNote = "bytes, digests and contract were checked; the gates were not run again, their verdicts are as the release states them";
/** `install --from DIR PROFILE_ID TARGET`: the release directory door. Prints the record id. */
const installFromDirectoryCommand = {
	name: "install",
	summary: "Verify a release directory and fill an empty folder with one of its profiles",
	arguments: [{
		name: "PROFILE_ID",
		describe: "a profile of the release, such as profile.default.v1"
	}, {
		name: "TARGET",
		describe: "an existing empty folder"
	}],
	options: [from, allowedSignersOption],
	codes: [
		"E_USAGE",
		"E_RUNTIME",
		"E_TARGET",
		"E_SIGNERS",
		"E_SIGNATURE",
		"E_LIMIT",
		"E_PARSE",
		"E_CANONICAL",
		"E_SHAPE",
		"E_RELATION",
		"E_DIGEST",
		"E_PROFILE",
		"E_PATH",
		"E_DENYLIST",
		"E_IO"
	],
	run: async (context) => {
		const directory = wordOf(context, "from");
		if (directory === void 0) return {
			code: "E_USAGE",
			expected: "a release directory",
			mend: "--from DIR"
		};
		const place = context.place(directory);
		const folder = context.place(String(context.arguments.TARGET));
		const done = await install({
			manifestPath: join(place, manifestFile),
			profileId: String(context.arguments.PROFILE_ID),
			target: folder,
			source: releaseDirectorySource(place),
			surroundings: surroundingsOf([place]),
			allowedSigners: allowedSignersOf(context),
			progress: context.progress
		});
		if (!done.ok) return done.refusal;
		return {
			stdout: line(done.value.recordId),
			notes: installationNotes(done.value, folder, doorNote)
		};
	}
};
/** `verify [--from DIR] [--record ID] TARGET`. Prints the record id; ends with 65 and `E_DIGEST` on any difference. */
const verifyCommand = {
	name: "verify",
	summary: "Compare an installed tree with its record, or with the release it came from",
	arguments: [target$1],
	options: [
		from,
		{
			flag: "--record",
			value: "ID",
			describe: "the record id that the installation printed"
		},
		allowedSignersOption
	],
	codes: [
		"E_USAGE",
		"E_RUNTIME",
		"E_SIGNERS",
		"E_SIGNATURE",
		"E_TARGET",
		"E_LIMIT",
		"E_PARSE",
		"E_CANONICAL",
		"E_SHAPE",
		"E_RELATION",
		"E_PROFILE",
		"E_DIGEST"
	],
	run: async (context) => {
		const directory = wordOf(context, "from");
		const signers = allowedSignersOf(context);
		if (directory === void 0 && signers !== void 0) return {
			code: "E_USAGE",
			expected: "a release directory, whose manifest is signed",
			mend: "--from DIR"
		};
		const release = directory === void 0 ? void 0 : readRelease(join(context.place(directory), manifestFile), signers);
		if (release !== void 0 && !release.ok) return release.refusal;
		const done = verify$1(context.place(String(context.arguments.TARGET)), {
			manifest: release?.value.manifest,
			recordId: wordOf(context, "record")
		});
		return done.ok ? verificationReport(done.value, release?.value.signature) : done.refusal;
	}
};
/** `uninstall TARGET`. Prints nothing; what stays is named. */
const uninstallCommand = {
	name: "uninstall",
	summary: "Remove what an installation put into a folder and nobody has changed",
	arguments: [target$1],
	options: [],
	codes: [
		"E_RUNTIME",
		"E_TARGET",
		"E_LIMIT",
		"E_PARSE",
		"E_CANONICAL",
		"E_SHAPE",
		"E_RELATION",
		"E_IO"
	],
	run: async (context) => {
		const done = uninstall(context.place(String(context.arguments.TARGET)));
		return done.ok ? { notes: uninstallationNotes(done.value) } : done.refusal;
	}
};
/** The user's home, and the folders that a target must stay apart from. */
function surroundingsOf(apartFrom) {
	try {
		return {
			home: homedir(),
			apartFrom
		};
	} catch {
		return { apartFrom };
	}
}
/** The manifest, its signature judged before a byte of it is parsed. */
function readRelease(manifestPath, allowedSigners) {
	const file = admitFile(manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
	if (!file.ok) return file;
	const signature = judgeSignature({
		manifestPath,
		manifest: file.value.bytes,
		allowedSigners
	});
	if (!signature.ok) return signature;
	const manifest = releaseManifestKind.parse(file.value.bytes);
	return manifest.ok ? accept({
		manifest: manifest.value,
		signature: signature.value
	}) : manifest;
}
function wordOf({ options }, name) {
	const word = options[name];
	return typeof word === "string" ? word : void 0;
}
const line = (text) => new TextEncoder().encode(`${text}\n`);

// libs/store/src/upgrade/render-upgrade.ts
const mendedNotes = {
	nothing: [],
	"upgrade-undone": ["an upgrade that was cut short was undone first"],
	"upgrade-stands": ["an exchange that was cut short was put right first; the upgraded tree stands"],
	"rolled-back": ["a rollback that was cut short was finished first"]
};
/** Notes of a plan, or of the upgrade that followed it; the last line of a plan says how to agree to it. */
function upgradeNotes({ plan, digest, outcome, keptAs, mended, signature }) {
	const { entries, from, to, checked_against } = plan.content.body;
	return [
		...mendedNotes[mended],
		`from ${from.release_id} (${basis[checked_against]})`,
		`to   ${to.release_id}`,
		signatureNote(signature),
		...cut(entries.filter(isOfOwner), entryLine),
		countsLine(entries),
		...outcomeLines[outcome](digest, keptAs ?? "")
	];
}
const basis = {
	manifest: "its record held against the manifest that was named",
	record: "by the tree's own record; --installed-from DIR holds it against the release"
};
const outcomeLines = {
	planned: (digest) => [`plan ${digest}`, `nothing was written; to do this, run it again with --plan ${digest}`],
	unchanged: (digest) => [`plan ${digest}`, "this release is installed already; nothing was written"],
	upgraded: (digest, keptAs) => [`plan ${digest}`, `upgraded; the tree from before is kept in ${keptAs}, and \`rollback\` puts it back`]
};
const isOfOwner = (entry) => entry.beside !== void 0 || [
	"added",
	"edited",
	"removed"
].includes(entry.standing);
function entryLine({ action, path, standing, beside }) {
	if (beside !== void 0) return `conflict ${beside}: yours stays, the release's goes to ${path}`;
	if (action === "replace") return `replace ${path}: new content, your mode`;
	if (standing === "removed") return `keep ${path} away: you removed it`;
	return `keep ${path}: ${standing === "added" ? "it is yours" : "you edited it"}`;
}
function countsLine(entries) {
	const count = (action) => entries.filter((entry) => entry.action === action).length;
	const conflicts = entries.filter(({ beside }) => beside !== void 0).length;
	const [add, replace, remove, mode, keep] = [
		count("add"),
		count("replace"),
		count("remove"),
		count("mode"),
		count("keep")
	];
	return `${add} added, ${replace} replaced, ${remove} removed, ${mode} with another mode, ${keep} kept, ${conflicts} in conflict`;
}
/** Notes of a rollback. */
const rollbackNotes = ({ releaseId, keptAs, changedSince, mended }) => [
	...mendedNotes[mended],
	...cut(changedSince, (path) => `changed since the upgrade: ${path}, now only in ${keptAs}`),
	`the tree of ${releaseId} stands again`,
	...keptAs === void 0 ? ["this was all that was left to do; run it again to go back further"] : [`the tree that was taken out is kept in ${keptAs}; remove it if nothing in it is needed`]
];

// libs/store/src/upgrade/exchange.ts
/** Shows the tree that lies staged in the target under `staged`; gives the name under which the old one is kept. */
function moveIn(target, staged, at) {
	at("staged");
	move(target, staged, target, pendingName);
	at("pending");
	withPending(target, (pending) => {
		move(target, treeName, pending, slots.previous);
		at("old tree out");
		move(pending, slots.coming, target, treeName);
	});
	at("new tree in");
	return putAside(target, "previous");
}
/** Shows the tree that was put aside as `name` again; gives the name under which the present one is kept. */
function moveBack(target, name, at) {
	move(target, name, target, pendingName);
	at("pending");
	withPending(target, (pending) => {
		move(target, treeName, pending, slots.undone);
		at("new tree out");
		move(pending, slots.previous, target, treeName);
	});
	at("old tree in");
	return putAside(target, "undone");
}
/** Ends what a killed run had begun; the caller has the lock. `E_TARGET` for a state that no run of ours leaves. */
function mend(target) {
	if (!stands(target, ".ystack-pending")) return accept("nothing");
	const tree = stands(target, treeName);
	const [coming, previous, undone] = withPending(target, (pending) => [
		stands(pending, slots.coming),
		stands(pending, slots.previous),
		stands(pending, slots.undone)
	]);
	const found = [
		tree && ".ystack",
		coming && slots.coming,
		previous && slots.previous,
		undone && slots.undone
	];
	switch (found.filter(Boolean).join(" ")) {
		case treeName:
		case `${treeName} ${slots.coming}`: return discard(target);
		case `${slots.coming} ${slots.previous}`:
			withPending(target, (pending) => move(pending, slots.previous, target, treeName));
			return discard(target);
		case `${treeName} ${slots.previous}`:
			putAside(target, "previous");
			return accept("upgrade-stands");
		case `${slots.previous} ${slots.undone}`:
			withPending(target, (pending) => move(pending, slots.undone, target, treeName));
			putAside(target, "previous");
			return accept("upgrade-stands");
		case `${treeName} ${slots.undone}`:
			putAside(target, "undone");
			return accept("rolled-back");
	}
	return refuse(unknownState(target, found.filter(Boolean).join(", ")));
}
/** Takes away the copy that was to come in, and the plan; where anything else lies there too, all of it stays. */
function discard(target) {
	const ours = [slots.coming, planFile];
	const strange = withPending(target, (pending) => pending.names()).find((name) => !ours.includes(displayName(name)));
	if (strange !== void 0) return refuse(unknownState(target, `\`${displayName(strange)}\``));
	removeTree(target, pendingName);
	target.sync();
	return accept("upgrade-undone");
}
const unknownState = (target, found) => targetRefusal(target.named(pendingName), `an exchange that can be ended or undone, not one with ${found === "" ? "nothing" : found}`, `see what lies there and move the tree that is wanted to \`${target.named(treeName)}\` by hand`);
function putAside(target, aside) {
	const name = asideName(aside, newestAside(target, aside) + 1);
	move(target, pendingName, target, name);
	return name;
}
function withPending(target, use) {
	return withFolder(target.open(pendingName), use);
}
/** One rename, made durable. A folder with content in its way is a fault (`ENOTEMPTY`). */
function move(from, name, to, newName) {
	attempt("move", `${from.named(name)}\` to \`${to.named(newName)}`, () => renameSync(from.at(name), to.at(newName)));
	to.sync();
	if (from !== to) from.sync();
}

// libs/store/src/upgrade/hold-target.ts
/**
* Opens TARGET and its tree (absolute path); the target is locked when it is to be `written`, or must be mended. `E_TARGET`
* without a tree, `E_LOCK` when another run is at work. Throws `FilesFault`.
*/
function holdTarget(path, written) {
	const target = openTarget(path);
	if (!target.ok) return target;
	let lock;
	let held;
	try {
		let mended = "nothing";
		if (written || stands(target.value, ".ystack-pending")) {
			const locked = lockTarget(target.value);
			if (!locked.ok) return locked;
			lock = locked.value;
			const done = mend(target.value);
			if (!done.ok) return done;
			mended = done.value;
		}
		const installed = openTreeIn(target.value);
		if (!installed.ok) return installed;
		const close = () => {
			installed.value.tree.close();
			lock?.release();
			target.value.close();
		};
		held = {
			installed: installed.value,
			mended,
			close
		};
		return accept(held);
	} finally {
		if (held === void 0) {
			lock?.release();
			target.value.close();
		}
	}
}
function openTarget(path) {
	try {
		return accept(openFolder(resolve(path)));
	} catch (error) {
		const expected = `a folder: ${explainErrno(errnoOf(error))} (${errnoOf(error)})`;
		return refuse(targetRefusal(path, expected, "name the folder that was installed into"));
	}
}

// libs/store/src/upgrade/entry-state.ts
/** Permission bits as four octal digits. */
const octal = (mode) => mode.toString(8).padStart(4, "0");
const isSameState = (left, right) => stateWords(left) === stateWords(right);
function stateWords(state) {
	if (state === void 0) return "";
	switch (state.kind) {
		case "file": return `file ${state.mode} ${state.sha256}`;
		case "folder": return `folder ${state.mode}`;
		case "link": return `link ${state.sha256}`;
	}
}

// libs/store/src/upgrade/list-tree.ts
/** Lists a held tree, no link followed. Throws `FilesFault` when the disk fails. */
function listTree(tree) {
	const entries = [];
	for (const entry of walkTree(tree)) entries.push([entry.path, {
		name: entry.name,
		...lookAt(entry, tree)
	}]);
	entries.sort(([left], [right]) => compareCodePoints(left, right));
	return {
		mode: octal(tree.mode()),
		entries: new Map(entries)
	};
}
function lookAt({ kind, parent, name }, tree) {
	try {
		const stats = attempt("look at", parent.named(name), () => lstatSync(parent.at(name), { bigint: true }));
		if (stats.dev !== tree.identity.device) return { odd: "another file system is mounted there" };
		if (Number(stats.uid) !== process.geteuid?.()) return { odd: "it belongs to another user" };
		if (kind === "folder") return { state: {
			kind,
			mode: octal(Number(stats.mode & 4095n))
		} };
		if (kind === "link") {
			const leadsTo = attempt("read", parent.named(name), () => readlinkSync(parent.at(name), { encoding: "buffer" }));
			return { state: {
				kind,
				sha256: sha256Hex(leadsTo)
			} };
		}
		const file = kind === "file" ? digestFile(parent, name) : void 0;
		if (file === void 0) return { odd: kind === "unreadable" ? "it cannot be read" : "it is a special file" };
		return { state: {
			kind: "file",
			mode: octal(file.mode),
			sha256: file.sha256,
			size_bytes: file.sizeBytes
		} };
	} catch (error) {
		const errno = errnoOf(error);
		if (["EACCES", "EPERM"].includes(errno)) return { odd: "it cannot be read" };
		if ([
			"ENOENT",
			"ELOOP",
			"ENXIO",
			"EINVAL"
		].includes(errno)) return { odd: "it moved while it was looked at" };
		throw error;
	}
}
/** `E_TARGET` for the first entry of a tree that cannot be carried over. */
function checkOrdinary(tree, { entries }) {
	for (const [path, { odd }] of entries) {
		if (odd === void 0) continue;
		const expected = `files, folders and symbolic links of yours alone; \`${path}\`: ${odd}`;
		return targetRefusal(tree.path, expected, "move it out of the tree, then plan again");
	}
}
/** Paths at which a tree is not as it is said to be, sorted; the tree's own folder is `.`. */
function differingPaths(listing, mode, wanted) {
	const differing = [.../* @__PURE__ */ new Set([...listing.entries.keys(), ...wanted.keys()])].filter((path) => {
		const listed = listing.entries.get(path);
		return listed?.odd !== void 0 || !isSameState(listed?.state, wanted.get(path));
	});
	return [...listing.mode === mode ? [] : ["."], ...differing.sort(compareCodePoints)];
}

// libs/store/src/generated/upgrade-plan.js
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
const pattern4 = /* @__PURE__ */ new RegExp("^[0-7]{4}$", "u");
const pattern5 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
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
const pattern9 = /* @__PURE__ */ new RegExp("^install\\.[0-9a-f]{64}$", "u");
const pattern10 = /* @__PURE__ */ new RegExp("^release\\.[0-9a-f]{64}$", "u");
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
const pattern11 = /* @__PURE__ */ new RegExp("^profile\\.[a-z0-9][a-z0-9-]{0,30}\\.v1$", "u");
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
const pattern13 = /* @__PURE__ */ new RegExp("^upgrade\\.[0-9a-f]{64}$", "u");
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

// libs/store/src/upgrade/upgrade-plan.ts
const upgradePlanBounds = {
	bytesMax: 134217728,
	depthMax: 8,
	entriesMax: 131072,
	stringBytesMax: 16384,
	integers: "safe"
};
const upgradePlanKind = defineKind({
	kind: "upgrade_plan",
	schemaVersion: 1,
	bounds: upgradePlanBounds,
	validate,
	relations: [
		({ id, body }) => id === planId(body) ? void 0 : unrelated(["id"], `\`${planId(body)}\`, the digest of the body`),
		({ body }) => isStrictlySorted(body.entries, (left, right) => compareCodePoints(left.path, right.path)) ? void 0 : unrelated(["body", "entries"], "paths in order, each once"),
		({ body }) => checkEntries(body.entries)
	]
});
function checkEntries(entries) {
	const odd = entries.findIndex((entry) => !isSound(entry));
	return odd < 0 ? void 0 : unrelated([
		"body",
		"entries",
		odd
	], "the states before and after that its action has");
}
function isSound({ action, before, after }) {
	switch (action) {
		case "add": return before === void 0 && after !== void 0;
		case "remove": return before !== void 0 && after === void 0;
		case "keep": return isSameState(before, after);
		case "mode":
		case "replace": return before !== void 0 && after !== void 0 && !isSameState(before, after);
	}
}
const planId = (body) => `upgrade.${documentDigest(body)}`;
/** A plan with its id; `encodeUpgradePlan` and the kind check it. */
const sealPlan = (body) => ({
	body,
	id: planId(body),
	kind: "upgrade_plan",
	schema_version: 1
});
const encodeUpgradePlan = (plan) => encodeCanonical(plan);
/** What a person repeats to agree to a plan. */
const planDigest = (bytes) => `sha256:${sha256Hex(bytes)}`;
/** The tree before or after a plan, by path. */
function statesOf(plan, side) {
	return new Map(plan.body.entries.flatMap((entry) => {
		const state = entry[side];
		return state === void 0 ? [] : [[entry.path, state]];
	}));
}

// libs/store/src/upgrade/rollback.ts
/**
* Rolls the target (absolute) back by one upgrade. `E_TARGET` without a tree or without one from before, `E_LOCK`;
* `E_RUNTIME` and as the plan's kind refuses when the plan beside the old tree is not to be read; `E_DIGEST` when the old
* tree is not as the upgrade left it, `E_RELATION` when the present one is not what the upgrade made. A rollback or upgrade that was cut short is mended, and if that gave the old tree, this
* was all. Throws `FilesFault`.
*/
function rollback(target, at = () => void 0) {
	const held = holdTarget(target, true);
	if (!held.ok) return held;
	try {
		return rollbackHeld(held.value, at);
	} finally {
		held.value.close();
	}
}
function rollbackHeld({ installed, mended }, at) {
	const { target, tree } = installed;
	if (mended === "upgrade-undone" || mended === "rolled-back") return alreadyBack(tree, mended);
	const count = newestAside(target, "previous");
	const name = asideName("previous", count);
	if (count === 0) {
		const expected = `a tree from before an upgrade (\`${asideName("previous", 1)}\`)`;
		return refuse(targetRefusal(target.path, expected, "leave it as it is: there is no upgrade to take back"));
	}
	const plan = readPlan(target, name);
	if (!plan.ok) return plan;
	const { from, to, tree_mode: mode } = plan.value.body;
	const unfit = checkPrevious(target, name, plan.value) ?? checkPresent(tree, to.record_id);
	if (unfit !== void 0) return refuse(unfit);
	const changedSince = differingPaths(listTree(tree), mode, statesOf(plan.value, "after"));
	const keptAs = exchange$1(target, name, at);
	return accept({
		recordId: from.record_id,
		releaseId: from.release_id,
		keptAs,
		changedSince,
		mended
	});
}
/** What was cut short is at its end: the tree from before stands already, and going further back was not asked. */
function alreadyBack(tree, mended) {
	const record = readRecord(tree);
	if (!record.ok) return record;
	const { id, body } = record.value.content;
	return accept({
		recordId: id,
		releaseId: body.release_ref.content_id,
		changedSince: [],
		mended
	});
}
function readPlan(target, name) {
	const input = `${target.named(name)}/${planFile}`;
	const file = admitFile(String(target.at(`${name}/${planFile}`)), { bytesMax: upgradePlanBounds.bytesMax });
	if (!file.ok) return refuse({
		...file.refusal,
		input,
		mend: byHand(target, name)
	});
	const plan = upgradePlanKind.parse(file.value.bytes);
	return plan.ok ? accept(plan.value.content) : refuse({
		...plan.refusal,
		input,
		mend: byHand(target, name)
	});
}
/** A tree that somebody changed where it was kept is not the one from before; it is not passed off as that. */
function checkPrevious(target, name, plan) {
	const [path] = withFolder(target.open(name), (kept) => withFolder(kept.open(slots.previous), (previous) => differingPaths(listTree(previous), plan.body.tree_mode, statesOf(plan, "before"))));
	if (path === void 0) return void 0;
	return {
		code: "E_DIGEST",
		input: target.named(name),
		at: path,
		expected: "the tree as it was before the upgrade; somebody changed it since",
		mend: byHand(target, name)
	};
}
/** A record that cannot be read is an edit like others; one of another release says that this is no tree of that upgrade. */
function checkPresent(tree, recordId) {
	const record = readRecord(tree);
	if (!record.ok || record.value.content.id === recordId) return void 0;
	const expected = `\`${recordId}\`, the installation that the upgrade made`;
	return {
		code: "E_RELATION",
		input: tree.path,
		expected,
		mend: "move the trees by hand: this one came otherwise"
	};
}
const byHand = (target, name) => `see what it is; to have it anyway, move \`${target.named(treeName)}\` away and \`${target.named(name)}/${slots.previous}\` to its place`;
function exchange$1(target, name, at) {
	try {
		return moveBack(target, name, at);
	} catch (error) {
		succeeds(() => mend(target));
		throw error;
	}
}

// libs/store/src/upgrade/decide-path.ts
/** A file as a release installs it. */
const fileState = ({ sha256, sizeBytes, mode }) => ({
	kind: "file",
	mode: octal(mode),
	sha256,
	size_bytes: sizeBytes
});
const keep = (state, standing) => state === void 0 ? {
	action: "keep",
	standing
} : {
	action: "keep",
	standing,
	before: state,
	after: state
};
/** The fate of a path at which no folder stands; `before` on disk, `old` and `fresh` in the two releases. */
function decidePath(before, old, fresh) {
	if (fresh === void 0) return withoutFresh(before, old);
	const after = fileState(fresh);
	if (old === void 0) {
		if (before === void 0) return {
			action: "add",
			standing: "new",
			after
		};
		return hasBytes(before, fresh) ? keep(before, "added") : {
			...keep(before, "added"),
			displaced: after
		};
	}
	if (before !== void 0 && isAsInstalled(before, old)) return changed(before, after);
	const isReleaseChanged = old.sha256 !== fresh.sha256;
	if (before !== void 0 && hasBytes(before, old) && isReleaseChanged) return {
		action: "replace",
		standing: "edited",
		before,
		after: {
			...after,
			...modeOf(before)
		}
	};
	const kept = keep(before, before === void 0 ? "removed" : "edited");
	return isReleaseChanged && !hasBytes(before, fresh) ? {
		...kept,
		displaced: after
	} : kept;
}
function withoutFresh(before, old) {
	if (before === void 0) return void 0;
	if (old === void 0) return keep(before, "added");
	return isAsInstalled(before, old) ? {
		action: "remove",
		standing: "installed",
		before
	} : keep(before, "edited");
}
function changed(before, after) {
	if (before.kind === "file" && after.kind === "file" && before.sha256 === after.sha256) {
		if (before.mode === after.mode) return keep(before, "installed");
		return {
			action: "mode",
			standing: "installed",
			before,
			after
		};
	}
	return {
		action: "replace",
		standing: "installed",
		before,
		after
	};
}
const hasBytes = (state, file) => state?.kind === "file" && state.sha256 === file.sha256;
const modeOf = (state) => state.kind === "file" ? { mode: state.mode } : {};
const isAsInstalled = (state, file) => hasBytes(state, file) && modeOf(state).mode === octal(file.mode);

// libs/store/src/upgrade/plan-paths.ts
const emptyFolder = {
	kind: "folder",
	mode: octal(448)
};
/** Entries sorted by path; `E_TARGET` where the owner's file keeps the release from making a folder. */
function planPaths(input) {
	const fates = decideFiles(input);
	decideFolders(input, fates);
	const entries = /* @__PURE__ */ new Map();
	for (const [path, { displaced, ...fate }] of fates) entries.set(path, {
		...fate,
		path
	});
	for (const [path, { displaced }] of fates) {
		if (displaced === void 0) continue;
		const beside = freeName(path, (name) => entries.has(name) || input.before.has(name));
		entries.set(beside, {
			action: "add",
			standing: "new",
			path: beside,
			after: displaced,
			beside: path
		});
	}
	const blocked = addFolders(entries);
	if (blocked !== void 0) {
		const expected = `a folder at \`${blocked}\`, where the release has files and something of yours stands`;
		return refuse(targetRefusal(input.place, expected, "move it aside, then plan again"));
	}
	return accept([...entries.values()].sort((left, right) => compareCodePoints(left.path, right.path)));
}
function decideFiles({ before, old, fresh, record }) {
	const [olds, freshes] = [byPath(old), byPath(fresh)];
	const fates = /* @__PURE__ */ new Map();
	for (const path of /* @__PURE__ */ new Set([
		...before.keys(),
		...olds.keys(),
		...freshes.keys()
	])) {
		const state = before.get(path);
		if (state?.kind === "folder") continue;
		const fate = path === "install-record.json" ? installerFate(state, record) : decidePath(state, olds.get(path), freshes.get(path));
		if (fate !== void 0) fates.set(path, fate);
	}
	return fates;
}
const installerFate = (before, record) => {
	const after = fileState(record);
	const standing = "installer";
	if (before === void 0) return {
		action: "add",
		standing,
		after
	};
	return {
		action: isSameState(before, after) ? "keep" : "replace",
		standing,
		before,
		after
	};
};
/** Folders that stand there now, the deepest first: one that loses everything is gone when its parent is asked. */
function decideFolders({ before, old, fresh }, fates) {
	const [olds, freshes] = [byPath(old), byPath(fresh)];
	const [oldFolders, freshFolders] = [foldersOf(old), foldersOf(fresh)];
	const inUse = /* @__PURE__ */ new Set();
	for (const [path, { after }] of fates) if (after !== void 0) addParents(path, inUse);
	const folders = [...before].filter(([, { kind }]) => kind === "folder");
	for (const [path, state] of folders.sort(([left], [right]) => compareCodePoints(right, left))) {
		const isOwners = !oldFolders.has(path);
		const [wasFile, file] = [olds.get(path), freshes.get(path)];
		if (!isOwners && !freshFolders.has(path) && !inUse.has(path)) {
			const gone = {
				action: "remove",
				standing: "installed",
				before: state
			};
			fates.set(path, file === void 0 ? gone : {
				...gone,
				action: "replace",
				after: fileState(file)
			});
			if (file !== void 0) addParents(path, inUse);
			continue;
		}
		addParents(path, inUse);
		const isAsMade = isSameState(state, emptyFolder);
		const isDisplacing = file !== void 0 && file.sha256 !== wasFile?.sha256;
		fates.set(path, {
			action: "keep",
			standing: isOwners && wasFile === void 0 ? "added" : isOwners || !isAsMade ? "edited" : "installed",
			before: state,
			after: state,
			...isDisplacing ? { displaced: fileState(file) } : {}
		});
	}
}
/** Puts in the folders that are missing; gives the path at which something else stands and stays. */
function addFolders(entries) {
	const needed = /* @__PURE__ */ new Set();
	for (const { path, after } of entries.values()) if (after !== void 0) addParents(path, needed);
	for (const path of needed) {
		const entry = entries.get(path);
		if (entry?.after?.kind === "folder") continue;
		if (entry?.after !== void 0) return path;
		const made = {
			path,
			standing: "new",
			after: emptyFolder
		};
		const before = entry?.before;
		entries.set(path, before === void 0 ? {
			...made,
			action: "add"
		} : {
			...made,
			action: "replace",
			before
		});
	}
}
function addParents(path, to) {
	for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) to.add(path.slice(0, end));
}
/** `name.ystack-new`, counted on while somebody has it. */
function freeName(path, isTaken) {
	for (let count = 1;; count += 1) {
		const name = `${path}.ystack-new${count === 1 ? "" : `-${count}`}`;
		if (!isTaken(name)) return name;
	}
}
const byPath = (files) => new Map(files.map((file) => [file.path, file]));

// libs/store/src/upgrade/derive-plan.ts
/**
* Derives the plan. As the record's kind refuses; `E_PROFILE` when another profile is installed; `E_RELATION` when the
* record is not that of `oldManifest`; `E_TARGET` when the tree holds what cannot be carried over; `E_PATH` and `E_LIMIT`
* when what is to lie beside is too long, or there is too much of it. Throws `FilesFault`.
*/
function derivePlan({ installed, manifest, profileId, oldManifest }) {
	const { tree, target } = installed;
	const read = readRecord(tree);
	if (!read.ok) return read;
	const old = read.value.content;
	const unfit = checkOld(old, profileId, oldManifest);
	if (unfit !== void 0) return refuse({
		...unfit,
		input: tree.named(recordFile)
	});
	const fresh = buildInstallRecord(manifest, profileId);
	if (!fresh.ok) return fresh;
	const mount = mountWithin(realOr(tree.path));
	if (mount !== void 0) return refuse(targetRefusal(tree.path, `a tree in which nothing is mounted, as at \`${mount}\``, "unmount it"));
	const listing = listTree(tree);
	const odd = checkOrdinary(tree, listing);
	if (odd !== void 0) return refuse(odd);
	const record = encodeInstallRecord(fresh.value);
	const entries = planPaths({
		place: tree.path,
		before: new Map([...listing.entries].flatMap(([path, { state }]) => state === void 0 ? [] : [[path, state]])),
		old: filesOf(old),
		fresh: filesOf(fresh.value),
		record: {
			path: recordFile,
			sha256: sha256Hex(record),
			sizeBytes: record.length,
			mode: 256
		}
	});
	if (!entries.ok) return entries;
	for (const { path, beside } of entries.value) {
		const tooLong = beside === void 0 ? void 0 : checkInstalledPath({ path }, target.path);
		if (tooLong !== void 0) return refuse(tooLong);
	}
	const body = {
		authority: "none",
		checked_against: oldManifest === void 0 ? "record" : "manifest",
		entries: [...entries.value],
		from: sideOf(old),
		profile_id: profileId,
		to: sideOf(fresh.value),
		tree_mode: listing.mode
	};
	const plan = upgradePlanKind.parse(encodeUpgradePlan(sealPlan(body)));
	return plan.ok ? accept({
		plan: plan.value,
		listing,
		record
	}) : refuse({
		...plan.refusal,
		input: tree.path
	});
}
const sideOf = ({ id, body: { release_ref } }) => ({
	manifest_sha256: release_ref.sha256,
	record_id: id,
	release_id: release_ref.content_id
});
function checkOld({ id, body }, profileId, oldManifest) {
	if (body.profile_id !== profileId) return {
		code: "E_PROFILE",
		at: profileId,
		expected: `\`${body.profile_id}\`, the profile that is installed; an upgrade does not change it`,
		mend: "install another profile into a folder of its own"
	};
	if (oldManifest === void 0) return void 0;
	const wanted = buildInstallRecord(oldManifest, profileId);
	if (!wanted.ok) return wanted.refusal;
	if (wanted.value.id === id) return void 0;
	return {
		code: "E_RELATION",
		at: "/id",
		expected: `\`${wanted.value.id}\`, the record of this profile of the release that was named`,
		mend: "name the release that was installed, or leave it out"
	};
}

// libs/store/src/upgrade/copy-entry.ts
const piece = Buffer.allocUnsafe(1 << 18);
const readFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const createFlags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
/** Makes a folder whose name may be any bytes, open to its owner alone whatever the umask; its own mode comes last. */
function makeRawFolder(parent, name) {
	attempt("make the folder", parent.named(name), () => {
		mkdirSync(parent.at(name), 448);
		chmodSync(parent.at(name), 448);
	});
}
function copyLink(from, to, name) {
	attempt("copy", from.named(name), () => symlinkSync(readlinkSync(from.at(name), { encoding: "buffer" }), to.at(name)));
}
/** Copies a file, its mode set to `mode`. What is no regular file any more is copied as nothing: the caller compares. */
function copyFile(from, to, name, mode) {
	attempt("copy", from.named(name), () => {
		const source = openSync(from.at(name), readFlags);
		try {
			if (fstatSync(source).isFile()) writeCopy(source, to.at(name), mode);
		} finally {
			closeSync(source);
		}
	});
}
function writeCopy(source, path, mode) {
	const copy = openSync(path, createFlags, 384);
	try {
		for (let offset = 0;;) {
			const count = readSync(source, piece, 0, piece.length, offset);
			if (count === 0) break;
			for (let written = 0; written < count;) written += writeSync(copy, piece, written, count - written);
			offset += count;
		}
		fchmodSync(copy, mode);
	} finally {
		closeSync(copy);
	}
}

// libs/store/src/upgrade/folder-cursor.ts
var FolderCursor = class {
	#root;
	#nameOf;
	#open = [];
	/** `nameOf` gives the last name of a path as it is on disk. */
	constructor(root, nameOf) {
		this.#root = root;
		this.#nameOf = nameOf;
	}
	/** The folder that holds `path`, good until the next call. A link on the way is a fault. */
	holding(path) {
		const parent = parentOf(path);
		while (this.#open.length > 0 && !isAt(this.#open.at(-1)?.path ?? "", parent)) this.#open.pop()?.folder.close();
		const from = this.#open.at(-1);
		let folder = from?.folder ?? this.#root;
		let reached = from?.path ?? "";
		while (reached !== parent) {
			const end = parent.indexOf("/", reached === "" ? 0 : reached.length + 1);
			reached = end < 0 ? parent : parent.slice(0, end);
			folder = folder.open(this.#nameOf(reached));
			this.#open.push({
				path: reached,
				folder
			});
		}
		return folder;
	}
	close() {
		for (const { folder } of this.#open.splice(0)) folder.close();
	}
};
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const isAt = (folder, parent) => parent === folder || parent.startsWith(`${folder}/`);

// libs/store/src/upgrade/stage-upgrade.ts
/** The paths in the release of what a plan takes from it, each with its place in the new tree. */
const takenFrom = ({ body }) => new Map(body.entries.filter(isFromRelease).map((entry) => [entry.beside ?? entry.path, entry]));
const isFromRelease = ({ action, after, standing }) => (action === "add" || action === "replace") && after?.kind === "file" && standing !== "installer";
/** Builds the tree in `to`, an empty held folder. Gives what a source refuses, or why the tree moved. Throws `FilesFault`. */
async function stageUpgrade(to, staged) {
	const { plan, listing } = staged;
	const nameOf = (path) => listing.entries.get(path)?.name ?? path.slice(path.lastIndexOf("/") + 1);
	const cursor = new FolderCursor(to, nameOf);
	try {
		for (const { path, after } of plan.body.entries) if (after?.kind === "folder") makeRawFolder(cursor.holding(path), nameOf(path));
		copyKept(staged, cursor, nameOf);
		const refusal = await writeRelease(staged, cursor);
		if (refusal !== void 0) return refusal;
		createFile(to, recordFile, staged.record, 256, false);
		setFolderModes(to, plan, cursor, nameOf);
	} finally {
		cursor.close();
	}
	const [differing] = differingPaths(listTree(to), plan.body.tree_mode, statesOf(plan, "after"));
	if (differing !== void 0) return movedMeanwhile(staged.tree, differing);
	syncTree(to);
}
/** `E_STALE`: the tree is not what it was when the plan was derived, or the disk gave back something else. */
const movedMeanwhile = (tree, at) => ({
	code: "E_STALE",
	input: tree.path,
	at,
	expected: "a tree that holds still while it is upgraded, on a disk that keeps bytes and modes",
	mend: "plan again when nothing writes to it"
});
function copyKept({ plan, tree }, to, nameOf) {
	const from = new FolderCursor(tree, nameOf);
	try {
		for (const { action, path, after } of plan.body.entries) {
			if (action !== "keep" && action !== "mode" || path === "install-record.json") continue;
			if (after?.kind === "link") copyLink(from.holding(path), to.holding(path), nameOf(path));
			if (after?.kind === "file") copyFile(from.holding(path), to.holding(path), nameOf(path), Number.parseInt(after.mode, 8));
		}
	} finally {
		from.close();
	}
}
async function writeRelease({ plan, items, entries }, to) {
	const taken = takenFrom(plan);
	const pairs = pairEntries(entries, items);
	for (;;) {
		const next = await pairs.next();
		if (next.done) return next.value;
		const wrong = checkDigest(next.value);
		if (wrong !== void 0) return wrong;
		const place = taken.get(next.value.item.path);
		if (place?.after?.kind !== "file") continue;
		const name = place.path.slice(place.path.lastIndexOf("/") + 1);
		createFile(to.holding(place.path), name, next.value.entry.bytes, Number.parseInt(place.after.mode, 8), false);
	}
}
/** Last, the deepest first: what is closed to writing could not be filled. */
function setFolderModes(to, plan, cursor, nameOf) {
	for (const { path, after } of plan.body.entries.toReversed()) {
		if (after?.kind !== "folder" || after.mode === "0700") continue;
		const [parent, name] = [cursor.holding(path), nameOf(path)];
		attempt("set the mode of", parent.named(name), () => chmodSync(parent.at(name), Number.parseInt(after.mode, 8)));
	}
	const mode = Number.parseInt(plan.body.tree_mode, 8);
	attempt("set the mode of", to.path, () => chmodSync(to.at("."), mode));
}

// libs/store/src/upgrade/upgrade.ts
const digestPattern = /^sha256:[0-9a-f]{64}$/;
/**
* Plans an upgrade, or does the one that was planned. Refuses `E_USAGE`; `E_RUNTIME` and the manifests' kinds; `E_TARGET`
* without a tree, `E_LOCK`; the release as `install` does; the plan as `derivePlan` does; `E_STALE` when it is not the plan
* that was named; `E_RUNTIME`, `E_STALE` or `E_TARGET` when the release or the tree moved meanwhile. The target is then as it
* was. Throws `FilesFault`; the tree is then the old one, or the new one and the old one kept.
*/
async function upgrade(order) {
	const { profileId, plan, source, oldManifestPath } = order;
	if (!profileIdPattern.test(profileId)) return refuse({
		code: "E_USAGE",
		at: profileId,
		expected: "a profile id, `profile.<name>.v1`"
	});
	if (plan !== void 0 && !digestPattern.test(plan)) return refuse({
		code: "E_USAGE",
		at: plan,
		expected: "the digest of a plan, `sha256:` and 64 hex digits"
	});
	const file = admitFile(order.manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
	if (!file.ok) return file;
	const oldManifest = oldManifestPath === void 0 ? void 0 : readManifest(oldManifestPath);
	if (oldManifest?.ok === false) return oldManifest;
	const absent = await source.open();
	try {
		if (absent !== void 0) return refuse(absent);
		const held = holdTarget(order.target, plan !== void 0);
		if (!held.ok) return held;
		try {
			return await upgradeHeld(held.value, file.value, oldManifest?.value, order);
		} finally {
			held.value.close();
		}
	} finally {
		source.close();
	}
}
function readManifest(path) {
	const file = admitFile(path, { bytesMax: releaseManifestBounds.bytesMax });
	if (!file.ok) return file;
	const manifest = releaseManifestKind.parse(file.value.bytes);
	return manifest.ok ? manifest : refuse({
		...manifest.refusal,
		input: path
	});
}
async function upgradeHeld(held, file, oldManifest, order) {
	const { installed, mended } = held;
	const release = await checkRelease(installed.target, file, order);
	if (!release.ok) return release;
	const { manifest, selection, signature } = release.value;
	const derived = derivePlan({
		installed,
		manifest,
		profileId: order.profileId,
		oldManifest
	});
	if (!derived.ok) return derived;
	const { plan } = derived.value;
	const digest = planDigest(plan.bytes);
	const result = {
		plan,
		digest,
		mended,
		signature
	};
	if (order.plan === void 0) return accept({
		...result,
		outcome: "planned"
	});
	if (digest !== order.plan) return refuse({
		code: "E_STALE",
		input: installed.tree.path,
		at: order.plan,
		expected: `the plan \`${digest}\`: the tree or the release is not what it was when the other was made`,
		mend: "plan again without --plan, and read what it says now"
	});
	if (plan.content.body.from.record_id === plan.content.body.to.record_id) return accept({
		...result,
		outcome: "unchanged"
	});
	order.progress?.("building the new tree");
	const isStill = () => file.unchanged() && order.source.unchanged() ? treeMoved(installed.tree, derived.value) : moved("the release");
	const done = await apply({
		held,
		derived: derived.value,
		manifest,
		selection,
		isStill,
		order
	});
	return done.ok ? accept({
		...result,
		outcome: "upgraded",
		keptAs: done.value
	}) : done;
}
/** Stages the new tree in the target and exchanges it; gives the name under which the old one is kept. */
async function apply({ held, derived, manifest, selection, isStill, order }) {
	const { target, tree } = held.installed;
	const { plan, listing, record } = derived;
	const wanted = takenFrom(plan.content);
	const items = itemsOf(selection).filter(({ path }) => wanted.has(path));
	const staging = openStaging(target, treeName);
	try {
		order.at?.("staging");
		const entries = order.source.entries(manifest, new Set(items.map(({ path }) => path)));
		const staged = {
			plan: plan.content,
			tree,
			listing,
			record,
			items,
			entries
		};
		const refusal = await stageIn(makeFolder(staging.folder, slots.coming), staged);
		if (refusal !== void 0) return refuse(refusal);
		createFile(staging.folder, planFile, plan.bytes, 256, true);
		staging.folder.sync();
		const unstill = isStill();
		if (unstill !== void 0) return refuse(unstill);
		return exchange(target, staging.name, order.at ?? (() => void 0));
	} finally {
		staging.discard();
	}
}
const goneErrnos = [
	"ENOENT",
	"ELOOP",
	"ENOTDIR",
	"ENXIO"
];
async function stageIn(coming, staged) {
	try {
		return await stageUpgrade(coming, staged);
	} catch (error) {
		if (!(error instanceof FilesFault) || !goneErrnos.includes(error.errno)) throw error;
		return movedMeanwhile(staged.tree, error.path);
	} finally {
		coming.close();
	}
}
const placeErrnos = [
	"EXDEV",
	"EACCES",
	"EPERM",
	"EBUSY",
	"ENOTEMPTY",
	"EEXIST"
];
function exchange(target, staged, at) {
	try {
		return accept(moveIn(target, staged, at));
	} catch (error) {
		succeeds(() => mend(target));
		if (!placeErrnos.includes(errnoOf(error))) throw error;
		const expected = `a folder in which trees can be exchanged: ${error.message}`;
		return refuse(targetRefusal(target.path, expected, "see what stands there, then run it again"));
	}
}
/** The listing was taken a while ago; what somebody wrote since is not to be left behind unsaid. */
function treeMoved(tree, { plan }) {
	const { body } = plan.content;
	const [path] = differingPaths(listTree(tree), body.tree_mode, statesOf(plan.content, "before"));
	if (path === void 0 && tree.isInPlace()) return void 0;
	return movedMeanwhile(tree, path ?? ".");
}

// libs/store/src/upgrade/commands.ts
const target = {
	name: "TARGET",
	describe: "the folder that was installed into"
};
const profile = {
	name: "PROFILE_ID",
	describe: "the profile that is installed, such as profile.default.v1"
};
/** The words of an upgrade beside where the release comes from. */
const upgradeArguments = [profile, target];
const upgradeOptions = [
	{
		flag: "--plan",
		value: "DIGEST",
		describe: "the digest of the plan to carry out; without it nothing is written"
	},
	{
		flag: "--installed-from",
		value: "DIR",
		describe: "the release directory that the installed tree must come from"
	},
	allowedSignersOption
];
const upgradeSummary = "Plan the upgrade of an installed tree to another release, or carry out a plan";
const upgradeDetails = ["Without `--plan` it prints the plan as a document, its digest and a summary for people, and writes nothing. With the digest it derives the plan again and carries it out only if it is still the same.", "What you edited, added or removed stays. A file that you edited and the release changed stays too, and the release's new content lies beside it as `NAME.ystack-new`. The whole tree from before is kept in `TARGET/.ystack-previous-N`."];
const upgradeCodes = [
	"E_USAGE",
	"E_RUNTIME",
	"E_TARGET",
	"E_LOCK",
	"E_SIGNERS",
	"E_SIGNATURE",
	"E_LIMIT",
	"E_PARSE",
	"E_CANONICAL",
	"E_SHAPE",
	"E_RELATION",
	"E_DIGEST",
	"E_PROFILE",
	"E_PATH",
	"E_DENYLIST",
	"E_STALE",
	"E_IO"
];
/** The part of an order that the words give, whatever door it is. */
function upgradeWords(context) {
	const { arguments: words, options, place, progress } = context;
	const from = options["installed-from"];
	return {
		profileId: String(words.PROFILE_ID),
		target: place(String(words.TARGET)),
		plan: typeof options.plan === "string" ? options.plan : void 0,
		oldManifestPath: typeof from === "string" ? join(place(from), manifestFile) : void 0,
		allowedSigners: allowedSignersOf(context),
		progress
	};
}
/** A plan's document on stdout, or the id of the record that stands after an upgrade. */
function upgradeReport(done) {
	if (!done.ok) return done.refusal;
	const { outcome, plan } = done.value;
	const recordId = new TextEncoder().encode(`${plan.content.body.to.record_id}\n`);
	return {
		stdout: outcome === "planned" ? plan.bytes : recordId,
		notes: upgradeNotes(done.value)
	};
}
/** `upgrade --from DIR PROFILE_ID TARGET [--plan DIGEST]`: the release directory door. */
const upgradeFromDirectoryCommand = {
	name: "upgrade",
	summary: upgradeSummary,
	details: upgradeDetails,
	arguments: upgradeArguments,
	options: [{
		flag: "--from",
		value: "DIR",
		describe: "the release directory to upgrade to"
	}, ...upgradeOptions],
	codes: upgradeCodes,
	run: async (context) => {
		const directory = context.options.from;
		if (typeof directory !== "string") return {
			code: "E_USAGE",
			expected: "a release directory",
			mend: "--from DIR"
		};
		const place = context.place(directory);
		const words = upgradeWords(context);
		const source = releaseDirectorySource(place);
		return upgradeReport(await upgrade({
			...words,
			manifestPath: join(place, manifestFile),
			source
		}));
	}
};
/** `rollback TARGET`. Prints the id of the record that stands again. */
const rollbackCommand = {
	name: "rollback",
	summary: "Put back the tree from before the last upgrade, exactly, and keep the present one aside",
	details: ["The tree that goes is kept whole in `TARGET/.ystack-undone-N`; what was changed in it since the upgrade is named. Run again, it goes back by one more upgrade. A run that was cut short is put right first."],
	arguments: [target],
	options: [],
	codes: [
		"E_TARGET",
		"E_LOCK",
		"E_RUNTIME",
		"E_LIMIT",
		"E_PARSE",
		"E_CANONICAL",
		"E_SHAPE",
		"E_RELATION",
		"E_DIGEST",
		"E_IO"
	],
	run: async (context) => {
		const done = rollback(context.place(String(context.arguments.TARGET)));
		if (!done.ok) return done.refusal;
		return {
			stdout: new TextEncoder().encode(`${done.value.recordId}\n`),
			notes: rollbackNotes(done.value)
		};
	}
};

// tools/installer/src/run-words.ts
/** Runs the command that `words` begin with. `home` is the folder of the program, where `install` and `upgrade` look by default. */
async function runWords(host, commands, words, home) {
	const [name, ...rest] = words;
	if (name === "--help" || name === "-h" || rest.includes("--help")) return { stdout: encode(helpText(commands)) };
	const command = commands.find((candidate) => candidate.name === name);
	if (command === void 0) return {
		code: "E_USAGE",
		expected: `one of ${commands.map((candidate) => `\`${candidate.name}\``).join(", ")}`,
		mend: "node install.mjs --help"
	};
	const read = readWords(command, rest);
	if (!read.ok) return {
		...read.refusal,
		mend: usageOf(command)
	};
	const { options } = read.value;
	return command.run({
		arguments: read.value.arguments,
		options: ["install", "upgrade"].includes(command.name) ? {
			from: home,
			...options
		} : options,
		place: (path) => placeOf(host.start, path),
		progress: (line) => host.watched ? void host.stderr(`${line}\n`).catch(() => void 0) : void 0,
		write: (bytes) => host.stdout(bytes),
		stdin: host.stdin
	});
}
function readWords(command, words) {
	const known = command.options.map(({ flag, value }) => [flag.slice(2), { type: value === void 0 ? "boolean" : "string" }]);
	try {
		const { values, positionals } = parseArgs({
			args: [...words],
			options: Object.fromEntries(known),
			allowPositionals: true
		});
		if (positionals.length !== command.arguments.length || positionals.includes("")) return refuse({
			code: "E_USAGE",
			expected: `${command.arguments.length} words, not ${positionals.length}`
		});
		const named = command.arguments.map(({ name }, index) => [name, positionals[index]]);
		return accept({
			arguments: Object.fromEntries(named),
			options: values
		});
	} catch (error) {
		return refuse({
			code: "E_USAGE",
			expected: `known options: ${error.message}`
		});
	}
}
const usageOf = ({ name, arguments: words, options }) => [
	`node install.mjs ${name}`,
	...options.map(({ flag, value }) => `[${flag} ${value ?? ""}]`),
	...words.map((word) => word.name)
].join(" ");
const helpText = (commands) => [
	"Installs, verifies, upgrades and uninstalls a release, offline and without a repository.",
	"It checks bytes, digests and contract. It does not run the gates again: their verdicts are as the release states them.",
	"",
	...commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]),
	"",
	"`install` and `upgrade` take the release directory that this file lies in unless --from names another. `install` prints",
	"the record id; `upgrade` prints a plan and carries it out only when its digest is given back with --plan.",
	"`verify --record ID` or `verify --from DIR` compares with something that does not lie in the tree itself.",
	""
].join("\n");
const encode = (text) => new TextEncoder().encode(text);

// tools/installer/src/main.ts
const nodeMajorMin = 20;
const commands = [
	installFromDirectoryCommand,
	verifyCommand,
	upgradeFromDirectoryCommand,
	rollbackCommand,
	uninstallCommand
];
const here = dirname(fileURLToPath(import.meta.url));
process.exitCode = await conclude(processHost(), () => {
	if (Number.parseInt(process.versions.node, 10) < nodeMajorMin) return {
		code: "E_RUNTIME",
		expected: `Node ${nodeMajorMin} or newer, not ${process.versions.node}`,
		mend: "run it with a newer Node"
	};
	return runWords(processHost(), commands, process.argv.slice(2), here);
});

export {  };