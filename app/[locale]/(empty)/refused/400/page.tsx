import { definePage } from '@/components/layouts/define-page';
import { RefusedScreen } from '@/components/site/pages/refused-screen';

const page = definePage(
  '/refused/400',
  RefusedScreen,
  {
    title: 'feedback.error.400.title',
  },
  () => ({ status: 400 }) as const,
);
export const generateMetadata = page.metadata;
export default page.Page;
