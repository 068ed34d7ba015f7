import * as z from 'zod';
import { type Scholarship, scholarshipDraft, scholarshipRule } from '@/lib/contract/academic/scholarships';
import { typedDay, typedNumberOrNull } from '@/lib/contract/typed-forms';
import { toMonthDayYear } from '@/lib/domain/dates/dates';

const { shape } = scholarshipDraft;

/** The contract's own draft, with numbers and the day as they are typed. */
export const scholarshipRecordForm = scholarshipDraft.omit({ schoolId: true }).extend({
  coveragePercent: typedNumberOrNull(shape.coveragePercent),
  places: typedNumberOrNull(shape.places),
  deadline: typedDay(shape.deadline),
  rule: scholarshipRule.extend({
    minGrade: z
      .enum(['', 'A', 'B', 'C', 'D', 'E'])
      .transform((grade) => grade || null)
      .pipe(scholarshipRule.shape.minGrade),
  }),
});
type Values = z.input<typeof scholarshipRecordForm>;

const nothing = { km: '', en: '' };
const numberText = (value: number | null) => (value === null ? '' : String(value));

/** null: a new one. */
export const scholarshipRecordValues = (record: Scholarship | null): Values => ({
  kind: record?.kind ?? 'general',
  title: record?.title ?? nothing,
  giver: record?.giver ?? nothing,
  amount: record?.amount ?? nothing,
  amountUsd: record?.amountUsd ?? null,
  coveragePercent: numberText(record?.coveragePercent ?? null),
  places: numberText(record?.places ?? null),
  deadline: record ? toMonthDayYear(record.deadline) : '',
  rule: {
    minGrade: record?.rule.minGrade ?? '',
    tracks: record?.rule.tracks ?? [],
    womenOnly: record?.rule.womenOnly ?? false,
    provinces: record?.rule.provinces ?? [],
    needOnly: record?.rule.needOnly ?? false,
  },
  conditions: record?.conditions ?? nothing,
  howToApply: record?.howToApply ?? nothing,
  status: record?.status ?? 'active',
});
