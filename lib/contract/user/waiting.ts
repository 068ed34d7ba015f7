import * as z from 'zod';
import { waitingKeys } from '@/lib/domain/people/waiting';
import { defineResource } from '../endpoint';

const whatWaits = z.object({
  /** What the caller has no right to is left out. */
  counts: z.partialRecord(z.enum(waitingKeys), z.int()),
  /** The school where most accepted applicants wait: `students` counts those. */
  schoolId: z.uuid().nullable(),
  /** The caller's bank where most loans wait: `loans` counts those. */
  bankId: z.uuid().nullable(),
});
export type WhatWaits = z.infer<typeof whatWaits>;

export const waitingResource = defineResource('user/waiting', {
  summary: {
    method: 'GET',
    path: '/api-user/waiting',
    access: 'user',
    summary: 'How much waits for the caller on each of their desks',
    response: whatWaits,
  },
});
