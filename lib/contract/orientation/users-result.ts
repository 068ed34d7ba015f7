import * as z from 'zod';
import { pageSizes, pageStarts } from '@/lib/domain/limits/lists';
import { instant, keyword, queryInt, queryProvince } from '../fields';

/** `code` is a prefix of a result: `INTJ` finds both identities, `I` everybody whose first interest is investigative. */
export const usersResultFilter = z.object({
  start: queryInt({ max: 1_000_000, fallback: pageStarts.orientationUsers }),
  limit: queryInt({ min: 1, max: pageSizes.orientationUsers, fallback: pageSizes.orientationUsers }),
  keyword,
  filter: z
    .templateLiteral(['subjectId#', z.uuid()])
    .transform((value) => value.slice('subjectId#'.length))
    .optional(),
  code: z
    .string()
    .regex(/^[A-Za-z]{1,4}(?:-[ATat])?$/)
    .transform((value) => value.toUpperCase())
    .optional(),
  province: queryProvince.optional(),
});

const userResult = z.object({
  recordId: z.uuid(),
  subjectId: z.uuid(),
  test: z.enum(['personality', 'holland']),
  code: z.string(),
  takenAt: instant,
  user: z.object({
    userId: z.uuid(),
    studentId: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    firstNameKm: z.string().nullable(),
    lastNameKm: z.string().nullable(),
    province: z.string().nullable(),
    currentSchool: z.string().nullable(),
  }),
});
export type UserResult = z.infer<typeof userResult>;

const codeCount = z.object({ test: z.enum(['personality', 'holland']), code: z.string(), count: z.int() });
export type CodeCount = z.infer<typeof codeCount>;

/** `distribution`: the number of people by result, with all filters except `code`; most frequent first. */
export const usersResultPage = z.object({
  data: z.array(userResult),
  countTotal: z.int(),
  distribution: z.array(codeCount),
});
export type UsersResultPage = z.infer<typeof usersResultPage>;
