import type { AdmissionRule, Candidate } from './admission-rule';
import type { DegreeCode } from './degrees';
import { mayEnter } from './may-enter';

/** What somebody has finished, in one word: the letters are those of BacII, `waiting` has none yet. */
export const finishedLevels = [
  'waiting',
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'grade-9',
  'associate',
  'bachelor',
  'master',
] as const;
export type FinishedLevel = (typeof finishedLevels)[number];
export const isFinishedLevel = (text: string): text is FinishedLevel =>
  finishedLevels.some((level) => level === text);

const plain: Omit<Candidate, 'standing'> = { track: null, grade: null, year: null, papers: {} };

const candidates: Readonly<Record<FinishedLevel, Candidate>> = {
  waiting: { ...plain, standing: 'in-school' },
  a: { ...plain, standing: 'bac2', grade: 'A' },
  b: { ...plain, standing: 'bac2', grade: 'B' },
  c: { ...plain, standing: 'bac2', grade: 'C' },
  d: { ...plain, standing: 'bac2', grade: 'D' },
  e: { ...plain, standing: 'bac2', grade: 'E' },
  f: { ...plain, standing: 'bac2', grade: 'F' },
  'grade-9': { ...plain, standing: 'grade-9' },
  associate: { ...plain, standing: 'associate' },
  bachelor: { ...plain, standing: 'bachelor' },
  master: { ...plain, standing: 'master' },
};

/** The standing and the letter that a level says. */
export const saidBy = (level: FinishedLevel): Pick<Candidate, 'standing' | 'grade'> => {
  const { standing, grade } = candidates[level];
  return { standing, grade };
};

/** The level of somebody; null where they have not said enough. Grade 12 without the exam opens what an F opens. */
export function finishedLevelOf({
  standing,
  grade,
}: Pick<Candidate, 'grade'> & { standing: Candidate['standing'] | null }) {
  const same = finishedLevels.find((level) => {
    const said = saidBy(level);
    return said.standing === standing && (standing !== 'bac2' || said.grade === grade);
  });
  return standing === 'upper-secondary' ? 'f' : (same ?? null);
}

const trades = [
  'vocational-certificate',
  'tvet-certificate-1',
  'tvet-certificate-2',
  'tvet-certificate-3',
] as const satisfies readonly DegreeCode[];
const afterPass = ['associate', 'bachelor', 'engineer', 'medicine'] as const satisfies readonly DegreeCode[];

/** The degrees that come next after a level; a failed national examination is no dead end. */
const degreesAfter: Readonly<Record<FinishedLevel, readonly DegreeCode[]>> = {
  'grade-9': trades,
  waiting: afterPass,
  a: afterPass,
  b: afterPass,
  c: afterPass,
  d: afterPass,
  e: afterPass,
  f: ['associate', ...trades],
  associate: ['bachelor', 'engineer'],
  bachelor: ['master'],
  master: ['doctorate'],
};

/**
 * Whether a program comes next for a level: by its published rule, where it has one, on an ISO day. Somebody who waits
 * for the results sees what a pass opens.
 */
export function suitsLevel(
  { admission, degree }: { admission: AdmissionRule | null; degree: DegreeCode },
  level: FinishedLevel,
  day: string,
): boolean {
  if (!degreesAfter[level].includes(degree)) return false;
  if (admission === null) return true;
  const { verdict } = mayEnter(admission, candidates[level], day);
  return verdict === 'yes' || verdict === 'not-yet';
}
