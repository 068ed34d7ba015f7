'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { SkeletonText } from '@/components/ui/skeleton';
import { followUpApi } from '@/lib/api/follow-up';
import type { FollowUp } from '@/lib/contract/admissions/follow-ups';
import { FollowUpDone, FollowUpFacts } from './follow-up-line';
import { FollowUpForm } from './follow-up-form';
import { RemoveFollowUp } from './remove-follow-up';

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
  return (
    <li className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <FollowUpDone followUp={followUp} />
        <FollowUpFacts followUp={followUp} />
      </div>
      <RemoveFollowUp followUp={followUp} />
    </li>
  );
}
