import { ownWorkResource } from '@/lib/contract/admissions/own-work';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { deskOf } from '@/backend/core/access/applicant-access';
import { readOwnWork } from '@/backend/features/admissions/services/own-work';

export const ownWorkRoutes = (deps: Deps) =>
  implement(
    ownWorkResource,
    { summary: async (_input, { caller }) => readOwnWork(deps, await deskOf(deps.db, caller)) },
    deps,
  );
