import { definePage } from '@/components/layouts/define-page';
import { EarlybirdScreen } from '@/components/screens/earlybird-screen';

const page = definePage('/earlybird', EarlybirdScreen);
export const generateMetadata = page.metadata;
export default page.Page;
