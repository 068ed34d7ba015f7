import * as z from 'zod';
import { answer } from '../answers';
import { applicant } from './applicant-shapes';

/** All applications of one person. */
export const ownApplications = answer(
  z.object({ data: z.array(applicant), countTotal: z.int(), countAllData: z.int() }),
  (raw) => {
    const count = Array.isArray(raw['data']) ? raw['data'].length : 0;
    return { countTotal: count, countAllData: count };
  },
);
