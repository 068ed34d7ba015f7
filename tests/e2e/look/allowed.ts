import type { Fault } from './shown';

interface Allowed {
  /** The bare paths. */
  path: RegExp;
  rule: Fault['rule'];
  why: string;
}

/** Faults that are meant, each with its reason. */
export const allowed: readonly Allowed[] = [
  {
    path: /^\/advisor\/(?:fair|article)\/[^/]+\/edit$/,
    rule: 'too long',
    why: 'The editor shows all sessions and stands of a fair, or a whole article; staff arrange it at a desk.',
  },
  {
    path: /^\/advisor\/student-loan\/detail$/,
    rule: 'too long',
    why: 'The terms of a bank are one form, which is compared with the contract as a whole.',
  },
  {
    path: /^\/(?:articles|blog)\/[^/]+$/,
    rule: 'too long',
    why: 'A text is as long as its writer made it.',
  },
  {
    path: /^\/advisor\/user\/application\/[^/]+$/,
    rule: 'too long',
    why: 'All that an application says; the list opens the same in a panel, with what decides first.',
  },
  {
    path: /^\/advisor\/dashboard$/,
    rule: 'too long',
    why: 'What waits comes first; the figures below it are one page, so that they are compared.',
  },
  {
    path: /^\/advisor\/dashboard$/,
    rule: 'deed below the first screen',
    why: 'What waits is rows that lead on; the only button answers a message at its foot.',
  },
  {
    path: /^\/advisor\/student-loan\/[^/]+\/[^/]+\/detail$/,
    rule: 'deed below the first screen',
    why: 'A loan is decided by who has read what is asked, who stands for it, and its papers.',
  },
  {
    path: /^\/advisor\/orientation-test$/,
    rule: 'list begins low',
    why: 'Which test, and how the results are spread, stand above the list that they narrow.',
  },
  {
    path: /^\/forum\/answer\/[^/]+$/,
    rule: 'deed below the first screen',
    why: 'A question and its answers are read before one adds another.',
  },
  {
    path: /^\/scholarship$/,
    rule: 'record too tall',
    why: 'What it is, who gives it, what it pays and until when: none of the four can be left out.',
  },
  {
    path: /^\/school\/[^/]+$/,
    rule: 'too long',
    why: 'A school is one page with all its programs; its parts are reached by the row of links at its head.',
  },
];
