'use client';

import { type RefObject, useRef, useState } from 'react';
import { type DefaultValues, useFormState } from 'react-hook-form';
import type * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import { useZodForm } from '@/components/form/use-zod-form';
import { useVersioned, type Versioned } from '@/lib/query/use-versioned';
import type { EntityEditorProps } from './editor-props';
import { type EditorDraft, editorDraftStore, useEditorDraft } from './use-editor-draft';
import { useNewerVersion } from './use-newer-version';

type EditorOptions<Schema extends FormSchema, Entity extends Versioned> = Pick<
  EntityEditorProps<Schema, Entity>,
  'name' | 'record' | 'schema' | 'toValues' | 'save' | 'refresh' | 'onSaved'
> & { owner: string; area: RefObject<HTMLFormElement | null> };

/** Why the last press saved nothing. */
export type EditorFailure = 'offline' | 'conflict' | 'refused';

/** The codes of calls that got no answer. */
const unreached = new Set<unknown>(['network', 'timeout']);

export function useEditor<Schema extends FormSchema, Entity extends Versioned>(
  options: EditorOptions<Schema, Entity>,
) {
  type Values = z.input<Schema>;
  const { owner, name, record, schema, toValues, save, refresh, onSaved } = options;
  const [restored, setRestored] = useState<EditorDraft | null>(() => editorDraftStore(owner, name).read());
  const [isGone, setGone] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const isLeaving = useRef(false);
  const versioned = useVersioned({ record, since: restored?.version ?? undefined, save, refresh });
  const newer = useNewerVersion({ area: options.area, accept: versioned.keepMine });
  // What a draft was typed over tells what its writer changed, also when the record has changed meanwhile.
  const isOlder = restored !== null && restored.version !== record.version;
  const first = isOlder && restored.base ? (restored.base as Values) : toValues(record);
  const form = useZodForm(schema, {
    defaultValues: first as DefaultValues<Values>,
    ...(restored && { values: restored.values as Values, resetOptions: { keepDefaultValues: true } }),
  });
  const { errors, submitCount, isSubmitSuccessful } = useFormState({ control: form.control });
  const draft = useEditorDraft({ owner, name, form, version: versioned.seenVersion });

  const fill = (from: Entity) => {
    form.reset(toValues(from) as DefaultValues<Values>);
    draft.discard();
    setRestored(null);
  };
  const failure = (): EditorFailure | null => {
    if (versioned.theirs && newer.asks) return 'conflict';
    if (submitCount === 0 || isSubmitSuccessful || Object.keys(errors).length === 0) return null;
    return unreached.has(errors.root?.server?.message) ? 'offline' : 'refused';
  };
  return {
    form,
    failure: failure(),
    savedAt,
    /** Whether the next press leaves the page once it is saved. */
    leavesNext: (leaves: boolean) => {
      isLeaving.current = leaves;
    },
    draftState: draft.state,
    elsewhere: draft.elsewhere,
    restored,
    isGone,
    theirs: versioned.theirs,
    isBaseLost: restored !== null && !restored.base,
    asks: newer.asks,
    onMerged: newer.onMerged,
    onDecided: newer.onDecided,
    takeTheirs: () => fill(versioned.takeTheirs()),
    discard: () => fill(record),
    submit: async (values: z.output<Schema>) => {
      const outcome = await newer.save(() => versioned.save(values));
      setGone(outcome === 'gone');
      if (outcome !== 'saved') return;
      draft.discard();
      form.reset(form.getValues());
      setSavedAt(new Date());
      onSaved(isLeaving.current);
    },
  };
}
