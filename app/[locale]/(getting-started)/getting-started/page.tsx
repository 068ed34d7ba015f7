import { definePage } from '@/components/layouts/define-page';
import { GettingStartedScreen } from '@/components/screens/getting-started-screen';

const page = definePage('/getting-started', GettingStartedScreen);
export const generateMetadata = page.metadata;
export default page.Page;
