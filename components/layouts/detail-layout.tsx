import type { LayoutProps } from './layout-props';
import { PublicFrame } from './public-frame';

/** One article, course or event: a page's width, with space above. */
export function DetailLayout({ children }: LayoutProps) {
  return (
    <PublicFrame contentClass="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-10" withNav={false}>
      {children}
    </PublicFrame>
  );
}
