import { expect, test } from 'vitest';
import { personRoleOf, staffRoleOf } from './person-roles';
import { roleNames } from './roles';

const student = (status: string) => ({ kind: 'student', student: { status } }) as const;
const child = { kind: 'guardian', student: { status: 'studying' } } as const;
const work = { kind: 'teacher', student: null } as const;

test.each([
  [[roleNames.user], [], 'seeker'],
  [[roleNames.user], [student('studying')], 'student'],
  [[roleNames.user], [student('paused')], 'student'],
  [[roleNames.user], [student('graduated')], 'seeker'],
  [[roleNames.user], [child], 'guardian'],
  [[roleNames.user], [child, student('studying')], 'student'],
  [[roleNames.user], [child, student('graduated')], 'guardian'],
  [[roleNames.teacher], [work, child], 'teacher'],
  [[roleNames.partner], [], 'school'],
  [[roleNames.schoolAdmin], [child], 'school'],
  [[roleNames.university], [], 'school'],
  [[roleNames.bank], [], 'bank'],
  [[roleNames.bank, roleNames.teacher], [work], 'bank'],
  [[roleNames.operator, roleNames.advisor], [], 'advisor'],
] as const)('%j with %j uses Sala as %s', (roles, places, role) => {
  expect(personRoleOf(roles, places)).toBe(role);
});

test('the token alone tells work, and nothing of study', () => {
  expect(staffRoleOf([roleNames.user])).toBeNull();
  expect(staffRoleOf([roleNames.university, roleNames.user])).toBe('school');
});
