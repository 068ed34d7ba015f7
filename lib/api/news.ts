import { articleVersionsResource } from '@/lib/contract/articles/text-versions';
import { articlesResource } from '@/lib/contract/articles/articles';
import { createResourceClient } from './resource-client';

export const newsApi = {
  articles: createResourceClient(articlesResource),
  versions: createResourceClient(articleVersionsResource),
};
