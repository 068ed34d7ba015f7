import type { LayoutProps } from './layout-props';
import { PublicFrame } from './public-frame';

/** Public pages; sections inside decide their own width, so that bands of colour can run from edge to edge. */
export function DefaultLayout({ children }: LayoutProps) {
  return <PublicFrame contentClass="w-full">{children}</PublicFrame>;
}
