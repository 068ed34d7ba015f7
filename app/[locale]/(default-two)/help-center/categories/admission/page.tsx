import { defineDetailPage } from '@/components/layouts/define-page';
import { AdmissionScreen } from '@/components/articles/pages/help-center/categories/admission-screen';
import { helpMetadata } from '@/components/articles/pages/help-metadata';

const page = defineDetailPage('/help-center/categories/admission', AdmissionScreen, () =>
  helpMetadata('admission'),
);
export const generateMetadata = page.metadata;
export default page.Page;
