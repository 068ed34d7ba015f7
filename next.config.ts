import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  cacheComponents: true,
  poweredByHeader: false,
  compress: true,
  async rewrites() {
    return {
      beforeFiles: [{ source: '/:path((?!en(?:/|$)|km(?:/|$)|_next|api|.*\\.).*)', destination: '/km/:path' }],
      afterFiles: [], fallback: [],
    };
  },
};
export default withNextIntl(config);
