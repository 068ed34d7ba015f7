'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { deviceStore } from '@/lib/device/device-store';
import { useAutosave } from '@/lib/device/use-autosave';

const draft = z.object({
  /** The version of the record that the user saw; null for a new one. */
  version: z.int().nullable(),
  savedAt: z.iso.datetime(),
  values: z.record(z.string(), z.unknown()),
});
export type EditorDraft = z.output<typeof draft>;

export const editorDraftStore = (owner: string, name: string) =>
  deviceStore('sala.editor', draft, { scope: 'device', owner: `${owner}:${name}` });

interface EditorDraftOptions<Values extends FieldValues, Output> {
  owner: string;
  name: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** The version that the next save replaces. */
  version: number | null;
}

export type DraftState = 'none' | 'stored' | 'refused';

/** Stores the draft on this device, shortly after each change and at once when the page is hidden or left. */
export function useEditorDraft<Values extends FieldValues, Output>(
  options: EditorDraftOptions<Values, Output>,
) {
  const { owner, name, form, version } = options;
  const [state, setState] = useState<DraftState>('none');
  const isDirty = useRef(false);
  const save = useCallback(() => {
    const store = editorDraftStore(owner, name);
    if (!isDirty.current) {
      store.write(null);
      return setState('none');
    }
    const value = { version, savedAt: new Date().toISOString(), values: form.getValues() };
    setState(store.write(value) ? 'stored' : 'refused');
  }, [owner, name, form, version]);
  const { touch, cancel } = useAutosave(save);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: (formState) => {
          isDirty.current = formState.isDirty ?? isDirty.current;
          touch();
        },
      }),
    [form, touch],
  );
  /** After saving and after discarding. */
  const discard = useCallback(() => {
    cancel();
    editorDraftStore(owner, name).write(null);
    setState('none');
  }, [cancel, owner, name]);
  return { state, discard };
}
