import occupationRows from '../data/occupations.json';
import personalityMajorRows from '../data/personality-majors.json';

import { type HollandScores, hollandTypes } from './orientation-holland';

/** `match` is the correlation of interests, 0 to 1; null for a suggestion from a list. */
export interface Suggestion {
  code: string;
  name: { en: string; km: string };
  match: number | null;
  /** Its typical interests: up to three letters, strongest first. */
  interests: string;
}

/** A major as suggestions need it; `interests` are up to three letters, strongest first. */
export interface SuggestedMajor {
  code: string;
  en: string;
  km: string;
  interests: string;
}

export interface Suggestions {
  majors: Suggestion[];
  occupations: Suggestion[];
}

const majorsMax = 10;
const occupationsMax = 12;

/** Six numbers in the order R, I, A, S, E, C. */
type Interests = readonly number[];

/** Pearson's correlation; null when one side is constant. */
export function correlation(a: Interests, b: Interests): number | null {
  const mean = (values: Interests) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const pairs = a.map((value, index) => [value - meanA, (b[index] ?? meanB) - meanB] as const);
  const sumOf = (of: (x: number, y: number) => number) => pairs.reduce((sum, [x, y]) => sum + of(x, y), 0);
  const scale = Math.sqrt(sumOf((x) => x * x) * sumOf((_, y) => y * y));
  return scale < Number.EPSILON ? null : sumOf((x, y) => x * y) / scale;
}

const letterWeights = [3, 2, 1];

/** Interest letters, strongest first, as numbers. */
const interestsOf = (letters: string): Interests =>
  hollandTypes.map((type) => (letters.includes(type) ? (letterWeights[letters.indexOf(type)] ?? 0) : 0));

interface Candidate {
  code: string;
  en: string;
  km: string;
  letters: string;
  interests: Interests;
}

const toCandidate = ({ interests, ...major }: SuggestedMajor): Candidate => ({
  ...major,
  letters: interests,
  interests: interestsOf(interests),
});
/** Interests of an occupation range from 1 to 7; below the middle they are not typical. */
const typicalMin = 4;
const lettersOf = (scores: Interests): string =>
  hollandTypes
    .map((type, index) => ({ type, score: scores[index] ?? 0 }))
    .filter(({ score }) => score >= typicalMin)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, letterWeights.length)
    .map(({ type }) => type)
    .join('');

const occupationCandidates: Candidate[] = occupationRows.map((row) => ({
  ...row,
  letters: lettersOf(row.scores),
  interests: row.scores,
}));

const nearest = (candidates: readonly Candidate[], interests: Interests, max: number): Suggestion[] =>
  candidates
    .flatMap(({ code, en, km, letters, interests: own }) => {
      const match = correlation(interests, own);
      return match !== null && match > 0
        ? [{ code, name: { en, km }, match: Math.round(match * 100) / 100, interests: letters }]
        : [];
    })
    .toSorted((a, b) => b.match - a.match || (a.code < b.code ? -1 : 1))
    .slice(0, max);

/** Majors and occupations whose interests correlate with the scores; none when all scores are equal. */
export function suggestByInterests(scores: HollandScores, majors: readonly SuggestedMajor[]): Suggestions {
  const interests = hollandTypes.map((type) => scores[type]);
  return {
    majors: nearest(majors.map(toCandidate), interests, majorsMax),
    occupations: nearest(occupationCandidates, interests, occupationsMax),
  };
}

const majorsByType: Readonly<Record<string, readonly string[]>> = personalityMajorRows;

const majorsOfType = (type: string, majors: readonly SuggestedMajor[]): SuggestedMajor[] =>
  (majorsByType[type] ?? []).flatMap((code) => majors.find((major) => major.code === code) ?? []);

/** Majors in a type's list whose interests correlate with the scores, best first. */
export const suggestByBoth = (
  scores: HollandScores,
  type: string,
  majors: readonly SuggestedMajor[],
): Suggestion[] =>
  nearest(
    majorsOfType(type, majors).map(toCandidate),
    hollandTypes.map((each) => scores[each]),
    majorsMax,
  );

/** Majors of an editorial list for a type of four letters, and occupations near those majors. */
export function suggestByPersonality(type: string, majors: readonly SuggestedMajor[]): Suggestions {
  const own = majorsOfType(type, majors);
  const vectors = own.map((major) => interestsOf(major.interests));
  const together = hollandTypes.map((_, index) =>
    vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0),
  );
  return {
    majors: own.map(({ code, en, km, interests }) => ({ code, name: { en, km }, match: null, interests })),
    // Indirect (type → majors → interests), so the match is not shown as if it were measured.
    occupations: nearest(occupationCandidates, together, occupationsMax).map((row) => ({
      ...row,
      match: null,
    })),
  };
}
