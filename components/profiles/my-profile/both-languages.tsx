'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { TextareaField } from '@/components/form/textarea-field';
import { TextField } from '@/components/form/text-field';
import { isOtherScript } from '@/lib/domain/khmer/script';

type FieldProps = ComponentProps<typeof TextareaField> & { lang?: string };

/** A text that is written in the script of the other field gets a word; it may be meant, such as the name of a firm. */
const useScriptNote = ({ name, lang, hint }: Pick<FieldProps, 'name' | 'lang' | 'hint'>) => {
  const t = useTranslations('myProfile.script');
  const typed: unknown = useWatch({ name });
  const field = lang === 'km' ? 'km' : 'en';
  if (typeof typed !== 'string' || !isOtherScript(typed, field)) return hint;
  return (
    <span role="status" className="text-warning">
      {t(field)}
    </span>
  );
};

function ScriptLine({ rows: _rows, ...props }: FieldProps) {
  return <TextField {...props} hint={useScriptNote(props)} />;
}
const ScriptLines = (props: FieldProps) => <TextareaField {...props} hint={useScriptNote(props)} />;

type BothLanguagesProps = Omit<ComponentProps<typeof BilingualField>, 'as' | 'spelling'> & {
  isLong?: boolean;
};

/** A text of the profile in both languages. */
export const BothLanguages = ({ isLong = false, ...props }: BothLanguagesProps) => (
  <BilingualField {...props} spelling="native" as={isLong ? ScriptLines : ScriptLine} />
);
