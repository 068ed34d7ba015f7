'use client';

import { type ComponentProps, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { applyServerIssues } from './apply-server-issues';
import { type FieldRegistry, FormRegistryContext } from './form-context';
import { FormError } from './form-error';

interface FormProps<Values extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Receives the schema's output. Its errors are shown in the form: at the fields, or above them. */
  onSubmit: (values: Output) => Promise<unknown> | void;
}

/** A form with its context, the error summary on top, and the backend's refusals at their fields. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  className,
  ...props
}: FormProps<Values, Output>) {
  const registry = useRef<FieldRegistry>(new Map());
  const submit = async (values: Output) => {
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
          <FormError />
          {children}
        </form>
      </FormRegistryContext>
    </FormProvider>
  );
}
