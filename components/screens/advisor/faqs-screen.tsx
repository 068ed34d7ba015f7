import { SiteTextList } from '@/components/help/staff/site-text-list';

export const AdvisorFaqsScreen = () => <SiteTextList desk="faqs" />;
