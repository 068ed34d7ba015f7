import type { AttendanceMark } from './attendance';

/** A lesson takes marks from its beginning on: before, nobody can be late or absent. */
export const opensForMarks = ({ startsAt }: { startsAt: Date | string }, now: Date): boolean =>
  new Date(startsAt) <= now;

/** Why the office must say why it writes a mark: another one stands there, which teachers and students have read. */
export const isCorrection = (
  stored: { mark: AttendanceMark | null },
  wanted: { mark: AttendanceMark | null },
): boolean => stored.mark !== null && stored.mark !== wanted.mark;
