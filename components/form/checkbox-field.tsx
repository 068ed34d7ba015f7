'use client';

import { type ReactNode, useId } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { useRegisteredField } from './form-context';
import { useIssueText } from './use-issue-text';

interface CheckboxFieldProps {
  name: string;
  /** The field's name in messages. */
  label: string;
  /** The statement to agree to; the label if left out. */
  children?: ReactNode;
}

export function CheckboxField({ name, label, children }: CheckboxFieldProps) {
  const id = useId();
  const { register } = useFormContext();
  const { errors } = useFormState({ name });
  const issueText = useIssueText();
  const error: { message?: unknown } | undefined = get(errors, name);
  useRegisteredField(name, label, id);
  return (
    <div>
      <Checkbox
        {...register(name)}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children ?? label}
      </Checkbox>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {issueText(typeof error.message === 'string' ? error.message : 'required', label)}
        </p>
      )}
    </div>
  );
}
