import { defineAskedPage } from '@/components/layouts/define-page';
import { JobScreen } from '@/components/screens/job-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/job', JobScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
