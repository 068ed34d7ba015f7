'use client';

import { useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { FormSchema, ResolverOf } from './schema-resolver';

/** The result type of the form hooks: values as typed, and as the schema transforms them. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

export type FormOptions<Schema extends FormSchema> = Omit<
  UseFormProps<z.input<Schema>, unknown, z.output<Schema>>,
  'resolver'
>;

/**
 * Validates a field on blur, then at every change; typed text is never lost. `Form` moves the focus to the summary,
 * so fields do not take it.
 */
export const useCheckedForm = <Schema extends FormSchema>(
  resolver: ResolverOf<Schema>,
  options: FormOptions<Schema>,
): ZodForm<Schema> =>
  useForm<z.input<Schema>, unknown, z.output<Schema>>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver,
  });
