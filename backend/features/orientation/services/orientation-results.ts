import { and, eq, sql } from 'drizzle-orm';
import type { HollandRecord, PersonalityRecord } from '@/lib/contract/orientation/orientation';
import { fold } from '@/lib/domain/khmer/khmer';
import {
  type AnswerRange,
  findAnswerProblems,
  isCompleteQuestionnaire,
  type OrientationAnswer,
  type OrientationItem,
} from '@/lib/domain/orientation/orientation-answers';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import { describeHolland, type HollandScores } from '@/lib/domain/orientation/orientation-holland';
import {
  describePersonality,
  type PersonalityScores,
} from '@/lib/domain/orientation/orientation-personality';
import {
  suggestByInterests,
  suggestByPersonality,
  type SuggestedMajor,
} from '@/lib/domain/orientation/orientation-suggestions';
import { suggestedMajors } from '@/lib/domain/orientation/suggested-majors';
import type { Db } from '@/backend/db/client';
import { categories, orientationResults, questions, users } from '@/backend/db/schema';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireOwnId } from '@/backend/features/questions/services/questions';
import type { AnyAct } from '@/backend/core/access/act';
import { isStaffOfOrganization } from '@/backend/core/access/staff';

type Test = 'personality' | 'holland';
export type ResultRow = typeof orientationResults.$inferSelect;

const subjectOfTest = (deps: Pick<Deps, 'env'>, test: Test) =>
  test === 'personality' ? deps.env.MBTI_SUBJECT_ID : deps.env.HOLLAND_SUBJECT_ID;

/** The majors of this site, for suggestions. */
export const readSuggestedMajors = async (db: Db): Promise<readonly SuggestedMajor[]> =>
  suggestedMajors(
    await db
      .select({
        code: categories.id,
        name: categories.name,
        nameNative: categories.nameNative,
        interests: categories.interests,
      })
      .from(categories)
      .orderBy(categories.id),
  );

export const personalityResultOf = (
  scores: PersonalityScores,
  majors: readonly SuggestedMajor[],
): PersonalityRecord['result'] => {
  const profile = describePersonality(scores);
  return { test: 'personality', ...profile, ...suggestByPersonality(profile.type, majors) };
};

export const hollandResultOf = (
  scores: HollandScores,
  majors: readonly SuggestedMajor[],
): HollandRecord['result'] => ({
  test: 'holland',
  ...describeHolland(scores),
  ...suggestByInterests(scores, majors),
});

/** @throws 409 while the questionnaire is incomplete: its maximum score would be wrong. */
export async function readItems<Scale extends string>(
  deps: Reader,
  test: Test,
  scales: readonly Scale[],
  perScale: { items: number; reversed: number },
): Promise<OrientationItem<Scale>[]> {
  const rows = await deps.db
    .select({ questionId: questions.id, scale: questions.scale, reversed: questions.reversed })
    .from(questions)
    .where(
      and(
        eq(questions.organizationId, deps.env.ORGANIZATION_ID),
        eq(questions.subjectId, subjectOfTest(deps, test)),
      ),
    )
    .orderBy(questions.orderNumber, questions.id);
  const items = rows.flatMap((row) => {
    const scale = scales.find((known) => known === row.scale);
    return scale ? [{ ...row, scale }] : [];
  });
  if (!isCompleteQuestionnaire(items, scales, perScale)) {
    throw new Refusal(
      409,
      'questionnaire-not-ready',
      'This questionnaire is being worked on. Please come back later.',
    );
  }
  return items;
}

/** @throws 422 with one issue for each question that is missing, doubled, unknown or out of range. */
export function readTestAnswers(
  items: readonly OrientationItem[],
  given: readonly { questionId: string; answer: number }[],
  range: AnswerRange,
): OrientationAnswer[] {
  const answers = given.map(({ questionId, answer }) => ({
    questionId: questionId.toLowerCase(),
    value: answer,
  }));
  const problems = findAnswerProblems(items, answers, range);
  if (problems.length)
    throw invalid(problems.map(({ questionId, code }) => ({ path: `answers.${questionId}`, code })));
  return answers;
}

/** The names of a person in both scripts, as `users_result` searches them. */
export const nameFold = (user: typeof users.$inferSelect): string =>
  [user.lastName, user.firstName, user.lastNameKm, user.firstNameKm]
    .map((name) => fold(name ?? ''))
    .join(' ');

/** The former result of the row goes to the front of its history; the same scores again (a repeated call) do not. */
const historyWith = (scores: Record<string, number>) => {
  const { earlier, code, takenAt } = orientationResults;
  const former = sql`jsonb_build_object('code', ${code}, 'scores', ${orientationResults.scores},
    'takenAt', to_char(${takenAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  return sql`case when ${orientationResults.scores} = ${JSON.stringify(scores)}::jsonb then ${earlier} else (
    select jsonb_agg(entry order by place) from jsonb_array_elements(jsonb_build_array(${former}) || ${earlier})
      with ordinality as history(entry, place) where place <= ${orientationLimits.earlierResultsKept}) end`;
};

/** Stores a result in place of the person's earlier one; without a student nothing is stored. */
export async function keepResult(
  act: AnyAct,
  test: Test,
  studentId: string | undefined,
  { code, scores }: { code: string; scores: Record<string, number> },
) {
  const { deps, now: takenAt } = act;
  const subjectId = subjectOfTest(deps, test);
  if (!studentId)
    return {
      recordId: null,
      subjectId,
      userId: null,
      studentId: null,
      takenAt: takenAt.toISOString(),
      earlier: [],
    };
  const [user] = await act.tx.select().from(users).where(eq(users.id, studentId));
  if (!user) throw notFound();
  const latest = { code, scores, takenAt, searchFold: nameFold(user) };
  const [row] = await act.tx
    .insert(orientationResults)
    .values({ organizationId: deps.env.ORGANIZATION_ID, subjectId, test, userId: user.id, ...latest })
    .onConflictDoUpdate({
      target: [orientationResults.subjectId, orientationResults.userId],
      set: { ...latest, earlier: historyWith(scores) },
    })
    .returning();
  if (!row) throw new Error('The result was not stored.');
  return toKept(row);
}

export const toKept = (row: ResultRow) => ({
  recordId: row.id,
  subjectId: row.subjectId,
  userId: row.userId,
  studentId: row.userId,
  takenAt: row.takenAt.toISOString(),
  earlier: row.earlier,
});

/**
 * @returns null for the caller's own result before there is one
 * @throws 404 for another test or organization, for another person without a result, and for people whom the caller may not see.
 */
export async function readKept(
  deps: Deps,
  test: Test,
  asked: { orgId: string; subjectId?: string | undefined; userId?: string | undefined },
  caller: Caller,
): Promise<ResultRow | null> {
  const subjectId = subjectOfTest(deps, test);
  if (asked.subjectId && asked.subjectId.toLowerCase() !== subjectId.toLowerCase()) throw notFound();
  if (!(await isStaffOfOrganization(deps, caller, asked.orgId))) requireOwnId(caller, asked.userId);
  const userId = (asked.userId ?? caller.id).toLowerCase();
  const [row] = await deps.db
    .select()
    .from(orientationResults)
    .where(
      and(
        eq(orientationResults.organizationId, asked.orgId),
        eq(orientationResults.subjectId, subjectId),
        eq(orientationResults.userId, userId),
      ),
    );
  if (!row && userId !== caller.id) throw notFound();
  return row ?? null;
}
