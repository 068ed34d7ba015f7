import { type Scholarship, scholarshipDraft, scholarshipRule } from '@/lib/contract/schools/scholarships';
import { choiceOrNull, typedDay, typedNumberOrNull } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { askedGrades } from '@/lib/domain/schools/admission-rule';

const { shape } = scholarshipDraft;

/** The contract's own draft, with numbers and the day as they are typed. */
export const scholarshipRecordForm = scholarshipDraft.omit({ schoolId: true }).extend({
  coveragePercent: typedNumberOrNull(shape.coveragePercent),
  places: typedNumberOrNull(shape.places),
  deadline: typedDay(shape.deadline),
  rule: scholarshipRule.extend({
    minGrade: choiceOrNull(askedGrades, scholarshipRule.shape.minGrade),
  }),
});

/** null: a new one. */
export const scholarshipRecordValues = (record: Scholarship | null) =>
  record
    ? typedFrom(scholarshipRecordForm, record)
    : typedNothing(scholarshipRecordForm, { kind: 'general', status: 'active' });
