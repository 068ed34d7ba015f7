'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { useColleagues } from './use-colleagues';

/** Who of the staff deals with an application, with the way to take it on or to give it back. */
export function Assignee({ application }: { application: Pick<Applicant, 'applicantId' | 'assignee'> }) {
  const t = useTranslations('applicationDesk.assignee');
  const locale = useLocale();
  const { data: viewer } = useViewer();
  const colleagues = useColleagues(application.applicantId);
  const assign = useWrite(applicantApi.assignees.assign, {
    invalidates: [applicantApi.applicants.key],
    inPlace: true,
  });
  const { assignee } = application;
  if (!viewer) return null;
  const isMine = assignee?.userId === viewer.sub;
  const give = (assigneeId: string | null) =>
    assign.run({ params: { id: application.applicantId }, body: { assigneeId } });
  return (
    <div className="grid gap-3">
      <p>{assignee ? (isMine ? t('mine') : pickName(assignee, locale)) : t('nobody')}</p>
      {assign.problem && <Alert tone="danger">{assign.problem}</Alert>}
      <Button
        variant="secondary"
        loading={assign.busy}
        onClick={() => void give(isMine ? null : viewer.sub)}
        className="justify-self-start"
      >
        {isMine ? t('giveBack') : t('take')}
      </Button>
      {colleagues.length > 0 && (
        <AnswerSelect
          label={t('give')}
          none={t('choose')}
          value={null}
          options={colleagues.filter(({ value }) => value !== assignee?.userId)}
          onPick={(colleagueId) => colleagueId && void give(colleagueId)}
        />
      )}
    </div>
  );
}
