import { expect, test } from 'vitest';
import type { Membership } from '@/lib/contract/school-day/memberships';
import { askedFor, chooseMembership } from './choose-membership';

const place = (kind: Membership['kind'], organizationId: string, studentId?: string): Membership => ({
  kind,
  organizationId,
  slug: organizationId,
  name: organizationId,
  nameNative: organizationId,
  student: studentId
    ? {
        studentId,
        studentCode: studentId,
        status: 'studying',
        firstName: 'Dara',
        lastName: 'Sok',
        firstNameKm: null,
        lastNameKm: null,
      }
    : null,
  matters: [],
});
const all = [
  place('student', 'river', 'me'),
  place('guardian', 'river', 'child'),
  place('teacher', 'river'),
  place('office', 'hill'),
];

test('from a desk the rooms open as those of its office, also for who studies or has a child there', () => {
  expect(chooseMembership(all, { org: null, student: null, as: 'office' })?.membership.kind).toBe('office');
  expect(chooseMembership(all, { org: 'river', student: null, as: 'office' })?.membership.kind).toBe(
    'teacher',
  );
  const parent = all.slice(0, 2);
  expect(chooseMembership(parent, { org: null, student: null, as: 'office' })?.studentId).toBe('me');
});

test.each([
  [null, null, 'student', 'me'],
  ['river', null, 'teacher', null],
  ['river', 'child', 'guardian', 'child'],
  ['river', 'pupil', 'teacher', 'pupil'],
  [null, 'child', 'guardian', 'child'],
  ['hill', null, 'office', null],
] as const)('school %s and student %s are read as %s of %s', (org, student, kind, studentId) => {
  const chosen = chooseMembership(all, { org, student });
  expect(chosen && [chosen.membership.kind, chosen.studentId]).toEqual([kind, studentId]);
});

test.each([
  ['lake', null],
  ['lake', 'me'],
  [null, 'stranger'],
] as const)('school %s and student %s do not exist for this person', (org, student) => {
  expect(chooseMembership(all, { org, student })).toBeNull();
});

test('the address of each place leads back to it', () => {
  const places = all.map((membership) => ({ membership, studentId: membership.student?.studentId ?? null }));
  expect(places.map((each) => chooseMembership(all, askedFor(each))?.membership)).toEqual(all);
});
