'use client';

import { useTranslations } from 'next-intl';
import { UndoMove } from '@/components/admissions/application-desk/undo-move';
import { useViewer } from '@/lib/query/use-viewer';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { ChangeStatus } from './change-status';
import { mayDecide } from './may-decide';
import { StepStatus } from './step-status';

/** The step of an application with the way to another one, or who decides where the reader does not. */
export function Decision({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applicationDesk.rights');
  const tChange = useTranslations('advisor.change');
  const { data: viewer } = useViewer();
  if (mayDecide(application))
    return (
      <>
        <ChangeStatus application={application} />
        <UndoMove application={application} />
      </>
    );
  const isOwn = viewer?.sub === application.userId;
  return (
    <>
      <StepStatus step={application.step} className="text-base font-semibold" />
      <p className="mt-2 text-muted">
        {isOwn ? tChange('own') : t(application.right === 'entered' ? 'entered' : 'work')}
      </p>
    </>
  );
}
