'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { localeNames, locales } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { rememberLocale } from '@/lib/i18n/remember-locale';
import { href } from '@/lib/routes/href';

/** Both languages, each in its own script; the choice is stored in this browser. */
export function LanguageChoice() {
  const t = useTranslations('settings.language');
  const current = useLocale();
  return (
    <ul aria-label={t('title')} className="grid max-w-md gap-2.5 sm:grid-cols-2">
      {locales.map((locale) => {
        const isCurrent = locale === current;
        return (
          <li key={locale}>
            <Link
              href={href('/profile/settings')}
              locale={locale}
              hrefLang={locale}
              lang={locale}
              prefetch={false}
              aria-current={isCurrent || undefined}
              onClick={() => rememberLocale(locale)}
              className={cn(
                'flex min-h-12 items-center gap-3 rounded-md border px-4 py-2 font-medium transition-colors hover:border-accent',
                isCurrent ? 'border-accent bg-accent-soft text-accent-text' : 'border-border-strong',
              )}
            >
              <span className="mr-auto">{localeNames[locale]}</span>
              {isCurrent && <Icon name="check" className="size-5 shrink-0" />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
