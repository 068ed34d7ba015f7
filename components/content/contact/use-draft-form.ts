'use client';

import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { formDraft } from '@/components/kits/editor/form-draft';

/** Keeps what is typed on this device until it is sent, and brings it back after hydration. */
export function useDraftForm<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  empty: DefaultValues<Values> & object,
) {
  const [draft] = useState(() => formDraft<Values>(name, { scope: 'device' }));
  useEffect(() => {
    const { values } = draft.read();
    if (Object.keys(values).length > 0)
      form.reset({ ...empty, ...values } as DefaultValues<Values>, { keepDefaultValues: true });
    const { unsubscribe } = form.watch((typed) => draft.keep(typed as Partial<Values>));
    return unsubscribe;
  }, [draft, empty, form]);
  const clear = () => {
    form.reset(empty as DefaultValues<Values>);
    draft.forget();
  };
  return { keyFor: draft.keyFor, clear };
}
