import { Icon } from '@/components/ui/icon';
import { getLocale, getTranslations } from 'next-intl/server';
import { DisplaySettings } from '@/components/accounts/account/display-settings';
import { DemoBadge } from '@/components/ui/demo-badge';
import { Logo } from '@/components/ui/logo';
import { onTwelveHours } from '@/lib/domain/dates/clock-time';
import { contactHours } from '@/lib/domain/limits';
import { showsDemoData } from '@/lib/env/public-settings';
import { localeNames } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { LanguageSwitch } from './language-switch';
import { discoverMenu, linkable, moreMenu } from './menus';

const linkStyle = 'footer-link';

/**
 * The footer of public pages: links, opening hours, and whether the data is invented. Phones have the places to discover and the
 * display in the menu at the head, the hours on the contact page.
 */
export async function SiteFooter() {
  const t = await getTranslations('layouts');
  const other = (await getLocale()) === 'km' ? 'en' : 'km';
  const columns = [
    { title: t('footer.discover'), items: linkable(discoverMenu), className: 'max-sm:hidden not-for-staff' },
    { title: t('footer.more'), items: linkable(moreMenu), className: '' },
  ].filter(({ items }) => items.length > 0);
  return (
    <footer className="mt-10 sm:mt-16 bg-ink text-on-ink [--sala-border:#ffffff26]">
      <div className="mx-auto grid max-w-page gap-x-6 gap-y-8 px-4 py-4 sm:grid-cols-2 sm:px-6 sm:py-12 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div className="max-sm:hidden sm:max-lg:col-span-2">
          <Logo tone="on-ink" />
          <p className="mt-4 max-w-xs text-on-ink-muted">{t('tagline')}</p>
        </div>
        {columns.map(({ title, items, className }) => (
          <nav key={title} aria-label={title} className={className}>
            <p className="font-semibold max-sm:hidden">{title}</p>
            <ul className="sm:mt-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-5">
              {items.map(({ key, href }) => (
                <li key={key}>
                  <Link href={href} prefetch={false} className={linkStyle}>
                    {t(`nav.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-sm:hidden sm:max-lg:col-span-2">
          <p className="font-semibold">{t('footer.contact')}</p>
          <p className="mt-3 flex gap-2.5 text-on-ink-muted">
            <Icon name="clock" className="mt-[0.25em] size-5 shrink-0" />
            <span>
              {t('footer.hoursLabel')}
              <br />
              {t('footer.hours', {
                opens: onTwelveHours(contactHours.opensAt),
                closes: onTwelveHours(contactHours.closesAt),
              })}
            </span>
          </p>
          <LanguageSwitch
            label={t('switchLanguage', { language: localeNames[other] })}
            className={`${linkStyle} mt-2 gap-2.5`}
          >
            <Icon name="languages" className="size-5 shrink-0" />
            <span lang={other}>{localeNames[other]}</span>
          </LanguageSwitch>
        </div>
      </div>
      <div className="border-t border-border max-lg:hidden">
        <DisplaySettings className="mx-auto max-w-page lg:gap-x-8 px-6 py-5" />
      </div>
      <div className="border-t border-border">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-4 text-sm text-on-ink-muted sm:px-6 sm:py-5">
          <p>{t('footer.rights')}</p>
          {showsDemoData() && (
            <>
              <DemoBadge />
              <p>{t('footer.demoNote')}</p>
            </>
          )}
        </div>
      </div>
    </footer>
  );
}
