import * as z from 'zod';
import { askedGrades, entranceExams, priorStudies } from '@/lib/domain/schools/admission-rule';
import { examSubjects, examTracks } from '@/lib/domain/admissions/national-exam';

const maxYearsMax = 50;
const paper = z.object({ subject: z.enum(examSubjects), minGrade: z.enum(askedGrades) });

/** Who is admitted to a program, as data. */
export const admissionRule = z.object({
  needs: z.enum(priorStudies),
  minGrade: z.enum(askedGrades).nullable(),
  tracks: z.array(z.enum(examTracks)).max(examTracks.length),
  papers: z
    .array(paper)
    .max(examSubjects.length)
    .refine(
      (papers) => new Set(papers.map(({ subject }) => subject)).size === papers.length,
      'subject-twice',
    ),
  exam: z.enum(entranceExams),
  maxYears: z.int().min(1).max(maxYearsMax).nullable(),
  bridging: z.boolean(),
});
export type AdmissionRule = z.output<typeof admissionRule>;
