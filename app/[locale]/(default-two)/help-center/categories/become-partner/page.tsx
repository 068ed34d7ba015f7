import { ClientMessages } from '@/components/layouts/client-messages';
import { BecomePartnerScreen } from '@/components/screens/help-center/categories/become-partner-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

export const generateMetadata = () => helpMetadata('become-partner');

export default function Page() {
  return (
    <ClientMessages namespaces={['contact', 'form']}>
      <BecomePartnerScreen />
    </ClientMessages>
  );
}
