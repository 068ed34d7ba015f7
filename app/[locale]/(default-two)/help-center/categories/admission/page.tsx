import { HelpTextScreen } from '@/components/screens/help-center/help-text-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('admission');

export default function Page() {
  return <HelpTextScreen slug="admission" />;
}
