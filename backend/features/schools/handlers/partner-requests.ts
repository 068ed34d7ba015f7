import { eq } from 'drizzle-orm';
import { partnerRequestsResource } from '@/lib/contract/schools/partner-requests';
import { partnerRequests } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { partnerRequestsPerAddressPerHourMax, partnerRequestsPerDayMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { isTrapped } from '@/backend/core/access/spam-trap';
import { requireAdvisor } from '@/backend/core/access/staff';
import {
  answerPartnerRequest,
  createPartnerRequest,
  listPartnerRequests,
} from '@/backend/features/schools/services/partner-requests';

export const partnerRequestRoutes = (deps: Deps) =>
  implement(
    partnerRequestsResource,
    {
      create: write(async (act, { body }) => {
        if (isTrapped(body)) return { ok: true as const };
        const { address } = act;
        await hitLimit(act.deps, `partner-request:${address}`, partnerRequestsPerAddressPerHourMax, 3600);
        await hitLimit(act.deps, 'partner-request', partnerRequestsPerDayMax, 86_400);
        await createPartnerRequest(act, body);
        return { ok: true as const };
      }),
      list: async ({ query }, { caller }) => {
        requireAdvisor(caller);
        return listPartnerRequests(deps.db, query);
      },
      answer: write(async (act, { params, body }) => {
        requireAdvisor(act.caller);
        const [row] = await act.tx.select().from(partnerRequests).where(eq(partnerRequests.id, params.id));
        if (!row) throw notFound();
        return answerPartnerRequest(act, row, body);
      }),
    },
    deps,
  );
