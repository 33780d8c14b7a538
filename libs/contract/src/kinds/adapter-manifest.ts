// `adapter_manifest`: what an adapter offers. It has no relations; what a profile may ask of it is judged with the profile.
import { coreBounds } from '#canonical';
import { defineKind } from '../define-kind.ts';
import { type AdapterManifest, validate } from '../generated/adapter-manifest.js';
import { byText } from '../git-key.ts';
import { checkSorted, checkWordSet } from '../shapes/sorted.ts';
import { coreSchemaVersion } from '../vocabulary.ts';

export const manifestKind = defineKind<AdapterManifest>({
  kind: 'adapter_manifest',
  schemaVersion: coreSchemaVersion,
  bounds: coreBounds,
  validate,
  shapes: [
    ({ body }) => checkWordSet(body.offered_roles, ['body', 'offered_roles']),
    ({ body }) => checkWordSet(body.offered_execution_kinds, ['body', 'offered_execution_kinds']),
    ({ body }) => checkWordSet(body.offered_capabilities, ['body', 'offered_capabilities']),
    ({ body }) => checkWordSet(body.offered_permissions, ['body', 'offered_permissions']),
    ({ body }) =>
      checkSorted(
        body.offered_tools,
        byText((tool) => tool.tool_id),
        ['body', 'offered_tools'],
        'tool_id',
      ),
  ],
});
