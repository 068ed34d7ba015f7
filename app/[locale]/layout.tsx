import type { ReactNode } from 'react';
import { locale } from 'next/root-params';
export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ locale: 'km' }, { locale: 'en' }];
export default async function Layout({ children }: { children: ReactNode }) {
  return <html lang={await locale()}><body>{children}</body></html>;
}
