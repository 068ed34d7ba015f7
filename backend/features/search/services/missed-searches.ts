import { and, count, desc, eq, gte, max, sql, sum } from 'drizzle-orm';
import type { MissedSearch } from '@/lib/contract/search/site-search';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { searchLimits } from '@/lib/domain/limits';
import { conceptOf } from '@/lib/domain/search/concepts';
import type { Db } from '@/backend/db/client';
import { categories, missedSearches } from '@/backend/db/schema';
import type { Author } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { missedWordsPerDayMax } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { changeCategory } from '@/backend/features/schools/services/category-changes';

const digitsMax = 4;
const wordsOfMajorMax = 40;

/** A year may stand in a search; numbers of phones and papers, and addresses, are nobody's business. */
const mayBeStored = (word: string): boolean =>
  word.length >= searchLimits.keywordMin &&
  word.length <= searchLimits.missedLengthMax &&
  (word.match(/\d/g) ?? []).length <= digitsMax &&
  !/[@/\\<>]|www\.|\.(?:com|net|org|kh)\b/.test(word);

/** Counts a word that found nothing. A new word of a day that has too many is left out. */
export async function countMiss(act: Pick<Act, 'tx' | 'now'>, keyword: string): Promise<void> {
  const word = fold(keyword);
  if (!mayBeStored(word)) return;
  const day = dayInCambodia(act.now);
  const ofDay = eq(missedSearches.day, day);
  const isKnown = (await act.tx.$count(missedSearches, and(ofDay, eq(missedSearches.word, word)))) > 0;
  if (!isKnown && (await act.tx.$count(missedSearches, ofDay)) >= missedWordsPerDayMax) return;
  await act.tx
    .insert(missedSearches)
    .values({ word, day, count: 1 })
    .onConflictDoUpdate({
      target: [missedSearches.word, missedSearches.day],
      set: { count: sql`${missedSearches.count} + 1` },
    });
}

const dayMs = 86_400_000;

/** The first day whose words are still stored. */
export const oldestMissDay = (now: Date): string =>
  dayInCambodia(now.getTime() - searchLimits.missesStoredDays * dayMs);

/** The words of the last days, the most frequent first. */
export async function listMisses(
  db: Db,
  now: Date,
  { start, limit }: { start: number; limit: number },
): Promise<{ data: MissedSearch[]; countTotal: number }> {
  const recent = gte(missedSearches.day, oldestMissDay(now));
  const rows = await db
    .select({
      word: missedSearches.word,
      count: sum(missedSearches.count).mapWith(Number),
      lastOn: max(missedSearches.day),
    })
    .from(missedSearches)
    .where(recent)
    .groupBy(missedSearches.word)
    .orderBy(desc(sum(missedSearches.count)), desc(max(missedSearches.day)), missedSearches.word)
    .offset(start)
    .limit(limit);
  const [distinct] = await db
    .select({ value: count(sql`distinct ${missedSearches.word}`) })
    .from(missedSearches)
    .where(recent);
  const data = rows.map(({ word, count: times, lastOn }) => ({
    word,
    count: times,
    lastOn: lastOn ?? dayInCambodia(now),
    isKnown: conceptOf(word) !== undefined,
  }));
  return { data, countTotal: distinct?.value ?? 0 };
}

/**
 * Gives a word to majors, whose courses and schools it finds at once. @throws 422 for an unknown major, 409 where a major
 * has no room for another word
 */
export async function giveMeaning(act: Act<Author>, word: string, ids: readonly string[]): Promise<void> {
  const folded = fold(word);
  for (const id of [...new Set(ids)].toSorted()) {
    const [major] = await act.tx.select().from(categories).where(eq(categories.id, id)).for('update');
    if (!major) throw invalid([{ path: 'categories', code: 'unknown' }]);
    if (major.words.some((known) => fold(known) === folded)) continue;
    if (major.words.length >= wordsOfMajorMax)
      throw new Refusal(409, 'words-full', 'This major has as many words as it may have.');
    await changeCategory(act, id, { words: [...major.words, word] });
  }
  await removeMisses(act, word);
}

export const removeMisses = (act: Act<Author>, word: string) =>
  act.tx.delete(missedSearches).where(eq(missedSearches.word, fold(word)));
