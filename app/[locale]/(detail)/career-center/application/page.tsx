import { definePage } from '@/components/layouts/define-page';
import { ApplicationScreen } from '@/components/careers/pages/career-center/application-screen';

const page = definePage('/career-center/application', ApplicationScreen, {
  title: 'handed.title',
  messages: ['handed'],
});
export const generateMetadata = page.metadata;
export default page.Page;
