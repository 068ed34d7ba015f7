import type * as z from 'zod';
import { defineResource } from '../endpoint';
import { schoolStanding } from './school-shapes';

export type SchoolStanding = z.output<typeof schoolStanding>;

export const schoolStandingResource = defineResource('academic/school-standing', {
  get: {
    method: 'GET',
    path: '/api-nest-aca/schools/:id/standing',
    access: 'keeper',
    summary: 'Whether Sala has agreed to a school that the caller looks after, and what of it waits',
    response: schoolStanding,
  },
});
