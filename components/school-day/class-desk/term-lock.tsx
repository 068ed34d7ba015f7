'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { lmsApi } from '@/lib/api/lms';
import { requiredText, typed } from '@/lib/contract/fields';
import { textLimits } from '@/lib/domain/limits/texts';
import type { Term } from './use-terms';

const withReason = z.object({ reason: requiredText(textLimits.shortTextMax) });
const withoutReason = z.object({ reason: typed(textLimits.shortTextMax) });

interface TermLockProps {
  schoolId: string;
  term: Term;
  locked: boolean;
}

function LockForm({ schoolId, term, locked, onDone }: TermLockProps & { onDone: () => void }) {
  const t = useTranslations('classDesk.rules');
  const form = useZodForm(locked ? withReason : withoutReason, { defaultValues: { reason: '' } });
  const lock = useWrite(lmsApi.marking.lock, {
    invalidates: [lmsApi.marking.key, lmsApi.courses.key, lmsApi.sheets.key],
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ reason }) => {
        const { academicYear, term: number } = term;
        await lock.send({
          params: { orgId: schoolId },
          body: { academicYear, term: number, locked: !locked, reason },
        });
        showToast({ kind: 'success', message: t(locked ? 'opened' : 'locked') });
        onDone();
      }}
    >
      <p>{t(locked ? 'confirmUnlock.body' : 'confirmLock.body')}</p>
      {locked && <TextField name="reason" label={t('reason')} hint={t('reasonHint')} />}
      <SubmitButton>{t(locked ? 'unlock' : 'lock')}</SubmitButton>
    </Form>
  );
}

/** The office locks a term, or opens it again with a reason. */
export function TermLock(props: TermLockProps) {
  const t = useTranslations('classDesk');
  const [isOpen, setOpen] = useState(false);
  const name = t('termOf', { year: props.term.academicYear, term: props.term.term });
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t(props.locked ? 'rules.unlock' : 'rules.lock')} <span className="sr-only">{name}</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen && (
          <DialogContent
            title={t(props.locked ? 'rules.confirmUnlock.title' : 'rules.confirmLock.title', { term: name })}
          >
            <LockForm {...props} onDone={() => setOpen(false)} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
