'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ListPage } from '@/components/kits/list/list-page';
import { Button } from '@/components/ui/button';
import type { Registrant } from '@/lib/contract/campaigns/campaign-desk';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { registrationStatuses, staffStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { campaignRegistrantQuery, campaignRegistrants } from './registrant-list';
import { WriteToRegistrants } from './write-to-registrants';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { BarList } from '@/components/ui/charts/bar-list';
import { LineChart } from '@/components/ui/charts/line-chart';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { useRest } from '@/components/kits/batch/kept-rows';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { KeptRegistrants } from './kept-registrants';
import { type RegistrantProblem, useRegistrantCalls } from './use-registrant-calls';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { Badge } from '@/components/ui/badge';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickText } from '@/lib/i18n/pick';
import { fullName } from '@/lib/domain/people/person-name';

const tones = {
  registered: 'neutral',
  confirmed: 'success',
  attended: 'accent',
  declined: 'danger',
  withdrawn: 'warning',
} as const;

/** The columns of the registrations; each question of the campaign is one, hidden until it is chosen. */
function useCampaignRegistrantColumns({ questions }: Campaign) {
  const t = useTranslations('campaignDesk.registrants');
  const locale = useLocale();
  const nameOf = ({ lastName, firstName }: Registrant) => fullName({ lastName, firstName });
  const provinceOf = ({ province }: Registrant) => provinceName(province, locale);
  const guardianOf = ({ guardianPhone }: Registrant) => (guardianPhone ? formatPhone(guardianPhone) : '');
  const sourceOf = ({ source }: Registrant) => source ?? '';
  const answerTo = (id: string) => (row: Registrant) => {
    const given = row.answers.find((answer) => answer.id === id);
    return given ? pickText(given.answer, locale) : '';
  };
  const name: RowName<Registrant> = {
    header: t('columns.name'),
    key: ({ registrationId }) => registrationId,
    name: nameOf,
    beside: ({ twins }) => twins > 0 && <Badge tone="warning">{t('twin', { count: twins })}</Badge>,
    below: ({ phone, reference }) => (
      <span className="block tabular-nums text-muted">
        {formatPhone(phone)} · {reference}
      </span>
    ),
    csv: [
      { header: t('columns.name'), text: nameOf },
      { header: t('columns.phone'), text: ({ phone }) => formatPhone(phone) },
      { header: t('columns.email'), text: ({ email }) => email ?? '' },
      { header: t('columns.reference'), text: ({ reference }) => reference },
      { header: t('columns.dob'), text: ({ dob }) => dob },
    ],
  };
  const columns: Column<Registrant>[] = [
    {
      id: 'status',
      header: t('columns.status'),
      card: 'badge',
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
      text: ({ status }) => t(`status.${status}`),
    },
    {
      id: 'school',
      header: t('columns.school'),
      cell: ({ schoolName }) => schoolName,
      text: ({ schoolName }) => schoolName,
    },
    { id: 'province', header: t('columns.province'), cell: provinceOf, text: provinceOf },
    {
      id: 'guardian',
      header: t('columns.guardian'),
      optional: true,
      className: 'tabular-nums',
      cell: guardianOf,
      text: guardianOf,
    },
    { id: 'source', header: t('columns.source'), optional: true, cell: sourceOf, text: sourceOf },
    ...questions.map(({ id, label }): Column<Registrant> => ({
      id: `answer-${id}`,
      header: pickText(label, locale),
      optional: true,
      cell: answerTo(id),
      text: answerTo(id),
    })),
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ registeredAt }) => registeredAt }),
  ];
  return { name, columns };
}

interface MoveRegistrantsProps {
  slug: string;
  registrants: readonly Registrant[];
  onClose: () => void;
}

/** Sets the state of the chosen registrations; says of each that stayed why. */
function MoveRegistrants({ slug, registrants, onClose }: MoveRegistrantsProps) {
  const t = useTranslations('campaignDesk.registrants');
  const { move } = useRegistrantCalls(slug);
  const { rest, kept, busy, run } = useRest<Registrant, RegistrantProblem>(registrants, {
    done: (count) => t('move.done', { count }),
    onAllDone: onClose,
  });
  const [status, setStatus] = useState<(typeof staffStatuses)[number] | null>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t('move.title', { count: rest.length })}
        description={t('move.body')}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              loading={busy}
              disabled={status === null}
              onClick={() => status && void run((rows) => move(rows, status))}
            >
              {t('move.submit')}
            </Button>
          </>
        }
      >
        <KeptRegistrants kept={kept} />
        <AnswerSelect
          label={t('columns.status')}
          none={t('choose')}
          value={status}
          options={staffStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onPick={setStatus}
        />
      </DialogContent>
    </Dialog>
  );
}

const shownMax = 8;

/** Who registered, by day, province, school and source. */
function CampaignCharts({ slug }: { slug: string }) {
  const t = useTranslations('campaignDesk.numbers');
  const locale = useLocale();
  const query = useQuery(marketingApi.campaignDesk.numbers.queryOptions({ params: { slug } }));
  const bars = (rows: readonly { key: string; count: number }[], label: (key: string) => string) =>
    rows
      .slice(0, shownMax)
      .map(({ key, count }) => ({ key: key || 'none', label: label(key), value: count }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
      {({ placed, withdrawn, declined, days, provinces, schools, sources }) =>
        placed + withdrawn + declined === 0 ? null : (
          <section className="grid gap-4" aria-label={t('label')}>
            <p>{t('sum', { placed, withdrawn, declined })}</p>
            <div className="grid gap-4 lg:grid-cols-2">
              {days.length > 1 && (
                <Panel title={t('days')}>
                  <LineChart
                    label={t('days')}
                    stepsLabel={t('day')}
                    unit={t('registrations')}
                    steps={days.map(({ day }) => formatDate(day, locale))}
                    series={[
                      { key: 'all', label: t('registrations'), values: days.map(({ count }) => count) },
                    ]}
                  />
                </Panel>
              )}
              <Panel title={t('provinces')}>
                <BarList
                  label={t('provinces')}
                  shares
                  items={bars(provinces, (code) => provinceName(code, locale))}
                />
              </Panel>
              <Panel title={t('schools')}>
                <BarList label={t('schools')} items={bars(schools, (name) => name)} />
              </Panel>
              <Panel title={t('sources')}>
                <BarList label={t('sources')} items={bars(sources, (source) => source || t('noSource'))} />
              </Panel>
            </div>
          </section>
        )
      }
    </QueryState>
  );
}

/** Who registered for a campaign, with what they answered; the chosen ones are moved or written to together. */
export function RegistrantsView({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaignDesk.registrants');
  const locale = useLocale();
  const { slug } = campaign;
  const address = useMemo(() => campaignRegistrants(slug), [slug]);
  // The rows as they were chosen: after a change the list may show others.
  const [chosen, setChosen] = useState<{ what: 'move' | 'write'; rows: readonly Registrant[] } | null>(null);
  const { name, columns } = useCampaignRegistrantColumns(campaign);
  const close = () => setChosen(null);
  return (
    <>
      <ListPage
        lead={t('lead')}
        address={address}
        query={campaignRegistrantQuery(slug)}
        texts={t}
        name={name}
        columns={columns}
        summary={() => <CampaignCharts slug={slug} />}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          { kind: 'province', name: 'province', label: t('columns.province'), any: t('anyProvince') },
          {
            kind: 'select',
            name: 'twins',
            label: t('twins'),
            any: t('everybody'),
            options: [
              { value: 'true', label: t('onlyTwins') },
              { value: 'false', label: t('noTwins') },
            ],
          },
        ]}
        tabs={{
          name: 'status',
          label: t('columns.status'),
          all: t('all'),
          tabs: registrationStatuses.map((key) => ({ key, label: t(`status.${key}`) })),
        }}
        shown={(count) => t('shown', { count })}
        exports={{ fileName: `${slug}-${locale}`, rowsPerCall: 100 }}
        bulk={(rows) => (
          <>
            <Button onClick={() => setChosen({ what: 'move', rows })}>{t('move.open')}</Button>
            <Button variant="secondary" onClick={() => setChosen({ what: 'write', rows })}>
              {t('write.open')}
            </Button>
          </>
        )}
      />
      {chosen?.what === 'move' && <MoveRegistrants slug={slug} registrants={chosen.rows} onClose={close} />}
      {chosen?.what === 'write' && (
        <WriteToRegistrants campaign={campaign} registrants={chosen.rows} onClose={close} />
      )}
    </>
  );
}
