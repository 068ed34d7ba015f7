'use client';

import { useState } from 'react';
import type * as z from 'zod';
import type { FormSchema, ResolverOf } from './schema-resolver';
import { type FormOptions, useCheckedForm, type ZodForm } from './use-checked-form';

const lazyResolver = <Schema extends FormSchema>(load: () => Promise<Schema>): ResolverOf<Schema> => {
  let ready: Promise<ResolverOf<Schema>> | undefined;
  const fetchParts = async (): Promise<ResolverOf<Schema>> => {
    const loading = import('./schema-resolver');
    const schema: Schema = await load();
    return (await loading).resolverOf(schema);
  };
  return async (values, context, options) => {
    const check = await (ready ??= fetchParts()).catch(() => {
      ready = undefined;
      return null;
    });
    if (check) return check(values, context, options);
    // Without a connection nothing can be sent either, and the submission says so; the backend checks everything again.
    return { values: values as z.output<Schema>, errors: {} };
  };
};

/**
 * `useZodForm` for pages whose first load must stay small: schema and validator are fetched at the first blur. `load`
 * is read once.
 */
export function useLazyZodForm<Schema extends FormSchema>(
  load: () => Promise<Schema>,
  options: FormOptions<Schema> = {},
): ZodForm<Schema> {
  const [resolver] = useState(() => lazyResolver(load));
  return useCheckedForm(resolver, options);
}
