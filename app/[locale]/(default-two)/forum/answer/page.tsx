import { definePage } from '@/components/layouts/define-page';
import { AnswerScreen } from '@/components/questions/pages/forum/answer-screen';
import { forumPlace } from '@/lib/env/forum-place';

const page = definePage(
  '/forum/answer',
  AnswerScreen,
  { title: 'ownQuestion.mine.title', messages: ['form', 'list', 'ownQuestion', 'question'] },
  () => ({ place: forumPlace() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
