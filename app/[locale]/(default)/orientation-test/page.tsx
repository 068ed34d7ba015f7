import { definePage } from '@/components/layouts/define-page';
import { OrientationTestScreen } from '@/components/orientation/pages/orientation-test-screen';

const page = definePage('/orientation-test', OrientationTestScreen, {
  title: 'orientation.title',
  description: 'orientation.description',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
