import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, get, type Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { codeOf, isEmptyInput } from './issue-code';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;
export type ResolverOf<Schema extends FormSchema> = Resolver<z.input<Schema>, unknown, z.output<Schema>>;

/** An empty field is missing, whatever else its schema reports for an empty text. */
function nameMissing(errors: object, values: FieldValues, path = ''): void {
  for (const [key, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const name = path ? `${path}.${key}` : key;
    if (!('message' in error)) nameMissing(error, values, name);
    else if (isEmptyInput(get(values, name))) error.message = 'required';
  }
}

/** Validates a form with a schema; both form hooks use it, so that their messages are the same. */
export const resolverOf = <Schema extends FormSchema>(schema: Schema): ResolverOf<Schema> => {
  const resolve = zodResolver(schema, { error: codeOf });
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    nameMissing(result.errors, values);
    return result;
  };
};
