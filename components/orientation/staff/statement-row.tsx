'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Question } from '@/lib/contract/questions/posts';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { pickName } from '@/lib/i18n/pick';
import { keyName } from './scale-names';
import { type StatementTexts, type StatementPlace, StatementPreview } from './statement-preview';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useWrite } from '@/components/kits/write/use-write';
import { Spinner } from '@/components/ui/spinner';
import { qaApi } from '@/lib/api/qa';
import { noneShows } from '@/lib/query/until-shown';
import { BothTexts } from '@/components/kits/editor/both-texts';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { StatementFields } from './statement-fields';
import { statementTexts } from './statement-schema';

interface StatementEditorProps extends StatementPlace {
  /** The current record; it may change while the editor is open. */
  question: Question;
  onDone: () => void;
}

/** Changes a statement, based on the version that the user saw. */
function StatementEditor({ question, onDone, ...place }: StatementEditorProps) {
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

/** Removes a surplus statement, after a confirmation that repeats it. */
function RemoveStatement({ question, text }: { question: Question; text: string }) {
  const t = useTranslations('orientationStaff.remove');
  const [asked, setAsked] = useState(false);
  const client = useQueryClient();
  const { organizationId: orgId, subjectId, questionId } = question;
  const { key, remove: call } = qaApi.questions;
  const remove = useWrite(call, {
    isShown: () => noneShows<Question>(client, [...key, 'list'], (row) => row.questionId === questionId),
    problems: { 404: t('gone'), other: t('failed') },
    done: t('done'),
  });
  if (remove.busy)
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 text-sm text-muted">
        <Spinner />
        {t('busy')}
      </p>
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('title')}
        description={t('body', { statement: text })}
        confirmLabel={t('button')}
        danger
        // The question closes at once; the row says that it is being removed until the list is without it.
        onConfirm={() => void remove.run({ params: { orgId, subjectId, questionId } })}
      />
    </>
  );
}

interface StatementRowProps {
  question: Question;
  test: OrientationTest;
  total: number;
  previewTexts: StatementTexts;
  /** Its scale has too many statements. */
  surplus: boolean;
}

/** A statement with its key; its editor opens in place, so that nothing beside it can close it. */
export function StatementRow({ question, test, total, previewTexts, surplus }: StatementRowProps) {
  const t = useTranslations('orientationStaff');
  const types = useTranslations('orientationTypes');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { title, titleNative, key, questionId, orderNumber } = question;
  const text = pickName({ name: title, nameNative: titleNative ?? '' }, locale);
  const other = locale === 'km' ? { lang: 'en', text: title } : { lang: 'km', text: titleNative };
  const number = orderNumber ?? 0;
  const close = () => {
    setOpen(false);
    editButton.current?.focus();
  };
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="flex gap-2 text-base">
            <span className="tabular-nums text-muted">{number}.</span>
            {text}
          </h2>
          <p lang={other.lang} className="text-muted">
            {other.text}
          </p>
          {key && (
            <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
              {t(`key.${test}`)}
              <Badge tone="accent">{keyName(types, key)}</Badge>
              {test === 'personality' && <span>{t('key.axis', { axis: key.scale })}</span>}
            </p>
          )}
        </div>
        <div className="flex gap-2.5">
          {surplus && <RemoveStatement question={question} text={text} />}
          <Button
            ref={editButton}
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-label={t('edit.buttonOf', { number })}
            // A second click does nothing: closing would lose the draft.
            onClick={() => setOpen(true)}
          >
            <Icon name="pencil" className="size-4" />
            {t('edit.button')}
          </Button>
        </div>
      </div>
      {open && (
        <div className="mt-4 border-t border-border pt-4">
          <StatementEditor
            question={question}
            test={test}
            id={questionId}
            number={number}
            total={total}
            previewTexts={previewTexts}
            onDone={close}
          />
        </div>
      )}
    </Card>
  );
}
