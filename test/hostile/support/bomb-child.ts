// Reads hostile things in a process that has little memory: each line of stdin is one thing, each line of stdout what came
// of it. A thing that takes more memory than there is ends the process, and its line is missing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inflateSync } from 'node:zlib';
import { openRepository } from '#git';
import { releaseManifestKind } from '#packaging';
import { install, releaseDirectorySource } from '#store';

export type Job =
  | {
      readonly do: 'read';
      readonly root: string;
      readonly backend: 'git' | 'embedded';
      readonly oid: string;
      readonly answerTimeoutMs?: number;
    }
  | { readonly do: 'list'; readonly root: string; readonly backend: 'git' | 'embedded' }
  | { readonly do: 'install'; readonly dir: string; readonly target: string }
  | { readonly do: 'parse'; readonly file: string }
  /** What a reader without bounds does: shows that the limit of this process is one. */
  | { readonly do: 'inflate'; readonly file: string };

const wordOf = (
  outcome:
    | { readonly ok: true }
    | { readonly ok: false; readonly refusal: { readonly code: string; readonly detail?: string } },
): string => (outcome.ok ? 'accepted' : `${outcome.refusal.code} ${outcome.refusal.detail ?? ''}`.trim());

const optionsOf = ({ backend, ...job }: Extract<Job, { readonly backend: unknown }>) =>
  'answerTimeoutMs' in job ? { backend, answerTimeoutMs: job.answerTimeoutMs } : { backend };

async function run(job: Job): Promise<string> {
  switch (job.do) {
    case 'read':
    case 'list': {
      const opened = await openRepository(job.root, optionsOf(job));
      if (!opened.ok) return wordOf(opened);
      const head = job.do === 'read' ? undefined : await opened.value.head();
      if (head?.ok === false) return wordOf(head);
      const read =
        job.do === 'read' ? await opened.value.readObject(job.oid) : await opened.value.listFiles(head?.value ?? '');
      await opened.value.close();
      return wordOf(read);
    }
    case 'install':
      return wordOf(
        await install({
          manifestPath: join(job.dir, 'manifest.json'),
          profileId: 'profile.sample.v1',
          target: job.target,
          source: releaseDirectorySource(job.dir),
          surroundings: { apartFrom: [job.dir] },
        }),
      );
    case 'parse':
      return wordOf(releaseManifestKind.parse(readFileSync(job.file)));
    case 'inflate':
      return `inflated ${inflateSync(readFileSync(job.file)).length}`;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${await run(JSON.parse(line) as Job)}\n`);
}
