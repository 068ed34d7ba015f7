import { applicationsResource } from '@/lib/contract/application/applications';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { listOwnApplications } from '@/backend/services/applicant/applicant-lists';

export const applicationRoutes = (deps: Deps) =>
  implement(applicationsResource, { mine: ({ params }) => listOwnApplications(deps.db, params.id) }, deps);
