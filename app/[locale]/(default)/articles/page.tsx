import { ClientMessages } from '@/components/layouts/client-messages';
import { ArticlesScreen } from '@/components/screens/articles-screen';
import { articleListMetadata } from '@/components/screens/article-metadata';

export const generateMetadata = () => articleListMetadata('articles');

export default function Page() {
  return (
    <ClientMessages namespaces={['article']}>
      <ArticlesScreen />
    </ClientMessages>
  );
}
