'use client';

import { type ComponentProps, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { NoScriptNote } from '@/components/feedback/no-script-note';
import { applyServerIssues } from './apply-server-issues';
import { type FieldRegistry, FormRegistryContext } from './form-context';
import { FormError } from './form-error';
import { RestoredNote } from './restored-note';
import { useKeptAtEnd } from './use-kept-at-end';

interface FormProps<Values extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Receives the schema's output. Its errors are shown in the form: at the fields, or above them. */
  onSubmit: (values: Output) => Promise<unknown> | void;
  /** Its values are stored while they are typed: nothing else has to keep them. */
  hasDraft?: boolean;
}

/** A form with its context, the error summary on top, and the backend's refusals at their fields. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  hasDraft = false,
  children,
  className,
  ...props
}: FormProps<Values, Output>) {
  const registry = useRef<FieldRegistry>(new Map());
  const { isRestored, accept } = useKeptAtEnd(form, registry, !hasDraft);
  const submit = async (values: Output) => {
    accept();
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerIssues(form, error);
    }
  };

  return (
    <FormProvider {...form}>
      <FormRegistryContext value={registry}>
        <form
          // If the browser ever submits it natively, no typed value is in an address.
          method="post"
          {...props}
          noValidate
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          className={className ?? 'grid gap-5'}
        >
          <NoScriptNote what="form" />
          <FormError />
          {isRestored && <RestoredNote />}
          {children}
        </form>
      </FormRegistryContext>
    </FormProvider>
  );
}
