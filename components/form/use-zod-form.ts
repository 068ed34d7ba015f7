'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { codeOf } from './issue-code';

type FormSchema = z.ZodType<FieldValues, FieldValues>;
type Options<Schema extends FormSchema> = Omit<UseFormProps<z.input<Schema>, unknown, z.output<Schema>>, 'resolver'>;

/** What `useZodForm` returns: the values as typed in, and as the schema makes them. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

/**
 * A form over a schema, best the endpoint's own `body`. Checks a field when it is left, then at every change; what is typed is
 * kept whatever happens. `Form` moves the focus to the summary, so fields do not grab it.
 */
export const useZodForm = <Schema extends FormSchema>(schema: Schema, options: Options<Schema> = {}): ZodForm<Schema> =>
  useForm<z.input<Schema>, unknown, z.output<Schema>>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver: zodResolver(schema, { error: codeOf }),
  });
