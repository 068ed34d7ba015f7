import * as z from 'zod';
import { answer } from '../answers';
import { applicant } from './applicant-shapes';

/** `countTotal` counts the matches of the filters, `countAllData` everything that the caller may see. */
const listFields = z.object({
  data: z.array(applicant),
  countTotal: z.int().nullable(),
  countAllData: z.int().nullable(),
  countByStatus: z.record(z.string(), z.int()).nullable(),
});
export const applicantList = answer(listFields, () => ({
  countTotal: null,
  countAllData: null,
  countByStatus: null,
}));
