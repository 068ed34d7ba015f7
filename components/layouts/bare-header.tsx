import { Icon } from '@/components/ui/icon';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Logo } from '@/components/ui/logo';
import { localeNames } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { LanguageSwitch } from './language-switch';

/** Logo and language only, for pages with one task. */
export async function BareHeader({ children }: { children?: ReactNode }) {
  const t = await getTranslations('layouts');
  const locale = await getLocale();
  const other = locale === 'km' ? 'en' : 'km';
  return (
    <header className="mx-auto flex min-h-16 w-full max-w-page items-center gap-2 px-4 sm:px-6">
      <Link href={href('/')} className="relative flex mr-auto rounded-md">
        <Logo short={children ? locale : undefined} />
        <span className="sr-only">{t('logo')}</span>
      </Link>
      <LanguageSwitch
        label={t('switchLanguage', { language: localeNames[other] })}
        className={buttonStyle({ variant: 'ghost', size: 'sm' })}
      >
        <Icon name="languages" className="size-5" />
        <span lang={other} className={children ? 'max-sm:hidden' : 'language-name'}>
          {localeNames[other]}
        </span>
      </LanguageSwitch>
      {children}
    </header>
  );
}
