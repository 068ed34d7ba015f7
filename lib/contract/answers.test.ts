import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import {
  addedNamesOf,
  answer,
  answeredDay,
  answeredFlag,
  answeredInstant,
  answeredText,
  answeredUsd,
  answeredYesNo,
  orUnsaid,
  pageOf,
  recordId,
  textOr,
} from './answers';
import { schemaOf } from './openapi-input';

const record = answer(
  z.object({ id: recordId, slug: z.string(), note: z.string().nullable(), at: orUnsaid(answeredInstant) }),
  ({ id }) => ({ slug: textOr(id), note: null, at: null }),
);

describe('an answer', () => {
  test('is filled in where something is missing or null', () => {
    const whole = { id: 'a', slug: 'a', note: null, at: null };
    for (const given of [{ id: 'a' }, { id: 'a', slug: null, note: null }])
      expect(record.parse(given)).toEqual(whole);
  });

  test('stays as it is where nothing is missing, and needs what nobody adds', () => {
    const own = { id: 'a', slug: 'b', note: 'c', at: '2026-01-01T00:00:00Z' };
    expect(record.parse(own)).toEqual(own);
    for (const broken of [{}, { id: '' }, { ...own, slug: 7 }, null, [], 'a'])
      expect(record.safeParse(broken).success).toBe(false);
    expect(addedNamesOf(record)).toEqual(['slug', 'note', 'at']);
  });

  test('is promised whole in the document, without the null of what Sala always says', () => {
    const { required, properties } = schemaOf(record, 'output') as {
      required: string[];
      properties: { at: unknown };
    };
    expect(required).toEqual(['id', 'slug', 'note', 'at']);
    expect(properties.at).toEqual({ type: 'string', format: 'date-time' });
  });

  test('that is a list counts its rows where no count came', () => {
    expect(pageOf(record).parse({ data: [{ id: 'a' }] }).countTotal).toBe(1);
    expect(pageOf(record).parse({ data: [], countTotal: 40 }).countTotal).toBe(40);
  });
});

describe('values', () => {
  test.each([
    ['2026-01-01T08:00:00+07:00', '2026-01-01T01:00:00.000Z'],
    ['2026-01-01T01:00:00Z', '2026-01-01T01:00:00Z'],
    ['2026-01-01T01:00:00', '2026-01-01T01:00:00.000Z'],
  ])('the instant %s is %s', (given, read) => expect(answeredInstant.parse(given)).toBe(read));
  test.each(['yesterday', '', '2026-13-01T00:00:00Z', 7])('%j is no instant', (given) =>
    expect(answeredInstant.safeParse(given).success).toBe(false),
  );

  test.each([
    ['2222-12-22', '2222-12-22'],
    ['2222-12-22T00:00:00.000Z', '2222-12-22'],
    ['2026-01-01T17:00:00Z', '2026-01-02'],
  ])('the day of %s is %s', (given, read) => {
    expect(answeredDay.parse(given)).toBe(read);
  });

  test('the day of an instant is that of the calendars of the pages', () => {
    const at = '2026-06-30T16:59:59Z';
    expect(answeredDay.parse(at)).toBe(dayInCambodia(at));
  });

  test('fees are numbers or dollars in words; anything else is refused', () => {
    expect([750, '$1,200', '500'].map((fee) => answeredUsd.parse(fee))).toEqual([750, 1_200, 500]);
    for (const fee of ['on request', null]) expect(answeredUsd.safeParse(fee).success).toBe(false);
  });

  test('flags are read in both forms', () => {
    expect([true, 'no'].map((flag) => answeredYesNo.parse(flag))).toEqual(['yes', 'no']);
    expect(['yes', false].map((flag) => answeredFlag.parse(flag))).toEqual([true, false]);
  });

  test('one text serves both languages', () => {
    expect(answeredText.parse('Open day')).toEqual({ en: 'Open day', km: 'Open day' });
  });
});
