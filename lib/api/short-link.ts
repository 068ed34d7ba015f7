import { shortUrlsResource } from '@/lib/contract/notices/short-urls';
import { createResourceClient } from './resource-client';

export const shortLinkApi = { shortUrls: createResourceClient(shortUrlsResource) };
