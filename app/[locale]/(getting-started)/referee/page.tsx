import { definePage } from '@/components/layouts/define-page';
import { RefereeScreen } from '@/components/profiles/pages/referee-screen';

const page = definePage('/referee', RefereeScreen, {
  title: 'referee.title',
  messages: ['form', 'referee'],
});
export const generateMetadata = page.metadata;
export default page.Page;
