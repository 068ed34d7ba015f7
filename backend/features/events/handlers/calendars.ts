import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { calendars, events } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { isKeeperOfOrganization } from '@/backend/core/access/keepers';
import {
  listEvents,
  publishedCalendars,
  readEvent,
  requireCalendar,
  visibleCalendars,
} from '@/backend/features/events/services/scheduled-events';

const isUuid = (value: string) => z.uuid().safeParse(value).success;

export const calendarRoutes = (deps: Deps) =>
  implement(
    calendarsResource,
    {
      list: async ({ params }, { caller }) => {
        const rows = await deps.db
          .select()
          .from(calendars)
          .where(await visibleCalendars(deps, params.orgId, caller))
          .orderBy(asc(calendars.createdAt), asc(calendars.id));
        const data = rows.map(({ id, organizationId, kind, audience, name, color }) => ({
          calendarId: id,
          organizationId,
          kind,
          audience,
          name,
          color,
        }));
        return { data, countTotal: data.length };
      },
      eventsOfCalendar: async ({ params, query }, { caller }) =>
        listEvents(deps, await requireCalendar(deps, params.orgId, params.id, caller), query, caller),
      events: async ({ params, query }, { caller }) =>
        listEvents(
          deps,
          query.scope === 'all'
            ? publishedCalendars(deps)
            : await visibleCalendars(deps, params.orgId, caller),
          query,
          caller,
        ),
      event: async ({ params, query }, { caller }) => {
        const one = isUuid(params.id) ? eq(events.id, params.id) : eq(events.slug, params.id);
        if (query.scope === 'all') return readEvent(deps, and(publishedCalendars(deps), one), caller);
        const isStaff = await isKeeperOfOrganization(deps, caller, params.orgId);
        const visible = isStaff
          ? eq(calendars.organizationId, params.orgId)
          : await visibleCalendars(deps, params.orgId, caller);
        return readEvent(deps, and(visible, one), caller, isStaff);
      },
    },
    deps,
  );
