'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useIssueText } from '@/components/form/use-issue-text';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { lmsApi } from '@/lib/api/lms';
import type { IssuedPaper } from '@/lib/contract/lms/issued-papers';

const api = lmsApi.issuedPapers;

interface PaperActionsProps {
  paper: Pick<IssuedPaper, 'orgId' | 'paperId' | 'version' | 'state'>;
}

/** What the office does with a paper that holds. */
export function PaperActions({ paper }: PaperActionsProps) {
  const t = useTranslations('portalPapers');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const issueText = useIssueText();
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
      <WriteButton
        variant="ghost"
        size="sm"
        className="min-h-11"
        write={revoke}
        onWrite={async () => {
          const isEmpty = reason.trim() === '';
          setMissing(isEmpty);
          if (!isEmpty) return revoke.run({ ...target, body: { reason } });
          document.getElementById(id)?.focus();
          return false;
        }}
        asks={{
          title: t('revokeTitle'),
          description: t('revokeBody'),
          danger: true,
          children: (
            <div className="grid gap-1.5">
              <Label htmlFor={id}>{t('reason')}</Label>
              <Input
                id={id}
                required
                aria-invalid={isMissing}
                aria-describedby={isMissing ? `${id}-error` : undefined}
                value={reason}
                onChange={({ target: { value } }) => {
                  setReason(value);
                  setMissing(false);
                }}
              />
              {isMissing && (
                <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
                  {issueText('required', t('reason'))}
                </p>
              )}
            </div>
          ),
        }}
      >
        {t('revoke')}
      </WriteButton>
    </>
  );
}
