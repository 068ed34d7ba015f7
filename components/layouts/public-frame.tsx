import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { contentId, SkipLink } from './skip-link';

/** Header, content and footer of public pages; layouts differ in how wide the content runs. */
export function PublicFrame({ contentClass, children }: { contentClass: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={contentId} tabIndex={-1} className={`flex-1 outline-none ${contentClass}`}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
