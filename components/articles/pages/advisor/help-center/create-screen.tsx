import { siteTextPreviewTexts } from '@/components/site/help/staff/preview-texts';
import { SiteTextEditor } from '@/components/site/help/staff/site-text-editor';
import { firstKind } from '@/components/site/help/staff/site-text-desks';
import { newSiteText } from '@/components/site/help/staff/site-text-form';

export const HelpCenterCreateScreen = () => (
  <SiteTextEditor desk="help" text={newSiteText(firstKind('help'))} previewTexts={siteTextPreviewTexts} />
);
