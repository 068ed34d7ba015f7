import { definePage } from '@/components/layouts/define-page';
import { AdvisorOrientationTestScreen } from '@/components/orientation/pages/advisor/orientation-test-screen';

const page = definePage('/advisor/orientation-test', AdvisorOrientationTestScreen, {
  title: 'orientationStaff.title',
  messages: ['editor', 'orientationStaff', 'orientationTypes'],
});
export const generateMetadata = page.metadata;
export default page.Page;
