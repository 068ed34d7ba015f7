export const attendanceMarks = ['present', 'late', 'absent', 'excused'] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

export type AttendanceSummary = Record<AttendanceMark, number> & {
  /** Sessions with a mark. */
  marked: number;
  /** Of the sessions that count, how many the student came to, in whole percent; null while none counts. */
  percent: number | null;
};

/** Who comes late was there; who was excused neither came nor stayed away, so that session does not count. */
export function summarizeAttendance(marks: readonly AttendanceMark[]): AttendanceSummary {
  const counts = { present: 0, late: 0, absent: 0, excused: 0 };
  for (const mark of marks) counts[mark] += 1;
  const came = counts.present + counts.late;
  const counted = came + counts.absent;
  return {
    ...counts,
    marked: marks.length,
    percent: counted === 0 ? null : Math.round((came / counted) * 100),
  };
}
