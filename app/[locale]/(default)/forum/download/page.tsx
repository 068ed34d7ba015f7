import { definePage } from '@/components/layouts/define-page';
import { DownloadScreen } from '@/components/questions/pages/forum/download-screen';

const page = definePage('/forum/download', DownloadScreen, {
  title: 'installing.title',
  description: 'installing.lead',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
