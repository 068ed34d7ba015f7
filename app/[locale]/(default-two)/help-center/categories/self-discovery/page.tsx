import { defineDetailPage } from '@/components/layouts/define-page';
import { SelfDiscoveryScreen } from '@/components/articles/pages/help-center/categories/self-discovery-screen';
import { helpMetadata } from '@/components/articles/pages/help-metadata';

const page = defineDetailPage('/help-center/categories/self-discovery', SelfDiscoveryScreen, () =>
  helpMetadata('self-discovery'),
);
export const generateMetadata = page.metadata;
export default page.Page;
