import { daysBetween } from '@/lib/domain/dates/cambodian-days';

/** Why somebody will be absent, as a school counts it. */
export const absenceReasons = ['illness', 'family', 'ceremony', 'travel', 'work', 'school', 'other'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

/** Why a teacher will be absent. */
export const teacherAbsenceReasons = ['illness', 'family', 'training', 'mission', 'other'] as const;

/** Who has announced an absence, or asked for a correction. */
export const speakers = ['student', 'guardian', 'office'] as const;

export const absenceDaysMax = 31;
/** How far ahead an absence may begin. */
export const absenceAheadDaysMax = 120;

/** `asked`: the school wants a paper for so many days, and there is none yet. */
export const absencePapers = ['none', 'asked', 'given'] as const;
export type AbsencePaper = (typeof absencePapers)[number];

interface Days {
  fromDay: string;
  toDay: string;
}

export const daysOfAbsence = ({ fromDay, toDay }: Days): number => daysBetween(fromDay, toDay) + 1;

/** @param paperFromDays from how many days on the school wants a paper; null for never */
export function paperOf(
  absence: Days & { paperKey: string | null },
  paperFromDays: number | null,
): AbsencePaper {
  if (absence.paperKey !== null) return 'given';
  return paperFromDays !== null && daysOfAbsence(absence) >= paperFromDays ? 'asked' : 'none';
}

/** What became of a request to correct a mark. */
export const markRequestStates = ['open', 'changed', 'kept', 'withdrawn'] as const;
export type MarkRequestState = (typeof markRequestStates)[number];
