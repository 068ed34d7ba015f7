'use client';

import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { keepText, readKept } from './kept-text';

type Texts = Record<string, string>;

const parse = (text: string | null): Texts | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return null;
  }
};

/**
 * Keeps the texts of a form in this tab while they are typed, and puts them back after a reload or on coming back. Never name a
 * secret here.
 * @param sent what was sent before, for fields that nothing is kept of; undefined until it is known
 */
export function useKeptValues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  names: readonly FieldPath<Values>[],
  sent: Texts | null | undefined,
): void {
  useEffect(() => {
    if (sent === undefined || names.some((name) => form.getValues(name))) return;
    const kept = { ...sent, ...parse(readKept(key)) };
    for (const name of names) {
      const text = kept[name];
      if (text) form.setValue(name, text as PathValue<Values, typeof name>);
    }
  }, [form, key, names, sent]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () =>
          keepText(
            key,
            JSON.stringify(Object.fromEntries(names.map((name) => [name, form.getValues(name) ?? '']))),
          ),
      }),
    [form, key, names],
  );
}
