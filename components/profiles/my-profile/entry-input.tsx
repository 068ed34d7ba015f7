'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { attributeKinds, experienceTypes } from '@/lib/domain/profiles/recruitment-options';
import { BothLanguages } from './both-languages';
import type { entryFields } from './entry-forms';

const levels = ['1', '2', '3', '4', '5'] as const;

/** One field of an entry. */
export function EntryInput({ field }: { field: (typeof entryFields)['education'][number] }) {
  const t = useTranslations('myProfile');
  const words = useTranslations('cv');
  const { name, as, optional = false, hint } = field;
  const base = { name, label: t(`fields.${name}`), optional, ...(hint && { hint: t(`hints.${hint}`) }) };
  switch (as) {
    case 'both':
      return <BothLanguages {...base} maxLength={200} />;
    case 'long':
      return <BothLanguages {...base} isLong rows={4} maxLength={3000} />;
    case 'day':
      return <DateField {...base} />;
    case 'type':
      return (
        <SelectField
          {...base}
          options={experienceTypes.map((value) => ({ value, label: words(`type.${value}`) }))}
        />
      );
    case 'kind':
      return (
        <SelectField
          {...base}
          options={attributeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      );
    case 'level':
      return (
        <SelectField {...base} options={levels.map((value) => ({ value, label: words(`level.${value}`) }))} />
      );
    default:
      return <TextField {...base} autoComplete="off" />;
  }
}
