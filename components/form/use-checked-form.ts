'use client';

import {
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { withoutThrowing } from './faults';
import type { FormSchema } from './schema-resolver';

/** The result type of the form hooks: values as typed, and as the schema transforms them. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

export type FormOptions<Schema extends FormSchema> = Omit<
  UseFormProps<z.input<Schema>, unknown, z.output<Schema>>,
  'resolver'
>;

/**
 * Every form of Sala is made here, with whatever checks it. Validates a field on blur, then at every change; typed text is never lost.
 * `Form` moves the focus to the summary, so fields do not take it.
 */
export const useCheckedForm = <Input extends FieldValues, Output = Input>(
  resolver: Resolver<Input, unknown, Output>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'> = {},
): UseFormReturn<Input, unknown, Output> =>
  useForm<Input, unknown, Output>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver: withoutThrowing(resolver),
  });
