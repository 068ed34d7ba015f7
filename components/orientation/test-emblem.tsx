import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';

const letters = { holland: ['R', 'I', 'A', 'S', 'E', 'C'], personality: ['E', 'S', 'T', 'J', 'A'] } as const;

/** The letters of a test around its shape; decorative. */
export function TestEmblem({ test }: { test: OrientationTest }) {
  const own = letters[test];
  const at = (index: number, radius: number) => {
    const angle = (index / own.length) * 2 * Math.PI - Math.PI / 2;
    return [60 + radius * Math.cos(angle), 60 + radius * Math.sin(angle)].map((value) => value.toFixed(1));
  };
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="size-24 shrink-0">
      <polygon
        points={own.map((_, index) => at(index, 52).join(',')).join(' ')}
        className="fill-accent-soft"
      />
      <polygon
        points={own.map((_, index) => at(index, index % 2 ? 22 : 34).join(',')).join(' ')}
        className="fill-accent/70"
      />
      {own.map((letter, index) => {
        const [x, y] = at(index, 44);
        return (
          <text
            key={letter}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor="middle"
            className="fill-accent-text text-[13px] font-bold"
          >
            {letter}
          </text>
        );
      })}
    </svg>
  );
}
