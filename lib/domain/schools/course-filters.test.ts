import { describe, expect, it } from 'vitest';
import { filterCourses, latestPrograms, type CourseFilter } from './course-filters';

const courses = [
  {
    id: 'it',
    name: 'Information Technology',
    nameNative: 'បច្ចេកវិទ្យាព័ត៌មាន',
    status: 'active',
    schoolType: 'university',
    enrollableCategoryId: 'c-it',
    degree: 'bachelor',
    tuitionFee: '$800',
    isPublic: 'yes',
    startDate: '2026-10-01',
    updatedAt: '2026-01-02T00:00:00Z',
  },
  {
    id: 'nursing',
    name: 'Nursing',
    nameNative: 'គិលានុបដ្ឋាក',
    status: 'inactive',
    schoolType: 'institute',
    enrollableCategoryId: 'c-health',
    degree: 'associate',
    tuitionFee: 1_200,
    isPublic: 'no',
    updatedAt: '2026-01-03T00:00:00Z',
  },
  {
    id: 'weld',
    name: 'Welding',
    status: 'active',
    schoolType: 'tvet',
    tuitionFee: 'on request',
    isPublic: 'yes',
    updatedAt: '2026-01-01T00:00:00Z',
  },
  {
    id: 'ghost',
    name: 'Information Technology',
    status: 'active',
    startDate: '2222-12-22T00:00:00Z',
    updatedAt: '2026-02-01T00:00:00Z',
  },
  { id: 'ghost-end', name: 'Nursing', endDate: '2222-12-22', updatedAt: '2026-02-01T00:00:00Z' },
];

describe('filterCourses', () => {
  it.each<[string, CourseFilter, string[]]>([
    ['nothing', {}, ['it', 'nursing', 'weld']],
    ['an English keyword', { keyword: ' TECHNO ' }, ['it']],
    ['a Khmer keyword with a hidden space', { keyword: 'វិទ្យា\u200Bព័ត៌មាន' }, ['it']],
    ['a fee range, both ends included', { fee: { min: 800, max: 1_200 } }, ['it', 'nursing']],
    ['the public sector', { sector: 'publicSector' }, ['it', 'weld']],
    ['the private sector', { sector: 'privateSector' }, ['nursing']],
    ['categories', { categoryIds: ['c-health', 'c-law'] }, ['nursing']],
    ['degrees', { degrees: ['bachelor'] }, ['it']],
    ['a comma list of school types', { schoolTypes: 'tvet, institute' }, ['nursing', 'weld']],
    ['school types nobody knows', { schoolTypes: 'castle' }, []],
    ['a status', { status: 'active' }, ['it', 'weld']],
    ['all statuses', { status: 'all' }, ['it', 'nursing', 'weld']],
    [
      'empty choices',
      { keyword: '', categoryIds: [], degrees: [], schoolTypes: '' },
      ['it', 'nursing', 'weld'],
    ],
    ['two at once', { sector: 'publicSector', degrees: ['associate'] }, []],
  ])('with %s', (_name, filter, expected) => {
    expect(filterCourses(courses, filter).map(({ id }) => id)).toEqual(expected);
  });
});

describe('latestPrograms', () => {
  it('gives the newest by update, without placeholders', () => {
    expect(latestPrograms(courses).map(({ id }) => id)).toEqual(['nursing', 'it', 'weld']);
    expect(latestPrograms(courses, 1).map(({ id }) => id)).toEqual(['nursing']);
  });
});
