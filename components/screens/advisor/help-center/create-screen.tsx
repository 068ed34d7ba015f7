import { siteTextPreviewTexts } from '@/components/help/staff/preview-texts';
import { SiteTextEditor } from '@/components/help/staff/site-text-editor';
import { firstKind } from '@/components/help/staff/site-text-desks';
import { newSiteText } from '@/components/help/staff/site-text-form';

export const HelpCenterCreateScreen = () => (
  <SiteTextEditor desk="help" text={newSiteText(firstKind('help'))} previewTexts={siteTextPreviewTexts} />
);
