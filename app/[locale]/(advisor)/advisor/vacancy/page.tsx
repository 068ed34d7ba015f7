import { definePage } from '@/components/layouts/define-page';
import { VacancyScreen } from '@/components/careers/pages/advisor/vacancy-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/vacancy',
  VacancyScreen,
  { title: 'vacancyDesk.title', messages: ['vacancyDesk'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
