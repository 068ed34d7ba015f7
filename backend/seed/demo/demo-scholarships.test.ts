import { expect, test } from 'vitest';
import { scholarshipDraft } from '@/lib/contract/academic/scholarships';
import { scholarshipKinds } from '@/lib/domain/scholarships/scholarship-rule';
import { buildDemoSchools } from './demo-schools';
import { demoScholarships } from './scholarships/demo-scholarships';

const schools = new Map(buildDemoSchools(new Date()).map((school) => [school.key, school]));

test('twenty sample scholarships of all kinds, each with a deadline after the day of seeding', () => {
  expect(demoScholarships).toHaveLength(20);
  expect(new Set(demoScholarships.map(({ key }) => key)).size).toBe(20);
  expect(new Set(demoScholarships.map(({ kind }) => kind))).toEqual(new Set(scholarshipKinds));
  for (const { deadlineInDays } of demoScholarships) expect(deadlineInDays).toBeGreaterThan(7);
});

test.each(demoScholarships)('$key is a valid draft of an active demo school, or of several', (row) => {
  const { key: _key, schoolKey, deadlineInDays: _days, ...draft } = row;
  expect(scholarshipDraft.safeParse({ ...draft, deadline: '2099-01-01' }).error).toBeUndefined();
  if (schoolKey !== null) {
    const school = schools.get(schoolKey);
    expect(school).toMatchObject({ status: 'active', name: row.giver });
  }
});

test('the kind agrees with the rule', () => {
  const says = {
    women: ({ rule }: (typeof demoScholarships)[number]) => rule.womenOnly,
    poor: ({ rule }: (typeof demoScholarships)[number]) => rule.needOnly,
    remote: ({ rule }: (typeof demoScholarships)[number]) => rule.provinces.length > 0,
    grade: ({ rule }: (typeof demoScholarships)[number]) => rule.minGrade !== null,
    general: () => true,
  };
  expect(demoScholarships.filter((row) => !says[row.kind](row)).map(({ key }) => key)).toEqual([]);
});
