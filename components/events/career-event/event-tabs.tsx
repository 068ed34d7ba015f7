'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ChipLink } from '@/components/ui/chip';
import { Skeleton } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const tabs = ['upcoming', 'month', 'registered', 'attended'] as const;
type Tab = (typeof tabs)[number];

const Waiting = () => <Skeleton className="mx-auto mt-6 h-96 max-w-page" />;
const EventMonth = lazyPart(async () => (await import('./event-month')).EventMonth, Waiting, { ssr: false });
const OwnEvents = lazyPart(async () => (await import('./own-events')).OwnEvents, Waiting, { ssr: false });

function TabWatch({ onRead }: { onRead: (tab: Tab) => void }) {
  const params = useSearchParams();
  useLayoutEffect(
    () => onRead(tabs.find((tab) => tab === params.get('tab')) ?? 'upcoming'),
    [params, onRead],
  );
  return null;
}

interface EventTabsProps {
  organizationId: string;
  /** The list of what is to come, as the server rendered it. */
  children: ReactNode;
}

/** What is to come, as a list or a month, and one's own events. The tab stands in the address. */
export function EventTabs({ organizationId, children }: EventTabsProps) {
  const t = useTranslations('careerEvent');
  const [tab, setTab] = useState<Tab>('upcoming');
  return (
    <>
      <Suspense fallback={null}>
        <TabWatch onRead={setTab} />
      </Suspense>
      <nav
        aria-label={t('tabs.label')}
        className="mx-auto max-w-page overflow-x-auto px-4 pb-1 sm:px-6 sm:pb-4"
      >
        <ul className="flex w-max gap-2">
          {tabs.map((each) => (
            <li key={each}>
              <ChipLink
                href={href('/career-center/events', undefined, each === 'upcoming' ? {} : { tab: each })}
                selected={tab === each}
                prefetch={false}
              >
                {each === 'month' ? t('view.month') : t(`tabs.${each}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div hidden={tab !== 'upcoming'}>{children}</div>
      {tab === 'month' && <EventMonth organizationId={organizationId} />}
      {(tab === 'registered' || tab === 'attended') && (
        <OwnEvents key={tab} tab={tab} organizationId={organizationId} />
      )}
    </>
  );
}
