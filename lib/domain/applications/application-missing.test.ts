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
) => missingItems(detail, { files, papers }, 'pending').map(({ en }) => en);

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

test('what was not asked is not missing, and nothing is after the decision or the withdrawal', () => {
  expect(missing([], { nationalExam: null, highSchool: null })).toEqual(['Birth certificate', 'Photo']);
  const ahead = { nationalExam: { state: 'planned' as const }, highSchool: { graduated: false } };
  expect(missing([], ahead)).toHaveLength(4);
  for (const status of ['accepted', 'rejected', 'withdrawn'])
    expect(missingItems(ahead, { files, papers: [] }, status)).toEqual([]);
});
