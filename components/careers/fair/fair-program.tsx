'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { href } from '@/lib/routes/href';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { SessionList } from './session-list';
import { type FairSession, SessionRow } from './session-row';

const OwnSessions = lazyPart(
  async () => (await import('./own-sessions')).OwnSessions,
  () => <Skeleton className="h-64" />,
  { ahead: isSignedIn, ssr: false },
);

/** The sessions in their order; who is signed in keeps places in them. */
export function FairProgram({ sessions }: { sessions: readonly FairSession[] }) {
  const t = useTranslations('fair.session');
  const signedIn = useSignedIn();
  if (signedIn) return <OwnSessions sessions={sessions} />;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <span className="text-muted">{t('visitor')}</span>
        <LinkButton size="sm" href={href('/login', undefined, { redirect: href('/events/virtual_fair') })}>
          {t('login')}
        </LinkButton>
      </p>
      <SessionList
        sessions={sessions}
        row={(session) => <SessionRow key={session.sessionId} session={session} />}
      />
    </>
  );
}
