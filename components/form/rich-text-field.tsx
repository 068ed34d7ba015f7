'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { isSimpleMarkdown } from '@/lib/domain/articles/simple-markdown';
import { Field, type FieldBase } from './field';

const RichTextEditor = lazyPart(
  () => import('@/components/ui/rich-text/rich-text-editor').then((module) => module.RichTextEditor),
  () => <Skeleton className="h-56 rounded-md" />,
  { ssr: false },
);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A long text with headings, lists and links, as safe Markdown. Its editor is fetched when it is shown. A text with more than that,
 * such as a table, is written as Markdown, so that nothing of it is lost.
 */
export function RichTextField({ lang, ...base }: FieldBase & { lang?: string }) {
  const t = useTranslations('form');
  const { name } = base;
  const { field } = useController({ name, defaultValue: '' });
  const { subscribe } = useFormContext();
  const [isSimple, setSimple] = useState(() => isSimpleMarkdown(textOf(field.value)));
  useEffect(
    () =>
      subscribe({
        name: [name],
        formState: { values: true },
        // Without a name the whole form is filled anew; what somebody types stays in the editor that they have.
        callback: (change) => {
          if (change.name === undefined) setSimple(isSimpleMarkdown(textOf(get(change.values, name))));
        },
      }),
    [subscribe, name],
  );
  if (!isSimple) {
    return (
      <Field {...base} hint={t('markdownHint')}>
        {(control) => (
          <Textarea
            {...control}
            ref={field.ref}
            rows={14}
            lang={lang}
            value={textOf(field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      </Field>
    );
  }
  return (
    <Field {...base} group>
      {(control) => (
        <RichTextEditor
          {...control}
          label={base.label}
          value={textOf(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          {...(lang && { lang })}
        />
      )}
    </Field>
  );
}
