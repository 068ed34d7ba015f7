import { studentAffairsResource } from '@/lib/contract/school-day/student-affairs';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { requireAffairsReader } from '@/backend/core/access/school-life';
import { readApplications, readFees } from '@/backend/features/school-day/services/student-affairs';

export const studentAffairRoutes = (deps: Deps) =>
  implement(
    studentAffairsResource,
    {
      applications: async ({ params }, { caller }) => {
        const student = await requireAffairsReader(deps.db, caller, params, 'applications');
        const data = await readApplications(deps.db, student);
        return { data, countTotal: data.length };
      },
      fees: async ({ params }, { caller }) => {
        const student = await requireAffairsReader(deps.db, caller, params, 'fees');
        const data = await readFees(deps.db, student);
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
