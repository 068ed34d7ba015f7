import { applicantWorkResource } from '@/lib/contract/careers/applicant-work';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';
import { addEntry } from '@/backend/features/profiles/services/applicant-entries';
import { findApplication } from '@/backend/features/careers/services/find-application';
import { handOn, takeHandoverBack } from '@/backend/features/careers/services/handovers';
import { callOffInterview, offerInterview } from '@/backend/features/careers/services/interviews';

const requireStaff = (act: Act, { orgId }: { orgId: string }) =>
  requireStaffOfOrganization(act.deps, act.caller, orgId);

export const applicantWorkRoutes = (deps: Deps) =>
  implement(
    applicantWorkResource,
    {
      addNote: write(async (act, { params, body }) => {
        await requireStaff(act, params);
        const { application } = await findApplication(act.tx, params);
        await addEntry(act, { applicationId: application.id, kind: 'note', words: body.words });
        act.note('vacancy-application-noted', application.id);
        return { ok: true as const };
      }),
      handOn: write(async (act, { params, body }) => {
        await requireStaff(act, params);
        return handOn(act, params, body);
      }),
      takeBack: write(async (act, { params }) => {
        await requireStaff(act, params);
        await takeHandoverBack(act, params);
        return { ok: true as const };
      }),
      offerInterview: write(async (act, { params, body }) => {
        await requireStaff(act, params);
        return offerInterview(act, params, body);
      }),
      callOffInterview: write(async (act, { params }) => {
        await requireStaff(act, params);
        await callOffInterview(act, params);
        return { ok: true as const };
      }),
    },
    deps,
  );
