/** The bands of the fee filter in US dollars, both ends included as in the filter; the last one is open. */
export const feeBands = [
  { fromUsd: 0, toUsd: 0 },
  { fromUsd: 1, toUsd: 250 },
  { fromUsd: 251, toUsd: 500 },
  { fromUsd: 501, toUsd: 750 },
  { fromUsd: 751, toUsd: 1_000 },
  { fromUsd: 1_001, toUsd: 1_500 },
  { fromUsd: 1_501, toUsd: 2_500 },
  { fromUsd: 2_501, toUsd: null },
] as const;
export type FeeBand = (typeof feeBands)[number];

interface Range {
  minFee: number | null;
  maxFee: number | null;
}

/** How many fees, or ranges of fees, reach into each band; unknown ones are in none. */
export const countByBand = (ranges: readonly Range[]): number[] =>
  feeBands.map(
    ({ fromUsd, toUsd }) =>
      ranges.filter(
        ({ minFee, maxFee }) =>
          minFee !== null && maxFee !== null && maxFee >= fromUsd && (toUsd === null || minFee <= toUsd),
      ).length,
  );
