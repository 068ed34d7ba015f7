'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { Button } from '@/components/ui/button';
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

/** The office locks a term, or opens it again with a reason. */
export function TermLock({ schoolId, term, locked }: TermLockProps) {
  const t = useTranslations('classDesk');
  const [isOpen, setOpen] = useState(false);
  const { academicYear, term: number } = term;
  const name = t('termOf', { year: academicYear, term: number });
  const deed = t(locked ? 'rules.unlock' : 'rules.lock');
  const lock = useWrite(lmsApi.marking.lock, {
    invalidates: [lmsApi.marking.key, lmsApi.courses.key, lmsApi.sheets.key],
    done: t(locked ? 'rules.opened' : 'rules.locked'),
  });
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {deed} <span className="sr-only">{name}</span>
      </Button>
      {isOpen && (
        <WriteDialog
          title={t(locked ? 'rules.confirmUnlock.title' : 'rules.confirmLock.title', { term: name })}
          schema={locked ? withReason : withoutReason}
          defaultValues={{ reason: '' }}
          onSend={({ reason }) =>
            lock.send({
              params: { orgId: schoolId },
              body: { academicYear, term: number, locked: !locked, reason },
            })
          }
          submitLabel={deed}
          onClose={() => setOpen(false)}
        >
          <p>{t(locked ? 'rules.confirmUnlock.body' : 'rules.confirmLock.body')}</p>
          {locked && <TextField name="reason" label={t('rules.reason')} hint={t('rules.reasonHint')} />}
        </WriteDialog>
      )}
    </>
  );
}
