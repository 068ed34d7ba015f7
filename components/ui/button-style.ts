import { cva, type VariantProps } from 'class-variance-authority';

/** The look shared by buttons and links that act as buttons. */
export const buttonStyle = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      soft: 'button-soft',
      highlight: 'button-highlight',
      ghost: 'button-ghost',
      danger: 'button-danger',
      link: 'button-link',
    },
    size: {
      sm: '',
      md: '',
      lg: '',
      icon: 'size-11 p-0',
      'icon-sm': 'size-9 min-h-0 p-0',
    },
    wide: { true: 'w-full' },
  },
  compoundVariants: [
    {
      variant: ['primary', 'secondary', 'soft', 'highlight', 'ghost', 'danger'],
      size: 'sm',
      className: 'min-h-9 px-3 py-1 text-sm',
    },
    {
      variant: ['primary', 'secondary', 'soft', 'highlight', 'ghost', 'danger'],
      size: 'lg',
      className: 'min-h-13 px-6 py-2.5',
    },
    { variant: 'link', size: 'sm', className: 'text-sm' },
  ],
  defaultVariants: { variant: 'primary', size: 'md' },
});

export type ButtonStyle = VariantProps<typeof buttonStyle>;
