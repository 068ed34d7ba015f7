import { and, eq } from 'drizzle-orm';
import { documentRequests, eventAttendees, students } from '@/backend/db/schema';
import { makeCalendar, makeEvent, makeStudent } from '../support/school-records';
import { idOf, times } from './records';
import type { Target } from './table';

/** The school's record of the person, created once. */
export async function studentOf({
  backend,
  owner,
  school,
}: Target): Promise<{ id: string; uniqueKey: string }> {
  const here = and(eq(students.schoolId, school.id), eq(students.userId, owner.id));
  const [row] = await backend.deps.db.select().from(students).where(here);
  const place = { schoolId: school.id, campusId: school.campusId };
  return row ?? makeStudent(backend, place, { userId: owner.id, phone: owner.phone });
}

export async function documentRequestOf(target: Target): Promise<string> {
  const { id: studentId } = await studentOf(target);
  const wanted = { kind: 'transcript' as const, copy: 'soft' as const, copies: 1, language: 'km' as const };
  const row = {
    schoolId: target.school.id,
    studentId,
    ...wanted,
    purpose: target.secret,
    status: 'requested' as const,
  };
  return idOf(
    target.backend.deps.db
      .insert(documentRequests)
      .values({ ...row, ...times(target) })
      .returning({ id: documentRequests.id }),
  );
}

/** An event of the organization with a place of the person. */
export async function eventOf({ backend, owner, school }: Target, audience: 'public' | 'members' = 'public') {
  const id = await makeCalendar(backend, school.id, audience);
  const { id: eventId } = await makeEvent(backend, id, 24);
  await backend.deps.db
    .insert(eventAttendees)
    .values({ eventId, userId: owner.id, registeredAt: backend.clock.now() });
  return { orgId: school.id, id, eventId };
}
