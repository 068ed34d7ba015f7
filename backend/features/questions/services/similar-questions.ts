import { and, arrayOverlaps, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { questionTerms } from '@/lib/domain/questions/question-terms';
import { likeness, similarMin, termWeight } from '@/lib/domain/questions/similar-questions';
import type { Db } from '@/backend/db/client';
import { questions } from '@/backend/db/schema';

/** Counts stop here: a term that so many questions have says little, and the size of a large forum changes little. */
const countedMax = 1_000;
const sizeMax = 20_000;
/** Of the candidates, those whose other words are weighed as well. */
const weighedMax = 20;

interface Found {
  questionId: string;
  title: string;
  answerCount: number;
}

const countsOf = async (db: Db, terms: readonly string[]): Promise<[string, number][]> => {
  if (terms.length === 0) return [];
  const values = sql.join(
    terms.map((term) => sql`(${term}::text)`),
    sql`, `,
  );
  const rows = await db
    .select({ term: sql<string>`asked.term`, found: sql<number>`counted.found`.mapWith(Number) })
    .from(
      sql`(values ${values}) asked(term) cross join lateral (select count(*) as found from (
        select 1 from ${questions} where ${questions.terms} @> array[asked.term] limit ${countedMax}) matching) counted`,
    );
  return rows.map(({ term, found }) => [term, found]);
};

const sizeOf = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ value: count() })
    .from(db.select({ id: questions.id }).from(questions).where(where).limit(sizeMax).as('shown'));
  return row?.value ?? 0;
};

/**
 * The rarest terms, as many as are needed: a question with none of them cannot be alike enough, whatever else it shares.
 */
const deciding = (terms: readonly string[], weightOf: (term: string) => number): string[] => {
  const sorted = terms.toSorted((a, b) => weightOf(b) - weightOf(a));
  const sum = (some: readonly string[]) => some.reduce((all, term) => all + weightOf(term), 0);
  const whole = sum(terms);
  const enough = sorted.findIndex((_, index) => {
    const rest = sum(sorted.slice(index + 1));
    return (2 * rest) / (whole + rest) < similarMin;
  });
  return sorted.slice(0, enough + 1);
};

/** The questions of an organization that readers see and that ask about the same, the most alike first. */
export async function similarQuestions(
  db: Db,
  organizationId: string,
  text: string,
  limit: number,
): Promise<Found[]> {
  const terms = questionTerms(text);
  if (terms.length === 0) return [];
  const isShown = and(
    eq(questions.organizationId, organizationId),
    eq(questions.kind, 'forum'),
    isNull(questions.heldAt),
  );
  const size = await sizeOf(db, isShown);
  const counts = new Map(await countsOf(db, terms));
  const weightOf = (term: string) => termWeight(term, counts.get(term) ?? 0, size);
  // A term that no question has finds none, but weighs for what is not alike.
  const asked = deciding(terms, weightOf).filter((term) => (counts.get(term) ?? 0) > 0);
  if (asked.length === 0) return [];
  // The more weight is shared, the more alike two can be, whatever their other words weigh.
  const sharedWeight = sql.join(
    terms.map((term) => sql`(${questions.terms} @> array[${term}::text])::int * ${weightOf(term)}::real`),
    sql` + `,
  );
  const nearest = await db
    .select({ id: questions.id, terms: questions.terms })
    .from(questions)
    .where(and(arrayOverlaps(questions.terms, asked), isShown))
    .orderBy(sql`${sharedWeight} desc`, questions.id)
    .limit(weighedMax);
  const others = new Set(nearest.flatMap((row) => row.terms).filter((term) => !counts.has(term)));
  for (const [term, found] of await countsOf(db, [...others])) counts.set(term, found);
  const ids = nearest
    .map((row) => ({ id: row.id, score: likeness(terms, row.terms, weightOf) }))
    .filter(({ score }) => score >= similarMin)
    .toSorted((a, b) => b.score - a.score || a.id.localeCompare(b.id))
    .slice(0, limit)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ questionId: questions.id, title: questions.title, answerCount: questions.answerCount })
    .from(questions)
    .where(inArray(questions.id, ids));
  return ids
    .flatMap((id) => rows.filter((row) => row.questionId === id))
    .map((row) => ({ ...row, title: maskContacts(row.title) }));
}
