import { BarList } from '@/components/ui/charts/bar-list';
import type { CodeShare } from '@/lib/domain/orientation/orientation-distribution';
import type { Href } from '@/lib/routes/href';

interface CodeBarsProps {
  label: string;
  shares: readonly (CodeShare & { name: string })[];
  /** The selected code. */
  chosen: string;
  hrefOf: (code: string) => Href;
  className?: string;
}

/** The number of people by result; each bar links to them. */
export const CodeBars = ({ label, shares, chosen, hrefOf, className }: CodeBarsProps) => (
  <BarList
    label={label}
    shares
    className={className}
    items={shares.map(({ code, name, count }) => ({
      key: code,
      label: name,
      value: count,
      href: hrefOf(code),
      current: code === chosen,
    }))}
  />
);
