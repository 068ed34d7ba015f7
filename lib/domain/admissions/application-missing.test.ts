import { expect, test } from 'vitest';
import { missingItems } from './application-missing';

const label = (en: string) => ({ en, km: en });
const files = [
  { key: 'birth', label: label('Birth certificate'), required: true },
  { key: 'photo', label: label('Photo'), required: true },
  { key: 'letter', label: label('Letter'), required: false },
];
const done = { nationalExam: { state: 'taken' as const }, highSchool: { graduated: true } };
const missing = (
  papers: { kind: string; state: 'sent' | 'received' | 'refused' }[],
  detail: Parameters<typeof missingItems>[0] = done,
) => missingItems(detail, { files, papers }, { status: 'pending' }).map(({ en }) => en);

test('a paper is missing until it is sent, and again once it is refused', () => {
  expect(missing([])).toEqual(['Birth certificate', 'Photo']);
  expect(missing([{ kind: 'birth', state: 'sent' }])).toEqual(['Photo']);
  expect(
    missing([
      { kind: 'birth', state: 'received' },
      { kind: 'photo', state: 'refused' },
    ]),
  ).toEqual(['Photo']);
});

test('what was not asked is not missing, and nothing is after a refusal, a withdrawal or a declined offer', () => {
  expect(missing([], { nationalExam: null, highSchool: null })).toEqual(['Birth certificate', 'Photo']);
  const ahead = { nationalExam: { state: 'planned' as const }, highSchool: { graduated: false } };
  expect(missing([], ahead)).toHaveLength(4);
  const asked = { files, papers: [] };
  for (const status of ['rejected', 'withdrawn']) expect(missingItems(ahead, asked, { status })).toEqual([]);
  expect(missingItems(ahead, asked, { status: 'accepted', isDeclined: true })).toEqual([]);
});

test('an acceptance waits for the same papers as before', () => {
  const accepted = missingItems(done, { files, papers: [] }, { status: 'accepted' });
  expect(accepted.map(({ en }) => en)).toEqual(['Birth certificate', 'Photo']);
});
