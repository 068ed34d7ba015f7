import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { dayInCambodia, plainDate } from '@/lib/domain/dates/dates';
import { guardianViews } from '@/lib/domain/accounts/guardianship';
import type { WriteDb } from '@/backend/db/client';
import {
  attendances,
  classCourses,
  classSessions,
  guardians,
  notifications,
  students,
} from '@/backend/db/schema';
import { describeDay } from '@/backend/features/school-day/services/tell-of-attendance';
import { studentNamed } from '@/backend/features/school-day/services/guardians';
import { ofStudent } from '@/backend/features/notices/services/message-links';
import { addDays } from '@/backend/seed/demo/demo-dates';
import { demoAccounts } from '@/backend/seed/demo/demo-people';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import { stableId } from '@/backend/seed/stable-id';

/** The younger child's school; the office confirms, because the child has no account. */
const schoolOfYounger = stableId('school:ninth-lotus-school');

/** The notice of the last lesson that a child missed, as the sheet of the lesson tells it. */
async function insertNotice(db: WriteDb, userId: string, child: typeof students.$inferSelect): Promise<void> {
  const [missed] = await db
    .select({
      mark: attendances.mark,
      markedAt: attendances.markedAt,
      startsAt: classSessions.startsAt,
      course: { name: classCourses.name, nameNative: classCourses.nameNative },
    })
    .from(attendances)
    .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(and(eq(attendances.studentId, child.id), inArray(attendances.mark, ['absent', 'late'])))
    .orderBy(desc(classSessions.startsAt))
    .limit(1);
  if (!missed) return;
  const { startsAt, markedAt, mark, course } = missed;
  const status = describeDay([{ startsAt, course, mark }]);
  await db
    .insert(notifications)
    .values({
      userId,
      kind: 'child-attendance',
      params: {
        ...studentNamed(child),
        dateEn: plainDate(startsAt, 'en'),
        dateKm: plainDate(startsAt, 'km'),
        statusEn: status.en,
        statusKm: status.km,
      },
      href: ofStudent('/profile/enrolled/attendance', child.id),
      namedId: child.userId,
      subject: `attendance:${dayInCambodia(startsAt)}:${child.id}`,
      createdAt: markedAt,
    })
    .onConflictDoNothing();
}

/**
 * The demo's guardian reads of two children at two schools: of the demo student, who is an adult and has confirmed it,
 * and of a pupil with the same family name.
 */
export async function insertGuardians(db: WriteDb, accounts: SeededAccount[], today: Date): Promise<void> {
  const idOf = (wanted: SeededAccount['key']) => accounts.find(({ key }) => key === wanted)?.id;
  const [userId, studentId, officeId] = [idOf('guardian'), idOf('student'), idOf('schoolAdmin')];
  const guardian = demoAccounts.find(({ key }) => key === 'guardian');
  if (!userId || !studentId || !officeId || !guardian) throw new Error('There is no demo guardian.');
  const [elder] = await db.select().from(students).where(eq(students.userId, studentId));
  const [younger] = await db
    .select()
    .from(students)
    .where(and(eq(students.schoolId, schoolOfYounger), eq(students.lastName, guardian.lastName.en)))
    .orderBy(asc(students.studentCode))
    .limit(1);
  if (!elder || !younger) throw new Error('The demo guardian has no two children.');
  const relation = (id: string, confirmedBy: string, daysAgo: number) => ({
    id: stableId(`guardian:${id}`),
    studentId: id,
    userId,
    sees: [...guardianViews],
    createdAt: addDays(today, -daysAgo),
    confirmedAt: addDays(today, 1 - daysAgo),
    confirmedBy,
  });
  await db
    .insert(guardians)
    .values([relation(elder.id, studentId, 30), relation(younger.id, officeId, 28)])
    .onConflictDoNothing();
  await insertNotice(db, userId, elder);
}
