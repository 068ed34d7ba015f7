import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { questions, userAnswers } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { unauthorized } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { toUserAnswer } from '@/backend/features/questions/services/question-views';
import { findQuestion, readerOf, requireOwnId } from '@/backend/features/questions/services/questions';
import {
  addAnswer,
  changeAnswer,
  countAnswers,
  removeAnswer,
  selectAnswers,
  shownAnswers,
} from '@/backend/features/questions/services/user-answers';

export const userAnswerRoutes = (deps: Deps) =>
  implement(
    userAnswersResource,
    {
      add: write(async (act, { params, body }) => {
        requireOwnId(act.caller, body.userId, body.studentId);
        return addAnswer(act, await findQuestion(act.tx, params), body);
      }),
      list: async ({ params, query }, { caller }) => {
        const reader = await readerOf(deps, caller, params.orgId);
        const question = await findQuestion(deps.db, params, reader);
        const isOpen = question.kind === 'forum';
        if (!isOpen && !caller) throw unauthorized();
        if (!isOpen) requireOwnId(caller, query.userId);
        const rows = await selectAnswers(deps.db, reader.id)
          .where(shownAnswers(question, reader, query.userId))
          .orderBy(asc(userAnswers.createdAt), asc(userAnswers.id))
          .limit(query.limit)
          .offset(query.start);
        return {
          data: rows.map((row) => toUserAnswer(row, reader)),
          countTotal: await countAnswers(deps.db, shownAnswers(question, reader, query.userId)),
        };
      },
      mine: async ({ query }, { caller }) => {
        const where = and(
          eq(userAnswers.userId, caller.id),
          eq(questions.kind, 'forum'),
          query.held ? isNotNull(userAnswers.heldAt) : undefined,
        );
        const rows = await selectAnswers(deps.db, caller.id)
          .where(where)
          .orderBy(desc(userAnswers.createdAt), desc(userAnswers.id))
          .limit(query.limit)
          .offset(query.start);
        const reader = { id: caller.id, isStaff: false };
        return {
          data: rows.map((row) => ({
            ...toUserAnswer(row, reader),
            organizationId: row.question.organizationId,
            subjectId: row.question.subjectId,
            questionTitle: maskContacts(row.question.title),
          })),
          countTotal: await countAnswers(deps.db, where),
        };
      },
      update: write(async (act, { params, body }) => {
        const reader = { id: act.caller.id, isStaff: false };
        return changeAnswer(act, await findQuestion(act.tx, params, reader), params.id, body.answer);
      }),
      remove: write(async (act, { params }) => {
        const reader = await readerOf(act.deps, act.caller, params.orgId);
        await removeAnswer(act, await findQuestion(act.tx, params, reader), params.id);
        return { ok: true as const };
      }),
      results: async ({ query }, { caller }) => {
        requireOwnId(caller, query.userId);
        const inSubject = eq(questions.subjectId, query.subjectId);
        const where = and(inSubject, eq(userAnswers.userId, caller.id));
        const rows = await selectAnswers(deps.db, caller.id)
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
          data: rows.map((row) => ({
            ...toUserAnswer(row, { id: caller.id, isStaff: false }),
            orderNumber: row.question.orderNumber,
          })),
          countTotal: await countAnswers(deps.db, where),
          countQuestions: all?.value ?? 0,
        };
      },
    },
    deps,
  );
