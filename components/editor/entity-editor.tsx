'use client';

import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import { Skeleton } from '@/components/ui/skeleton';
import { useViewer } from '@/lib/query/use-viewer';
import type { Versioned } from '@/lib/query/use-versioned';
import { EditorForm } from './editor-form';

export interface EntityEditorProps<Schema extends FormSchema, Entity extends Versioned> {
  /** Names what is edited among the drafts of this device: `statement:<id>`. */
  name: string;
  /** As the query has it now; it may change under the editor. A new one has version 0 and is never overtaken. */
  record: Entity;
  /** Best the endpoint's own `body`. */
  schema: Schema;
  toValues: (record: Entity) => z.input<Schema>;
  /** Sends with `If-Match`. What it throws is shown in the form. */
  save: (values: z.output<Schema>, version: number) => Promise<Entity>;
  /** Reads the record again; throws where that fails. */
  refresh: () => Promise<unknown>;
  onSaved: () => void;
  /** Adds a button that closes the editor. */
  onCancel?: () => void;
  /** What another person made of it, for the one who must decide. */
  describe: (record: Entity) => ReactNode;
  /** What readers will see of the values as they are typed. */
  preview?: (values: Partial<z.input<Schema>>) => ReactNode;
  /** Where long texts need the whole width, the preview comes below the form. */
  previewBelow?: boolean;
  hint?: ReactNode;
  saveLabel?: string;
  /** Fields of the form kit. */
  children: ReactNode;
}

/**
 * Edits one record: both languages, stored on the device while it is typed, saved on top of the version that was seen, with the
 * question whose version stays when another person was faster.
 */
export function EntityEditor<Schema extends FormSchema, Entity extends Versioned>(
  props: EntityEditorProps<Schema, Entity>,
) {
  const { data: viewer } = useViewer();
  if (!viewer) return <Skeleton className="h-64 rounded-lg" />;
  return <EditorForm key={`${viewer.sub} ${props.name}`} owner={viewer.sub} {...props} />;
}
