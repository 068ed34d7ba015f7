import * as z from 'zod';
import { conditionStates, offerAnswers, offerGrades } from '@/lib/domain/applications/offers';
import { instant, isoDate } from '../fields';

/** What the school offers with an acceptance, and what the person has said to it. `condition` is null where none is set. */
export const offer = z.object({
  minimumGrade: z.enum(offerGrades).nullable(),
  condition: z.enum(conditionStates).nullable(),
  answerBy: isoDate.nullable(),
  answer: z.enum(offerAnswers).nullable(),
  answeredAt: instant.nullable(),
});

/** The terms with which staff accept; each may be left out. */
export const offerTerms = z.object({
  minimumGrade: z.enum(offerGrades).nullable().default(null),
  answerBy: isoDate.nullable().default(null),
});
export type OfferTerms = z.output<typeof offerTerms>;
