import { definePage } from '@/components/layouts/define-page';
import { PrivacyPolicyScreen } from '@/components/screens/privacy-policy-screen';

const page = definePage('/privacy-policy', PrivacyPolicyScreen, {
  title: 'help.policy.title',
  description: 'help.policy.lead',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
