import * as z from 'zod';
import { schoolQuoteDraft } from '@/lib/contract/schools/school-draft';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
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

export const emptyQuote = typedNothing(quoteForm, { role: 'graduate' });

export const quotesValues = (school: SchoolDetail) => typedFrom(quotesForm, school);
