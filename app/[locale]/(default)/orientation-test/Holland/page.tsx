import { definePage } from '@/components/layouts/define-page';
import { HollandScreen } from '@/components/orientation/pages/orientation-test/holland-screen';

const page = definePage('/orientation-test/Holland', HollandScreen, {
  title: 'orientation.holland.title',
  description: 'orientation.holland.description',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
