import { contentGate } from '../src/content-gate.ts';
import { canonicalText } from '#canonical';
import { checkFileContent, checkName } from '#content';
const cs = contentGate.build({} as never).cases as any[];
console.log(cs.length);
const details = new Set<string>();
for (const c of cs) {
  const {path,text} = c.input.content;
  const f = {path, mode:'100644', bytes: new TextEncoder().encode(text)};
  const r = checkName(f) ?? checkFileContent(f);
  const got = r ? {disposition:'rejected', error_token: r.code, detail: r.detail} : {disposition:'admitted'};
  if (r) details.add(r.detail);
  if (canonicalText(got as never) !== canonicalText(c.expectation)) console.log(c.case_id, got, c.expectation, r);
}
console.log([...details].sort().join(' '));
