import { ClientMessages } from '@/components/layouts/client-messages';
import { EarlybirdScreen } from '@/components/screens/earlybird-screen';
import { articleListMetadata } from '@/components/screens/article-metadata';

export const generateMetadata = () => articleListMetadata('earlybird');

export default function Page() {
  return (
    <ClientMessages namespaces={['article']}>
      <EarlybirdScreen />
    </ClientMessages>
  );
}
