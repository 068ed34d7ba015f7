import { createHmac } from 'node:crypto';
import { and, arrayContains, asc, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type Question, type questionChange, questionsResource } from '@/lib/contract/qa/questions';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { questions, questionViews } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { forbidden, notFound } from '@/backend/errors';
import { requireChanged, requireVersion } from '@/backend/require-version';
import { implement } from '@/backend/http/implement';
import { listJoined, type ListQuery } from '@/backend/lists/list-page';
import { questionsPerPersonPerHourMax, questionViewsPerAddressPerHourMax } from '@/backend/limits';
import { audit } from '@/backend/services/access/audit';
import { announceRemovals, lockedMessagesOf } from '@/backend/services/forum/forum-messages';
import { once } from '@/backend/services/access/idempotency';
import { toQuestion } from '@/backend/services/qa/question-views';
import {
  announceQuestion,
  checkContent,
  contentColumns,
  findQuestion,
  kindOfSubject,
  type QuestionRecord,
  requireOwnId,
  selectQuestions,
} from '@/backend/services/qa/questions';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { matches, rank } from '@/backend/services/academic/search-index';
import { isStaffOfOrganization, requireOrganization } from '@/backend/services/access/staff';

const read = async (db: Db, id: string, forStaff: boolean): Promise<Question> => {
  const [row] = await selectQuestions(db).where(eq(questions.id, id));
  if (!row) throw notFound();
  return toQuestion(row, forStaff);
};

const listQuestions = (db: Db, query: ListQuery) =>
  listJoined(db, questions, query, (where, sorts) =>
    selectQuestions(db)
      .where(where)
      .orderBy(...sorts),
  );

const contentOf = (body: z.output<typeof questionChange> & { title: string }, before?: QuestionRecord) =>
  contentColumns({
    title: body.title,
    titleNative: body.titleNative ?? before?.titleNative ?? null,
    description: body.description ?? before?.description ?? '',
    tags: body.tags ?? before?.tags ?? [],
    orderNumber: body.orderNumber ?? before?.orderNumber ?? null,
    scale: body.scale ?? before?.scale ?? null,
    reversed: body.reversed ?? before?.reversed ?? false,
  });

/** Visitors are distinguished by address and day; the key cannot be reversed. */
const viewerOf = (deps: Deps, caller: Caller | null, address: string): string => {
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
        return read(deps.db, id, await isStaffOfOrganization(deps, caller, params.orgId));
      },
      create: async ({ params: { orgId, subjectId }, body }, { caller, idempotencyKey, requestId }) => {
        const kind = await kindOfSubject(deps, orgId, subjectId);
        const staff = await isStaffOfOrganization(deps, caller, orgId);
        if (kind !== 'forum' && !staff) throw forbidden();
        const content = contentOf(body);
        checkContent(kind, content);
        const key = {
          owner: caller.id,
          endpoint: `question:${orgId}:${subjectId}`,
          key: idempotencyKey,
          body,
        };
        return once(deps, key, async (tx) => {
          if (kind === 'forum') {
            await hitLimit({ ...deps, db: tx }, `question:${caller.id}`, questionsPerPersonPerHourMax, 3600);
          }
          const now = deps.clock.now();
          const author = { userId: caller.id, authorRole: staff ? ('staff' as const) : ('student' as const) };
          const [row] = await tx
            .insert(questions)
            .values({
              organizationId: orgId,
              subjectId,
              kind,
              ...author,
              ...content,
              createdAt: now,
              updatedAt: now,
            })
            .returning({ id: questions.id });
          if (!row) throw new Error('The question was not stored.');
          await announceQuestion(tx, { kind, subjectId });
          if (kind !== 'forum')
            await audit(
              deps,
              { action: 'question-created', actorId: caller.id, subject: row.id, requestId },
              tx,
            );
          return read(tx, row.id, staff);
        });
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        const row = await findQuestion(deps.db, params);
        const staff = await isStaffOfOrganization(deps, caller, params.orgId);
        const mayChange = row.kind === 'forum' ? row.userId === caller.id : staff;
        if (!mayChange) throw notFound();
        requireVersion(row, version, 'question');
        const content = contentOf({ ...body, title: body.title ?? row.title }, row);
        checkContent(row.kind, content);
        await deps.db.transaction(async (tx) => {
          const changed = await tx
            .update(questions)
            .set({ ...content, version: row.version + 1, updatedAt: deps.clock.now() })
            .where(and(eq(questions.id, row.id), eq(questions.version, row.version)))
            .returning({ id: questions.id });
          requireChanged(changed, 'question');
          await announceQuestion(tx, row);
          const about = { actorId: caller.id, subject: row.id, requestId };
          await audit(deps, { action: 'question-changed', ...about }, tx);
        });
        return read(deps.db, row.id, staff);
      },
      remove: async ({ params }, { caller, requestId }) => {
        const row = await findQuestion(deps.db, params);
        const isOwn = row.kind === 'forum' && row.userId === caller.id;
        if (!isOwn && !(await isStaffOfOrganization(deps, caller, params.orgId))) throw notFound();
        await deps.db.transaction(async (tx) => {
          await announceRemovals({ deps, tx }, await lockedMessagesOf(tx, row.id));
          await tx.delete(questions).where(eq(questions.id, row.id));
          await announceQuestion(tx, row);
          await audit(
            deps,
            { action: 'question-removed', actorId: caller.id, subject: row.id, requestId },
            tx,
          );
        });
        return { ok: true as const };
      },
      search: async ({ params, query }, { caller }) => {
        await requireOrganization(deps, params.orgId);
        const tags = query.tags?.map(fold).filter(Boolean) ?? [];
        const best = query.keyword
          ? rank({ nameFold: questions.titleFold, searchFold: questions.searchFold }, query.keyword)
          : [];
        const { rows, countTotal } = await listQuestions(deps.db, {
          visible: and(eq(questions.organizationId, params.orgId), eq(questions.kind, 'forum')),
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
      view: async ({ body }, { caller, address }) => {
        requireOwnId(caller, body.user?.userId);
        const row = await findQuestion(deps.db, { ...body, orgId: body.organizationId });
        if (row.kind !== 'forum') throw notFound();
        if (!caller)
          await hitLimit(deps, `question-view:${address}`, questionViewsPerAddressPerHourMax, 3600);
        const viewer = viewerOf(deps, caller, address);
        // From a select, so that a question that is deleted meanwhile stores no view.
        await deps.db.execute(sql`insert into ${questionViews} (question_id, viewer, viewed_at)
          select ${questions.id}, ${viewer}, ${deps.clock.now().toISOString()}::timestamptz from ${questions}
          where ${questions.id} = ${row.id} for key share on conflict do nothing`);
        const { viewCount } = await read(deps.db, row.id, false);
        return { ok: true as const, viewCount };
      },
    },
    deps,
  );
