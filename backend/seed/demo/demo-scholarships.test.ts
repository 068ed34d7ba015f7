import { expect, test } from 'vitest';
import { scholarshipRecordDraft } from '@/lib/contract/schools/scholarships';
import { scholarshipKinds } from '@/lib/domain/schools/scholarship-rule';
import { buildDemoSchools } from './demo-schools';
import { demoScholarships } from './scholarships/demo-scholarships';

const schools = new Map(buildDemoSchools(new Date()).map((school) => [school.key, school]));

test('twenty sample scholarships of all kinds, each with a deadline after the day of seeding', () => {
  expect(demoScholarships).toHaveLength(20);
  expect(new Set(demoScholarships.map(({ key }) => key)).size).toBe(20);
  expect(new Set(demoScholarships.map(({ kind }) => kind))).toEqual(new Set(scholarshipKinds));
  for (const { deadlineInDays } of demoScholarships) expect(deadlineInDays).toBeGreaterThan(7);
});

test.each(demoScholarships)('$key is a valid draft', (row) => {
  const { key: _key, schoolKey: _school, deadlineInDays: _days, ...draft } = row;
  expect(scholarshipRecordDraft.safeParse({ ...draft, deadline: '2099-01-01' }).error).toBeUndefined();
});

test('those of one school are given by an active demo school', () => {
  const own = demoScholarships.flatMap((row) =>
    row.schoolKey === null ? [] : [{ ...row, schoolKey: row.schoolKey }],
  );
  const given = own.map(({ schoolKey }) => ({
    name: schools.get(schoolKey)?.name,
    status: schools.get(schoolKey)?.status,
  }));
  expect(given).toEqual(own.map(({ giver }) => ({ name: giver, status: 'active' })));
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
