import { Languages, Menu } from '@/components/ui/icon';
import { getLocale, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { Logo } from '@/components/ui/logo';
import { localeNames } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { AccountSlot } from './account-slot';
import { LanguageSwitch } from './language-switch';
import type { LayoutProps } from './layout-props';
import { LogInLinks } from './log-in-links';
import { MenuIcon } from './menu-icons';
import { MenuSheet } from './menu-sheet';
import { advisorMenu, linkable } from './menus';
import { SideNav } from './side-nav';
import { SignedInProviders } from './signed-in-providers';
import { contentId, SkipLink } from './skip-link';

/** Advisors and partners: a work place with a fixed menu, wide content, and the menu in a sheet on phones. */
export async function AdvisorLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts');
  const other = (await getLocale()) === 'km' ? 'en' : 'km';
  const items = linkable(advisorMenu).map(({ key, href: link }) => ({
    key,
    href: link,
    label: t(`advisor.${key}`),
    icon: <MenuIcon name={key} />,
  }));
  const nav = <SideNav label={t('advisor.label')} items={items} />;
  return (
    <SignedInProviders namespaces={['form']}>
      <SkipLink />
      <div className="lg:grid lg:min-h-dvh lg:grid-cols-[16.5rem_1fr]">
        <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-border bg-surface p-4 lg:flex">
          <Link href={href('/')} className="relative flex rounded-md px-2 py-1">
            <Logo />
            <span className="sr-only">{t('logo')}</span>
          </Link>
          {nav}
        </aside>
        <div className="min-w-0">
          <header className="sticky top-0 z-40 flex h-16 items-center gap-2 border-b border-border bg-background px-4 sm:px-6">
            <MenuSheet
              title={t('menu')}
              triggerLabel={t('menu')}
              triggerClass={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ml-2 lg:hidden`}
              trigger={<Menu aria-hidden="true" className="size-6" />}
            >
              {nav}
            </MenuSheet>
            <span className="mr-auto">
              <Badge tone="accent">{t('advisor.badge')}</Badge>
            </span>
            <LanguageSwitch
              label={t('switchLanguage', { language: localeNames[other] })}
              className={buttonStyle({ variant: 'ghost', size: 'icon' })}
            >
              <Languages aria-hidden="true" className="size-5" />
            </LanguageSwitch>
            <AccountSlot signedOut={<LogInLinks />} />
          </header>
          <main
            id={contentId}
            tabIndex={-1}
            className="mx-auto max-w-page px-4 py-6 outline-none sm:px-6 sm:py-8"
          >
            {children}
          </main>
        </div>
      </div>
    </SignedInProviders>
  );
}
