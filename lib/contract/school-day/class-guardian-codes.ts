import * as z from 'zod';
import { defineResource } from '../endpoint';
import { printedFile, printedLang } from '../printed-file';
import { pupil } from './gradebook-shapes';

/** Who gets no code by the class, and why: adults say themselves who their guardians are. */
export const withoutCode = ['adult', 'full'] as const;

export const classGuardianCodesResource = defineResource('lms/class-guardian-codes', {
  make: {
    method: 'POST',
    path: '/api-lms/organizations/:orgId/classes/:id/guardian_codes',
    access: 'keeper',
    summary:
      'One code for a guardian of each minor who studies in a class, for 14 days, as PDF to cut out; `content` is base64. Each takes the place of an earlier code',
    body: z.object({ lang: printedLang }),
    judged: true,
    response: printedFile.extend({
      countTotal: z.int(),
      left: z.array(pupil.extend({ why: z.enum(withoutCode) })),
    }),
    status: 201,
    conflicts: true,
    unavailable: true,
  },
});
