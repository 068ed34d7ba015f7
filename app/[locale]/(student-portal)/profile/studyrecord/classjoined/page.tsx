import { definePage } from '@/components/layouts/define-page';
import { ClassjoinedScreen } from '@/components/school-day/pages/profile/studyrecord/classjoined-screen';

const page = definePage('/profile/studyrecord/classjoined', ClassjoinedScreen, {
  title: 'portal.pages.allClasses',
  messages: ['gradebook', 'studyRecord'],
});
export const generateMetadata = page.metadata;
export default page.Page;
