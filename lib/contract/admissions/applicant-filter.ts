import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits/lists';
import { entryVerdicts } from '@/lib/domain/schools/may-enter';
import { id, isoDate, keyword, queryBoolean, queryInt, queryProvince, typed } from '../fields';

export const applicantSorts = ['newest', 'oldest', 'waiting'] as const;

export const applicantFilter = z.object({
  applicantStatus: z.string().max(60).optional(),
  createdAt: isoDate.optional(),
  createdTo: isoDate.optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  enrollToId: id.optional(),
  enrollToSubject: typed(120).optional(),
  schoolId: id.optional(),
  userId: id.optional(),
  /** `none`: nobody has taken it on yet. */
  assigneeId: z.union([z.literal('none'), id]).optional(),
  /** Whether the applicant may enter the program. */
  entry: z.enum(entryVerdicts).optional(),
  /** Of the applicant's address. */
  province: queryProvince.optional(),
  /** Undecided ones on which nothing has happened for so many days; 0 shows all. */
  waitingDays: queryInt({ max: 365, fallback: 0 }),
  /** Undecided ones whose next step is the school's. */
  turn: z.enum(['school']).optional(),
  /** Accepted ones whose place depends on a proof that is not there. */
  onCondition: queryBoolean.default(false),
  /** `waiting` shows undecided ones only, the longest waiting first. */
  sort: z.enum(applicantSorts).default('newest'),
  /** Only what the caller has entered for others, also for schools that they do not keep. */
  entered: queryBoolean.default(false),
  keyword,
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: pageSizes.schools }),
  count: queryBoolean.default(true),
});
