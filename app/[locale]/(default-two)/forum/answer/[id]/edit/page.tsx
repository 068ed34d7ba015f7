import { definePage } from '@/components/layouts/define-page';
import { ForumAnswerEditScreen } from '@/components/questions/pages/forum/answer/edit-screen';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/forum/answer/[id]/edit', ForumAnswerEditScreen, {
  title: 'ownQuestion.edit.title',
  messages: ['editor', 'form', 'forum', 'list', 'ownQuestion', 'question'],
});
export const generateMetadata = page.metadata;
export default page.Page;
