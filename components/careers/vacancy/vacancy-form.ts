import * as z from 'zod';
import { type DeskVacancy, vacancyDraft } from '@/lib/contract/careers/vacancy-draft';
import { vacancyQuestionsMax } from '@/lib/contract/careers/vacancy-questions';
import {
  emptyAsNull,
  emptyLeftOut,
  typedDayOrNull,
  typedNumber,
  typedNumberOrNull,
} from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';

const { shape } = vacancyDraft;
const question = shape.questions.unwrap().element;

/** The contract's own draft, with numbers and the day as they are typed. */
export const vacancyForm = vacancyDraft
  .extend({
    careerCenterId: emptyAsNull(shape.careerCenterId),
    salaryMinUsd: typedNumberOrNull(shape.salaryMinUsd),
    salaryMaxUsd: typedNumberOrNull(shape.salaryMaxUsd),
    openings: typedNumber(shape.openings),
    deadline: typedDayOrNull(shape.deadline),
    questions: z.array(question.safeExtend({ id: emptyLeftOut(question.shape.id) })).max(vacancyQuestionsMax),
  })
  .refine(({ salaryMinUsd: min, salaryMaxUsd: max }) => min === null || max === null || min <= max, {
    path: ['salaryMinUsd'],
    error: 'above-maximum',
  });

/** What the editor changes: null is a new vacancy. */
export interface EditedVacancy {
  version: number;
  vacancy: DeskVacancy | null;
}

export const vacancyValues = ({ vacancy }: EditedVacancy) =>
  vacancy
    ? typedFrom(vacancyForm, { ...vacancy, companyId: vacancy.company?.companyId ?? '' })
    : typedNothing(vacancyForm, {
        kind: 'job',
        schedule: 'full-time',
        workplace: 'on-site',
        openings: '1',
      });
