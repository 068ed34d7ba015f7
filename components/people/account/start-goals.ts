import type { SchoolType } from '@/lib/domain/schools/school-types';
import { href, type Href } from '@/lib/routes/href';
import { isBuilt } from '@/lib/routes/pages';

/** The goals of a new person; `registered` was registered by an advisor and only needs a PIN. */
export const startGoals = ['university', 'skills', 'undecided', 'registered'] as const;
export type StartGoal = (typeof startGoals)[number];

/** Reads `?goal=`; null for anything else. */
export const readGoal = (value: string | null): StartGoal | null =>
  startGoals.find((goal) => goal === value) ?? null;

const schoolTypesOf: Partial<Record<StartGoal, readonly SchoolType[]>> = {
  university: ['university', 'institute', 'associate-degree-diploma'],
  skills: ['tvet', 'vocational', 'short-course', 'short-course-institute'],
};

const orientationTest = '/orientation-test';

/** The page for a goal, after the account is opened. `province` is a code, '' for any. */
export function pageForGoal(goal: StartGoal | null, province: string): Href {
  if (goal === 'registered') return href('/profile/applications');
  if (goal === 'undecided' && isBuilt(orientationTest)) return href(orientationTest);
  const schoolType = (goal && schoolTypesOf[goal]) ?? [];
  return href('/explore', undefined, { schoolType: schoolType.join(','), province });
}
