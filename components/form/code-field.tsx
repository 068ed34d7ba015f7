'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { Field, type FieldBase } from './field';

interface CodeFieldProps extends FieldBase {
  lengthDigits?: number;
  /** A PIN is hidden and not autofilled from messages. */
  secret?: 'new-password' | 'current-password';
  /** Called at the last digit, so that nobody needs the button. */
  onComplete?: (code: string) => void;
}

/** Digits of a code or PIN: one input, so that the phone can autofill it; Khmer digits become ASCII. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, hint, className, lengthDigits = codeLimits.lengthDigits, secret, onComplete } = props;
  const t = useTranslations('form');
  const { field } = useController({ name, defaultValue: '' });
  const change = (typed: string) => {
    const digits = toAsciiDigits(typed).replace(/\D/g, '').slice(0, lengthDigits);
    field.onChange(digits);
    if (digits.length === lengthDigits && digits !== field.value) onComplete?.(digits);
  };
  return (
    <Field
      name={name}
      label={label}
      hint={hint ?? t('codeHint', { count: lengthDigits })}
      className={className}
    >
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          name={name}
          value={typeof field.value === 'string' ? field.value : ''}
          onBlur={field.onBlur}
          onChange={(event) => change(event.target.value)}
          type={secret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={secret ?? 'one-time-code'}
          className="text-center text-2xl font-semibold tabular-nums [letter-spacing:0.35em] [text-indent:0.35em]"
        />
      )}
    </Field>
  );
}
