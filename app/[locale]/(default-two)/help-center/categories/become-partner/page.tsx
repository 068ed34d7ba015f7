import { BecomePartnerScreen } from '@/components/screens/help-center/categories/become-partner-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('become-partner');

export default function Page() {
  return <BecomePartnerScreen />;
}
