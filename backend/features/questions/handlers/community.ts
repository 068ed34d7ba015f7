import { and, eq } from 'drizzle-orm';
import { communityResource } from '@/lib/contract/questions/community';
import { questionFollows } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireAgreedOrganization } from '@/backend/core/access/staff';
import {
  acceptAnswer,
  hiddenPeople,
  mergeQuestion,
  retagQuestion,
} from '@/backend/features/questions/services/question-desk';
import { listTags } from '@/backend/features/questions/services/question-tags';
import { similarQuestions } from '@/backend/features/questions/services/similar-questions';
import { markUseful } from '@/backend/features/questions/services/useful-marks';
import { findOpenQuestion } from '@/backend/features/questions/services/forum-messages';

export const communityRoutes = (deps: Deps) =>
  implement(
    communityResource,
    {
      similar: async ({ params, query }) => {
        await requireAgreedOrganization(deps, params.orgId);
        return { data: await similarQuestions(deps.db, params.orgId, query.text, query.limit) };
      },
      tags: async ({ params, query }) => {
        await requireAgreedOrganization(deps, params.orgId);
        return { data: await listTags(deps.db, params.orgId, query.limit) };
      },
      follow: write(async (act, { params, body }) => {
        const { id } = await findOpenQuestion(act.tx, params.questionId);
        const follow = { userId: act.caller.id, questionId: id, followedAt: act.now };
        if (body.on) await act.tx.insert(questionFollows).values(follow).onConflictDoNothing();
        else
          await act.tx
            .delete(questionFollows)
            .where(and(eq(questionFollows.userId, act.caller.id), eq(questionFollows.questionId, id)));
        return { ok: true as const };
      }),
      useful: write(async (act, { params, body }) => ({
        usefulCount: await markUseful(act, params.questionId, body.userAnswerId ?? null, body.on),
      })),
      accept: write((act, { params, body }) => acceptAnswer(act, params.questionId, body.userAnswerId)),
      merge: write((act, { params, body }) => mergeQuestion(act, params.questionId, body.into)),
      retag: write((act, { params, body }) => retagQuestion(act, params.questionId, body.tags)),
      people: write(async (act, { params }) => ({ data: await hiddenPeople(act, params.questionId) })),
    },
    deps,
  );
