import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import helpEn from '@/messages/en/help.json';
import uiEn from '@/messages/en/ui.json';
import helpKm from '@/messages/km/help.json';
import uiKm from '@/messages/km/ui.json';

/** For server components: what the preview of a text says around it. */
export const siteTextPreviewTexts: PreviewTexts = {
  km: { help: helpKm, ui: uiKm },
  en: { help: helpEn, ui: uiEn },
};
