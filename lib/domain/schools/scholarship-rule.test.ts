import { expect, test } from 'vitest';
import { matchScholarship, type ScholarshipRule, type ScholarshipSeeker } from './scholarship-rule';

const anyone: ScholarshipRule = {
  minGrade: null,
  tracks: [],
  womenOnly: false,
  provinces: [],
  needOnly: false,
};
const silent: ScholarshipSeeker = { grade: null, track: null, gender: null, province: null, hasNeed: null };
const yes = { fits: 'yes', failed: [], open: [] };

test('one without rules fits everybody, also those who say nothing', () => {
  expect(matchScholarship(anyone, silent)).toEqual(yes);
});

test.each<[string, Partial<ScholarshipRule>, Partial<ScholarshipSeeker>, Partial<ScholarshipSeeker>]>([
  ['grade', { minGrade: 'B' }, { grade: 'B' }, { grade: 'C' }],
  ['grade', { minGrade: 'E' }, { grade: 'A' }, { grade: 'F' }],
  ['track', { tracks: ['science'] }, { track: 'science' }, { track: 'social-science' }],
  ['women', { womenOnly: true }, { gender: 'female' }, { gender: 'male' }],
  ['province', { provinces: ['11', '16'] }, { province: '16' }, { province: '12' }],
  ['need', { needOnly: true }, { hasNeed: true }, { hasNeed: false }],
])('%s %j: %j fits, %j does not, and without an answer it is open', (name, rule, fitting, failing) => {
  const asked = { ...anyone, ...rule };
  expect(matchScholarship(asked, { ...silent, ...fitting })).toEqual(yes);
  expect(matchScholarship(asked, { ...silent, ...failing })).toEqual({
    fits: 'no',
    failed: [name],
    open: [],
  });
  expect(matchScholarship(asked, silent)).toEqual({ fits: 'perhaps', failed: [], open: [name] });
});

test('a failed rule decides, whatever is open; all failed rules are named', () => {
  const rule: ScholarshipRule = { ...anyone, womenOnly: true, minGrade: 'A', needOnly: true };
  expect(matchScholarship(rule, { ...silent, gender: 'male', grade: 'C' })).toEqual({
    fits: 'no',
    failed: ['grade', 'women'],
    open: ['need'],
  });
});
