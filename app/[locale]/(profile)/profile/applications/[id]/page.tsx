import { definePage } from '@/components/layouts/define-page';
import { ApplicationsDetailScreen } from '@/components/admissions/pages/profile/applications/applications-detail-screen';

/** One static shell serves all ids; the browser fetches the application. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/profile/applications/[id]', ApplicationsDetailScreen, {
  title: 'applications.single',
  messages: ['applicationTurn', 'applications', 'education', 'enrollment', 'moments', 'offers', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
