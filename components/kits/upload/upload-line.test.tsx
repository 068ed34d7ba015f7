import { expect, test } from 'vitest';
import { inLine } from './upload-line';

const lineOf = (count: number) => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const aborts = Array.from({ length: count }, () => new AbortController());
  const done = aborts.map(({ signal }, index) =>
    inLine(signal, () => {
      begun.push(index);
      return new Promise<void>((resolve) => {
        ends[index] = resolve;
      });
    }),
  );
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { begun, ends, aborts, done, turn };
};

test('two at a time, in the order in which they were chosen', async () => {
  const { begun, ends, done, turn } = lineOf(5);
  await turn();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  await Promise.all(done);
});

test('what is given up before its turn is left out, and what fails makes room', async () => {
  const { begun, ends, aborts, done, turn } = lineOf(4);
  await turn();
  aborts[2]?.abort();
  await done[2];
  ends[0]?.();
  await turn();
  expect(begun).toEqual([0, 1, 3]);
  ends[1]?.();
  ends[3]?.();
  await Promise.all(done);
  const failing = inLine(new AbortController().signal, () => Promise.reject(new Error('no line')));
  await expect(failing).rejects.toThrow('no line');
  const after = lineOf(2);
  await after.turn();
  expect(after.begun).toEqual([0, 1]);
  for (const end of after.ends) end();
});
