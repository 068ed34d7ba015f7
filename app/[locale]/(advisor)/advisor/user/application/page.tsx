import { definePage } from '@/components/layouts/define-page';
import { AdvisorApplicationScreen } from '@/components/admissions/pages/advisor/user/application-screen';

const page = definePage('/advisor/user/application', AdvisorApplicationScreen, {
  title: 'advisor.list.title',
  messages: ['advisor', 'applicationDesk', 'applications', 'education', 'offers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
