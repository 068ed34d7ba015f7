import { SelfDiscoveryScreen } from '@/components/screens/help-center/categories/self-discovery-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('self-discovery');

export default function Page() {
  return <SelfDiscoveryScreen />;
}
