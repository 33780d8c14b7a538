// One profile of a release: its gates, who plays its roles, what the policies and the evals said.
import type { ReleaseManifest } from '#packaging';
import { wordsFor } from '../../../explain/src/index.ts';
import { matrix } from '../dashboard/matrix.ts';
import { anchorOf, type Html, html, type Piece } from '../html.ts';
import { counted, disclosure, name, verdictMark } from '../parts.ts';
import type { ReportedProfile } from './documents.ts';
import { type GraphNode, gateGraph } from './graph.ts';
import { policyTable } from './policy-table.ts';

/** The section; `twin` is an earlier profile whose policies and evals say exactly the same. */
export const profileSection = (
  manifest: ReleaseManifest,
  profile: ReportedProfile,
  twin: ReportedProfile | undefined,
): Piece => [
  gateGraph(graphNodes(manifest, profile), graphLabel(profile)),
  part(profile, 'gates', 'Gates', gates(profile)),
  profile.resolved === undefined ? undefined : part(profile, 'roles', 'Roles', roles(profile.resolved)),
  profile.policies.length === 0 ? undefined : part(profile, 'policies', 'Policies', policyTable(profile.policies)),
  profile.dashboards.length === 0 ? undefined : part(profile, 'evals', 'Evals', evals(profile, twin)),
  profile.incidents.length === 0 ? undefined : part(profile, 'incidents', 'Incidents', incidents(profile)),
];

// Without a name of its own such a part is no landmark: every profile has parts of these titles.
const part = ({ profileId }: ReportedProfile, id: string, title: string, content: Piece): Html => {
  const anchor = anchorOf(profileId, id);
  return html`<section id="${anchor}">
<h3>${title}</h3>
${content}
</section>
`;
};

function graphNodes({ body }: ReleaseManifest, { gates: passed, files }: ReportedProfile): readonly GraphNode[] {
  const start = 'start';
  const source = passed[0]?.record.body.source;
  const nodes = passed.map(({ record: { body: gate } }): GraphNode => {
    const lines = [counted(gate.inputs.length, 'object'), counted(gate.outputs.length, 'document')];
    const after = gate.upstream.map((before) => before.gate);
    return {
      id: gate.gate,
      title: gate.gate,
      lines,
      verdict: gate.verdict,
      after: after.length === 0 ? [start] : after,
    };
  });
  const before = new Set(nodes.flatMap(({ after }) => after));
  const last = nodes.map(({ id }) => id).filter((id) => !before.has(id));
  return [
    {
      id: start,
      title: 'source',
      lines: [source?.repository_id ?? '', (source?.commit_id ?? '').slice(0, 12)],
      after: [],
    },
    ...nodes,
    {
      id: 'end',
      title: 'release',
      lines: [counted(files.length, 'file'), counted(body.profiles.length, 'profile')],
      after: last,
    },
  ];
}

const graphLabel = ({ gates: passed, profileId }: ReportedProfile): string =>
  `Gates of ${profileId}: ${passed
    .map(({ record: { body } }) => {
      const after = body.upstream.map(({ gate }) => gate);
      return `${body.gate}${after.length === 0 ? '' : ` after ${after.join(' and ')}`}, ${body.verdict}`;
    })
    .join('; ')}.`;

const gates = ({ gates: passed }: ReportedProfile): Piece =>
  html`<div class="list">${passed.map(({ record: { body }, recordSha256 }) =>
    disclosure(
      html`${body.gate} ${verdictMark(body.verdict)}`,
      `${counted(body.inputs.length, 'object')} in, ${counted(body.outputs.length, 'document')} out`,
      html`<p class="small">Judged by program ${name(body.program.sha256)}. The record has sha256 ${name(recordSha256)}.</p>
<h4>What came out</h4>
<ul class="plain small">${body.outputs.map(({ path, sha256 }) => html`<li>${name(path)} <span class="soft">sha256 ${name(sha256)}</span></li>\n`)}</ul>
<h4>What went in</h4>
<ul class="plain small">${body.inputs.map(({ path, mode, object_id }) => html`<li>${name(path)} <span class="soft">${mode} ${name(object_id)}</span></li>\n`)}</ul>`,
    ),
  )}</div>`;

const roles = ({ body }: NonNullable<ReportedProfile['resolved']>): Html => html`<table class="stack">
<thead><tr><th scope="col">Role</th><th scope="col">Played by</th><th scope="col">May</th></tr></thead>
<tbody>
${body.bindings.map(
  ({ binding, adapter_implementation }) => html`<tr><th scope="row">${binding.role}</th>
<td>${name(adapter_implementation.id)}<br><span class="small soft">${binding.model_request === undefined ? binding.execution_kind : html`${name(binding.model_request.model_id)} of ${binding.model_request.provider_id}, effort ${binding.model_request.effort_id}`}</span></td>
<td class="small">${binding.requested_permissions.length === 0 ? html`<span class="soft">nothing: the role is dormant</span>` : html`<ul class="plain">${binding.requested_permissions.map((permission) => html`<li>${name(permission)}</li>`)}</ul>`}</td></tr>
`,
)}</tbody>
</table>`;

const evals = ({ dashboards }: ReportedProfile, twin: ReportedProfile | undefined): Piece =>
  twin === undefined
    ? dashboards.map(({ body }) => matrix(body, 'plain'))
    : html`<p>The same figures as for <a href="#${anchorOf(twin.profileId, 'evals')}">${twin.profileId}</a>.</p>`;

const incidents = ({ incidents: found }: ReportedProfile): Html => html`<table class="stack">
<thead><tr><th scope="col">Incident</th><th scope="col">Outcome</th><th scope="col">Reason</th></tr></thead>
<tbody>
${found.map(
  ({ id, file, outcome, reason }) => html`<tr><th scope="row">${name(id)}<span class="small soft">${file}</span></th>
<td>${verdictMark(outcome === 'inconclusive' ? 'inconclusive' : 'passed', outcome)}</td><td class="small">${wordsFor('shadow_reproduction_record', reason)?.rule ?? ''} <span class="soft">(${name(reason)})</span></td></tr>
`,
)}</tbody>
</table>`;
