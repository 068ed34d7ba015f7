import type { Locale } from '@/lib/i18n/locales';

const preload = (script: string) =>
  `</fonts/kantumruy-pro-${script}-v1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * The `Link` header of a page: a font that loads after the first layout causes a second layout. Khmer pages contain
 * Latin digits and names too. In the HTML it would reach visitors who save data, and who see the fonts of their device.
 */
export const fontPreloads = {
  km: [preload('khmer'), preload('latin')].join(', '),
  en: preload('latin'),
} as const satisfies Record<Locale, string>;
