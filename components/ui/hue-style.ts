import type { CSSProperties } from 'react';

/** @param hue 0-359; style sheets make the colours of both themes from it */
export const hueStyle = (hue: number): CSSProperties & { '--hue': number } => ({ '--hue': hue });
