import { definePage } from '@/components/layouts/define-page';
import { InformationOtherEnrolledSchoolScreen } from '@/components/admissions/pages/profile/educationhistory/information-other-enrolled-school-screen';

const page = definePage(
  '/profile/educationhistory/information-other-enrolled-school',
  InformationOtherEnrolledSchoolScreen,
  { title: 'educationHistory.other.title', messages: ['editor', 'education', 'educationHistory'] },
);
export const generateMetadata = page.metadata;
export default page.Page;
