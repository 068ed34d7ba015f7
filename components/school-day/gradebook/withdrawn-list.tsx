import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '@/components/ui/panel';
import type { WithdrawnAssessment } from '@/lib/contract/school-day/assessments';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';

/** What counts in a course no longer, and why, for its teachers. */
export function WithdrawnList({ assessments }: { assessments: readonly WithdrawnAssessment[] }) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  if (assessments.length === 0) return null;
  return (
    <Panel title={t('withdrawnHeading')}>
      <ul className="divide-y divide-border">
        {assessments.map(({ assessmentId, name, kind, heldOn, withdrawnAt, reason }) => (
          <li key={assessmentId} className="py-3">
            <span className="font-medium">{pickText(name, locale)}</span>{' '}
            <span className="text-sm text-muted">
              {t(`kinds.${kind}`)} · {formatDate(heldOn, locale)}
            </span>
            <p className="mt-1 text-sm wrap-anywhere">
              {t('withdrawnOn', { date: formatDate(withdrawnAt, locale) })} {reason}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
