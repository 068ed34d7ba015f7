import { definePage } from '@/components/layouts/define-page';
import { ApplicationDetailScreen } from '@/components/admissions/pages/advisor/user/application/application-detail-screen';

/** One static shell serves all ids; the browser fetches the application. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/advisor/user/application/[id]', ApplicationDetailScreen, {
  title: 'applications.single',
  messages: ['advisor', 'applicationDesk', 'applications', 'education', 'offers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
