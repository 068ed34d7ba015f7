import type { Deps } from '@/backend/deps';

/** Says that a school and all that shows of it have changed; call it after the transaction. */
export function announceSchool(deps: Deps, school: { id: string; slug: string }): void {
  deps.onChange(['schools', `school:${school.slug}`, 'subjects', `programs:${school.id}`, 'categories']);
}

/** Says that a course has changed; its school's fees and majors follow from its courses. */
export function announceSubject(deps: Deps, subjectId: string, school: { id: string; slug: string }): void {
  announceSchool(deps, school);
  deps.onChange([`subject:${subjectId}`]);
}
