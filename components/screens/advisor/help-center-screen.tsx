import { SiteTextList } from '@/components/help/staff/site-text-list';

export const AdvisorHelpCenterScreen = () => <SiteTextList desk="help" />;
