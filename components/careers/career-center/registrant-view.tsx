'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ListPage } from '@/components/kits/list/list-page';
import { Button } from '@/components/ui/button';
import type { Registration } from '@/lib/contract/careers/registrations';
import { registrantSituations } from '@/lib/domain/profiles/recruitment-options';
import { pickText } from '@/lib/i18n/pick';
import { allCenters, registrantList, registrantQuery } from './center-list';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { Badge } from '@/components/ui/badge';
import { formatPhone } from '@/lib/domain/values/phone';
import { KeptRows, useRest } from '@/components/kits/batch/kept-rows';
import { useBatch } from '@/components/kits/batch/use-batch';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { recruitmentApi } from '@/lib/api/recruitment';
import { fullName } from '@/lib/domain/people/person-name';

const problems = {
  'not-expired': 'holds',
  'reminded-lately': 'lately',
  404: 'gone',
  other: 'failed',
} as const;

type Problem = (typeof problems)[keyof typeof problems];

interface RemindRegistrantsProps {
  organizationId: string;
  registrations: readonly Registration[];
  onClose: () => void;
}

/** Tells the chosen people that their registration has ended; says of each other one why not. */
function RemindRegistrants({ organizationId, registrations, onClose }: RemindRegistrantsProps) {
  const t = useTranslations('centerDesk.registrants.remind');
  const { send } = useBatch({
    call: recruitmentApi.registrations.remind,
    params: { orgId: organizationId },
    problems,
    invalidates: [recruitmentApi.registrations.key],
  });
  const { kept, busy, run } = useRest<Registration, Problem>(registrations, {
    done: (count) => t('done', { count }),
    onAllDone: onClose,
  });

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t('title', { count: registrations.length })}
        description={t('body')}
        footer={
          kept.length > 0 ? (
            <Button onClick={onClose}>{t('close')}</Button>
          ) : (
            <>
              <Button variant="secondary" disabled={busy} onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button
                loading={busy}
                onClick={() => void run((rows) => send(rows, ({ registrationId }) => ({ registrationId })))}
              >
                {t('submit')}
              </Button>
            </>
          )
        }
      >
        <KeptRows
          kept={kept}
          title={(count) => t('kept', { count })}
          say={({ row: { lastName, firstName }, problem }) =>
            t('keptOne', { name: fullName({ lastName, firstName }), reason: t(`problems.${problem}`) })
          }
        />
      </DialogContent>
    </Dialog>
  );
}

/** The columns of the list of registrations; `centers` name the centers by their ids. */
function useRegistrantColumns(centers: readonly { value: string; label: string }[]) {
  const t = useTranslations('centerDesk.registrants');
  const locale = useLocale();
  const centerOf = ({ careerCenterId }: Registration) =>
    centers.find(({ value }) => value === careerCenterId)?.label ?? '';
  const interestsOf = ({ interests }: Registration) =>
    interests.map((interest) => t(`interest.${interest}`)).join(', ');
  const name: RowName<Registration> = {
    header: t('columns.name'),
    key: ({ registrationId }) => registrationId,
    name: ({ lastName, firstName }) => fullName({ lastName, firstName }),
    below: ({ phone }) => <span className="block tabular-nums text-muted">{formatPhone(phone)}</span>,
    csv: [
      { header: t('columns.name'), text: ({ lastName, firstName }) => fullName({ lastName, firstName }) },
      { header: t('columns.phone'), text: ({ phone }) => formatPhone(phone) },
    ],
  };
  const columns: Column<Registration>[] = [
    { id: 'center', header: t('columns.center'), cell: centerOf, text: centerOf },
    {
      id: 'situation',
      header: t('columns.situation'),
      cell: ({ situation }) => t(`situation.${situation}`),
      text: ({ situation }) => t(`situation.${situation}`),
    },
    { id: 'interests', header: t('columns.interests'), cell: interestsOf, text: interestsOf },
    {
      id: 'email',
      header: t('columns.email'),
      optional: true,
      className: 'wrap-anywhere',
      cell: ({ email }) => email,
      text: ({ email }) => email ?? '',
    },
    {
      id: 'validity',
      header: t('columns.validity'),
      card: 'badge',
      cell: ({ expired }) => (
        <Badge tone={expired ? 'neutral' : 'success'}>{t(expired ? 'expired' : 'current')}</Badge>
      ),
      text: ({ expired }) => t(expired ? 'expired' : 'current'),
    },
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ registeredAt }) => registeredAt }),
    {
      ...dateColumn<Registration>({
        id: 'reminded',
        header: t('columns.reminded'),
        locale,
        at: ({ remindedAt }) => remindedAt ?? '',
      }),
      optional: true,
    },
  ];
  return { name, columns };
}

/** People who registered with a career center, whether it still holds, and what they look for. */
export function RegistrantView({ organizationId }: { organizationId: string }) {
  const t = useTranslations('centerDesk.registrants');
  const locale = useLocale();
  const { data } = useQuery(allCenters(organizationId));
  // The rows as they were chosen: after a reminder the list may show others.
  const [reminding, setReminding] = useState<readonly Registration[] | null>(null);
  const centers = (data?.data ?? []).map((center) => ({
    value: center.careerCenterId,
    label: pickText(center.name, locale),
  }));
  const { name, columns } = useRegistrantColumns(centers);
  return (
    <>
      <ListPage
        lead={t('lead')}
        address={registrantList}
        query={registrantQuery(organizationId)}
        texts={t}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          {
            kind: 'select',
            name: 'careerCenterId',
            label: t('columns.center'),
            any: t('anyCenter'),
            options: centers,
          },
          {
            kind: 'select',
            name: 'situation',
            label: t('columns.situation'),
            any: t('anySituation'),
            options: registrantSituations.map((value) => ({ value, label: t(`situation.${value}`) })),
          },
          {
            kind: 'select',
            name: 'validity',
            label: t('columns.validity'),
            any: t('anyValidity'),
            options: (['current', 'expired'] as const).map((value) => ({ value, label: t(value) })),
          },
        ]}
        shown={(count) => t('shown', { count })}
        exports={{ fileName: 'career-center', rowsPerCall: 100 }}
        bulk={(rows) => <Button onClick={() => setReminding(rows)}>{t('remind.open')}</Button>}
      />
      {reminding && (
        <RemindRegistrants
          organizationId={organizationId}
          registrations={reminding}
          onClose={() => setReminding(null)}
        />
      )}
    </>
  );
}
