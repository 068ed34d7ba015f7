'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { dateColumn } from '@/components/kits/list/date-column';
import type { Column } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import type { Visitor } from '@/lib/contract/visits/school-visits';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import { type VisitDeskPath, visitorListOf, visitorQuery } from './visit-list';

interface VisitorViewProps {
  path: VisitDeskPath;
  visitId: string;
  code: string;
}

/** Who came and agreed to be on the list, in the order of arrival. */
export function VisitorView({ path, visitId, code }: VisitorViewProps) {
  const t = useTranslations('visitDesk.visitors');
  const locale = useLocale();
  const address = useMemo(() => visitorListOf(path, visitId), [path, visitId]);
  const name = usePersonName()<Visitor>({
    header: t('name'),
    key: ({ userId }) => userId,
    names: ({ name: latin, nameNative: khmer }) => ({ latin, khmer }),
  });
  const columns: Column<Visitor>[] = [
    dateColumn({ id: 'at', header: t('at'), locale, at: ({ at }) => at, time: true }),
  ];
  return (
    <section aria-labelledby="visitors">
      <h2 id="visitors" className="text-xl">
        {t('title')}
      </h2>
      <ListPage
        lead={t('lead')}
        address={address}
        query={visitorQuery(visitId)}
        texts={t}
        name={name}
        columns={columns}
        filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
        shown={(count) => t('shown', { count })}
        empty={{ title: t('emptyTitle'), body: t('emptyBody') }}
        exports={{ fileName: `visit-${code}`, rowsPerCall: 100 }}
      />
    </section>
  );
}
