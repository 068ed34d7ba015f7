import { Icon } from './icon';
import type { ReactNode } from 'react';
import { cn } from './cn';

const tones = {
  info: { style: 'border-accent/30 bg-accent-soft text-accent-text', icon: 'info' },
  success: { style: 'border-success/30 bg-success-soft text-success', icon: 'circle-check' },
  warning: { style: 'border-warning/30 bg-warning-soft text-warning', icon: 'triangle-exclamation-point' },
  danger: { style: 'border-danger/30 bg-danger-soft text-danger', icon: 'circle-exclamation-point' },
} as const;

interface AlertProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** A helpful link or button. */
  action?: ReactNode;
  className?: string;
}

export function Alert({ tone = 'info', title, children, action, className }: AlertProps) {
  const { style, icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-md border p-4', style, className)}
    >
      <Icon name={icon} className="mt-[0.2em] size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-text">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
