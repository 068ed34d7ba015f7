import { definePage } from '@/components/layouts/define-page';
import { RegisteredScreen } from '@/components/accounts/pages/advisor/user/registered-screen';
import { questionnairePlace } from '@/lib/env/orientation-subjects';

const page = definePage(
  '/advisor/user/registered',
  RegisteredScreen,
  {
    title: 'people.title',
    messages: ['audit', 'people'],
  },
  () => ({
    organizationId: questionnairePlace('holland').organizationId,
  }),
);
export const generateMetadata = page.metadata;
export default page.Page;
