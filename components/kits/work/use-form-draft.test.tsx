import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { useFormDraft } from './use-form-draft';

const empty = { kind: '', feedback: '', contact: '' };
const values = { kind: 'other', feedback: 'One', contact: '' };
afterEach(() => sessionStorage.clear());

/** A form of one tab with its draft. */
const open = (owner: string) => {
  const { result, unmount } = renderHook(() => {
    const form = useForm({ defaultValues: empty });
    return { form, draft: useFormDraft('sala-revision', form, empty, { scope: 'tab', owner }) };
  });
  const type = (feedback: string) => act(() => result.current.form.setValue('feedback', feedback));
  const keyFor = (sending: typeof values) => {
    let key = '';
    act(() => {
      key = result.current.draft.keyFor(sending);
    });
    return key;
  };
  return { result, unmount, type, keyFor };
};
const stored = (owner: string): unknown =>
  JSON.parse(sessionStorage.getItem(`sala-revision:${owner}`) ?? 'null');

test('one draft keeps one key, whatever is typed before it is sent', () => {
  const first = open('school-a');
  first.type('O');
  first.unmount();
  const { key } = stored('school-a') as { key: string };
  const second = open('school-a');
  expect(second.result.current.form.getValues('feedback')).toBe('O');
  second.type('One');
  second.unmount();
  expect(stored('school-a')).toMatchObject({ key, values: { feedback: 'One' } });
  const third = open('school-a');
  expect(third.keyFor(values)).toBe(key);
  expect(third.keyFor(values)).toBe(key);
});

test('other words after a try get a key of their own, since the first may have arrived', () => {
  const { keyFor } = open('school-b');
  const first = keyFor(values);
  const second = keyFor({ ...values, feedback: 'Two' });
  expect(second).not.toBe(first);
  expect(keyFor({ ...values, feedback: 'Two' })).toBe(second);
  expect(first).toMatch(/^[\w-]{8,100}$/);
});

test('drafts of other schools, sent ones and damaged ones do not interfere', () => {
  const own = open('school-c');
  own.type('Mine');
  act(() => own.result.current.draft.clear());
  own.unmount();
  expect(stored('school-c')).toBeNull();
  sessionStorage.setItem('sala-revision:school-d', '{"values":');
  expect(open('school-d').result.current.form.getValues()).toEqual(empty);
});

test('a draft from before this version is still read, with its key', () => {
  const old = { values: { feedback: 'Old' }, key: 'key-of-before', sent: null };
  sessionStorage.setItem('sala-revision:school-e', JSON.stringify(old));
  const { result, keyFor } = open('school-e');
  expect(result.current.form.getValues()).toEqual({ ...empty, feedback: 'Old' });
  expect(keyFor(values)).toBe('key-of-before');
});
