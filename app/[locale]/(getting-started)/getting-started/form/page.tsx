import { definePage } from '@/components/layouts/define-page';
import { FormScreen } from '@/components/screens/getting-started/form-screen';

const page = definePage('/getting-started/form', FormScreen);
export const generateMetadata = page.metadata;
export default page.Page;
