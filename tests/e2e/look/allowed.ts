import type { Fault } from './shown';

interface Allowed {
  /** The bare paths. */
  path: RegExp;
  rule: Fault['rule'];
  why: string;
}

/** Faults that are meant, each with its reason. */
export const allowed: readonly Allowed[] = [];
