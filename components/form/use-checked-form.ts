'use client';

import { useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { FormSchema, ResolverOf } from './schema-resolver';

/** What the form hooks return: the values as typed in, and as the schema makes them. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

export type FormOptions<Schema extends FormSchema> = Omit<
  UseFormProps<z.input<Schema>, unknown, z.output<Schema>>,
  'resolver'
>;

/**
 * Checks a field when it is left, then at every change; what is typed is kept whatever happens. `Form` moves the focus to the
 * summary, so fields do not grab it.
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
