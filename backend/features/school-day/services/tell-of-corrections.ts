import { eq } from 'drizzle-orm';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import { classTeachers } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import type { CourseRow } from './class-courses';
import type { CellChange } from './judge-sheet';
import type { SessionRow } from './session-views';

interface Corrected {
  course: CourseRow;
  session: SessionRow;
  changes: readonly CellChange<AttendanceMark>[];
}

/**
 * Tells the teachers of a lesson why the office has changed marks; whose, the sheet says. A later correction of the same lesson takes
 * the place of the one before.
 */
export async function tellOfCorrections(act: AnyAct, { course, session, changes }: Corrected): Promise<void> {
  const corrected = changes.filter(({ reason }) => reason !== null);
  if (corrected.length === 0) return;
  const rows = await act.tx
    .select({ id: classTeachers.userId })
    .from(classTeachers)
    .where(eq(classTeachers.courseId, course.id));
  const teachers = new Set([
    ...rows.map(({ id }) => id),
    ...(session.substituteId ? [session.substituteId] : []),
  ]);
  const reasons = [...new Set(corrected.flatMap(({ reason }) => reason ?? []))].join('; ');
  const at = formatTimeOfDay(session.startsAt);
  await act.tell(
    [...teachers].filter((person) => person !== act.caller?.id),
    {
      kind: 'attendance-corrected',
      params: {
        titleEn: course.name,
        titleKm: course.nameNative,
        dateEn: `${formatDate(session.startsAt, 'en')}, ${at}`,
        dateKm: `${formatDate(session.startsAt, 'km')} ${at}`,
        statusEn: reasons,
        statusKm: reasons,
      },
      subject: `attendance-corrected:${session.id}`,
      again: 'renew',
      page: '/profile/enrolled/attendance',
    },
  );
}
