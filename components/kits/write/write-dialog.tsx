'use client';

import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import type { FormSchema } from '@/components/form/schema-resolver';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { Dialog, DialogContent } from '@/components/ui/dialog';

interface WriteDialogProps<Schema extends FormSchema> {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Usually the endpoint's own `body`. */
  schema: Schema;
  defaultValues: DefaultValues<z.input<Schema>>;
  /** The `send` of `useWrite`; closes when it has succeeded. What it throws is shown at the fields. */
  onSend: (values: z.output<Schema>) => Promise<unknown>;
  submitLabel: string;
  /** Fields of the form kit. */
  children: ReactNode;
}

/** A short form in a dialog, mounted while it is open. It closes once it was sent; a refusal keeps what was typed. */
export function WriteDialog<Schema extends FormSchema>({
  onClose,
  title,
  description,
  schema,
  defaultValues,
  onSend,
  submitLabel,
  children,
}: WriteDialogProps<Schema>) {
  const form = useZodForm(schema, { defaultValues });
  return (
    <Dialog open onOpenChange={(open) => !open && !form.formState.isSubmitting && onClose()}>
      <DialogContent title={title} description={description}>
        <Form
          form={form}
          onSubmit={async (values) => {
            await onSend(values);
            onClose();
          }}
        >
          {children}
          <SubmitButton>{submitLabel}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
