'use client';

import { useController } from 'react-hook-form';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Field, type FieldBase } from './field';

const RichTextEditor = lazyPart(
  () => import('@/components/ui/rich-text/rich-text-editor').then((module) => module.RichTextEditor),
  () => <Skeleton className="h-56 rounded-md" />,
  { ssr: false },
);

/** A long text with headings, lists and links, as safe Markdown. Its editor is fetched when the field is shown. */
export function RichTextField({ lang, ...base }: FieldBase & { lang?: string }) {
  const { field } = useController({ name: base.name, defaultValue: '' });
  return (
    <Field {...base} group>
      {(control) => (
        <RichTextEditor
          {...control}
          label={base.label}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          {...(lang && { lang })}
        />
      )}
    </Field>
  );
}
