'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { ExportCsv } from '@/components/kits/list/export-csv';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import type { EventReport as Report } from '@/lib/contract/events/door';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { feedbackLimits, helpedAnswers } from '@/lib/domain/events/event-feedback';
import { provinceName } from '@/lib/domain/geography/geography';

type Group = Report['groups'][number];

const ratings = [5, 4, 3, 2, 1] as const;

/** What those who were there answered, as numbers and words without names. */
function Said({ feedback }: { feedback: Report['feedback'] }) {
  const t = useTranslations('eventDesk.report');
  const { count, average, ratings: given, helped, words } = feedback;
  const groups = [
    {
      title: t('rating'),
      rows: ratings.map((each) => [t(`ratings.${each}`), given[each - 1] ?? 0] as const),
    },
    { title: t('helped'), rows: helpedAnswers.map((each) => [t(each), helped[each]] as const) },
  ];
  if (count === 0) return <p className="text-muted">{t('noneSaid')}</p>;
  if (count < feedbackLimits.shownFrom) return <p className="text-muted">{t('tooFew', { count })}</p>;
  return (
    <>
      <p>{t('saidCount', { count, average: average?.toFixed(1) ?? '–' })}</p>
      {groups.map(({ title, rows }) => (
        <table key={title} className="w-full text-left tabular-nums">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-3 font-medium">
                {title}
              </th>
              <th scope="col" className="w-24 py-1.5 font-medium">
                {t('answers')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {rows.map(([name, many]) => (
              <tr key={name}>
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {name}
                </th>
                <td className="py-1.5">{many}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {words.length > 0 && (
        <>
          <h4 className="text-base">{t('words')}</h4>
          <ul className="grid gap-2">
            {words.map((each, place) => (
              // Words have no id, and nobody reorders them.
              <li key={place} className="whitespace-pre-line border-l-2 border-border pl-3 wrap-anywhere">
                {each}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Of an event that has begun: who had a place, who came, by province and by school; the numbers as a file. */
export function EventReport({ event }: { event: DeskEvent }) {
  const t = useTranslations('eventDesk.report');
  const locale = useLocale();
  const params = { orgId: event.organizationId, id: event.eventId };
  const query = useQuery(scheduleApi.door.report.queryOptions({ params }));
  const nameOf = ({ by, key }: Group) => {
    if (key === null) return t('unsaid');
    return by === 'province' ? provinceName(key, locale) : key;
  };
  return (
    <section aria-labelledby="event-report" className="grid gap-3 border-t border-border pt-5">
      <h3 id="event-report" className="text-lg">
        {t('title')}
      </h3>
      <QueryState query={query} skeleton={<Skeleton className="h-24 rounded-lg" />}>
        {({ registered, came, walkIns, groups, feedback }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>
                {t('sum', { registered, came })}{' '}
                {event.state === 'finished' && t('noShow', { count: registered - came })}{' '}
                {walkIns > 0 && t('walkIns', { count: walkIns })}
              </p>
              <ExportCsv<Group>
                fileName={`event-report-${event.slug}`}
                keyOf={({ by, key }) => `${by} ${key ?? ''}`}
                rowsPerCall={Math.max(1, groups.length)}
                read={async () => ({ data: groups, countTotal: groups.length })}
                columns={[
                  { header: t('by'), text: ({ by }) => t(by) },
                  { header: t('name'), text: nameOf },
                  { header: t('registered'), text: (row) => String(row.registered) },
                  { header: t('came'), text: (row) => String(row.came) },
                ]}
              />
            </div>
            {(['province', 'school'] as const).map((by) => (
              <table key={by} className="w-full text-left tabular-nums">
                <thead className="text-sm text-muted">
                  <tr>
                    <th scope="col" className="py-1.5 pr-3 font-medium">
                      {t(by)}
                    </th>
                    <th scope="col" className="w-24 py-1.5 pr-3 font-medium">
                      {t('registered')}
                    </th>
                    <th scope="col" className="w-20 py-1.5 font-medium">
                      {t('came')}
                    </th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-border">
                  {groups
                    .filter((group) => group.by === by)
                    .map((group) => (
                      <tr key={group.key ?? ''}>
                        <th scope="row" className="py-1.5 pr-3 font-normal wrap-anywhere">
                          {nameOf(group)}
                        </th>
                        <td className="py-1.5 pr-3">{group.registered}</td>
                        <td className="py-1.5">{group.came}</td>
                      </tr>
                    ))}
                </tbody>
              </table>
            ))}
            {event.state === 'finished' && (
              <>
                <h3 className="mt-2 text-lg">{t('said')}</h3>
                <Said feedback={feedback} />
              </>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
