'use client';

interface PalmProps {
  x: number;
  y: number;
  scale: number;
}

function Palm({ x, y, scale }: PalmProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round" strokeWidth="5">
      <path d="M0 0c-2-22-1-48 3-70" stroke="var(--sala-scene-trunk)" />
      <path
        d="M3-70q-22-12-34 6M3-70q-12-24-30-22M3-70q4-26-8-36M3-70q12-24 26-28M3-70q24-8 34 8M3-70q-16 4-20 22M3-70q16 6 18 24"
        stroke="var(--sala-scene-leaf)"
      />
      <circle cx="3" cy="-70" r="6" fill="var(--sala-scene-leaf)" />
    </g>
  );
}

const palms: readonly PalmProps[] = [
  { x: -190, y: 208, scale: 1.05 },
  { x: 20, y: 196, scale: 0.7 },
  { x: 62, y: 190, scale: 0.55 },
  { x: 226, y: 204, scale: 1 },
  { x: 268, y: 208, scale: 0.72 },
  { x: 604, y: 206, scale: 1.1 },
  { x: 800, y: 190, scale: 0.6 },
  { x: 1010, y: 208, scale: 1 },
  { x: 1052, y: 210, scale: 0.75 },
];

/**
 * Rice fields, sugar palms and a school on stilts at sunrise; decorative. The middle stands for itself, so that phones, which
 * see only that, miss nothing.
 */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-400 0 1600 260"
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <circle cx="528" cy="108" r="70" fill="var(--sala-highlight)" fillOpacity="0.22" />
      <circle cx="528" cy="108" r="44" fill="var(--sala-highlight)" />
      <path
        d="M-400 170q120-50 240-20t240 6q90-40 180-18t190 4 200-22 220 26 330-14v128H-400Z"
        fill="var(--sala-scene-far)"
      />
      <g transform="translate(400 112)">
        <path d="M-74 66V26h148v40" fill="var(--sala-surface)" />
        <path d="M-92 30Q-30 22 0-22 30 22 92 30Z" fill="var(--sala-accent)" />
        <path d="M-58 2Q-18-4 0-40 18-4 58 2Z" fill="var(--sala-accent-strong)" />
        <path d="M0-40v-16" stroke="var(--sala-highlight)" strokeWidth="3" strokeLinecap="round" />
        <path d="M-62 66v22M-24 66v22M24 66v22M62 66v22" stroke="var(--sala-scene-trunk)" strokeWidth="5" />
        <path d="M-80 66H80" stroke="var(--sala-scene-trunk)" strokeWidth="5" strokeLinecap="round" />
        <path d="M-14 66V42q14-14 28 0v24Z" fill="var(--sala-accent)" />
        <path d="M-54 40h22v14h-22zM32 40h22v14H32z" fill="var(--sala-highlight)" fillOpacity="0.7" />
      </g>
      {palms.map((palm) => (
        <Palm key={palm.x} {...palm} />
      ))}
      <path
        d="M-400 204q110-22 220-2t180 2q110-30 220-8t230-6 250-4 250 6 250 0v68H-400Z"
        fill="var(--sala-scene-field)"
      />
      <path
        d="M-400 226q110-22 220-6t180 2 220-8 230-6 250-2 250 6 250 0M-400 246q120-18 240-4t240 2 240-6 240-6 240 2 400 2"
        fill="none"
        stroke="var(--sala-scene-line)"
        strokeWidth="3"
      />
    </svg>
  );
}
