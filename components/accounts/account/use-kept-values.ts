'use client';

import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { deviceStore, readBy } from '@/lib/device/device-store';

type Texts = Record<string, string>;

const texts = readBy((value): Texts | null => {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
});
const storeOf = (key: string) => deviceStore(key, texts, { scope: 'tab' });

export const forgetKeptValues = (key: string): boolean => storeOf(key).write(null);

/**
 * Stores the texts of a form in this tab while they are typed, and restores them after a reload or on return. Never
 * name a secret here.
 * @param sent the values sent before, for fields without a stored value; undefined until they are known
 */
export function useKeptValues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  names: readonly FieldPath<Values>[],
  sent: Texts | null | undefined,
): void {
  useEffect(() => {
    if (sent === undefined || names.some((name) => form.getValues(name))) return;
    const kept = { ...sent, ...storeOf(key).read() };
    for (const name of names) {
      const text = kept[name];
      if (text) form.setValue(name, text as PathValue<Values, typeof name>);
    }
  }, [form, key, names, sent]);

  useEffect(() => {
    const keep = () => {
      storeOf(key).write(Object.fromEntries(names.map((name) => [name, String(form.getValues(name) ?? '')])));
    };
    // What was typed before the scripts had loaded is in the form already.
    if (names.some((name) => form.getValues(name))) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, key, names]);
}
