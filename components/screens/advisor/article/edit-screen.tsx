import { ArticleEditPage } from '@/components/content/article/staff/article-edit-page';
import { articlePreviewTexts } from '@/components/content/article/staff/preview-texts';
import { organizationId } from '@/lib/env/organization';

/** Changes an article of Sala. */
export function ArticleEditScreen() {
  return <ArticleEditPage organizationId={organizationId()} previewTexts={articlePreviewTexts} />;
}
