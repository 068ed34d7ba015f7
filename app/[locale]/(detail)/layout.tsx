import type { ReactNode } from 'react';
import { loadLayout } from '@/components/layouts/registry';

export default async function Layout({ children }: { children: ReactNode }) {
  const Frame = await loadLayout('detail');
  return <Frame>{children}</Frame>;
}
