'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { useDraft } from '@/components/kits/work/use-draft';
import { deviceStore } from '@/lib/device/device-store';

const draft = z.object({
  /** The version of the record that the user saw; null for a new one. */
  version: z.int().nullable(),
  savedAt: z.iso.datetime().nullable(),
  values: z.record(z.string(), z.unknown()),
  /** What the form began with; drafts of an earlier release have none. */
  base: z.record(z.string(), z.unknown()).nullable().default(null),
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

type DraftState = 'none' | 'stored' | 'refused';

const nothing: EditorDraft = { version: null, savedAt: null, values: {}, base: null };

/** The draft of a record: there is one while something is changed. */
export function useEditorDraft<Values extends FieldValues, Output>(
  options: EditorDraftOptions<Values, Output>,
) {
  const { owner, name, form, version } = options;
  const isDirty = useRef(false);
  const { saved, elsewhere, discard } = useDraft({
    store: editorDraftStore(owner, name),
    initial: nothing,
    form,
    read: () =>
      isDirty.current
        ? { version, values: form.getValues(), base: { ...form.formState.defaultValues } }
        : null,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: (formState) => {
          isDirty.current = formState.isDirty ?? isDirty.current;
        },
      }),
    [form],
  );
  const state: DraftState = !saved.isSaved ? 'refused' : saved.at && !elsewhere ? 'stored' : 'none';
  return { state, elsewhere, discard: () => discard(nothing) };
}
