import { expect, test } from 'vitest';
import { type Cell, judgeSheet, type WantedCell } from './judge-sheet';

const cells = new Map<string, Cell<number>>([['b', { value: 7, note: null, version: 3 }]]);
const sheet = { members: new Set(['a', 'b']), cells };
const judge = (...rows: WantedCell<number>[]) =>
  judgeSheet(
    rows.map((row) => ({ ok: true as const, row })),
    sheet,
  );
const row = (studentId: string, value: number | null, version: number) => ({
  studentId,
  value,
  note: null,
  version,
});

test('an empty cell is filled on version 0, and a filled one on its own', () => {
  const { outcomes, changes } = judge(row('a', 5, 0), row('b', 8, 3));
  expect(outcomes).toEqual([
    { index: 0, ok: true, version: 1 },
    { index: 1, ok: true, version: 4 },
  ]);
  expect(changes).toEqual([
    { studentId: 'a', before: null, after: { value: 5, note: null, version: 1 }, reason: null },
    { studentId: 'b', before: cells.get('b'), after: { value: 8, note: null, version: 4 }, reason: null },
  ]);
});

test('who was slower learns both values, and nothing is stored', () => {
  const { outcomes, changes } = judge(row('b', 9, 2));
  expect(outcomes).toMatchObject([
    { status: 412, version: 3, theirs: { value: 7, note: null }, yours: { value: 9, note: null } },
  ]);
  expect(changes).toEqual([]);
});

test('a row that says what stands there is fine on any version', () => {
  expect(judge(row('b', 7, 0))).toEqual({ outcomes: [{ index: 0, ok: true, version: 3 }], changes: [] });
});

test('a cell is emptied; strangers and wrong values stop no other row', () => {
  const { outcomes, changes } = judgeSheet<number>(
    [
      { ok: false, issues: [{ path: 'value', code: 'required' }] },
      { ok: true, row: row('c', 5, 0) },
      { ok: true, row: row('a', 99, 0) },
      { ok: true, row: row('b', null, 3) },
    ],
    { ...sheet, fault: (value) => (value > 10 ? { path: 'score', code: 'above-maximum' } : null) },
  );
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.version : outcome.status))).toEqual([
    422, 404, 422, 0,
  ]);
  expect(changes).toEqual([{ studentId: 'b', before: cells.get('b'), after: null, reason: null }]);
});

test('a student who stands twice in one call is changed once, from what stood before', () => {
  const { outcomes, changes } = judge(row('b', 8, 3), row('b', 9, 4), row('b', 1, 3));
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(changes).toEqual([
    { studentId: 'b', before: cells.get('b'), after: { value: 9, note: null, version: 5 }, reason: null },
  ]);
});
