import { visitorMessagesResource } from '@/lib/contract/notification/visitor-messages';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireAdvisor } from '@/backend/services/access/staff';
import { answerMessage, listMessages } from '@/backend/services/notification/visitor-messages';

export const visitorMessageRoutes = (deps: Deps) =>
  implement(
    visitorMessagesResource,
    {
      list: async ({ query }, { caller }) => {
        requireAdvisor(caller);
        return listMessages(deps.db, query);
      },
      answer: write(async (act, { params, body }) => {
        requireAdvisor(act.caller);
        return answerMessage(act, params.id, body);
      }),
    },
    deps,
  );
