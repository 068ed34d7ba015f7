'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { qaApi } from '@/lib/api/qa';
import type { newQuestion } from '@/lib/contract/qa/questions';
import type * as z from 'zod';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { StatementForm, type StatementPlace } from './statement-form';
import { type StatementTexts, statementTexts } from './statement-schema';

interface AddStatementProps extends Omit<StatementPlace, 'id'> {
  place: QuestionnairePlace;
  scale: NonNullable<z.output<typeof newQuestion>['scale']>;
  reversed: boolean;
  onDone: () => void;
}

/** Writes a statement that a questionnaire lacks; what it measures follows from what is missing. */
export function AddStatement({ place, scale, reversed, onDone, ...rest }: AddStatementProps) {
  const t = useTranslations('orientationStaff.add');
  const form = useZodForm(statementTexts, { defaultValues: { title: '', titleNative: '' } });
  const create = useMutation(qaApi.questions.create.mutationOptions());
  const keys = useRef(new Map<string, string>());
  /** The same text sent twice is one statement; another text is another call. */
  const keyOf = (texts: StatementTexts) => {
    const content = JSON.stringify([texts, rest.number]);
    const key = keys.current.get(content) ?? newIdempotencyKey();
    keys.current.set(content, key);
    return key;
  };
  const save = async (texts: StatementTexts) => {
    await create.mutateAsync({
      params: { orgId: place.organizationId, subjectId: place.subjectId },
      body: { ...texts, scale, orderNumber: rest.number, ...(reversed && { reversed }) },
      idempotencyKey: keyOf(texts),
    });
    showToast({ kind: 'success', message: t('done') });
    onDone();
  };
  return (
    <StatementForm
      {...rest}
      id={`new-${scale}-${reversed}`}
      form={form}
      hint={t('hint', { number: rest.number })}
      onSubmit={save}
      onCancel={onDone}
    />
  );
}
