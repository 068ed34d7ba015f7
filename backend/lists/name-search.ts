import { and, or, type SQL, sql } from 'drizzle-orm';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { users } from '@/backend/db/schema';

const wordsMax = 8;

const asTyped = sql`lower(normalize(concat_ws(' ', ${users.lastName}, ${users.firstName}, ${users.lastNameKm}, ${users.firstNameKm}), nfc))`;
const visible = sql`regexp_replace(${asTyped}, ${'[\u200B-\u200D\u2060\uFEFF\u00AD]'}, '', 'g')`;
/** Differences between spellings that look alike: a coeng-ro before another coeng, and coeng-da for coeng-ta. */
const roLast = sql`regexp_replace(${visible}, ${'(\u17D2\u179A)(\u17D2[\u1780-\u17A2])'}, ${'\\2\\1'}, 'g')`;
const folded = sql`replace(${roLast}, ${'\u17D2\u178A'}, ${'\u17D2\u178F'})`;

const contains = (text: SQL, part: string) => sql`position(${part} in ${text}) > 0`;

/** People whose names, in both scripts together, contain every word of the keyword, or the keyword as typed. */
export function isNamed(keyword: string): SQL | undefined {
  const words = searchWords(keyword).slice(0, wordsMax);
  const each = words.map((word) => contains(folded, word));
  return or(
    each.length ? and(...each) : contains(folded, fold(keyword)),
    contains(asTyped, keyword.normalize('NFC').toLowerCase()),
  );
}
