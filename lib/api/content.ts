import { queryOptions } from '@tanstack/react-query';
import { contentResource } from '@/lib/contract/content/content';
import { siteTextsResource } from '@/lib/contract/content/site-texts';
import { siteTextVersionsResource } from '@/lib/contract/content/text-versions';
import type { Input, Output } from '@/lib/contract/endpoint';
import { createResourceClient, request } from './resource-client';

const { query } = contentResource.endpoints;

export type ContentRequest = Input<typeof query>['body'];
export type ContentAnswer = Output<typeof query>;

export const contentApi = createResourceClient(contentResource);
export const siteTextApi = createResourceClient(siteTextsResource);
export const siteTextVersionApi = createResourceClient(siteTextVersionsResource);

/**
 * Help, policy and release texts that match a query.
 * @throws {ApiError} for every answer that is no success.
 */
export const queryContent = (body: ContentRequest, signal?: AbortSignal): Promise<ContentAnswer> =>
  request(query, { body }, { signal });

/** The same for React Query: the call is a POST, but it only reads. */
export const contentQueryOptions = (body: ContentRequest) =>
  queryOptions({
    queryKey: [contentResource.name, 'query', body] as const,
    queryFn: ({ signal }) => queryContent(body, signal),
  });
