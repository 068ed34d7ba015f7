'use client';

import { type ComponentProps, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { NoScriptNote } from '@/components/feedback/no-script-note';
import { applyServerIssues, hasCode } from './apply-server-issues';
import { type FieldRegistry, FormLeavingContext, FormRegistryContext } from './form-context';
import { setFault } from './faults';
import { FormError } from './form-error';
import { RestoredNote } from './restored-note';
import { useKeptAtEnd } from './use-kept-at-end';
import { useSubmission } from './use-submission';

interface FormProps<Values extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Receives the schema's output. Its errors are shown in the form: at the fields, or above them. */
  onSubmit: (values: Output) => Promise<unknown> | void;
  /** Its values are stored while they are typed: nothing else has to keep them. */
  hasDraft?: boolean;
  /** After it was sent another address shows the same form, so that it takes another press meanwhile. */
  staysOpen?: boolean;
}

/** A form with its context, the error summary on top, and the backend's refusals at their fields. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  hasDraft = false,
  staysOpen = false,
  children,
  className,
  ...props
}: FormProps<Values, Output>) {
  const registry = useRef<FieldRegistry>(new Map());
  const { isRestored, accept } = useKeptAtEnd(form, registry, !hasDraft);
  const send = async (values: Output) => {
    accept();
    try {
      await onSubmit(values);
    } catch (error) {
      if (!hasCode(error)) throw error;
      applyServerIssues(form, error);
    }
  };
  const { submit, isLeaving } = useSubmission({
    form,
    staysOpen,
    onSubmit: () => form.handleSubmit(send)(),
    onFault: () => setFault(form),
  });

  return (
    <FormProvider {...form}>
      <FormRegistryContext value={registry}>
        <form
          // If the browser ever submits it natively, no typed value is in an address.
          method="post"
          {...props}
          noValidate
          onSubmit={submit}
          className={className ?? 'grid gap-5'}
        >
          <FormLeavingContext value={isLeaving}>
            <NoScriptNote what="form" />
            <FormError />
            {isRestored && <RestoredNote />}
            {children}
          </FormLeavingContext>
        </form>
      </FormRegistryContext>
    </FormProvider>
  );
}
