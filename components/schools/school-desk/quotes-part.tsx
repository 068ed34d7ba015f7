'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { RadioField } from '@/components/form/radio-field';
import { TextField } from '@/components/form/text-field';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { SchoolPart } from './school-part';
import * as z from 'zod';
import { schoolQuoteDraft } from '@/lib/contract/schools/school-draft';
import { typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { withKeys } from './entry-keys';

const quoteForm = schoolQuoteDraft.extend({
  key: z.string(),
  year: typedNumber(schoolQuoteDraft.shape.year),
  consentedOn: typedDay(schoolQuoteDraft.shape.consentedOn),
});

const quotesForm = z.object({
  quotes: z
    .array(quoteForm)
    .max(12)
    .transform((entries) => withKeys(entries, 'quote')),
});

const emptyQuote = typedNothing(quoteForm, { role: 'graduate' });

const quotesValues = (school: SchoolDetail) => typedFrom(quotesForm, school);

const { nameMax, titleMax, shortTextMax } = textLimits;

/** What students and graduates say on the page of their school, each with the day on which they agreed to it. */
export function QuotesPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolQuotes');
  const roles = (['graduate', 'student'] as const).map((value) => ({
    value,
    label: t(`desk.role.${value}`),
  }));
  return (
    <SchoolPart
      key={school.quotes.map(({ key }) => key).join(' ')}
      school={school}
      part="quotes"
      schema={quotesForm}
      toValues={quotesValues}
      hint={t('desk.hint')}
    >
      <ArrayField
        name="quotes"
        label={t('title')}
        entryLabel={(number) => t('desk.entry', { number })}
        addLabel={t('desk.add')}
        empty={emptyQuote}
        max={12}
        optional="unsaid"
      >
        {(path) => (
          <>
            <BilingualField
              name={`${path}.quote`}
              label={t('desk.quote')}
              as="textarea"
              rows={4}
              maxLength={shortTextMax}
            />
            <BilingualField name={`${path}.name`} label={t('desk.name')} maxLength={nameMax} />
            <RadioField name={`${path}.role`} label={t('desk.roleLabel')} options={roles} columns={2} />
            <TextField name={`${path}.year`} label={t('desk.year')} inputMode="numeric" autoComplete="off" />
            <BilingualField name={`${path}.program`} label={t('desk.program')} maxLength={titleMax} />
            <DateField
              name={`${path}.consentedOn`}
              label={t('desk.consentedOn')}
              hint={t('desk.consentHint')}
            />
          </>
        )}
      </ArrayField>
    </SchoolPart>
  );
}
