import { definePage } from '@/components/layouts/define-page';
import { UserprofileScreen } from '@/components/school-day/pages/profile/userprofile-screen';

const page = definePage('/profile/userprofile', UserprofileScreen, {
  title: 'person.facts.title',
  messages: ['person'],
});
export const generateMetadata = page.metadata;
export default page.Page;
