import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { actorNameOf, stepName } from './names';

interface FasterNoticeProps {
  /** The current state. */
  application: ApplicantDetail;
  /** The state that the reader saw. */
  seen: ApplicantDetail;
  onUnderstood: () => void;
}

/** Explains who changed the application while the reader was deciding, and that nothing was overwritten. */
export function FasterNotice({ application, seen, onUnderstood }: FasterNoticeProps) {
  const t = useTranslations('advisor.change');
  const locale = useLocale();
  const { steps, timeline } = application;
  const known = new Set(seen.timeline.map((entry) => entry.id));
  const changes = timeline.filter(
    (entry) => !known.has(entry.id) && (entry.kind === 'status' || entry.kind === 'withdrawn'),
  );
  return (
    <Alert
      tone="warning"
      title={t('faster')}
      className="mt-4"
      action={
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onUnderstood}>
          {t('understood')}
        </Button>
      }
    >
      {changes.length === 0 && <p>{t('fasterEdited')}</p>}
      {changes.map((entry) => (
        <p key={entry.id}>
          {t('fasterBy', {
            name: actorNameOf(entry, locale),
            status: stepName(steps, entry.toStatus, locale),
            at: formatDateTime(entry.at, locale),
          })}
        </p>
      ))}
      <p className="mt-2">{t('fasterKept')}</p>
    </Alert>
  );
}
