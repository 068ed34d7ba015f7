import { applicantFormsResource } from '@/lib/contract/applicant/applicant-forms';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { findSchool } from '@/backend/services/academic/school-views';
import { requireStaffOf } from '@/backend/services/access/staff';
import { saveForm } from '@/backend/services/applicant/applicant-forms';
import { readSchoolSchema } from '@/backend/services/applicant/school-schema';

export const applicantFormRoutes = (deps: Deps) =>
  implement(
    applicantFormsResource,
    {
      save: async ({ params, body, version }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        await saveForm(deps, { schoolId: params.id, version }, body, caller, requestId);
        return readSchoolSchema(deps.db, await findSchool(deps.db, params.id));
      },
    },
    deps,
  );
