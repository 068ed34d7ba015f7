import { createHmac } from 'node:crypto';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { questionsResource } from '@/lib/contract/questions/questions';
import type { Db } from '@/backend/db/client';
import { questions, questionViews } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listJoined, type ListQuery } from '@/backend/lists/list-page';
import { questionViewsPerAddressPerHourMax } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { toQuestion } from '@/backend/features/questions/services/question-views';
import {
  changeQuestion,
  createQuestion,
  readQuestion,
  removeQuestion,
} from '@/backend/features/questions/services/question-changes';
import {
  findQuestion,
  kindOfSubject,
  maySee,
  readerOf,
  requireOwnId,
  selectQuestions,
} from '@/backend/features/questions/services/questions';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { searchQuestions } from '@/backend/features/questions/services/question-search';

const listQuestions = (db: Db, callerId: string | null, query: ListQuery) =>
  listJoined(db, questions, query, (where, sorts) =>
    selectQuestions(db, callerId)
      .where(where)
      .orderBy(...sorts),
  );

/**
 * Visitors are distinguished by day, and by their browser where Sala has named it: a class reads behind one address. The
 * key cannot be reversed.
 */
const viewerOf = ({ deps, caller, device, address, now }: Act<Caller | null>): string => {
  if (caller) return caller.id;
  const who = device === null ? address : `browser:${device}`;
  return createHmac('sha256', deps.secrets.pepper)
    .update(`view:${dayInCambodia(now)}:${who}`)
    .digest('base64url');
};

export const questionRoutes = (deps: Deps) =>
  implement(
    questionsResource,
    {
      list: async ({ params, query }, { caller }) => {
        await kindOfSubject(deps, params.orgId, params.subjectId);
        const visible = and(
          eq(questions.organizationId, params.orgId),
          eq(questions.subjectId, params.subjectId),
          isNull(questions.heldAt),
        );
        const reader = await readerOf(deps, caller, params.orgId);
        const { rows, countTotal } = await listQuestions(deps.db, reader.id, {
          visible,
          sorts: [asc(questions.orderNumber), desc(questions.createdAt), desc(questions.id)],
          start: query.start,
          limit: query.limit,
        });
        return { data: rows.map((row) => toQuestion(row, reader)), countTotal };
      },
      get: async ({ params }, { caller }) => {
        const reader = await readerOf(deps, caller, params.orgId);
        const { id } = await findQuestion(deps.db, params, reader);
        return readQuestion(deps.db, id, reader);
      },
      create: write((act, { params, body }) => createQuestion(act, params, body)),
      update: write((act, { params, body }) => changeQuestion(act, params, body)),
      remove: write(async (act, { params }) => {
        await removeQuestion(act, params);
        return { ok: true as const };
      }),
      search: async ({ params, query }, { caller }) => ({
        questions: await searchQuestions(deps, caller, params.orgId, query),
      }),
      find: async ({ params }, { caller }) => {
        const [row] = await deps.db.select().from(questions).where(eq(questions.id, params.questionId));
        if (row?.kind !== 'forum') throw notFound();
        const reader = await readerOf(deps, caller, row.organizationId);
        // Of a merged one readers learn only where it leads.
        const leads = row.state === 'merged' && row.mergedInto !== null;
        if (!leads && !maySee(row, reader)) throw notFound();
        return readQuestion(deps.db, row.id, reader);
      },
      view: write(
        async (_, { caller, address }) => {
          if (caller) return;
          await hitLimit(deps, `question-view:${address}`, questionViewsPerAddressPerHourMax, 3600);
        },
        async (act, { body }) => {
          const { tx, caller } = act;
          requireOwnId(caller, body.user?.userId);
          const row = await findQuestion(tx, { ...body, orgId: body.organizationId });
          if (row.kind !== 'forum') throw notFound();
          // Locked, so that a question that is deleted meanwhile stores no view.
          const here = eq(questions.id, row.id);
          const [open] = await tx.select({ id: questions.id }).from(questions).where(here).for('key share');
          const view = {
            questionId: row.id,
            viewer: viewerOf(act),
            viewedAt: act.now,
          };
          if (open && row.userId !== caller?.id)
            await act.tx.insert(questionViews).values(view).onConflictDoNothing();
          const { viewCount } = await readQuestion(tx, row.id, { id: null, isStaff: false });
          return { ok: true as const, viewCount };
        },
      ),
    },
    deps,
  );
