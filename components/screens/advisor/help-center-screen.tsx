import { SiteTextList } from '@/components/content/help/staff/site-text-list';

export const AdvisorHelpCenterScreen = () => <SiteTextList desk="help" />;
