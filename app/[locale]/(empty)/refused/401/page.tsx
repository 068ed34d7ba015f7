import { definePage } from '@/components/layouts/define-page';
import { RefusedScreen } from '@/components/site/pages/refused-screen';

const page = definePage(
  '/refused/401',
  RefusedScreen,
  {
    title: 'feedback.error.401.title',
  },
  () => ({ status: 401 }) as const,
);
export const generateMetadata = page.metadata;
export default page.Page;
