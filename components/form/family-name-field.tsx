'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { noFamilyName } from '@/lib/domain/values/name';
import { TextField, type TextFieldProps } from './text-field';

interface OneNameProps {
  /** The fields of the family name, in each script; the first one decides. */
  names: readonly [string, ...string[]];
  /** The fields that are asked of whoever has a family name. */
  children: ReactNode;
}

/** Around the fields of a family name: whoever has one name only says so, and is not asked. */
export function OneName({ names, children }: OneNameProps) {
  const t = useTranslations('form');
  const { setValue, getValues, clearErrors } = useFormContext();
  const isOne = useWatch({ name: names[0] }) === noFamilyName;
  const typed = useRef<Record<string, unknown>>({});
  const toggle = () => {
    for (const name of names) {
      if (!isOne) typed.current[name] = getValues(name);
      setValue(name, isOne ? (typed.current[name] ?? '') : noFamilyName, { shouldDirty: true });
    }
    clearErrors([...names]);
  };
  return (
    <div className="grid min-w-0 content-start gap-1">
      {!isOne && children}
      <Checkbox checked={isOne} onChange={toggle}>
        {t('oneName')}
      </Checkbox>
    </div>
  );
}

interface FamilyNameFieldProps extends TextFieldProps {
  /** The same name in the other script, which falls away with it. */
  beside?: string;
}

/** The family name, with the choice of having one name only. */
export function FamilyNameField({ beside, ...field }: FamilyNameFieldProps) {
  return (
    <OneName names={beside === undefined ? [field.name] : [field.name, beside]}>
      <TextField {...field} />
    </OneName>
  );
}

/** The family name in the second script: not asked of whoever has said that they have one name. */
export function SecondFamilyNameField(field: TextFieldProps) {
  const isOne = useWatch({ name: field.name }) === noFamilyName;
  return isOne ? null : <TextField {...field} />;
}
