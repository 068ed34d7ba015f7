import { visitLimits } from '@/lib/domain/limits/visits';

export const visitStates = ['planned', 'open', 'over'] as const;
export type VisitState = (typeof visitStates)[number];

interface VisitTimes {
  startsAt: string | Date;
  endsAt: string | Date;
  closedAt: string | Date | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const msOf = (at: string | Date) => new Date(at).getTime();

export function visitStateAt({ startsAt, endsAt, closedAt }: VisitTimes, nowMs: number): VisitState {
  if (closedAt !== null || msOf(endsAt) <= nowMs) return 'over';
  return msOf(startsAt) <= nowMs ? 'open' : 'planned';
}

/** How many numbers may ask for codes through a visit: those expected and a few more. */
export const visitPlaces = (pupils: number): number =>
  pupils + Math.ceil(pupils / visitLimits.pupilsPerSparePlace);

/** When the names of those who came are deleted. */
export const visitListEnds = (endsAt: string | Date): Date =>
  new Date(msOf(endsAt) + visitLimits.listStoredDays * dayMs);

export type VisitTimeIssue = 'before-start' | 'visit-too-long' | 'visit-past' | 'visit-too-far';

/** What is wrong with the end of a visit, or with its beginning; null where nothing is. */
export function visitTimeIssue(
  { startsAt, endsAt }: Pick<VisitTimes, 'startsAt' | 'endsAt'>,
  nowMs: number,
): { path: 'startsAt' | 'endsAt'; code: VisitTimeIssue } | null {
  const [start, end] = [msOf(startsAt), msOf(endsAt)];
  if (end <= start) return { path: 'endsAt', code: 'before-start' };
  if (end - start > visitLimits.hoursMax * hourMs) return { path: 'endsAt', code: 'visit-too-long' };
  if (end <= nowMs) return { path: 'startsAt', code: 'visit-past' };
  if (start > nowMs + visitLimits.aheadDaysMax * dayMs) return { path: 'startsAt', code: 'visit-too-far' };
  return null;
}

/** Letters and digits that nobody misreads, and that a phone types without its shift key. */
export const visitCodeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codePattern = new RegExp(`^[${visitCodeAlphabet}]{${visitLimits.codeLength}}$`);

/** The code as it is stored; null for what is none. */
export function readVisitCode(typed: string): string | null {
  const code = typed.trim().toLowerCase();
  return codePattern.test(code) ? code : null;
}
