import { siteTextPreviewTexts } from '@/components/content/help/staff/preview-texts';
import { SiteTextEditPage } from '@/components/content/help/staff/site-text-edit-page';

export const HelpCenterEditScreen = () => (
  <SiteTextEditPage desk="help" previewTexts={siteTextPreviewTexts} />
);
