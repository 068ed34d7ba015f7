import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import type { SearchTerm } from '@/lib/domain/search/search-terms';
import { contains, containsAll, containsWhole } from '@/backend/lists/folded-text';

/** The name contains a term; an everyday word only as a whole word, so that "hospital" does not match "hospitality". */
export const inName = (nameFold: SQLWrapper, { words, concept }: SearchTerm): SQL =>
  concept
    ? sql.join(
        words.map((word) => containsWhole(nameFold, word)),
        sql` and `,
      )
    : containsAll(nameFold, words);

/** Score of the keyword as one text. A single everyday word scores by its meaning: a "Doctor of Law" is not a doctor. */
export const wholeScore = (
  columns: { nameFold: SQLWrapper; searchFold: SQLWrapper },
  keyword: string,
  terms: readonly SearchTerm[],
): SQL => {
  const [first, ...others] = terms;
  if (first?.concept && others.length === 0) return sql`0`;
  const whole = fold(keyword);
  const name = sql`when ${contains(columns.nameFold, whole)} then 8`;
  // One word occurs somewhere in the texts.
  if (others.length === 0) return sql`case ${name} else 0 end`;
  return sql`case ${name} when ${contains(columns.searchFold, whole)} then 1 else 0 end`;
};
