import { inArray } from 'drizzle-orm';
import { dayInCambodia, plainDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { AttendanceMark } from '@/lib/domain/learning/attendance';
import { students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/services/access/act';
import { guardiansOf } from '@/backend/services/access/school-life';
import type { CourseRow } from './class-courses';
import type { CellChange } from './judge-sheet';
import type { SessionRow } from './session-views';

const texts: Readonly<Record<AttendanceMark, { en: string; km: string }>> = {
  present: { en: 'present', km: 'មានវត្តមាន' },
  late: { en: 'late', km: 'មកយឺត' },
  absent: { en: 'absent', km: 'អវត្តមាន' },
  excused: { en: 'excused', km: 'អវត្តមានមានច្បាប់' },
};
const unmarked = { en: 'not marked', km: 'មិនទាន់កត់' };

const isMissed = (mark: AttendanceMark | undefined) => mark === 'absent' || mark === 'late';

interface Marked {
  course: CourseRow;
  session: SessionRow;
  changes: readonly CellChange<AttendanceMark>[];
}

/**
 * Tells a student and the guardians who was absent or late, and what has become of such a mark. A day has one notice for
 * each student: a later mark takes its place.
 */
export async function tellOfAttendance(act: AnyAct, { course, session, changes }: Marked): Promise<void> {
  const told = changes.filter(({ before, after }) => isMissed(after?.value) || isMissed(before?.value));
  if (told.length === 0) return;
  const ids = told.map(({ studentId }) => studentId);
  const rows = await act.tx
    .select({ id: students.id, userId: students.userId })
    .from(students)
    .where(inArray(students.id, ids));
  const accountOf = new Map(rows.map(({ id, userId }) => [id, userId]));
  const guardians = await guardiansOf(act.tx, ids, 'attendance');
  const at = formatTimeOfDay(session.startsAt);
  for (const { studentId, after } of told) {
    const status = after ? texts[after.value] : unmarked;
    const account = accountOf.get(studentId);
    const people = [...(account ? [account] : []), ...(guardians.get(studentId) ?? [])];
    await act.tell(
      people.filter((person) => person !== act.caller?.id),
      {
        kind: 'attendance-marked',
        params: {
          titleEn: course.name,
          titleKm: course.nameNative,
          dateEn: `${plainDate(session.startsAt, 'en')}, ${at}`,
          dateKm: `${plainDate(session.startsAt, 'km')} ${at}`,
          statusEn: status.en,
          statusKm: status.km,
        },
        subject: `attendance:${studentId}:${dayInCambodia(session.startsAt)}`,
        again: 'renew',
        page: '/profile/enrolled/attendance',
        ...(account && { names: account }),
      },
    );
  }
}
