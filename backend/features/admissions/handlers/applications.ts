import { applicationsResource } from '@/lib/contract/admissions/applications';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { listOwnApplications } from '@/backend/features/admissions/services/applicant-lists';

export const applicationRoutes = (deps: Deps) =>
  implement(
    applicationsResource,
    { mine: ({ params }) => listOwnApplications(deps.db, params.id, deps.clock.now()) },
    deps,
  );
