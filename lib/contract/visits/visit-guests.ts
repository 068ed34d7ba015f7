import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, instant } from '../fields';

const schoolName = { name: z.string(), nameNative: z.string() };

const openVisit = z.object({
  code: z.string(),
  school: z.object(schoolName),
  startsAt: instant,
  endsAt: instant,
  closedAt: instant.nullable(),
});
export type OpenVisit = z.infer<typeof openVisit>;

const ownVisit = z.object({
  visitId: z.uuid(),
  school: z.object(schoolName),
  at: instant,
  /** When the list is deleted. */
  listEndsAt: instant,
});

export const visitGuestsResource = defineResource('user/visit-guests', {
  read: {
    method: 'GET',
    path: '/api-user/visits/:code',
    access: 'public',
    acceptsSlug: true,
    summary: 'The visit of a school by its code, also when it is over',
    response: openVisit,
  },
  join: {
    method: 'POST',
    path: '/api-user/visits/:code/visitors',
    access: 'user',
    acceptsSlug: true,
    summary: 'Put oneself on the list of an open visit; 409 `visit-over`',
    response: done,
    conflicts: true,
  },
  own: {
    method: 'GET',
    path: '/api-user/users/:id/visits',
    access: 'self',
    summary: 'The visits on whose lists one is',
    response: z.object({ data: z.array(ownVisit), countTotal: z.int() }),
  },
  leave: {
    method: 'DELETE',
    path: '/api-user/users/:id/visits/:visitId',
    access: 'self',
    summary: 'Take oneself off the list of a visit',
    response: done,
  },
});
