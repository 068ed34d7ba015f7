import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import type { Versioned } from '@/lib/query/use-versioned';

export interface EntityEditorProps<Schema extends FormSchema, Entity extends Versioned> {
  /** The name of the draft on this device: `statement:<id>`. */
  name: string;
  /** The record of the query; it may change while the editor is open. A new one has version 0 and never conflicts. */
  record: Entity;
  /** Usually the endpoint's own `body`. */
  schema: Schema;
  toValues: (record: Entity) => z.input<Schema>;
  /** Sends with `If-Match`. Its errors are shown in the form. */
  save: (values: z.output<Schema>, version: number) => Promise<Entity>;
  /** Fetches the record again; throws when that fails. */
  refresh: () => Promise<unknown>;
  onSaved: () => void;
  /** Adds a button that closes the editor. */
  onCancel?: () => void;
  /** The version of the other person, where it differs in nothing that the form shows. */
  describe: (record: Entity) => ReactNode;
  /** A preview of the typed values. */
  preview?: (values: Partial<z.input<Schema>>) => ReactNode;
  /** Where long texts need the whole width, the preview comes below the form. */
  previewBelow?: boolean;
  hint?: ReactNode;
  /** No field is in both languages: without the switch of language. */
  plain?: boolean;
  saveLabel?: string;
  /** Fields of the form kit. */
  children: ReactNode;
}
