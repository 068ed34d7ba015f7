'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Link, usePathname, useRouter } from '@/lib/i18n/navigation';
import { rememberLocale } from '@/lib/i18n/remember-locale';
import type { Href } from '@/lib/routes/href';

interface LanguageSwitchProps {
  /** "Switch to English", in the language of the page. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A link to the same page in the other language, with its query; the choice is stored for the home page. */
export function LanguageSwitch({ label, className, children }: LanguageSwitchProps) {
  const pathname = usePathname();
  const router = useRouter();
  const other: Locale = useLocale() === 'km' ? 'en' : 'km';
  return (
    <Link
      href={pathname as Href}
      locale={other}
      hrefLang={other}
      prefetch={false}
      className={className}
      onClick={() => rememberLocale(other)}
      onNavigate={(event) => {
        const { search, hash } = window.location;
        if (!search && !hash) return;
        event.preventDefault();
        router.push(`${pathname}${search}${hash}` as Href, { locale: other, scroll: false });
      }}
    >
      {children} <span className="sr-only">{label}</span>
    </Link>
  );
}
