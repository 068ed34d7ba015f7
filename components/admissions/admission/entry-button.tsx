'use client';

import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { EntrySkeleton } from './entry-skeleton';

const panels = {
  course: lazyPart(async () => (await import('./entry-course')).EntryCourse, EntrySkeleton),
  school: lazyPart(async () => (await import('./entry-school')).EntrySchool, EntrySkeleton),
};

interface EntryButtonProps {
  of: keyof typeof panels;
  /** Of the course or the school. */
  id: string;
  /** In the page's language; the page's other texts stay on the server. */
  text: string;
}

/** Asks whether one can get in; the questions and the answer are loaded at the first press. */
export function EntryButton({ of, id, text }: EntryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Panel = panels[of];
  return (
    <div className="mt-4">
      <button
        type="button"
        aria-expanded={isOpen}
        className={buttonStyle({ variant: 'soft' })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="graduation-cap" className="size-5" />
        {text}
      </button>
      {isOpen && <Panel id={id} />}
    </div>
  );
}
