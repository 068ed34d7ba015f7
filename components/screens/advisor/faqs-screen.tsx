import { SiteTextList } from '@/components/content/help/staff/site-text-list';

export const AdvisorFaqsScreen = () => <SiteTextList desk="faqs" />;
