import { siteTextPreviewTexts } from '@/components/site/help/staff/preview-texts';
import { SiteTextEditor } from '@/components/site/help/staff/site-text-editor';
import { firstKind } from '@/components/site/help/staff/site-text-desks';
import { newSiteText } from '@/components/site/help/staff/site-text-form';

export const FaqsCreateScreen = () => (
  <SiteTextEditor desk="faqs" text={newSiteText(firstKind('faqs'))} previewTexts={siteTextPreviewTexts} />
);
