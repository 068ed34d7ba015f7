import { attendanceFiguresResource } from '@/lib/contract/school-day/attendance-figures';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { requireKeeperOf } from '@/backend/core/access/staff';
import {
  readAttendanceFigures,
  readPeopleOfFigure,
} from '@/backend/features/school-day/services/attendance-figures';

export const attendanceFigureRoutes = (deps: Deps) =>
  implement(
    attendanceFiguresResource,
    {
      counts: async ({ params: { orgId }, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, orgId);
        return readAttendanceFigures(deps.db, orgId, query);
      },
      people: async ({ params: { orgId }, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, orgId);
        return readPeopleOfFigure(deps.db, orgId, query);
      },
    },
    deps,
  );
