import { definePage } from '@/components/layouts/define-page';
import { EnrollableSubjectsScreen } from '@/components/screens/advisor/enrollable-subjects-screen';

const page = definePage('/advisor/enrollable-subjects', EnrollableSubjectsScreen);
export const generateMetadata = page.metadata;
export default page.Page;
