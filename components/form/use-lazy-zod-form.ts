'use client';

import { useState } from 'react';
import { type FieldValues, type Resolver, useForm, type UseFormProps } from 'react-hook-form';
import type * as z from 'zod';
import type { ZodForm } from './use-zod-form';

type FormSchema = z.ZodType<FieldValues, FieldValues>;
type ResolverOf<Schema extends FormSchema> = Resolver<z.input<Schema>, unknown, z.output<Schema>>;
type Options<Schema extends FormSchema> = Omit<
  UseFormProps<z.input<Schema>, unknown, z.output<Schema>>,
  'resolver'
>;

const lazyResolver = <Schema extends FormSchema>(load: () => Promise<Schema>): ResolverOf<Schema> => {
  let ready: Promise<ResolverOf<Schema>> | undefined;
  const fetchParts = async (): Promise<ResolverOf<Schema>> => {
    const loading = [import('@hookform/resolvers/zod'), import('./issue-code')] as const;
    const schema: Schema = await load();
    const [{ zodResolver }, { codeOf }] = await Promise.all(loading);
    return zodResolver(schema, { error: codeOf });
  };
  return async (values, context, options) => {
    const parts = (ready ??= fetchParts());
    try {
      const check = await parts;
      return await check(values, context, options);
    } catch {
      // Without connection nothing can be sent either, and the submission says so; the backend checks everything again.
      ready = undefined;
      return { values: values as z.output<Schema>, errors: {} };
    }
  };
};

/**
 * `useZodForm` for pages whose first load must stay small: schema and validator are fetched when the first field is left.
 * `load` is read once.
 */
export function useLazyZodForm<Schema extends FormSchema>(
  load: () => Promise<Schema>,
  options: Options<Schema> = {},
): ZodForm<Schema> {
  const [resolver] = useState(() => lazyResolver(load));
  return useForm<z.input<Schema>, unknown, z.output<Schema>>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver,
  });
}
