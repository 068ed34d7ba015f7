'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import { TextEditor } from '@/components/kits/text-desk/text-editor';
import { Skeleton } from '@/components/ui/skeleton';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { articleDesk } from './article-desk';
import { ArticleFields, ArticleSettings } from './article-fields';

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
