import { definePage } from '@/components/layouts/define-page';
import { OrientationTestScreen } from '@/components/orientation/pages/advisor/orientation-test-screen';

const page = definePage('/advisor/orientation-test', OrientationTestScreen, {
  title: 'orientationStaff.title',
  messages: ['editor', 'orientationStaff', 'orientationTypes'],
});
export const generateMetadata = page.metadata;
export default page.Page;
