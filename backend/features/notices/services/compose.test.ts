import { expect, test } from 'vitest';
import { inGsmLetters, smsParts } from '@/lib/domain/notices/sms-parts';
import enSms from '@/messages/en/notices/sms.json';
import { codeSms, fact, link, mailInBoth, mailOf, person, type SmsKey, smsOf, title, words } from './compose';

const deps = { env: { PUBLIC_ORIGIN: 'https://sala.example.kh' } } as Parameters<typeof link>[0];
const record = 'a1b2c3d4-0000-4000-8000-000000000000';

const keys = Object.entries(enSms).flatMap(([key, text]) =>
  typeof text === 'string' ? [key] : Object.keys(text).map((inner) => `${key}.${inner}`),
) as (SmsKey | 'person')[];
const all = keys.filter((key): key is SmsKey => key !== 'person');

/** Names of the length that people, schools and jobs have in the demo. */
const values = {
  name: person({ km: 'សុខ សុភ័ក្ត្រ', en: 'Sok Sopheaktra' }),
  by: person({ km: 'ចាន់ ធារី', en: 'Chan Theary' }),
  post: fact({ km: 'អ្នកគ្រប់គ្រងសាលា សាកលវិទ្យាល័យទន្លេរំដួល', en: 'School admin, Romduol River University' }),
  school: title({ km: 'សាកលវិទ្យាល័យទន្លេរំដួល', en: 'Romduol River University' }),
  bank: title({ km: 'ធនាគារត្រកួន', en: 'Trakuon Bank' }),
  center: title({ km: 'មជ្ឈមណ្ឌលអាជីព', en: 'Career Center' }),
  title: title({ km: 'ថ្ងៃបើកទ្វារសាលា', en: 'Open day of the school' }),
  status: title({ km: '30-វិច្ឆិកា-2026 18:30', en: '30-Nov-2026, 18:30' }),
  date: fact({ km: '30-វិច្ឆិកា-2026', en: '30-Nov-2026' }),
  amount: fact('$125.00'),
  usd: fact('400.00'),
  code: fact('123456'),
  end: fact('123'),
  number: fact('17'),
  words: words({ km: 'បាទ', en: 'Yes' }),
  link: link(deps, `https://sala.example.kh/profile/applications/${record}`),
};

/** What decides about money, a place or an account may say it in two parts; a long link takes a third. */
const partsMax: Partial<Record<SmsKey, number>> = { code: 1, 'notice.child-attendance': 1 };

test.each(all)('%s says all that it names, in Khmer and English, in the parts it may take', (key) => {
  for (const locale of ['km', 'en'] as const) {
    const text = smsOf(key, locale, values);
    expect(text).not.toMatch(/[{}]/);
    expect(smsParts(text), text).toBeLessThanOrEqual(partsMax[key] ?? (/https:/.test(text) ? 3 : 2));
  }
  expect(smsOf(key, 'en', values)).toBe(inGsmLetters(smsOf(key, 'en', values)));
});

test('a code takes one part in both languages, with the line that fills it in', () => {
  for (const locale of ['km', 'en'] as const) {
    const text = codeSms(deps, locale, '123456');
    expect(text).toMatch(/\n\n@sala\.example\.kh #123456$/);
    expect(smsParts(text)).toBe(1);
  }
});

test.each([
  'ABA Bank: https://aba-win.example/x',
  'You won 100 USD',
  'ACLEDA\nyour PIN',
  'evil.example/km',
  `ក${'\u17b7'.repeat(500)}`,
  'Sоk Dara',
  'x'.repeat(41),
  '012 345 678',
])('%j is no name, and a message of it names a person', (typed) => {
  expect(smsOf('referee', 'km', { name: person(typed), link: values.link })).toMatch(/^Sala៖ មនុស្សម្នាក់ /);
  const mail = mailInBoth('referee', { name: person(typed), link: values.link });
  expect(mail.subject).toBe('Sala៖ មនុស្សម្នាក់ / a person');
  expect(mail.body).not.toContain(typed);
});

test('titles keep their words and lose their addresses and lines', () => {
  const typed = { km: 'ព្រឹត្តិការណ៍ https://evil.example/a\nប', en: 'Fair www.evil.com\nnow' };
  expect(title(typed)).toEqual({ km: 'ព្រឹត្តិការណ៍ … ប', en: 'Fair … now' });
});

test('a message leads to no other site, has no lines in its facts, and lacks nothing', () => {
  expect(() => link(deps, 'https://sala.example.kh.evil.example/')).toThrow(RangeError);
  expect(() => fact('a\nb')).toThrow(RangeError);
  expect(() => smsOf('consent', 'km', {})).toThrow(RangeError);
  expect(() => mailOf('consent', 'en', { code: fact('1') })).toThrow('{school}');
});
