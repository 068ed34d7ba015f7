import * as z from 'zod';
import { defineResource } from '../endpoint';
import { keyword, queryInt } from '../fields';
import { deskFair, fairDraft, listedFair } from './fair-shapes';

const path = '/api-schedule/fairs';

/** 422: `before-start`, `outside-fair` of a session, `unknown-school`, `employer-unchecked` of a stand. */
export const fairDeskResource = defineResource('schedule/fair-desk', {
  list: {
    method: 'GET',
    path,
    access: 'staff',
    byRole: true,
    summary: 'Virtual fairs, the latest first, drafts too; for advisors',
    query: z.object({
      keyword,
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(listedFair), countTotal: z.int() }),
  },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'staff',
    byRole: true,
    summary: 'One fair with its stands and sessions; for advisors',
    response: deskFair,
  },
  create: {
    method: 'POST',
    path,
    access: 'staff',
    byRole: true,
    summary: 'Write a fair; who asked for it is told once it is published; for advisors',
    body: fairDraft,
    response: deskFair,
    status: 201,
    idempotent: true,
  },
  update: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'staff',
    byRole: true,
    summary:
      'Write a fair anew as a whole; who has a place in a session that moves or goes is told; for advisors',
    body: fairDraft,
    response: deskFair,
    versioned: true,
  },
});
