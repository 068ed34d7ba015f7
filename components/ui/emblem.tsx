import { cn } from './cn';

interface EmblemProps {
  /** 0-359; a school keeps its own. */
  hue: number;
  /** Two or three Latin letters, or one Khmer syllable. */
  initials: string;
  /** Edge in pixels. */
  sizePx?: number;
  className?: string;
}

/** Strokes behind the letters; the hue picks one, so that neighbours differ in more than colour. */
const motifs = [
  'M32 6v52M6 32h52M13.6 13.6l36.8 36.8M50.4 13.6 13.6 50.4',
  'M2 44q7.5-9 15 0t15 0 15 0 15 0M2 54q7.5-9 15 0t15 0 15 0 15 0',
  'M8 60 32 36l24 24M8 48l24-24 24 24M8 36l24-24 24 24',
  'M32 32m-26 0a26 26 0 1 0 52 0 26 26 0 1 0-52 0M32 32m-19 0a19 19 0 1 0 38 0 19 19 0 1 0-38 0',
  'M4 20a14 14 0 0 1 28 0 14 14 0 0 1 28 0M-10 42a14 14 0 0 1 28 0 14 14 0 0 1 28 0 14 14 0 0 1 28 0',
];

/** A school's generated emblem, for schools without a logo of their own. Decorative: the name stands beside it. */
export function Emblem({ hue, initials, sizePx = 56, className }: EmblemProps) {
  const motif = motifs[Math.abs(Math.round(hue)) % motifs.length];
  return (
    <svg
      viewBox="0 0 64 64"
      width={sizePx}
      height={sizePx}
      aria-hidden="true"
      className={cn('shrink-0 rounded-[28%]', className)}
    >
      <rect width="64" height="64" fill={`oklch(0.47 0.105 ${hue})`} />
      <path d="M0 64 64 0v64Z" fill={`oklch(0.41 0.1 ${hue + 18})`} />
      <path d={motif} fill="none" stroke={`oklch(0.72 0.12 ${hue})`} strokeOpacity="0.42" strokeWidth="2.5" />
      <circle cx="32" cy="32" r="19.5" fill={`oklch(0.44 0.11 ${hue + 8})`} />
      <circle cx="32" cy="32" r="19.5" fill="none" stroke={`oklch(0.88 0.07 ${hue})`} strokeWidth="1.6" />
      <text
        x="32"
        y="33"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={initials.length > 2 ? 14 : 18}
        fontWeight="700"
        fill="#fff"
      >
        {initials}
      </text>
    </svg>
  );
}
