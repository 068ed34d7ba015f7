'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Form } from '@/components/form/form';
import type { FormSchema } from '@/components/form/schema-resolver';
import { OtherTab } from '@/components/kits/work/other-tab';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  formatDateTime,
  dayInCambodia,
  formatDate,
  formatTimeOfDay,
  type Instant,
} from '@/lib/domain/dates/dates';
import type { Versioned } from '@/lib/query/use-versioned';
import type { EntityEditorProps } from './editor-props';
import { EditorLayout } from './editor-layout';
import { EditorViews } from './editor-views';
import { FieldConflicts } from './field-conflicts';
import { LeaveGuard } from './leave-guard';
import { useEditor, type EditorFailure } from './use-editor';
import { useSaveKey } from './use-save-key';
import { useShownView } from './use-shown-view';
import { SubmitButton } from '@/components/form/submit-button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { SteadyButton } from '@/components/ui/steady-button';
import { useAboveKeyboard } from './use-above-keyboard';
import { BilingualContext } from '@/components/form/bilingual-context';
import { Chip } from '@/components/ui/chip';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';

/** When a record says that it was changed last. */
const savedAtOf = (record: object): string | null =>
  'updatedAt' in record && typeof record.updatedAt === 'string' && record.updatedAt !== ''
    ? record.updatedAt
    : null;

/** Bilingual fields with a switch of language on phones; wider screens show both. */
function LanguageTabs({ children }: { children: ReactNode }) {
  const t = useTranslations('editor');
  const [shown, setShown] = useState<Locale>('km');
  return (
    <BilingualContext value={shown}>
      <div role="group" aria-label={t('language')} className="flex gap-2 md:hidden">
        {locales.map((locale) => (
          <Chip key={locale} selected={shown === locale} onClick={() => setShown(locale)}>
            <span lang={locale}>{localeNames[locale]}</span>
          </Chip>
        ))}
      </div>
      {children}
    </BilingualContext>
  );
}

interface EditorStateProps {
  isSubmitting: boolean;
  isDirty: boolean;
  /** Why the last press saved nothing; null once one has. */
  failure: EditorFailure | null;
  /** When what is shown was saved, where that is known. */
  savedAt: Instant | null;
  isNew: boolean;
  /** What is typed is in the draft. */
  isKept: boolean;
}

/** Whether it is saved, as a sentence that is read aloud when it changes. */
function EditorState(props: EditorStateProps) {
  const { isSubmitting, isDirty, failure, savedAt, isNew, isKept } = props;
  const t = useTranslations('editor.state');
  const locale = useLocale();
  const saved = () => {
    if (savedAt === null) return t(isNew ? 'new' : 'unchanged');
    const at = formatTimeOfDay(savedAt);
    const isToday = dayInCambodia(savedAt) === dayInCambodia(new Date());
    return isToday ? t('saved', { at }) : t('savedOn', { day: formatDate(savedAt, locale), at });
  };
  const sentence = () => {
    if (isSubmitting) return t('saving');
    if (failure) return t(failure);
    return isDirty ? t('unsaved') : saved();
  };
  const isWaiting = !isSubmitting && isDirty;
  return (
    <p role="status" className="editor-state" data-failed={failure !== null && !isSubmitting}>
      <span>{sentence()}</span>
      {isWaiting && isKept && <span className="sr-only md:not-sr-only">{t('kept')}</span>}
    </p>
  );
}

interface EditorHeadProps extends EditorStateProps {
  /** Of the form that its buttons send. */
  formId: string;
  /** The name of the record, where the editor is its page. */
  title?: ReactNode;
  isPart?: boolean | undefined;
  saveLabel?: string | undefined;
  /** Forms that close stand over something else: their bar is at the foot, as in a dialog. */
  onCancel?: (() => void) | undefined;
  onSave: () => void;
  onSaveAndLeave?: (() => void) | undefined;
}

/** What is edited, whether it is saved, and the buttons that save: always in sight, on phones at the foot. */
function EditorHead(props: EditorHeadProps) {
  const { formId, title, isPart, saveLabel, onCancel, onSave, onSaveAndLeave, ...state } = props;
  const t = useTranslations('editor');
  useAboveKeyboard();
  return (
    <div className={cn('editor-head', onCancel && 'editor-head-low')}>
      {title && isPart && <p className="min-w-0 font-semibold wrap-anywhere max-lg:hidden">{title}</p>}
      {title && !isPart && (
        <PageTitle size="desk" className="min-w-0 wrap-anywhere lg:text-xl">
          {title}
        </PageTitle>
      )}
      <div className="editor-bar">
        <EditorState {...state} />
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <SubmitButton form={formId} wide={false} size="md" onClick={onSave}>
          {saveLabel ?? t('save')}
        </SubmitButton>
        {onSaveAndLeave && (
          <SteadyButton
            variant="secondary"
            className="max-md:px-2.5 lg:order-[-1]"
            disabled={state.isSubmitting}
            onClick={onSaveAndLeave}
          >
            <Icon name="log-out" className="size-5 md:hidden" />
            <span className="sr-only md:not-sr-only">{t('saveAndLeave')}</span>
          </SteadyButton>
        )}
      </div>
    </div>
  );
}

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
