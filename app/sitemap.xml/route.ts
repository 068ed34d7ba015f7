import { siteOrigin } from '@/lib/env/public-settings';
import { offeredSiteMaps } from '@/lib/routes/site-maps';

/** The index of the site maps: one for each kind of page, so that each stays below 50,000 addresses. */
export const GET = () => {
  const maps = offeredSiteMaps().map(
    (id) => `<sitemap><loc>${siteOrigin()}/sitemaps/sitemap/${id}.xml</loc></sitemap>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
};
