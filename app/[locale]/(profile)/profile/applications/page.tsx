import { definePage } from '@/components/layouts/define-page';
import { ApplicationsScreen } from '@/components/admissions/pages/profile/applications-screen';

const page = definePage('/profile/applications', ApplicationsScreen, {
  title: 'applications.title',
  messages: ['applicationTurn', 'applications', 'offers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
