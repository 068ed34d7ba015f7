'use client';

import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/** A plain click on a link that leads to another page in this tab. */
const leavingLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  return withoutHash(link.href) === withoutHash(window.location.href) ? null : link;
};

interface LeaveQuestionProps {
  /** While something would be lost, or is not finished. */
  when: boolean;
  texts: { title: string; body: string; leave: string; stay: string };
  danger: boolean;
}

/** Asks before a link or the browser leaves the page. */
export function LeaveQuestion({ when, texts, danger }: LeaveQuestionProps) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!when) return;
    const onClick = (event: MouseEvent) => {
      const leaving = isLeaving.current ? null : leavingLink(event);
      if (!leaving) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(leaving);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    // Before React receives the event, whose links would navigate.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [when]);

  return (
    <ConfirmDialog
      open={link !== null}
      onOpenChange={(open) => !open && setLink(null)}
      title={texts.title}
      description={texts.body}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      danger={danger}
      onConfirm={() => {
        isLeaving.current = true;
        link?.click();
        isLeaving.current = false;
      }}
    />
  );
}
