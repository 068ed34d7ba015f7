'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import { TextEditor, type TextDesk } from '@/components/kits/text-desk/text-editor';
import { Skeleton } from '@/components/ui/skeleton';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { newsApi } from '@/lib/api/news';
import type { ArticleContent } from '@/lib/contract/articles/article-shapes';
import { href } from '@/lib/routes/href';
import { articleForm, articleValues } from './article-form';
import { useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { InstantField } from '@/components/form/instant-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { RichTextField } from '@/components/form/rich-text-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/panel';
import { type ArticleType, articleTypes } from '@/lib/domain/articles/article-search';
import { articleTopics } from '@/lib/domain/articles/article-topics';
import { textLimits } from '@/lib/domain/limits/texts';
import { PictureField } from '@/components/kits/upload/picture-field';
import { articleDrawings } from '@/lib/domain/articles/article-figures';
import { ArticleCover } from '@/components/articles/article-cover';

/** The picture of an article, with what it shows in both languages. */
function CoverField({ organizationId }: { organizationId: string }) {
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

const offers: readonly ArticleType[] = ['earlybird', 'job', 'scholarship', 'productLoan'];

/** What is written of an article. */
function ArticleFields() {
  const t = useTranslations('textDesk');
  const type = useWatch({ name: 'type' }) as ArticleType;
  const isEvent = type === 'event';
  const isOffer = offers.includes(type);
  return (
    <>
      <Panel title={t('parts.text')}>
        <div className="grid gap-5">
          <BilingualField
            name="title"
            label={t('fields.title')}
            spelling="suffix"
            maxLength={textLimits.titleMax}
          />
          <BilingualField
            name="description"
            label={t('fields.summary')}
            hint={t('fields.summaryHint')}
            spelling="suffix"
            as="textarea"
            rows={3}
            maxLength={textLimits.shortTextMax}
          />
          <BilingualField name="body" label={t('fields.body')} spelling="suffix" as={RichTextField} />
        </div>
      </Panel>
      {(isEvent || isOffer) && (
        <Panel title={t(isEvent ? 'parts.event' : 'parts.offer')}>
          <div className="grid gap-5">
            <div className="grid gap-5 lg:grid-cols-2">
              {isEvent && <InstantField name="startsAt" label={t('fields.startsAt')} />}
              <InstantField name="endsAt" label={t(isEvent ? 'fields.endsAt' : 'fields.lastDay')} optional />
            </div>
            {isEvent && <BilingualField name="place" label={t('fields.place')} spelling="suffix" optional />}
            <BilingualField name="provider" label={t('fields.provider')} spelling="suffix" optional />
            <TextField name="applyUrl" label={t('fields.applyUrl')} type="url" inputMode="url" optional />
          </div>
        </Panel>
      )}
    </>
  );
}

/** What an article is, and how it is shown and found. */
function ArticleSettings({ organizationId }: { organizationId: string }) {
  const t = useTranslations('textDesk');
  const tArticle = useTranslations('article');
  return (
    <>
      <Panel title={t('parts.picture')}>
        <CoverField organizationId={organizationId} />
      </Panel>
      <Panel title={t('parts.finding')}>
        <div className="grid gap-5">
          <SelectField
            name="type"
            label={t('fields.type')}
            options={articleTypes.map((value) => ({ value, label: tArticle(`type.${value}`) }))}
          />
          <MultiSelectField
            name="topics"
            label={t('fields.topics')}
            hint={t('fields.topicsHint')}
            optional
            options={articleTopics.map((value) => ({ value, label: tArticle(`topic.${value}`) }))}
          />
          <BilingualField
            name="tags"
            label={t('fields.tags')}
            hint={t('fields.tagsHint')}
            spelling="suffix"
            optional
          />
          <BilingualField name="author" label={t('fields.author')} spelling="suffix" optional />
          <TextField
            name="slug"
            label={t('fields.slug')}
            hint={t('fields.slugHint')}
            lang="en"
            autoCapitalize="none"
            optional
          />
        </div>
      </Panel>
    </>
  );
}

/** How articles of an organization are written. */
const articleDesk = (
  orgId: string,
  listLabel: string,
): TextDesk<typeof articleForm, ArticleDetail, ArticleContent> => ({
  name: 'article',
  schema: articleForm,
  toValues: articleValues,
  create: (body, idempotencyKey) => newsApi.articles.create({ params: { orgId }, body, idempotencyKey }),
  update: (id, body, version) => newsApi.articles.update({ params: { orgId, id }, body, version }),
  remove: (id) => newsApi.articles.remove({ params: { orgId, id } }),
  versions: (id) => ({
    list: (limit) => newsApi.versions.list.queryOptions({ params: { orgId, id }, query: { limit } }),
    read: (version) => newsApi.versions.get({ params: { orgId, id, version: String(version) } }),
  }),
  keys: [newsApi.articles.key, newsApi.versions.key],
  list: { href: href('/advisor/article'), label: listLabel },
  editHref: (id) => href('/advisor/article/[articleid]/edit', { articleid: id }),
});

const ArticlePreview = lazyPart(
  () => import('./article-preview').then((module) => module.ArticlePreview),
  () => <Skeleton className="h-96 rounded-lg" />,
  { ssr: false },
);

interface ArticleEditorProps {
  article: ArticleDetail;
  previewTexts: PreviewTexts;
}

/** Writes an article; the preview is what readers get. */
export function ArticleEditorBody({ article, previewTexts }: ArticleEditorProps) {
  const t = useTranslations('textDesk');
  const { organizationId } = article;
  return (
    <TextEditor
      desk={articleDesk(organizationId, t('article.title'))}
      record={article}
      heading={t('article.create')}
      previewTexts={previewTexts}
      settings={<ArticleSettings organizationId={organizationId} />}
      preview={(typed) => <ArticlePreview article={article} typed={typed} />}
    >
      <ArticleFields />
    </TextEditor>
  );
}
