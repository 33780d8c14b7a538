// The discriminants that vendors publish: string literals in the type declarations of their packages, read by the
// compiler. Nothing of a package is run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { vocabularies } from '#capture';

type Vocabularies = typeof vocabularies;

type Source = { readonly package: string; readonly file: string };

const claude: Source = { package: '@anthropic-ai/claude-agent-sdk', file: 'sdk.d.ts' };
const codex: Source = { package: '@openai/codex-sdk', file: 'dist/index.d.ts' };
const gitlab: Source = { package: '@gitbeaker/core', file: 'dist/index.d.ts' };

/** What to install; the GitLab types lie in a package that this one brings. */
export const packages = [claude.package, codex.package, '@gitbeaker/rest'];

type Words = (types: ReadonlyMap<string, ts.Node>) => ReadonlySet<string>;

/** Where each vocabulary stands. */
export const sources: { readonly [V in keyof Vocabularies]: readonly [Source, Words] } = {
  'Claude Code event types': [claude, membersOf('StdoutMessage', 'type')],
  'Claude Code system subtypes': [claude, membersOf('SDKMessage', 'subtype', 'system')],
  'Claude Code result subtypes': [claude, membersOf('SDKMessage', 'subtype', 'result')],
  'Codex event types': [codex, membersOf('ThreadEvent', 'type')],
  'Codex item types': [codex, membersOf('ThreadItem', 'type')],
  'GitLab merge request states': [gitlab, membersOf('AllMergeRequestsOptions', 'state')],
  'GitLab detailed merge statuses': [gitlab, membersOf('MergeRequestSchema', 'detailed_merge_status')],
};

/** The type declarations of a file in an installed package, by name. */
export function declarationsOf(modules: string, source: Source): ReadonlyMap<string, ts.Node> {
  const text = readFileSync(join(modules, source.package, source.file), 'utf8');
  const types = new Map<string, ts.Node>();
  for (const statement of ts.createSourceFile(source.file, text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isTypeAliasDeclaration(statement)) types.set(statement.name.text, statement.type);
    if (ts.isInterfaceDeclaration(statement)) types.set(statement.name.text, statement);
  }
  return types;
}

/** The literals of one member in a type and in everything it is a union of; where `of` is given, of that `type` only. */
function membersOf(name: string, member: string, of?: string): Words {
  return (types) => {
    const words = new Set<string>();
    for (const shape of shapesOf(types, name)) {
      if (of !== undefined && !literalsOf(memberOf(shape, 'type')).includes(of)) continue;
      for (const word of literalsOf(memberOf(shape, member))) words.add(word);
    }
    return words;
  };
}

type Shape = ts.TypeLiteralNode | ts.InterfaceDeclaration;

function shapesOf(types: ReadonlyMap<string, ts.Node>, name: string): readonly Shape[] {
  const shapes: Shape[] = [];
  const seen = new Set<string>();
  const visit = (node: ts.Node | undefined): void => {
    if (node === undefined) return;
    if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) shapes.push(node);
    else if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) node.types.forEach(visit);
    else if (ts.isParenthesizedTypeNode(node)) visit(node.type);
    else if (ts.isTypeReferenceNode(node)) follow(lastName(node.typeName));
  };
  const follow = (reference: string): void => {
    if (seen.has(reference)) return;
    seen.add(reference);
    visit(types.get(reference));
  };
  follow(name);
  return shapes;
}

const lastName = (name: ts.EntityName): string => (ts.isIdentifier(name) ? name.text : name.right.text);

const memberOf = (shape: Shape, name: string): ts.TypeNode | undefined =>
  [...shape.members].filter(ts.isPropertySignature).find((member) => member.name.getText() === name)?.type;

function literalsOf(type: ts.TypeNode | undefined): readonly string[] {
  if (type === undefined) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}
