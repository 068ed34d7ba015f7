import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import type { SearchTerm } from '@/lib/domain/search/search-terms';
import { contains, containsAll, containsWhole } from './search-index';

/** The name says a term; an everyday word only as it stands, so that "hospital" is not in "hospitality". */
export const inName = (nameFold: SQLWrapper, { words, concept }: SearchTerm): SQL =>
  concept
    ? sql.join(
        words.map((word) => containsWhole(nameFold, word)),
        sql` and `,
      )
    : containsAll(nameFold, words);

/** What the keyword as one text is worth. One everyday word is worth what it stands for: a "Doctor of Law" is no doctor. */
export const wholeScore = (
  columns: { nameFold: SQLWrapper; searchFold: SQLWrapper },
  keyword: string,
  terms: readonly SearchTerm[],
): SQL => {
  const [first, ...others] = terms;
  if (first?.concept && others.length === 0) return sql`0`;
  const whole = fold(keyword);
  const name = sql`when ${contains(columns.nameFold, whole)} then 8`;
  // One word occurs somewhere in all that is found.
  if (others.length === 0) return sql`case ${name} else 0 end`;
  return sql`case ${name} when ${contains(columns.searchFold, whole)} then 1 else 0 end`;
};
