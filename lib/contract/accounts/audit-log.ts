import * as z from 'zod';
import { defineResource } from '../endpoint';
import { id, instant, isoDate, keyword, queryInt, typed } from '../fields';
import { personName } from './person-name';

/** Who did what, and when. `detail` contains only ids and codes. */
const auditEntry = z.object({
  id: z.uuid(),
  at: instant,
  action: z.string(),
  /** null for actions without a signed-in person: a visitor, a job, or the operator of the machine. */
  actorId: z.uuid().nullable(),
  actor: personName.nullable(),
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditLogResource = defineResource('user/audit-log', {
  list: {
    method: 'GET',
    path: '/api-user/audit_log',
    access: 'staff',
    byRole: true,
    summary: 'Who did what, newest first; for Sala’s operators',
    query: z.object({
      actorId: id.optional(),
      /** Searches the names of the actor. */
      keyword,
      action: typed(60).optional(),
      subject: typed(100).optional(),
      /** Days in Phnom Penh, both included. */
      from: isoDate.optional(),
      until: isoDate.optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(auditEntry), countTotal: z.int() }),
    csv: ['at', 'action', 'actorId', 'actor.lastName', 'actor.firstName', 'subject', 'detail', 'requestId'],
  },
  actions: {
    method: 'GET',
    path: '/api-user/audit_log/actions',
    access: 'staff',
    byRole: true,
    summary: 'The actions that occur in the audit log, for its filter; for Sala’s operators',
    response: z.object({ data: z.array(z.string()), countTotal: z.int() }),
  },
});
