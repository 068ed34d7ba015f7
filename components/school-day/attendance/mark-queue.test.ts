import { expect, test } from 'vitest';
import {
  answered,
  blockedSheet,
  nextMark,
  type QueuedMark,
  sendable,
  withMarks,
  withoutMarks,
  withSent,
} from './mark-queue';

const place = { orgId: 'school', sessionId: 'lesson' };
const mark = (studentId: string, value: QueuedMark['mark'], at = 1000): QueuedMark => ({
  studentId,
  mark: value,
  note: null,
  reason: null,
  version: 0,
  at,
});

test('a tap goes from present over late and absent to excused, and begins again', () => {
  expect(
    [null, 'present', 'late', 'absent', 'excused'].map((each) => nextMark(each as QueuedMark['mark'])),
  ).toEqual(['present', 'late', 'absent', 'excused', 'present']);
});

test('the latest mark of a student waits, beside those of others', () => {
  const first = withMarks(null, place, [mark('a', 'present'), mark('b', 'present')]);
  const then = withMarks(first, place, [mark('a', 'late', 2000)]);
  expect(then?.[0]?.marks.map(({ studentId, mark: value }) => [studentId, value])).toEqual([
    ['b', 'present'],
    ['a', 'late'],
  ]);
});

test('what was taken leaves; what was tapped since then and what was refused stays', () => {
  const [sent] = withMarks(null, place, [mark('a', 'present'), mark('b', 'absent'), mark('c', 'late')]) ?? [];
  if (!sent) throw new Error('Nothing waits.');
  const since = withMarks([sent], place, [mark('a', 'late', 2000)]);
  const left = answered(since, sent, [
    { index: 0, ok: true, version: 1 },
    {
      index: 1,
      ok: false,
      status: 409,
      code: 'office-corrected',
      message: '',
      theirs: { value: 'excused', note: null },
      yours: { value: 'absent', note: null },
    },
    { index: 2, ok: true, version: 1 },
  ]);
  expect(left?.[0]?.marks.map(({ studentId }) => studentId)).toEqual(['a']);
  expect(left?.[0]?.refused).toEqual([
    { studentId: 'b', code: 'office-corrected', theirs: 'excused', yours: 'absent' },
  ]);
});

test('where nothing waits, nothing is stored', () => {
  const [sent] = withMarks(null, place, [mark('a', 'present')]) ?? [];
  if (!sent) throw new Error('Nothing waits.');
  expect(answered([sent], sent, [{ index: 0, ok: true, version: 1 }])).toBeNull();
});

test('what a whole sheet is refused for keeps what was typed until somebody sends it again or throws it away', () => {
  const typed = withMarks(null, place, [mark('a', 'present')]);
  const blocked = blockedSheet(typed, place, 'too-early');
  expect(blocked).toMatchObject([{ blocked: 'too-early', marks: [{ studentId: 'a' }] }]);
  expect(sendable(blocked)).toEqual([]);
  expect(sendable(blockedSheet(blocked, place, null))).toHaveLength(1);
  expect(withoutMarks(blocked, place)).toBeNull();
});

test('a mark that was taken is known with its version until a newer one takes its place', () => {
  const sent = { ...place, marks: [mark('a', 'present'), mark('b', 'late')] };
  const first = withSent(
    null,
    sent,
    [
      { index: 0, ok: true, version: 1 },
      { index: 1, ok: false, status: 412, code: 'stale-version', message: '' },
    ],
    2000,
  );
  expect(first).toMatchObject([{ studentId: 'a', mark: 'present', version: 1 }]);
  const again = { ...place, marks: [mark('a', 'absent', 3000)] };
  expect(withSent(first, again, [{ index: 0, ok: true, version: 2 }], 4000)).toMatchObject([
    { studentId: 'a', mark: 'absent', version: 2 },
  ]);
  expect(withSent(first, { ...place, marks: [] }, [], 3 * 86_400_000)).toEqual([]);
});
