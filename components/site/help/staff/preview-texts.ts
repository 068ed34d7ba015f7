import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import helpEn from '@/messages/en/site/help.json';
import uiEn from '@/messages/en/core/ui.json';
import helpKm from '@/messages/km/site/help.json';
import uiKm from '@/messages/km/core/ui.json';

/** For server components: what the preview of a text says around it. */
export const siteTextPreviewTexts: PreviewTexts = {
  km: { help: helpKm, ui: uiKm },
  en: { help: helpEn, ui: uiEn },
};
