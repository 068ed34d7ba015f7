import { siteTextPreviewTexts } from '@/components/content/help/staff/preview-texts';
import { SiteTextEditor } from '@/components/content/help/staff/site-text-editor';
import { firstKind } from '@/components/content/help/staff/site-text-desks';
import { newSiteText } from '@/components/content/help/staff/site-text-form';

export const FaqsCreateScreen = () => (
  <SiteTextEditor desk="faqs" text={newSiteText(firstKind('faqs'))} previewTexts={siteTextPreviewTexts} />
);
