'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { KeptRows, useRest } from '@/components/kits/batch/kept-rows';
import type { KeptRow } from '@/components/kits/batch/use-batch';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { StudentProblem } from './student-problems';

const namesShown = 5;

interface BatchDialogProps<Row, Values extends FieldValues, Output> {
  title: (count: number) => string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  form: UseFormReturn<Values, unknown, Output>;
  /** @returns the rows that stayed as they were */
  send: (rows: readonly Row[], values: Output) => Promise<KeptRow<Row, StudentProblem>[]>;
  /** How many of the rows have been sent. */
  sent: number;
  submit: string;
  done: (count: number) => string;
  onClose: () => void;
  onDone: () => void;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Asks once for what many people get; says of each who was refused why, and leaves them to another try. */
export function BatchDialog<Row, Values extends FieldValues, Output>(
  props: BatchDialogProps<Row, Values, Output>,
) {
  const { title, nameOf, form, send, sent, submit, done, onClose, onDone, children } = props;
  const t = useTranslations('studentDesk');
  const {
    rest: rows,
    kept,
    run,
  } = useRest<Row, StudentProblem>(props.rows, {
    done,
    onAllDone: () => {
      onDone();
      onClose();
    },
  });
  const busy = form.formState.isSubmitting;
  const names = rows.map(nameOf);
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={title(rows.length)}
        description={t('names', {
          names: names.slice(0, namesShown).join(', '),
          more: Math.max(0, names.length - namesShown),
        })}
      >
        <KeptRows
          kept={kept}
          title={(count) => t('refused', { count })}
          say={({ row, problem }) => t('refusedOne', { name: nameOf(row), reason: t(`problems.${problem}`) })}
        />
        <Form form={form} onSubmit={(values) => run((left) => send(left, values))}>
          {children(rows)}
          <SubmitButton>
            {busy && rows.length > 1 ? t('sending', { sent, count: rows.length }) : submit}
          </SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
