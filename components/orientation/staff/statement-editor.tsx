'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import { useWrite } from '@/components/kits/write/use-write';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/qa/posts';
import { StatementFields } from './statement-fields';
import { type StatementPlace, StatementPreview } from './statement-preview';
import { statementTexts } from './statement-schema';

interface StatementEditorProps extends StatementPlace {
  /** The current record; it may change while the editor is open. */
  question: Question;
  onDone: () => void;
}

/** Changes a statement, based on the version that the user saw. */
export function StatementEditor({ question, onDone, ...place }: StatementEditorProps) {
  const t = useTranslations('orientationStaff.edit');
  const client = useQueryClient();
  const { send } = useWrite(qaApi.questions.update);
  const { organizationId: orgId, subjectId, questionId } = question;
  return (
    <EntityEditor
      name={`statement:${questionId}`}
      record={question}
      schema={statementTexts}
      toValues={({ title, titleNative }) => ({ title, titleNative: titleNative ?? '' })}
      save={(body, version) => send({ params: { orgId, subjectId, questionId }, body, version })}
      refresh={() => client.refetchQueries({ queryKey: qaApi.questions.key }, { throwOnError: true })}
      onSaved={() => {
        showToast({ kind: 'success', message: t('saved') });
        onDone();
      }}
      onCancel={onDone}
      describe={(theirs) => (
        <>
          <p lang="km" className="font-semibold">
            {theirs.titleNative}
          </p>
          <p lang="en" className="font-semibold">
            {theirs.title}
          </p>
        </>
      )}
      preview={({ title = '', titleNative = '' }) => (
        <StatementPreview {...place} texts={{ km: titleNative, en: title }} />
      )}
      hint={t('hint')}
    >
      <StatementFields />
    </EntityEditor>
  );
}
