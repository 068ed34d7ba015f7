'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { isTypedHere } from '@/lib/device/typed-here';
import { useSessionNews } from '@/lib/device/use-session-news';
import { usePathname, useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** Says why the session is over, asks for a log-in and returns to this page afterwards. The one part for it. */
export function SessionEnded() {
  const t = useTranslations('feedback');
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const news = useSessionNews();
  const why = news === null || news === 'rights' ? 'ended' : news;
  const here = search === '' ? pathname : `${pathname}?${search}`;
  const to = why === 'disabled' ? href('/contact-us') : href('/login', undefined, { redirect: here });
  return (
    <div data-session-ended="">
      <Alert
        tone="warning"
        title={t(`session.${why}.title`)}
        action={<LinkButton href={to}>{t(why === 'disabled' ? 'contact' : 'logIn')}</LinkButton>}
      >
        <p>{t(`session.${why}.body`)}</p>
        {why !== 'disabled' && isTypedHere() && <p>{t('session.kept')}</p>}
      </Alert>
    </div>
  );
}
