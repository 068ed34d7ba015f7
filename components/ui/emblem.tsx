'use client';

import type { EmblemLook } from '@/lib/domain/schools/emblem';
import { hueStyle } from './hue-style';
import { spritePath } from './icons/sprite-path';

interface EmblemProps {
  look: EmblemLook;
  /** Edge in pixels. */
  sizePx?: number;
  className?: string | undefined;
}

/** A generated emblem for a school or an employer without a logo. Decorative: the name is beside it. */
export function Emblem({ look: { hue, shape, letters }, sizePx = 56, className = '' }: EmblemProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={sizePx}
      height={sizePx}
      aria-hidden="true"
      style={hueStyle(hue)}
      className={`shrink-0 rounded-[28%] bg-surface ${className}`}
    >
      <use href={`${spritePath}#emblem-${shape}`} />
      <text x="32" y="38" className={letters.length > 2 ? 'emblem-text text-[14px]' : 'emblem-text'}>
        {letters}
      </text>
    </svg>
  );
}
