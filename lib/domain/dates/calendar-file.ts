import { cambodiaZone, cambodianClock } from './cambodian-days';
import { dayAfter } from './dates';

interface CalendarEntry {
  /** The same for the same thing, so that a later file updates it. */
  uid: string;
  title: string;
  note: string;
  url: string;
  /** Of things that come every day, no calendar reminds. */
  hasNoReminder?: boolean;
}

/** A whole day in a calendar; `sequence` as of hours, where the day can change. */
export interface CalendarDay extends CalendarEntry {
  sequence?: number;
  /** An ISO day. */
  on: string;
  /** The last one of several days. */
  until?: string;
}

/** Some hours in a calendar; `sequence` counts its changes, so that a later file takes the place of an earlier one. */
export interface CalendarHours extends CalendarEntry {
  startsAt: string;
  endsAt: string;
  place: string;
  sequence: number;
  isCancelled: boolean;
}

const lineOctetsMax = 75;
const encoder = new TextEncoder();

const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A line of more than 75 octets goes on in the next one, which begins with a space; no character is torn apart. */
const fold = (line: string): string => {
  const parts = [''];
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > lineOctetsMax) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += sign;
    octets += size;
  }
  return parts.join('\r\n');
};

const compact = (day: string) => day.replaceAll('-', '');
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${cambodiaZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const localOf = (at: string) => `TZID=${cambodiaZone}:${cambodianClock(new Date(at)).replace(/[-:]/g, '')}`;
const stampOf = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const timesOf = (entry: CalendarDay | CalendarHours): string[] =>
  'on' in entry
    ? [
        `DTSTART;VALUE=DATE:${compact(entry.on)}`,
        `DTEND;VALUE=DATE:${compact(dayAfter(entry.until ?? entry.on))}`,
        `SEQUENCE:${entry.sequence ?? 0}`,
        'TRANSP:TRANSPARENT',
      ]
    : [
        `DTSTART;${localOf(entry.startsAt)}`,
        `DTEND;${localOf(entry.endsAt)}`,
        `LOCATION:${escape(entry.place)}`,
        `SEQUENCE:${entry.sequence}`,
        `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      ];

const reminderLines = ({ title, hasNoReminder }: CalendarEntry) =>
  hasNoReminder
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escape(title)}`, 'TRIGGER:-P1D', 'END:VALARM'];

const eventLines = (entry: CalendarDay | CalendarHours, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${stamp}`,
  ...timesOf(entry),
  `SUMMARY:${escape(entry.title)}`,
  `DESCRIPTION:${escape(entry.note)}`,
  `URL:${entry.url}`,
  ...reminderLines(entry),
  'END:VEVENT',
];

/** What phones show in place of the address, which is a secret, and how often programs ask again. */
const linkLines = (name: string) => [
  `NAME:${escape(name)}`,
  `X-WR-CALNAME:${escape(name)}`,
  `X-WR-TIMEZONE:${cambodiaZone}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
];

/**
 * Days and hours as an iCalendar file (RFC 5545), each with a reminder a day before unless it wants none.
 * @param name of a calendar that programs ask for again and again
 */
export function calendarFile(
  entries: readonly (CalendarDay | CalendarHours)[],
  now: Date,
  name?: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sala//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : linkLines(name)),
    ...(entries.some((entry) => 'startsAt' in entry) ? zoneLines : []),
    ...entries.flatMap((entry) => eventLines(entry, stampOf(now))),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
