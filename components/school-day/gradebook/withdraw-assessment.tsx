'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useErrorText } from '@/components/form/use-issue-text';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { isApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import { type Assessment, assessmentsResource } from '@/lib/contract/school-day/assessments';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { pickText } from '@/lib/i18n/pick';
import type { GradebookWork } from './use-gradebook';

const schema = assessmentsResource.endpoints.withdraw.body;
const invalidates = [lmsApi.sheets.key];

interface WithdrawProps {
  orgId: string;
  book: Gradebook;
  work: GradebookWork;
  assessment: Assessment;
}

/** Deletes an assessment in which nobody has ever had a score, and withdraws every other one. */
export function WithdrawAssessment(props: WithdrawProps) {
  const t = useTranslations('gradebook.withdrawal');
  const locale = useLocale();
  const { assessment } = props;
  const [isOpen, setOpen] = useState(false);
  const [hadScores, setHadScores] = useState(false);
  const isUnused = !hadScores && assessment.scored === 0 && assessment.publishedAt === null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t(isUnused ? 'remove' : 'button')}{' '}
        <span className="sr-only">{pickText(assessment.name, locale)}</span>
      </Button>
      {isUnused ? (
        <RemoveDialog
          {...props}
          open={isOpen}
          onOpenChange={setOpen}
          onHadScores={() => setHadScores(true)}
        />
      ) : (
        <Dialog open={isOpen} onOpenChange={setOpen}>
          {isOpen && <WithdrawForm {...props} onDone={() => setOpen(false)} />}
        </Dialog>
      )}
    </>
  );
}

interface RemoveProps extends WithdrawProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHadScores: () => void;
}

function RemoveDialog({ orgId, work, assessment, open, onOpenChange, onHadScores }: RemoveProps) {
  const t = useTranslations('gradebook.withdrawal');
  const locale = useLocale();
  const errorText = useErrorText();
  const remove = useWrite(lmsApi.assessments.remove, { invalidates, done: t('removed') });
  const run = async () => {
    try {
      await work.flush();
      await remove.send({ params: { orgId, id: assessment.assessmentId } });
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
      // It is asked anew then, with a reason.
      if (isApiError(error, 409)) onHadScores();
      return false;
    }
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('removeTitle', { name: pickText(assessment.name, locale) })}
      description={t('removeBody')}
      confirmLabel={t('remove')}
      danger
      onConfirm={run}
    />
  );
}

function WithdrawForm({ orgId, book, work, assessment, onDone }: WithdrawProps & { onDone: () => void }) {
  const t = useTranslations('gradebook.withdrawal');
  const locale = useLocale();
  const { assessmentId: id, courseId, scored, weightPercent, publishedAt } = assessment;
  const form = useZodForm(schema, { defaultValues: { reason: '' } });
  const withdraw = useWrite(lmsApi.assessments.withdraw, { invalidates, done: t('done') });
  return (
    <DialogContent title={t('title', { name: pickText(assessment.name, locale) })}>
      <div className="mb-4 grid gap-2">
        <p>{t('body', { count: scored })}</p>
        <p>{t(publishedAt === null ? 'untold' : 'told')}</p>
        <p>{t('weights', { weight: book.weightPercent - weightPercent })}</p>
      </div>
      <VersionedForm
        form={form}
        record={assessment}
        save={async (body, version) => {
          await work.flush();
          await withdraw.send({ params: { orgId, id }, body, version });
        }}
        reread={async () => {
          const { data } = await lmsApi.assessments.list({ params: { orgId, id: courseId } });
          return data.find(({ assessmentId }) => assessmentId === id);
        }}
        onSaved={onDone}
      >
        <TextareaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={3} />
        <SubmitButton variant="danger">{t('send')}</SubmitButton>
      </VersionedForm>
    </DialogContent>
  );
}
