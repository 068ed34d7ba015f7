import { siteTextPreviewTexts } from '@/components/help/staff/preview-texts';
import { SiteTextEditPage } from '@/components/help/staff/site-text-edit-page';

export const HelpCenterEditScreen = () => (
  <SiteTextEditPage desk="help" previewTexts={siteTextPreviewTexts} />
);
