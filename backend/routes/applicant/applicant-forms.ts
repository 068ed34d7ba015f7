import { applicantFormsResource } from '@/lib/contract/applicant/applicant-forms';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { findSchool } from '@/backend/services/access/find-school';
import { requireStaffOf } from '@/backend/services/access/staff';
import { saveForm } from '@/backend/services/applicant/applicant-forms';
import { readSchoolSchema } from '@/backend/services/applicant/school-schema';

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
