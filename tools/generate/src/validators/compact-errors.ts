// ajv writes every error as an object literal with the place in the schema; there are hundreds in one validator, and they
// are most of its size. Each becomes a call to one helper, without the place in the schema, which nobody reads.

const opening = '{instancePath';
const shape =
  /^\{instancePath(?::(?<path>.+?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:"(?<keyword>[^"]+)",params:(?<params>\{.*\})\}$/s;

/** `code` with its error literals as calls of `issue`, and the helper in front. Throws on a literal of another form. */
export function compactErrors(code: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let start = code.indexOf(opening); start !== -1; start = code.indexOf(opening, done)) {
    const end = closingBrace(code, start) + 1;
    const literal = code.slice(start, end);
    parts.push(code.slice(done, start), isParameters(literal) ? literal : asCall(literal));
    done = end;
  }
  return `${helper}${parts.join('')}${code.slice(done)}`;
}

const helper = 'const issue = (instancePath, keyword, params) => ({ instancePath, keyword, params });\n';

// The same opening stands in `function validate20(data, {instancePath="", …})` and in the calls of other validators.
const isParameters = (literal: string): boolean => !literal.includes(',schemaPath:');

function asCall(literal: string): string {
  const found = shape.exec(literal)?.groups;
  if (found === undefined) throw new Error(`an error of another form than expected: ${literal}`);
  return `issue(${found.path ?? 'instancePath'},"${found.keyword}",${found.params})`;
}

function closingBrace(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const character = code[at];
    if (character === '"') at = closingQuote(code, at);
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('unbalanced braces in generated code');
}

function closingQuote(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '"') return at;
  }
  throw new Error('an open string in generated code');
}
