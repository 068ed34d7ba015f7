'use client';

import {
  useParams,
  usePathname as useNextPathname,
  useRouter as useNextRouter,
  useSearchParams,
} from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ComponentProps, createContext, type MouseEvent, use, useMemo } from 'react';
import { shownPath } from '@/lib/catalogue/asked-path';
import { useWhenIdle } from '@/lib/device/use-when-idle';
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

interface NavigateOptions {
  scroll?: boolean;
  locale?: Locale | undefined;
}

/** Next's router for paths without language. */
export function useRouter() {
  const router = useNextRouter();
  const current = useLocale();
  return useMemo(() => {
    const go =
      (method: 'push' | 'replace') =>
      (link: Href, { locale = current, ...options }: NavigateOptions = {}) => {
        const path = localizePath(link, locale);
        announceNavigation(new URL(path, window.location.href).href);
        router[method](path, options);
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

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: Href;
  /** Only for the language switch; every other link stays in the page's language. */
  locale?: Locale;
  /** `auto`: as soon as the browser is idle, for a link that nearly everybody uses next; `false`: never. */
  prefetch?: 'auto' | false;
  /** Off where the page stays at its place. */
  scroll?: boolean;
  /** A click that opens the page here, in this tab; `preventDefault` leaves the navigation to the caller. */
  onNavigate?: (click: MouseEvent<HTMLAnchorElement>) => void;
}

/** Not for a new tab or window, and no download: those are the browser's. */
function opensHere(click: MouseEvent<HTMLAnchorElement>): boolean {
  const link = click.currentTarget;
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return (
    !click.defaultPrevented &&
    !isModified &&
    !link.hasAttribute('download') &&
    ['', '_self'].includes(link.target)
  );
}

/** What the addresses match that this site does not have (`closedPages`). */
export const ClosedPages = createContext<string | null>(null);

/**
 * Link inside Sala, for server and client components. The page is prefetched once a pointer, a finger or the focus is
 * on the link: prefetching every visible link would cost 130 kB a link, and the first second of a cheap phone. An
 * anchor on Next's router in place of `next/link`, which is 3 kB on every page for properties that no link here has.
 * Nothing where it would lead to a page that this site does without.
 */
export function Link({
  href,
  locale,
  prefetch,
  scroll = true,
  onNavigate,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...props
}: LinkProps) {
  const current = useLocale();
  const router = useRouter();
  const closed = use(ClosedPages);
  const prefetchNow = () => router.prefetch(href);
  const prefetchNear = prefetch === false ? undefined : prefetchNow;
  useWhenIdle(prefetch === 'auto', prefetchNow);
  if (closed && new RegExp(closed).test(href)) return null;
  return (
    <a
      {...props}
      href={localizePath(href, locale ?? current)}
      onPointerEnter={(event) => {
        prefetchNear?.();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchNear?.();
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere(event)) return;
        onNavigate?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        router.push(href, { locale, scroll });
      }}
    >
      {children}
    </a>
  );
}

/**
 * The path without language; the same in the browser and on the server, where Next has `/km/…`, and `/km/asked/…` for
 * the query of a catalogue.
 */
export const usePathname = () => shownPath(splitLocale(useNextPathname()).path);
