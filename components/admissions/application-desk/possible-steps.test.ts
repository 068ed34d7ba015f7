import { expect, test } from 'vitest';
import type { ApplicantRight } from '@/lib/domain/admissions/applicant-rights';
import { defaultApplicantSteps, stepOfStatus, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { possibleSteps } from './possible-steps';

const fixed = defaultApplicantSteps.map(({ key }) => key);
const school = (schoolId: string, own: string) => ({
  schoolId,
  name: schoolId,
  nameNative: schoolId,
  count: 1,
  countOpen: 1,
  isOwn: true,
  stepKeys: [...fixed, own],
});
const pipeline = {
  steps: [...fixed, 'exam', 'interview', withdrawnStep.key].map((key, order) => ({
    ...stepOfStatus(key),
    order,
    count: 1,
  })),
  schools: [school('a', 'exam'), school('b', 'interview')],
};
const keys = (...moved: [schoolId: string, applicantStatus: string][]) =>
  possibleSteps(
    pipeline,
    moved.map(([schoolId, applicantStatus]) => ({ schoolId, applicantStatus })),
  ).map(({ key }) => key);

test('one application goes to another step of its own school', () => {
  expect(keys(['a', 'pending'])).toEqual(['accepted', 'rejected', 'exam']);
  expect(keys(['b', 'interview'])).toEqual(['pending', 'accepted', 'rejected']);
});

test('several go to the steps that all of their schools have', () => {
  expect(keys(['a', 'pending'], ['b', 'pending'])).toEqual(['accepted', 'rejected']);
  expect(keys(['a', 'pending'], ['a', 'exam'])).toEqual(['pending', 'accepted', 'rejected', 'exam']);
});

test('a withdrawn application goes nowhere, and neither does one of a school that nobody knows', () => {
  expect(keys(['a', 'withdrawn'])).toEqual([]);
  expect(keys(['a', 'pending'], ['a', 'withdrawn'])).toEqual([]);
  expect(keys(['c', 'pending'])).toEqual([]);
});

test('an application on which somebody else decides goes nowhere', () => {
  const moved = { schoolId: 'a', applicantStatus: 'pending' };
  const keysOf = (...rights: ApplicantRight[]) =>
    possibleSteps(
      pipeline,
      rights.map((right) => ({ ...moved, right })),
    ).length;
  expect([keysOf('decide'), keysOf('entered'), keysOf('work'), keysOf('state')]).toEqual([3, 0, 0, 0]);
  expect(keysOf('decide', 'entered')).toBe(0);
});
