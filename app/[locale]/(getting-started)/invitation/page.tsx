import { definePage } from '@/components/layouts/define-page';
import { InvitationScreen } from '@/components/accounts/pages/invitation-screen';

const page = definePage('/invitation', InvitationScreen, {
  title: 'invitation.title',
  messages: ['invitation', 'auth', 'form'],
});
export const generateMetadata = page.metadata;
export default page.Page;
