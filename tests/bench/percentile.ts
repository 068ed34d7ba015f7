/** Milliseconds at a share (0 to 1) of the sorted samples. */
export const percentile = (samples: number[], share: number): number =>
  samples.toSorted((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * share))] ??
  Number.NaN;

/** Milliseconds of each of `runs` sequential calls. */
export async function timeEach(runs: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const startedAt = performance.now();
    await work(index);
    samples.push(performance.now() - startedAt);
  }
  return samples;
}

export const toMs = (value: number): string => `${value.toFixed(1)} ms`;
