import { HelpTextScreen } from '@/components/screens/help-center/help-text-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('self-discovery');

export default function Page() {
  return <HelpTextScreen slug="self-discovery" />;
}
