import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/env/public-settings';

/** Pages that are not for search results say so themselves; here only what no crawler should spend time on. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api', '/session', '/profile/', '/en/profile/', '/advisor/', '/en/advisor/'],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
