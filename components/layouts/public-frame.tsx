import type { ReactNode } from 'react';
import { PublicNav } from './public-nav';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { contentId, SkipLink } from './skip-link';

interface PublicFrameProps {
  contentClass: string;
  /** Off for pages with their own bottom bar on phones. */
  withNav?: boolean;
  children: ReactNode;
}

/** Header, content and footer of public pages; layouts differ in the width of the content. */
export function PublicFrame({ contentClass, withNav = true, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={contentId} tabIndex={-1} className={`flex-1 outline-none ${contentClass}`}>
        {children}
      </main>
      <SiteFooter />
      {withNav && (
        // Phones have room for one bar: that of the page comes first.
        <div className="[body:has(.deed-bar)_&]:hidden">
          <div
            aria-hidden="true"
            className="h-[calc(3.75rem+env(safe-area-inset-bottom))] bg-ink lg:hidden"
          />
          <PublicNav />
        </div>
      )}
    </div>
  );
}
