import { definePage } from '@/components/layouts/define-page';
import { SetPinScreen } from '@/components/accounts/pages/getting-started/set-pin-screen';

const page = definePage('/getting-started/set_pin', SetPinScreen, {
  title: 'auth.newPin.title',
  messages: ['auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
