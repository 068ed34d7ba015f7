import { definePage } from '@/components/layouts/define-page';
import { UniversityScreen } from '@/components/admissions/pages/profile/university-screen';

const page = definePage('/profile/university', UniversityScreen, {
  title: 'ownSchools.university.title',
  messages: ['applicationTurn', 'applications', 'ownSchools', 'today'],
});
export const generateMetadata = page.metadata;
export default page.Page;
