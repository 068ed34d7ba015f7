/** Strokes behind the letters of an emblem; the hue selects one, so that neighbours differ in more than colour. */
export const emblemMotifs = [
  'M32 6v52M6 32h52M13.6 13.6l36.8 36.8M50.4 13.6 13.6 50.4',
  'M2 44q7.5-9 15 0t15 0 15 0 15 0M2 54q7.5-9 15 0t15 0 15 0 15 0',
  'M8 60 32 36l24 24M8 48l24-24 24 24M8 36l24-24 24 24',
  'M32 32m-26 0a26 26 0 1 0 52 0 26 26 0 1 0-52 0M32 32m-19 0a19 19 0 1 0 38 0 19 19 0 1 0-38 0',
  'M4 20a14 14 0 0 1 28 0 14 14 0 0 1 28 0M-10 42a14 14 0 0 1 28 0 14 14 0 0 1 28 0 14 14 0 0 1 28 0',
] as const;
