import { definePage } from '@/components/layouts/define-page';
import { ViewScreen } from '@/components/admissions/pages/advisor/user/application/view-screen';

const page = definePage('/advisor/user/application/view', ViewScreen, {
  title: 'applicationDesk.view.title',
  messages: ['advisor', 'applicationDesk', 'applications', 'education'],
});
export const generateMetadata = page.metadata;
export default page.Page;
