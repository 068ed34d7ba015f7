import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done } from '../fields';
import { fair } from './fair-shapes';

const path = '/api-schedule/fairs';
const place = `${path}/sessions/:sessionId/place` as const;

export const fairsResource = defineResource('schedule/fairs', {
  current: {
    method: 'GET',
    path: `${path}/current`,
    access: 'public',
    summary: 'The virtual fair that is on or comes next, else the last one; null where there was none',
    response: z.object({ data: fair.nullable() }),
  },
  mine: {
    method: 'GET',
    path: `${path}/mine`,
    access: 'user',
    summary:
      'The sessions of fairs in the caller’s list, and whether the caller wants to be told of the next fair',
    response: z.object({
      /** `onlineUrl` from ten minutes before the session until its end. */
      sessions: z.array(z.object({ sessionId: z.uuid(), onlineUrl: z.string().nullable() })),
      wantsNext: z.boolean(),
    }),
  },
  take: {
    method: 'PUT',
    path: place,
    access: 'user',
    summary: 'Take a place in a session of a fair; 409 `session-full`, `session-over`',
    response: done,
    conflicts: true,
  },
  leave: {
    method: 'DELETE',
    path: place,
    access: 'user',
    summary: 'Give the place in a session back',
    response: done,
  },
  wish: {
    method: 'PUT',
    path: `${path}/wish`,
    access: 'user',
    summary: 'Be told when the next fair is announced',
    response: done,
  },
  unwish: {
    method: 'DELETE',
    path: `${path}/wish`,
    access: 'user',
    summary: 'Not be told of the next fair',
    response: done,
  },
});
