'use client';

import NextLink from 'next/link';
import {
  useParams,
  usePathname as useNextPathname,
  useRouter as useNextRouter,
  useSearchParams,
} from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ComponentProps, useMemo, useState } from 'react';
import { shownPath } from '@/lib/catalogue/asked-path';
import { useIdle } from '@/lib/device/use-idle';
import { prefetchSkippedOn } from '@/lib/domain/limits/pages';
import type { Href } from '@/lib/routes/href';
import { usesLessData } from '@/lib/device/display';
import { type Locale, localizePath, splitLocale } from './locales';
import { announceNavigation } from './navigation-events';

export { useParams, useSearchParams };

interface NetworkInformation {
  effectiveType?: string;
}

/** Prefetching on 2g or for somebody who saves data would compete with the requested page. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return usesLessData() || prefetchSkippedOn.some((type) => type === connection?.effectiveType);
}

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> {
  href: Href;
  /** Only for the language switch; every other link stays in the page's language. */
  locale?: Locale;
}

/**
 * Link inside Sala, for server and client components. The page is prefetched once a pointer, a finger or the focus is
 * on the link: prefetching every visible link would cost 130 kB a link, and the first second of a cheap phone.
 * `prefetch="auto"` is for a link that nearly everybody uses next; it waits until the browser is idle.
 */
export function Link({ href, locale, prefetch, onNavigate, onPointerEnter, onFocus, ...props }: LinkProps) {
  const current = useLocale();
  const [near, setNear] = useState(false);
  const idle = useIdle(prefetch === 'auto');
  const wanted = prefetch === 'auto' && !idle && !near ? false : (prefetch ?? (near ? 'auto' : false));
  return (
    <NextLink
      {...props}
      href={localizePath(href, locale ?? current)}
      prefetch={savesData() ? false : wanted}
      onPointerEnter={(event) => {
        setNear(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setNear(true);
        onFocus?.(event);
      }}
      onNavigate={(event) => {
        announceNavigation();
        onNavigate?.(event);
      }}
    />
  );
}

interface NavigateOptions {
  scroll?: boolean;
  locale?: Locale;
}

/** Next's router for paths without language. */
export function useRouter() {
  const router = useNextRouter();
  const current = useLocale();
  return useMemo(() => {
    const go =
      (method: 'push' | 'replace') =>
      (link: Href, { locale = current, ...options }: NavigateOptions = {}) => {
        announceNavigation();
        router[method](localizePath(link, locale), options);
      };
    return {
      push: go('push'),
      replace: go('replace'),
      prefetch: (link: Href) => {
        if (!savesData()) router.prefetch(localizePath(link, current));
      },
      back: router.back,
      refresh: router.refresh,
    };
  }, [router, current]);
}

/**
 * The path without language; the same in the browser and on the server, where Next has `/km/…`, and `/km/asked/…` for
 * the query of a catalogue.
 */
export const usePathname = () => shownPath(splitLocale(useNextPathname()).path);
