// `orchestrator.state-scanner.v1`: a snapshot, scanned at the revision that is expected. An expectation is about one
// classification, so a snapshot in which more or fewer were made says nothing that could meet it.
import { accept } from '#canonical';
import { observeSnapshot, scannerJudge } from '#orchestrator';
import { defineSource } from './source.ts';
import { documentSubject } from './subject.ts';

export const stateScanner = defineSource('orchestrator.state-scanner.v1', {
  disposition: 'observed',
  valueKey: 'classification',
  carried: ({ snapshot }, at) => ({
    snapshot: { document: snapshot, at: [...at, 'snapshot'], kind: 'orchestrator_state_snapshot', isSubject: true },
  }),
  judge: ({ snapshot }, { expected_revision }, { bundle }) => {
    const expected = { repositoryId: expected_revision.repository_id, commitId: expected_revision.commit_id };
    const observed = observeSnapshot(expected, snapshot, scannerJudge(bundle.coreContract.hashed));
    if (!observed.ok) return observed;
    const [first, ...more] = observed.value.body.classifications;
    if (first === undefined || more.length > 0) return accept(undefined);
    return accept({ action: first.recovery.action, class: first.class, reason_id: first.recovery.reason_id });
  },
  subject: ({ snapshot }) => documentSubject(snapshot, 1),
  tool: () => 'orchestrator-state-scanner-bootstrap.v1',
});
