'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { isDecided, pendingStep } from '@/lib/domain/admissions/applicant-steps';
import { href } from '@/lib/routes/href';
import { WithdrawApplication } from './withdraw-application';

/** What its student can still do with an application; nothing once the school has decided. */
export function OwnChoices({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications');
  const { applicantId, applicantStatus } = application;
  if (isDecided(applicantStatus)) return null;
  const isPending = applicantStatus === pendingStep.key;
  return (
    <Panel title={t(isPending ? 'pending.title' : 'withdraw.button')}>
      <p className="mb-4 text-muted">{t(isPending ? 'pending.body' : 'pending.bodyWithdraw')}</p>
      <div className="flex flex-wrap gap-2.5">
        {isPending && application.enrollToDetail && (
          <LinkButton
            href={href('/profile/applications/[id]', { id: applicantId }, { change: 'yes' })}
            variant="secondary"
          >
            <Icon name="file-pen" className="size-5" />
            {t('change')}
          </LinkButton>
        )}
        <WithdrawApplication application={application} />
      </div>
    </Panel>
  );
}
