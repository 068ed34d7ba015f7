import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import { knownMeanings } from '@/lib/domain/search/concepts';
import { type JobTerm, readJobSearch, wordsOfWork } from '@/lib/domain/search/job-terms';
import { correctKhmer } from '@/lib/domain/search/khmer-slips';
import { isShortWord } from '@/lib/domain/search/short-words';
import { vacancies } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Reader } from '@/backend/deps';
import { otherKeyword } from '@/backend/features/schools/services/other-keyword';
import { contains, containsAll, orWhole } from '@/backend/lists/folded-text';

/** Both languages of the title are the first lines of the folded text. */
const titleFold = sql`(split_part(${vacancies.searchFold}, chr(10), 1) || chr(10) || split_part(${vacancies.searchFold}, chr(10), 2))`;

/** The whole text is asked first where the index can answer. */
const inTitle = (word: string): SQL | undefined =>
  and(isShortWord(word) ? undefined : contains(vacancies.searchFold, word), contains(titleFold, word));

const matchesTerm = ({ words, like, concept, isInternship }: JobTerm): SQL | undefined =>
  or(
    containsAll(vacancies.searchFold, words),
    concept?.provinces.length ? inArray(vacancies.province, [...concept.provinces]) : undefined,
    isInternship ? eq(vacancies.kind, 'internship') : undefined,
    // Other words for the same stand in many descriptions: only a title is about them.
    ...like.map(inTitle),
  );

/** Vacancies that match every word of the keyword: by their texts, by what others call the same, or by what it says of hours and place. */
export const matchesVacancy = (keyword: string): SQL | undefined => {
  const { terms, filter } = readJobSearch(keyword);
  const { kind, schedule, workplace } = filter;
  const asked = [
    kind && inArray(vacancies.kind, [...kind]),
    schedule && inArray(vacancies.schedule, [...schedule]),
    workplace && inArray(vacancies.workplace, [...workplace]),
  ].filter((each) => each !== undefined);
  const meant = and(...asked, ...terms.map(matchesTerm));
  // Where hours or place are asked for, a text that only speaks of them is none.
  return asked.length > 0 ? meant : orWhole(meant, vacancies.searchFold, keyword);
};

const khmerWords: ReadonlySet<string> = new Set(
  [...knownMeanings.keys(), ...wordsOfWork].filter((word) => /^[\u1780-\u17ff]{4,}$/.test(word)),
);

const findsAny = async (db: Db, keyword: string, shown: SQL | undefined): Promise<boolean> => {
  const [row] = await db
    .select({ value: count() })
    .from(vacancies)
    .where(and(shown, matchesVacancy(keyword)));
  return (row?.value ?? 0) > 0;
};

/** What to search in place of a keyword that finds no vacancy: with its slips put right, or without words that say nothing. */
export async function insteadOf(
  { db }: Reader,
  keyword: string,
  shown: SQL | undefined,
): Promise<string | null> {
  const finds = (other: string) => findsAny(db, other, shown);
  const khmer = correctKhmer(fold(keyword), khmerWords);
  if (khmer !== null && (await finds(khmer))) return khmer;
  return otherKeyword(db, keyword, finds);
}

/** The keyword, or the one whose results are shown in its place: a slip that is kept would never find anything. */
export const meantKeyword = async (deps: Reader, keyword: string, shown: SQL | undefined): Promise<string> =>
  (await findsAny(deps.db, keyword, shown)) ? keyword : ((await insteadOf(deps, keyword, shown)) ?? keyword);
