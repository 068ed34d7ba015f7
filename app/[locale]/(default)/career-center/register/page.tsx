import { definePage } from '@/components/layouts/define-page';
import { RegisterScreen } from '@/components/careers/pages/career-center/register-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/career-center/register',
  RegisterScreen,
  { title: 'registration.title', messages: ['form', 'registration', 'work'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
