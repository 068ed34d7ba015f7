export const attendanceMarks = ['present', 'late', 'absent', 'excused'] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

export type AttendanceSummary = Record<AttendanceMark, number> & {
  /** Sessions with a recorded attendance. */
  marked: number;
  /** The share of counted sessions that the student attended, in whole percent; null when none is counted. */
  percent: number | null;
};

/** Late counts as present; excused sessions are not counted. */
export function shareAttended({ present, late, absent }: Omit<Record<AttendanceMark, number>, 'excused'>) {
  const came = present + late;
  const counted = came + absent;
  return counted === 0 ? null : Math.round((came / counted) * 100);
}

export function summarizeAttendance(marks: readonly AttendanceMark[]): AttendanceSummary {
  const counts = { present: 0, late: 0, absent: 0, excused: 0 };
  for (const mark of marks) counts[mark] += 1;
  return { ...counts, marked: marks.length, percent: shareAttended(counts) };
}

/**
 * How many of the lessons to come a student may miss and still reach the minimum at the end.
 * @param toCome lessons that are not marked yet
 */
export function lessonsToMiss(
  { present, late, absent }: AttendanceSummary,
  toCome: number,
  minPercent: number,
): number {
  const came = present + late;
  const needed = (minPercent / 100) * (came + absent + toCome);
  return Math.max(0, Math.min(toCome, Math.floor(came + toCome - needed + 1e-9)));
}

/** How far back lessons without a mark are asked for, for the office and the teacher alike. */
export const toMarkDays = 14;

/** A lesson that has begun and has no mark. */
export const isUnmarked = ({ state, marked }: { state: string; marked: number }): boolean =>
  (state === 'running' || state === 'held') && marked === 0;
