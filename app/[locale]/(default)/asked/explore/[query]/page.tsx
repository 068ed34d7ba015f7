import { defineAskedPage } from '@/components/layouts/define-page';
import { ExploreScreen } from '@/components/screens/explore-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/explore', ExploreScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
