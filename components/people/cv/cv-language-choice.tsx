'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { type CvLanguage, cvLanguages } from '@/lib/domain/recruitment/cv-options';

interface CvLanguageChoiceProps {
  value: CvLanguage;
  onChange: (language: CvLanguage) => void;
}

/** In which language the CV is shown and printed. */
export function CvLanguageChoice({ value, onChange }: CvLanguageChoiceProps) {
  const t = useTranslations('cv.page');
  const id = useId();
  return (
    <div className="max-w-60">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {t('language')}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(cvLanguages.find((each) => each === target.value) ?? value)}
      >
        {cvLanguages.map((each) => (
          <option key={each} value={each}>
            {t(`languages.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
