'use client';

import { type FormSchema, resolverOf } from './schema-resolver';
import { type FormOptions, useCheckedForm, type ZodForm } from './use-checked-form';

/** A form with a schema, usually the endpoint's own `body`. */
export const useZodForm = <Schema extends FormSchema>(
  schema: Schema,
  options: FormOptions<Schema> = {},
): ZodForm<Schema> => useCheckedForm(resolverOf(schema), options);
