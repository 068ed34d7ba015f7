import { ownInterviewsResource } from '@/lib/contract/careers/own-interviews';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  declineInterview,
  ownInterviews,
  pickSlot,
} from '@/backend/features/careers/services/own-interviews';

export const ownInterviewRoutes = (deps: Deps) =>
  implement(
    ownInterviewsResource,
    {
      list: async ({ params }) => {
        const data = await ownInterviews(deps, params.userId);
        return { data, countTotal: data.length };
      },
      pick: write((act, { params, body }) => pickSlot(act, params.interviewId, body.startsAt)),
      decline: write(async (act, { params, body }) => {
        await declineInterview(act, params.interviewId, body.words ?? '');
        return { ok: true as const };
      }),
    },
    deps,
  );
