import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file';

const day = {
  uid: 'application-1@sala',
  on: '2026-12-31',
  title: 'ថ្ងៃចុងក្រោយសម្រាប់ឆ្លើយតបកន្លែងសិក្សានៅសាកលវិទ្យាល័យផ្កាឈូក, rest',
  note: 'One;\ntwo',
  url: 'https://sala.example/profile/applications/1',
};
const now = new Date('2026-11-22T08:00:00.123Z');

test('a day ends at the beginning of the next one', () => {
  const lines = calendarFile([day], now).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261122T080000Z');
  expect(lines).toContain('DESCRIPTION:One\\;\\ntwo');
  expect(lines.at(-1)).toBe('');
});

test('long Khmer lines are folded at 75 octets and read the same', () => {
  const file = calendarFile([day], now);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${day.title.replace(',', '\\,')}`);
  expect(file).not.toContain('\uFFFD');
});

test('several days are one calendar', () => {
  const file = calendarFile([day, { ...day, uid: 'application-2@sala' }], now);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
});

test('hours say where, whether they take place, and how often they have changed', () => {
  const { on: _, ...entry } = day;
  const hours = {
    ...entry,
    startsAt: '2026-12-31T01:30:00.000Z',
    endsAt: '2026-12-31T03:00:00.000Z',
    place: 'Hall 1, Street 5',
    sequence: 3,
    isCancelled: true,
  };
  const lines = calendarFile([hours], now).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261231T013000Z',
      'DTEND:20261231T030000Z',
      'LOCATION:Hall 1\\, Street 5',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
    ]),
  );
  expect(lines).not.toContain('TRANSP:TRANSPARENT');
});
