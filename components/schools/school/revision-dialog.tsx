'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { academicApi } from '@/lib/api/academic';
import { REVISION_KINDS, REVISION_LIMITS, revisionProposal } from '@/lib/contract/schools/content-revisions';

const { feedbackMax, contactMax } = REVISION_LIMITS;
const empty = { feedback: '', contact: '' };

interface RevisionFormProps {
  schoolId: string;
  onSent: () => void;
}

/** The form for what is missing or wrong on a school's page. Typed text stays until it has been sent. */
function RevisionForm({ schoolId, onSent }: RevisionFormProps) {
  const t = useTranslations('revision');
  const form = useZodForm(revisionProposal, { defaultValues: empty });
  const { keyFor, clear } = useFormDraft('sala-revision', form, empty, { scope: 'tab', owner: schoolId });

  const send = async (body: z.output<typeof revisionProposal>) => {
    const idempotencyKey = keyFor(body);
    await academicApi.contentRevisions.propose({ params: { id: schoolId }, body, idempotencyKey });
    clear();
    onSent();
  };

  return (
    <Form form={form} hasDraft onSubmit={send}>
      <RadioField
        name="kind"
        label={t('kind')}
        options={REVISION_KINDS.map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}`),
          hint: t(`hints.${kind}`),
        }))}
      />
      <TextareaField
        name="feedback"
        label={t('feedback')}
        hint={t('feedbackHint', { max: feedbackMax })}
        maxLength={feedbackMax}
        rows={5}
      />
      <TextField
        name="contact"
        label={t('contact')}
        hint={t('contactHint')}
        maxLength={contactMax}
        autoComplete="email"
        optional
      />
      <div>
        <SubmitButton>{t('send')}</SubmitButton>
        <p className="mt-2 text-center text-sm text-muted">{t('kept')}</p>
      </div>
    </Form>
  );
}

interface RevisionDialogProps {
  schoolId: string;
  /** In the page's language. */
  schoolName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form had the focus and is unmounted. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * A dialog to propose an addition or correction for a school's page; it also confirms the sending. Loaded when it is
 * first opened.
 */
export function RevisionDialog({ schoolId, schoolName, open, onOpenChange }: RevisionDialogProps) {
  const t = useTranslations('revision');
  const [isSent, setIsSent] = useState(false);
  const change = (next: boolean) => {
    if (next) setIsSent(false);
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent title={t('title')} description={isSent ? undefined : t('intro', { school: schoolName })}>
        {isSent ? (
          <div className="grid justify-items-center gap-2 py-4 text-center">
            <Icon name="circle-check" className="size-14 text-success" />
            <div role="status">
              <p className="text-lg font-semibold">{t('sent')}</p>
              <p className="mt-1 text-muted">{t('sentBody', { school: schoolName })}</p>
            </div>
            <Button
              ref={takeFocus}
              className="mt-4"
              onClick={() => {
                setIsSent(false);
                onOpenChange(false);
              }}
            >
              {t('done')}
            </Button>
          </div>
        ) : (
          <RevisionForm schoolId={schoolId} onSent={() => setIsSent(true)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
