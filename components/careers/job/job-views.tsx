'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const views = ['all', 'saved', 'applied'] as const;
type View = (typeof views)[number];

const SaveSearch = lazyPart(
  async () => (await import('./save-search')).SaveSearch,
  () => <Skeleton className="h-11 w-48 rounded-md max-sm:w-11" />,
  { ssr: false },
);
const OwnJobs = lazyPart(
  async () => (await import('./own-jobs')).OwnJobs,
  () => <Skeleton className="mx-auto h-80 max-w-page" />,
  { ssr: false },
);

/** A menu leads to one's own by the address. */
function ViewWatch({ onRead }: { onRead: (view: View) => void }) {
  const asked = useSearchParams().get('view');
  useLayoutEffect(() => {
    const view = views.find((each) => each === asked);
    if (view) onRead(view);
  }, [asked, onRead]);
  return null;
}

/** All jobs, and in their place what the reader has saved or applied for. */
export function JobViews({ organizationId, children }: { organizationId: string; children: ReactNode }) {
  const t = useTranslations('job.views');
  const isSignedIn = useSignedIn();
  const [view, setView] = useState<View>('all');
  return (
    <>
      <Suspense fallback={null}>
        <ViewWatch onRead={setView} />
      </Suspense>
      <div className="mx-auto flex max-w-page items-center justify-between gap-2 px-4 pb-1.5 sm:gap-3 sm:px-6 sm:pb-4">
        <div
          role="group"
          aria-label={t('label')}
          className="flex min-w-0 gap-2 overflow-x-auto [&>*]:shrink-0"
        >
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              className="chip aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
              onClick={() => setView(each)}
            >
              {t(each)}
            </button>
          ))}
        </div>
        {view === 'all' &&
          (isSignedIn ? (
            <SaveSearch organizationId={organizationId} />
          ) : (
            <LinkButton
              variant="secondary"
              className="shrink-0 max-sm:px-3"
              href={href('/login', undefined, { redirect: '/career-center/internship-job-opportunities' })}
            >
              <Icon name="bell" className="size-5" />
              <span className="max-sm:sr-only">{t('tellMe')}</span>
            </LinkButton>
          ))}
      </div>
      <div hidden={view !== 'all'}>{children}</div>
      {view !== 'all' &&
        (isSignedIn ? (
          <OwnJobs key={view} organizationId={organizationId} of={view} />
        ) : (
          <Empty
            title={t('logIn')}
            action={
              <LinkButton
                href={href('/login', undefined, { redirect: '/career-center/internship-job-opportunities' })}
              >
                {t('toLogIn')}
              </LinkButton>
            }
          />
        ))}
    </>
  );
}
