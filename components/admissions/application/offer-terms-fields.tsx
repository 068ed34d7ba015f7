'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { useToday } from '@/components/ui/use-today';
import type { OfferTerms } from '@/lib/contract/admissions/offer-shapes';
import { offerGrades } from '@/lib/domain/admissions/offers';
import { formatDate } from '@/lib/domain/dates/dates';

const daysToAnswer = [7, 14, 30] as const;
const dayAfter = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

interface OfferTermsFieldsProps {
  terms: OfferTerms;
  onChange: (terms: OfferTerms) => void;
  /** The known result is below the chosen grade. */
  isUnreached: boolean;
  /** The first ISO day on which the condition can be proven, where it is known. */
  firstProofDay: string | null;
}

/** With what an application is accepted: a lowest letter of the national exam, and a last day for the answer. */
export function OfferTermsFields({ terms, onChange, isUnreached, firstProofDay }: OfferTermsFieldsProps) {
  const t = useTranslations('offers.terms');
  const locale = useLocale();
  const id = useId();
  const today = useToday();
  return (
    <fieldset className="mt-5 grid gap-3">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      <div>
        <Label htmlFor={`${id}-grade`} className="mb-1.5">
          {t('grade')}
        </Label>
        <Select
          id={`${id}-grade`}
          value={terms.minimumGrade ?? ''}
          aria-invalid={isUnreached || undefined}
          aria-describedby={isUnreached ? `${id}-unreached` : undefined}
          onChange={({ target }) => {
            const minimumGrade = offerGrades.find((grade) => grade === target.value) ?? null;
            onChange({ ...terms, minimumGrade, ...(minimumGrade === null && { proofBy: null }) });
          }}
        >
          <option value="">{t('noGrade')}</option>
          {offerGrades.map((grade) => (
            <option key={grade} value={grade}>
              {t('gradeOf', { grade })}
            </option>
          ))}
        </Select>
        <p
          id={`${id}-unreached`}
          aria-live="polite"
          className="mt-1.5 text-sm font-medium text-danger empty:hidden"
        >
          {isUnreached && t('notReached')}
        </p>
      </div>
      <div>
        <Label htmlFor={`${id}-by`} className="mb-1.5">
          {t('by')}
        </Label>
        <Select
          id={`${id}-by`}
          value={terms.answerBy ?? ''}
          onChange={({ target }) => onChange({ ...terms, answerBy: target.value || null })}
        >
          <option value="">{t('noDay')}</option>
          {today !== '' &&
            daysToAnswer.map((count) => {
              const day = dayAfter(today, count);
              return (
                <option key={count} value={day}>
                  {t('days', { count, date: formatDate(day, locale) })}
                </option>
              );
            })}
        </Select>
      </div>
      {terms.minimumGrade !== null && (
        <div>
          <Label htmlFor={`${id}-proof`} className="mb-1.5">
            {t('proofBy')}
          </Label>
          <IsoDayInput
            id={`${id}-proof`}
            label={t('proofBy')}
            day={terms.proofBy ?? ''}
            min={firstProofDay ?? today}
            aria-describedby={firstProofDay ? `${id}-hint` : undefined}
            onDay={(day) => onChange({ ...terms, proofBy: day || null })}
          />
          {firstProofDay && (
            <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
              {t('proofHint', { date: formatDate(firstProofDay, locale) })}
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
