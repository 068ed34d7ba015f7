import type { LayoutProps } from './layout-props';
import { PublicFrame } from './public-frame';

/** Public pages; sections set their own width, so that bands of colour can reach the edges. */
export function DefaultLayout({ children }: LayoutProps) {
  return <PublicFrame contentClass="w-full">{children}</PublicFrame>;
}
