import { definePage } from '@/components/layouts/define-page';
import { TagsScreen } from '@/components/questions/pages/advisor/sala-connect/tags-screen';
import { organizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/sala-connect/tags',
  TagsScreen,
  { title: 'forum.tagDesk.title', messages: ['forum'] },
  () => ({ organizationId: organizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
