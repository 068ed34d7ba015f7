import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './secret-turns';

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
  return { begun, work, endNext };
};

test('so many run at once and no more, and a failure passes its turn on', async () => {
  const turns = createTurns({ atOnceMax: 2, waitingMax: 10 });
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
  const turns = createTurns({ atOnceMax: 1, waitingMax: 100 });
  const { begun, work, endNext } = heldWork();
  for (let n = 0; n < 50; n += 1) void turns.take('flood', work(`flood ${n}`));
  void turns.take('visitor', work('visitor'));
  await endNext();
  await endNext();
  expect(begun).toEqual(['flood 0', 'flood 1', 'visitor']);
});

test('beyond the line the answer is 503 with seconds to wait, and the work has not begun', async () => {
  const turns = createTurns({ atOnceMax: 1, waitingMax: 1 });
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
