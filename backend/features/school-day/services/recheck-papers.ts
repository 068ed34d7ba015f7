import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PaperFacts } from '@/lib/contract/school-day/paper-facts';
import type { Db } from '@/backend/db/client';
import { issuedPapers, schools, students } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { type AnyAct, runAct } from '@/backend/core/access/act';
import { paperWords } from '@/backend/core/papers/paper-words';
import { supersedePaper } from './issue-papers';
import { type PaperRow, serialOf } from './issued-paper-views';
import { readResultFacts } from './paper-facts';

/** A paper whose results were counted before courses had a state, and what it would say today. */
export interface OldPaper {
  paper: PaperRow;
  school: typeof schools.$inferSelect;
  student: typeof students.$inferSelect;
  now: PaperFacts;
}

const withResults = ['transcript', 'report-card'] as const;

/** The average and each course with its result; what two papers are compared by. */
const resultsIn = ({ lines, sums }: PaperFacts): string =>
  [
    ...lines.map(({ code, percent, letter, state = 'final' }) =>
      [code, state === 'final' ? (percent ?? '–') : state, letter ?? '–'].join(' '),
    ),
    `average ${sums?.average ?? '–'}`,
  ].join(', ');

/** Valid papers that say something else than the records say by today's rule, by school and number. */
export async function findOldPapers(db: Db, at: Date): Promise<OldPaper[]> {
  const rows = await db
    .select({ paper: issuedPapers, school: schools, student: students })
    .from(issuedPapers)
    .innerJoin(schools, eq(schools.id, issuedPapers.schoolId))
    .innerJoin(students, eq(students.id, issuedPapers.studentId))
    .where(and(eq(issuedPapers.state, 'valid'), inArray(issuedPapers.kind, [...withResults])))
    .orderBy(asc(schools.slug), asc(issuedPapers.year), asc(issuedPapers.number));
  const old: OldPaper[] = [];
  for (const row of rows) {
    const { facts, schoolId } = row.paper;
    if (facts.lines.every(({ state }) => state !== undefined)) continue;
    const [now] = await readResultFacts(db, { schoolId, rows: [row.student], period: facts.period, now: at });
    if (now && resultsIn(now) !== resultsIn(facts)) old.push({ ...row, now });
  }
  return old;
}

/** Three lines for each paper: which one, what it says, what it would say. */
export const linesOfOldPaper = ({ paper, school, student, now }: OldPaper): string[] => [
  `${school.slug}  ${serialOf(paper)}  ${paper.kind}  student ${student.studentCode}`,
  `  says: ${resultsIn(paper.facts)}`,
  `  now:  ${resultsIn(now)}`,
];

const tellOf = async (act: AnyAct, { paper, school, student }: OldPaper): Promise<void> => {
  if (!student.userId) return;
  const nameIn = (locale: 'en' | 'km') => paperWords[locale].school.kind[paper.kind];
  await act.tell([student.userId], {
    kind: 'paper-replaced',
    params: {
      name: nameIn('en'),
      nameKm: nameIn('km'),
      title: serialOf(paper),
      schoolEn: school.name,
      schoolKm: school.nameNative,
    },
    page: '/profile/documentreport/softcopy-request',
    subject: `paper:${paper.id}`,
  });
};

/** Replaces each of these papers by what the records say today, and tells its student. @returns how many */
export async function supersedeOldPapers(deps: Deps): Promise<number> {
  const found = await findOldPapers(deps.db, deps.clock.now());
  for (const old of found)
    await runAct(deps, { caller: null }, async (act) => {
      await supersedePaper(act, old.paper, old.now);
      await tellOf(act, old);
    });
  return found.length;
}
