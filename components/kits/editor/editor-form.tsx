'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Form } from '@/components/form/form';
import type { FormSchema } from '@/components/form/schema-resolver';
import { SubmitButton } from '@/components/form/submit-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { formatDateTime } from '@/lib/domain/dates/dates';
import type { Versioned } from '@/lib/query/use-versioned';
import type { EntityEditorProps } from './editor-props';
import { FieldConflicts } from './field-conflicts';
import { LanguageTabs } from './language-tabs';
import { LeaveGuard } from './leave-guard';
import { useEditor } from './use-editor';

/** The editor, once its user is known. */
export function EditorForm<Schema extends FormSchema, Entity extends Versioned>(
  props: EntityEditorProps<Schema, Entity> & { owner: string },
) {
  const { onCancel, describe, preview, previewBelow, hint, plain, saveLabel, children } = props;
  const t = useTranslations('editor');
  const locale = useLocale();
  const area = useRef<HTMLFormElement>(null);
  const editor = useEditor({ ...props, area });
  const { form, draftState, restored, theirs } = editor;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control }) as Partial<z.input<Schema>>;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={cn('grid grid-cols-1 gap-6', preview && !previewBelow && 'xl:grid-cols-[2fr_3fr]')}>
      <Form ref={area} form={form} hasDraft onSubmit={editor.submit} className="grid content-start gap-4">
        {hint && <p className="text-sm text-muted">{hint}</p>}
        {restored?.savedAt && (
          <Alert
            action={
              <Button variant="secondary" size="sm" className="min-h-11" onClick={editor.discard}>
                {t('draft.discard')}
              </Button>
            }
          >
            {t('draft.restored', { at: formatDateTime(restored.savedAt, locale) })}
          </Alert>
        )}
        {plain ? children : <LanguageTabs>{children}</LanguageTabs>}
        {editor.isGone && <Alert tone="danger">{t('gone')}</Alert>}
        {theirs && (
          <FieldConflicts
            theirs={props.toValues(theirs) as object}
            isBaseLost={editor.isBaseLost}
            asks={editor.asks}
            onMerged={editor.onMerged}
            onDecided={editor.onDecided}
            onTakeAll={editor.takeTheirs}
          >
            {describe(theirs)}
          </FieldConflicts>
        )}
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:items-center">
          {onCancel && (
            <Button variant="secondary" onClick={() => (isDirty ? setAsking(true) : onCancel())}>
              {t('cancel')}
            </Button>
          )}
          <SubmitButton wide={false} size="md">
            {saveLabel ?? t('save')}
          </SubmitButton>
          <p role="status" className="text-sm text-muted empty:hidden">
            {isDirty && draftState !== 'none' && t(`draft.${draftState}`)}
          </p>
        </div>
      </Form>
      {preview?.(values)}
      <LeaveGuard when={isDirty && !isSubmitting} isStored={draftState === 'stored'} />
      {onCancel && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t('throwAway.title')}
          description={t('throwAway.body')}
          confirmLabel={t('throwAway.confirm')}
          danger
          onConfirm={() => {
            editor.discard();
            onCancel();
          }}
        />
      )}
    </div>
  );
}
