import { definePage } from '@/components/layouts/define-page';
import { WelcomeScreen } from '@/components/screens/welcome-screen';

const page = definePage('/welcome', WelcomeScreen);
export const generateMetadata = page.metadata;
export default page.Page;
