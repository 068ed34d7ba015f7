'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { href } from '@/lib/routes/href';
import { useSignedIn } from '@/lib/session/use-signed-in';

const TellMe = lazyPart(
  async () => (await import('./tell-me')).TellMe,
  () => <Skeleton className="h-11 w-40" />,
  { ssr: false },
);

/** "Tell me" of the next fair; visitors are led to the log-in and back. */
export function TellMeSlot() {
  const t = useTranslations('fair.tellMe');
  const signedIn = useSignedIn();
  return (
    <section aria-labelledby="tell-me" className="card grid justify-items-start gap-3 p-5">
      <h2 id="tell-me" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-muted">{t('body')}</p>
      {signedIn ? (
        <TellMe />
      ) : (
        <LinkButton
          variant="secondary"
          href={href('/login', undefined, { redirect: href('/events/virtual_fair') })}
        >
          {t('login')}
        </LinkButton>
      )}
    </section>
  );
}
