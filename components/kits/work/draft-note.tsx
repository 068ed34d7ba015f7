'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface DraftNoteProps {
  isSaved: boolean;
  texts: { saved: string; notSaved: string; startOver: string };
  /** Asks itself before it starts over; without these texts, who is called asks. */
  question?: { title: string; body: string };
  onStartOver: () => void;
}

/** Whether the device has stored what was typed, and the way to begin anew. */
export function DraftNote({ isSaved, texts, question, onStartOver }: DraftNoteProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-border pt-3 text-sm">
      {isSaved ? (
        <p className="flex items-start gap-1.5 text-muted">
          <Icon name="check" aria-hidden="true" className="mt-[0.3em] size-4 shrink-0 text-success" />
          {texts.saved}
        </p>
      ) : (
        <p role="status" className="flex items-start gap-1.5 font-medium text-warning">
          <Icon name="triangle-exclamation-point" aria-hidden="true" className="mt-[0.3em] size-4 shrink-0" />
          {texts.notSaved}
        </p>
      )}
      <Button
        variant="link"
        className="min-h-11 text-sm"
        onClick={question ? () => setAsking(true) : onStartOver}
      >
        {texts.startOver}
      </Button>
      {question && (
        <ConfirmDialog
          danger
          open={isAsking}
          onOpenChange={setAsking}
          title={question.title}
          description={question.body}
          confirmLabel={texts.startOver}
          onConfirm={onStartOver}
        />
      )}
    </div>
  );
}
