import type { ReactNode } from 'react';
import type { LoanDocumentKind } from '@/lib/domain/loans/loan-rules';

const Sheet = ({ children }: { children: ReactNode }) => (
  <>
    <rect x="62" y="10" width="116" height="140" rx="6" className="fill-surface stroke-border-strong" />
    {children}
  </>
);

const CardShape = ({ children }: { children: ReactNode }) => (
  <>
    <rect x="30" y="26" width="180" height="108" rx="10" className="fill-surface stroke-border-strong" />
    {children}
  </>
);

const Line = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height="7" rx="3.5" className="fill-border-strong" />
);

const Portrait = ({ x, y, size = 44 }: { x: number; y: number; size?: number }) => (
  <>
    <rect x={x} y={y} width={size} height={size * 1.25} rx="4" className="fill-accent-soft" />
    <circle cx={x + size / 2} cy={y + size * 0.42} r={size * 0.22} className="fill-accent" />
    <path
      d={`M${x + size * 0.14} ${y + size * 1.25}a${size * 0.36} ${size * 0.4} 0 0 1 ${size * 0.72} 0z`}
      className="fill-accent"
    />
  </>
);

const Stripe = ({ y = 26, className }: { y?: number; className: string }) => (
  <path d={`M30 ${y + 24}v-14a10 10 0 0 1 10-10h160a10 10 0 0 1 10 10v14z`} className={className} />
);

const Signature = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}c6-14 12-14 10 0s8 4 12-4 8-6 8 2 10 2 16-2`}
    fill="none"
    strokeWidth="2.5"
    className="stroke-accent-text"
  />
);

const drawings: Record<LoanDocumentKind, ReactNode> = {
  nationalIdFront: (
    <CardShape>
      <Stripe className="fill-accent-soft" />
      <Portrait x={44} y={62} />
      <Line x={102} y={66} width={86} />
      <Line x={102} y={84} width={64} />
      <Line x={102} y={102} width={76} />
    </CardShape>
  ),
  nationalIdBack: (
    <CardShape>
      <Line x={46} y={44} width={90} />
      <circle cx="182" cy="58" r="16" className="fill-highlight-soft stroke-highlight" />
      {[88, 102, 116].map((y) => (
        <rect key={y} x="46" y={y} width="148" height="7" className="fill-muted" />
      ))}
    </CardShape>
  ),
  familyBookFront: (
    <>
      <path d="M40 30h78v104H40z" className="fill-highlight-soft stroke-border-strong" />
      <path d="M122 30h78v104h-78z" className="fill-surface stroke-border-strong" />
      <circle cx="79" cy="66" r="15" className="fill-highlight" />
      <Line x={54} y={96} width={50} />
      <Portrait x={134} y={44} size={26} />
      {[90, 104, 118].map((y) => (
        <Line key={y} x={134} y={y} width={54} />
      ))}
    </>
  ),
  familyBookBack: (
    <>
      <path d="M40 30h78v104H40zM122 30h78v104h-78z" className="fill-surface stroke-border-strong" />
      {[46, 60, 74, 88, 102, 116].map((y) => (
        <g key={y}>
          <Line x={50} y={y} width={58} />
          <Line x={132} y={y} width={58} />
        </g>
      ))}
      <rect
        x="128"
        y="68"
        width="66"
        height="18"
        rx="4"
        fill="none"
        strokeWidth="2.5"
        className="stroke-accent"
      />
    </>
  ),
  studentId: (
    <CardShape>
      <Stripe className="fill-success-soft" />
      <path d="M176 36l16-7 16 7-16 7z" className="fill-success" />
      <Portrait x={150} y={64} />
      <Line x={46} y={68} width={86} />
      <Line x={46} y={86} width={60} />
      <Line x={46} y={104} width={72} />
    </CardShape>
  ),
  selfieWithId: (
    <>
      <rect x="40" y="12" width="160" height="136" rx="10" className="fill-sunken stroke-border-strong" />
      <circle cx="100" cy="66" r="26" className="fill-accent" />
      <path d="M52 148a48 44 0 0 1 96 0z" className="fill-accent" />
      <rect x="132" y="52" width="56" height="38" rx="4" className="fill-surface stroke-border-strong" />
      <Portrait x={137} y={58} size={16} />
      <Line x={158} y={62} width={24} />
      <Line x={158} y={74} width={18} />
    </>
  ),
  staffId: (
    <>
      <path d="M104 8l16 26 16-26" fill="none" strokeWidth="4" className="stroke-accent" />
      <rect x="76" y="34" width="88" height="116" rx="8" className="fill-surface stroke-border-strong" />
      <Portrait x={102} y={52} size={36} />
      <Line x={92} y={112} width={56} />
      <Line x={98} y={128} width={44} />
    </>
  ),
  payslip: (
    <Sheet>
      <Line x={74} y={24} width={60} />
      {[44, 60, 76, 92].map((y) => (
        <g key={y}>
          <Line x={74} y={y} width={50} />
          <Line x={144} y={y} width={22} />
        </g>
      ))}
      <rect x="74" y="110" width="92" height="2" className="fill-border-strong" />
      <rect x="134" y="120" width="32" height="12" rx="3" className="fill-success" />
    </Sheet>
  ),
  guardianDocuments: (
    <>
      <rect x="56" y="16" width="140" height="84" rx="8" className="fill-sunken stroke-border-strong" />
      <rect x="36" y="46" width="156" height="96" rx="10" className="fill-surface stroke-border-strong" />
      <Portrait x={48} y={62} size={34} />
      <Portrait x={90} y={62} size={34} />
      <Line x={134} y={70} width={44} />
      <Line x={134} y={88} width={36} />
      <Line x={48} y={122} width={120} />
    </>
  ),
  contract: (
    <Sheet>
      <Line x={86} y={24} width={68} />
      {[44, 58, 72, 86].map((y) => (
        <Line key={y} x={74} y={y} width={y === 86 ? 60 : 92} />
      ))}
      <Signature x={74} y={128} />
      <circle cx="152" cy="124" r="13" fill="none" strokeWidth="2.5" className="stroke-danger" />
    </Sheet>
  ),
};

/** What a paper looks like, drawn: nobody can mistake it for a real one. */
export function PaperDrawing({ kind, className }: { kind: LoanDocumentKind; className?: string }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className={className}>
      {drawings[kind]}
    </svg>
  );
}
