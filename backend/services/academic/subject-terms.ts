import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type SearchTerm, searchTerms } from '@/lib/domain/search/search-terms';
import { isSchoolType } from '@/lib/domain/schools/school-types';
import { subjects } from '@/backend/db/schema';
import { contains, containsAllIndexed } from './search-index';
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

/** Courses that every word of the keyword fits: by their texts or by what an everyday word stands for. */
export const matchesSubject = (keyword: string): SQL | undefined =>
  and(
    ...searchTerms(keyword).map((term) =>
      // The cheap conditions first: what they find needs no look at the texts.
      or(isOfKind(term), isOfMajors(term), containsAllIndexed(subjects.searchFold, term.words)),
    ),
  );

/** How well one term fits: the two majors that it stands for first, then the course's name, then other majors and kinds. */
const termScore = (term: SearchTerm): SQL => {
  const [best, second] = term.concept?.majors ?? [];
  const other = or(isOfMajors(term), isOfKind(term));
  return sql`case ${best === undefined ? sql`` : sql`when ${eq(subjects.categoryId, best)} then 5`}
    ${second === undefined ? sql`` : sql`when ${eq(subjects.categoryId, second)} then 4`}
    when ${inName(nameFold, term)} then 3
    ${other ? sql`when ${other} then 2` : sql``} else 0 end`;
};

/** How well the terms fit; the keyword as it stands in the course's name counts most. */
export const subjectScore = (keyword: string): SQL => {
  const terms = searchTerms(keyword);
  const columns = { nameFold, searchFold: subjects.searchFold };
  return sql`(${wholeScore(columns, keyword, terms)} + ${sql.join(terms.map(termScore), sql` + `)})`;
};
