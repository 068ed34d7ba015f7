'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import { useWrite } from '@/components/kits/write/use-write';
import { qaApi } from '@/lib/api/qa';
import type { newQuestion } from '@/lib/contract/qa/questions';
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
  const create = useWrite(qaApi.questions.create);
  const id = `new-${scale}-${reversed}`;
  return (
    <EntityEditor
      name={`statement:${place.subjectId}:${id}`}
      record={unwritten}
      schema={statementTexts}
      toValues={() => ({ title: '', titleNative: '' })}
      save={(texts) =>
        create.send({
          params: { orgId: place.organizationId, subjectId: place.subjectId },
          body: { ...texts, scale, orderNumber: rest.number, ...(reversed && { reversed }) },
        })
      }
      refresh={() => Promise.resolve()}
      onSaved={() => {
        showToast({ kind: 'success', message: t('done') });
        onDone();
      }}
      onCancel={onDone}
      describe={() => null}
      preview={({ title = '', titleNative = '' }) => (
        <StatementPreview {...rest} id={id} texts={{ km: titleNative, en: title }} />
      )}
      hint={t('hint', { number: rest.number })}
    >
      <StatementFields />
    </EntityEditor>
  );
}
