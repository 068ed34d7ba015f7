import { ClientMessages } from '@/components/layouts/client-messages';
import { JobScreen } from '@/components/screens/job-screen';
import { articleListMetadata } from '@/components/screens/article-metadata';

export const generateMetadata = () => articleListMetadata('job');

export default function Page() {
  return (
    <ClientMessages namespaces={['article']}>
      <JobScreen />
    </ClientMessages>
  );
}
