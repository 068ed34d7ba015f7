'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  type FieldValues,
  get,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { codeOf, isEmptyInput } from './issue-code';

type FormSchema = z.ZodType<FieldValues, FieldValues>;
type Options<Schema extends FormSchema> = Omit<
  UseFormProps<z.input<Schema>, unknown, z.output<Schema>>,
  'resolver'
>;

/** What `useZodForm` returns: the values as typed in, and as the schema makes them. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

/** A field left empty is missing, whatever else its schema finds wrong with an empty text. */
function nameMissing(errors: object, values: FieldValues, path = ''): void {
  for (const [key, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const name = path ? `${path}.${key}` : key;
    if (!('message' in error)) nameMissing(error, values, name);
    else if (isEmptyInput(get(values, name))) error.message = 'required';
  }
}

const resolverOf = <Schema extends FormSchema>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> => {
  const resolve = zodResolver(schema, { error: codeOf });
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    nameMissing(result.errors, values);
    return result;
  };
};

/**
 * A form over a schema, best the endpoint's own `body`. Checks a field when it is left, then at every change; what is typed is
 * kept whatever happens. `Form` moves the focus to the summary, so fields do not grab it.
 */
export const useZodForm = <Schema extends FormSchema>(
  schema: Schema,
  options: Options<Schema> = {},
): ZodForm<Schema> =>
  useForm<z.input<Schema>, unknown, z.output<Schema>>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver: resolverOf(schema),
  });
