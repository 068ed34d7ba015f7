'use client';

import type { FormSchema } from '@/components/form/schema-resolver';
import { useHydrated } from '@/lib/device/use-hydrated';
import { Skeleton } from '@/components/ui/skeleton';
import { useViewer } from '@/lib/query/use-viewer';
import type { Versioned } from '@/lib/query/use-versioned';
import { EditorForm } from './editor-form';
import type { EntityEditorProps } from './editor-props';

/**
 * Edits one record: both languages, stored on the device while typing, saved on top of the version that was read. In
 * a conflict it asks which version stays.
 */
export function EntityEditor<Schema extends FormSchema, Entity extends Versioned>(
  props: EntityEditorProps<Schema, Entity>,
) {
  const { data: viewer } = useViewer();
  // The HTML has the skeleton, also where the person is known before this part hydrates.
  const isHydrated = useHydrated();
  if (!viewer || !isHydrated) return <Skeleton className="h-64 rounded-lg" />;
  return <EditorForm key={`${viewer.sub} ${props.name}`} owner={viewer.sub} {...props} />;
}
