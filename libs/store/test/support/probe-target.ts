// Prints how a target is judged; run in a process of its own, for a namespace or another user.
import { openTarget } from '../../src/target.ts';

const result = openTarget(process.argv[2] ?? '', { apartFrom: [] });
process.stdout.write(result.ok ? 'accepted' : result.refusal.expected);
