'use client';

import type * as z from 'zod';
import type { FormSchema } from '@/components/form/schema-resolver';
import type { Versioned } from '@/lib/query/use-versioned';
import type { EntityEditorProps } from './editor-props';
import { EntityEditor } from './entity-editor';
import { type RecordWrites, useRecordWrites } from './use-record-writes';

export type RecordEditorProps<Schema extends FormSchema, Entity extends Versioned> = Omit<
  EntityEditorProps<Schema, Entity>,
  'save' | 'refresh' | 'onSaved'
> &
  RecordWrites<z.output<Schema>, Entity>;

/** An `EntityEditor` that adds or changes one record of a resource by its calls, and says so. */
export function RecordEditor<Schema extends FormSchema, Entity extends Versioned>(
  props: RecordEditorProps<Schema, Entity>,
) {
  return <EntityEditor {...props} {...useRecordWrites(props)} />;
}
