import { expect, test } from 'vitest';
import { certificateRows } from './certificate-paper';

const facts = {
  title: { en: 'Open day', km: 'ទិវាបើកទ្វារ' },
  place: { en: 'Hall', km: 'សាល' },
  host: { en: 'Sala', km: 'សាលា' },
  startsAt: '2026-11-28T02:00:00.000Z',
  endsAt: '2026-11-28T04:00:00.000Z',
};
const nameOf = (name: string, nameNative: string, locale: 'km' | 'en') =>
  certificateRows({ ...facts, name, nameNative }, locale)[0]?.[1];

test.each([
  ['Keo Rith', 'កែវ រិទ្ធ', 'km', 'កែវ រិទ្ធ (Keo Rith)'],
  ['Keo Rith', 'កែវ រិទ្ធ', 'en', 'Keo Rith (កែវ រិទ្ធ)'],
  ['Keo Rith', '', 'km', 'Keo Rith'],
  ['Keo Rith', '', 'en', 'Keo Rith'],
] as const)(
  'a certificate names %s, in Khmer «%s», in %s once in each script: %s',
  (name, native, locale, shown) => {
    expect(nameOf(name, native, locale)).toBe(shown);
  },
);
