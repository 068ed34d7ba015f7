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
/** Phones have them in the menu at the head: a long foot would be scrolled through on each page. */
const onlyWide: ReadonlySet<string> = new Set(['course', 'orientation', 'loan', 'fair']);

/** The footer of public pages: links, opening hours, and whether the data is invented. */
export async function SiteFooter() {
  const t = await getTranslations('layouts');
  const other = (await getLocale()) === 'km' ? 'en' : 'km';
  const columns = [
    { title: t('footer.discover'), items: linkable(discoverMenu) },
    { title: t('footer.more'), items: linkable(moreMenu) },
  ].filter(({ items }) => items.length > 0);
  return (
    <footer className="mt-10 sm:mt-16 bg-ink text-on-ink [--sala-border:#ffffff26]">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-6 px-4 py-7 sm:gap-y-8 sm:px-6 sm:py-12 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 lg:col-span-1">
          <Logo tone="on-ink" />
          <p className="mt-4 max-w-xs text-on-ink-muted max-sm:hidden">{t('tagline')}</p>
        </div>
        {columns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold">{title}</p>
            <ul className="mt-2">
              {items.map(({ key, href }) => (
                <li key={key} className={onlyWide.has(key) ? 'max-sm:hidden' : undefined}>
                  <Link href={href} prefetch={false} className={linkStyle}>
                    {t(`nav.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-2 lg:col-span-1">
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
      <div className="border-t border-border">
        <DisplaySettings className="mx-auto max-w-page px-4 py-5 sm:gap-x-8 sm:px-6" />
      </div>
      <div className="border-t border-border">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-5 text-sm text-on-ink-muted sm:px-6">
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
