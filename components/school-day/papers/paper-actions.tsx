'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { lmsApi } from '@/lib/api/lms';
import type { IssuedPaper } from '@/lib/contract/school-day/issued-papers';
import { textLimits } from '@/lib/domain/limits/texts';
import { ReasonButton } from './reason-button';

const api = lmsApi.issuedPapers;

interface PaperActionsProps {
  paper: Pick<IssuedPaper, 'orgId' | 'paperId' | 'version' | 'state'>;
}

/** What the office does with a paper that holds. */
export function PaperActions({ paper }: PaperActionsProps) {
  const t = useTranslations('portalPapers');
  const problems = { 409: t('stale'), 412: t('stale'), other: t('failed') };
  const revoke = useWrite(api.revoke, { problems, done: t('revoked') });
  const reissue = useWrite(api.reissue, { problems, done: t('reissued') });
  const target = { params: { orgId: paper.orgId, paperId: paper.paperId }, version: paper.version };
  if (paper.state !== 'valid') return null;
  return (
    <>
      <WriteButton
        variant="ghost"
        size="sm"
        className="min-h-11"
        write={reissue}
        onWrite={() => reissue.run(target)}
        asks={{ title: t('reissueTitle'), description: t('reissueBody') }}
      >
        {t('reissue')}
      </WriteButton>
      <ReasonButton
        label={t('revoke')}
        title={t('revokeTitle')}
        description={t('revokeBody')}
        max={textLimits.shortTextMax}
        write={revoke}
        onWrite={(reason) => revoke.run({ ...target, body: { reason } })}
      />
    </>
  );
}
