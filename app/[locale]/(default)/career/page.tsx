import { ClientMessages } from '@/components/layouts/client-messages';
import { CareerScreen } from '@/components/screens/career-screen';
import { articleListMetadata } from '@/components/screens/article-metadata';

export const generateMetadata = () => articleListMetadata('career');

export default function Page() {
  return (
    <ClientMessages namespaces={['article']}>
      <CareerScreen />
    </ClientMessages>
  );
}
