'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '@/components/feedback/toast';
import { CodeField } from '@/components/form/code-field';
import { codeResolver, type TypedCode } from '@/components/form/code-resolver';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { authApi } from '@/lib/api/auth';
import { userApi } from '@/lib/api/user';

interface CodeFormProps {
  label: string;
  action: string;
  /** Said once the code was right, where it changes what the person signs in with. */
  done?: string;
  confirm: (verifyCode: string) => Promise<unknown>;
}

/** The code of a message. */
export function CodeForm({ label, action, done, confirm }: CodeFormProps) {
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const form = useCheckedForm<TypedCode>(codeResolver, {
    mode: 'onSubmit',
    defaultValues: { verifyCode: '' },
  });

  const submit = async ({ verifyCode }: TypedCode) => {
    await confirm(verifyCode);
    if (done === undefined) return;
    showToast({ kind: 'success', message: done });
    await Promise.all([
      client.invalidateQueries({ queryKey: authApi.session.key }),
      client.invalidateQueries({ queryKey: userApi.accounts.key }),
      client.invalidateQueries({ queryKey: userApi.safety.key }),
    ]);
  };

  return (
    <Form form={form} onSubmit={submit} ref={element} className="grid gap-5">
      <CodeField name="verifyCode" label={label} onComplete={() => element.current?.requestSubmit()} />
      <SubmitButton wide={false} className="max-sm:w-full sm:justify-self-start">
        {action}
      </SubmitButton>
    </Form>
  );
}
