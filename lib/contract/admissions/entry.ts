import * as z from 'zod';
import { examGrades, examSubjects, examTracks } from '@/lib/domain/admissions/national-exam';
import { askedGrades, entranceExams, priorStudies } from '@/lib/domain/schools/admission-rule';
import { entryVerdicts, ways } from '@/lib/domain/schools/may-enter';

const studies = z.object({ rule: z.literal('studies'), needs: z.enum(priorStudies) });
const track = z.object({ rule: z.literal('track'), needs: z.array(z.enum(examTracks)).readonly() });
const grade = z.object({ rule: z.literal('grade'), needs: z.enum(askedGrades) });
const paper = z.object({
  rule: z.literal('paper'),
  subject: z.enum(examSubjects),
  needs: z.enum(askedGrades),
});
const year = z.object({ rule: z.literal('year'), maxYears: z.int() });
const exam = z.object({ rule: z.literal('exam'), exam: z.enum(entranceExams).exclude(['none']) });
const has = { has: z.enum(examGrades) };

/** Whether the applicant may enter the program, by its rule and the application as it was sent; the reasons and the ways that remain. */
export const entry = z.object({
  verdict: z.enum(entryVerdicts),
  failed: z
    .array(z.discriminatedUnion('rule', [studies, track, grade.extend(has), paper.extend(has), year]))
    .readonly(),
  open: z.array(z.discriminatedUnion('rule', [studies, track, grade, paper, year, exam])).readonly(),
  ways: z.array(z.enum(ways)).readonly(),
});
