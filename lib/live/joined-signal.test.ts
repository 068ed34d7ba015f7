import { expect, it } from 'vitest';
import { joinedSignal } from './joined-signal';

it.each([0, 1])('aborts with signal %i, for its reason', (index) => {
  const both = [new AbortController(), new AbortController()] as const;
  const joined = joinedSignal(both[0].signal, both[1].signal);
  expect(joined.aborted).toBe(false);
  both[index as 0 | 1].abort('gone');
  expect(joined.reason).toBe('gone');
});

it('is aborted at once by a signal that already was', () => {
  const open = new AbortController().signal;
  expect(joinedSignal(open, AbortSignal.abort()).aborted).toBe(true);
  expect(joinedSignal(AbortSignal.abort(), open).aborted).toBe(true);
});
