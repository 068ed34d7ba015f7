import type * as z from 'zod';
import { type Category, categoryDraft } from '@/lib/contract/schools/categories';
import { emptyLeftOut, wordList } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { fieldName, fieldNameNative, words } = categoryDraft.shape;

/** The contract's own draft; names of a field stay as they are where nothing is typed. */
export const categoryForm = categoryDraft.extend({
  fieldName: emptyLeftOut(fieldName),
  fieldNameNative: emptyLeftOut(fieldNameNative),
  words: wordList(words),
});
export type CategoryForm = z.input<typeof categoryForm>;

export const categoryValues = (category: Category) => typedFrom(categoryForm, category);

export const newCategory: Category = {
  categoryId: '',
  field: '',
  fieldName: '',
  fieldNameNative: '',
  name: '',
  nameNative: '',
  interests: '',
  words: [],
  subjectCount: 0,
  version: 0,
  createdAt: '',
};
