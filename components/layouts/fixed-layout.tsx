import { AccountSlot } from './account-slot';
import { BareHeader } from './bare-header';
import type { LayoutProps } from './layout-props';
import { LogInLinks } from './log-in-links';
import { SignedInProviders } from './signed-in-providers';
import { contentId, SkipLink } from './skip-link';

/** A long form, without links that lead away. */
export function FixedLayout({ children }: LayoutProps) {
  return (
    <SignedInProviders namespaces={['form', 'enrollment', 'education']}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <div className="sticky top-0 z-40 border-b border-border bg-background">
          <BareHeader>
            <AccountSlot signedOut={<LogInLinks />} />
          </BareHeader>
        </div>
        <main
          id={contentId}
          tabIndex={-1}
          className="mx-auto w-full max-w-page flex-1 px-4 pb-44 pt-6 outline-none sm:px-6 sm:py-10"
        >
          {children}
        </main>
      </div>
    </SignedInProviders>
  );
}
