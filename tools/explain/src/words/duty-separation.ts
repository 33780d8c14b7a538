// The words of `duty_separation_evaluation`. Three dimensions of identity (adapter instance, execution boundary, principal)
// and the role are compared along the chain selected binding, actual binding, performer, reporter.
import { type Read, type Words, type WordTable, words } from './words.ts';

const dimensions = [
  ['adapter_instance_id', 'adapter instance'],
  ['execution_boundary_id', 'execution boundary'],
  ['principal_id', 'principal'],
] as const;

/** The three dimensions and the role: what must stay the same from the selected binding to the report. */
const identity = [...dimensions, ['role', 'role']] as const;

const bindings = (field: string): Read => `resolved /body/bindings/*/binding/${field}`;
const selected: Read = 'request /body/operation/binding_id';

const collisions: WordTable = Object.fromEntries(
  dimensions.flatMap(([field, word]): [string, Words][] => [
    [
      `protected.${field}-collision`,
      words(
        `Two bindings of protected roles have the same ${word}, so one party would check its own work.`,
        [bindings('role'), bindings(field)],
        `Give each of forge, producer, publisher, reviewer and verifier a ${word} of its own in the profile.`,
      ),
    ],
    [
      `requester.${field}-collision`,
      words(
        `Whoever requested the stage has the ${word} of a protected binding, so a worker would have asked for its own work.`,
        [`request /body/requested_by/${field}`, bindings(field)],
        `Let a manager, operator or orchestrator with a ${word} of its own request the stage.`,
      ),
    ],
  ]),
);

const mismatches: WordTable = Object.fromEntries(
  identity.flatMap(([field, word]): [string, Words][] => [
    [
      `actual.${field}-mismatch`,
      words(
        `The binding that really ran has another ${word} than the binding that the request selected.`,
        [selected, bindings(field), `result /body/execution/actual_binding/${field}`],
        `Run the stage under the binding that the request selects, or request it from the one that runs.`,
      ),
    ],
    [
      `performer.${field}-mismatch`,
      words(
        `The performer has another ${word} than the binding that really ran.`,
        [`result /body/execution/performer/${field}`, `result /body/execution/actual_binding/${field}`],
        `Report the performer that the actual binding names.`,
      ),
    ],
    [
      `reporter.${field}-mismatch`,
      words(
        `Whoever reported the result has another ${word} than the performer, or than the selected binding where nothing ran.`,
        [`result /body/reported_by/${field}`, `result /body/execution/performer/${field}`, selected, bindings(field)],
        `Let the performer report its own result; where nothing ran, the selected binding.`,
      ),
    ],
  ]),
);

const operation = (rule: string, reads: readonly Read[], mend: string): Words =>
  words(rule, [selected, ...reads], mend);

export const dutySeparationWords: WordTable = {
  'duty.satisfied': words(
    'No rule of the duty separation policy is broken, and the used capability is a registered one.',
    [
      ...['role', ...dimensions.map(([field]) => field)].map(bindings),
      'request /body/requested_by/role',
      selected,
      'request /body/operation/role',
      'request /body/operation/capability_id',
      'request /body/operation/permissions',
      'result /body/execution/actual_binding',
      'result /body/execution/performer',
      'result /body/reported_by',
      'result /body/execution/used_capability',
      'policy /body/operation_ceilings',
    ],
    'It stays so as long as every role keeps a party of its own and within its ceiling.',
  ),
  'protected.roles-invalid': words(
    'Each of forge, producer, publisher, reviewer and verifier must be bound exactly once.',
    [bindings('role'), 'policy /body/protected_roles'],
    'Bind each protected role once in the profile.',
  ),
  'profile.role-denied': words(
    'The profile binds a role that the policy knows neither as protected nor as dormant.',
    [bindings('role'), 'policy /body/protected_roles', 'policy /body/dormant_roles'],
    'Bind only roles that the policy names.',
  ),
  'operation.ceiling-denied': words(
    'A binding requests a capability or permission beyond the ceiling of its role and execution kind.',
    [
      bindings('role'),
      bindings('execution_kind'),
      bindings('requested_capabilities'),
      bindings('requested_permissions'),
      'policy /body/operation_ceilings',
    ],
    'Request exactly what the ceiling of the role and execution kind lists.',
  ),
  'publisher.not-dormant': words(
    'The publisher must stay dormant, and its binding requests a capability or a permission.',
    [bindings('role'), bindings('requested_capabilities'), bindings('requested_permissions')],
    'Leave capabilities and permissions of the publisher empty.',
  ),
  'dormant.not-dormant': words(
    'The roles ci, execution and identity must stay dormant, and a binding of one requests a capability or a permission.',
    [bindings('role'), bindings('requested_capabilities'), bindings('requested_permissions')],
    'Leave capabilities and permissions of ci, execution and identity empty.',
  ),
  'requester.role-denied': words(
    'A stage may be requested by a manager, an operator or an orchestrator only.',
    ['request /body/requested_by/role', 'policy /body/requester_roles'],
    'Let one of these three request the stage.',
  ),
  ...collisions,
  'operation.role-denied': operation(
    'Exactly one binding must have the id and the role that the operation names.',
    ['request /body/operation/role', bindings('binding_id'), bindings('role')],
    'Name a binding of the resolved profile with the role it has there.',
  ),
  'publisher.requested': operation(
    'The operation is asked of the publisher, which is dormant.',
    ['request /body/operation/role'],
    'Request the stage from another role: nothing here publishes.',
  ),
  'operation.execution-kind-denied': operation(
    'No ceiling allows the execution kind of the selected binding to its role.',
    [bindings('execution_kind'), 'policy /body/operation_ceilings'],
    'Bind the role with an execution kind that it has a ceiling for.',
  ),
  'operation.capability-denied': operation(
    'The operation asks for another capability than the ceiling of the selected role and execution kind.',
    ['request /body/operation/capability_id', bindings('requested_capabilities'), 'policy /body/operation_ceilings'],
    'Ask for the capability of the role.',
  ),
  'operation.permissions-denied': operation(
    'The operation asks for other permissions than the ceiling of the selected role and execution kind.',
    ['request /body/operation/permissions', bindings('requested_permissions'), 'policy /body/operation_ceilings'],
    'Ask for exactly the permissions of the ceiling.',
  ),
  ...mismatches,
  'actual.execution-kind-mismatch': words(
    'The binding that really ran has another execution kind than the binding that the request selected.',
    [selected, bindings('execution_kind'), 'result /body/execution/actual_binding/execution_kind'],
    'Run the stage under the binding that the request selects.',
  ),
  'actual.capability-mismatch': words(
    'What ran used another registered capability than its role and execution kind have.',
    ['result /body/execution/used_capability', 'policy /body/operation_ceilings'],
    'Use the capability of the role, and report the one that was used.',
  ),
  'actual.permissions-mismatch': words(
    'The permissions that were requested are not those of the role and execution kind that really ran.',
    [
      'request /body/operation/permissions',
      'result /body/execution/actual_binding/role',
      'result /body/execution/actual_binding/execution_kind',
      'policy /body/operation_ceilings',
    ],
    'Run the stage under the role and execution kind that the permissions were requested for.',
  ),
  'actual.capability-unclassified': words(
    'What ran used a capability that is not a registered one, so its ceiling is unknown; nothing else is wrong.',
    ['result /body/execution/used_capability'],
    'Report a registered capability, if that is what was used.',
  ),
};
