import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForMarking } from '@/backend/core/access/class-teachers';
import { requireWorkAt } from '@/backend/core/access/school-life';
import { sessionForChange } from '@/backend/features/school-day/services/find-records';
import {
  cancelSession,
  changeSession,
  createSeries,
} from '@/backend/features/school-day/services/session-changes';
import { sessionsOfSchool } from '@/backend/features/school-day/services/session-views';
import { timetableSpan } from '@/backend/features/school-day/services/timetable-span';

export const classSessionRoutes = (deps: Deps) =>
  implement(
    classSessionsResource,
    {
      list: async ({ params: { orgId }, query }, { caller }) => {
        const work = await requireWorkAt(deps.db, caller, orgId);
        const span = timetableSpan(deps.clock.now(), query);
        const data = await sessionsOfSchool(
          deps,
          orgId,
          { ...query, ...span },
          work === 'office' ? null : caller.id,
        );
        return { ...span, data, countTotal: data.length };
      },
      create: write(async (act, { params: { orgId, id }, body }) =>
        createSeries(act, await courseForMarking(act.tx, act.caller, { orgId, courseId: id }), body),
      ),
      update: write(async (act, { params, body }) => {
        const { course, session } = await sessionForChange(act.tx, act.caller, params);
        return changeSession(act, course, session, body);
      }),
      cancel: write(async (act, { params, body }) => {
        const { course, session } = await sessionForChange(act.tx, act.caller, params);
        return cancelSession(act, course, session, body.reason);
      }),
    },
    deps,
  );
