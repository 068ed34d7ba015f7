'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import type { FormSchema } from '@/components/form/schema-resolver';
import type { ZodForm } from '@/components/form/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { useVersioned, type Versioned } from '@/lib/query/use-versioned';
import { FieldConflicts } from './field-conflicts';
import { useNewerVersion } from './use-newer-version';

interface VersionedFormProps<Schema extends FormSchema, Entity extends Versioned> {
  form: ZodForm<Schema>;
  /** What was read; undefined for something new, which is sent with version 0 and never conflicts. */
  record: Entity | undefined;
  /** What the fields show of a record. A form that only adds something to it, such as a reason, leaves it out. */
  toValues?: (record: Entity) => z.input<Schema>;
  /** Sends with `If-Match`; its errors are shown in the form. One that stays open goes on from the record it answers. */
  save: (values: z.output<Schema>, version: number) => Promise<unknown>;
  /** Reads the record again; undefined where it is gone. */
  reread: () => Promise<Entity | undefined>;
  onSaved: () => void;
  className?: string;
  /** Fields of the form kit and the button. */
  children: ReactNode;
}

const unsaved: Versioned = { version: 0 };
const hasVersion = (answer: unknown): answer is Versioned =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number';

/** A short form over a record that others may change; what takes longer to write is an `EntityEditor`, which has a draft. */
export function VersionedForm<Schema extends FormSchema, Entity extends Versioned>({
  form,
  record,
  toValues,
  save,
  reread,
  onSaved,
  className,
  children,
}: VersionedFormProps<Schema, Entity>) {
  const t = useTranslations('form.conflict');
  const [isGone, setGone] = useState(false);
  const [read, setRead] = useState(record);
  // The page may read it again too, after a deed of its reader.
  const latest = record && read && read.version > record.version ? read : record;
  const versioned = useVersioned<Versioned, z.output<Schema>>({
    record: latest ?? unsaved,
    save: async (values, version) => {
      const answer = await save(values, version);
      // What was sent is no change any more, whatever is read next.
      if (toValues) form.reset(form.getValues());
      return toValues && latest && hasVersion(answer) ? answer : (latest ?? unsaved);
    },
    refresh: async () => {
      const found = await reread();
      setGone(found === undefined);
      if (found) setRead(found);
    },
  });
  const area = useRef<HTMLFormElement>(null);
  const newer = useNewerVersion({ area, accept: versioned.keepMine, isBlind: !toValues });
  const submit = async (values: z.output<Schema>) => {
    setGone(false);
    const outcome = await newer.save(() => versioned.save(values));
    if (outcome === 'gone') setGone(true);
    if (outcome === 'saved') onSaved();
  };
  return (
    <Form ref={area} form={form} onSubmit={submit} {...(className && { className })}>
      {isGone && <Alert tone="danger">{t('gone')}</Alert>}
      {versioned.theirs && latest && (
        <FieldConflicts
          theirs={toValues ? (toValues(latest) as object) : null}
          asks={newer.asks}
          onMerged={newer.onMerged}
          onDecided={newer.onDecided}
          onTakeAll={() => {
            versioned.takeTheirs();
            if (toValues) form.reset(toValues(latest) as DefaultValues<z.input<Schema>>);
          }}
        />
      )}
      {children}
    </Form>
  );
}
