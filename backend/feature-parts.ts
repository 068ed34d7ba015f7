import type { Hono } from 'hono';
import type { Deps, WritingDeps } from '@/backend/deps';
import type { Env } from '@/backend/http/implement';

/** What a feature registers in the backend. */
export interface FeatureParts {
  /** Its calls. Of two that match, the first answers. */
  routes: readonly ((deps: Deps) => Hono<Env>)[];
  /** What runs beside the calls; each returns what stops it and waits for its last run. */
  jobs?: readonly ((deps: WritingDeps) => () => Promise<void>)[];
}
