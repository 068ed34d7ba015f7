import { ArticleEditPage } from '@/components/articles/staff/article-edit-page';
import { articlePreviewTexts } from '@/components/articles/staff/preview-texts';
import { organizationId } from '@/lib/env/organization';

/** Changes an article of Sala. */
export function ArticleEditScreen() {
  return <ArticleEditPage organizationId={organizationId()} previewTexts={articlePreviewTexts} />;
}
