import { HelpTextScreen } from '@/components/screens/help-center/help-text-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('user-guide');

export default function Page() {
  return <HelpTextScreen slug="user-guide" />;
}
