import { definePage } from '@/components/layouts/define-page';
import { InboxScreen } from '@/components/review/pages/advisor/inbox-screen';

const page = definePage('/advisor/inbox', InboxScreen, {
  title: 'inbox.title',
  messages: ['inbox', 'editor', 'features', 'partnerRequests'],
});
export const generateMetadata = page.metadata;
export default page.Page;
