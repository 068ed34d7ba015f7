import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/env/public-settings';

/** Pages that must not be indexed declare it themselves; this file lists only what no crawler should fetch. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Previews of links fetch these pictures.
      allow: ['/', '/api-academic/v1/share_picture', '/api-qa/v1/result_picture'],
      disallow: ['/api', '/session', '/v/', '/profile/', '/en/profile/', '/advisor/', '/en/advisor/'],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
