/** Written by write-illustrations.ts. */
export const illustrationFolder = '/illustrations/9e908217';

/** Width and height of the pictures of a family. */
export const familySizes = {
  field: [240, 160],
  type: [240, 160],
  campus: [1200, 240],
  state: [240, 160],
  cover: [480, 270],
  step: [180, 180],
  mind: [240, 240],
  interest: [240, 240],
  map: [1060, 880],
} as const;

/** Of pictures whose family has several sizes. */
export const ownSizes = {
  'scene-scholarship': [340, 230],
  'scene-welcome': [480, 560],
  'scene-start': [400, 170],
  'scene-hero': [1600, 260],
  'scene-people': [640, 480],
  'scene-test': [330, 235],
} as const;

export type IllustrationName =
  | 'field-market'
  | 'field-finance'
  | 'field-law'
  | 'field-society'
  | 'field-teaching'
  | 'field-languages'
  | 'field-tourism'
  | 'field-arts'
  | 'field-computing'
  | 'field-engineering'
  | 'field-building'
  | 'field-science'
  | 'field-health'
  | 'field-farming'
  | 'type-university'
  | 'type-institute'
  | 'type-tvet'
  | 'type-vocational'
  | 'type-associate-degree-diploma'
  | 'type-short-course-institute'
  | 'type-short-course'
  | 'type-k12'
  | 'type-kindergarten'
  | 'campus-1'
  | 'campus-2'
  | 'campus-3'
  | 'campus-4'
  | 'campus-5'
  | 'campus-6'
  | 'campus-7'
  | 'campus-8'
  | 'campus-9'
  | 'campus-10'
  | 'campus-11'
  | 'campus-12'
  | 'state-nothing'
  | 'state-search'
  | 'state-lost'
  | 'state-offline'
  | 'state-favorites'
  | 'state-applications'
  | 'state-locked'
  | 'state-failed'
  | 'state-messages'
  | 'cover-study'
  | 'cover-money'
  | 'cover-career'
  | 'cover-wellbeing'
  | 'cover-campus'
  | 'cover-abroad'
  | 'cover-exam'
  | 'cover-graduation'
  | 'cover-talk'
  | 'cover-visit'
  | 'cover-interview'
  | 'cover-workshop'
  | 'cover-friends'
  | 'cover-family'
  | 'cover-online'
  | 'cover-city'
  | 'step-find'
  | 'step-apply'
  | 'step-begin'
  | 'mind-INTJ'
  | 'mind-INTP'
  | 'mind-ENTJ'
  | 'mind-ENTP'
  | 'mind-INFJ'
  | 'mind-INFP'
  | 'mind-ENFJ'
  | 'mind-ENFP'
  | 'mind-ISTJ'
  | 'mind-ISFJ'
  | 'mind-ESTJ'
  | 'mind-ESFJ'
  | 'mind-ISTP'
  | 'mind-ISFP'
  | 'mind-ESTP'
  | 'mind-ESFP'
  | 'interest-R'
  | 'interest-I'
  | 'interest-A'
  | 'interest-S'
  | 'interest-E'
  | 'interest-C'
  | 'scene-scholarship'
  | 'scene-welcome'
  | 'scene-start'
  | 'scene-hero'
  | 'scene-people'
  | 'scene-test'
  | 'map-provinces';
