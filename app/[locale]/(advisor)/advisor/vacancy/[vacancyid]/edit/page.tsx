import { definePage } from '@/components/layouts/define-page';
import { VacancyEditScreen } from '@/components/careers/pages/advisor/vacancy/edit-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ vacancyid: '-' }];
const page = definePage(
  '/advisor/vacancy/[vacancyid]/edit',
  VacancyEditScreen,
  { title: 'vacancyDesk.single', messages: ['editor', 'eventDesk', 'vacancyDesk'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
