import { ownSchoolRecordsResource } from '@/lib/contract/school-day/own-school-records';
import { guardianGuessesPerHourMax } from '@/lib/domain/accounts/guardianship';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { joinOwnRecords } from '@/backend/features/school-day/services/own-school-records';

export const ownSchoolRecordRoutes = (deps: Deps) =>
  implement(
    ownSchoolRecordsResource,
    {
      join: write(
        // Outside the act: what fits nothing counts too.
        (_, { caller }) => hitLimit(deps, `student-code:${caller.id}`, guardianGuessesPerHourMax, 3600),
        async (act, { body }) => {
          const data = await joinOwnRecords(act, body);
          return { data, countTotal: data.length };
        },
      ),
    },
    deps,
  );
