import { reportsResource } from '@/lib/contract/review/reports';
import type { Deps } from '@/backend/deps';
import { batch } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { reportsPerAddressPerHourMax, reportsPerPersonPerHourMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { requireAdvisor } from '@/backend/core/access/staff';
import { decideSubject } from '@/backend/features/review/services/decide';
import { reportByVisitor, reportSubject } from '@/backend/features/review/services/report-subject';
import { readReviews } from '@/backend/features/review/services/review-queue';

export const reportRoutes = (deps: Deps) =>
  implement(
    reportsResource,
    {
      create: write(async (act, { body }) => {
        await hitLimit(act.deps, `reports:${act.caller.id}`, reportsPerPersonPerHourMax, 3600);
        await reportSubject(act, body);
        return { ok: true as const };
      }),
      createPublic: write(async (act, { body }) => {
        // In the act, so that a repeated call whose answer was lost does not count.
        await hitLimit(act.deps, `reports:${act.address}`, reportsPerAddressPerHourMax, 3600);
        await reportByVisitor(act, body);
        return { ok: true as const };
      }),
      waiting: async ({ query }, { caller }) => {
        requireAdvisor(caller);
        return readReviews(deps, query);
      },
      decide: batch(async (act, row) => {
        requireAdvisor(act.caller);
        await decideSubject(act, row);
      }),
    },
    deps,
  );
