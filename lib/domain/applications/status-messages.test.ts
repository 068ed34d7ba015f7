import { expect, test } from 'vitest';
import {
  defaultStatusMessages,
  fillMessage,
  messageKindOf,
  statusMessageKinds,
  unknownPlaceholders,
} from './status-messages';

const facts = {
  name: 'Dara {link}',
  school: 'Romduol',
  status: 'Interview',
  reference: 'A-1',
  link: 'https://x',
};

test('the fixed steps have messages of their own, a school’s own steps share one', () => {
  expect(['pending', 'interview', 'accepted', 'rejected'].map(messageKindOf)).toEqual([
    'received',
    'moved',
    'accepted',
    'rejected',
  ]);
});

test('facts are filled in once; what they say in braces stays text', () => {
  expect(fillMessage('{name}: {status}, {status} ({other})', facts)).toBe(
    'Dara {link}: Interview, Interview ({other})',
  );
  expect(unknownPlaceholders('{name} {nmae} {}')).toEqual(['nmae', '']);
});

test.each(statusMessageKinds)(
  'the first words of %s name only what is filled in, and texts are Latin',
  (kind) => {
    const { subject, body, sms } = defaultStatusMessages[kind];
    const all = [subject.km, subject.en, body.km, body.en, sms];
    expect(all.flatMap(unknownPlaceholders)).toEqual([]);
    expect(sms).toMatch(/^[\x20-\x7e]+$/);
    expect(body.km).toContain('{link}');
  },
);
