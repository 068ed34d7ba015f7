import { defineAskedPage } from '@/components/layouts/define-page';
import { CareerScreen } from '@/components/screens/career-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/career', CareerScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
