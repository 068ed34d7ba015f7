import { defineCataloguePage } from '@/components/layouts/define-page';
import { ForumScreen } from '@/components/questions/pages/forum-screen';

const page = defineCataloguePage('/forum', ForumScreen, {
  title: 'question.title',
  description: 'question.lead',
  indexable: true,
  messages: ['catalogue', 'question'],
});
export const generateMetadata = page.metadata;
export default page.Page;
