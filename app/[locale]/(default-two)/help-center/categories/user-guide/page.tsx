import { defineDetailPage } from '@/components/layouts/define-page';
import { UserGuideScreen } from '@/components/articles/pages/help-center/categories/user-guide-screen';
import { helpMetadata } from '@/components/articles/pages/help-metadata';

const page = defineDetailPage('/help-center/categories/user-guide', UserGuideScreen, () =>
  helpMetadata('user-guide'),
);
export const generateMetadata = page.metadata;
export default page.Page;
