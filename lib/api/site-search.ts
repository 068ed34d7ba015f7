import { siteSearchResource } from '@/lib/contract/search/site-search';
import { createResourceClient } from './resource-client';

/** Apart from the other content: the search page needs nothing else of it. */
export const siteSearchApi = createResourceClient(siteSearchResource);
