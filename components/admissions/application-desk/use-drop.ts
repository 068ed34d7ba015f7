'use client';

import { type DragEvent, useState } from 'react';
import type { Applicant, Step } from '@/lib/contract/applicant/applicant-shapes';
import { draggedNow, takeDragged } from './dragged-application';

interface Target {
  step: Step;
  stepsOf: (application: Applicant) => readonly Step[];
  onMove: (application: Applicant, target: string) => void;
}

/** A column of the board takes applications whose school has its step. */
export function useDrop({ step, stepsOf, onMove }: Target) {
  const [isOver, setOver] = useState(false);
  const takes = (application: Applicant) => stepsOf(application).some(({ key }) => key === step.key);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      const application = draggedNow();
      // Without it the browser shows that nothing can be dropped here.
      if (!application || !takes(application)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const application = takeDragged();
      if (application && takes(application)) onMove(application, step.key);
    },
  };
}
