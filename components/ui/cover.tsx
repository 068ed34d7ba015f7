'use client';

import type { CSSProperties } from 'react';
import { type Campus, campusOf } from '@/lib/illustrations/campus';
import { Illustration } from './illustration';

interface CoverProps {
  /** 0-359; the same as the emblem's. It colours the sky. */
  hue: number;
  /** When neighbours in a list would look the same. */
  campus?: Campus | undefined;
  /** For the first visible picture of a page. */
  eager?: boolean;
  className?: string;
}

/** A campus below a sky in the school's hue, instead of a photograph. Fills its box; decorative. */
export function Cover({ hue, campus, eager, className = 'size-full' }: CoverProps) {
  const style: CSSProperties & { '--hue': number } = { '--hue': hue };
  return (
    <div style={style} className={`campus-sky ${className}`}>
      <Illustration
        name={campus ?? campusOf(hue)}
        className="size-full object-cover object-bottom"
        {...(eager && { eager })}
      />
    </div>
  );
}
