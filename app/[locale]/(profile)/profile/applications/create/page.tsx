import { definePage } from '@/components/layouts/define-page';
import { CreateScreen } from '@/components/admissions/pages/profile/applications/create-screen';

const page = definePage('/profile/applications/create', CreateScreen, {
  title: 'enrollment.create.title',
  messages: ['enrollment', 'education'],
});
export const generateMetadata = page.metadata;
export default page.Page;
