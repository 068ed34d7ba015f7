import { siteTextPreviewTexts } from '@/components/help/staff/preview-texts';
import { SiteTextEditor } from '@/components/help/staff/site-text-editor';
import { firstKind } from '@/components/help/staff/site-text-desks';
import { newSiteText } from '@/components/help/staff/site-text-form';

export const FaqsCreateScreen = () => (
  <SiteTextEditor desk="faqs" text={newSiteText(firstKind('faqs'))} previewTexts={siteTextPreviewTexts} />
);
