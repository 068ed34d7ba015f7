import { definePage } from '@/components/layouts/define-page';
import { DigitalCvScreen } from '@/components/profiles/pages/profile/digital-cv-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/profile/[userId]/digital-cv',
  DigitalCvScreen,
  { title: 'cv.page.titleCv', messages: ['cv'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateStaticParams = () => [{ userId: '-' }];
export const generateMetadata = page.metadata;
export default page.Page;
