/** A whole day in a calendar. */
export interface CalendarDay {
  /** The same for the same thing, so that a later file updates it. */
  uid: string;
  /** An ISO day. */
  on: string;
  title: string;
  note: string;
  url: string;
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
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const eventLines = ({ uid, on, title, note, url }: CalendarDay, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(on)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(on))}`,
  `SUMMARY:${escape(title)}`,
  `DESCRIPTION:${escape(note)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(title)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
  'END:VEVENT',
];

/** Days as an iCalendar file (RFC 5545), each with a reminder the day before. */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sala//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventLines(day, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
