'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { SaveChoices } from './save-choices';
import type { Sheet } from './use-sheet';

interface SheetFootProps {
  sheet: Sheet;
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
