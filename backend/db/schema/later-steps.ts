import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { IdentityProviderName } from '@/lib/domain/accounts/identity-providers';
import { instant, primaryId } from './columns';

/** What must happen outside the database once an act has committed. `token` is sealed. */
export interface LaterStep {
  kind: 'provider-log-out';
  provider: IdentityProviderName;
  token: string;
}

/** Steps that wait; one that is done, or given up, is no row any more. */
export const laterSteps = pgTable(
  'later_steps',
  {
    id: primaryId(),
    step: jsonb('step').$type<LaterStep>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('later_steps_due').on(t.nextAttemptAt)],
);
