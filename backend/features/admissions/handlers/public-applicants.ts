import { eq } from 'drizzle-orm';
import { publicApplicantsResource } from '@/lib/contract/admissions/public-applicants';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { codeLookupsPerAddressPerHourMax } from '@/backend/limits';
import { joinApplicants, toApplicants } from '@/backend/features/admissions/services/applicant-views';
import { codeInPlaceOf } from '@/backend/features/admissions/services/merge-views';
import { hitLimit } from '@/backend/core/access/rate-limit';

export const publicApplicantRoutes = (deps: Deps) =>
  implement(
    publicApplicantsResource,
    {
      find: async ({ query }, { address }) => {
        await hitLimit(deps, `reference-code:${address}`, codeLookupsPerAddressPerHourMax, 3600);
        const code = await codeInPlaceOf(deps.db, query.referenceCode);
        const rows = await joinApplicants(deps.db).where(eq(applicants.referenceCode, code));
        const data = (await toApplicants(deps.db, rows, deps.clock.now())).map(
          ({ referenceCode, school, step, nextActor, createdAt, statusSince }) => ({
            referenceCode,
            school: { slug: school.slug, name: school.name, nameNative: school.nameNative },
            step: { key: step.key, name: step.name, nameNative: step.nameNative, color: step.color },
            nextActor,
            appliedOn: dayInCambodia(createdAt),
            since: dayInCambodia(statusSince),
          }),
        );
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
