import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type SearchTerm, searchTerms } from '@/lib/domain/search/search-terms';
import { isSchoolType } from '@/lib/domain/schools/school-types';
import { subjects } from '@/backend/db/schema';
import { contains, containsAllIndexed, orWhole } from '@/backend/lists/folded-text';
import { inName, wholeScore } from './term-scores';

const nameFold = sql`(split_part(${subjects.searchFold}, chr(10), 1) || chr(10) || split_part(${subjects.searchFold}, chr(10), 2))`;

const isOfKind = ({ concept }: SearchTerm): SQL | undefined =>
  or(
    concept?.schoolTypes.length
      ? inArray(subjects.schoolType, concept.schoolTypes.filter(isSchoolType))
      : undefined,
    concept?.provinces.length ? inArray(subjects.province, [...concept.provinces]) : undefined,
    ...(concept?.texts ?? []).map((text) => contains(subjects.searchFold, text)),
  );

const isOfMajors = ({ concept }: SearchTerm): SQL | undefined =>
  concept?.majors.length ? inArray(subjects.categoryId, [...concept.majors]) : undefined;

/** Courses that match every word of the keyword: by their texts or by the meaning of an everyday word. */
export const matchesSubject = (keyword: string): SQL | undefined =>
  orWhole(
    and(
      ...searchTerms(keyword).map((term) =>
        // The cheap conditions first: their matches need no check of the texts.
        or(isOfKind(term), isOfMajors(term), containsAllIndexed(subjects.searchFold, term.words)),
      ),
    ),
    subjects.searchFold,
    keyword,
  );

/** Score of one term: its first two majors, then the name of the course, then other majors and types. */
const termScore = (term: SearchTerm): SQL => {
  const [best, second] = term.concept?.majors ?? [];
  const other = or(isOfMajors(term), isOfKind(term));
  return sql`case ${best === undefined ? sql`` : sql`when ${eq(subjects.categoryId, best)} then 5`}
    ${second === undefined ? sql`` : sql`when ${eq(subjects.categoryId, second)} then 4`}
    when ${inName(nameFold, term)} then 3
    ${other ? sql`when ${other} then 2` : sql``} else 0 end`;
};

/** Score of the terms; the whole keyword in the name of the course counts most. */
export const subjectScore = (keyword: string): SQL => {
  const terms = searchTerms(keyword);
  const columns = { nameFold, searchFold: subjects.searchFold };
  return sql`(${wholeScore(columns, keyword, terms)} + ${sql.join(terms.map(termScore), sql` + `)})`;
};
