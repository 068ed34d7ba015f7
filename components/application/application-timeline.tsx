import { useLocale, useTranslations } from 'next-intl';
import { Timeline } from '@/components/ui/timeline';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { actorNameOf, stepName } from './names';

/** The events of an application, newest first: what, when, by whom, and the note. */
export function ApplicationTimeline({
  application,
}: {
  application: Pick<ApplicantDetail, 'steps' | 'timeline'>;
}) {
  const t = useTranslations('applications.timeline');
  const locale = useLocale();
  const { steps, timeline } = application;
  const items = timeline.toReversed().map((entry) => {
    const name = actorNameOf(entry, locale);
    const role = t(`role.${entry.actorRole}`);
    return {
      key: entry.id,
      title: entry.fromStatus === null ? t('sent') : stepName(steps, entry.toStatus, locale),
      time: <time dateTime={entry.at}>{formatDateTime(entry.at, locale)}</time>,
      color: steps.find((step) => step.key === entry.toStatus)?.color,
      details: (
        <>
          <p className="text-sm">{name ? t('by', { name, role }) : role}</p>
          {entry.note && (
            <p className="mt-2 whitespace-pre-line rounded-md bg-sunken px-3.5 py-2.5 text-text">
              <span className="block text-sm text-muted">{t('note')}</span>
              {entry.note}
            </p>
          )}
        </>
      ),
    };
  });
  return <Timeline items={items} />;
}
