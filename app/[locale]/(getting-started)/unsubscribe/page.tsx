import { definePage } from '@/components/layouts/define-page';
import { UnsubscribeScreen } from '@/components/notices/pages/unsubscribe-screen';

const page = definePage('/unsubscribe', UnsubscribeScreen, {
  title: 'unsubscribe.title',
  messages: ['notification', 'unsubscribe'],
});
export const generateMetadata = page.metadata;
export default page.Page;
