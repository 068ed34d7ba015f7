import { expect, it } from 'vitest';
import { cameAt, judgePerson, judgeTicket, walkInsOf } from './door';
import { ticketText } from './event-tickets';

const eventId = '0b7e6c1a-54d2-4f6a-9a3e-0d5f1c2b3a49';
const other = '1b7e6c1a-54d2-4f6a-9a3e-0d5f1c2b3a49';
const code = '7'.repeat(26);
const hashOf = (value: string) => Promise.resolve(`#${value}`);
const placed = {
  userId: 'dara',
  state: 'placed' as const,
  ticketHash: `#${code}`,
  shortHash: `#${code.slice(0, 8)}`,
  attendedAt: null,
};
const scan = (scanId: string, kind: 'in' | 'out', at: string) => ({ scanId, kind, userId: 'dara', at });
const on = { isCalledOff: false };
const [eight, nine, ten] = ['08', '09', '10'].map((hour) => `2026-12-07T${hour}:00:00.000Z`) as [
  string,
  string,
  string,
];

it.each([
  ['lets a ticket of the event in', ticketText(eventId, code), { kind: 'in', userId: 'dara' }],
  ['takes a typed code', ` ${code.slice(0, 5)}-${code.slice(5)} `, { kind: 'in', userId: 'dara' }],
  ['takes the eight signs that are typed', '7777 7777', { kind: 'in', userId: 'dara' }],
  ['does not know eight others', '7777 7778', { kind: 'unknown' }],
  ['names a ticket of another event', ticketText(other, code), { kind: 'other-event' }],
  ['does not know another code', ticketText(eventId, '8'.repeat(26)), { kind: 'unknown' }],
  ['does not know what is no ticket', 'https://example.com', { kind: 'unknown' }],
])('%s', async (_, text, verdict) => {
  expect(await judgeTicket(text, { eventId, people: [placed], isCalledOff: false }, [], hashOf)).toEqual(
    verdict,
  );
});

it('says when somebody has come in already, also without network, and lets in who was undone', () => {
  const was = { ...placed, attendedAt: eight };
  expect(judgePerson(was, [], on)).toEqual({ kind: 'already', userId: 'dara', at: eight });
  expect(judgePerson(placed, [scan('a', 'in', nine)], on)).toEqual({
    kind: 'already',
    userId: 'dara',
    at: nine,
  });
  expect(judgePerson(was, [scan('a', 'out', nine)], on)).toEqual({ kind: 'in', userId: 'dara' });
  expect(cameAt(was, [scan('a', 'out', nine), scan('b', 'in', ten)])).toBe(ten);
});

it('keeps out who has no place', () => {
  const states = (['held', 'waiting', 'given-back', 'lapsed'] as const).map(
    (state) => judgePerson({ ...placed, state }, [], on).kind,
  );
  expect(states).toEqual(['waiting', 'waiting', 'given-back', 'given-back']);
});

it('names who came without registering once, and not who was undone', () => {
  const walkIn = (scanId: string) => ({
    scanId,
    name: scanId,
    at: eight,
    kind: 'walk-in' as const,
    walkInId: null,
  });
  const undone = { ...walkIn('x'), kind: 'out' as const, walkInId: 'b' };
  const names = walkInsOf([walkIn('a')], [walkIn('a'), walkIn('b'), walkIn('c'), undone]).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['a', 'c']);
});

it('nobody comes in to what is called off, with a ticket or by name', async () => {
  const off = { eventId, people: [placed], isCalledOff: true };
  expect(judgePerson(placed, [], off)).toEqual({ kind: 'called-off', userId: 'dara' });
  expect((await judgeTicket(ticketText(eventId, code), off, [], hashOf)).kind).toBe('called-off');
});
