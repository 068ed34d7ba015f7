import { createHmac } from 'node:crypto';
import { and, arrayContains, asc, desc, eq, isNull } from 'drizzle-orm';
import { questionsResource } from '@/lib/contract/qa/questions';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { questions, questionViews } from '@/backend/db/schema';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listJoined, type ListQuery } from '@/backend/lists/list-page';
import { questionViewsPerAddressPerHourMax } from '@/backend/limits';
import { toQuestion } from '@/backend/services/qa/question-views';
import {
  changeQuestion,
  createQuestion,
  readQuestion,
  removeQuestion,
} from '@/backend/services/qa/question-changes';
import { findQuestion, kindOfSubject, requireOwnId, selectQuestions } from '@/backend/services/qa/questions';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { matches, rank } from '@/backend/services/academic/search-index';
import { isStaffOfOrganization, requireOrganization } from '@/backend/services/access/staff';

const listQuestions = (db: Db, query: ListQuery) =>
  listJoined(db, questions, query, (where, sorts) =>
    selectQuestions(db)
      .where(where)
      .orderBy(...sorts),
  );

/** Visitors are distinguished by address and day; the key cannot be reversed. */
const viewerOf = (deps: Reader, caller: Caller | null, address: string): string => {
  if (caller) return caller.id;
  const day = deps.clock.now().toISOString().slice(0, 10);
  return createHmac('sha256', deps.secrets.pepper).update(`view:${day}:${address}`).digest('base64url');
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
        const forStaff = await isStaffOfOrganization(deps, caller, params.orgId);
        const { rows, countTotal } = await listQuestions(deps.db, {
          visible,
          sorts: [asc(questions.orderNumber), desc(questions.createdAt), desc(questions.id)],
          start: query.start,
          limit: query.limit,
        });
        return { data: rows.map((row) => toQuestion(row, forStaff)), countTotal };
      },
      get: async ({ params }, { caller }) => {
        const { id } = await findQuestion(deps.db, params);
        return readQuestion(deps.db, id, await isStaffOfOrganization(deps, caller, params.orgId));
      },
      create: write((act, { params, body }) => createQuestion(act, params, body)),
      update: write((act, { params, body }) => changeQuestion(act, params, body)),
      remove: write(async (act, { params }) => {
        await removeQuestion(act, params);
        return { ok: true as const };
      }),
      search: async ({ params, query }, { caller }) => {
        await requireOrganization(deps, params.orgId);
        const tags = query.tags?.map(fold).filter(Boolean) ?? [];
        const best = query.keyword
          ? rank({ nameFold: questions.titleFold, searchFold: questions.searchFold }, query.keyword)
          : [];
        const { rows, countTotal } = await listQuestions(deps.db, {
          visible: and(
            eq(questions.organizationId, params.orgId),
            eq(questions.kind, 'forum'),
            isNull(questions.heldAt),
          ),
          filters: [tags.length ? arrayContains(questions.tagsFold, tags) : undefined],
          search: query.keyword ? matches(questions.searchFold, query.keyword) : undefined,
          sorts: [...best, desc(questions.createdAt), desc(questions.id)],
          start: query.start,
          limit: query.limit,
        });
        const forStaff = await isStaffOfOrganization(deps, caller, params.orgId);
        const data = rows.map((row) => ({ source: toQuestion(row, forStaff) }));
        return { questions: { data, countTotal } };
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
            viewer: viewerOf(act.deps, caller, act.address),
            viewedAt: act.now,
          };
          if (open) await act.tx.insert(questionViews).values(view).onConflictDoNothing();
          const { viewCount } = await readQuestion(tx, row.id, false);
          return { ok: true as const, viewCount };
        },
      ),
    },
    deps,
  );
