import { eq } from 'drizzle-orm';
import { partnerRequestsResource } from '@/lib/contract/marketing/partner-requests';
import { partnerRequests } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { partnerRequestsPerAddressPerHourMax, partnerRequestsPerDayMax } from '@/backend/limits';
import { once } from '@/backend/services/access/idempotency';
import { hitLimit } from '@/backend/services/access/rate-limit';
import { isTrapped } from '@/backend/services/access/spam-trap';
import { requireAdvisor } from '@/backend/services/access/staff';
import {
  answerPartnerRequest,
  createPartnerRequest,
  listPartnerRequests,
} from '@/backend/services/marketing/partner-requests';

export const partnerRequestRoutes = (deps: Deps) =>
  implement(
    partnerRequestsResource,
    {
      create: async ({ body }, { caller, address, idempotencyKey: key }) => {
        if (isTrapped(body)) return { ok: true as const };
        const owner = caller?.id ?? `address:${address}`;
        return once(deps, { owner, endpoint: 'partner-request', key, body }, async (tx) => {
          await hitLimit(deps, `partner-request:${address}`, partnerRequestsPerAddressPerHourMax, 3600, tx);
          await hitLimit(deps, 'partner-request', partnerRequestsPerDayMax, 86_400, tx);
          await createPartnerRequest(deps, tx, body);
          return { ok: true as const };
        });
      },
      list: async ({ query }, { caller }) => {
        requireAdvisor(caller);
        return listPartnerRequests(deps.db, query);
      },
      answer: async ({ params, body, version }, { caller, requestId }) => {
        requireAdvisor(caller);
        const [row] = await deps.db.select().from(partnerRequests).where(eq(partnerRequests.id, params.id));
        if (!row) throw notFound();
        return deps.db.transaction((tx) =>
          answerPartnerRequest(deps, tx, { row, version }, body, caller, requestId),
        );
      },
    },
    deps,
  );
