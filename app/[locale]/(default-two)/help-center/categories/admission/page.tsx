import { defineDetailPage } from '@/components/layouts/define-page';
import { AdmissionScreen } from '@/components/screens/help-center/categories/admission-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

const page = defineDetailPage('/help-center/categories/admission', AdmissionScreen, () =>
  helpMetadata('admission'),
);
export const generateMetadata = page.metadata;
export default page.Page;
