import { HelpTextScreen } from '@/components/screens/help-center/help-text-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('become-partner');

export default function Page() {
  return <HelpTextScreen slug="become-partner" />;
}
