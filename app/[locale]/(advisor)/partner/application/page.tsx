import { definePage } from '@/components/layouts/define-page';
import { PartnerApplicationScreen } from '@/components/admissions/pages/partner/application-screen';

const page = definePage('/partner/application', PartnerApplicationScreen, {
  title: 'advisor.list.title',
  messages: ['advisor', 'applicationDesk', 'applications', 'education', 'offers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
