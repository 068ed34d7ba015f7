import { definePage } from '@/components/layouts/define-page';
import { PartnerApplicationDetailScreen } from '@/components/admissions/pages/partner/application/application-detail-screen';

/** One static shell serves all ids; the browser fetches the application. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/partner/application/[id]', PartnerApplicationDetailScreen, {
  title: 'applications.single',
  messages: ['advisor', 'applicationDesk', 'applications', 'education', 'offers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
