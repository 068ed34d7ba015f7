import { expect, it } from 'vitest';
import { isOfEvent, isShortCode, readTicket, shortCodeOf, ticketCode, ticketText } from './event-tickets';

const eventId = '0b7e6c1a-54d2-4f6a-9a3e-0d5f1c2b3a49';
const code = ticketCode(Uint8Array.from({ length: 16 }, (_, at) => at * 17));

it('writes 128 bits as 26 signs', () => {
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(ticketCode(new Uint8Array(16))).toBe('0'.repeat(26));
  expect(ticketCode(new Uint8Array(16).fill(255))).toBe(`${'Z'.repeat(25)}W`);
});

it('reads what a picture says, and what is typed', () => {
  const read = readTicket(ticketText(eventId, code));
  expect(read).toEqual({ event: '0B7E6C1A54D24F6A9A3E0D5F1C2B3A49', code });
  expect(isOfEvent(read?.event ?? '', eventId)).toBe(true);
  const typed = `${code.slice(0, 13).toLowerCase()} - ${code.slice(13)}`;
  expect(readTicket(typed)).toEqual({ event: null, code });
  expect(readTicket(` ${shortCodeOf(code).toLowerCase()} `)).toEqual({ event: null, code: code.slice(0, 8) });
  expect([isShortCode(shortCodeOf(code)), isShortCode(code)]).toEqual([true, false]);
  expect(readTicket('O'.repeat(26))?.code).toBe('0'.repeat(26));
  for (const other of ['', 'https://example.com', 'SALA:1:2', '1234']) expect(readTicket(other)).toBeNull();
});
