import { applicantFormsResource } from '@/lib/contract/admissions/applicant-forms';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findSchool } from '@/backend/core/access/find-school';
import { requireStaffOf } from '@/backend/core/access/staff';
import { saveForm } from '@/backend/features/schools/services/applicant-forms';
import { readSchoolSchema } from '@/backend/features/admissions/services/school-schema';

export const applicantFormRoutes = (deps: Deps) =>
  implement(
    applicantFormsResource,
    {
      save: write(async (act, { params, body }) => {
        await requireStaffOf(act.tx, act.caller.id, params.id);
        await saveForm(act, params.id, body);
        return readSchoolSchema(act.tx, await findSchool(act.tx, params.id));
      }),
    },
    deps,
  );
