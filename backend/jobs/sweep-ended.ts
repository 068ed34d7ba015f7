import { and, eq, inArray, isNotNull, lt, lte, ne, or } from 'drizzle-orm';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import { visitLimits } from '@/lib/domain/limits/visits';
import {
  applicationMerges,
  campaignConsents,
  challenges,
  eventScans,
  guardianCodes,
  idempotencyKeys,
  invitations,
  missedSearches,
  noticeDeliveries,
  outbox,
  rateLimits,
  refreshTokens,
  sessions,
  telegramKeys,
  visitorMessages,
} from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import {
  endedCountersStoredDays,
  endedInvitationsStoredDays,
  endedMessagesStoredDays,
  endedSessionsStoredDays,
  handledMessagesStoredDays,
  idempotencyKeysStoredDays,
  sweepEveryMs,
  sweepFirstAfterMs,
  walkInNamesStoredDays,
} from '@/backend/limits';
import { runAct } from '@/backend/core/access/act';
import { lapseInvitations } from '@/backend/features/accounts/services/invitations';
import { askAdultsAnew } from '@/backend/features/school-day/services/guardians-of-adults';
import { sweepTagChanges } from '@/backend/core/tags/tag-changes';
import { withoutCode } from '@/backend/features/notices/jobs/outbox';
import { runEvery } from './run-every';
import { oldestMissDay } from '@/backend/features/search/services/missed-searches';
import { sweepUploads } from '@/backend/core/files/remove-uploads';
import { forgetVisitors } from '@/backend/features/visits/services/school-visits';

const daySeconds = 86_400;

/** Expired data that nobody needs any more, each kind by its own statement. */
const sweeps: Record<string, (deps: WritingDeps, ago: (seconds: number) => Date) => Promise<unknown>> = {
  codes: ({ db }, ago) =>
    db
      .update(outbox)
      .set(withoutCode)
      .where(lte(outbox.codeUntil, ago(0))),
  messages: ({ db }, ago) => {
    const before = ago(endedMessagesStoredDays * daySeconds);
    const isSent = and(eq(outbox.status, 'sent'), lt(outbox.sentAt, before));
    const isGivenUp = and(inArray(outbox.status, ['failed', 'dropped']), lt(outbox.createdAt, before));
    return db.delete(outbox).where(or(isSent, isGivenUp));
  },
  challenges: ({ db }, ago) =>
    db.delete(challenges).where(lt(challenges.expiresAt, ago(endedCountersStoredDays * daySeconds))),
  'campaign-consents': ({ db }, ago) =>
    db.delete(campaignConsents).where(lt(campaignConsents.expiresAt, ago(0))),
  'idempotency-keys': ({ db }, ago) =>
    db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, ago(idempotencyKeysStoredDays * daySeconds))),
  'rate-limits': ({ db }, ago) =>
    db.delete(rateLimits).where(lt(rateLimits.until, ago(endedCountersStoredDays * daySeconds))),
  sessions: ({ db }, ago) => {
    const isRevoked = lt(sessions.revokedAt, ago(endedSessionsStoredDays * daySeconds));
    // Each use issues the latest refresh token; without a use during its lifetime no valid one is left.
    const isUnused = lt(
      sessions.lastUsedAt,
      ago(tokenLimits.refreshLifetimeSeconds + endedSessionsStoredDays * daySeconds),
    );
    return db.delete(sessions).where(or(isRevoked, isUnused));
  },
  'refresh-tokens': ({ db }, ago) => db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, ago(0))),
  // The copies of what was joined, once it cannot be undone any more.
  merges: ({ db }, ago) =>
    db
      .update(applicationMerges)
      .set({ snapshot: null })
      .where(and(isNotNull(applicationMerges.snapshot), lte(applicationMerges.undoUntil, ago(0)))),
  invitations: async (deps, ago) => {
    await runAct(deps, { caller: null }, lapseInvitations);
    await deps.db
      .delete(invitations)
      .where(lt(invitations.expiresAt, ago(endedInvitationsStoredDays * daySeconds)));
  },
  notices: async ({ db }, ago) => {
    const ended = lt(noticeDeliveries.createdAt, ago(endedMessagesStoredDays * daySeconds));
    await db.delete(noticeDeliveries).where(and(ne(noticeDeliveries.state, 'waiting'), ended));
    await db.delete(telegramKeys).where(lt(telegramKeys.expiresAt, ago(0)));
  },
  'visitor-messages': ({ db }, ago) =>
    db
      .delete(visitorMessages)
      .where(
        and(
          ne(visitorMessages.state, 'new'),
          lt(visitorMessages.handledAt, ago(handledMessagesStoredDays * daySeconds)),
        ),
      ),
  // The names of people who came to an event without an account.
  'walk-ins': ({ db }, ago) =>
    db
      .update(eventScans)
      .set({ name: '' })
      .where(and(ne(eventScans.name, ''), lt(eventScans.at, ago(walkInNamesStoredDays * daySeconds)))),
  'visit-lists': (deps, ago) =>
    runAct(deps, { caller: null }, (act) =>
      forgetVisitors(act, ago(visitLimits.listStoredDays * daySeconds)),
    ),
  uploads: sweepUploads,
  // What children confirmed ends when they are adults.
  guardians: (deps) => runAct(deps, { caller: null }, askAdultsAnew),
  'guardian-codes': ({ db }, ago) => db.delete(guardianCodes).where(lt(guardianCodes.expiresAt, ago(0))),
  'tag-changes': ({ db }) => sweepTagChanges(db),
  'missed-searches': ({ db, clock }) =>
    db.delete(missedSearches).where(lt(missedSearches.day, oldestMissDay(clock.now()))),
};

/** Deletes expired data. Any number of processes may run it; a failure is logged and left for the next run. @returns the kinds that failed */
export async function sweepEnded(deps: WritingDeps): Promise<string[]> {
  const failed: string[] = [];
  const now = deps.clock.now().getTime();
  const ago = (seconds: number) => new Date(now - seconds * 1000);
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(deps, ago);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      deps.log.error('sweep', { name, reason: cause instanceof Error ? cause.message : 'unknown' });
      failed.push(name);
    }
  }
  return failed;
}

/** Sweeps soon after the start, for short-lived processes, and then every hour. */
export const runSweep = (
  deps: WritingDeps,
  { firstAfterMs, everyMs } = { firstAfterMs: sweepFirstAfterMs, everyMs: sweepEveryMs },
) =>
  runEvery(deps, {
    name: 'sweep',
    firstAfterMs,
    everyMs,
    run: async () => {
      const failed = await sweepEnded(deps);
      if (failed.length > 0) throw new Error(`Left for the next run: ${failed.join(', ')}.`);
    },
  });
