import { deviceStore, readBy } from '@/lib/device/device-store';
import { type ExamGrade, examSubjects, examTracks, isExamGrade } from '@/lib/domain/admissions/national-exam';
import { type Candidate, standings } from '@/lib/domain/schools/admission-rule';
import { finishedLevelOf } from '@/lib/domain/schools/finished-levels';
import type { ScholarshipSeeker } from '@/lib/domain/schools/scholarship-rule';

/** What somebody says about themselves and what they look for; null where they did not say it. */
export interface Seeker extends Omit<Candidate, 'standing' | 'unasked'> {
  standing: Candidate['standing'] | null;
  gender: ScholarshipSeeker['gender'];
  /** A province's code. */
  home: string | null;
  hasNeed: boolean | null;
  /** Where they want to study: a province's code. */
  place: string | null;
  /** What a year may cost, in US dollars. */
  budgetUsd: number | null;
  /** The majors of the field that they like. */
  majorIds: readonly string[];
}

export const silentSeeker: Seeker = {
  standing: null,
  track: null,
  grade: null,
  year: null,
  papers: {},
  gender: null,
  home: null,
  hasNeed: null,
  place: null,
  budgetUsd: null,
  majorIds: [],
};

/** Who can be judged: nobody before the first question is answered. */
export const candidateOfSeeker = ({ standing, track, grade, year, papers }: Seeker): Candidate | null =>
  standing === null ? null : { standing, track, grade, year, papers };

const yearsKnown = { first: 1980, last: 2100 };
const budgetMaxUsd = 100_000;
const majorsMax = 50;

const oneOf = <Value extends string>(allowed: readonly Value[], value: unknown): Value | null =>
  allowed.find((each) => each === value) ?? null;

const readPapers = (value: unknown): Candidate['papers'] => {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const known = examSubjects.flatMap((subject) => {
    const grade = given[subject];
    return isExamGrade(grade) ? [[subject, grade] as [typeof subject, ExamGrade]] : [];
  });
  return Object.fromEntries(known);
};

const readNumber = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most ? value : null;
const readProvince = (value: unknown) => (typeof value === 'string' && /^\d{2}$/.test(value) ? value : null);

const schema = readBy((value): Seeker | null => {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<keyof Seeker, unknown>;
  return {
    standing: oneOf(standings, given.standing),
    track: oneOf(examTracks, given.track),
    grade: isExamGrade(given.grade) ? given.grade : null,
    year: readNumber(given.year, yearsKnown.first, yearsKnown.last),
    papers: readPapers(given.papers),
    gender: oneOf(['female', 'male'], given.gender),
    home: readProvince(given.home),
    hasNeed: typeof given.hasNeed === 'boolean' ? given.hasNeed : null,
    place: readProvince(given.place),
    budgetUsd: readNumber(given.budgetUsd, 0, budgetMaxUsd),
    majorIds: Array.isArray(given.majorIds)
      ? given.majorIds.filter((id): id is string => typeof id === 'string').slice(0, majorsMax)
      : [],
  };
});

/** One person's answers for all that judges or narrows by them; they stay on this device. */
export const seekerStore = deviceStore('sala.seeker', schema, { scope: 'device' });

/** The filters of the list of programs that say the same; empty where nothing of it is said. */
export function programFiltersOf(
  seeker: Seeker,
): Partial<Record<'finished' | 'province' | 'maxPrice' | 'categories', string>> {
  const finished = finishedLevelOf(seeker);
  return {
    ...(finished && { finished }),
    ...(seeker.place && { province: seeker.place }),
    ...(seeker.budgetUsd !== null && { maxPrice: String(seeker.budgetUsd) }),
    ...(seeker.majorIds.length > 0 && { categories: seeker.majorIds.join(',') }),
  };
}
