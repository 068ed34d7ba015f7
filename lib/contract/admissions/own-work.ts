import * as z from 'zod';
import { defineResource } from '../endpoint';

/** `waiting` are applications that wait for the school and that the caller has entered or worked on. */
const ownWork = z.object({
  decided: z.int(),
  decidedInThirtyDays: z.int(),
  waiting: z.int(),
  entered: z.int(),
  /** Where the caller works, those with the most that waits first. */
  schools: z.array(
    z.object({
      schoolId: z.uuid(),
      slug: z.string(),
      name: z.string(),
      nameNative: z.string(),
      decided: z.int(),
      waiting: z.int(),
    }),
  ),
});
export type OwnWork = z.infer<typeof ownWork>;

export const ownWorkResource = defineResource('applicant/own-work', {
  summary: {
    method: 'GET',
    path: '/api-nest-applicant/own_work',
    access: 'keeper',
    summary: 'What the caller has decided and has still to decide, by school',
    response: ownWork,
  },
});
