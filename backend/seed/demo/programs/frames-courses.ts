import data from './frames-courses.json';

/** {content}: nouns, {result}: a verb, {school}. */
export const courseFrames = data.courseFrames;
