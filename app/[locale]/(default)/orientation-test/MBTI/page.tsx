import { definePage } from '@/components/layouts/define-page';
import { MbtiScreen } from '@/components/orientation/pages/orientation-test/mbti-screen';

const page = definePage('/orientation-test/MBTI', MbtiScreen, {
  title: 'orientation.personality.title',
  description: 'orientation.personality.description',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
