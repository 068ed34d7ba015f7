import type { Study } from '@/lib/contract/school-day/studies';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';

export interface OwnSchool {
  school: Pick<Study['school'], 'schoolId' | 'slug' | 'name' | 'nameNative' | 'hue' | 'isDemo'>;
  studies: Study[];
  applications: Applicant[];
}

/** Each school once: those where the person studies first, then by the latest application. */
export function ownSchools(studies: readonly Study[], applications: readonly Applicant[]): OwnSchool[] {
  const byId = new Map<string, OwnSchool>();
  const at = (school: OwnSchool['school']): OwnSchool => {
    const known = byId.get(school.schoolId) ?? { school, studies: [], applications: [] };
    byId.set(school.schoolId, known);
    return known;
  };
  for (const study of studies) at(study.school).studies.push(study);
  for (const application of applications) at(application.school).applications.push(application);
  return [...byId.values()];
}
