import { definePage } from '@/components/layouts/define-page';
import { PrivacyPolicyScreen } from '@/components/site/pages/privacy-policy-screen';

const page = definePage('/privacy-policy', PrivacyPolicyScreen, {
  title: 'help.policy.title',
  description: 'help.policy.lead',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
