import { expect, test } from 'vitest';
import {
  answered,
  nextMark,
  type QueuedMark,
  refusedSheet,
  rowsOf,
  withMarks,
  withoutRefusals,
} from './mark-queue';

const place = { orgId: 'school', sessionId: 'lesson' };
const mark = (studentId: string, value: QueuedMark['mark'], at = 1000): QueuedMark => ({
  studentId,
  mark: value,
  note: null,
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
  const refused = refusedSheet([sent], sent, 'term-locked');
  expect(refused?.[0]).toMatchObject({ marks: [], refused: [{ code: 'term-locked' }] });
  expect(withoutRefusals(refused, place)).toBeNull();
});

test('the age of a mark is told, whatever day the phone believes it is', () => {
  const sheet = { ...place, marks: [mark('a', 'late', 5000), mark('b', 'late', 90_000)], refused: [] };
  expect(rowsOf(sheet, 65_000).map(({ ageSeconds }) => ageSeconds)).toEqual([60, 0]);
});
