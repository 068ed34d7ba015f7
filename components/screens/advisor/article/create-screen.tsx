import { ArticleEditor } from '@/components/content/article/staff/article-editor';
import { newArticle } from '@/components/content/article/staff/article-form';
import { articlePreviewTexts } from '@/components/content/article/staff/preview-texts';
import { organizationId } from '@/lib/env/organization';

/** Begins an article of Sala. */
export function ArticleCreateScreen() {
  return <ArticleEditor article={newArticle(organizationId())} previewTexts={articlePreviewTexts} />;
}
