import { BareHeader } from './bare-header';
import type { LayoutProps } from './layout-props';
import { contentId } from './skip-link';

/** One card in the middle: log-in. */
export function EmptyLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <BareHeader />
      <main
        id={contentId}
        className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 pb-16 pt-4"
      >
        {children}
      </main>
    </div>
  );
}
