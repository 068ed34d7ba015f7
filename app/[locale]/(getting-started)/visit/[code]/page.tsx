import { defineDetailPage } from '@/components/layouts/define-page';
import { VisitDetailScreen, visitMetadata } from '@/components/visits/pages/visit/visit-detail-screen';

// Without its visit the shell would be empty.
export const instant = false;

/** '-' never exists: visits come and go. */
export const generateStaticParams = () => [{ code: '-' }];

const page = defineDetailPage('/visit/[code]', VisitDetailScreen, ({ code }) => visitMetadata(code), [
  'visit',
  'form',
]);
export const generateMetadata = page.metadata;
export default page.Page;
