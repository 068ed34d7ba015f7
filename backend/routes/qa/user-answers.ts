import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { userAnswersResource } from '@/lib/contract/qa/user-answers';
import { questions, userAnswers } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound, unauthorized } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { toUserAnswer } from '@/backend/services/qa/question-views';
import { findQuestion, requireOwnId } from '@/backend/services/qa/questions';
import { isStaffOfOrganization } from '@/backend/services/access/staff';
import {
  addAnswer,
  answerColumns,
  countAnswers,
  findAnswer,
  readUserAnswer,
  selectAnswers,
} from '@/backend/services/qa/user-answers';

export const userAnswerRoutes = (deps: Deps) =>
  implement(
    userAnswersResource,
    {
      add: write(async (act, { params, body }) => {
        requireOwnId(act.caller, body.userId, body.studentId);
        return addAnswer(act, await findQuestion(act.tx, params), body.answer);
      }),
      list: async ({ params, query }, { caller }) => {
        const question = await findQuestion(deps.db, params);
        const isOpen = question.kind === 'forum';
        if (!isOpen && !caller) throw unauthorized();
        if (!isOpen) requireOwnId(caller, query.userId);
        const userId = isOpen ? query.userId : caller?.id;
        const where = and(
          eq(userAnswers.questionId, question.id),
          isNull(userAnswers.heldAt),
          userId ? eq(userAnswers.userId, userId) : undefined,
        );
        const rows = await selectAnswers(deps.db)
          .where(where)
          .orderBy(asc(userAnswers.createdAt), asc(userAnswers.id))
          .limit(query.limit)
          .offset(query.start);
        return { data: rows.map(toUserAnswer), countTotal: await countAnswers(deps.db, where) };
      },
      update: write(async (act, { params, body }) => {
        const question = await findQuestion(act.tx, params);
        const row = await findAnswer(act.tx, question, params.id);
        if (row.userId !== act.caller.id) throw notFound();
        await act.tx
          .update(userAnswers)
          .set({ ...answerColumns(question.kind, body.answer), updatedAt: act.now })
          .where(eq(userAnswers.id, row.id));
        return readUserAnswer(act.tx, row.id);
      }),
      remove: write(async (act, { params }) => {
        const question = await findQuestion(act.tx, params);
        const row = await findAnswer(act.tx, question, params.id);
        const isOwn = row.userId === act.caller.id;
        // Only the person can read their answers to a questionnaire.
        const asStaff =
          question.kind === 'forum' && (await isStaffOfOrganization(act.deps, act.caller, params.orgId));
        if (!isOwn && !asStaff) throw notFound();
        await act.tx.delete(userAnswers).where(eq(userAnswers.id, row.id));
        if (!isOwn) act.note('answer-removed', row.id);
        return { ok: true as const };
      }),
      results: async ({ query }, { caller }) => {
        requireOwnId(caller, query.userId);
        const inSubject = eq(questions.subjectId, query.subjectId);
        const where = and(inSubject, eq(userAnswers.userId, caller.id));
        const rows = await selectAnswers(deps.db)
          .where(where)
          .orderBy(asc(questions.orderNumber), asc(userAnswers.createdAt), asc(userAnswers.id))
          .limit(query.limit)
          .offset(query.start);
        const [all] = await deps.db
          .select({ value: count() })
          .from(questions)
          .where(
            and(
              inSubject,
              isNotNull(questions.orderNumber),
              eq(questions.organizationId, deps.env.ORGANIZATION_ID),
            ),
          );
        return {
          subjectId: query.subjectId,
          userId: caller.id,
          data: rows.map((row) => ({ ...toUserAnswer(row), orderNumber: row.orderNumber })),
          countTotal: await countAnswers(deps.db, where),
          countQuestions: all?.value ?? 0,
        };
      },
    },
    deps,
  );
