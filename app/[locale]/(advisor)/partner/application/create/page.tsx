import { definePage } from '@/components/layouts/define-page';
import { PartnerCreateScreen } from '@/components/admissions/pages/partner/application/create-screen';

const page = definePage('/partner/application/create', PartnerCreateScreen, {
  title: 'applicationDesk.create.title',
  messages: ['applicationDesk', 'applications', 'education', 'enrollment'],
});
export const generateMetadata = page.metadata;
export default page.Page;
