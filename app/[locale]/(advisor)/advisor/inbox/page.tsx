import { definePage } from '@/components/layouts/define-page';
import { InboxScreen } from '@/components/screens/advisor/inbox-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/inbox',
  InboxScreen,
  { title: 'inbox.title', messages: ['inbox', 'editor', 'features', 'partnerRequests'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
