'use client';

import { useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { TextareaField } from '@/components/form/textarea-field';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { questionLimits } from '@/lib/domain/limits';
import { href } from '@/lib/routes/href';
import { answerDraft, emptyAnswer } from './answer-draft';
import type { ThreadPlace } from './thread-slot';

/** What a visitor writes stays on the device, and stands in the form after the log-in. */
export function VisitorAnswer({ place: { questionId } }: { place: ThreadPlace }) {
  const t = useTranslations('thread.write');
  const form = useForm({ defaultValues: emptyAnswer });
  useFormDraft(answerDraft(questionId), form, emptyAnswer);
  const page = href('/forum/answer/[id]', { id: questionId });
  return (
    <Panel title={t('title')}>
      <FormProvider {...form}>
        <div className="grid gap-4">
          <TextareaField name="answer" label={t('label')} rows={5} maxLength={questionLimits.answerMax} />
          <p className="text-sm text-muted">{t('logInFirst')}</p>
          <div>
            <LinkButton href={href('/login', undefined, { redirect: page })}>{t('logIn')}</LinkButton>
          </div>
        </div>
      </FormProvider>
    </Panel>
  );
}
