import { definePage } from '@/components/layouts/define-page';
import { CoursejoinedScreen } from '@/components/screens/profile/studyrecord/coursejoined-screen';

const page = definePage('/profile/studyrecord/coursejoined', CoursejoinedScreen, {
  title: 'studyRecord.titles.coursejoined',
  messages: ['gradebook', 'studyRecord'],
});
export const generateMetadata = page.metadata;
export default page.Page;
