import { definePage } from '@/components/layouts/define-page';
import { QuestionScreen } from '@/components/questions/pages/forum/question-screen';
import { forumPlace } from '@/lib/env/forum-place';

const page = definePage(
  '/forum/question',
  QuestionScreen,
  { title: 'ownQuestion.ask.heading', messages: ['form', 'ownQuestion', 'question'] },
  () => ({ place: forumPlace() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
