'use client';

import { useTranslations, useLocale } from 'next-intl';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { hasEnded } from '@/lib/domain/admissions/application-tasks';
import { useViewer } from '@/lib/query/use-viewer';
import { listedPapers, type ListedPaper } from './listed-papers';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { resultProvenBy } from '@/lib/domain/admissions/result-proofs';
import { pickText } from '@/lib/i18n/pick';
import { applicantNames } from './names';
import { PaperState } from './paper-state';
import { ProofDialog } from './proof-dialog';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { WordsField } from '@/components/form/limited-text';
import { openFile } from '@/components/kits/upload/open-file';
import { filesApi } from '@/lib/api/files';
import { typeOfKey } from '@/lib/domain/uploads';

/** Shows a paper when it is asked for, since its student sees who has looked: a picture in place, any other file in a tab. */
function usePaperView(key: string | null) {
  const [shown, setShown] = useState<{ key: string; url: string } | null>(null);
  const picture = shown !== null && shown.key === key ? shown.url : null;
  /** @returns false where it cannot be read */
  const view = async (): Promise<boolean> => {
    if (key === null) return false;
    if (!typeOfKey(key)?.startsWith('image/')) return openFile(key);
    if (picture !== null) {
      setShown(null);
      return true;
    }
    try {
      const { url } = await filesApi.uploads.link({ body: { key } });
      setShown({ key, url });
      return true;
    } catch {
      return false;
    }
  };
  return { picture, view };
}

const reasonMax = 500;

interface PaperRefusalProps {
  /** The paper, and whose it is. */
  label: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRefuse: (reason: string) => Promise<unknown>;
}

/** Asks what is wrong with a paper before it is refused. */
function PaperRefusal({ label, name, open, onOpenChange, onRefuse }: PaperRefusalProps) {
  const t = useTranslations('applications.checks');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refuse = async () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return false;
    await onRefuse(reason.trim());
    return true;
  };
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={onOpenChange}
      title={t('refuseTitle', { paper: label })}
      description={t('refuseBody', { name })}
      confirmLabel={t('confirm')}
      onConfirm={refuse}
    >
      <WordsField
        label={t('reason')}
        value={reason}
        max={reasonMax}
        onChange={setReason}
        hint={t('reasonHint')}
        problem={isMissing && t('reasonMissing')}
      />
    </ConfirmDialog>
  );
}

interface PaperCheckProps {
  application: ApplicantDetail;
  listed: ListedPaper;
  isOpen: boolean;
}

/** One paper as the school's staff see it: looked at, then received or refused with a reason. */
function PaperCheck({ application, listed, isOpen }: PaperCheckProps) {
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

interface PaperChecksProps {
  application: ApplicantDetail;
  /** The reader decides for the school. */
  mayDecide: boolean;
}

/** The papers of an application, for a desk that may open them; whoever decides says what was seen, and nobody checks their own. */
export function PaperChecks({ application, mayDecide }: PaperChecksProps) {
  const t = useTranslations('applications.checks');
  const { data: viewer } = useViewer();
  const listed = listedPapers(application);
  const isOpen = mayDecide && !hasEnded(application) && viewer?.sub !== application.userId;
  if (!application.mayReadPapers) return <p className="text-muted">{t('closedTo')}</p>;
  if (listed.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {listed.map((each) => (
        <PaperCheck key={each.kind} application={application} listed={each} isOpen={isOpen} />
      ))}
    </ul>
  );
}
