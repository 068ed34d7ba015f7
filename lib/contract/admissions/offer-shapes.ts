import * as z from 'zod';
import { conditionStates, offerAnswers, offerGrades } from '@/lib/domain/admissions/offers';
import { instant, isoDate } from '../fields';

/** What the school offers with an acceptance, and what the person has said to it. `condition` is null where none is set. */
export const offer = z.object({
  minimumGrade: z.enum(offerGrades).nullable(),
  condition: z.enum(conditionStates).nullable(),
  answerBy: isoDate.nullable(),
  /** The last day on which the condition is to be proven. */
  proofBy: isoDate.nullable().default(null),
  answer: z.enum(offerAnswers).nullable(),
  answeredAt: instant.nullable(),
  /** The proof was withdrawn after the place had become final. */
  inDoubt: z.boolean().default(false),
});

/** The terms with which staff accept; each may be left out. */
export const offerTerms = z.object({
  minimumGrade: z.enum(offerGrades).nullable().default(null),
  answerBy: isoDate.nullable().default(null),
  proofBy: isoDate.nullable().default(null),
});
export type OfferTerms = z.output<typeof offerTerms>;
