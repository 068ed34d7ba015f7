import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import articleEn from '@/messages/en/articles/article.json';
import uiEn from '@/messages/en/core/ui.json';
import articleKm from '@/messages/km/articles/article.json';
import uiKm from '@/messages/km/core/ui.json';

/** For server components: what the preview of an article says around its text. */
export const articlePreviewTexts: PreviewTexts = {
  km: { article: articleKm, ui: uiKm },
  en: { article: articleEn, ui: uiEn },
};
