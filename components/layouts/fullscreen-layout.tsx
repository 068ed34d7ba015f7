import { NoScriptNote } from '@/components/feedback/no-script-note';
import { BareHeader } from './bare-header';
import type { LayoutProps } from './layout-props';
import { contentId, SkipLink } from './skip-link';

/** One task on the whole screen, such as a questionnaire. */
export function FullscreenLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <BareHeader />
      <main id={contentId} tabIndex={-1} className="flex w-full flex-1 flex-col outline-none">
        <NoScriptNote what="page" className="m-4" />
        {children}
      </main>
    </div>
  );
}
