import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { portalSchoolKey } from '@/backend/features/school-day/seed/insert-student-portal';
import { stableId } from './stable-id';

/** A page of each desk whose address names a record that every demo has. */
export const deskSamples: Readonly<Record<string, string>> = {
  '/advisor/faqs/[articleid]/edit': `/advisor/faqs/${stableId('site-text:/faq/which-documents-do-i-need')}/edit`,
  '/advisor/help-center/[articleid]/edit': `/advisor/help-center/${stableId('site-text:/help/admission')}/edit`,
  '/advisor/category/[categoryid]/edit': '/advisor/category/accounting/edit',
  '/advisor/sala-connect/answer/[questionId]': `/advisor/sala-connect/answer/${stableId('question:scholarship-grade-d')}`,
};

/** The school of the demo partner, which the demo advisor manages too. */
export const partnerSchoolKey = 'lantern-institute-of-hospitality';

/** The pages of a school's desk, and what the demo student tells their school. */
export function schoolDeskSamples(schools: readonly SeededSchool[]): Record<string, string> {
  const found = schools.find(({ school }) => school.key === partnerSchoolKey);
  const [programId] = found?.programIds.values() ?? [];
  if (!found || !programId) throw new Error('The demo partner has no program.');
  const own = schools.find(({ school }) => school.key === portalSchoolKey);
  if (!own) throw new Error('The school of the demo student is missing.');
  const edit = `${found.id}/edit/${programId}`;
  return {
    '/advisor/school-information/[schoolId]/detail': `/advisor/school-information/${found.id}/detail`,
    '/advisor/school-information/[schoolId]/subjects/[subjectId]': `/advisor/school-information/${found.id}/subjects/${programId}`,
    '/advisor/enrollable-subjects/[schoolId]/edit/[subjectId]': `/advisor/enrollable-subjects/${edit}`,
    '/partner/enrollable-subjects/[schoolId]/edit/[subjectId]': `/partner/enrollable-subjects/${edit}`,
    '/profile/school/[organizationId]/user-profile': `/profile/school/${own.id}/user-profile`,
  };
}
