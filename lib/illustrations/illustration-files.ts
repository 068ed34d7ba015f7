import type { Campus } from './campus';

/**
 * Sala's drawings, `public/illustrations/…/NAME.svg`: draw them in any program that leaves their colours as variables.
 * The folder is named after its content, because browsers keep it for ever; a test says the name after a change.
 */
export const illustrationFolder = '/illustrations/82e38516';

/** Width and height of the pictures of a family. */
const familySizes = {
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
const ownSizes = {
  'scene-scholarship': [340, 230],
  'scene-welcome': [480, 560],
  'scene-start': [400, 170],
  'scene-hero': [1600, 260],
  'scene-people': [640, 480],
  'scene-test': [330, 235],
} as const;

export type IllustrationName =
  | Campus
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
  | 'cover-market'
  | 'cover-laboratory'
  | 'cover-pagoda'
  | 'cover-bus'
  | 'cover-ferry'
  | 'cover-coast'
  | 'cover-building'
  | 'cover-dawn'
  | 'cover-village'
  | 'cover-roadside'
  | 'cover-dormitory'
  | 'cover-library'
  | 'cover-noticeboard'
  | 'cover-night'
  | 'cover-weaving'
  | 'cover-clinic'
  | 'cover-garage'
  | 'cover-kitchen'
  | 'cover-savings'
  | 'cover-seller'
  | 'cover-undertree'
  | 'cover-planting'
  | 'cover-ride'
  | 'cover-football'
  | 'cover-volunteers'
  | 'cover-caller'
  | 'cover-delivery'
  | 'cover-deciding'
  | 'cover-examhall'
  | 'cover-labwork'
  | 'cover-welding'
  | 'cover-repair'
  | 'cover-reading'
  | 'cover-reception'
  | 'cover-debate'
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

type StateOf<Name> = Name extends `state-${infer State}` ? State : never;

/** The available pictures for lists and pages without content. */
export type State = StateOf<IllustrationName>;

const hasOwnSize = (name: IllustrationName): name is keyof typeof ownSizes => name in ownSizes;

/** Width and height of a picture. */
export const illustrationSize = (name: IllustrationName): readonly [width: number, height: number] =>
  hasOwnSize(name) ? ownSizes[name] : familySizes[name.split('-')[0] as keyof typeof familySizes];
