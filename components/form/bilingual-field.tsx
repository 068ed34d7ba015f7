'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { get, useFormState } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { type Locale, locales } from '@/lib/i18n/locales';
import { useShownLanguage } from './bilingual-context';
import type { FieldBase } from './field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

/** How a contract spells both languages: `title.km` and `title.en`, `titleNative` and `title`, or `title_kh` and `title_en`. */
type Spelling = 'object' | 'native' | 'suffix';

interface LanguageField extends FieldBase {
  lang: Locale;
  maxLength?: number;
  rows?: number;
}

interface BilingualFieldProps extends Omit<FieldBase, 'className'> {
  /** Names of the two fields; derived from the label and the language if left out. */
  labels?: Record<Locale, string>;
  spelling?: Spelling;
  as?: 'text' | 'textarea' | ComponentType<LanguageField>;
  maxLength?: number;
  rows?: number;
}

const nameOf = (name: string, spelling: Spelling, locale: Locale) => {
  if (spelling === 'object') return `${name}.${locale}`;
  if (spelling === 'suffix') return `${name}_${locale === 'km' ? 'kh' : 'en'}`;
  return locale === 'km' ? `${name}Native` : name;
};

function OneLine({ rows: _rows, ...props }: LanguageField) {
  return <TextField {...props} />;
}
const kinds = { text: OneLine, textarea: TextareaField };

/**
 * One text in Khmer and English: in two columns from tablets on; on phones in one column, or only the language of the
 * switch.
 */
export function BilingualField(props: BilingualFieldProps) {
  const { name, label, labels, hint, optional = false, spelling = 'object', as = 'text' } = props;
  const t = useTranslations('form.bilingual');
  const shown = useShownLanguage();
  const { errors } = useFormState();
  const Control: ComponentType<LanguageField> = typeof as === 'string' ? kinds[as] : as;
  return (
    <div className="bilingual grid gap-4 md:grid-cols-2">
      {locales.map((locale) => {
        const path = nameOf(name, spelling, locale);
        // A field with an error is never hidden; otherwise the summary would link to nothing.
        const isHidden = shown !== null && shown !== locale && get(errors, path) === undefined;
        return (
          <Control
            key={locale}
            name={path}
            label={labels?.[locale] ?? t(locale, { label })}
            hint={hint}
            optional={optional}
            lang={locale}
            {...(props.maxLength !== undefined && { maxLength: props.maxLength })}
            {...(props.rows !== undefined && { rows: props.rows })}
            className={cn(isHidden && 'max-md:hidden')}
          />
        );
      })}
    </div>
  );
}
