import { definePage } from '@/components/layouts/define-page';
import { EditableScreen } from '@/components/questions/pages/forum/answer/edit-screen';
import { forumPlace } from '@/lib/env/forum-place';

const page = definePage(
  '/forum/answer/edit',
  EditableScreen,
  {
    title: 'ownQuestion.edit.which',
    messages: ['editor', 'form', 'forum', 'list', 'ownQuestion', 'question'],
  },
  () => ({ organizationId: forumPlace().organizationId }),
);
export const generateMetadata = page.metadata;
export default page.Page;
