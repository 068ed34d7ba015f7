import { UserGuideScreen } from '@/components/screens/help-center/categories/user-guide-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('user-guide');

export default function Page() {
  return <UserGuideScreen />;
}
