import { ClientMessages } from '@/components/layouts/client-messages';
import { EventsScreen } from '@/components/screens/events-screen';
import { articleListMetadata } from '@/components/screens/article-metadata';

export const generateMetadata = () => articleListMetadata('events');

export default function Page() {
  return (
    <ClientMessages namespaces={['article']}>
      <EventsScreen />
    </ClientMessages>
  );
}
