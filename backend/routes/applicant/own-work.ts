import { ownWorkResource } from '@/lib/contract/applicant/own-work';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { readOwnWork } from '@/backend/services/applicant/own-work';

export const ownWorkRoutes = (deps: Deps) =>
  implement(ownWorkResource, { summary: (_input, { caller }) => readOwnWork(deps, caller.id) }, deps);
