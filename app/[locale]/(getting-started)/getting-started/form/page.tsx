import { definePage } from '@/components/layouts/define-page';
import { FormScreen } from '@/components/accounts/pages/getting-started/form-screen';

const page = definePage('/getting-started/form', FormScreen, {
  title: 'auth.begin.formTitle',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
