'use client';

import { useEffect } from 'react';
import { splashScreens } from '@/lib/domain/splash-screens';

/**
 * Names the start pictures of the installed site where the browser uses them: only iOS does, and reads them when the
 * site is added to the home screen. As links of every page they would cost every visitor 4 kB.
 */
export function SplashScreens() {
  useEffect(() => {
    if (!('standalone' in navigator) || document.querySelector('link[rel="apple-touch-startup-image"]'))
      return;
    for (const { file, media } of splashScreens) {
      const link = document.createElement('link');
      link.rel = 'apple-touch-startup-image';
      link.media = media;
      link.href = file;
      document.head.append(link);
    }
  }, []);
  return null;
}
