import { defineConfig } from 'oxlint';
import { zoneOverrides } from './lint/zones.ts';

const lines = (max: number) =>
  ['error' as const, { max, skipBlankLines: true, skipComments: true }] as ['error', object];

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'nextjs', 'jsx-a11y', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['.next/**', 'node_modules/**', 'public/**', 'next-env.d.ts', 'backend/db/migrations/**'],
  settings: {
    next: { rootDir: '.' },
    'jsx-a11y': {
      components: {
        Link: 'a',
        NavLink: 'a',
        LinkButton: 'a',
        Button: 'button',
        Input: 'input',
        Select: 'select',
        Textarea: 'textarea',
        Checkbox: 'input',
      },
    },
  },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Settings are read in lib/env.' },
    ],
    'max-lines': lines(400),
    'max-lines-per-function': lines(100),
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-callback-reference': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-standalone-expect': 'off',
    'no-control-regex': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'assert*'] }],
  },
  overrides: [
    ...zoneOverrides,
    { files: ['backend/**'], rules: { 'no-console': 'off', 'react/rules-of-hooks': 'off' } },
    {
      files: [
        'lib/env/**',
        'backend/cli/**',
        'next.config.ts',
        'playwright.config.ts',
        'vitest.config.ts',
        'tests/**',
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.mjs',
        'backend/server.ts',
        'backend/site/main.ts',
        'lib/session/settings.ts',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['tests/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
    { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', { max: 25 }] } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs', 'tests/**'],
      rules: {
        'max-lines-per-function': 'off',
        'no-restricted-imports': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
    {
      files: [
        'components/layouts/first-paint-marks.tsx',
        'components/layouts/stale-script-guard.tsx',
        'components/ui/json-ld.tsx',
      ],
      rules: { 'react/no-danger': 'off' },
    },
    { files: ['app/global-error.tsx'], rules: { 'nextjs/no-html-link-for-pages': 'off' } },
    {
      files: ['components/ui/avatar.tsx', 'components/ui/illustration.tsx', 'components/ui/photo.tsx'],
      rules: { 'nextjs/no-img-element': 'off' },
    },
    {
      files: ['lib/domain/**/data/**', 'lib/contract/index.ts', 'lib/i18n/messages.ts', 'backend/seed/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: [
        'components/schools/school-search/suggestion-list.tsx',
        'components/layouts/palette/palette-list.tsx',
      ],
      rules: {
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
      },
    },
    {
      files: ['components/kits/list/data-table.tsx'],
      rules: {
        'jsx-a11y/control-has-associated-label': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
      },
    },
    {
      files: [
        'components/kits/list/use-long-rows.ts',
        'components/kits/board/use-column.ts',
        'components/questions/chat-list.tsx',
      ],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      // Dragging is for pointers; the menu of each card does the same with a keyboard.
      files: ['components/kits/board/step-column.tsx', 'components/kits/board/board-card.tsx'],
      rules: {
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/no-noninteractive-tabindex': 'off',
      },
    },
    {
      // What scrolls must be reached by keyboard.
      files: [
        'components/ui/table.tsx',
        'components/questions/chat-list.tsx',
        'components/schools/compare/comparison-table.tsx',
        'components/schools/school/school-quotes.tsx',
      ],
      rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
    },
    {
      files: ['components/ui/disclosure-menu.tsx'],
      rules: {
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/click-events-have-key-events': 'off',
      },
    },
  ],
});
