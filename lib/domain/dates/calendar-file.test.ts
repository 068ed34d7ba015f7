import ICAL from 'ical.js';
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

test('a day that was moved says so under the same id', () => {
  const sequenceOf = (entry: Parameters<typeof calendarFile>[0][number]) =>
    /SEQUENCE:(\d+)/.exec(calendarFile([entry], now))?.[1];
  expect([sequenceOf(day), sequenceOf({ ...day, on: '2027-01-02', sequence: 4 })]).toEqual(['0', '4']);
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
      'DTSTART;TZID=Asia/Phnom_Penh:20261231T083000',
      'DTEND;TZID=Asia/Phnom_Penh:20261231T100000',
      'LOCATION:Hall 1\\, Street 5',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
    ]),
  );
  expect(lines).not.toContain('TRANSP:TRANSPARENT');
});

test('another library reads the same days and hours, with their zone, and no reminder where none is wanted', () => {
  const { on: _, ...entry } = day;
  const times = { startsAt: '2026-12-31T17:30:00.000Z', endsAt: '2026-12-31T18:30:00.000Z' };
  const state = { place: 'បន្ទប់ 5', sequence: 2, isCancelled: false, hasNoReminder: true };
  const file = calendarFile(
    [
      { ...day, until: '2027-01-02' },
      { ...entry, uid: 'lesson-1', ...times, ...state },
    ],
    now,
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
  expect(zone.tzid).toBe('Asia/Phnom_Penh');
  const [days, lesson] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  expect([days?.summary, days?.startDate.toString(), days?.endDate.toString()]).toEqual([
    day.title,
    '2026-12-31',
    '2027-01-03',
  ]);
  expect([lesson?.location, lesson?.sequence, lesson?.startDate.toString()]).toEqual([
    'បន្ទប់ 5',
    2,
    '2027-01-01T00:30:00',
  ]);
  expect(lesson?.component.getAllSubcomponents('valarm')).toEqual([]);
});
