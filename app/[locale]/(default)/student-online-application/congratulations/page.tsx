import { definePage } from '@/components/layouts/define-page';
import { CongratulationsScreen } from '@/components/screens/student-online-application/congratulations-screen';

const page = definePage('/student-online-application/congratulations', CongratulationsScreen);
export const generateMetadata = page.metadata;
export default page.Page;
