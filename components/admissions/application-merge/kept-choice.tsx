'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { applicantNames } from '@/components/admissions/application/names';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

interface KeptChoiceProps {
  pair: readonly ApplicantDetail[];
  keptId: string;
  onKept: (applicantId: string) => void;
}

/** Which of the two applications stays. */
export function KeptChoice({ pair, keptId, onKept }: KeptChoiceProps) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('stays')}</legend>
      <RadioGroup role={undefined} columns={2}>
        {pair.map((each) => (
          <Radio
            key={each.applicantId}
            name={`${id}-kept`}
            checked={each.applicantId === keptId}
            onChange={() => onKept(each.applicantId)}
            hint={t('from', {
              code: each.referenceCode,
              date: formatDate(each.createdAt, locale),
              school: pickName(each.school, locale),
            })}
          >
            {applicantNames(each, locale).name}
          </Radio>
        ))}
      </RadioGroup>
    </fieldset>
  );
}
