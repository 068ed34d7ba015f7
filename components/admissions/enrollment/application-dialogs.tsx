'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { DescriptionList } from '@/components/ui/description-list';
import { pickName } from '@/lib/i18n/pick';
import { Checkbox } from '@/components/ui/checkbox';
import { useEnrollment } from './enrollment-context';
import { EntryNotice } from './entry-notice';
import { useEntry } from './use-entry';
import { useApplicationContext, useTypedValues } from './use-application-form';
import { fullName } from '@/lib/domain/people/person-name';

export type OpenDialog = 'send' | 'startOver' | null;

interface ApplicationDialogsProps {
  open: OpenDialog;
  /** Whether it is sent for the first time or changed. */
  kind: 'send' | 'change';
  onClose: () => void;
  onSend: () => Promise<void>;
  onStartOver: () => void;
}

/** A short summary of the application to send. */
function SendFacts() {
  const t = useTranslations('enrollment');
  const locale = useLocale();
  const { school, programs } = useEnrollment();
  const { enrollToId, enrollToDetail } = useTypedValues();
  const { personal } = enrollToDetail;
  const program = programs.find(({ enrollableSubjectId }) => enrollableSubjectId === enrollToId);
  const items = [
    { key: 'school', term: t('preview.school'), details: pickName(school, locale) },
    {
      key: 'program',
      term: t('step.program'),
      details: program ? pickName(program, locale) : t('program.undecided'),
    },
    { key: 'name', term: t('preview.name'), details: fullName(personal) },
    { key: 'phone', term: t('contact.phone'), details: personal.phone },
  ];
  return <DescriptionList items={items} />;
}

interface AcknowledgeProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Sending was tried without it. */
  isMissed: boolean;
}

/** Whoever may not enter, or not yet, says that they know it. */
function Acknowledge({ isChecked, onChange, isMissed }: AcknowledgeProps) {
  const t = useTranslations('enrollment.entry');
  const errorId = useId();
  return (
    <>
      <Checkbox
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={isMissed}
        aria-describedby={isMissed ? errorId : undefined}
      >
        {t('acknowledge')}
      </Checkbox>
      <p id={errorId} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {isMissed && t('missed')}
      </p>
    </>
  );
}

/** Asks before sending and before deleting. Loaded when the form is idle, so that it opens offline too. */
export function ApplicationDialogs({ open, kind, onClose, onSend, onStartOver }: ApplicationDialogsProps) {
  const t = useTranslations('enrollment');
  const locale = useLocale();
  const { school, applicant } = useEnrollment();
  const { setValue } = useApplicationContext();
  const { sent, asksToKnow } = useEntry();
  const [knows, setKnows] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const send = async () => {
    setMissed(asksToKnow && !knows);
    if (asksToKnow && !knows) return false;
    setValue('acknowledged', asksToKnow || undefined);
    return onSend();
  };
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={open === 'send'}
        onOpenChange={onOpenChange}
        title={
          applicant === undefined
            ? t(kind === 'change' ? 'change.title' : 'confirm.title')
            : t('confirm.titleFor', { name: applicant })
        }
        description={t(kind === 'change' ? 'change.body' : 'confirm.body', {
          school: pickName(school, locale),
        })}
        confirmLabel={t(kind === 'change' ? 'change.confirm' : 'confirm.send')}
        cancelLabel={t('confirm.keep')}
        onConfirm={send}
      >
        <SendFacts />
        <EntryNotice admission={sent} />
        {asksToKnow && <Acknowledge isChecked={knows} onChange={setKnows} isMissed={isMissed && !knows} />}
      </ConfirmDialog>
      <ConfirmDialog
        danger
        open={open === 'startOver'}
        onOpenChange={onOpenChange}
        title={t('draft.startOverTitle')}
        description={t(kind === 'change' ? 'change.startOverBody' : 'draft.startOverBody')}
        confirmLabel={t('draft.startOverConfirm')}
        onConfirm={onStartOver}
      />
    </>
  );
}
