import { expect, test } from 'vitest';
import { changedFields } from './changed-fields';

const detail = {
  personal: { phone: '1', birthPlace: { place: 'cambodia', provinceCode: '12' } },
  address: null,
  nationalExam: { state: 'planned', date: '08/20/2027' },
  highSchool: { name: 'A', graduated: false },
  answers: { room: 'yes' },
};

test('nothing differs from itself, in any order of its parts', () => {
  const { personal, ...rest } = structuredClone(detail);
  expect(changedFields(detail, { ...rest, personal })).toEqual([]);
});

test('personal data and answers are named one by one, other parts as a whole', () => {
  const after = structuredClone(detail);
  after.personal.birthPlace.provinceCode = '01';
  after.highSchool.graduated = true;
  const changed = { ...after, address: { city: 'Paris' }, nationalExam: null, answers: { shoe: '42' } };
  expect(changedFields(detail, changed)).toEqual([
    'personal.birthPlace',
    'address',
    'nationalExam',
    'highSchool',
    'answers.room',
    'answers.shoe',
  ]);
});

test('an application from before there were questions has no answers to differ in', () => {
  const { answers: _, ...older } = detail;
  expect(changedFields(older, { ...older, answers: {} })).toEqual([]);
});
