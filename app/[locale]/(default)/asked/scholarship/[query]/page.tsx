import { defineAskedPage } from '@/components/layouts/define-page';
import { ScholarshipScreen } from '@/components/screens/scholarship-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/scholarship', ScholarshipScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
