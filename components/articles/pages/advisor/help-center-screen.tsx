import { SiteTextList } from '@/components/site/help/staff/site-text-list';

export const AdvisorHelpCenterScreen = () => <SiteTextList desk="help" />;
