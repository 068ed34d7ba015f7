'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { Alert } from '@/components/ui/alert';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { RefusedRow } from './use-batch';

const namesShown = 5;

interface BatchDialogProps<Row, Values extends FieldValues, Output> {
  title: (count: number) => string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  form: UseFormReturn<Values, unknown, Output>;
  /** @returns those that were refused */
  send: (rows: readonly Row[], values: Output) => Promise<RefusedRow<Row>[]>;
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
  const [rows, setRows] = useState(props.rows);
  const [refused, setRefused] = useState<readonly RefusedRow<Row>[]>([]);
  const busy = form.formState.isSubmitting;
  const names = rows.map(nameOf);
  const run = async (values: Output) => {
    const left = await send(rows, values);
    const count = rows.length - left.length;
    if (count > 0) showToast({ kind: 'success', message: done(count) });
    setRefused(left);
    setRows(left.map(({ row }) => row));
    if (left.length > 0) return;
    onDone();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={title(rows.length)}
        description={t('names', {
          names: names.slice(0, namesShown).join(', '),
          more: Math.max(0, names.length - namesShown),
        })}
      >
        {refused.length > 0 && (
          <Alert tone="danger" title={t('refused', { count: refused.length })} className="mb-4">
            <ul className="grid gap-1">
              {refused.map(({ row, problem }, index) => (
                <li key={index}>
                  {t('refusedOne', { name: nameOf(row), reason: t(`problems.${problem}`) })}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <Form form={form} onSubmit={run}>
          {children(rows)}
          <SubmitButton>
            {busy && rows.length > 1 ? t('sending', { sent, count: rows.length }) : submit}
          </SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
