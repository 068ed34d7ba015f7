import * as z from 'zod';
import { schoolQuoteDraft } from '@/lib/contract/academic/school-draft';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { withKeys } from './entry-keys';

const quoteForm = schoolQuoteDraft.extend({
  key: z.string(),
  year: typedNumber(schoolQuoteDraft.shape.year),
  consentedOn: typedDay(schoolQuoteDraft.shape.consentedOn),
});

export const quotesForm = z.object({
  quotes: z
    .array(quoteForm)
    .max(12)
    .transform((entries) => withKeys(entries, 'quote')),
});

export const emptyQuote: z.input<typeof quoteForm> = {
  key: '',
  quote: { km: '', en: '' },
  name: { km: '', en: '' },
  role: 'graduate',
  year: '',
  program: { km: '', en: '' },
  consentedOn: '',
};

export const quotesValues = ({ quotes }: SchoolDetail): z.input<typeof quotesForm> => ({
  quotes: quotes.map((each) => ({
    ...each,
    year: String(each.year),
    consentedOn: toMonthDayYear(each.consentedOn),
  })),
});
