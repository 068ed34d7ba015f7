import { shortUrlsResource } from '@/lib/contract/short-link/short-urls';
import { createResourceClient } from './resource-client';

export const shortLinkApi = { shortUrls: createResourceClient(shortUrlsResource) };
