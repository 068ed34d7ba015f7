import { classSessionsResource } from '@/lib/contract/lms/class-sessions';
import { roleNames } from '@/lib/domain/people/roles';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForOffice } from '@/backend/services/access/class-teachers';
import { isKeeperOf, isStaffOf } from '@/backend/services/access/staff';
import { sessionForOffice } from '@/backend/services/lms/find-records';
import { cancelSession, changeSession, createSeries } from '@/backend/services/lms/session-changes';
import { sessionsOfSchool } from '@/backend/services/lms/session-views';
import { timetableSpan } from '@/backend/services/lms/timetable-span';

export const classSessionRoutes = (deps: Deps) =>
  implement(
    classSessionsResource,
    {
      list: async ({ params: { orgId }, query }, { caller }) => {
        const isOffice = await isKeeperOf(deps.db, caller, orgId);
        const isTeacher =
          caller.roles.includes(roleNames.teacher) && (await isStaffOf(deps.db, caller.id, orgId));
        if (!isOffice && !isTeacher) throw notFound();
        const span = timetableSpan(deps.clock.now(), query);
        const data = await sessionsOfSchool(deps, orgId, { ...query, ...span }, isOffice ? null : caller.id);
        return { ...span, data, countTotal: data.length };
      },
      create: write(async (act, { params: { orgId, id }, body }) =>
        createSeries(act, await courseForOffice(act.tx, act.caller, { orgId, courseId: id }), body),
      ),
      update: write(async (act, { params, body }) => {
        const { course, session } = await sessionForOffice(act.tx, act.caller, params);
        return changeSession(act, course, session, body);
      }),
      cancel: write(async (act, { params, body }) => {
        const { course, session } = await sessionForOffice(act.tx, act.caller, params);
        return cancelSession(act, course, session, body.reason);
      }),
    },
    deps,
  );
