'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { applicantApi } from '@/lib/api/applicant';
import { followUpApi } from '@/lib/api/follow-up';
import type { FollowUp } from '@/lib/contract/admissions/follow-ups';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

/** What is to be done, with the mark that it is. */
export function FollowUpDone({ followUp }: { followUp: FollowUp }) {
  const update = useWrite(followUpApi.followUps.update, {
    inPlace: true,
    invalidates: [applicantApi.applicants.key],
  });
  const { followUpId, version, note, doneAt } = followUp;
  return (
    <>
      <Checkbox
        checked={doneAt !== null}
        disabled={update.busy}
        onChange={(event) =>
          void update.run({ params: { id: followUpId }, body: { done: event.target.checked }, version })
        }
      >
        <span className={doneAt ? 'text-muted line-through' : 'whitespace-pre-line'}>{note}</span>
      </Checkbox>
      {update.problem && (
        <Alert tone="danger" className="mt-2">
          {update.problem}
        </Alert>
      )}
    </>
  );
}

/** How, until when, noted by whom and for whom. */
export function FollowUpFacts({ followUp }: { followUp: FollowUp }) {
  const t = useTranslations('applicationDesk.followUps');
  const locale = useLocale();
  const { channel, dueOn, isOverdue, doneAt, createdByName, createdByNameKm, forWhom } = followUp;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <span>{t(`channels.${channel}`)}</span>
      {dueOn && (
        <Badge tone={isOverdue && !doneAt ? 'danger' : 'neutral'}>
          {t('due', { date: formatDate(dueOn, locale) })}
        </Badge>
      )}
      <span>{pickName({ name: createdByName, nameNative: createdByNameKm }, locale)}</span>
      {forWhom && <Badge tone="accent">{t('for', { name: pickName(forWhom, locale) })}</Badge>}
    </p>
  );
}
