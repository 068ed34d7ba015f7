import { definePage } from '@/components/layouts/define-page';
import { PartnerInfoScreen } from '@/components/schools/pages/partner/info-screen';
import { organizationId } from '@/lib/env/organization';

const page = definePage(
  '/partner/info',
  PartnerInfoScreen,
  {
    title: 'partner.info.title',
    messages: ['partner', 'people'],
  },
  () => ({ organizationId: organizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
