import { Icon } from '@/components/ui/icon';
import { getLocale, getTranslations } from 'next-intl/server';
import { DisplaySettings } from '@/components/accounts/account/display-settings';
import { SuggestBox } from '@/components/schools/school-search/suggest-box';
import { buttonStyle } from '@/components/ui/button-style';
import { DisclosureMenu } from '@/components/ui/disclosure-menu';
import { Logo } from '@/components/ui/logo';
import { localeNames } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { AccountSlot } from './account-slot';
import { LanguageSwitch } from './language-switch';
import { LogInLinks } from './log-in-links';
import { fullMenu, linkable, mainMenu } from './menus';
import { NavLink } from './nav-link';
import { RoleNav } from './role-nav';

const shortNames = { km: 'ខ្មែរ', en: 'EN' };

export async function SiteHeader() {
  const t = await getTranslations('layouts');
  const locale = await getLocale();
  const other = locale === 'km' ? 'en' : 'km';
  const items = linkable(mainMenu);
  return (
    <header className="@container sticky top-0 z-40 border-b border-border bg-background/92 backdrop-blur-md">
      {/* Where letters are twice as large, the entries stand in lines instead of beyond the edge. */}
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6 @max-[58rem]:flex-wrap">
        <Link href={href('/')} className="relative flex mr-auto rounded-md lg:mr-4">
          <Logo short={locale} />
          <span className="sr-only">{t('logo')}</span>
        </Link>
        {items.length > 0 && (
          <nav aria-label={t('main')} className="mr-auto hidden items-center gap-1 lg:flex">
            {items.map((item) => (
              <NavLink key={item.key} href={item.href} className="top-link">
                {t(`nav.${item.key}`)}
              </NavLink>
            ))}
          </nav>
        )}
        {/* Phones have it in the bottom bar. */}
        <SuggestBox
          label={t('search')}
          list="/explore"
          page="/search"
          look="head"
          className="hidden min-w-0 max-w-56 flex-1 sm:block lg:max-xl:hidden [&_[role=listbox]]:left-auto [&_[role=listbox]]:w-80"
        />
        <LanguageSwitch
          label={t('switchLanguage', { language: localeNames[other] })}
          className={`${buttonStyle({ variant: 'ghost', size: 'sm' })} px-2.5`}
        >
          <Icon name="languages" className="size-5 max-sm:hidden" />
          <span lang={other}>{shortNames[other]}</span>
        </LanguageSwitch>
        <AccountSlot signedOut={<LogInLinks />} />
        {items.length > 0 && (
          <DisclosureMenu className="group -mr-2.5 lg:hidden">
            <summary aria-label={t('menu')} className={buttonStyle({ variant: 'ghost', size: 'icon' })}>
              <Icon name="menu" className="size-6" />
            </summary>
            <nav
              aria-label={t('main')}
              className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-7.75rem)] grid-cols-2 gap-1 overflow-y-auto overscroll-contain border-b border-border bg-surface p-3 shadow-overlay"
            >
              <RoleNav part="menu" />
              {linkable(fullMenu).map((item) => (
                <NavLink key={item.key} href={item.href} className="menu-link">
                  {t(`nav.${item.key}`)}
                </NavLink>
              ))}
              {/* Wider pages have it at their foot. */}
              <DisplaySettings className="col-span-2 border-t border-border px-1 pt-3" />
            </nav>
          </DisclosureMenu>
        )}
      </div>
    </header>
  );
}
