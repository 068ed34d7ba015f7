import { definePage } from '@/components/layouts/define-page';
import { MbtiStartScreen } from '@/components/orientation/pages/orientation-test/MBTI/start-screen';

const page = definePage('/orientation-test/MBTI/start', MbtiStartScreen, {
  title: 'orientation.personality.title',
  description: 'orientation.personality.description',
  messages: ['questionnaire'],
});
export const generateMetadata = page.metadata;
export default page.Page;
