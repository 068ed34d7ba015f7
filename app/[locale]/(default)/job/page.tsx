import { definePage } from '@/components/layouts/define-page';
import { JobScreen } from '@/components/screens/job-screen';

const page = definePage('/job', JobScreen);
export const generateMetadata = page.metadata;
export default page.Page;
