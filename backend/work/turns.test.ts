import { setImmediate as nextTick } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTurns, type TurnLimits } from './turns';

const turnsOf = (limits: Partial<TurnLimits>) =>
  createTurns({ atOnceMax: 1, waitingMax: 100, waitingEachMax: 100, deadlineMs: 60_000, ...limits });

/** Work that ends on command. */
const heldWork = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((end) => ends.push(() => end(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await nextTick();
  };
  // What still waits after its deadline would be refused while another test runs.
  onTestFinished(async () => {
    while (ends.length > 0) await endNext();
  });
  return { begun, work, endNext };
};

test('so many run at once and no more, and a failure passes its turn on', async () => {
  const turns = turnsOf({ atOnceMax: 2 });
  const { begun, work, endNext } = heldWork();
  const failing = turns.take('a', () => Promise.reject(new Error('wrong')));
  await expect(failing).rejects.toThrow('wrong');
  for (const name of ['1', '2', '3']) void turns.take('a', work(name));
  await nextTick();
  expect(begun).toEqual(['1', '2']);
  await endNext();
  expect(begun).toEqual(['1', '2', '3']);
});

test('those who wait take turns by address: one that sends many delays another by one turn', async () => {
  const turns = turnsOf({});
  const { begun, work, endNext } = heldWork();
  for (let n = 0; n < 50; n += 1) void turns.take('flood', work(`flood ${n}`));
  void turns.take('visitor', work('visitor'));
  await endNext();
  await endNext();
  expect(begun).toEqual(['flood 0', 'flood 1', 'visitor']);
});

test('an office that sends much delays another by one turn, and its clerks one another by one of its own', async () => {
  const turns = turnsOf({});
  const { begun, work, endNext } = heldWork();
  const of = (organization: string, person: string) => ({ organization, person });
  for (let n = 0; n < 3; n += 1)
    for (const person of ['a', 'b', 'c'])
      for (let piece = 0; piece < 2; piece += 1) void turns.take(of('busy school', person), work(person));
  void turns.take(of('busy school', 'd'), work('d'));
  void turns.take(of('other school', 'e'), work('e'));
  void turns.take('student', work('student'));
  void turns.take(of('other school', 'e'), work('e'));
  for (let n = 0; n < 9; n += 1) await endNext();
  expect(begun).toEqual(['a', 'a', 'e', 'student', 'b', 'e', 'c', 'd', 'a', 'b']);
});

test('who always comes back with one thing overtakes nobody who waits', async () => {
  const turns = turnsOf({});
  const { begun, work, endNext } = heldWork();
  void turns.take('one', work('one'));
  void turns.take('two', work('two'));
  for (let n = 0; n < 3; n += 1) void turns.take('many', work('many'));
  for (const again of ['one', 'two', 'one', 'two']) {
    void turns.take(again, work(again));
    await endNext();
  }
  expect(begun).toEqual(['one', 'two', 'many', 'one', 'two']);
});

test('an office has a shorter line than all together', async () => {
  const turns = turnsOf({ waitingOrganizationMax: 2 });
  const { begun, work, endNext } = heldWork();
  const of = (person: string) => ({ organization: 'school', person });
  for (const person of ['a', 'b', 'c']) void turns.take(of(person), work(person));
  await expect(turns.take(of('d'), work('d'))).rejects.toMatchObject({ status: 503, code: 'busy' });
  void turns.take('student', work('student'));
  for (let n = 0; n < 3; n += 1) await endNext();
  expect(begun).toEqual(['a', 'b', 'student', 'c']);
});

test('beyond the line the answer is 503 with seconds to wait, and the work has not begun', async () => {
  const turns = turnsOf({ waitingMax: 1 });
  const { begun, work, endNext } = heldWork();
  void turns.take('a', work('1'));
  void turns.take('a', work('2'));
  await expect(turns.take('b', work('3'))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  await endNext();
  expect(begun).toEqual(['1', '2']);
  void turns.take('b', work('4'));
  await endNext();
  expect(begun).toEqual(['1', '2', '4']);
});

test('one person has a shorter line than all together, and served work makes room in it', async () => {
  const turns = turnsOf({ waitingEachMax: 1 });
  const { begun, work, endNext } = heldWork();
  void turns.take('a', work('1'));
  void turns.take('a', work('2'));
  await expect(turns.take('a', work('3'))).rejects.toMatchObject({ status: 503, code: 'busy' });
  void turns.take('b', work('4'));
  await endNext();
  void turns.take('a', work('5'));
  await endNext();
  await endNext();
  expect(begun).toEqual(['1', '2', '4', '5']);
});

describe('a piece that takes longer than one may', () => {
  const untilTold = (signal: AbortSignal) =>
    new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(new Error('stopped')));
    });

  test('is too large, which asking again would not change, and its turn goes on', async () => {
    const turns = turnsOf({ pieceMs: 1 });
    const outcome = turns.take('a', untilTold);
    await expect(outcome).rejects.toMatchObject({ status: 422, code: 'too-large' });
    await expect(turns.take('a', () => Promise.resolve('next'))).resolves.toBe('next');
  });

  test('is counted from its begin: who asks for many of them delays an ordinary person by one', async () => {
    const turns = turnsOf({ pieceMs: 20 });
    const greedy = Array.from({ length: 6 }, () => turns.take('greedy', untilTold));
    const ended: string[] = [];
    for (const piece of greedy) void piece.catch(() => ended.push('greedy'));
    await turns.take('ordinary', async () => void ended.push('ordinary'));
    await Promise.allSettled(greedy);
    expect(ended).toEqual(['greedy', 'ordinary', ...Array.from({ length: 5 }, () => 'greedy')]);
  });
});

describe('after the deadline', () => {
  test('what waits leaves the line and never begins', async () => {
    const turns = turnsOf({ deadlineMs: 1 });
    const { begun, work, endNext } = heldWork();
    const first = turns.take('a', work('1'));
    await expect(turns.take('b', work('2'))).rejects.toMatchObject({ status: 503, code: 'busy' });
    await endNext();
    await expect(first).resolves.toBe('1');
    await expect(turns.take('b', () => Promise.resolve('3'))).resolves.toBe('3');
    expect(begun).toEqual(['1']);
  });

  test('what runs is told, and its turn goes on once it has stopped', async () => {
    const turns = turnsOf({ deadlineMs: 1 });
    const untilTold = (signal: AbortSignal) =>
      new Promise<never>((_, fail) => {
        signal.addEventListener('abort', () => fail(new Error('stopped')));
      });
    await expect(turns.take('a', untilTold)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    await expect(turns.take('a', () => Promise.resolve('next'))).resolves.toBe('next');
  });
});
