import { ClientMessages } from '@/components/layouts/client-messages';
import { BlogScreen } from '@/components/screens/blog-screen';
import { articleListMetadata } from '@/components/screens/article-metadata';

export const generateMetadata = () => articleListMetadata('blog');

export default function Page() {
  return (
    <ClientMessages namespaces={['article']}>
      <BlogScreen />
    </ClientMessages>
  );
}
