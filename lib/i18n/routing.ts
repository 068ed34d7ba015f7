import { defineRouting } from 'next-intl/routing';
export const routing = defineRouting({
  locales: ['km', 'en'], defaultLocale: 'km',
  localePrefix: { mode: 'as-needed', prefixes: { km: '/kh' } },
  localeDetection: false, localeCookie: false, alternateLinks: false,
});
