import { shortUrlsResource } from '@/lib/contract/notices/short-urls';
import { safeRedirectPath } from '@/lib/domain/redirect-path';
import type { Deps } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { shortLinksPerHourMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';

/** @throws 422 for an address that is no page of ours; short links to short links would loop. */
const readOwnUrl = (deps: Deps, longUrl: string): string => {
  const url = new URL(longUrl);
  const path =
    url.origin === deps.env.PUBLIC_ORIGIN ? safeRedirectPath(url.pathname + url.search + url.hash, '') : '';
  if (!path || url.username || url.password || path.startsWith('/s/'))
    throw invalid([{ path: 'longUrl', code: 'foreign-url' }]);
  return new URL(path, deps.env.PUBLIC_ORIGIN).href;
};

export const shortUrlRoutes = (deps: Deps) =>
  implement(
    shortUrlsResource,
    {
      create: async ({ body }, { caller, requestId }) => {
        const longUrl = readOwnUrl(deps, body.longUrl);
        await hitLimit(deps, `short-link:${caller.id}`, shortLinksPerHourMax, 3600);
        const link = await deps.shortLinks.shorten(longUrl).catch((error: unknown) => {
          deps.log.error('short-link', {
            requestId,
            reason: error instanceof Error ? error.message : 'unknown',
          });
          throw new Refusal(
            503,
            'short-link-unavailable',
            'Short links do not work at the moment. Please try again.',
          );
        });
        return {
          shortCode: link.shortCode,
          shortUrl: link.shortUrl,
          longUrl,
          dateCreated: link.createdAt.toISOString(),
        };
      },
    },
    deps,
  );
