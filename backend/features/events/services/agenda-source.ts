import type { AgendaEntry } from '@/lib/contract/events/agenda';
import { cancelledShownDays } from '@/lib/domain/events/calendar-feed';
import type { Reader } from '@/backend/deps';
import type { AgendaPerson } from './agenda-people';

/** ISO days, both included. */
export interface AgendaSpan {
  from: string;
  to: string;
}

/** What one layer of a calendar shows of some days. */
export type AgendaSource = (deps: Reader, person: AgendaPerson, span: AgendaSpan) => Promise<AgendaEntry[]>;

/** An entry before it says anything. */
export const emptyEntry = {
  where: { en: '', km: '' },
  who: null,
  startsAt: null,
  endsAt: null,
  on: null,
  until: null,
  sequence: 0,
  isCancelled: false,
  exam: null,
} as const;

/** What was cancelled stays in calendars for some time, so that those who have it learn of it. */
export const isStillTold = (cancelledAt: Date | null, now: Date) =>
  cancelledAt === null || now.getTime() - cancelledAt.getTime() < cancelledShownDays * 86_400_000;
