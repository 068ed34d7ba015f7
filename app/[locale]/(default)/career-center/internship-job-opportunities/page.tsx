import { defineCataloguePage } from '@/components/layouts/define-page';
import { InternshipJobOpportunitiesScreen } from '@/components/screens/career-center/internship-job-opportunities-screen';

const page = defineCataloguePage(
  '/career-center/internship-job-opportunities',
  InternshipJobOpportunitiesScreen,
  {
    title: 'job.title',
    description: 'job.description',
    indexable: true,
    messages: ['catalogue', 'job'],
  },
);
export const generateMetadata = page.metadata;
export default page.Page;
