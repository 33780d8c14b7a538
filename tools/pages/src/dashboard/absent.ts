// The figures that nobody has: shown as absent, with the reason, never as a zero and never left out.
import type { EvalDashboard } from '#evals';
import { absenceWords } from '../../../explain/src/index.ts';
import { type Html, html } from '../html.ts';
import { name, verdictMark } from '../parts.ts';

type Body = EvalDashboard['body'];
type Absence = { readonly state: 'absent'; readonly reason_id: string };

export const absentFigures = ({
  telemetry,
  flow,
}: Body): Html => html`${absences('Telemetry', Object.entries(telemetry))}
${absences('Flow', Object.entries(flow))}`;

/** Entries that share a reason are told together. */
function absences(title: string, entries: readonly (readonly [figure: string, value: Absence])[]): Html {
  const reasons = [...new Set(entries.map(([, { reason_id }]) => reason_id))];
  return html`<section><h3>${title}</h3>
${reasons.map((reason) => {
  const members = entries.filter(([, { reason_id }]) => reason_id === reason);
  return html`<p>${absenceWords[reason]?.rule ?? ''} <span class="soft">(${name(reason)})</span></p>
<ul class="plain columns">${members.map(([figure, { state }]) => html`<li>${verdictMark('absent', state)} ${name(figure)}</li>\n`)}</ul>
`;
})}</section>`;
}
