import { siteTextPreviewTexts } from '@/components/site/help/staff/preview-texts';
import { SiteTextEditPage } from '@/components/site/help/staff/site-text-edit-page';

export const FaqsEditScreen = () => <SiteTextEditPage desk="faqs" previewTexts={siteTextPreviewTexts} />;
