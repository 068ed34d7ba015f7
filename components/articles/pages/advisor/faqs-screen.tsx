import { SiteTextList } from '@/components/site/help/staff/site-text-list';

export const AdvisorFaqsScreen = () => <SiteTextList desk="faqs" />;
