import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { dateInCambodia } from '@/backend/db/cambodian-time';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { guardians, schools, students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { relationStands } from '@/backend/core/access/guardians-of';

/** The day on which a student becomes an adult. */
export const adultOn = sql`(${students.dob} + interval '18 years')::date`;

/** Ends what students confirmed as children and have become adults since: they are asked anew. */
export async function askAdultsAnew(act: AnyAct): Promise<void> {
  const today = dayInCambodia(act.now);
  const rows = await act.tx
    .select({ guardian: guardians, student: students, school: schools })
    .from(guardians)
    .innerJoin(students, eq(students.id, guardians.studentId))
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(
      and(
        relationStands,
        isNotNull(guardians.confirmedAt),
        sql`${adultOn} <= ${today}::date`,
        sql`${dateInCambodia(guardians.confirmedAt)} < ${adultOn}`,
      ),
    )
    .for('update', { of: guardians });
  if (rows.length === 0) return;
  const ids = rows.map(({ guardian }) => guardian.id);
  await act.bumpAll(guardians, inArray(guardians.id, ids), { confirmedAt: null, askedAnewAt: act.now });
  for (const { guardian, student, school } of rows) {
    act.note('guardian-asked-anew', student.id, { guardianId: guardian.id });
    if (!student.userId) continue;
    await act.tell([student.userId], {
      kind: 'guardian-anew',
      params: { schoolEn: school.name, schoolKm: school.nameNative },
      page: '/profile/enrolled/userprofile',
      subject: `guardian-anew:${student.id}`,
      again: 'renew',
    });
  }
}
