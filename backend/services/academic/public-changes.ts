import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { schools } from '@/backend/db/schema';
import { announceTags } from '@/backend/services/tags/tag-changes';

/** Announces, in the transaction, that a school and everything that shows it changes. */
export const announceSchool = (tx: Db, school: { id: string; slug: string }): Promise<void> =>
  announceTags(tx, ['schools', `school:${school.slug}`, 'subjects', `programs:${school.id}`, 'categories']);

/** Announces, in the transaction, that a course changes; the fees and majors of its school depend on it. */
export async function announceSubject(tx: Db, subject: { id: string; schoolId: string }): Promise<void> {
  const [school] = await tx
    .select({ slug: schools.slug })
    .from(schools)
    .where(eq(schools.id, subject.schoolId));
  await announceTags(tx, [
    'schools',
    ...(school ? [`school:${school.slug}`] : []),
    'subjects',
    `subject:${subject.id}`,
    `programs:${subject.schoolId}`,
    'categories',
  ]);
}
