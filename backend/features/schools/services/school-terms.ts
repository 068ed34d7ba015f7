import { and, arrayContains, arrayOverlaps, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type SearchTerm, searchTerms } from '@/lib/domain/search/search-terms';
import { isSchoolType } from '@/lib/domain/schools/school-types';
import { schools } from '@/backend/db/schema';
import { contains, containsAllIndexed, orWhole } from '@/backend/lists/folded-text';
import { inName, wholeScore } from './term-scores';

const isOfKind = ({ concept }: SearchTerm): SQL | undefined =>
  or(
    concept?.schoolTypes.length
      ? inArray(schools.schoolType, concept.schoolTypes.filter(isSchoolType))
      : undefined,
    concept?.provinces.length ? inArray(schools.province, [...concept.provinces]) : undefined,
    ...(concept?.texts ?? []).map((text) => contains(schools.searchFold, text)),
  );

const teachesAny = ({ concept }: SearchTerm): SQL | undefined =>
  concept?.majors.length ? arrayOverlaps(schools.categoryIds, [...concept.majors]) : undefined;

/** Schools that match every word of the keyword: by their texts or by the meaning of an everyday word. */
export const matchesSchool = (keyword: string): SQL | undefined =>
  orWhole(
    and(
      ...searchTerms(keyword).map((term) =>
        // The cheap conditions first: their matches need no check of the long texts.
        or(isOfKind(term), teachesAny(term), containsAllIndexed(schools.searchFold, term.words)),
      ),
    ),
    schools.searchFold,
    keyword,
  );

/** Every word of the keyword is in the school's name, or means its type or place: one sees why it was found. */
export const isPlainFinding = (keyword: string): SQL =>
  and(...searchTerms(keyword).map((term) => or(isOfKind(term), inName(schools.nameFold, term)))) ?? sql`true`;

/** Score of one term: in the name, taught or the type of the school, something near it taught. */
const termScore = (term: SearchTerm): SQL => {
  const [best, second] = term.concept?.majors ?? [];
  const main = or(
    best === undefined ? undefined : arrayContains(schools.categoryIds, [best]),
    isOfKind(term),
  );
  return sql`case when ${inName(schools.nameFold, term)} then 4
    ${main ? sql`when ${main} then 3` : sql``}
    ${second === undefined ? sql`` : sql`when ${arrayContains(schools.categoryIds, [second])} then 2`} else 0 end`;
};

/** Score of the terms; the whole keyword in the name counts most. */
export const schoolScore = (keyword: string): SQL => {
  const terms = searchTerms(keyword);
  return sql`(${wholeScore(schools, keyword, terms)} + ${sql.join(terms.map(termScore), sql` + `)})`;
};
