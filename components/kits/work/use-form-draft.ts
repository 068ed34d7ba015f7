'use client';

import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { type DeviceStoreOptions, deviceStore, readBy } from '@/lib/device/device-store';
import { keepDraft } from './keep-draft';

interface FormDraft {
  values: object;
  /** Repeating a call that got no answer must not do its work twice. */
  key: string;
  /** What was last sent under the key, if anything was. */
  sent: string | null;
}

// Without zod: public pages have such forms.
const schema = readBy((stored): FormDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { values, key, sent } = stored as Partial<Record<keyof FormDraft, unknown>>;
  if (typeof values !== 'object' || values === null || typeof key !== 'string') return null;
  return { values, key, sent: typeof sent === 'string' ? sent : null };
});

const fresh = (): FormDraft => ({ values: {}, key: newIdempotencyKey(), sent: null });

/**
 * Keeps what is typed into a form of one page, until it is sent, and brings it back after hydration. `keyFor` is the key
 * to send values under: the draft's own, until something else was sent under it.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  empty: DefaultValues<Values> & object,
  options: DeviceStoreOptions = { scope: 'device' },
) {
  const [draft] = useState(() => keepDraft(deviceStore(name, schema, options), fresh));

  useEffect(() => {
    const { values = {} } = draft.load() ?? {};
    if (Object.keys(values).length > 0)
      form.reset({ ...empty, ...values } as DefaultValues<Values>, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: () => draft.save({ values: form.getValues() }),
    });
  }, [draft, empty, form]);

  return {
    keyFor: (values: Partial<Values>): string => {
      const { key: own, sent } = draft.current();
      const sending = JSON.stringify(values);
      const key = sent === null || sent === sending ? own : newIdempotencyKey();
      draft.save({ values, key, sent: sending });
      return key;
    },
    clear: () => {
      form.reset(empty as DefaultValues<Values>);
      draft.drop(null);
    },
  };
}
