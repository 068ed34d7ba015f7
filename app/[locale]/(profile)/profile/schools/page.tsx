import { definePage } from '@/components/layouts/define-page';
import { SchoolsScreen } from '@/components/admissions/pages/profile/schools-screen';

const page = definePage('/profile/schools', SchoolsScreen, {
  title: 'ownSchools.schools.title',
  messages: ['applicationTurn', 'applications', 'ownSchools'],
});
export const generateMetadata = page.metadata;
export default page.Page;
