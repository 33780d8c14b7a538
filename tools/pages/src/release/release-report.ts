// The page of a release, for people: which gates judged it and what they said, what is in it and why. A pure function of
// the release, so that whoever makes the release again makes the same page; it is no part of the release and proves nothing.
import type { ReleaseFile } from '#packaging';
import { type Html, html, type Piece } from '../html.ts';
import { renderPage } from '../page.ts';
import { counted, disclosure, facts, figures, name } from '../parts.ts';
import { changes, changesTitle } from './changes.ts';
import { isSame, type Release, type ReportedProfile, reportedProfiles } from './documents.ts';
import { type Origin, originsOf } from './origins.ts';
import { profileSection } from './profile-section.ts';

/** The name of the page in a release directory. */
export const reportFile = 'report.html';

/** The page of a release. Throws when a gate record that the manifest names is not among the documents. */
export function releaseReport(release: Release): string {
  const { manifest } = release;
  const profiles = reportedProfiles(release);
  return renderPage({
    title: `Release ${manifest.id.slice(0, 20)}`,
    eyebrow: html`ystack, release ${name(manifest.id)}`,
    headline: `${counted(manifest.body.gates.length, 'gate')} passed, ${counted(profiles.length, 'profile')} released`,
    opening: openingOf(release),
    sections: [
      { id: 'changes', title: changesTitle(release.since), content: changes(release.since) },
      ...profiles.map((profile, index) => ({
        id: profile.profileId,
        title: profile.profileId,
        content: profileSection(manifest, profile, twinOf(profile, profiles.slice(0, index))),
      })),
      { id: 'files', title: 'Files by origin', content: files(originsOf(release, profiles)) },
      { id: 'identity', title: 'Identity', content: identity(release) },
    ],
    footer: html`<p>This page is for reading. It lies beside the release: neither the release id nor SHA256SUMS covers it, and nothing is decided by it. Everything on it comes from the manifest, the documents of the gates and the ledger of the commit.</p>`,
  });
}

const twinOf = (profile: ReportedProfile, before: readonly ReportedProfile[]): ReportedProfile | undefined =>
  before.find(({ dashboards }) => dashboards.length > 0 && isSame(dashboards, profile.dashboards));

const openingOf = ({
  manifest: { body },
}: Release): Html => html`<p class="lede">Made from commit ${name(body.source.commit_id)} of ${name(body.source.repository_id)}. A gate leaves a record only when it passes; packaging derived every gate again before it wrote this release.</p>
${figures([
  { label: 'gates passed', value: body.gates.length, tone: 'passed' },
  { label: 'profiles', value: body.profiles.length },
  { label: 'files', value: body.files.length },
  { label: 'gate documents', value: body.gate_documents.length },
])}`;

const files = (
  origins: readonly Origin[],
): Piece => html`<p>Every file stands under the first reason for which it ships. Nothing is listed by hand.</p>
<div class="list">${origins.map(({ title, why, files: members }) =>
  disclosure(
    title,
    `${counted(members.length, 'file')}, ${sizeText(members.reduce((sum, { size_bytes }) => sum + size_bytes, 0))}`,
    html`<p class="small">${why}</p>
<ul class="plain small">${members.map(fileLine)}</ul>`,
  ),
)}</div>`;

const fileLine = ({ path, mode, size_bytes, sha256 }: ReleaseFile): Html =>
  html`<li>${name(path)} <span class="soft">${counted(size_bytes, 'byte')}${mode === '100755' ? ', executable' : ''}, sha256 ${name(sha256)}</span></li>
`;

/** `812 bytes`, `12.4 kB`, `3.1 MB`: powers of ten, one decimal. */
const sizeText = (bytes: number): string => {
  if (bytes < 1000) return counted(bytes, 'byte');
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toFixed(1)} ${unit}`;
};

const identity = ({ manifest: { body, id } }: Release): Html =>
  facts([
    ['Release', name(id)],
    ['Source', html`${name(body.source.repository_id)}, commit ${name(body.source.commit_id)}`],
    ['Core contract', html`${name(body.core_contract.generation_id)}, version ${body.core_contract.schema_major}`],
    ['Installer', html`${name(body.installer.path)}, sha256 ${name(body.installer.sha256)}`],
    ['Qualification', body.qualification.state],
    ['Activation', body.activation],
    ['Authority', body.authority],
  ]);
