import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Illustration } from '@/components/ui/illustration';
import { PageTitle } from '@/components/ui/page-title';
import type { State } from '@/lib/illustrations/illustration-files';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

const knownStatuses = ['400', '401', '403', '404'] as const;
type KnownStatus = (typeof knownStatuses)[number];
const isKnown = (status: string): status is KnownStatus => knownStatuses.some((known) => known === status);

const pictures = {
  400: 'locked',
  401: 'locked',
  403: 'locked',
  404: 'lost',
  unreached: 'failed',
  other: 'failed',
} as const satisfies Record<KnownStatus | 'unreached' | 'other', State>;

/** In the style of `buttonStyle`; every page includes this file for its error boundary, so it imports little. */
const buttonBase =
  'inline-flex min-h-11 items-center justify-center rounded-md px-4 py-1.5 font-semibold transition-colors';
export const errorActionStyle = `${buttonBase} bg-accent text-on-accent shadow-soft hover:bg-accent-strong`;
const homeStyle = `${buttonBase} border border-border-strong/60 bg-surface hover:border-accent hover:text-accent-text`;

/** What a page is about that does not exist, where the specification has words of its own. */
export type MissingKind = 'event' | 'job';

interface ErrorScreenProps {
  /** `unreached`: there was no answer that could have one. */
  status: number | 'unreached';
  missing?: MissingKind | undefined;
  /** In addition to the home link: a retry button, a log-in link. */
  action?: ReactNode;
}

/** Shown instead of a page that failed; for server and client. The home link loads a new document: a clean start. */
export function ErrorScreen({ status, missing, action }: ErrorScreenProps) {
  const t = useTranslations('feedback');
  const locale = useLocale();
  const code = String(status);
  const key = status === 'unreached' ? status : isKnown(code) ? code : 'other';
  const texts = missing ? (`missing.${missing}` as const) : key;
  return (
    <section className="mx-auto flex w-full max-w-prose flex-col items-center px-4 py-14 text-center sm:py-20">
      <Illustration name={`state-${pictures[key]}`} className="h-40 w-auto object-contain sm:h-48" eager />
      {status !== 'unreached' && (
        <p className="mt-4 text-sm font-semibold text-accent-text">{t('error.status', { status: code })}</p>
      )}
      <PageTitle className="mt-1">{t(`error.${texts}.title`)}</PageTitle>
      <p className="mt-3 text-muted">{t(`error.${texts}.body`)}</p>
      {texts === '404' && <p className="signed-in-only mt-3 text-muted">{t('error.404.desk')}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {action}
        <a href={localizePath(href('/'), locale)} className={action ? homeStyle : errorActionStyle}>
          {t('home')}
        </a>
      </div>
    </section>
  );
}
