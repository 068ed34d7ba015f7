import { and, inArray } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import { searchTerms } from '@/lib/domain/search/search-terms';
import type { Db } from '@/backend/db/client';
import { subjects } from '@/backend/db/schema';
import { listedSubject } from './search-index';
import { correctKeyword, readMajors } from './suggestions';

type Finds = (keyword: string) => Promise<boolean>;

/** Without the words that mean nothing and find nothing by themselves; null when all or none are left. */
const tellingWords = async (keyword: string, finds: Finds): Promise<string | null> => {
  const terms = searchTerms(keyword);
  if (terms.length < 2) return null;
  const kept: string[] = [];
  for (const { text, concept } of terms) if (concept || (await finds(text))) kept.push(text);
  return kept.length > 0 && kept.length < terms.length ? kept.join(' ') : null;
};

/**
 * What to search in place of a keyword that finds nothing: the same with its slips put right, or without the words that
 * mean nothing. null when that finds nothing either.
 */
export async function otherKeyword(db: Db, keyword: string, finds: Finds): Promise<string | null> {
  const corrected = await correctKeyword(db, fold(keyword), await readMajors(db));
  if (corrected !== null && (await finds(corrected))) return corrected;
  const telling = await tellingWords(corrected ?? keyword, finds);
  return telling !== null && (await finds(telling)) ? telling : null;
}

/** What the words of a keyword mean: the majors, and whether one is a job that no major leads to. */
const meant = (keyword: string) => {
  const concepts = searchTerms(keyword).flatMap(({ concept }) => concept ?? []);
  return {
    majors: concepts.flatMap(({ majors }) => [...majors]),
    isUntaught: concepts.some(({ untaught }) => untaught),
  };
};

/** An advisor has given the keyword to a major. */
const isWordOfMajor = async (db: Db, keyword: string): Promise<boolean> => {
  const folded = fold(keyword);
  return (await readMajors(db)).some(({ words }) => words.some((word) => fold(word) === folded));
};

/** The keyword means a job or a major that no listed course leads to. */
export async function isUntaught(db: Db, keyword: string): Promise<boolean> {
  const { majors, isUntaught: never } = meant(keyword);
  if (never) return !(await isWordOfMajor(db, keyword));
  if (majors.length === 0) return false;
  return (await db.$count(subjects, and(inArray(subjects.categoryId, majors), listedSubject))) === 0;
}
