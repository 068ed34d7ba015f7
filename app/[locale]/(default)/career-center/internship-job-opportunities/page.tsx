import { defineCataloguePage } from '@/components/layouts/define-page';
import { OpportunitiesScreen } from '@/components/careers/pages/career-center/internship-job-opportunities-screen';

const page = defineCataloguePage('/career-center/internship-job-opportunities', OpportunitiesScreen, {
  title: 'job.title',
  description: 'job.description',
  indexable: true,
  messages: ['catalogue', 'fees', 'job'],
});
export const generateMetadata = page.metadata;
export default page.Page;
