import { expect, test } from 'vitest';
import { smsParts } from '@/lib/domain/notices/sms-parts';
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
  'the first words of %s name only what is filled in, and text messages take two parts at most',
  (kind) => {
    const { subject, body, sms } = defaultStatusMessages[kind];
    const all = [subject.km, subject.en, body.km, body.en, sms.km, sms.en];
    expect(all.flatMap(unknownPlaceholders)).toEqual([]);
    expect(sms.en).toMatch(/^[\x20-\x7e]+$/);
    const longest = {
      ...facts,
      status: 'x'.repeat(24),
      link: `https://sala.example.kh/profile/applications/${'0'.repeat(36)}`,
    };
    expect(smsParts(fillMessage(sms.km, longest))).toBeLessThanOrEqual(2);
    expect(smsParts(fillMessage(sms.en, longest))).toBeLessThanOrEqual(2);
    expect(body.km).toContain('{link}');
  },
);
