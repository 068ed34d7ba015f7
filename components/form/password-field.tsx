'use client';

import { Icon } from '@/components/ui/icon';
import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Field, type FieldBase } from './field';

interface PasswordFieldProps extends FieldBase, Pick<ComponentProps<'input'>, 'autoComplete'> {
  /** Labels of the button that shows the letters, and of the one that hides them. */
  showLabel: string;
  hideLabel: string;
}

/** A password with a button that shows it. */
export function PasswordField({
  name,
  label,
  hint,
  className,
  showLabel,
  hideLabel,
  autoComplete,
}: PasswordFieldProps) {
  const { register } = useFormContext();
  const [shown, setShown] = useState(false);
  const icon = shown ? 'eye-off' : 'eye';
  return (
    <Field name={name} label={label} hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...register(name)}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-14"
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={<Icon name={icon} className="size-5" />}
            onClick={() => setShown(!shown)}
            className="absolute right-0.5 top-0.5 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
