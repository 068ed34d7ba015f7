import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { pickMessages } from '@/components/layouts/client-messages';
import { FirstPaintMarks } from '@/components/layouts/first-paint-marks';
import { MockedMode } from '@/components/layouts/mocked-mode';
import { ShellExtrasLoader } from '@/components/layouts/shell-extras-loader';
import { StaleScriptGuard } from '@/components/layouts/stale-script-guard';
import { withoutJoins } from '@/lib/domain/unbroken';
import { leftOut } from '@/lib/env/left-out';
import { isMocked } from '@/lib/env/build-phase';
import { outsideServices } from '@/lib/env/outside-services';
import { siteOrigin } from '@/lib/env/public-settings';
import { isLocale, locales } from '@/lib/i18n/locales';
import { ClosedPages } from '@/lib/i18n/navigation';
import { productName } from '@/lib/i18n/metadata';
import { closedPages } from '@/lib/routes/pages';
import '../globals.css';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f3' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1412' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layouts');
  return {
    metadataBase: new URL(siteOrigin()),
    title: { template: `%s - ${productName}`, default: productName },
    description: withoutJoins(t('siteDescription')),
    applicationName: productName,
    manifest: `/manifest-${await getLocale()}.webmanifest`,
    appleWebApp: { capable: true, title: productName },
    robots: { index: false, follow: false },
  };
}

export default async function RootLayout({ children }: LayoutProps<'/[locale]'>) {
  if (!isLocale(await rootLocale())) notFound();
  const locale = await getLocale();
  const outside = outsideServices();
  const namespaces = [
    'ui',
    'feedback',
    'account',
    ...(outside?.statistics ? (['statistics'] as const) : []),
  ] as const;
  return (
    <html lang={locale} data-without={[...leftOut()].join(',') || undefined} suppressHydrationWarning>
      <body>
        <StaleScriptGuard />
        <FirstPaintMarks />
        <NextIntlClientProvider messages={await pickMessages(namespaces)}>
          <ClosedPages value={closedPages()}>{children}</ClosedPages>
          <ShellExtrasLoader outside={outside} />
          {isMocked() && <MockedMode />}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
