import { expect, test } from 'vitest';
import * as z from 'zod';
import { fieldsWith, filterNames, type RecordFields } from '@/lib/domain/record-fields';
import { draftFields, filterFields, formFields, nothingOf, toldFields } from './record-fields';

const fields = {
  motto: { holds: 'text', max: 20, part: 'about', words: 'What it says of itself' },
  rooms: { holds: 'whole', min: 1, max: 90, part: 'about', words: 'Rooms' },
  site: { holds: 'web', on: /^sala\.example$/, part: 'contact', words: 'Address' },
  boards: { holds: 'yes-no', by: 'advisor', filter: 'page', part: 'contact', words: 'yes or no' },
  plan: { holds: 'own', cell: 'json', words: 'As in the API' },
} as const satisfies RecordFields;

const draft = z.object(draftFields(fields));

test('a draft is bounded as the table says; fields of their own stand elsewhere', () => {
  const motto = { en: 'Learn', km: 'រៀន' };
  const whole = { motto, rooms: 3, site: 'https://sala.example/a', boards: true };
  expect(draft.parse({ ...whole, plan: 1 })).toEqual(whole);
  for (const wrong of [
    { motto: { en: 'x'.repeat(21), km: '' } },
    { rooms: 0 },
    { rooms: 91 },
    { site: 'https://other.example' },
    { site: 'http://sala.example' },
    { boards: null },
  ])
    expect(draft.safeParse({ ...whole, ...wrong }).success).toBe(false);
});

test('what a record has at first is what answers may tell', () => {
  const nothing = nothingOf(fields);
  expect(nothing).toEqual({ motto: { en: '', km: '' }, rooms: null, site: null, boards: false });
  expect(z.object(toldFields(fields)).parse(nothing)).toEqual(nothing);
});

test('a form has the fields of its parts, as they are typed', () => {
  const about = z.object(formFields(fields, 'about'));
  expect(about.parse({ motto: { en: '', km: '' }, rooms: '១២' })).toEqual({
    motto: { en: '', km: '' },
    rooms: 12,
  });
  expect(z.object(formFields(fields, 'contact')).parse({ site: ' ', boards: false })).toEqual({
    site: null,
    boards: false,
  });
});

test('lists are asked for the fields that filter, and nothing is asked where nobody does', () => {
  expect(filterNames(fields)).toEqual(['boards']);
  expect(fieldsWith(fields, { by: 'advisor' })).toEqual(['boards']);
  const query = z.object(filterFields(fields));
  expect(query.parse({ boards: 'no', rooms: '3' })).toEqual({ boards: false });
  expect(query.parse({})).toEqual({});
});
