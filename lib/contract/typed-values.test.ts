import { expect, test } from 'vitest';
import * as z from 'zod';
import { isoDate, requiredBoth, typed } from './fields';
import {
  choiceOrNull,
  emptyAsNull,
  emptyLeftOut,
  typedDayOrNull,
  typedNumber,
  wordList,
} from './typed-forms';
import { typedFrom, typedNothing } from './typed-values';

const form = z
  .object({
    title: requiredBoth(20),
    isOpen: z.boolean(),
    fee: z.number().nullable(),
    photo: z.object({ key: z.string() }).nullable(),
    grade: choiceOrNull(['A', 'B'], z.enum(['A', 'B']).nullable()),
    phone: typed(9)
      .transform((value) => value || null)
      .nullable(),
    site: emptyAsNull(z.url().nullable()),
    campuses: z.array(
      z.object({
        campusId: emptyLeftOut(z.uuid().optional()),
        latitude: typedNumber(z.number().max(90)),
      }),
    ),
    until: typedDayOrNull(isoDate.nullable()),
    tags: wordList(z.array(z.string())),
  })
  .partial();

const record = {
  title: { km: 'ក', en: 'A' },
  isOpen: true,
  fee: null,
  photo: null,
  grade: null,
  phone: null,
  site: null,
  campuses: [{ campusId: undefined, latitude: 11.5, name: 'left out' }],
  until: '2027-03-14',
  tags: ['a', 'b'],
  version: 3,
};
const shown = {
  title: { km: 'ក', en: 'A' },
  isOpen: true,
  fee: null,
  photo: { key: '' },
  grade: '',
  phone: '',
  site: '',
  campuses: [{ campusId: '', latitude: '11.5' }],
  until: '03/14/2027',
  tags: 'a, b',
};

test('a record is shown as it is typed, and only what the form asks for', () => {
  expect(typedFrom(form, record)).toEqual(shown);
});

test('what a form shows and nobody changes is sent as it was stored', () => {
  const { photo: _photo, ...same } = form.parse(typedFrom(form, record));
  const { photo: _stored, version: _version, ...stored } = record;
  expect(same).toEqual({ ...stored, campuses: [{ campusId: undefined, latitude: 11.5 }] });
});

test('a record from before a rule opens, to be corrected', () => {
  const old = { ...record, campuses: [{ latitude: 400 }], site: 'no address', tags: null };
  expect(typedFrom(form, old)).toMatchObject({
    campuses: [{ campusId: '', latitude: '400' }],
    site: 'no address',
    tags: '',
  });
});

test('a new record has nothing typed but what is given', () => {
  expect(typedNothing(form, { grade: 'B' })).toEqual({
    ...shown,
    title: { km: '', en: '' },
    isOpen: false,
    grade: 'B',
    campuses: [],
    until: '',
    tags: '',
  });
});
