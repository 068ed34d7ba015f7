'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { AttendanceSheet } from './use-sheet';
import { useState, useId } from 'react';
import { textLimits } from '@/lib/domain/limits/texts';
import { lettersOver } from '@/lib/domain/trim';
import { LimitedInput } from '@/components/form/limited-text';
import { Label } from '@/components/ui/label';

interface CorrectionReasonProps {
  value: string;
  isMissing: boolean;
  onChange: (text: string) => void;
}

/** Why stored marks change: one reason for all that are saved together. */
function CorrectionReason({ value, isMissing, onChange }: CorrectionReasonProps) {
  const t = useTranslations('attendance');
  const id = useId();
  return (
    <div className="order-first grid w-full gap-1">
      <Label htmlFor={id} className="max-sm:sr-only">
        {t('reason')}
      </Label>
      <LimitedInput
        id={id}
        placeholder={t('reason')}
        value={value}
        max={textLimits.shortTextMax}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
      />
      <p
        id={`${id}-hint`}
        role={isMissing ? 'alert' : undefined}
        className={isMissing ? 'text-sm text-danger' : 'text-sm text-muted max-sm:sr-only'}
      >
        {isMissing ? t('reasonMissing') : t('reasonHint')}
      </p>
    </div>
  );
}

interface SaveChoicesProps {
  sheet: AttendanceSheet;
  onSaved: () => void;
}

/** One save for everything that the office has chosen: with the reason, where a stored mark changes. */
function SaveChoices({ sheet, onSaved }: SaveChoicesProps) {
  const t = useTranslations('attendance');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    const lacks = sheet.needsReason && reason.trim() === '';
    setMissing(lacks);
    if (lacks || lettersOver(reason, textLimits.shortTextMax) > 0) return;
    sheet.release(reason.trim());
    setReason('');
    onSaved();
  };
  return (
    <>
      {sheet.needsReason && (
        <CorrectionReason
          value={reason}
          isMissing={isMissing}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
      )}
      <Button className="grow sm:ml-auto sm:min-w-48 sm:grow-0" disabled={sheet.chosen === 0} onClick={save}>
        {t('save', { count: sheet.chosen })}
      </Button>
    </>
  );
}

interface SheetFootProps {
  sheet: AttendanceSheet;
  isOffice: boolean;
  inDialog: boolean;
  onDone: () => void;
}

/** What is done with a sheet as a whole, always under the thumb. */
export function SheetFoot({ sheet, isOffice, inDialog, onDone }: SheetFootProps) {
  const t = useTranslations('attendance');
  return (
    <div
      className={cn(
        'sheet-bar sticky z-20 flex flex-wrap items-center gap-2 border-t border-border bg-surface py-2',
        inDialog
          ? '-bottom-5 -mx-5 px-5 sm:-mx-6 sm:px-6'
          : 'bottom-14 -mx-4 px-4 sm:mx-0 sm:rounded-md sm:border lg:bottom-4',
      )}
    >
      <IconButton
        variant="secondary"
        label={t('undo')}
        icon={<Icon name="undo-2" className="size-5" />}
        disabled={!sheet.canUndo}
        onClick={sheet.undo}
      />
      {sheet.expected.length > 0 && (
        <Button variant="secondary" onClick={sheet.fill}>
          {t('fill')}
        </Button>
      )}
      {isOffice ? (
        <SaveChoices sheet={sheet} onSaved={onDone} />
      ) : (
        <Button className="grow sm:ml-auto sm:min-w-48 sm:grow-0" onClick={onDone}>
          {t('done')}
        </Button>
      )}
    </div>
  );
}
