import { afterEach, expect, test, vi } from 'vitest';
import { emptyApplication, prefill } from './application-values';
import { clearDraft, draftsOf, newDraft, readDraft, writeDraft } from './draft-store';
import { defaultForm } from '@/lib/domain/admissions/applicant-form';

const school = {
  schoolId: '6b0a6a0e-4f6e-4f7c-9d0e-0d3f6f0b1a01',
  slug: 'demo',
  name: 'Demo',
  nameNative: 'សាលាសាកល្បង',
};
const other = { ...school, schoolId: '6b0a6a0e-4f6e-4f7c-9d0e-0d3f6f0b1a02' };
const stored = () => Object.keys(localStorage)[0] ?? '';

afterEach(() => vi.unstubAllGlobals());

test('a draft comes back as it was, for its person and its school only', () => {
  const draft = newDraft(school);
  draft.values.enrollToDetail.personal.firstNameKm = 'តា\u200bរា';
  draft.values.enrollToDetail.nationalExam.subjects = { khmer: 'A' };
  draft.values.enrollToId = null;
  expect(writeDraft('dara', draft)).toBe(true);
  expect(readDraft('dara', school.schoolId)).toEqual(draft);
  expect(readDraft('bopha', school.schoolId)).toBeNull();
  expect(readDraft('dara', other.schoolId)).toBeNull();
});

test('each draft has a key of its own that stays with it', () => {
  const [first, second] = [newDraft(school), newDraft(school)];
  expect(first.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('what another version or a broken write left is no draft', () => {
  writeDraft('dara', newDraft(school));
  localStorage.setItem(stored(), JSON.stringify({ ...newDraft(school), version: 0 }));
  expect(readDraft('dara', school.schoolId)).toBeNull();
  localStorage.setItem(stored(), '{"version":1,');
  expect(readDraft('dara', school.schoolId)).toBeNull();
});

test('fields that are missing or of another kind are empty, the rest is kept', () => {
  writeDraft('dara', newDraft(school));
  const values = {
    enrollToDetail: {
      personal: { firstName: 'Dara', gender: 'x', lastName: 7 },
      highSchool: { graduated: true },
    },
  };
  localStorage.setItem(stored(), JSON.stringify({ ...newDraft(school), step: 99, values }));
  const back = readDraft('dara', school.schoolId);
  expect(back?.step).toBe(0);
  expect(back?.values.enrollToDetail.personal).toMatchObject({
    firstName: 'Dara',
    lastName: '',
    gender: undefined,
  });
  expect(back?.values.enrollToDetail.highSchool).toMatchObject({ graduated: true, name: '', code: null });
});

test('the drafts of a person, the latest first, until they are cleared', () => {
  writeDraft('dara', { ...newDraft(school), savedAt: '2026-11-01T02:00:00.000Z' });
  writeDraft('dara', { ...newDraft(other), savedAt: '2026-11-02T02:00:00.000Z' });
  writeDraft('bopha', newDraft(school));
  expect(draftsOf('dara').map((draft) => draft.school.schoolId)).toEqual([other.schoolId, school.schoolId]);
  clearDraft('dara', other.schoolId);
  expect(draftsOf('dara').map((draft) => draft.school.schoolId)).toEqual([school.schoolId]);
});

test('a device that stores nothing is told apart, and the draft lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const draft = newDraft(school);
  expect(writeDraft('dara', draft)).toBe(false);
  expect(readDraft('dara', school.schoolId)).toEqual(draft);
  expect(() => clearDraft('dara', school.schoolId)).not.toThrow();
  expect(readDraft('dara', school.schoolId)).toBeNull();
});

const form = defaultForm({ schoolType: 'university', requiredDocuments: [] });

test('the account fills what is empty and never what was typed', () => {
  const values = emptyApplication();
  values.enrollToDetail.personal.firstName = 'Typed';
  const account = {
    id: school.schoolId,
    phone: '+85512345678',
    email: null,
    emailVerified: false,
    firstName: 'Dara',
    lastName: 'Sok',
    firstNameKm: 'តារា',
    lastNameKm: null,
    gender: 'female' as const,
    dob: '2008-03-14',
    nationality: null,
    province: '12',
    age: 'adult' as const,
    currentSchool: null,
    avatar: null,
    roles: [],
  };
  const filled = prefill(values, account, form);
  expect(filled.enrollToDetail.personal).toMatchObject({
    firstName: 'Typed',
    lastName: 'Sok',
    firstNameKm: 'តារា',
    gender: 'female',
    birthday: '03/14/2008',
    phone: '012 345 678',
    nationality: 'KH',
  });
  expect(filled.enrollToDetail.address.provinceCode).toBe('12');
  // Where the address may be left out, it is not begun for the person.
  const optional = { ...form, fields: { ...form.fields, address: 'optional' as const } };
  expect(prefill(values, account, optional).enrollToDetail.address.provinceCode).toBe('');
});
