'use client';

import { useTranslations } from 'next-intl';
import { BothTexts } from '@/components/kits/editor/both-texts';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
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
  const { key, update } = qaApi.questions;
  const { organizationId: orgId, subjectId, questionId } = question;
  return (
    <RecordEditor
      name={`statement:${questionId}`}
      record={question}
      schema={statementTexts}
      toValues={({ title, titleNative }) => ({ title, titleNative: titleNative ?? '' })}
      update={(body, version) => update({ params: { orgId, subjectId, questionId }, body, version })}
      keys={[key]}
      saved={t('saved')}
      onSaved={onDone}
      onCancel={onDone}
      describe={({ title, titleNative }) => <BothTexts km={titleNative ?? ''} en={title} />}
      preview={({ title = '', titleNative = '' }) => (
        <StatementPreview {...place} texts={{ km: titleNative, en: title }} />
      )}
      hint={t('hint')}
    >
      <StatementFields />
    </RecordEditor>
  );
}
