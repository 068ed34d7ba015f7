import { ClientMessages } from '@/components/layouts/client-messages';
import { ArticleListScreen } from '@/components/screens/article-list-screen';
import { articleListMetadata } from '@/components/screens/article-metadata';

export const generateMetadata = () => articleListMetadata('earlybird');

export default function Page() {
  return (
    <ClientMessages namespaces={['article']}>
      <ArticleListScreen place="earlybird" />
    </ClientMessages>
  );
}
