import { siteTextsResource } from '@/lib/contract/articles/site-texts';
import { siteTextVersionsResource } from '@/lib/contract/articles/text-versions';
import { createResourceClient } from './resource-client';

export const siteTextApi = createResourceClient(siteTextsResource);
export const siteTextVersionApi = createResourceClient(siteTextVersionsResource);
