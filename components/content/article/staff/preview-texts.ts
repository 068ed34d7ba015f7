import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import articleEn from '@/messages/en/article.json';
import uiEn from '@/messages/en/ui.json';
import articleKm from '@/messages/km/article.json';
import uiKm from '@/messages/km/ui.json';

/** For server components: what the preview of an article says around its text. */
export const articlePreviewTexts: PreviewTexts = {
  km: { article: articleKm, ui: uiKm },
  en: { article: articleEn, ui: uiEn },
};
