'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { PictureField } from '@/components/kits/upload/picture-field';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { articleDrawings } from '@/lib/domain/articles/article-figures';
import { ArticleCover } from '@/components/articles/article-cover';

/** The picture of an article, with what it shows in both languages. */
export function CoverField({ organizationId }: { organizationId: string }) {
  const t = useTranslations('textDesk.cover');
  const [type, topics, slug, coverUrl, drawing] = useWatch({
    name: ['type', 'topics', 'slug', 'coverUrl', 'drawing'],
  }) as [
    ArticleDetail['type'],
    ArticleDetail['topics'],
    ArticleDetail['slug'],
    string | null,
    ArticleDetail['drawing'],
  ];
  return (
    <div className="grid gap-4">
      <PictureField
        name="coverUrl"
        label={t('label')}
        hint={t('hint')}
        destination={{ purpose: 'article-media', schoolId: organizationId }}
      >
        {(url) => (
          <ArticleCover article={{ type, topics, slug, coverUrl: url, drawing }} alt={t('current')} />
        )}
      </PictureField>
      {coverUrl ? (
        <>
          <BilingualField
            name="coverAlt"
            label={t('alt')}
            hint={t('altHint')}
            spelling="suffix"
            maxLength={200}
          />
          <TextField name="coverCredit" label={t('credit')} hint={t('creditHint')} maxLength={120} optional />
        </>
      ) : (
        <SelectField
          name="drawing"
          label={t('drawing')}
          hint={t('drawingHint')}
          placeholder={t('fitting')}
          options={articleDrawings.map((value) => ({ value, label: t(`drawings.${value}`) }))}
          optional
        />
      )}
    </div>
  );
}
