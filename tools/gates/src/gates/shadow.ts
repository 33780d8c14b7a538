// The gate `shadow`: failures that were seen are gone back to at their exact revision, and come out as the release says.
import type { Gate } from '../gate.ts';
import { deriveShadow } from '../shadow/derive-shadow.ts';

export const gate: Gate = { name: 'shadow', derive: deriveShadow };
