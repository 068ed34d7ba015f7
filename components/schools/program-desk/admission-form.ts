import * as z from 'zod';
import { type AdmissionRule, admissionRule } from '@/lib/contract/academic/admission-rule';
import { typedNumberOrNull } from '@/lib/contract/typed-forms';
import { priorStudies } from '@/lib/domain/admission/admission-rule';

const { shape } = admissionRule;

const written = z.object({
  needs: z.enum(priorStudies),
  minGrade: z
    .enum(['', 'A', 'B', 'C', 'D', 'E'])
    .transform((grade) => grade || null)
    .pipe(shape.minGrade),
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
export const admissionValues = (rule: AdmissionRule | null) => ({
  needs: rule?.needs ?? '',
  minGrade: rule?.minGrade ?? '',
  tracks: rule?.tracks ?? [],
  papers: rule?.papers ?? [],
  exam: rule?.exam ?? 'none',
  maxYears: rule?.maxYears === null || rule === null ? '' : String(rule.maxYears),
  bridging: rule?.bridging ?? false,
});
