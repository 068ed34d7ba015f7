import { definePage } from '@/components/layouts/define-page';
import { CongratulationsScreen } from '@/components/admissions/pages/student-online-application/congratulations-screen';

const page = definePage('/student-online-application/congratulations', CongratulationsScreen, {
  title: 'enrollment.thanks.title',
  messages: ['enrollment', 'moments'],
});
export const generateMetadata = page.metadata;
export default page.Page;
