import type { DegreeCode } from './degrees';

/** What somebody has finished, with the letter of the national examination where there is one. */
export const finishedLevels = ['waiting', 'abc', 'de', 'f', 'grade-9', 'bachelor', 'master'] as const;
export type FinishedLevel = (typeof finishedLevels)[number];

const trades = [
  'vocational-certificate',
  'tvet-certificate-1',
  'tvet-certificate-2',
  'tvet-certificate-3',
] as const satisfies readonly DegreeCode[];

/**
 * The degrees that are usually open after a level. A failed national examination is no dead end: associate degrees and
 * trades remain. Each program has its own rules besides.
 */
export const degreesAfter: Readonly<Record<FinishedLevel, readonly DegreeCode[]>> = {
  'grade-9': trades,
  waiting: ['associate', 'bachelor', 'engineer', 'medicine'],
  abc: ['bachelor', 'engineer', 'medicine'],
  de: ['associate', 'bachelor', 'engineer'],
  f: ['associate', ...trades],
  bachelor: ['master'],
  master: ['doctorate'],
};
