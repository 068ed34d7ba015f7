import { and, inArray } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import { conceptOf, meaningOf } from '@/lib/domain/search/concepts';
import { wholeWords } from '@/lib/domain/search/khmer-slips';
import { searchTerms } from '@/lib/domain/search/search-terms';
import type { Db } from '@/backend/db/client';
import { subjects } from '@/backend/db/schema';
import { listedSubject } from './search-index';
import { correctUnfound, type Major, readMajors } from './suggestions';

type Finds = (keyword: string) => Promise<boolean>;

/** Without the words that mean nothing and find nothing by themselves; null when all or none are left. */
const tellingWords = async (keyword: string, finds: Finds): Promise<string | null> => {
  const words = wholeWords(fold(keyword)).filter((word) => meaningOf(word) !== 'ignored');
  if (words.length < 2) return null;
  const kept: string[] = [];
  for (const word of words) if (conceptOf(word) || (await finds(word))) kept.push(word);
  return kept.length > 0 && kept.length < words.length ? kept.join(' ') : null;
};

/**
 * What to search in place of a keyword that finds nothing: the same with its slips put right, or without the words that
 * mean nothing. null when that finds nothing either.
 */
export async function otherKeyword(db: Db, keyword: string, finds: Finds): Promise<string | null> {
  const corrected = await correctUnfound(db, fold(keyword), await readMajors(db));
  if (corrected !== null && (await finds(corrected))) return corrected;
  const telling = await tellingWords(corrected ?? keyword, finds);
  return telling !== null && (await finds(telling)) ? telling : null;
}

/** Of these majors those that some listed course leads to. */
export const taughtAmong = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: subjects.categoryId })
    .from(subjects)
    .where(and(inArray(subjects.categoryId, [...ids]), listedSubject));
  return new Set(rows.flatMap(({ id }) => id ?? []));
};

/** The majors that the words of a keyword mean. */
export const meantMajors = (keyword: string): string[] =>
  searchTerms(keyword).flatMap(({ concept }) => (concept ? [...concept.majors] : []));

/** The keyword means a job or a major that no listed course leads to. */
export const isUntaught = (
  keyword: string,
  majors: readonly Major[],
  taught: ReadonlySet<string>,
): boolean => {
  if (searchTerms(keyword).some(({ concept }) => concept?.untaught)) {
    // An advisor may have given the word to a major.
    const folded = fold(keyword);
    return !majors.some(({ words }) => words.some((word) => fold(word) === folded));
  }
  const meant = meantMajors(keyword);
  return meant.length > 0 && !meant.some((code) => taught.has(code));
};

/** The same for a keyword alone. */
export async function readUntaught(db: Db, keyword: string): Promise<boolean> {
  const [majors, taught] = [await readMajors(db), await taughtAmong(db, meantMajors(keyword))];
  return isUntaught(keyword, majors, taught);
}
