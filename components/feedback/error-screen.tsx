import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyIllustration } from '@/components/ui/empty-illustration';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const knownStatuses = ['400', '401', '403', '404'] as const;
type KnownStatus = (typeof knownStatuses)[number];
const isKnown = (status: string): status is KnownStatus => knownStatuses.some((known) => known === status);

interface ErrorScreenProps {
  status: number;
  /** Besides the way home: a retry button, a log-in link. */
  action?: ReactNode;
}

/**
 * What stands in place of a page that cannot be shown. Server and client; kept free of `cn`, since every page carries it
 * for its error boundary.
 */
export function ErrorScreen({ status, action }: ErrorScreenProps) {
  const t = useTranslations('feedback');
  const code = String(status);
  const key = isKnown(code) ? code : 'other';
  return (
    <section className="mx-auto flex w-full max-w-prose flex-col items-center px-4 py-14 text-center sm:py-20">
      <EmptyIllustration name={status === 404 ? 'lost' : 'nothing'} />
      <p className="mt-4 text-sm font-semibold text-accent-text">{t('error.status', { status: code })}</p>
      <h1 className="mt-1 text-2xl sm:text-3xl">{t(`error.${key}.title`)}</h1>
      <p className="mt-3 text-muted">{t(`error.${key}.body`)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {action}
        <Link href={href('/')} className={buttonStyle({ variant: action ? 'secondary' : 'primary' })}>
          {t('home')}
        </Link>
      </div>
    </section>
  );
}
