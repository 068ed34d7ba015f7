'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { PictureField } from '@/components/kits/upload/picture-field';
import type { ArticleDetail } from '@/lib/contract/news/articles';
import { ArticleCover } from '../article-cover';

/** The picture of an article, with what it shows in both languages. */
export function CoverField({ organizationId }: { organizationId: string }) {
  const t = useTranslations('textDesk.cover');
  const [type, topics, slug, coverUrl] = useWatch({ name: ['type', 'topics', 'slug', 'coverUrl'] }) as [
    ArticleDetail['type'],
    ArticleDetail['topics'],
    ArticleDetail['slug'],
    string | null,
  ];
  return (
    <div className="grid gap-4">
      <PictureField
        name="coverUrl"
        label={t('label')}
        hint={t('hint')}
        destination={{ purpose: 'article-media', schoolId: organizationId }}
      >
        {(url) => <ArticleCover article={{ type, topics, slug, coverUrl: url }} alt={t('current')} />}
      </PictureField>
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
