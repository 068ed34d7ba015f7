import { definePage } from '@/components/layouts/define-page';
import { AchievementsScreen } from '@/components/profiles/pages/profile/achievements-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/profile/achievements',
  AchievementsScreen,
  { title: 'person.achievements.title', messages: ['person'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
