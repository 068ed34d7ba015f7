'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { cn } from '@/components/ui/cn';
import { userApi } from '@/lib/api/user';
import { localeNames, locales } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { rememberLocale } from '@/lib/i18n/remember-locale';
import { href } from '@/lib/routes/href';

/** Both languages, each in its own script. The pages take it from this browser, messages from the account. */
export function LanguageChoice({ userId }: { userId: string }) {
  const save = useWrite(userApi.accounts.update);
  const t = useTranslations('settings.language');
  const current = useLocale();
  return (
    <ul aria-label={t('title')} className="grid max-w-md grid-cols-2 gap-2.5">
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
              onClick={() => {
                rememberLocale(locale);
                void save.run({ params: { id: userId }, body: { locale } });
              }}
              className={cn(
                'flex min-h-12 items-center gap-2 rounded-md border px-3 py-2 sm:gap-3 sm:px-4 font-medium transition-colors hover:border-accent',
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
