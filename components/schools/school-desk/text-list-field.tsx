'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { textLimits } from '@/lib/domain/limits/texts';

interface TextListFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** A list of short texts in both languages. */
export function TextListField({ name, label, hint }: TextListFieldProps) {
  const t = useTranslations('schoolDesk');
  return (
    <ArrayField
      name={name}
      label={label}
      hint={hint}
      optional="unsaid"
      max={50}
      entryLabel={(number) => t('entry', { number })}
      addLabel={t('addEntry')}
      empty={{ km: '', en: '' }}
    >
      {(path) => <BilingualField name={path} label={t('fields.text')} maxLength={textLimits.titleMax} />}
    </ArrayField>
  );
}
