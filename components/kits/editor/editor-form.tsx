'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Form } from '@/components/form/form';
import type { FormSchema } from '@/components/form/schema-resolver';
import { OtherTab } from '@/components/kits/work/other-tab';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/domain/dates/dates';
import type { Versioned } from '@/lib/query/use-versioned';
import type { EntityEditorProps } from './editor-props';
import { EditorHead } from './editor-head';
import { EditorLayout } from './editor-layout';
import { EditorViews } from './editor-views';
import { FieldConflicts } from './field-conflicts';
import { LanguageTabs } from './language-tabs';
import { LeaveGuard } from './leave-guard';
import { savedAtOf } from './saved-at';
import { useEditor } from './use-editor';
import { useSaveKey } from './use-save-key';
import { useShownView } from './use-shown-view';

function RestoredDraft({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  const t = useTranslations('editor');
  const locale = useLocale();
  return (
    <Alert
      action={
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored', { at: formatDateTime(savedAt, locale) })}
    </Alert>
  );
}

interface DraftNotesProps {
  editor: Pick<ReturnType<typeof useEditor>, 'draftState' | 'elsewhere' | 'restored' | 'discard'>;
  isDirty: boolean;
  onReading: () => void;
}

/** What is said of the draft: another tab writes it too, it is back, or the browser refuses it. */
function DraftNotes({ editor, isDirty, onReading }: DraftNotesProps) {
  const t = useTranslations('editor');
  const { draftState, elsewhere, restored, discard } = editor;
  return (
    <>
      {isDirty && elsewhere && (
        <OtherTab
          {...elsewhere}
          takeTheirs={() => {
            // The page is left by choice: the browser does not ask once more.
            flushSync(onReading);
            elsewhere.takeTheirs();
          }}
        />
      )}
      {restored?.savedAt && <RestoredDraft savedAt={restored.savedAt} onDiscard={discard} />}
      {isDirty && draftState === 'refused' && <Alert tone="warning">{t('draft.refused')}</Alert>}
    </>
  );
}

/** The editor, once its user is known. */
export function EditorForm<Schema extends FormSchema, Entity extends Versioned>(
  props: EntityEditorProps<Schema, Entity> & { owner: string },
) {
  const { record, schema, title, above, leave, onCancel, describe, preview, hint, plain } = props;
  const t = useTranslations('editor');
  const formId = useId();
  const area = useRef<HTMLFormElement>(null);
  const editor = useEditor({ ...props, area });
  const { form, draftState, theirs } = editor;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control }) as Partial<z.input<Schema>>;
  const [view, setView] = useShownView(form.control, theirs !== null);
  const [isAsking, setAsking] = useState(false);
  const [isReading, setReading] = useState(false);
  const send = (isLeaving: boolean) => {
    editor.leavesNext(isLeaving);
    area.current?.requestSubmit();
  };
  useSaveKey(area, () => send(false));
  const fields = (
    <EditorLayout schema={schema} settings={props.settings}>
      {props.children}
    </EditorLayout>
  );
  const written = (
    <Form
      ref={area}
      id={formId}
      form={form}
      hasDraft
      staysOpen
      onSubmit={editor.submit}
      className="grid gap-4"
    >
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <DraftNotes editor={editor} isDirty={isDirty} onReading={() => setReading(true)} />
      {plain ? fields : <LanguageTabs>{fields}</LanguageTabs>}
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
    </Form>
  );
  return (
    <FormProvider {...form}>
      <div className="editor">
        <EditorHead
          formId={formId}
          title={title}
          isPart={props.isPart}
          saveLabel={props.saveLabel}
          isSubmitting={isSubmitting}
          isDirty={isDirty}
          failure={editor.failure}
          savedAt={editor.savedAt ?? savedAtOf(record)}
          isNew={record.version === 0}
          isKept={draftState === 'stored'}
          onCancel={onCancel && (() => (isDirty ? setAsking(true) : onCancel()))}
          onSave={() => editor.leavesNext(false)}
          onSaveAndLeave={leave && (() => send(true))}
        />
        {above}
        {preview ? (
          <EditorViews view={view} onView={setView} preview={preview(values)}>
            {written}
          </EditorViews>
        ) : (
          written
        )}
      </div>
      <LeaveGuard when={isDirty && !isSubmitting && !isReading} isStored={draftState === 'stored'} />
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
    </FormProvider>
  );
}
