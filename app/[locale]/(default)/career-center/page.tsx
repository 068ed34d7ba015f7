import { definePage } from '@/components/layouts/define-page';
import { CareerCenterScreen } from '@/components/careers/pages/career-center-screen';

const page = definePage('/career-center', CareerCenterScreen, {
  title: 'careerHome.title',
  description: 'careerHome.lead',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
