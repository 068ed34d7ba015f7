import { definePage } from '@/components/layouts/define-page';
import { ScoreScreen } from '@/components/school-day/pages/profile/studyrecord/score-screen';

const page = definePage('/profile/studyrecord/score', ScoreScreen, {
  title: 'portal.pages.terms',
  messages: ['chart', 'gradebook', 'studyRecord'],
});
export const generateMetadata = page.metadata;
export default page.Page;
