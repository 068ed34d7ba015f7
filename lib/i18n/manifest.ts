import type { MetadataRoute } from 'next';
import en from '@/messages/en/core/installed.json';
import km from '@/messages/km/core/installed.json';
import { iconSizesPx } from '@/lib/domain/limits';
import { href } from '@/lib/routes/href';
import { type Locale, localizePath } from './locales';

const texts = { km, en };
const shortcuts = [
  { key: 'search', path: href('/search') },
  { key: 'test', path: href('/orientation-test') },
  { key: 'scholarships', path: href('/scholarship') },
] as const;

/** The installed site in a language. Both are one application: its id is the same. */
export const manifestOf = (locale: Locale): MetadataRoute.Manifest => ({
  id: '/',
  name: texts[locale].name,
  short_name: texts[locale].shortName,
  description: texts[locale].description,
  lang: locale,
  dir: 'ltr',
  start_url: localizePath(href('/'), locale),
  scope: '/',
  display: 'standalone',
  background_color: '#faf8f3',
  theme_color: '#0b6b5e',
  categories: ['education'],
  shortcuts: shortcuts.map(({ key, path }) => ({
    name: texts[locale].shortcut[key],
    url: localizePath(path, locale),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...iconSizesPx.map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any' as const,
    })),
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
