import { definePage } from '@/components/layouts/define-page';
import { EnrollmentScreen } from '@/components/screens/enrollment-screen';

const page = definePage('/enrollment', EnrollmentScreen);
export const generateMetadata = page.metadata;
export default page.Page;
