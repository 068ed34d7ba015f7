'use client';

import { Icon } from '@/components/ui/icon';
import { buttonStyle } from '@/components/ui/button-style';
import type { Mark } from './create-mark';
import { type MarkTexts, useMark } from './use-mark';

interface HeartTexts extends MarkTexts {
  /** The accessible name: the marked record and the meaning of a pressed heart. */
  label: string;
  /** The text beside a labelled heart. */
  save?: string;
}

export interface HeartButtonProps {
  mark: Mark;
  /** What is marked. */
  id: string;
  texts: HeartTexts;
  shape: 'round' | 'labelled';
  className?: string | undefined;
}

const shapes = {
  round: 'heart-round',
  labelled: `${buttonStyle({ variant: 'secondary' })} max-sm:size-11 max-sm:px-0`,
};

/** A heart. A visitor's stays on the device until they sign in. */
export function HeartButton({ mark, id, texts, shape, className = '' }: HeartButtonProps) {
  const { isOn, toggle } = useMark(mark, id, texts);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={texts.label}
      title={texts.label}
      className={`${shapes[shape]} ${className}`}
      onClick={toggle}
    >
      <Icon
        name="heart"
        className={`size-5 transition-transform active:scale-90 ${isOn ? 'fill-danger text-danger' : ''}`}
      />
      {shape === 'labelled' && <span className="max-sm:hidden">{texts.save}</span>}
    </button>
  );
}
