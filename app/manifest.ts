import type { MetadataRoute } from 'next';
import { iconSizesPx } from '@/lib/domain/limits';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Sala - សាលា',
    short_name: 'សាលា',
    description: 'ស្វែងរកសាលា ជំនាញសិក្សា និងដាក់ពាក្យតាមអ៊ីនធឺណិត នៅកម្ពុជា។',
    lang: 'km',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#0b6b5e',
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
  };
}
