import { expect, test } from 'vitest';
import type { SchoolType } from '@/lib/domain/schools/school-types';
import { defaultForm, filesOf, formForProgram } from './applicant-form';

const paper = (en: string) => ({ en, km: `${en} ជាខ្មែរ` });
const formOf = (schoolType: SchoolType) => defaultForm({ schoolType, requiredDocuments: [] });

test('short courses and kindergartens ask for a name, universities for all', () => {
  const asked = (type: SchoolType) =>
    Object.entries(formOf(type).fields).flatMap(([field, mode]) => (mode === 'required' ? [field] : []));
  for (const type of ['kindergarten', 'short-course', 'short-course-institute'] as const)
    expect(asked(type)).toEqual([]);
  expect(asked('university')).toEqual([
    'khmerName',
    'nationality',
    'birthPlace',
    'address',
    'nationalExam',
    'highSchool',
  ]);
  expect(asked('k12')).not.toContain('nationalExam');
  expect(formOf('tvet').fields.nationalExam).toBe('optional');
});

test('a short course asks no more than its own needs, and never more than its school', () => {
  const university = formOf('university');
  expect(formForProgram(university, { degree: 'bachelor' })).toBe(university);
  expect(formForProgram(university, null)).toBe(university);
  expect(formForProgram(university, { degree: 'short-course' }).fields).toMatchObject({
    khmerName: 'optional',
    address: 'hidden',
    nationalExam: 'hidden',
  });
  const quiet = { ...university, fields: { ...university.fields, khmerName: 'hidden' as const } };
  expect(formForProgram(quiet, { degree: 'short-course' }).fields.khmerName).toBe('hidden');
  const whole = { ...university, shortCourses: 'whole' as const };
  expect(formForProgram(whole, { degree: 'short-course' })).toBe(whole);
});

test('papers get keys from their names, each its own, and keep those they had', () => {
  const files = filesOf([paper('Birth certificate'), paper('Photo 4×6'), paper('Photo 4×6')]);
  expect(files.map(({ key }) => key)).toEqual(['birth-certificate', 'photo-4-6', 'photo-4-6-2']);
  const known = [{ key: 'old-key', label: paper('Photo 4×6'), required: false }];
  expect(filesOf([paper('Diploma'), paper('Photo 4×6')], known)).toEqual([
    { key: 'diploma', label: paper('Diploma'), required: true },
    known[0],
  ]);
});

test('the application form itself is no paper of an application', () => {
  const form = { en: 'Completed application form', km: 'ទម្រង់ពាក្យសុំដែលបានបំពេញ' };
  const birth = { en: 'Birth certificate', km: 'សំបុត្រកំណើត' };
  expect(filesOf([form, birth]).map(({ label }) => label)).toEqual([birth]);
});
