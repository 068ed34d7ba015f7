import { and, eq, isNull } from 'drizzle-orm';
import type { WritingDeps } from '@/backend/deps';
import { contentColumns } from '@/backend/features/questions/services/questions';
import type { WriteDb } from '@/backend/db/client';
import { questions } from '@/backend/db/schema';
import { hollandStatements } from '@/backend/seed/questionnaires/holland-statements';
import { personalityStatements } from '@/backend/seed/questionnaires/personality-statements';
import type { PlacedStatement } from '@/backend/seed/questionnaires/statement';
import { oncePerVersion } from '@/backend/seed/once-per-version';
import { stableId } from '@/backend/seed/stable-id';

/** Increment it when a statement changes; statements that staff have edited stay. */
const version = '1';

interface Questionnaire {
  kind: 'holland' | 'personality';
  subjectId: string;
  statements: readonly PlacedStatement[];
}

const idOf = ({ key }: PlacedStatement) => stableId(`statement:${key}`);

const contentOf = ({ en, km, scale, reversed, orderNumber }: PlacedStatement) =>
  contentColumns({ title: en, titleNative: km, description: '', tags: [], orderNumber, scale, reversed });

const layDown = async (deps: WritingDeps, db: WriteDb, { kind, subjectId, statements }: Questionnaire) => {
  const organizationId = deps.env.ORGANIZATION_ID;
  const now = deps.clock.now();
  const ofSubject = and(eq(questions.organizationId, organizationId), eq(questions.subjectId, subjectId));
  const [before] = await db.select({ id: questions.id }).from(questions).where(ofSubject).limit(1);
  if (!before) {
    const rows = statements.map((statement) => ({
      id: idOf(statement),
      organizationId,
      subjectId,
      kind,
      authorRole: 'staff' as const,
      ...contentOf(statement),
      createdAt: now,
      updatedAt: now,
    }));
    await db.insert(questions).values(rows);
    return;
  }
  for (const statement of statements) {
    const untouched = and(
      eq(questions.id, idOf(statement)),
      eq(questions.version, 1),
      isNull(questions.userId),
    );
    await db
      .update(questions)
      .set({ ...contentOf(statement), updatedAt: now })
      .where(and(ofSubject, untouched));
  }
};

/**
 * Inserts the statements of both orientation tests, for every site, with or without demo: 60 and 50. Where a test has
 * statements already, only unedited ones change; none is added, because staff may have replaced it.
 */
export async function insertQuestionnaires(deps: WritingDeps): Promise<void> {
  const { HOLLAND_SUBJECT_ID, MBTI_SUBJECT_ID } = deps.env;
  await oncePerVersion(deps, { name: 'questionnaires', version }, async ({ tx }) => {
    await layDown(deps, tx, {
      kind: 'holland',
      subjectId: HOLLAND_SUBJECT_ID,
      statements: hollandStatements,
    });
    await layDown(deps, tx, {
      kind: 'personality',
      subjectId: MBTI_SUBJECT_ID,
      statements: personalityStatements,
    });
  });
}
