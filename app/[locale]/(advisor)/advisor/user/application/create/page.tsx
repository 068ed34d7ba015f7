import { definePage } from '@/components/layouts/define-page';
import { AdvisorCreateScreen } from '@/components/admissions/pages/advisor/user/application/create-screen';

const page = definePage('/advisor/user/application/create', AdvisorCreateScreen, {
  title: 'applicationDesk.create.title',
  messages: ['applicationDesk', 'applications', 'education', 'enrollment'],
});
export const generateMetadata = page.metadata;
export default page.Page;
