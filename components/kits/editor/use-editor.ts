'use client';

import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import { useZodForm } from '@/components/form/use-zod-form';
import { useVersioned, type Versioned } from '@/lib/query/use-versioned';
import type { EntityEditorProps } from './editor-props';
import { type EditorDraft, editorDraftStore, useEditorDraft } from './use-editor-draft';

type EditorOptions<Schema extends FormSchema, Entity extends Versioned> = Pick<
  EntityEditorProps<Schema, Entity>,
  'name' | 'record' | 'schema' | 'toValues' | 'save' | 'refresh' | 'onSaved'
> & { owner: string };

export function useEditor<Schema extends FormSchema, Entity extends Versioned>(
  options: EditorOptions<Schema, Entity>,
) {
  type Values = z.input<Schema>;
  const { owner, name, record, schema, toValues, save, refresh, onSaved } = options;
  const [restored, setRestored] = useState<EditorDraft | null>(() => editorDraftStore(owner, name).read());
  const [isGone, setGone] = useState(false);
  const versioned = useVersioned({ record, since: restored?.version ?? undefined, save, refresh });
  const form = useZodForm(schema, {
    defaultValues: toValues(record) as DefaultValues<Values>,
    ...(restored && { values: restored.values as Values, resetOptions: { keepDefaultValues: true } }),
  });
  const draft = useEditorDraft({ owner, name, form, version: versioned.seenVersion });

  const fill = (from: Entity) => {
    form.reset(toValues(from) as DefaultValues<Values>);
    draft.discard();
    setRestored(null);
  };
  return {
    form,
    draftState: draft.state,
    restored,
    isGone,
    theirs: versioned.theirs,
    keepMine: versioned.keepMine,
    takeTheirs: () => fill(versioned.takeTheirs()),
    discard: () => fill(record),
    submit: async (values: z.output<Schema>) => {
      const outcome = await versioned.save(values);
      setGone(outcome === 'gone');
      if (outcome !== 'saved') return;
      draft.discard();
      form.reset(form.getValues());
      onSaved();
    },
  };
}
