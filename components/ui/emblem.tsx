'use client';

import type { CSSProperties } from 'react';
import { emblemShapes } from './emblem-shapes';
import { spritePath } from './icons/sprite-path';

interface EmblemProps {
  /** 0-359, stored with the school. */
  hue: number;
  /** Up to three Latin letters, or two Khmer ones. */
  initials: string;
  /** Edge in pixels. */
  sizePx?: number;
  className?: string | undefined;
}

/** A generated emblem for a school without a logo. Decorative: the name is beside it. */
export function Emblem({ hue, initials, sizePx = 56, className = '' }: EmblemProps) {
  const shape = Math.abs(Math.round(hue)) % emblemShapes.length;
  const style: CSSProperties & { '--hue': number } = { '--hue': hue };
  return (
    <svg
      viewBox="0 0 64 64"
      width={sizePx}
      height={sizePx}
      aria-hidden="true"
      style={style}
      className={`shrink-0 rounded-[28%] bg-surface ${className}`}
    >
      <use href={`${spritePath}#emblem-${shape}`} />
      <text x="32" y="38" className={initials.length > 2 ? 'emblem-text text-[14px]' : 'emblem-text'}>
        {initials}
      </text>
    </svg>
  );
}
