import type { Instant } from '@/lib/domain/dates/dates';

/** Where a lesson stands by the clock. */
export const lessonState = (
  { isCancelled, startsAt, endsAt }: { isCancelled: boolean; startsAt: Instant; endsAt: Instant },
  now: Date,
): 'planned' | 'running' | 'held' | 'cancelled' => {
  if (isCancelled) return 'cancelled';
  if (new Date(endsAt) <= now) return 'held';
  return new Date(startsAt) <= now ? 'running' : 'planned';
};
