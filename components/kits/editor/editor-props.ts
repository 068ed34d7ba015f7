import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import type { Versioned } from '@/lib/query/use-versioned';
import type { Href } from '@/lib/routes/href';

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
  /** `isLeaving`: by the button that also leaves the page. */
  onSaved: (isLeaving: boolean) => void;
  /** The name of the record where the editor is its page: its heading, which stays in sight with the buttons. */
  title?: ReactNode;
  /** The editor is a part of a page that has its heading. */
  isPart?: boolean;
  /** Between the head and the fields: what has a form of its own. */
  above?: ReactNode;
  /** Where "Save and leave" leads: the list that one came from. */
  leave?: Href | undefined;
  /** Adds a button that closes the editor. */
  onCancel?: () => void;
  /** The version of the other person, where it differs in nothing that the form shows. */
  describe: (record: Entity) => ReactNode;
  /** What readers get of the typed values, by the page's own part; a tab beside the form. */
  preview?: (values: Partial<z.input<Schema>>) => ReactNode;
  hint?: ReactNode;
  /** No field is in both languages: without the switch of language. */
  plain?: boolean;
  saveLabel?: string;
  /** Fields beside the text from 1280 px on: address, group, pictures, dates, who may see it. */
  settings?: ReactNode;
  /** Fields of the form kit; each `Panel` among them is a section. */
  children: ReactNode;
}
