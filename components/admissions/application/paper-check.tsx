'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { resultProvenBy } from '@/lib/domain/admissions/result-proofs';
import { pickText } from '@/lib/i18n/pick';
import type { ListedPaper } from './listed-papers';
import { applicantNames } from './names';
import { PaperRefusal } from './paper-refusal';
import { PaperState } from './paper-state';
import { ProofDialog } from './proof-dialog';
import { usePaperView } from './use-paper-view';

interface PaperCheckProps {
  application: ApplicantDetail;
  listed: ListedPaper;
  isOpen: boolean;
}

/** One paper as the school's staff see it: looked at, then received or refused with a reason. */
export function PaperCheck({ application, listed, isOpen }: PaperCheckProps) {
  const t = useTranslations('applications.checks');
  const tResults = useTranslations('offers.results');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const decide = useWrite(applicantApi.papers.decide, {
    invalidates: [applicantApi.applicants.key],
    inPlace: true,
    problems: { 409: t('changed'), other: t('failed') },
    done: (_saved, { body }) => t(body.state === 'received' ? 'doneReceived' : 'doneRefused'),
  });
  const { kind, paper } = listed;
  const label = pickText(listed.label, locale);
  const showsResult = resultProvenBy(listed.label) === 'exam';
  const { name } = applicantNames(application, locale);
  const fileKey = paper?.fileKey ?? null;
  const { picture, view } = usePaperView(fileKey);

  const inputOf = (decision: { state: 'received' | 'refused'; reason?: string; exam?: ProvenExam }) => ({
    params: { id: application.applicantId },
    body: { kind, fileKey, ...decision },
  });
  /** What is refused stands beside the paper. */
  const settle = async (decision: Parameters<typeof inputOf>[0]) => {
    setUnread(false);
    await decide.run(inputOf(decision));
  };
  const problem = isUnread ? t('failed') : decide.problem;
  const refuse = (reason: string) => settle({ state: 'refused', reason });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border pb-4 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-semibold">{label}</h3>
        <PaperState paper={paper} original={listed.original} />
      </div>
      {picture !== null && (
        // eslint-disable-next-line @next/next/no-img-element -- a private file, by a link of one minute
        <img src={picture} alt={label} className="w-full rounded-md bg-sunken" />
      )}
      <p role="alert" className="w-full text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
      <div role="group" aria-label={label} className="flex flex-wrap gap-2.5 empty:hidden">
        {fileKey && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            aria-expanded={picture === null ? undefined : true}
            onClick={async () => {
              decide.clear();
              setUnread(!(await view()));
            }}
          >
            <Icon name="eye" className="size-4" />
            {t(picture === null ? 'view' : 'hide')}
          </Button>
        )}
        {isOpen && paper?.state !== 'received' && (
          <Button
            variant={fileKey ? 'primary' : 'secondary'}
            size="sm"
            className="min-h-11"
            loading={decide.busy}
            onClick={() => (showsResult ? setReading(true) : void settle({ state: 'received' }))}
          >
            <Icon name="check" className="size-4" />
            {t(fileKey ? 'receive' : 'receiveShown')}
          </Button>
        )}
        {isOpen && paper && paper.state !== 'refused' && (
          <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setAsking(true)}>
            {t('refuse')}
          </Button>
        )}
      </div>
      {showsResult && (
        <ProofDialog
          asksExam
          application={application}
          open={isReading}
          onOpenChange={setReading}
          title={tResults('paperTitle')}
          description={tResults('paperBody', { name })}
          onProve={async (exam) =>
            void (await decide.send(inputOf({ state: 'received', ...(exam && { exam }) })))
          }
        />
      )}
      <PaperRefusal label={label} name={name} open={isAsking} onOpenChange={setAsking} onRefuse={refuse} />
    </li>
  );
}
