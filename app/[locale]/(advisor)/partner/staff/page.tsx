import { definePage } from '@/components/layouts/define-page';
import { PartnerStaffScreen } from '@/components/accounts/pages/partner/staff-screen';

const page = definePage('/partner/staff', PartnerStaffScreen, {
  title: 'people.staff.atSchool.title',
  messages: ['partner', 'people'],
});
export const generateMetadata = page.metadata;
export default page.Page;
