import * as z from 'zod';
import { type AdmissionRule, admissionRule } from '@/lib/contract/schools/admission-rule';
import { choiceOrNull, typedNumberOrNull } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { askedGrades, priorStudies } from '@/lib/domain/schools/admission-rule';

const { shape } = admissionRule;

const written = z.object({
  needs: z.enum(priorStudies),
  minGrade: choiceOrNull(askedGrades, shape.minGrade),
  tracks: shape.tracks,
  papers: shape.papers,
  exam: shape.exam,
  maxYears: typedNumberOrNull(shape.maxYears),
  bridging: shape.bridging,
});

const isUnpublished = z.object({ needs: z.literal('') }).transform(() => null);

/** The rule as it is typed; without what has to be finished before, nothing is published. */
export const typedAdmission = z.union([isUnpublished, written]);

/** A stored rule as the fields show it. */
export const admissionRuleValues = (rule: AdmissionRule | null): z.input<typeof typedAdmission> =>
  rule ? typedFrom(written, rule) : { ...typedNothing(written, { exam: 'none' }), needs: '' };
