'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { TabLinks } from '@/components/kits/list/tab-links';
import { PageTitle } from '@/components/ui/page-title';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { SchoolRequestKind } from '@/lib/domain/admissions/school-requests';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { OwnRequests } from './own-requests';

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
