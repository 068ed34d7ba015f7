import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--sala-${name})`;
const body = { lineHeight: 'var(--sala-leading-body)' };
const heading = { lineHeight: 'var(--sala-leading-heading)' };

/** Names by meaning; the values, light and dark, are in `app/globals.css`. */
const config: Config = {
  content: [],
  theme: {
    extend: {
      colors: {
        background: token('background'),
        surface: token('surface'),
        sunken: token('sunken'),
        border: { DEFAULT: token('border'), strong: token('border-strong') },
        text: token('text'),
        muted: token('muted'),
        accent: {
          DEFAULT: token('accent'),
          strong: token('accent-strong'),
          soft: token('accent-soft'),
          text: token('accent-text'),
        },
        'on-accent': token('on-accent'),
        highlight: {
          DEFAULT: token('highlight'),
          soft: token('highlight-soft'),
          text: token('highlight-text'),
        },
        success: { DEFAULT: token('success'), soft: token('success-soft') },
        warning: { DEFAULT: token('warning'), soft: token('warning-soft') },
        danger: {
          DEFAULT: token('danger'),
          strong: token('danger-strong'),
          soft: token('danger-soft'),
        },
        'on-danger': token('on-danger'),
        ink: token('ink'),
        'on-ink': { DEFAULT: token('on-ink'), muted: token('on-ink-muted') },
      },
      fontFamily: { sans: [token('font')] },
      fontSize: {
        xs: ['0.8125rem', body],
        sm: ['0.9375rem', body],
        base: ['1rem', body],
        lg: ['1.125rem', body],
        xl: ['1.3125rem', heading],
        '2xl': ['1.5625rem', heading],
        '3xl': ['1.9375rem', heading],
        '4xl': ['2.375rem', heading],
        '5xl': ['3rem', heading],
      },
      borderRadius: { sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
      boxShadow: {
        soft: '0 1px 2px rgb(10 20 17 / 0.05), 0 2px 8px rgb(10 20 17 / 0.04)',
        raised: '0 2px 4px rgb(10 20 17 / 0.05), 0 10px 28px rgb(10 20 17 / 0.09)',
        overlay: '0 12px 48px rgb(10 20 17 / 0.24)',
      },
      maxWidth: { page: '74rem', prose: '42rem' },
    },
  },
};

export default config;
