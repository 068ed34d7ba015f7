'use client';

import type { CSSProperties } from 'react';
import { Illustration } from './illustration';
import { type Campus, campusOf } from './illustrations/campus';

interface CoverProps {
  /** 0-359; the same as the emblem's. It colours the sky. */
  hue: number;
  /** Where neighbours in a list would look alike. */
  campus?: Campus | undefined;
  /** For what is seen first on a page. */
  eager?: boolean;
  className?: string;
}

/** A campus under a sky of the school's own hue, in place of a photograph. Fills its box; decorative. */
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
