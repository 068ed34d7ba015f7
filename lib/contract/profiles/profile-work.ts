import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, id } from '../fields';
import { printedFile } from '../printed-file';
import { cvLanguages } from '@/lib/domain/profiles/cv-options';
import { profileLimits } from '@/lib/domain/profiles/recruitment-options';
import { sectionKinds } from './profile-section';

const one = '/api-nest-recruit/organizations/:orgId/profiles/:id';
export const printedCvQuery = z.object({ lang: z.enum(cvLanguages).optional() });

/** What the owner does with a whole profile. */
export const profileWorkResource = defineResource('recruitment/profile-work', {
  order: {
    method: 'POST',
    path: `${one}/order`,
    access: 'owner',
    summary: 'Order a collection by hand: all of its entries, the first on top',
    body: z.object({
      kind: z.enum(sectionKinds),
      ids: z.array(id).max(profileLimits.entriesPerSectionMax),
    }),
    response: done,
    conflicts: true,
  },
  sync: {
    method: 'POST',
    path: `${one}/education/sync`,
    access: 'owner',
    summary:
      'Add what schools’ records and the education history say and the profile does not have, by classId',
    response: z.object({ added: z.int() }),
  },
  cv: {
    method: 'GET',
    path: `${one}/cv`,
    access: 'owner',
    summary: 'The CV as PDF, A4; in the language of its settings unless told otherwise; `content` is base64',
    query: printedCvQuery,
    judged: true,
    response: printedFile,
  },
});
