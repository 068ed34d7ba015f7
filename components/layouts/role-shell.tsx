import { Icon } from '@/components/ui/icon';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Logo } from '@/components/ui/logo';
import { localeNames } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { AccountSlot } from './account-slot';
import { AreaBadge, AreaNav, type RoleArea } from './area-nav';
import { FrameHost } from './frame-host';
import { LanguageSwitch } from './language-switch';
import { LogInLinks } from './log-in-links';
import { MenuSheet } from './menu-sheet';
import { FindButton } from './palette/find-button';
import { KeysButton } from './palette/keys-button';
import { PublicNav } from './public-nav';
import { SessionGate } from './session-gate';
import { SignedInProviders } from './signed-in-providers';
import { contentId, SkipLink } from './skip-link';

interface RoleShellProps {
  /** One for each role; the address decides which is open. */
  areas: readonly RoleArea[];
  children: ReactNode;
}

/** A role area with a fixed menu, wide content, and the menu in a sheet on phones. */
export async function RoleShell({ areas, children }: RoleShellProps) {
  const t = await getTranslations('layouts');
  const other = (await getLocale()) === 'km' ? 'en' : 'km';
  return (
    <SignedInProviders namespaces={['form', 'list']}>
      <SkipLink />
      <FrameHost areas={areas} />
      <div className="lg:grid lg:min-h-dvh lg:grid-cols-[14.5rem_1fr]">
        <aside
          aria-label={t('menu')}
          className="sticky top-0 hidden h-dvh flex-col gap-1.5 overflow-y-auto border-r border-border bg-surface px-2.5 pb-1 pt-2 lg:flex"
        >
          <Link href={href('/')} className="relative flex rounded-md px-2">
            <Logo />
            <span className="sr-only">{t('logo')}</span>
          </Link>
          <FindButton label={t('find')} />
          <AreaNav areas={areas} />
        </aside>
        <div className="min-w-0">
          <header className="sticky top-0 z-40 flex h-16 items-center gap-2 border-b border-border bg-background px-4 sm:px-6">
            <MenuSheet
              title={t('menu')}
              triggerLabel={t('menu')}
              triggerClass={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ml-2 lg:hidden`}
              trigger={<Icon name="menu" className="size-6" />}
            >
              <FindButton label={t('find')} inSheet />
              <AreaNav areas={areas} inSheet />
            </MenuSheet>
            <span className="mr-auto">
              <AreaBadge areas={areas} />
            </span>
            <KeysButton label={t('keys')} />
            <LanguageSwitch
              label={t('switchLanguage', { language: localeNames[other] })}
              className={buttonStyle({ variant: 'ghost', size: 'icon' })}
            >
              <Icon name="languages" className="size-5" />
            </LanguageSwitch>
            <AccountSlot signedOut={<LogInLinks />} />
          </header>
          <main
            id={contentId}
            tabIndex={-1}
            className="mx-auto max-w-page px-4 pb-6 pt-2 outline-none max-lg:pb-24 has-[.step-board]:max-w-none sm:px-6 sm:pb-8 lg:pt-4 xl:has-[.row-panel]:mr-96"
          >
            <SessionGate>{children}</SessionGate>
          </main>
          {/* Phones have room for one bar: that of the page comes first. */}
          <div className="[body:has(.deed-bar)_&]:hidden">
            <PublicNav />
          </div>
        </div>
      </div>
    </SignedInProviders>
  );
}
