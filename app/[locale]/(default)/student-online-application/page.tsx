import { definePage } from '@/components/layouts/define-page';
import { StudentOnlineApplicationScreen } from '@/components/admissions/pages/student-online-application-screen';

const page = definePage('/student-online-application', StudentOnlineApplicationScreen, {
  title: 'onlineApplication.title',
  description: 'onlineApplication.description',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
