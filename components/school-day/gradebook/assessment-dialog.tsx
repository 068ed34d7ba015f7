'use client';

import { useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { lmsApi } from '@/lib/api/lms';
import { type Assessment, assessmentDraft } from '@/lib/contract/school-day/assessments';
import { typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { assessmentKinds } from '@/lib/domain/school-day/assessments';

const { shape } = assessmentDraft;
const schema = assessmentDraft.extend({
  maxScore: typedNumber(shape.maxScore),
  weightPercent: typedNumber(shape.weightPercent),
  heldOn: typedDay(shape.heldOn),
});

interface AssessmentFormProps {
  orgId: string;
  courseId: string;
  /** The assessment that changes; a new one without it. */
  assessment?: Assessment;
  onSaved: () => void;
}

/** An assessment of a course: its name, its kind, how much it is worth, and when. */
function AssessmentForm({ orgId, courseId, assessment, onSaved }: AssessmentFormProps) {
  const t = useTranslations('gradebook');
  const form = useZodForm(schema, {
    defaultValues: assessment
      ? typedFrom(schema, assessment)
      : typedNothing(schema, { kind: 'quiz', maxScore: '100', weightPercent: '0' }),
  });
  const told = { invalidates: [lmsApi.sheets.key], done: t('assessment.saved') };
  const create = useWrite(lmsApi.assessments.create, told);
  const update = useWrite(lmsApi.assessments.update, told);
  return (
    <VersionedForm
      form={form}
      record={assessment}
      toValues={(record) => typedFrom(schema, record)}
      save={(body, version) =>
        assessment
          ? update.send({ params: { orgId, id: assessment.assessmentId }, body, version })
          : create.send({ params: { orgId, id: courseId }, body })
      }
      reread={async () => {
        const { data } = await lmsApi.assessments.list({ params: { orgId, id: courseId } });
        return data.find(({ assessmentId }) => assessmentId === assessment?.assessmentId);
      }}
      onSaved={onSaved}
    >
      <BilingualField name="name" label={t('assessment.name')} />
      <SelectField
        name="kind"
        label={t('assessment.kind')}
        options={assessmentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="maxScore" label={t('assessment.maxScore')} inputMode="decimal" />
        <TextField
          name="weightPercent"
          label={t('assessment.weight')}
          hint={t('assessment.weightHint')}
          inputMode="numeric"
        />
      </div>
      <DateField name="heldOn" label={t('assessment.heldOn')} />
      <SubmitButton>{t('assessment.save')}</SubmitButton>
    </VersionedForm>
  );
}

interface AssessmentDialogProps {
  orgId: string;
  courseId: string;
  /** The assessment that changes, or a new one; null while the dialog is closed. */
  edited: Assessment | 'new' | null;
  onClose: () => void;
}

export function AssessmentDialog({ orgId, courseId, edited, onClose }: AssessmentDialogProps) {
  const t = useTranslations('gradebook.assessment');
  return (
    <Dialog open={edited !== null} onOpenChange={(open) => !open && onClose()}>
      {edited && (
        <DialogContent title={t(edited === 'new' ? 'add' : 'edit')}>
          <AssessmentForm
            orgId={orgId}
            courseId={courseId}
            {...(edited !== 'new' && { assessment: edited })}
            onSaved={onClose}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
