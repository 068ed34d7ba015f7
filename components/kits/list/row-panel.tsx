'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface RowPanelProps {
  /** What a row is, in a word. */
  title: string;
  /** Its number in the list, and how many there are; nothing once it has left the list. */
  place: { at: number; count: number } | null;
  /** The page of its own. */
  page: Href | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** Takes the focus. */
  frame: RefObject<HTMLDivElement | null>;
  /** Where the focus goes when it closes. */
  onCloseFocus: () => void;
  isBeside: boolean;
  children: ReactNode;
}

/** An open row: beside its list where there is room, else a sheet over it. */
export function RowPanel(props: RowPanelProps) {
  const { title, place, onClose, frame, onCloseFocus, isBeside, children } = props;
  const t = useTranslations('list.panel');
  const id = useId();
  const heading = (
    <>
      {title} {place && <span className="font-normal tabular-nums text-muted">{t('place', place)}</span>}
    </>
  );
  if (isBeside) {
    return (
      <aside aria-labelledby={id} className="row-panel">
        <div className="row-panel-head">
          <p id={id} className="min-w-0 truncate text-sm font-semibold">
            {heading}
          </p>
          <div className="flex items-center">
            <Tools {...props} />
            <IconButton
              size="icon-sm"
              label={t('close')}
              aria-keyshortcuts="Escape"
              icon={<Icon name="x" className="size-5" />}
              onClick={onClose}
            />
          </div>
        </div>
        <div ref={frame} tabIndex={-1} data-panel-frame className="row-panel-body">
          {children}
        </div>
      </aside>
    );
  }
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        side="right"
        title={heading}
        tools={<Tools {...props} />}
        data-page-keys
        className="row-sheet"
        onEscapeKeyDown={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-own-escape]'))
            event.preventDefault();
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          frame.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onCloseFocus();
        }}
      >
        <div ref={frame} tabIndex={-1} className="row-sheet-body">
          {children}
        </div>
      </SheetContent>
    </Sheet>
  );
}

function Tools({ page, onPrevious, onNext, isBeside }: RowPanelProps) {
  const t = useTranslations('list.panel');
  const size = isBeside ? 'icon-sm' : 'icon';
  return (
    <>
      <IconButton
        size={size}
        label={t('previous')}
        aria-keyshortcuts="k"
        disabled={!onPrevious}
        icon={<Icon name="arrow-up" className="size-5" />}
        onClick={onPrevious}
      />
      <IconButton
        size={size}
        label={t('next')}
        aria-keyshortcuts="j"
        disabled={!onNext}
        icon={<Icon name="arrow-down" className="size-5" />}
        onClick={onNext}
      />
      {page && (
        <Link
          href={page}
          prefetch={false}
          aria-label={t('page')}
          className={buttonStyle({ variant: 'ghost', size })}
        >
          <Icon name="external-link" className="size-5" />
        </Link>
      )}
    </>
  );
}
