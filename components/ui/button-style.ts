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
      sm: 'button-sm',
      md: '',
      lg: 'button-lg',
      icon: 'button-icon',
      'icon-sm': 'button-icon-sm',
    },
    wide: { true: 'w-full' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

export type ButtonStyle = VariantProps<typeof buttonStyle>;
