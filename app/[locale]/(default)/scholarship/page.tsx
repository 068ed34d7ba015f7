import { definePage } from '@/components/layouts/define-page';
import { ScholarshipScreen } from '@/components/schools/pages/scholarship-screen';

const page = definePage('/scholarship', ScholarshipScreen, {
  title: 'scholarship.page.title',
  description: 'scholarship.page.description',
  indexable: true,
  messages: ['scholarship'],
});
export const generateMetadata = page.metadata;
export default page.Page;
