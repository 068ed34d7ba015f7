import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { findingKinds } from '@/lib/domain/search/staff-findings';
import { defineResource } from '../endpoint';
import { requiredText } from '../fields';

const named = { name: z.string(), nameNative: z.string() };

const finding = z.object({
  kind: z.enum(findingKinds),
  id: z.uuid(),
  ...named,
  /** What tells it from others of its name: the school, the bank, the units above a class. */
  about: z.object(named).nullable(),
  /** The code that stands on papers, or the address of a school. */
  code: z.string().nullable(),
  /** The school of a student, class or program, the borrower of a loan; null for a school that the caller does not keep. */
  ownerId: z.uuid().nullable(),
});
export type Finding = z.infer<typeof finding>;

export const findingsResource = defineResource('user/findings', {
  list: {
    method: 'GET',
    path: '/api-user/findings',
    access: 'user',
    summary:
      'People and records by a name in either script or a code: of each kind a few that the caller works on',
    query: z.object({ keyword: requiredText(textLimits.keywordMax) }),
    response: z.object({ data: z.array(finding) }),
  },
});
