import * as z from 'zod';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { orUnsaid, answer, answeredUsd, recordId, textOr } from '../answers';

export const attachedSchool = answer(
  z.object({
    schoolId: recordId,
    slug: z.string(),
    name: z.string(),
    nameNative: z.string(),
    hue: z.int(),
    phone: z.string().nullable(),
    telegram: z.string().nullable(),
    schoolType: orUnsaid(z.enum(schoolTypes)),
    isDemo: z.boolean(),
  }),
  ({ schoolId, name }) => ({
    slug: textOr(schoolId),
    nameNative: textOr(name),
    hue: 0,
    phone: null,
    telegram: null,
    schoolType: null,
    isDemo: false,
  }),
);

export type Attached = z.output<typeof attachedSchool>;

const attachedSubject = answer(
  z.object({
    enrollableSubjectId: recordId,
    name: z.string(),
    nameNative: z.string(),
    tuitionFee: orUnsaid(answeredUsd),
  }),
  ({ name }) => ({ nameNative: textOr(name), tuitionFee: null }),
);
/** A course may be only a name; then it has no page to link to. */
export const namedSubject = z.preprocess(
  (given) => (typeof given === 'string' ? { enrollableSubjectId: given, name: given } : given),
  attachedSubject,
);
