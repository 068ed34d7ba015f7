import { articleVersionsResource } from '@/lib/contract/content/text-versions';
import { articlesResource } from '@/lib/contract/news/articles';
import { createResourceClient } from './resource-client';

export const newsApi = {
  articles: createResourceClient(articlesResource),
  versions: createResourceClient(articleVersionsResource),
};
