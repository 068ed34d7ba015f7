import { definePage } from '@/components/layouts/define-page';
import { HighSchoolInformationScreen } from '@/components/admissions/pages/profile/educationhistory/high-school-information-screen';

const page = definePage('/profile/educationhistory/high-school-information', HighSchoolInformationScreen, {
  title: 'educationHistory.highSchool.title',
  messages: ['editor', 'education', 'educationHistory', 'enrollment'],
});
export const generateMetadata = page.metadata;
export default page.Page;
