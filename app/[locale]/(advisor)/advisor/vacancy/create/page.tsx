import { definePage } from '@/components/layouts/define-page';
import { VacancyCreateScreen } from '@/components/careers/pages/advisor/vacancy/create-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/vacancy/create',
  VacancyCreateScreen,
  { title: 'vacancyDesk.create', messages: ['editor', 'eventDesk', 'vacancyDesk'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
