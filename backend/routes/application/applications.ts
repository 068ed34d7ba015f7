import { applicationsResource } from '@/lib/contract/application/applications';
import type { Deps } from '../../deps';
import { implement } from '../../implement';
import { listOwnApplications } from '../../services/applicant-lists';

export const applicationRoutes = (deps: Deps) =>
  implement(applicationsResource, { mine: ({ params }) => listOwnApplications(deps, params.id) }, deps);
