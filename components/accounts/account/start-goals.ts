import type { SchoolType } from '@/lib/domain/schools/school-types';
import { href, type Href } from '@/lib/routes/href';
import { isOffered } from '@/lib/routes/pages';

/** The goals of a new person; `registered` was registered by an advisor and only needs a PIN. */
export const startGoals = ['university', 'skills', 'undecided', 'guardian', 'pupil', 'registered'] as const;
export type StartGoal = (typeof startGoals)[number];

/** Who signs up: by far the most look for a school; the others have been given a code by one. */
export const signupComers = ['seeker', 'guardian', 'pupil'] as const;

const codeRoom = href('/profile/enrolled');

/** The first page of a new account; the usual one for whoever looks for a school. */
export const pageForComer = (comer: (typeof signupComers)[number]): Href | undefined =>
  comer === 'seeker' ? undefined : codeRoom;

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
  if (goal === 'guardian' || goal === 'pupil') return codeRoom;
  if (goal === 'registered') return href('/profile/applications');
  if (goal === 'undecided' && isOffered(orientationTest)) return href(orientationTest);
  const schoolType = (goal && schoolTypesOf[goal]) ?? [];
  return href('/explore', undefined, { schoolType: schoolType.join(','), province });
}
