import type { ReactNode } from 'react';
import { useViewer } from '@/lib/query/use-viewer';

/** Asks who reads, as the account menu of every page does. */
export function Reader({ children }: { children: ReactNode }) {
  useViewer();
  return children;
}
