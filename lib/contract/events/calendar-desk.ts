import * as z from 'zod';
import { defineResource } from '../endpoint';
import { requiredBoth, text } from '../fields';

/** `organizationId` with its name; `archivedAt` is null while the calendar is shown. */
const deskCalendar = z.object({
  calendarId: z.uuid(),
  organizationId: z.uuid(),
  organizationName: text,
  kind: z.enum(['academic', 'events']),
  audience: z.enum(['public', 'members']),
  name: text,
  color: z.string(),
  eventCount: z.int(),
  archivedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type DeskCalendar = z.infer<typeof deskCalendar>;

const fields = {
  kind: z.enum(['academic', 'events']),
  audience: z.enum(['public', 'members']),
  name: requiredBoth(120),
  color: z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'invalid-color'),
};
export const calendarDraft = z.object(fields);

const path = '/api-schedule/organizations/:orgId/calendars';

export const calendarDeskResource = defineResource('schedule/calendar-desk', {
  list: {
    method: 'GET',
    path: '/api-schedule/calendars',
    access: 'keeper',
    summary: 'The caller’s organizations, and their calendars, archived ones too',
    response: z.object({
      data: z.array(deskCalendar),
      countTotal: z.int(),
      organizations: z.array(z.object({ organizationId: z.uuid(), name: text, isSchool: z.boolean() })),
    }),
  },
  create: {
    method: 'POST',
    path,
    access: 'keeper',
    summary: 'Add a calendar',
    body: calendarDraft,
    response: deskCalendar,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'keeper',
    summary: 'Change a calendar',
    body: calendarDraft.partial(),
    response: deskCalendar,
    versioned: true,
  },
  archive: {
    method: 'PUT',
    path: `${path}/:id/archived`,
    access: 'keeper',
    summary: 'Hide a calendar with its events, or show it again',
    body: z.object({ archived: z.boolean() }),
    response: deskCalendar,
  },
});
