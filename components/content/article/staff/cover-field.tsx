'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SendingRow } from '@/components/kits/upload/sending-row';
import { useUploads } from '@/components/kits/upload/use-uploads';
import type { ArticleDetail } from '@/lib/contract/news/articles';
import { ArticleCover } from '../article-cover';

/** The picture of an article, made smaller and sent at once, with what it shows in both languages. */
export function CoverField({ organizationId }: { organizationId: string }) {
  const t = useTranslations('textDesk.cover');
  const tUpload = useTranslations('upload');
  const { field } = useController({ name: 'coverUrl', defaultValue: null });
  const [type, topics, slug] = useWatch({ name: ['type', 'topics', 'slug'] }) as [
    ArticleDetail['type'],
    ArticleDetail['topics'],
    ArticleDetail['slug'],
  ];
  const input = useRef<HTMLInputElement>(null);
  const coverUrl = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const uploads = useUploads({ purpose: 'article-media', schoolId: organizationId }, ({ url }) =>
    field.onChange(url),
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(target.files ?? [])].slice(0, 1));
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <div className="grid gap-4">
      <Field name="coverUrl" label={t('label')} hint={t('hint')} optional group>
        {({ id, 'aria-required': _required, 'aria-invalid': _invalid, ...control }) => (
          <div className="grid gap-3 sm:grid-cols-[15rem_1fr] sm:items-start">
            <ArticleCover article={{ type, topics, slug, coverUrl }} alt={t('current')} />
            <div className="grid gap-3">
              <ul className="grid gap-2 empty:hidden">
                {uploads.sendings.map((sending) => (
                  <SendingRow
                    key={sending.id}
                    sending={sending}
                    onRetry={() => uploads.retry(sending)}
                    onStop={() => uploads.stop(sending)}
                  />
                ))}
              </ul>
              <div className="flex flex-wrap gap-2.5">
                <Button {...control} id={id} variant="secondary" onClick={() => input.current?.click()}>
                  <Icon name="image-up" className="size-5" />
                  {t(coverUrl ? 'change' : 'choose')}
                </Button>
                {coverUrl && (
                  <Button variant="secondary" onClick={() => field.onChange(null)}>
                    <Icon name="trash" className="size-5" />
                    {t('remove')}
                  </Button>
                )}
              </div>
              <input
                ref={input}
                type="file"
                hidden
                tabIndex={-1}
                accept="image/*"
                aria-label={`${t('label')}: ${tUpload('choose')}`}
                onChange={choose}
              />
            </div>
          </div>
        )}
      </Field>
      {coverUrl && (
        <BilingualField
          name="coverAlt"
          label={t('alt')}
          hint={t('altHint')}
          spelling="suffix"
          maxLength={200}
        />
      )}
    </div>
  );
}
