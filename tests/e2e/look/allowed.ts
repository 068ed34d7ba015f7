import type { Fault } from './shown';

interface Allowed {
  /** The bare paths. */
  path: RegExp;
  rule: Fault['rule'];
  why: string;
}

/** Faults that are meant, each with its reason. */
export const allowed: readonly Allowed[] = [
  {
    path: /^\/advisor\/fair\/[^/]+\/edit$/,
    rule: 'too long',
    why: 'The editor of a fair shows the fields of all its sessions and stands; staff arrange it at a desk.',
  },
];
