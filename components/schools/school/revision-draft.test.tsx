import { expect, test } from 'vitest';
import { forgetRevisionDraft, keepRevisionValues, readRevisionDraft, revisionKeyFor } from './revision-draft';

const values = { kind: 'other' as const, feedback: 'One', contact: '' };

test('one draft keeps one key, whatever is typed before it is sent', () => {
  keepRevisionValues('school-a', { feedback: 'O' });
  const { key } = readRevisionDraft('school-a');
  keepRevisionValues('school-a', values);
  expect(readRevisionDraft('school-a')).toMatchObject({ key, values });
  expect(revisionKeyFor('school-a', values)).toBe(key);
  expect(revisionKeyFor('school-a', values)).toBe(key);
});

test('other words after a try get a key of their own, since the first may have arrived', () => {
  const first = revisionKeyFor('school-b', values);
  const second = revisionKeyFor('school-b', { ...values, feedback: 'Two' });
  expect(second).not.toBe(first);
  expect(revisionKeyFor('school-b', { ...values, feedback: 'Two' })).toBe(second);
  expect(first).toMatch(/^[\w-]{8,100}$/);
});

test('drafts of other schools, sent ones and damaged ones do not interfere', () => {
  keepRevisionValues('school-c', values);
  expect(readRevisionDraft('school-d').values).toEqual({});
  forgetRevisionDraft('school-c');
  expect(readRevisionDraft('school-c').values).toEqual({});
  sessionStorage.setItem('sala-revision:school-c', '{"values":');
  expect(readRevisionDraft('school-c')).toMatchObject({ values: {}, sent: null });
});
