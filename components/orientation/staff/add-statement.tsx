'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { qaApi } from '@/lib/api/qa';
import type { newQuestion } from '@/lib/contract/questions/questions';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { StatementFields } from './statement-fields';
import { type StatementPlace, StatementPreview } from './statement-preview';
import { statementTexts } from './statement-schema';

interface AddStatementProps extends Omit<StatementPlace, 'id'> {
  place: QuestionnairePlace;
  scale: NonNullable<z.output<typeof newQuestion>['scale']>;
  reversed: boolean;
  onDone: () => void;
}

const unwritten = { version: 0 };

/** Writes a missing statement of a questionnaire; its key follows from what is missing. */
export function AddStatement({ place, scale, reversed, onDone, ...rest }: AddStatementProps) {
  const t = useTranslations('orientationStaff.add');
  const { key, create } = qaApi.questions;
  const id = `new-${scale}-${reversed}`;
  return (
    <RecordEditor
      name={`statement:${place.subjectId}:${id}`}
      record={unwritten}
      schema={statementTexts}
      toValues={() => ({ title: '', titleNative: '' })}
      create={(texts, idempotencyKey) =>
        create({
          params: { orgId: place.organizationId, subjectId: place.subjectId },
          body: { ...texts, scale, orderNumber: rest.number, ...(reversed && { reversed }) },
          idempotencyKey,
        })
      }
      keys={[key]}
      saved={t('done')}
      onSaved={onDone}
      onCancel={onDone}
      describe={() => null}
      preview={({ title = '', titleNative = '' }) => (
        <StatementPreview {...rest} id={id} texts={{ km: titleNative, en: title }} />
      )}
      hint={t('hint', { number: rest.number })}
    >
      <StatementFields />
    </RecordEditor>
  );
}
