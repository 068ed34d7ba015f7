import { definePage } from '@/components/layouts/define-page';
import { HollandResultScreen } from '@/components/orientation/pages/orientation-test/Holland/result-screen';

const page = definePage('/orientation-test/Holland/result', HollandResultScreen, {
  title: 'orientationResult.title.holland',
  description: 'orientationResult.description.holland',
  messages: ['orientationResult', 'orientationTypes', 'education', 'moments'],
});
export const generateMetadata = page.metadata;
export default page.Page;
