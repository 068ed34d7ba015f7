import { definePage } from '@/components/layouts/define-page';
import { HomeScreen } from '@/components/screens/home-screen';

const page = definePage('/', HomeScreen);
export const generateMetadata = page.metadata;
export default page.Page;
