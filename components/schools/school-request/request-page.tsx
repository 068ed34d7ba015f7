'use client';

import { useTranslations, useLocale } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { TabLinks } from '@/components/kits/list/tab-links';
import { PageTitle } from '@/components/ui/page-title';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { SchoolRequestKind } from '@/lib/domain/admissions/school-requests';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { schoolRequestApi } from '@/lib/api/school-requests';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

const tones = { open: 'neutral', granted: 'success', declined: 'warning' } as const;

/** What the person has asked for, with the answers. */
function OwnRequests({ userId, kind }: { userId: string; kind: SchoolRequestKind }) {
  const t = useTranslations('schoolRequests');
  const locale = useLocale();
  const query = useQuery(schoolRequestApi.mine.queryOptions({ params: { id: userId }, query: { kind } }));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-32" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <p className="text-muted">{t('none')}</p>,
      }}
    >
      {({ data }) => (
        <ul className="divide-y divide-border">
          {data.map(({ requestId, title, school, state, message, answer, answeredAt, createdAt }) => (
            <li key={requestId} className="py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-semibold">{title}</h3>
                <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
              </div>
              <p className="text-sm text-muted">
                {pickName(school, locale)} · {formatDate(createdAt, locale)}
              </p>
              {message && <p className="mt-2 whitespace-pre-line">{message}</p>}
              {answer && (
                <div className="mt-3 rounded-md bg-sunken p-3">
                  <p className="text-sm text-muted">
                    {t('answer', { date: answeredAt ? formatDate(answeredAt, locale) : '' })}
                  </p>
                  <p className="whitespace-pre-line">{answer}</p>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

const RequestForm = lazyPart(
  () => import('./request-form').then((module) => module.RequestForm),
  () => <Skeleton className="h-96 rounded-md" />,
  { ahead: true },
);

/** Asking a school for something, and what one has asked for so far. */
export function RequestPage({ kind }: { kind: SchoolRequestKind }) {
  const t = useTranslations('schoolRequests');
  const viewer = useViewer();
  return (
    <>
      <PageTitle>{t(`${kind}.title`)}</PageTitle>
      <p className="mb-3 mt-1.5 text-muted">{t(`${kind}.lead`)}</p>
      <TabLinks
        label={t('kinds')}
        tabs={(['program', 'paper'] as const).map((key) => ({ key, label: t(`${key}.title`) }))}
        current={kind}
        hrefOf={(key) => href(key === 'paper' ? '/profile/requestform' : '/profile/courserequest')}
      />
      <div className="mt-5 grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <Panel title={t('new')}>
          <RequestForm kind={kind} />
        </Panel>
        <Panel title={t('mine')}>
          <QueryState query={viewer} skeleton={<Skeleton className="h-32" />}>
            {({ sub }) => <OwnRequests userId={sub} kind={kind} />}
          </QueryState>
        </Panel>
      </div>
    </>
  );
}
