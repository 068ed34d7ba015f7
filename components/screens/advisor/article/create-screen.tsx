import { ArticleEditor } from '@/components/article/staff/article-editor';
import { newArticle } from '@/components/article/staff/article-form';
import { articlePreviewTexts } from '@/components/article/staff/preview-texts';
import { organizationId } from '@/lib/env/organization';

/** Begins an article of Sala. */
export function ArticleCreateScreen() {
  return <ArticleEditor article={newArticle(organizationId())} previewTexts={articlePreviewTexts} />;
}
