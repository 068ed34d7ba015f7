import { definePage } from '@/components/layouts/define-page';
import { MbtiStartScreen } from '@/components/screens/orientation-test/MBTI/start-screen';

const page = definePage('/orientation-test/MBTI/start', MbtiStartScreen);
export const generateMetadata = page.metadata;
export default page.Page;
