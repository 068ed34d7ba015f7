import { ArticleEditor } from '@/components/articles/staff/article-editor';
import { newArticle } from '@/components/articles/staff/article-form';
import { articlePreviewTexts } from '@/components/articles/staff/preview-texts';
import { organizationId } from '@/lib/env/organization';

/** Begins an article of Sala. */
export function ArticleCreateScreen() {
  return <ArticleEditor article={newArticle(organizationId())} previewTexts={articlePreviewTexts} />;
}
