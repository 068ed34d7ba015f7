import { definePage } from '@/components/layouts/define-page';
import { HighSchoolInformationScreen } from '@/components/screens/profile/educationhistory/high-school-information-screen';

const page = definePage('/profile/educationhistory/high-school-information', HighSchoolInformationScreen);
export const generateMetadata = page.metadata;
export default page.Page;
