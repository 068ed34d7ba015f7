'use client';

import { useState } from 'react';
import type { QueryKey } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import { useZodForm } from '@/components/form/use-zod-form';
import type { Outcomes } from '@/lib/api/outcome-of';
import type { DeviceStore } from '@/lib/device/device-store';
import { defineDraft, type WorkDraft } from './define-draft';
import type { WorkStep } from './steps-of-work';
import { useDraft } from './use-draft';
import { useSendOnce } from './use-send-once';
import { useWork } from './use-work';

interface StepFormDeclaration<Schema extends FormSchema, Key extends string> {
  /** The key of its drafts on the device. */
  name: string;
  /** Usually the endpoint's own body. */
  schema: Schema;
  /** What it holds while nothing is typed. */
  empty: DefaultValues<z.input<Schema>> & object;
  steps: readonly WorkStep<Key>[];
}

type LooseDraft = WorkDraft<Record<string, unknown>>;

interface StepFormKind<Schema extends FormSchema, Key extends string> extends StepFormDeclaration<
  Schema,
  Key
> {
  drafts: {
    of: (owner: string) => DeviceStore<LooseDraft>;
    fresh: (values: Record<string, unknown>, extra: object) => LooseDraft;
  };
}

/** What does not change with its person: a constant beside the component. */
export const defineStepForm = <Schema extends FormSchema, Key extends string>(
  declared: StepFormDeclaration<Schema, Key>,
): StepFormKind<Schema, Key> => ({
  ...declared,
  drafts: defineDraft<Record<string, unknown>, object>({
    name: declared.name,
    steps: declared.steps.length,
    values: z.record(z.string(), z.unknown()),
    extra: z.object({}),
  }),
});

interface StepFormOptions<Schema extends FormSchema, Kind extends string, Sent> {
  /** Whose draft it is. */
  owner: string;
  /** What a form without a draft begins with: what is known of its person. */
  prefilled?: Record<string, unknown>;
  /** One call; the key is the draft's, so that all tries do their work once. */
  send: (values: z.output<Schema>, idempotencyKey: string) => Promise<Sent>;
  invalidates?: QueryKey[];
  /** What a refusal means, where the sentence of its code is not enough. */
  problems?: Partial<Record<string | number, Kind>>;
  onSent: (sent: Sent) => void;
}

/** A form in steps: its draft, its checks, and its sending. The device is read at once, so it renders in the browser only. */
export function useStepForm<Schema extends FormSchema, Key extends string, Sent, Kind extends string = never>(
  { schema, empty, steps, drafts }: StepFormKind<Schema, Key>,
  { owner, prefilled = {}, send, invalidates, problems, onSent }: StepFormOptions<Schema, Kind, Sent>,
) {
  const fresh = () => drafts.fresh({}, {});
  const [store] = useState(() => drafts.of(owner));
  const [initial] = useState(() => store.read() ?? drafts.fresh(prefilled, {}));
  const form = useZodForm<Schema>(schema, {
    defaultValues: { ...empty, ...initial.values } as DefaultValues<z.input<Schema>>,
  });
  const draft = useDraft({ store, initial, form, read: () => ({ values: form.getValues() }), atOnce: true });
  const submission = useSendOnce(
    (values: z.output<Schema>) => send(values, draft.current().idempotencyKey),
    invalidates,
  );
  const table = { 422: 'fields', other: 'failed', ...problems } as Outcomes<Kind | 'fields' | 'failed'>;
  const work = useWork<Schema, Key, Kind | 'fields' | 'failed', Sent>({
    form,
    schema,
    steps,
    initial,
    draft,
    submission,
    problems: table,
    fieldProblem: 'fields',
    onSent,
  });
  return {
    ...work,
    isSaved: draft.saved.isSaved,
    startOver: () => {
      form.reset(empty);
      work.restart();
      draft.discard(fresh());
    },
  };
}
