'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { get, useFormState } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { useRegisteredField } from './form-context';
import { useIssueText } from './use-issue-text';

/** Props of every field of the kit. */
export interface FieldBase {
  /** Dotted path in the form's values. */
  name: string;
  label: string;
  hint?: ReactNode;
  /**
   * Shows "optional" beside the label, or hides it where all fields are optional (filters); other fields are
   * required.
   */
  optional?: boolean | 'unsaid';
  className?: string;
}

/** Spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

interface FieldProps extends FieldBase {
  /** Several controls with one name: a fieldset with a legend instead of a label. */
  group?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around a control, connected for screen readers. */
export function Field({
  name,
  label,
  hint,
  optional = false,
  group = false,
  className,
  children,
}: FieldProps) {
  const t = useTranslations('form');
  const issueText = useIssueText();
  const id = useId();
  const { errors } = useFormState({ name });
  const error: { message?: unknown } | undefined = get(errors, name);
  const hasError = error !== undefined;
  useRegisteredField(name, label, id);

  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = hasError ? `${id}-error` : undefined;
  const labelled = (
    <>
      {label}
      {optional === true && <span className="font-normal text-muted"> ({t('optional')})</span>}
    </>
  );
  const control = children({
    id,
    'aria-invalid': hasError || undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-required': !optional,
  });
  const inside = (
    <>
      {hint && (
        <p id={hintId} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {control}
      {hasError && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <Icon name="circle-exclamation-point" className="mt-[0.3em] size-4 shrink-0" />
          {issueText(typeof error.message === 'string' ? error.message : 'invalid', label)}
        </p>
      )}
    </>
  );
  if (group) {
    return (
      <fieldset className={cn('min-w-0', className)}>
        <legend className="mb-1.5 font-semibold">{labelled}</legend>
        {inside}
      </fieldset>
    );
  }
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {labelled}
      </label>
      {inside}
    </div>
  );
}
