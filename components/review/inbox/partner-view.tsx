'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { PartnerRequestItem } from '@/components/schools/partner-requests/partner-request-item';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { PartnerRequest } from '@/lib/contract/schools/partner-requests';
import { requestStates } from '@/lib/domain/review/request-states';
import { partnerList, partnerQuery } from './inbox-lists';
import { useRequestColumns } from './request-columns';

/** Schools that ask for a partnership. */
export function PartnerView() {
  const t = useTranslations('inbox.partners');
  const tState = useTranslations('inbox.state');
  const locale = useLocale();
  const name: RowName<PartnerRequest> = {
    header: t('columns.school'),
    key: ({ requestId }) => requestId,
    name: ({ school }) => school,
    below: ({ name: writer, role }) => (
      <span className="block text-muted">{t('from', { name: writer, role })}</span>
    ),
  };
  const requestColumns = useRequestColumns<PartnerRequest>({
    contact: t('columns.contact'),
    state: t('columns.state'),
  });
  const columns: Column<PartnerRequest>[] = [
    ...requestColumns,
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ createdAt }) => createdAt }),
  ];
  return (
    <ListPage
      lead={t('lead')}
      address={partnerList}
      query={partnerQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        {
          kind: 'select',
          name: 'state',
          label: t('columns.state'),
          any: tState('all'),
          options: requestStates.map((value) => ({ value, label: tState(value) })),
        },
      ]}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'partners', rowsPerCall: 100 }}
      detail={(request, onClose) => (
        <Sheet open={request !== null} onOpenChange={(open) => !open && onClose()}>
          {request && (
            <SheetContent side="right" title={t('request')} className="w-[min(34rem,100vw)]">
              <ul>
                <PartnerRequestItem request={request} />
              </ul>
            </SheetContent>
          )}
        </Sheet>
      )}
    />
  );
}
