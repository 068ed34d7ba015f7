'use client';

import type { Campus } from '@/lib/illustrations/campus';
import { hueStyle } from './hue-style';
import { Illustration } from './illustration';

interface CoverProps {
  /** 0-359; the same as the emblem's. It colours the sky. */
  hue: number;
  campus: Campus;
  /** For the first visible picture of a page. */
  eager?: boolean;
  className?: string;
}

/** A campus below a sky in the school's hue, instead of a photograph. Fills its box; decorative. */
export function Cover({ hue, campus, eager, className = 'size-full' }: CoverProps) {
  return (
    <div style={hueStyle(hue)} className={`campus-sky ${className}`}>
      <Illustration
        name={campus}
        className="size-full object-cover object-bottom"
        {...(eager && { eager })}
      />
    </div>
  );
}
