import type { LayoutProps } from './layout-props';
import { PublicFrame } from './public-frame';

/** A school's pages: its cover has full width directly below the header. */
export function SchoolLayout({ children }: LayoutProps) {
  return (
    <PublicFrame contentClass="w-full" withNav={false}>
      {children}
    </PublicFrame>
  );
}
