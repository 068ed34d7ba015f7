'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LimitedTextarea } from '@/components/form/limited-text';
import { Label } from '@/components/ui/label';
import type { Text } from '@/lib/contract/fields';
import { vacancyMessageMaxChars } from '@/lib/domain/profiles/recruitment-options';
import { lettersOver } from '@/lib/domain/trim';

/** Null for no words at all; undefined while they stand in only one language, or are too long. */
export const wordsOf = ({ en, km }: Text): Text | null | undefined => {
  const words = { en: en.trim(), km: km.trim() };
  if (words.en === '' && words.km === '') return null;
  const isOver = [en, km].some((text) => lettersOver(text, vacancyMessageMaxChars) > 0);
  return isOver || words.en === '' || words.km === '' ? undefined : words;
};

interface OwnWordsProps {
  value: Text;
  onChange: (value: Text) => void;
}

/** Words to applicants, in both languages or in none. */
export function OwnWords({ value, onChange }: OwnWordsProps) {
  const t = useTranslations('vacancyDesk.move.message');
  const id = useId();
  const isHalf = (value.en.trim() === '') !== (value.km.trim() === '');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      {(['km', 'en'] as const).map((lang) => (
        <div key={lang} className="grid gap-1">
          <Label htmlFor={`${id}-${lang}`} className="text-sm">
            {t(lang)}
          </Label>
          <LimitedTextarea
            id={`${id}-${lang}`}
            lang={lang}
            rows={2}
            max={vacancyMessageMaxChars}
            aria-describedby={`${id}-hint`}
            value={value[lang]}
            onChange={(text) => onChange({ ...value, [lang]: text })}
          />
        </div>
      ))}
      <p id={`${id}-hint`} className={isHalf ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {t('hint')}
      </p>
    </fieldset>
  );
}
