'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { useErrorText } from '@/components/form/use-issue-text';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SkeletonText } from '@/components/ui/skeleton';
import { followUpApi } from '@/lib/api/follow-up';
import type { FollowUp } from '@/lib/contract/follow-up/follow-ups';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { FollowUpForm } from './follow-up-form';

/** What staff have noted to do about an applicant; applicants never see it. */
export function FollowUps({ applicantId }: { applicantId: string }) {
  const t = useTranslations('applicationDesk.followUps');
  const [adding, setAdding] = useState(false);
  const query = useQuery(followUpApi.followUps.listOfApplicant.queryOptions({ params: { id: applicantId } }));
  return (
    <div className="grid gap-3">
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={2} />}
        empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('none')}</p> }}
      >
        {({ data }) => (
          <ul className="grid gap-3">
            {data.map((followUp) => (
              <FollowUpLine key={followUp.followUpId} followUp={followUp} />
            ))}
          </ul>
        )}
      </QueryState>
      {adding ? (
        <FollowUpForm applicantId={applicantId} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setAdding(true)} className="justify-self-start">
          {t('add')}
        </Button>
      )}
    </div>
  );
}

function FollowUpLine({ followUp }: { followUp: FollowUp }) {
  const t = useTranslations('applicationDesk.followUps');
  const locale = useLocale();
  const errorText = useErrorText();
  const update = useMutation(followUpApi.followUps.update.mutationOptions());
  const {
    followUpId,
    version,
    note,
    channel,
    dueOn,
    isOverdue,
    doneAt,
    createdByName,
    createdByNameKm,
    forWhom,
  } = followUp;
  return (
    <li>
      <Checkbox
        checked={doneAt !== null}
        disabled={update.isPending}
        onChange={(event) =>
          update.mutate({ params: { id: followUpId }, body: { done: event.target.checked }, version })
        }
      >
        <span className={doneAt ? 'text-muted line-through' : 'whitespace-pre-line'}>{note}</span>
      </Checkbox>
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
      {update.isError && (
        <Alert tone="danger" className="mt-2">
          {errorText(update.error)}
        </Alert>
      )}
    </li>
  );
}
