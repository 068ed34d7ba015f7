'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { ResultProof } from '@/lib/contract/admissions/result-shapes';
import type { ResultKind } from '@/lib/domain/admissions/result-proofs';
import { useViewer } from '@/lib/query/use-viewer';
import { applicantNames } from './names';
import { ObjectToProof } from './object-to-proof';
import { ProofDialog } from './proof-dialog';
import { SayWhy, ProofWords } from './proof-words';
import { ResultFacts } from './result-facts';

interface ResultProps {
  application: ApplicantDetail;
  kind: ResultKind;
}

/** Proves a result by a record of the school. */
function ProveByRecord({ application, kind }: ResultProps) {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const prove = useWrite(applicantApi.results.prove, {
    invalidates: [applicantApi.applicants.key, applicantApi.pipeline.key],
    done: t('doneProven'),
  });
  return (
    <>
      <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setAsking(true)}>
        {t('prove')}
      </Button>
      <ProofDialog
        application={application}
        open={isAsking}
        onOpenChange={setAsking}
        title={t('proveTitle')}
        description={t('proveBody', { name: applicantNames(application, locale).name })}
        asksExam={kind === 'exam'}
        isComplete={note.trim() !== ''}
        onProve={async (exam) => {
          const params = { id: application.applicantId };
          await prove.send({ params, body: { kind, exam, note: note.trim() } });
        }}
      >
        <ProofWords label={t('note')} hint={t('noteHint')} value={note} onChange={setNote} />
      </ProofDialog>
    </>
  );
}

function WithdrawProof({ application, kind }: ResultProps) {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  const withdraw = useWrite(applicantApi.results.withdraw, {
    invalidates: [applicantApi.applicants.key, applicantApi.pipeline.key],
    done: t('doneWithdrawn'),
  });
  return (
    <SayWhy
      danger
      label={t('withdraw')}
      title={t('withdrawTitle')}
      description={t('withdrawBody', { name: applicantNames(application, locale).name })}
      confirmLabel={t('withdraw')}
      onSay={async (reason) => {
        const params = { id: application.applicantId };
        await withdraw.send({ params, body: { kind, reason } });
      }}
    />
  );
}

interface ResultDeskProps {
  application: ApplicantDetail;
  /** The reader decides for the school. */
  mayProve: boolean;
}

/**
 * The results of an applicant as a desk sees them: declared, and proven by what. Whoever decides proves, withdraws what the own school has proven,
 * and objects to what others have.
 */
export function ResultDesk({ application, mayProve }: ResultDeskProps) {
  const t = useTranslations('offers.results');
  const { data: viewer } = useViewer();
  const { results, applicantId } = application;
  const isOpen = mayProve && viewer?.sub !== application.userId;
  if (results.length === 0) return <p className="text-muted">{t('none')}</p>;
  const isOwn = (proof: ResultProof | null) => proof?.school.id === application.school.schoolId;
  const toolOf = (kind: ResultKind) => (proof: ResultProof) =>
    isOwn(proof) ? (
      <WithdrawProof application={application} kind={kind} />
    ) : (
      <ObjectToProof applicantId={applicantId} proof={proof} />
    );
  return (
    <ul className="grid grid-cols-1 gap-4">
      {results.map((result) => (
        <li key={result.kind} className="border-b border-border pb-4 last:border-b-0 last:pb-0">
          <ResultFacts
            result={result}
            application={application}
            {...(isOpen && { toolOf: toolOf(result.kind) })}
          />
          {isOpen && ![result.proof, ...result.otherProofs].some(isOwn) && (
            <div className="mt-2">
              <ProveByRecord application={application} kind={result.kind} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
