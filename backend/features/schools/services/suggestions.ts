import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Suggestions } from '@/lib/contract/schools/suggestions';
import { provinces } from '@/lib/domain/geography/geography';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { correctKhmer, hasUnknownKhmer } from '@/lib/domain/search/khmer-slips';
import { correctLatin } from '@/lib/domain/search/latin-slips';
import { mayBeCorrected, meantBy } from '@/lib/domain/search/one-slip';
import { knownMeanings, spellingsOf } from '@/lib/domain/search/concepts';
import { searchTerms } from '@/lib/domain/search/search-terms';
import { holdsWord, isShortWord } from '@/lib/domain/search/short-words';
import type { Db } from '@/backend/db/client';
import {
  categories,
  schools,
  articles,
  campaigns,
  events,
  fairs,
  questions,
  scholarships,
  siteTexts,
  subjects,
  vacancies,
} from '@/backend/db/schema';
import { beginsWord, contains } from '@/backend/lists/folded-text';

/**
 * The word begins a word of some title that readers have seen: of a course, an event, a vacancy, a scholarship and so on.
 * Such a word is no slip.
 */
async function isInTitle(db: Db, word: string): Promise<boolean> {
  const part = `%${word}%`;
  const begins = `\\m${word}`;
  const [row] = await db
    .select({
      found: sql<boolean>`(
    exists (select 1 from ${subjects} where ${subjects.status} = 'active' and search_fold like ${part} and search_fold ~ ${begins})
    or exists (select 1 from ${events} where ${events.removedAt} is null and ${events.status} <> 'draft' and search_fold like ${part} and search_fold ~ ${begins})
    or exists (select 1 from ${vacancies} where ${vacancies.status} <> 'draft' and ${vacancies.heldAt} is null and search_fold like ${part} and search_fold ~ ${begins})
    or exists (select 1 from ${campaigns} where ${campaigns.status} = 'active' and search_fold like ${part} and search_fold ~ ${begins})
    or exists (select 1 from ${articles} where ${articles.status} = 'active' and search_fold like ${part} and split_part(search_fold, chr(10), 1) ~ ${begins})
    or exists (select 1 from ${questions} where ${questions.heldAt} is null and title_fold like ${part} and title_fold ~ ${begins})
    or exists (select 1 from ${siteTexts} where ${siteTexts.status} = 'active' and title_en ~* ${begins})
    or exists (select 1 from ${scholarships} where ${scholarships.status} = 'active' and title ->> 'en' ~* ${begins})
    or exists (select 1 from ${fairs} where ${fairs.status} = 'published' and title ->> 'en' ~* ${begins})
)`,
    })
    .from(sql`(values (1)) one`);
  return row?.found === true;
}

/** The word stands in the name of a school or in a title. */
async function isWritten(db: Db, word: string): Promise<boolean> {
  const [named] = await db
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.status, 'active'), beginsWord(schools.nameFold, word)))
    .limit(1);
  return named !== undefined || isInTitle(db, word);
}

const shownMax = { schools: 4, majors: 4, provinces: 2 };
const typedMin = 2;
/** Names that share half a word with a typing error; more would be different words. */
const namesReadMax = 200;

const typedWords = (keyword: string) => searchWords(keyword).slice(0, 8);

/** The last word is still being typed, so short Latin words are prefixes here. */
const holdsTyped = (column: typeof schools.nameFold, word: string): SQL =>
  isShortWord(word) ? beginsWord(column, word) : contains(column, word);

const findSchools = async (db: Db, keyword: string): Promise<Suggestions['schools']> => {
  const words = typedWords(keyword);
  if (words.length === 0) return [];
  return db
    .select({
      slug: schools.slug,
      name: schools.name,
      nameNative: schools.nameNative,
      schoolType: schools.schoolType,
      province: schools.province,
    })
    .from(schools)
    .where(and(eq(schools.status, 'active'), ...words.map((word) => holdsTyped(schools.nameFold, word))))
    .orderBy(
      desc(beginsWord(schools.nameFold, fold(keyword))),
      desc(schools.verified),
      desc(schools.programCount),
      schools.id,
    )
    .limit(shownMax.schools);
};

const startsAWord = (text: string, typed: string) => text.startsWith(typed) || text.includes(` ${typed}`);

/** Names that begin with the input, then those with such a word, then those that contain it. */
const byName = <Row extends { name: string; nameNative: string; words?: readonly string[] }>(
  rows: readonly Row[],
  typed: string,
): Row[] => {
  const placeOf = ({ name, nameNative, words = [] }: Row) => {
    const texts = [name, nameNative, ...words].map(fold);
    if (texts.some((text) => text.startsWith(typed))) return 0;
    if (texts.some((text) => startsAWord(text, typed))) return 1;
    const isKhmer = /[\u1780-\u17ff]/.test(typed);
    return isKhmer && texts.some((text) => holdsWord(text, typed)) ? 2 : 3;
  };
  return rows
    .map((row) => ({ row, place: placeOf(row) }))
    .filter(({ place }) => place < 3)
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
};

/** What the input means. */
const meantCodes = (typed: string, pick: 'majors' | 'provinces'): string[] =>
  searchTerms(typed).flatMap(({ concept }) => (concept ? [...concept[pick]] : []));

/** What the everyday words mean that begin with the input. */
const begunCodes = (typed: string, pick: 'majors' | 'provinces'): string[] =>
  typed.length > typedMin
    ? [...knownMeanings].flatMap(([word, concept]) => (word.startsWith(typed) ? [...concept[pick]] : []))
    : [];

export type Major = Suggestions['majors'][number] & { words: readonly string[] };

export const readMajors = (db: Db): Promise<Major[]> =>
  db
    .select({
      categoryId: categories.id,
      name: categories.name,
      nameNative: categories.nameNative,
      words: categories.words,
    })
    .from(categories)
    .orderBy(categories.name);

const majorsOf = (rows: readonly Major[], codes: readonly string[]): Major[] =>
  [...new Set(codes)].flatMap((code) => rows.filter((row) => row.categoryId === code));

/**
 * Majors that are named or meant by a folded keyword, best first; where it means nothing by itself, those of the words that
 * begin with it.
 */
export const findMajors = (rows: readonly Major[], typed: string): Major[] => {
  const meant = meantCodes(typed, 'majors');
  const codes = meant.length > 0 ? meant : begunCodes(typed, 'majors');
  return [...new Set([...byName(rows, typed), ...majorsOf(rows, codes)])];
};

/** The same for a keyword that is still being typed: the words that begin with it follow. */
const suggestMajors = (rows: readonly Major[], typed: string): Major[] =>
  [...new Set([...findMajors(rows, typed), ...majorsOf(rows, begunCodes(typed, 'majors'))])].slice(
    0,
    shownMax.majors,
  );

const places = provinces.map(({ code, en, km }) => ({ code, name: en, nameNative: km }));

const findProvinces = (typed: string): Suggestions['provinces'] => {
  const codes = [...meantCodes(typed, 'provinces'), ...begunCodes(typed, 'provinces')];
  const meant = codes.flatMap((code) => places.filter((place) => place.code === code));
  return [...new Set([...byName(places, typed), ...meant])].slice(0, shownMax.provinces);
};

const latinWords = (texts: readonly string[]) =>
  texts.flatMap((text) => fold(text).split(/[^a-z]+/)).filter(mayBeCorrected);

const everydayWords: ReadonlySet<string> = new Set(
  latinWords([...knownMeanings.keys(), ...places.map(({ name }) => name)]),
);

/** One typing error leaves the first or the last half of a word unchanged. */
const nearNames = async (db: Db, word: string): Promise<string[]> => {
  const half = Math.floor((word.length - 1) / 2);
  const rows = await db
    .select({ nameFold: schools.nameFold })
    .from(schools)
    .where(
      and(
        eq(schools.status, 'active'),
        or(
          like(schools.nameFold, `%${word.slice(0, half)}%`),
          like(schools.nameFold, `%${word.slice(-half)}%`),
        ),
      ),
    )
    .limit(namesReadMax);
  return latinWords(rows.map(({ nameFold }) => nameFold));
};

const latinVocabulary = (majors: readonly Major[]): Set<string> =>
  new Set([...everydayWords, ...latinWords(majors.flatMap(({ name, words }) => [name, ...words]))]);

/** The keyword with its slips put right; null when every word is known or none is near. */
export const correctKeyword = async (
  db: Db,
  typed: string,
  majors: readonly Major[],
): Promise<string | null> => {
  if (!typedWords(typed).some(mayBeCorrected)) return null;
  const vocabulary = latinVocabulary(majors);
  let corrected = typed;
  for (const word of typedWords(typed)) {
    if (!mayBeCorrected(word) || spellingsOf(word).some((one) => vocabulary.has(one))) continue;
    // Half of a word that is being typed is not an error.
    if ([...vocabulary].some((known) => known.startsWith(word))) continue;
    const names = await nearNames(db, word);
    if (names.some((name) => name.startsWith(word))) continue;
    const meant = meantBy(word, vocabulary) ?? meantBy(word, names);
    // What stands in a title is meant as it is.
    if (meant !== undefined && !(await isInTitle(db, word))) corrected = corrected.replace(word, meant);
  }
  return corrected === typed ? null : corrected;
};

const khmerMin = 4;
const isKhmerWord = (word: string) => word.length >= khmerMin && /[\u1780-\u17ff]/.test(word);

const everydayKhmer: readonly string[] = [
  ...knownMeanings.keys(),
  ...places.map(({ nameNative }) => fold(nameNative)),
].filter(isKhmerWord);

const khmerVocabulary = (majors: readonly Major[]): Set<string> =>
  new Set([
    ...everydayKhmer,
    ...majors.flatMap(({ nameNative, words }) => [nameNative, ...words].map(fold)).filter(isKhmerWord),
  ]);

/**
 * A keyword that finds nothing as the words of the catalogue have it: with its slips put right, then by its sound and by what
 * Khmer hands confuse; null where none is near.
 */
export async function correctUnfound(
  db: Db,
  typed: string,
  majors: readonly Major[],
): Promise<string | null> {
  const near = await correctKeyword(db, typed, majors);
  const vocabulary = latinVocabulary(majors);
  for (const word of typedWords(near ?? typed)) {
    if (mayBeCorrected(word) && !vocabulary.has(word) && (await isWritten(db, word))) vocabulary.add(word);
  }
  const latin = correctLatin(near ?? typed, vocabulary) ?? near;
  return correctKhmer(latin ?? typed, khmerVocabulary(majors)) ?? latin;
}

/** Suggestions for a keyword while it is typed. */
export async function suggest(db: Db, keyword: string | undefined): Promise<Suggestions> {
  const typed = fold(keyword ?? '');
  if (typed.length < typedMin) return { schools: [], majors: [], provinces: [], correction: null };
  const [found, majors] = await Promise.all([findSchools(db, typed), readMajors(db)]);
  const shown = { majors: suggestMajors(majors, typed), provinces: findProvinces(typed) };
  const isMissed =
    found.length === 0 && (shown.majors.length === 0 || hasUnknownKhmer(typed, khmerVocabulary(majors)));
  const correction = await (isMissed ? correctUnfound : correctKeyword)(db, typed, majors);
  return { schools: found, ...shown, correction };
}
