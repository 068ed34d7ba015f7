import { cva, type VariantProps } from 'class-variance-authority';

/** The look shared by buttons and links that act as buttons. */
export const buttonStyle = cva(
  'inline-flex select-none items-center justify-center gap-2 rounded-md text-center font-semibold transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent shadow-soft hover:bg-accent-strong',
        secondary:
          'border border-border-strong/60 bg-surface text-text hover:border-accent hover:text-accent-text',
        soft: 'bg-accent-soft text-accent-text hover:bg-accent-soft/70',
        highlight: 'bg-highlight text-[#2b1a00] shadow-soft hover:brightness-95',
        ghost: 'text-text hover:bg-sunken',
        danger: 'bg-danger text-on-danger hover:bg-danger-strong',
        link: 'text-accent-text underline-offset-4 hover:underline',
      },
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm',
        md: 'min-h-11 px-4 py-1.5 text-base',
        lg: 'min-h-13 px-6 py-2.5 text-base',
        icon: 'size-11 p-0',
        'icon-sm': 'size-9 p-0',
      },
      wide: { true: 'w-full' },
    },
    compoundVariants: [{ variant: 'link', className: 'min-h-0 px-0 py-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyle>;
