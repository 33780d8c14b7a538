// Which paths no producer is asked to touch. Letter case is no way around it, since file systems fold it; neither is a
// wildcard, since a path that is granted may be read as a pattern later.
import type { ReviewFixPolicyBody } from '../generated/review-fix-policy.d.ts';

type Protection = Pick<
  ReviewFixPolicyBody,
  'protected_path_prefixes' | 'protected_path_segments' | 'protected_root_files'
>;

/**
 * Whether a path lies in a protected folder at the root, has a protected segment anywhere, is a protected file at the root,
 * or holds `*` or `?`. Only A to Z are folded: no other letter stands in what a policy can protect.
 */
export function isProtected(path: string, policy: Protection): boolean {
  const folded = foldCase(path);
  const segments = folded.split('/');
  const among = (names: readonly string[], name: string | undefined) => names.some((known) => foldCase(known) === name);
  return (
    /[*?]/.test(path) ||
    among(policy.protected_path_prefixes, `${segments[0]}/`) ||
    segments.some((segment) => among(policy.protected_path_segments, segment)) ||
    (segments.length === 1 && among(policy.protected_root_files, folded))
  );
}

/** A to Z in lower case, everything else as it is. */
export const foldCase = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
