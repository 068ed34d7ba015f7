import { definePage } from '@/components/layouts/define-page';
import { MbtiScreen } from '@/components/screens/orientation-test/mbti-screen';

const page = definePage('/orientation-test/MBTI', MbtiScreen);
export const generateMetadata = page.metadata;
export default page.Page;
