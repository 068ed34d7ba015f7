import { siteTextsResource } from '@/lib/contract/content/site-texts';
import { siteTextVersionsResource } from '@/lib/contract/content/text-versions';
import { createResourceClient } from './resource-client';

export const siteTextApi = createResourceClient(siteTextsResource);
export const siteTextVersionApi = createResourceClient(siteTextVersionsResource);
