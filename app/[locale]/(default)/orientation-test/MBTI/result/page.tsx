import { definePage } from '@/components/layouts/define-page';
import { MbtiResultScreen } from '@/components/orientation/pages/orientation-test/MBTI/result-screen';

const page = definePage('/orientation-test/MBTI/result', MbtiResultScreen, {
  title: 'orientationResult.title.personality',
  description: 'orientationResult.description.personality',
  messages: ['orientationResult', 'orientationTypes', 'education', 'moments'],
});
export const generateMetadata = page.metadata;
export default page.Page;
