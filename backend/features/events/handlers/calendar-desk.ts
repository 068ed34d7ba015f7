import { calendarDeskResource } from '@/lib/contract/events/calendar-desk';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  addCalendar,
  archiveCalendar,
  changeCalendar,
  listDeskCalendars,
} from '@/backend/features/events/services/calendar-desk';

export const calendarDeskRoutes = (deps: Deps) =>
  implement(
    calendarDeskResource,
    {
      list: (_, { caller }) => listDeskCalendars(deps, caller),
      create: write((act, { params, body }) => addCalendar(act, params.orgId, body)),
      update: write((act, { params, body }) => changeCalendar(act, params.orgId, params.id, body)),
      archive: write((act, { params, body }) => archiveCalendar(act, params.orgId, params.id, body.archived)),
    },
    deps,
  );
