'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { SteadyButton } from '@/components/ui/steady-button';
import { EditorState, type EditorStateProps } from './editor-state';
import { useAboveKeyboard } from './use-above-keyboard';

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
export function EditorHead(props: EditorHeadProps) {
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
