import { expect, test } from 'vitest';
import { goesOut } from '@/lib/domain/notices/channels';
import { noticeKindNames, noticeKinds } from '@/lib/domain/notices/notice-kinds';
import { smsParts } from '@/lib/domain/notices/sms-parts';
import { smsUrgencies, urgencyOf } from '@/lib/domain/notices/urgencies';
import { pathTo } from './message-links';
import { noticeSms } from './notice-words';

const deps = { env: { PUBLIC_ORIGIN: 'https://sala.example.kh' } } as Parameters<typeof noticeSms>[0];
const record = 'a1b2c3d4-0000-4000-8000-000000000000';

/** As long as names and words of the demo are. */
const params = {
  name: 'Sok Sopheaktra',
  nameKm: 'សុខ សុភ័ក្ត្រ',
  titleEn: 'Open day of the school',
  titleKm: 'ថ្ងៃបើកទ្វារសាលា',
  schoolEn: 'Romduol River University',
  schoolKm: 'សាកលវិទ្យាល័យទន្លេរំដួល',
  statusEn: 'Accepted',
  statusKm: 'បានទទួលយក',
  dateEn: '30-Nov-2026, 18:30',
  dateKm: '30-វិច្ឆិកា-2026, 18:30',
  amount: '$125.00',
};
const bySms = noticeKindNames.filter((kind) => goesOut(kind, 'sms'));
const bodyOf = (kind: (typeof bySms)[number], locale: 'km' | 'en') =>
  noticeSms(deps, { kind, params, href: pathTo(noticeKinds[kind].pages[0] ?? '', record) }, locale);

test.each(bySms)(
  '%s has a text message in both languages: one part, and one more for a date and a link',
  (kind) => {
    for (const locale of ['km', 'en'] as const) {
      const text = bodyOf(kind, locale);
      // A warning says what to do, and the page of an interview has the name of its job in it.
      const more = kind === 'vacancy-unsafe' || kind === 'interview-offered' ? 1 : 0;
      const room = 1 + more + (text.includes('https:') ? 1 : 0) + (text.includes('2026') ? 1 : 0);
      expect(smsParts(text), text).toBeLessThanOrEqual(room);
    }
  },
);

test.each(['loan-status', 'paper-refused', 'document-status'] as const)('%s says nothing private', (kind) => {
  for (const locale of ['km', 'en'] as const) {
    const text = bodyOf(kind, locale);
    expect(Object.values(params).filter((said) => text.includes(said))).toEqual([]);
  }
});

test('each urgency that comes by text message has a kind', () => {
  const used = noticeKindNames.map(urgencyOf);
  expect(smsUrgencies.filter((name) => !used.includes(name))).toEqual([]);
});

test('a moved event says by SMS from when to when', () => {
  const moved = { fromEn: '25-Dec-2026, 08:00–10:00', fromKm: '25-ធ្នូ-2026, 08:00–10:00' };
  const said = { ...params, ...moved, dateEn: '26-Dec-2026, 08:00–10:00', dateKm: '26-ធ្នូ-2026, 08:00–10:00' };
  for (const locale of ['km', 'en'] as const) {
    const text = noticeSms(deps, { kind: 'event-moved', params: said, href: '/x' }, locale);
    expect(text).toContain(locale === 'km' ? '25-ធ្នូ-2026' : '25-Dec-2026');
    expect(text).toContain(locale === 'km' ? '26-ធ្នូ-2026' : '26-Dec-2026');
  }
});
