'use client';

interface CoverProps {
  /** 0-359; the same as the emblem's. */
  hue: number;
  className?: string;
}

interface Pattern {
  width: number;
  height: number;
  path: string;
}

/** Scales, lotus petals, waves of rice fields, weave: each repeats without a seam. */
const patterns: readonly [Pattern, ...Pattern[]] = [
  {
    width: 48,
    height: 24,
    path: 'M0 24a24 24 0 0 1 48 0M12 24a12 12 0 0 1 24 0M-24 12a24 24 0 0 1 48 0M24 12a24 24 0 0 1 48 0',
  },
  {
    width: 56,
    height: 56,
    path: 'M28 0q14 14 0 28Q14 14 28 0M28 28q14 14 0 28-14-14 0-28M0 28q14-14 28 0-14 14-28 0M28 28q14-14 28 0-14 14-28 0',
  },
  { width: 80, height: 28, path: 'M0 7q20-14 40 0t40 0M0 21q20-14 40 0t40 0' },
  { width: 40, height: 40, path: 'M0 20 20 0l20 20-20 20ZM10 20l10-10 10 10-10 10Z' },
];

/** An abstract cover in a school's hue, in place of a photograph. Fills its box; decorative. */
export function Cover({ hue, className = 'block size-full' }: CoverProps) {
  const index = Math.abs(Math.round(hue)) % patterns.length;
  const { width, height, path } = patterns[index] ?? patterns[0];
  const id = `cover-${Math.round(hue)}`;
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox="0 0 400 200" className={className}>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={`oklch(0.55 0.1 ${hue})`} />
          <stop offset="1" stopColor={`oklch(0.37 0.085 ${hue + 24})`} />
        </linearGradient>
        <pattern id={`${id}-weave`} width={width} height={height} patternUnits="userSpaceOnUse">
          <path
            d={path}
            fill="none"
            stroke={`oklch(0.86 0.08 ${hue})`}
            strokeOpacity="0.26"
            strokeWidth="1.5"
          />
        </pattern>
      </defs>
      <rect width="400" height="200" fill={`url(#${id}-sky)`} />
      <rect width="400" height="200" fill={`url(#${id}-weave)`} />
      <circle cx="330" cy="82" r="20" fill="var(--sala-highlight)" fillOpacity="0.9" />
      <path
        d="M0 146q60-24 120-8t120-8 160-4v74H0Z"
        fill={`oklch(0.3 0.07 ${hue + 24})`}
        fillOpacity="0.75"
      />
    </svg>
  );
}
