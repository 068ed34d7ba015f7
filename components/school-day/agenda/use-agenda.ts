import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { scheduleApi } from '@/lib/api/schedule';
import { agendaResource } from '@/lib/contract/events/agenda';
import { keptKind } from '@/lib/device/kept';
import { formatDate } from '@/lib/domain/dates/dates';
import { keptQuery } from '@/lib/query/kept-query';
import { useViewer } from '@/lib/query/use-viewer';
import { titleOf } from './agenda-events';

const kept = keptKind('agenda', agendaResource.endpoints.agenda.response);

/** What stands in the reader's calendar on some days, both included; also without a connection. */
export function useAgenda(from: string, to: string, title: string) {
  const t = useTranslations('portalAgenda');
  const locale = useLocale();
  const { data: viewer } = useViewer();
  const userId = viewer?.sub ?? '';
  return useQuery({
    ...keptQuery(scheduleApi.agenda.agenda.queryOptions({ params: { userId }, query: { from, to } }), {
      kind: kept,
      owner: userId,
      id: `${from} ${to}`,
      paper: ({ data }) => ({
        lang: locale,
        title,
        lines: data.map((entry) =>
          [
            formatDate(entry.startsAt ?? entry.on ?? from, locale),
            titleOf(entry, locale),
            entry.isCancelled ? t('cancelled') : entry.where,
          ]
            .filter(Boolean)
            .join(' · '),
        ),
      }),
    }),
    enabled: userId !== '' && from !== '',
  });
}
