import { defineAskedPage } from '@/components/layouts/define-page';
import { EarlybirdScreen } from '@/components/screens/earlybird-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/earlybird', EarlybirdScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
