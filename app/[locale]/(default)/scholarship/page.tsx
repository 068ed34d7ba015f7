import { ClientMessages } from '@/components/layouts/client-messages';
import { ScholarshipScreen } from '@/components/screens/scholarship-screen';
import { articleListMetadata } from '@/components/screens/article-metadata';

export const generateMetadata = () => articleListMetadata('scholarship');

export default function Page() {
  return (
    <ClientMessages namespaces={['article']}>
      <ScholarshipScreen />
    </ClientMessages>
  );
}
